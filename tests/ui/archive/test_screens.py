"""The archive as a visitor meets it: its list, its statistics, and a browser that keeps nothing."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.ui.archive.made import a_counted, an_entry, settle, visitor_with
from tests.ui.archive.test_lasting import Narrow
from tests.ui.archive.test_shelves import kept, step
from tests.ui.visitor import FullStorage, Visitor, play_round
from ui import store
from ui.archive.entry import Entry, Standing
from ui.archive.shelf import SHOWN
from ui.words import Language

FINISHED = a_counted("mau-mau", 1, rounds=3)
MATCH = a_counted("mexe-mexe", 1, rounds=60)
UNFINISHED = an_entry("mau-mau", 6, moves=20)
RECEIVED = replace(a_counted("mau-mau", 2), received=True)
ALL = (FINISHED, MATCH, UNFINISHED, RECEIVED)


def in_archive(*games: Entry) -> Visitor:
    """A visitor who looks at the list of these games."""
    visitor = visitor_with(*games)
    visitor.press("games")
    settle(visitor)
    return visitor


def listed(visitor: Visitor) -> int:
    """How many games the list shows."""
    return len(visitor.find(class_="kept-game"))


def test_an_empty_archive_says_what_will_be_there() -> None:
    visitor = in_archive()
    assert "No games here yet" in visitor.tree.text()
    visitor.press("games statistics")
    assert "No numbers yet" in visitor.tree.text()


def test_the_list_is_told_in_words_and_filtered() -> None:
    visitor = in_archive(*ALL)
    assert listed(visitor) == 4
    assert "2026-11-30, 14:05" in visitor.tree.text()
    assert "opponents: Easy" in visitor.tree.text()
    for which, number in (("unfinished", 1), ("finished", 3), ("received", 1), ("all", 4)):
        visitor.press(f"games filter {which}")
        assert listed(visitor) == number


@pytest.mark.parametrize(
    ("entry", "said"),
    [
        (FINISHED, f"You won {FINISHED.numbers.rounds.count('W')} of 3 rounds"),  # type: ignore[union-attr]
        (replace(MATCH, winners=(0,)), "You won the match"),
        (replace(MATCH, winners=(1,)), "Ana won the match"),
        (replace(MATCH, winners=(1, 2)), "Match tied: Ana and Beto"),
        (UNFINISHED, "Left in round 1"),
        (an_entry("mau-mau", 4, people=2), "1 round played"),
    ],
)
def test_how_a_game_ended_is_told(entry: Entry, said: str) -> None:
    assert said in in_archive(entry).tree.text()


def test_what_can_be_done_depends_on_the_game() -> None:
    visitor = in_archive(*ALL)
    for entry, goes_on in zip(ALL, (True, False, True, False), strict=True):
        key = visitor_key(visitor, entry)
        assert visitor.offers(f"games continue {key}") == goes_on
        for act in ("watch", "share", "delete"):
            assert visitor.offers(f"games {act} {key}")


def visitor_key(visitor: Visitor, entry: Entry) -> str:
    """The key of a game of the list, by its record."""
    assert entry.key in visitor.storage.texts
    return entry.key


def test_a_long_list_is_shown_bit_by_bit() -> None:
    games = [replace(FINISHED, record=f"{FINISHED.record}{number}") for number in range(SHOWN + 5)]
    visitor = in_archive(*games)
    assert listed(visitor) == SHOWN
    visitor.press("games more")
    assert listed(visitor) == SHOWN + 5
    assert not visitor.offers("games more")


def test_an_entry_that_cannot_be_read_is_told_and_stays() -> None:
    visitor = visitor_with(FINISHED)
    visitor.storage.write(f"{store.GAMES}odd", "[99]")
    visitor.press("games")
    assert "1 game could not be read" in visitor.tree.text()
    assert visitor.storage.texts[f"{store.GAMES}odd"] == "[99]"


def test_a_damaged_game_says_so_and_stays() -> None:
    damaged = replace(FINISHED, record=FINISHED.record[:-6] + "AAAAAA")
    visitor = in_archive(damaged)
    visitor.press(f"games continue {damaged.key}")
    settle(visitor)
    assert "is damaged" in visitor.text("archive-told")
    assert visitor.storage.texts[damaged.key] == damaged.to_text()


def test_a_game_is_watched_and_one_comes_back_to_the_list() -> None:
    visitor = in_archive(MATCH)
    visitor.press(f"games watch {MATCH.key}")
    for _ in range(3000):
        if visitor.find(class_="theatre") or visitor.offers("leave"):
            break
        visitor.wait()
    visitor.press("leave")
    assert listed(visitor) == 1


def test_a_game_is_shared_and_one_comes_back_to_the_list() -> None:
    visitor = in_archive(FINISHED)
    visitor.press(f"games share {FINISHED.key}")
    settle(visitor)
    visitor.press("share replay")
    settle(visitor)
    assert FINISHED.record in visitor.tree.text() or any(
        FINISHED.record in str(node.attributes) for node in visitor.tree.walk()
    )
    visitor.press("back")
    assert listed(visitor) == 1


def test_finished_games_are_continued_where_they_rested() -> None:
    visitor = in_archive(FINISHED)
    visitor.press(f"games continue {FINISHED.key}")
    for _ in range(3000):
        if visitor.find(class_="table"):
            break
        visitor.wait()
    assert visitor.state.round == 3
    assert not kept(visitor.storage)
    visitor.press("intent deal")
    assert visitor.state.round == 4


@pytest.mark.parametrize("language", Language)
def test_statistics_tell_the_numbers(language: Language) -> None:
    visitor = visitor_with(*ALL)
    visitor.app.act(f"language {language.value}")
    visitor.press("games")
    settle(visitor)
    visitor.press("games statistics")
    assert len(visitor.find(class_="account")) == 2
    numbers = MATCH.numbers
    assert numbers
    won = numbers.rounds.count("W")
    share = round(100 * won / len(numbers.rounds))
    of = {"en": "of", "pt-BR": "de"}[language.value]
    assert f"{won} {of} {len(numbers.rounds)} ({share}%)" in visitor.tree.text()
    assert all(chart.attributes.get("aria-hidden") for chart in visitor.find(class_="bar-won"))
    bars = [node for node in visitor.tree.walk() if node.tag == "rect" and node.key]
    assert len(bars) == 3 + min(30, len(numbers.rounds))


def test_the_game_under_way_counts_too_as_far_as_its_rounds_are_over() -> None:
    visitor = Visitor()
    visitor.press("start")
    play_round(visitor)
    visitor.press("home")
    visitor.press("games")
    settle(visitor)
    visitor.press("games statistics")
    assert visitor.find(class_="account")
    assert listed(visitor) == 0


def test_deleting_the_oldest_can_be_undone() -> None:
    storage = FullStorage()
    for number in range(3):
        its = replace(a_counted("mau-mau", number), at=f"2026-11-0{number + 1}T10:00")
        storage.texts[its.key] = its.to_text()
    visitor = Visitor(storage)
    visitor.press("start")  # which cannot be kept
    visitor.press("home")
    visitor.press("games")
    before = dict(storage.texts)
    visitor.press("games clear")
    assert not kept(storage)
    visitor.press("games restore")
    assert {key: visitor.app._device.read(key) for key in before} == before


def test_where_there_is_no_room_one_plays_on_and_everything_is_kept_once_there_is() -> None:
    narrow = Narrow(700)
    visitor = Visitor(narrow, seed="first")
    visitor.press("start")
    visitor.wait_for_own_turn()
    for _ in range(60):
        step(visitor)
    assert "this game" in visitor.text("unkept-text")
    visitor.press("games export")
    ((_, text),) = visitor.files
    assert "handed to the browser" in visitor.text("notice-text")
    visitor.press("home")
    visitor.press("start")
    visitor.wait_for_own_turn()
    step(visitor)
    assert "earlier games" in visitor.text("unkept-text")
    narrow.room = 100_000
    visitor.app.heard("made room elsewhere")
    assert not visitor.find(class_="unkept-text")
    assert len(kept(narrow)) == 1
    assert kept(narrow)[0].standing in Standing
    again = Visitor(narrow)
    again.wait_for_own_turn()
    assert again.state == visitor.state
    assert "game" in text


def test_what_another_tab_prefers_and_puts_by_is_seen_here() -> None:
    storage = FullStorage()
    storage.texts[FINISHED.key] = FINISHED.to_text()
    visitor = Visitor(storage)
    visitor.press("games")
    storage.texts[MATCH.key] = MATCH.to_text()
    storage.texts[store.PREFERENCES] = '{"felt": "blue", "language": "pt-BR"}'
    visitor.app.heard(MATCH.key)
    visitor.app.heard(store.PREFERENCES)
    assert listed(visitor) == 2
    assert visitor.tree.attributes["data-felt"] == "blue"
    assert "Partidas" in visitor.tree.text()
    visitor.app.heard(None)
