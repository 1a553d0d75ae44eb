"""Motion: cards that fly from place to place.

Places are named as ``present`` marks them (``data-place``): ``stock``, ``discard``, ``seat 2``,
``card 7Cb``. Nothing depends on a flight: the screen is already as it should be when they begin.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from game.cards import Card, Face
    from game.seats import Seat

STOCK = "stock"
DISCARD = "discard"


class Flight(NamedTuple):
    """A card flies; ``face`` is None for a card that is face down."""

    face: Face | None
    origin: str
    target: str

    @property
    def turns(self) -> bool:
        """Whether its face is seen only from now on: it comes from the stock or another's hand."""
        return self.face is not None and self.origin.startswith((STOCK, "seat "))


def seat_place(seat: Seat) -> str:
    """The name of another player's place."""
    return f"seat {seat}"


def card_place(card: object) -> str:
    """The name of the place of a card in one's own hand."""
    return f"card {card}"


def gathered(hands: tuple[tuple[Card | None, ...], ...]) -> tuple[Flight, ...]:
    """Before these hands are dealt, what is left of the last round goes back to the stock."""
    seats = (seat_place(seat) for seat, hand in enumerate(hands) if hand)
    return tuple(Flight(None, place, STOCK) for place in (DISCARD, *seats))


def arrival(seat: Seat, card: Card | None) -> Flight:
    """A card from the stock to a seat, or to its place in one's own hand if its face is known."""
    return (
        Flight(card.face, STOCK, card_place(card))
        if card
        else Flight(None, STOCK, seat_place(seat))
    )
