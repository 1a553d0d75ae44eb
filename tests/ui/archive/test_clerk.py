"""Counting games and making their records small."""

from __future__ import annotations

from dataclasses import replace
from statistics import mean
from typing import Any

import pytest

from game import mau_mau, mexe_mexe
from game.match import replay, steps
from game.mau_mau.events import Cause, Drew
from game.mexe_mexe.events import Arranged, TurnBegan
from game.record import RecordError
from tests.ui.archive.made import a_counted, a_session, all_of, an_entry
from ui.archive.clerk import opening, tidying, worth_keeping
from ui.archive.entry import Standing
from ui.store import GAMES

KEY = len(GAMES) + 12


def events_of(session: Any) -> list[Any]:
    """All events of a game."""
    return [
        event for step in steps(session.game.rules, session.record) for event in step.ruling.events
    ]


def test_a_game_of_mau_mau_is_counted() -> None:
    session = a_session("mau-mau", 3, rounds=4)
    counted = all_of(tidying(an_entry("mau-mau", 3, rounds=4)))
    numbers, state = counted.numbers, session.match.state
    assert numbers
    assert len(numbers.rounds) == 4
    assert numbers.rounds.count("W") == state.won[0]
    assert numbers.points == state.points[0]
    drawn = [event for event in events_of(session) if isinstance(event, Drew) and event.seat == 0]
    assert numbers.bought == sum(len(event.cards) for event in drawn)
    chains = [
        event.due
        for event in drawn
        if event.cause in (Cause.SOFT_CHAIN, Cause.HARD_CHAIN, Cause.DEBT)
    ]
    assert numbers.paid == max(chains, default=0)
    assert numbers.match == ""
    assert (numbers.laid, numbers.out) == (0, 0)


def test_a_match_of_mexe_mexe_is_counted() -> None:
    session = a_session("mexe-mexe", 1, rounds=60)
    counted = all_of(tidying(an_entry("mexe-mexe", 1, rounds=60)))
    numbers, state = counted.numbers, session.match.state
    assert numbers
    assert counted.standing is Standing.OVER
    assert counted.winners == state.winners
    assert numbers.match == ("W" if 0 in state.winners else "L")
    played = [row.points[0] for row in state.sheet if row.points[0] is not None]
    assert len(numbers.rounds) == len(played)
    assert numbers.points == sum(played)
    laid = [e for e in events_of(session) if isinstance(e, Arranged) and e.seat == 0]
    assert numbers.laid == max(len(event.laid) for event in laid)


def test_the_fastest_way_out_is_counted_in_ones_own_turns() -> None:
    for number in range(20):
        session = a_session("mexe-mexe", number)
        if 0 in session.match.state.result.winners:
            break
    counted = all_of(tidying(an_entry("mexe-mexe", number)))
    turns = [e for e in events_of(session) if isinstance(e, TurnBegan) and e.seat == 0]
    assert counted.numbers
    assert counted.numbers.rounds == "W"
    assert counted.numbers.out == len(turns)


@pytest.mark.parametrize("number", range(4))
@pytest.mark.parametrize("name", ["mau-mau", "mexe-mexe"])
def test_a_finished_game_becomes_a_link_that_tells_all_that_happened(
    name: str, number: int
) -> None:
    entry = an_entry(name, number, rounds=60 if name == "mexe-mexe" else 2)
    counted = all_of(tidying(entry))
    assert counted.as_link
    assert not entry.as_link
    record = all_of(opening(counted))
    rules = {"mau-mau": mau_mau, "mexe-mexe": mexe_mexe}[name]
    before = all_of(opening(entry))
    assert replay(rules, record).state == replay(rules, before).state
    assert replace(record, intents=()) == replace(before, intents=())
    assert all_of(tidying(counted)) == counted


def test_an_unfinished_game_stays_as_it_is_and_is_counted_all_the_same() -> None:
    entry = an_entry("mau-mau", 5, rounds=3, moves=0)
    assert entry.standing is Standing.UNFINISHED
    counted = all_of(tidying(entry))
    assert counted.record == entry.record
    assert counted.numbers
    assert len(counted.numbers.rounds) == 2


def test_what_no_link_can_carry_stays_as_it_is() -> None:
    entry = an_entry("mau-mau", seed="longer than a link can tell " * 9)
    counted = all_of(tidying(entry))
    assert counted == replace(entry, numbers=counted.numbers)
    assert counted.numbers
    assert all_of(opening(counted)) == all_of(opening(entry))


def test_a_damaged_record_is_told() -> None:
    entry = an_entry()
    for record in (entry.record.replace("deal", "pass", 1), a_counted().record[:-9] + "A" * 9):
        with pytest.raises(RecordError):
            all_of(tidying(replace(entry, record=record)))


def test_a_game_of_several_people_has_no_numbers_of_anybody() -> None:
    entry = all_of(tidying(an_entry("mau-mau", 2, people=2)))
    assert not entry.counts
    assert entry.numbers
    assert entry.numbers.rounds == ""


def test_a_game_in_which_nobody_decided_is_not_worth_keeping() -> None:
    session = a_session("mau-mau", 0, moves=1)
    assert not worth_keeping(session)
    assert worth_keeping(a_session("mau-mau", 0))


def test_five_hundred_finished_games_take_less_than_a_million_characters() -> None:
    """Sittings of some rounds of Mau-Mau, and whole matches of Mexe-Mexe, as families play them."""
    games = [
        *(a_counted("mau-mau", number, rounds=1 + number % 7) for number in range(7)),
        *(a_counted("mexe-mexe", number, rounds=60) for number in range(3)),
    ]
    assert all(entry.as_link for entry in games)
    sizes = {
        name: [KEY + len(its.to_text()) for its in games if its.game == name]
        for name in ("mau-mau", "mexe-mexe")
    }
    assert 250 * mean(sizes["mau-mau"]) + 250 * mean(sizes["mexe-mexe"]) < 1_000_000
