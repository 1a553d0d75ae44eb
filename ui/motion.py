"""Events as motion: which cards fly from where to where.

Places are named as ``present`` marks them (``data-place``): ``stock``, ``discard``, ``seat 2``,
``card 7Cb``. Nothing depends on a flight: the screen is already as it should be when they begin.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from game.cards import Card, Face
from game.mau_mau.events import Dealt, Drew, Event, Laid, Misplayed
from game.seats import Seat

MOST_DRAWN = 8
"""A penalty of twenty cards need not be twenty flights."""

STOCK = "stock"
DISCARD = "discard"


@dataclass(frozen=True, slots=True)
class Flight:
    """A card flies; ``face`` is None for a card that is face down."""

    face: Face | None
    origin: str
    target: str


def seat_place(seat: Seat) -> str:
    """The name of another player's place."""
    return f"seat {seat}"


def card_place(card: object) -> str:
    """The name of the place of a card in one's own hand."""
    return f"card {card}"


def flights(events: Iterable[Event], you: Seat) -> tuple[Flight, ...]:
    """The flights of these events, as the seat ``you`` sees them, in order."""
    return tuple(flight for event in events for flight in _of(event, you))


def _of(event: Event, you: Seat) -> Iterator[Flight]:
    match event:
        case Laid(seat, card):
            yield Flight(card.face, card_place(card) if seat == you else seat_place(seat), DISCARD)
        case Misplayed(seat, face):
            if seat != you:
                yield Flight(face, seat_place(seat), DISCARD)
                yield Flight(face, DISCARD, seat_place(seat))
        case Drew(seat, cards):
            yield from (_arrival(seat, card) for card in cards[:MOST_DRAWN])
        case Dealt(dealer=dealer, hands=hands):
            for turn in zip(*hands[dealer + 1 :], *hands[: dealer + 1], strict=True):
                for distance, dealt in enumerate(turn, 1):
                    yield _arrival((dealer + distance) % len(hands), dealt)
        case _:
            return


def _arrival(seat: Seat, card: Card | None) -> Flight:
    """A card from the stock to a seat, or to its place in one's own hand if its face is known."""
    return (
        Flight(card.face, STOCK, card_place(card))
        if card
        else Flight(None, STOCK, seat_place(seat))
    )
