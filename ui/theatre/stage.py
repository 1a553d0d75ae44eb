"""The stage: all that the controls and the log of the theatre depend on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from game.cards import Card
from game.seats import Seat
from ui.lines import Line

SPEEDS = ("0.5", "1", "2", "4")
"""How fast it can be played, as multiples of a pace at which one can read along."""


class Told(NamedTuple):
    """A move and its sentences."""

    move: int
    lines: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class Stage:
    """What is on: which move of how many, how fast, and who is looked at."""

    at: int
    """The move after which the table is shown."""
    moves: int
    wound: int
    """The last move that can be shown by now; a long game takes a while to be played again."""
    deals: tuple[int, ...]
    """The moves with which the rounds began, as far as they are known."""
    round: int
    playing: bool
    speed: str
    seat: Seat
    """Whose hand lies at the bottom."""
    you: Seat | None
    """The seat of the one who watches, if it is one of these."""
    may_choose: bool
    """Whether other hands can be looked at; not while they are a secret."""
    hands: tuple[tuple[Card, ...], ...]
    """Every seat's hand if all lie open, else none."""
    result: bool
    """Whether the result of a round that has ended lies on the table."""
    told: tuple[Told, ...]
    """The moves of the round until now."""
