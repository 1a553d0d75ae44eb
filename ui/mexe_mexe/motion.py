"""Events of Mexe-Mexe as motion: which cards fly from where to where."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain, islice

from game.mexe_mexe.events import Arranged, Dealt, Discarded, Drew, Event, Exchanged, Took
from game.seats import Direction, Seat, neighbour
from ui.mexe_mexe.steps import Playback, playback
from ui.motion import DISCARD, Flight, arrival, card_place, gathered, seat_place

MOST_LAID = 14
"""Cards of one arrangement that fly; the marks tell of all."""


def flights(events: Iterable[Event], you: Seat) -> tuple[Flight, ...]:
    """The flights of these events, as the seat ``you`` sees them, in order."""
    return tuple(flight for event in events for flight in _of(event, you))


def step_flights(shown: Playback) -> tuple[Flight, ...]:
    """The flights of the step that is shown: from the hand, and from where cards lay before."""
    step = shown.step
    came = (Flight(card.face, seat_place(shown.seat), card_place(card)) for card in step.laid)
    moved = (Flight(card.face, card_place(card), card_place(card)) for card in step.moved)
    return tuple(islice(chain(moved, came), MOST_LAID))


def _of(event: Event, you: Seat) -> Iterator[Flight]:
    match event:
        case Drew(seat, card):
            yield arrival(seat, card)
        case Took(seat, card):
            yield Flight(card.face, DISCARD, card_place(card) if seat == you else seat_place(seat))
        case Exchanged(seat, card, wild) if seat != you:
            yield Flight(card.face, seat_place(seat), card_place(card))
            yield Flight(wild.face, card_place(wild), seat_place(seat))
        case Arranged(seat, _, laid) if seat != you and not playback(event):
            for card in laid[:MOST_LAID]:
                yield Flight(card.face, seat_place(seat), card_place(card))
        case Discarded(seat, card):
            yield Flight(card.face, card_place(card) if seat == you else seat_place(seat), DISCARD)
        case Dealt(round=number):
            if number > 1:
                yield from gathered(event.hands)
            yield from _dealt(event)
        case _:
            return


def _dealt(event: Dealt) -> Iterator[Flight]:
    """One by one, the first card to the dealer's right; who is eliminated gets none."""
    seats = len(event.hands)
    order = [neighbour(event.dealer, Direction.RIGHT, seats, step) for step in range(1, seats + 1)]
    for number in range(max(map(len, event.hands))):
        for seat in order:
            if number < len(event.hands[seat]):
                yield arrival(seat, event.hands[seat][number])
