"""What a game has come to for the one person who played it against bots: a few small numbers."""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import astuple, dataclass, replace
from typing import Any

from game.match import steps
from game.record import Record
from game.rules import Rules
from game.seats import Seat

MOST_ROUNDS = 10_000
LARGEST = 10_000_000


@dataclass(frozen=True, slots=True)
class Numbers:
    """The numbers of a game, of its rounds that are over."""

    rounds: str = ""
    """``W`` for each round that was won, ``L`` for each other one."""
    points: int = 0
    """What was left in hand, in all rounds together: fewer are better."""
    match: str = ""
    """``W`` or ``L`` for a match that is over."""
    bought: int = 0
    """Mau-Mau: cards drawn, for whatever reason."""
    paid: int = 0
    """Mau-Mau: the most cards drawn at once for a chain (M7, M8, M11)."""
    laid: int = 0
    """Mexe-Mexe: the most cards laid from the hand in one turn."""
    out: int = 0
    """Mexe-Mexe: the fewest turns in which a round was won by going out; 0 for never."""

    def to_data(self) -> list[Any]:
        """The numbers as JSON data."""
        return list(astuple(self))

    @staticmethod
    def from_data(data: object) -> Numbers:
        """Read what ``to_data`` wrote. Raises a ValueError for anything else."""
        match data:
            case [
                str(rounds),
                int(points),
                ("" | "W" | "L") as ended,
                int(bought),
                int(paid),
                int(laid),
                int(out),
            ] if (
                len(rounds) <= MOST_ROUNDS
                and set(rounds) <= {"W", "L"}
                and all(0 <= number <= LARGEST for number in (points, bought, paid, laid, out))
            ):
                return Numbers(rounds, points, ended, bought, paid, laid, out)
            case _:
                raise ValueError("no numbers")


Note = Callable[[Numbers, Any, Any, Seat], Numbers]
"""The numbers of a seat after an event, and the state that its intent led to."""


def counting(
    rules: Rules[Any, Any, Any, Any, Any], record: Record[Any, Any], seat: Seat
) -> Generator[None, None, Numbers]:
    """Play a record again, intent by intent, and return the numbers of the seat.

    Raises what ``game.match.steps`` raises.
    """
    note = _noting(record.game)
    numbers = Numbers()
    for step in steps(rules, record):
        for event in step.ruling.events:
            numbers = note(numbers, event, step.match.state, seat)
        yield
    return numbers


def _noting(game: str) -> Note:
    match game:
        case "mau-mau":
            from ui.archive import mau_mau  # noqa: PLC0415  # one game at a time

            return mau_mau.note
        case _:
            from ui.archive import mexe_mexe  # noqa: PLC0415

            return mexe_mexe.note


def with_round(numbers: Numbers, *, won: bool, points: int) -> Numbers:
    """The numbers after another round."""
    rounds = numbers.rounds + ("W" if won else "L")
    return replace(numbers, rounds=rounds[-MOST_ROUNDS:], points=numbers.points + points)


def with_match(numbers: Numbers, *, won: bool) -> Numbers:
    """The numbers after the match."""
    return replace(numbers, match="W" if won else "L")
