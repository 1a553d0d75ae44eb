"""What came of a deal: the first round of a game, as whoever sat on a seat played it.

Rounds after it are no longer the same deal: who deals, and with it all that follows, depends on how
the first one went.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import replace
from typing import Any, NamedTuple

from game.links.outcome import Outcome
from game.match import steps
from game.record import Record
from game.rules import Rules
from game.seats import Seat


class Outcomes(NamedTuple):
    """The first round of a record, and how it went for every seat."""

    first_round: Record[Any, Any]
    of: tuple[Outcome, ...]


def outcomes_of(
    rules: Rules[Any, Any, Any, Any, Any], record: Record[Any, Any]
) -> Generator[int, None, Outcomes | None]:
    """What came of the deal, worked out move by move; None if its round is not over.

    Raises what ``game.match.steps`` raises.
    """
    acted: list[set[int]] = [set() for _ in record.players]
    turn = 0
    for number, step in enumerate(steps(rules, record), 1):
        state = step.match.state
        if turn:
            acted[step.seat].add(turn)
        if state.result:
            first = replace(record, intents=record.intents[:number])
            return Outcomes(first, _of(record.game, state, tuple(map(len, acted))))
        turn = state.turns
        yield number
    return None


def _of(game: str, state: Any, turns: tuple[int, ...]) -> tuple[Outcome, ...]:
    left, winners = _left(game, state), state.result.winners
    return tuple(_outcome(seat, left, winners, its) for seat, its in enumerate(turns))


def _outcome(seat: Seat, left: tuple[int, ...], winners: tuple[Seat, ...], turns: int) -> Outcome:
    losers = [points for other, points in enumerate(left) if other not in winners]
    if seat in winners:
        return Outcome(1, sum(losers), turns)
    fewer = sum(points < left[seat] for points in losers)
    return Outcome(1 + len(winners) + fewer, -left[seat], turns)


def _left(game: str, state: Any) -> tuple[int, ...]:
    """The points in every seat's hand at the end of the round."""
    match game:
        case "mau-mau":
            from game.mau_mau.goal import hand_value  # noqa: PLC0415  # only the game of the record

            return tuple(map(hand_value, state.hands))
        case _:
            from game.mexe_mexe.scores import points  # noqa: PLC0415

            return tuple(map(points, state.hands))
