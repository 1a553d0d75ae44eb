"""The set-up: what can be asked for, what is refused in words, and what is on the screen."""

from __future__ import annotations

import json
from dataclasses import fields

import pytest

from game.cards import Rank
from game.mau_mau.code import encode
from game.mau_mau.effects import SEED_EFFECTS, Effect, Kind
from game.mau_mau.options import Goal, Options
from game.mau_mau.presets import FAMILY, ORIGINAL, PRESETS, QUICK
from ui.house_rules import Panel
from ui.own_tables import Table, tables_from_text, tables_to_text
from ui.places import Place, people
from ui.present.setup import present_setup
from ui.setting_up import MOST_TABLES, act
from ui.setup import Setup, setup_from_text, setup_to_text
from ui.words import Language, Words

WORDS = [Words.load(language, "setup", "rules") for language in Language]
ENGLISH = WORDS[1]
FOUR = Setup.of(4)


def after(*requests: str, setup: Setup = FOUR) -> Setup:
    """The set-up after these requests."""
    for request in requests:
        setup = act(setup, request)
    return setup


def names(setup: Setup) -> list[str]:
    return [place.name for place in setup.places]


# ---- rules --------------------------------------------------------------------------------------


def test_a_new_table_is_the_original_with_one_person() -> None:
    assert (FOUR.options, FOUR.preset, FOUR.problem) == (ORIGINAL, "original", None)
    assert people(FOUR.places) == (0,)
    assert names(FOUR) == ["", "Ana", "Beto", "Caio"]


@pytest.mark.parametrize("name", PRESETS)
def test_presets(name: str) -> None:
    setup = after("option hand_size 9", f"preset {name}")
    assert (setup.options, setup.preset) == (PRESETS[name], name)


@pytest.mark.parametrize("name", [f.name for f in fields(Options) if f.type == "bool"])
def test_switches_go_on_and_off(name: str) -> None:
    for word, value in (("on", True), ("off", False)):
        assert getattr(after(f"option {name} {word}").options, name) is value


@pytest.mark.parametrize(
    ("request_text", "options"),
    [
        ("option hand_size 5", Options(hand_size=5)),
        ("option packs 3", Options(packs=3)),
        ("option packs auto", Options()),
        ("option goal best-of 3", Options(goal=Goal.parse("best-of 3"))),
        ("option goal points 200", Options(goal=Goal.parse("points 200"))),
        ("option goal rounds", Options()),
    ],
)
def test_other_options(request_text: str, options: Options) -> None:
    assert after("option packs 2", "option packs auto", request_text).options == options


def effect_of(setup: Setup, rank: Rank) -> Effect:
    effect: Effect = setup.options.effects[rank]
    return effect


def test_effects() -> None:
    setup = after("effect 5 hard-draw 4", "effect X wild", "effect 10 skip")
    assert effect_of(setup, Rank.FIVE) == Effect(Kind.HARD_DRAW, 4)
    assert effect_of(setup, Rank.JOKER) == Effect(Kind.WILD)
    assert effect_of(setup, Rank.TEN) == Effect(Kind.SKIP)
    assert effect_of(setup, Rank.SEVEN) == SEED_EFFECTS[Rank.SEVEN]
    assert after("effects reset", setup=setup).options == ORIGINAL


def test_an_effect_without_its_number_keeps_the_old_one_or_takes_the_usual() -> None:
    assert effect_of(after("effect X soft-draw"), Rank.JOKER) == Effect(Kind.SOFT_DRAW, 5)
    assert effect_of(after("effect 4 hard-draw"), Rank.FOUR) == Effect(Kind.HARD_DRAW, 2)
    assert effect_of(after("effect 7 none"), Rank.SEVEN) == Effect(Kind.NONE)


@pytest.mark.parametrize(
    "request_text",
    [
        "",
        "dance",
        "preset",
        "preset nobody",
        "option",
        "option hand_size",
        "option hand_size many",
        "option colour on",
        "option jokers 2",
        "option goal best-of x",
        "effect",
        "effect 11 skip",
        "effect 7 fly",
        "effect 7 hard-draw 0",
        "effect 7 skip 2",
        "effects",
        "seats",
        "seats 1",
        "seats 11",
        "seats many",
        "seat 9 medium",
        "seat -1 human",
        "seat 1 cat",
        "name 9 Ana",
        "name x Ana",
        "avatar 1",
        "avatar 7 1",
        "panel",
        "panel cellar",
        "game",
        "game poker",
        "option wild_in_sets on",
        "code",
        "keep",
        "keep  ",
        "use nothing",
        "forget nothing",
    ],
)
def test_a_request_that_makes_no_sense_changes_nothing(request_text: str) -> None:
    assert act(FOUR, request_text) == FOUR


# ---- what cannot be played ----------------------------------------------------------------------


def test_too_few_cards_are_explained_where_they_can_be_put_right() -> None:
    setup = after("option packs 1", "option hand_size 9")
    assert setup.problem
    assert (setup.problem.code, setup.problem_panel) == ("stock", Panel.DECK)
    closed = present_setup(ENGLISH, setup)
    assert "18" not in closed.text()
    assert "It cannot be played like this" in closed.text()
    opened = act(setup, "start")
    assert Panel.DECK in opened.panels
    assert (
        "20 must be left in the stock, and the sum is 18" in present_setup(ENGLISH, opened).text()
    )
    assert after("seats 3", setup=opened).problem is None


def test_start_changes_nothing_at_a_table_that_can_be_played() -> None:
    assert act(FOUR, "start") == FOUR


@pytest.mark.parametrize("words", WORDS)
@pytest.mark.parametrize(
    ("options", "panel"),
    [
        (Options(hand_size=3), Panel.DECK),
        (Options(packs=7), Panel.DECK),
        (Options(packs=1, hand_size=10), Panel.DECK),
        (Options(goal=Goal.parse("best-of 2")), Panel.MATCH),
    ],
)
def test_every_problem_has_words(options: Options, panel: Panel, words: Words) -> None:
    setup = act(FOUR.ruled("mau-mau", options), "start")
    assert setup.problem_panel is panel
    alerts = [n for n in present_setup(words, setup).walk() if n.attributes.get("role") == "alert"]
    assert len(alerts) == 1


# ---- codes and own tables -----------------------------------------------------------------------


def test_a_pasted_code() -> None:
    setup = after(f"code {encode(FAMILY).lower()}")
    assert setup.options == FAMILY
    assert setup.message
    assert not setup.message.refused


@pytest.mark.parametrize(
    ("code", "key"), [("M1B92", "flaw.damaged"), ("hello", "flaw.foreign"), ("M2", "flaw.damaged")]
)
def test_a_bad_code_tells_why_and_changes_nothing(code: str, key: str) -> None:
    setup = after("preset quick", f"code {code}")
    assert setup.options == QUICK
    assert setup.message
    assert (setup.message.key, setup.message.refused) == (key, True)
    shown = present_setup(ENGLISH, act(setup._replace(panels=frozenset()), "panel tables"))
    assert ENGLISH(key) not in shown.text()
    assert ENGLISH(key) in present_setup(ENGLISH, setup._replace(panels=frozenset(Panel))).text()


def test_own_tables_are_kept_used_and_forgotten() -> None:
    setup = after("preset family", "keep Domingo na vó", "preset quick", "keep Bar")
    assert [table.name for table in setup.tables] == ["Domingo na vó", "Bar"]
    assert after("use domingo na vó", setup=setup).options == FAMILY
    assert [table.name for table in after("forget Bar", setup=setup).tables] == ["Domingo na vó"]
    again = after("preset quick", "keep DOMINGO NA VÓ", setup=setup)
    assert [table.name for table in again.tables] == ["Bar", "DOMINGO NA VÓ"]


def test_there_is_a_limit_to_own_tables() -> None:
    setup = after(*(f"keep {number}" for number in range(MOST_TABLES + 1)))
    assert len(setup.tables) == MOST_TABLES
    assert setup.message
    assert setup.message.refused


def test_own_tables_survive_as_text_even_those_that_cannot_be_read_here() -> None:
    tables = (Table("Vó", encode(FAMILY)), Table("Futuro", "M2XXXYYY"))
    assert tables_from_text(tables_to_text(tables)) == tables
    setup = act(FOUR._replace(tables=tables), "use Futuro")
    assert setup.options == ORIGINAL
    assert setup.message
    assert setup.message.refused


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("", 0),
        ("null", 0),
        ("{}", 0),
        ('"text"', 0),
        ("[" * 100_000, 0),
        ('[["A", "M1B91"], 3, ["B"], ["", "x"], ["C", 1], ["a", "M1B91"]]', 1),
    ],
)
def test_damaged_tables_are_left_out(text: str, count: int) -> None:
    assert len(tables_from_text(text)) == count


def test_a_set_up_is_kept_from_one_visit_to_the_next() -> None:
    setup = after("seats 3", "name 0 Lia", "seat 2 human", "avatar 1 5", "preset family", "keep X")
    again = setup_from_text(setup_to_text(setup), tables_to_text(setup.tables))
    assert (again.places, again.options, again.tables) == (
        setup.places,
        setup.options,
        setup.tables,
    )


@pytest.mark.parametrize("text", ["", "3", "[]", '{"places": 4}', '{"places": [["a", 1, "x"]]}'])
def test_a_damaged_set_up_is_as_by_default(text: str) -> None:
    assert setup_from_text(text, seats=5) == Setup.of(5)


def test_what_is_damaged_in_a_set_up_does_not_spoil_the_rest() -> None:
    data = json.loads(setup_to_text(after("preset quick", "name 0 Lia")))
    assert setup_from_text(json.dumps({**data, "rules": "?"})).places[0] == Place("Lia", 0)
    assert setup_from_text(json.dumps({**data, "places": []})).options == QUICK
