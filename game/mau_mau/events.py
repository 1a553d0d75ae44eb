"""Events: what happened in a game of Mau-Mau, in the past tense.

A card that the one who looks may not know is None: ``Drew.cards`` is ``(None, None)`` for the
others.
"""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from game.cards import Card, Face, Suit
from game.distinct import distinct
from game.mau_mau.state import Chain, Result
from game.ruling import RuleId
from game.seats import Direction, Seat

Known = Card | None
"""A card, or None for one whose face is hidden."""


def hidden(cards: tuple[Known, ...]) -> tuple[Known, ...]:
    """As many cards, all hidden."""
    return (None,) * len(cards)


def known(cards: tuple[Known, ...]) -> tuple[Card, ...]:
    """The cards, none of which may be hidden."""
    assert None not in cards, "a hidden card cannot evolve a state"
    return cards  # type: ignore[return-value]


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


@distinct
class DealerDrawn(NamedTuple):
    """Every seat drew a card and the highest deals; a further row for each tie."""

    rows: tuple[tuple[Card | None, ...], ...]
    dealer: Seat


@distinct
class Dealt(NamedTuple):
    """A round was dealt. ``put_back`` were turned up before the starter and lie under the stock."""

    round: int
    dealer: Seat
    hands: tuple[tuple[Known, ...], ...]
    stock: tuple[Known, ...]
    starter: Card
    put_back: tuple[Card, ...]


@distinct
class TurnBegan(NamedTuple):
    """The turn came to a seat."""

    seat: Seat


@distinct
class TurnEnded(NamedTuple):
    """The turn of a seat ended."""

    seat: Seat


@distinct
class Laid(NamedTuple):
    """A card was laid on the discard pile."""

    seat: Seat
    card: Card


@distinct
class SuitAsked(NamedTuple):
    """The player's last card was wild, and he is not out: he has to name a suit (M8, M13)."""

    seat: Seat


@distinct
class SuitNamed(NamedTuple):
    """The player of a wild card named the suit in force (M13)."""

    seat: Seat
    suit: Suit


@distinct
class Deferred(NamedTuple):
    """A player under a soft chain laid another card and now owes the chain (M8)."""

    seat: Seat
    cards: int


@distinct
class ChainGrew(NamedTuple):
    """A chain was started or answered; it is pending on the next player (M6, M10, M17)."""

    seat: Seat
    chain: Chain


@distinct
class Drew(NamedTuple):
    """A seat drew cards: as many as ``cards`` has, of the ``due`` that it had to draw."""

    seat: Seat
    cards: tuple[Known, ...]
    due: int
    cause: Cause


@distinct
class Reshuffled(NamedTuple):
    """All discards but the top one became the new stock, in this order."""

    stock: tuple[Known, ...]


@distinct
class Skipped(NamedTuple):
    """The seat was skipped (M4)."""

    seat: Seat


@distinct
class Reversed(NamedTuple):
    """The turn now passes the other way (M14)."""

    direction: Direction


@distinct
class WentOn(NamedTuple):
    """The seat may play again (M15)."""

    seat: Seat


@distinct
class Passed(NamedTuple):
    """The seat ended its turn by choice."""

    seat: Seat


@distinct
class Misplayed(NamedTuple):
    """A wrong card was shown and went back to the hand (M20)."""

    seat: Seat
    face: Face
    rule: RuleId


@distinct
class CutOffered(NamedTuple):
    """The seats that hold the card just laid may lay theirs, in this order (M19).

    Until they have answered, the turn waits to pass on by so many ``steps``.
    """

    seats: tuple[Seat, ...]
    steps: int


@distinct
class CutDeclined(NamedTuple):
    """The seat that was asked did not cut."""

    seat: Seat


@distinct
class Cut(NamedTuple):
    """The seat cut in with the identical card; play goes on from there (M19)."""

    seat: Seat


@distinct
class Called(NamedTuple):
    """The seat said "mau-mau" with its last card but one (CALL)."""

    seat: Seat


@distinct
class Noticed(NamedTuple):
    """Somebody noticed that the seat had not said "mau-mau" (CALL)."""

    seat: Seat


@distinct
class MatchEnded(NamedTuple):
    """The match is over."""

    winners: tuple[Seat, ...]


@distinct
class RoundEnded(NamedTuple):
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
