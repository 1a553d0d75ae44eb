"""Events: what happened in a game of Mexe-Mexe, in the past tense.

A card that the one who looks may not know is None.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from game.cards import Card
from game.mexe_mexe.changes import Change, changes
from game.mexe_mexe.state import Result
from game.mexe_mexe.turn import Table
from game.seats import Seat

Known = Card | None
"""A card, or None for one whose face is hidden."""


@dataclass(frozen=True, slots=True)
class DealerDrawn:
    """Every seat drew a card and the highest deals; a further row for each tie (X1)."""

    rows: tuple[tuple[Card | None, ...], ...]
    dealer: Seat


@dataclass(frozen=True, slots=True)
class Dealt:
    """A round was dealt (X3, X4). Who is eliminated got no cards."""

    round: int
    dealer: Seat
    hands: tuple[tuple[Known, ...], ...]
    stock: tuple[Known, ...]


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """The turn came to a seat."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Drew:
    """A seat drew a card from the stock (X6)."""

    seat: Seat
    card: Known


@dataclass(frozen=True, slots=True)
class Took:
    """A seat took the top card of the discard pile (X25)."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Exchanged:
    """A card of the hand took a curinga's place, and the curinga came to the hand (X33)."""

    seat: Seat
    card: Card
    wild: Card


@dataclass(frozen=True, slots=True)
class Arranged:
    """The table was made anew; ``laid`` came to it from the hand (X6, X27).

    The exchanges of the turn are events of their own and came first (X33).
    """

    seat: Seat
    table: Table
    """All melds as they lie now."""
    laid: tuple[Card, ...]
    before: Table = field(kw_only=True)
    """All melds as they lay. It follows from the events before, so the event's text leaves it out,
    as it leaves out all that is no positional field."""

    @property
    def changes(self) -> tuple[Change, ...]:
        """Which melds were rebuilt into which, and what each card from the hand joined."""
        return changes(self.before, self.table)


@dataclass(frozen=True, slots=True)
class Discarded:
    """A seat discarded a card, which ended its turn (X24)."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Reshuffled:
    """The stock was empty: all discards but the top one became the new one, in this order (X34)."""

    stock: tuple[Known, ...]


@dataclass(frozen=True, slots=True)
class RoundEnded:
    """The round is over; everybody counts what is in hand (X36). None for who did not play."""

    result: Result
    points: tuple[int | None, ...]


@dataclass(frozen=True, slots=True)
class Eliminated:
    """A seat reached the limit (X42)."""

    seat: Seat
    total: int


@dataclass(frozen=True, slots=True)
class ReturnOffered:
    """These seats are asked in turn whether they come back, with so many points (X43)."""

    seats: tuple[Seat, ...]
    total: int


@dataclass(frozen=True, slots=True)
class Returned:
    """A seat came back with so many points (X43)."""

    seat: Seat
    total: int


@dataclass(frozen=True, slots=True)
class Declined:
    """A seat stays out of the game (X43)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class MatchEnded:
    """The match is over (X46)."""

    winners: tuple[Seat, ...]


Event = (
    DealerDrawn
    | Dealt
    | TurnBegan
    | Drew
    | Took
    | Exchanged
    | Arranged
    | Discarded
    | Reshuffled
    | RoundEnded
    | Eliminated
    | ReturnOffered
    | Returned
    | Declined
    | MatchEnded
)
