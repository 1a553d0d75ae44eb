"""The lessons: every step can be done, and nothing else can."""

from __future__ import annotations

import json

import pytest

from game.games import GAMES
from tests.ui.visitor import Visitor
from ui import store
from ui.teaching.lesson import READ_ON, Lesson, Progress, Step
from ui.teaching.lessons import lesson_of
from ui.words import PARTS, Language, Words

NAMES = tuple(GAMES)


def lesson_named(name: str) -> Lesson:
    """The lesson of a game."""
    lesson = lesson_of(name)
    assert lesson
    return lesson


def attending(name: str) -> Visitor:
    """A visitor who has begun a lesson."""
    visitor = Visitor()
    visitor.press(f"setup game {name}")
    visitor.press(f"lesson {name}")
    return visitor


def wanted(visitor: Visitor) -> list[str]:
    """The marked controls."""
    return [node.attributes["data-do"] for node in visitor.find(data_wanted="")]


def reached(visitor: Visitor) -> dict[str, int]:
    """How far each lesson has come, as it is kept."""
    kept: dict[str, int] = json.loads(visitor.storage.read(store.LESSONS) or "{}")
    return kept


def do_step(visitor: Visitor) -> None:
    """Use what is marked until the next step."""
    before = visitor.text("lesson-count")
    for _ in range(10):
        assert wanted(visitor), visitor.text("lesson-text")
        visitor.press(wanted(visitor)[0])
        visitor.wait_for_own_turn()
        if not visitor.find(class_="lesson") or visitor.text("lesson-count") != before:
            return
    raise AssertionError("the step does not end")


@pytest.mark.parametrize("name", NAMES)
def test_a_lesson_can_be_done_by_what_is_marked(name: str) -> None:
    visitor, steps = attending(name), lesson_named(name).steps
    assert 6 <= len(steps) <= 10
    for number in range(len(steps)):
        assert visitor.text("lesson-count") == f"{number + 1} of {len(steps)}"
        do_step(visitor)
    assert visitor.offers("start")
    assert reached(visitor)[name] == 0


@pytest.mark.parametrize("name", NAMES)
def test_a_lesson_goes_on_where_it_was_left(name: str) -> None:
    visitor, steps = attending(name), lesson_named(name).steps
    for number in range(1, len(steps)):
        do_step(visitor)
        here = visitor.tree
        visitor.press("home")
        again = Visitor(visitor.storage)
        again.press(f"lesson {name}")
        assert again.text("lesson-text") == next(
            node.text() for node in here.walk() if node.attributes.get("class") == "lesson-text"
        )
        assert again.text("lesson-count") == f"{number + 1} of {len(steps)}"
        visitor = again


@pytest.mark.parametrize("name", NAMES)
def test_what_is_not_wanted_is_answered_and_changes_nothing(name: str) -> None:
    visitor = attending(name)
    do_step(visitor)
    before = visitor.app._rooms._classroom.session  # type: ignore[union-attr]
    others = [
        control.attributes["data-do"]
        for control in visitor.controls()
        if control.attributes["data-do"].startswith(("card ", "intent "))
        and "data-wanted" not in control.attributes
    ]
    assert others
    for request in (*others, "undo", "rematch"):
        visitor.app.act(request)
        assert "That comes later" in visitor.text("message")
        assert visitor.app._rooms._classroom.session is before  # type: ignore[union-attr]


def test_a_game_under_way_is_left_alone() -> None:
    visitor = Visitor()
    visitor.press("start")
    visitor.wait_for_own_turn()
    saved = visitor.storage.read(store.GAME)
    visitor.press("home")
    visitor.press("lesson mau-mau")
    do_step(visitor)
    do_step(visitor)
    visitor.press("home")
    assert visitor.storage.read(store.GAME) == saved
    visitor.press("continue")
    assert not visitor.find(class_="lesson")


def test_rules_and_settings_lead_back_to_the_lesson() -> None:
    visitor = attending("mexe-mexe")
    do_step(visitor)
    for place in ("rules", "settings"):
        visitor.press(place)
        assert not visitor.find(class_="lesson")
        visitor.press("back")
        assert visitor.text("lesson-count").startswith("2 of")
    visitor.press("settings")
    visitor.press("language pt-BR")
    visitor.press("back")
    assert visitor.text("lesson-count").startswith("2 de")


def test_what_lies_unfinished_is_there_again() -> None:
    visitor = attending("mexe-mexe")
    for _ in range(3):
        do_step(visitor)
    assert visitor.find(class_="meld")
    visitor.app.act("language pt-BR")
    assert visitor.find(class_="meld")
    visitor.press("home")
    again = Visitor(visitor.storage)
    again.press("lesson mexe-mexe")
    assert again.find(class_="meld")
    do_step(again)
    assert "5 de 10" in again.text("lesson-count")
    assert len(again.find(class_="meld")) == 2


@pytest.mark.parametrize("kept", ["", "[]", "nonsense", '{"mau-mau": "x"}', '{"mau-mau": 999}'])
def test_a_damaged_note_of_progress_is_no_obstacle(kept: str) -> None:
    visitor = Visitor()
    visitor.storage.write(store.LESSONS, kept)
    visitor.press("lesson mau-mau")
    assert visitor.find(class_="lesson")


@pytest.mark.parametrize("language", Language)
def test_every_step_has_words_and_no_words_are_left_over(language: Language) -> None:
    words = Words.load(language, *PARTS)
    keys = {f"lesson.{name}.{step.says}" for name in NAMES for step in lesson_named(name).steps}
    own = tuple(f"lesson.{name}." for name in NAMES)
    assert keys == {key for key in words.entries if key.startswith(own)}


def test_cards_may_come_in_any_order_and_the_rest_in_one() -> None:
    steps = (Step("run", ("card 7C", "card 8C", "new", "card 9C"), ("draw", "pass")), Step("read"))
    progress = Progress(Lesson(lesson_named("mau-mau").record, steps))
    assert progress.wanted == ("card 7C", "card 8C")
    progress = progress.after("card 8C").after("card 7C")
    assert progress.wanted == ("new",)
    progress = progress.after("new").after("card 9C")
    assert (progress.wanted, progress.answer) == ((), "draw")
    progress = progress.answered()
    assert progress.answer == "pass"
    progress = progress.answered()
    assert (progress.at, progress.wanted) == (1, (READ_ON,))
    assert progress.after(READ_ON).step is None
