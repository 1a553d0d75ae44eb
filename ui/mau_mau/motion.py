"""Events of Mau-Mau as motion: which cards fly from where to where."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from game.mau_mau.events import Dealt, Drew, Event, Laid, Misplayed
from game.seats import Seat
from ui.motion import DISCARD, Flight, arrival, card_place, gathered, seat_place

MOST_DRAWN = 8
"""A penalty of twenty cards need not be twenty flights."""


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
            yield from (arrival(seat, card) for card in cards[:MOST_DRAWN])
        case Dealt(round=number, dealer=dealer, hands=hands):
            if number > 1:
                yield from gathered(hands)
            for turn in zip(*hands[dealer + 1 :], *hands[: dealer + 1], strict=True):
                for distance, dealt in enumerate(turn, 1):
                    yield arrival((dealer + distance) % len(hands), dealt)
        case _:
            return
