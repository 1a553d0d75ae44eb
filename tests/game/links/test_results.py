"""What came of a deal: its first round alone, for every seat."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from game.games import GAMES
from game.links.outcome import Outcome
from game.links.results import Outcomes, outcomes_of
from game.match import Match, apply
from game.mau_mau.goal import hand_value
from tests.game.links.made import a_game

NAMES = tuple(GAMES)


def outcomes(name: str, record: Any) -> Outcomes | None:
    """What came of the deal, in one go."""
    work = outcomes_of(GAMES[name], record)
    while True:
        try:
            next(work)
        except StopIteration as end:
            found: Outcomes | None = end.value
            return found


@pytest.mark.parametrize("number", range(6))
@pytest.mark.parametrize("name", NAMES)
def test_who_wins_is_first_and_gets_what_the_others_hold(name: str, number: int) -> None:
    match = a_game(name, number, seats=2 + number)
    found = outcomes(name, match.record)
    assert found
    assert found.first_round == match.record
    (winner,) = match.state.result.winners
    assert found.of[winner].place == 1
    lost = [one.score for seat, one in enumerate(found.of) if seat != winner]
    assert found.of[winner].score == -sum(lost) > 0
    assert all(
        one.place == 2 + sum(other > one.score for other in lost) for one in found.of[:winner]
    )


def test_points_are_those_of_the_hands() -> None:
    match = a_game("mau-mau", 1)
    found = outcomes("mau-mau", match.record)
    assert found
    for seat, hand in enumerate(match.state.hands):
        if seat not in match.state.result.winners:
            assert found.of[seat].score == -hand_value(hand)


@pytest.mark.parametrize("name", NAMES)
def test_turns_in_which_one_acts_are_all_turns(name: str) -> None:
    match = a_game(name, 2)
    found = outcomes(name, match.record)
    assert found
    assert 0 < sum(one.turns for one in found.of) <= match.state.turns


@pytest.mark.parametrize("name", NAMES)
def test_what_follows_the_first_round_does_not_count(name: str) -> None:
    rules, match = GAMES[name], a_game(name, 4)
    longer = dealt_again(name, match)
    assert outcomes(name, longer.record) == outcomes(name, match.record)
    unfinished = replace(match.record, intents=match.record.intents[:-1])
    assert outcomes(name, unfinished) is None
    assert rules.actor(longer.state) is not None


def dealt_again(name: str, match: Match[Any, Any, Any]) -> Match[Any, Any, Any]:
    """The match with the next round dealt."""
    rules = GAMES[name]
    return apply(rules, match, 0, rules.parse_intent("deal"))[1]


def test_the_better_outcome_comes_first() -> None:
    ordered = [Outcome(1, 40, 9), Outcome(1, 34, 5), Outcome(1, 34, 6), Outcome(2, -3, 4)]
    assert sorted(ordered[2:] + ordered[:2], key=lambda one: one.better_first) == ordered
