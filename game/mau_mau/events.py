"""Events: what happened in a game of Mau-Mau, in the past tense.

A card that the one who looks may not know is None: ``Drew.cards`` is ``(None, None)`` for the
others.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from game.cards import Card, Face, Suit
from game.mau_mau.state import Chain, Result
from game.ruling import RuleId
from game.seats import Direction, Seat

Known = Card | None
"""A card, or None for one whose face is hidden."""


class Cause(Enum):
    """Why somebody drew; the value is the rule."""

    WANT = "M2"
    SOFT_CHAIN = "M7"
    HARD_CHAIN = "M11"
    DEBT = "M8"
    PREVIOUS = "M12"
    IDENTICAL = "M19"
    MISPLAY = "M20"
    SILENCE = "CALL"


@dataclass(frozen=True, slots=True)
class DealerDrawn:
    """Every seat drew a card and the highest deals; a further row for each tie."""

    rows: tuple[tuple[Card | None, ...], ...]
    dealer: Seat


@dataclass(frozen=True, slots=True)
class Dealt:
    """A round was dealt. ``put_back`` were turned up before the starter and lie under the stock."""

    round: int
    dealer: Seat
    hands: tuple[tuple[Known, ...], ...]
    stock: tuple[Known, ...]
    starter: Card
    put_back: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """The turn came to a seat."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TurnEnded:
    """The turn of a seat ended."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Laid:
    """A card was laid on the discard pile."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class SuitAsked:
    """The player's last card was wild, and he is not out: he has to name a suit (M8, M13)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class SuitNamed:
    """The player of a wild card named the suit in force (M13)."""

    seat: Seat
    suit: Suit


@dataclass(frozen=True, slots=True)
class Deferred:
    """A player under a soft chain laid another card and now owes the chain (M8)."""

    seat: Seat
    cards: int


@dataclass(frozen=True, slots=True)
class ChainGrew:
    """A chain was started or answered; it is pending on the next player (M6, M10, M17)."""

    seat: Seat
    chain: Chain


@dataclass(frozen=True, slots=True)
class Drew:
    """A seat drew cards: as many as ``cards`` has, of the ``due`` that it had to draw."""

    seat: Seat
    cards: tuple[Known, ...]
    due: int
    cause: Cause


@dataclass(frozen=True, slots=True)
class Reshuffled:
    """All discards but the top one became the new stock, in this order."""

    stock: tuple[Known, ...]


@dataclass(frozen=True, slots=True)
class Skipped:
    """The seat was skipped (M4)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Reversed:
    """The turn now passes the other way (M14)."""

    direction: Direction


@dataclass(frozen=True, slots=True)
class WentOn:
    """The seat may play again (M15)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Passed:
    """The seat ended its turn by choice."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Misplayed:
    """A wrong card was shown and went back to the hand (M20)."""

    seat: Seat
    face: Face
    rule: RuleId


@dataclass(frozen=True, slots=True)
class CutOffered:
    """The seats that hold the card just laid may lay theirs, in this order (M19).

    Until they have answered, the turn waits to pass on by so many ``steps``.
    """

    seats: tuple[Seat, ...]
    steps: int


@dataclass(frozen=True, slots=True)
class CutDeclined:
    """The seat that was asked did not cut."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Cut:
    """The seat cut in with the identical card; play goes on from there (M19)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Called:
    """The seat said "mau-mau" with its last card but one (CALL)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Noticed:
    """Somebody noticed that the seat had not said "mau-mau" (CALL)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class MatchEnded:
    """The match is over."""

    winners: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class RoundEnded:
    """The round is over."""

    result: Result


Event = (
    DealerDrawn
    | Dealt
    | TurnBegan
    | TurnEnded
    | Laid
    | SuitAsked
    | SuitNamed
    | Deferred
    | ChainGrew
    | Drew
    | Reshuffled
    | Skipped
    | Reversed
    | WentOn
    | Passed
    | Misplayed
    | RoundEnded
    | CutOffered
    | CutDeclined
    | Cut
    | Called
    | Noticed
    | MatchEnded
)
