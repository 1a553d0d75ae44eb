"""What is held after events: the order of the hand, and the marks on what others did."""

from __future__ import annotations

from dataclasses import replace

from game.cards import Card
from game.mexe_mexe.events import (
    Arranged,
    DealerDrawn,
    Dealt,
    Discarded,
    Drew,
    Event,
    Exchanged,
    RoundEnded,
    Took,
)
from game.mexe_mexe.options import Options
from game.mexe_mexe.turn import Table, Turn
from game.mexe_mexe.view import View
from game.mexe_mexe.workbench import Layout, start
from game.seats import Seat
from ui.mexe_mexe.held import Held, Sorting, bench_of, in_order, sorted_by
from ui.mexe_mexe.steps import playback


def settle(view: View, held: Held, seen: tuple[Event, ...]) -> Held:
    """What is held after these events; ``view`` is the one after them."""
    held = replace(held, problem=None, leads=None, asks=None, rebuilt=False, drawing=None)
    held = replace(held, playback=None, hint=None, guide=None)
    for event in seen:
        held = _after(event, view.seat, held)
    there = set(view.hand).union(*view.table)
    order = in_order(view.hand, held.order or sorted_by(view.hand, held.sorting))
    held = replace(held, order=order, table=view.table, seat=view.seat)
    bench = bench_of(view, held)
    return replace(
        held,
        bench=held.bench if bench is held.bench else None,
        selected=held.selected & there,
        touched=held.touched & there,
        new_cards=held.new_cards & there,
    )


def _after(event: Event, you: Seat, held: Held) -> Held:
    match event:
        case DealerDrawn():
            return replace(held, drawing=event)
        case Dealt(hands=hands):
            dealt = tuple(card for card in hands[you] if card)
            return replace(_cleared(held), order=sorted_by(dealt, held.sorting), table=())
        case Drew(seat, card) | Took(seat, card) if seat == you and card:
            order = (*(other for other in held.order if other is not card), card)
            return replace(held, order=order, new_cards=held.new_cards | {card})
        case Exchanged(seat, card, wild):
            table = tuple(_put_in(meld, card, wild) for meld in held.table or ())
            touched = held.touched if seat == you else held.touched | {card}
            return replace(held, table=table, touched=touched)
        case Arranged(seat, table, laid) if seat != you:
            touched = held.touched | _moved(held.table, table, laid) | set(laid)
            shown = playback(event)
            return replace(held, table=table, touched=touched, rebuilt=True, playback=shown)
        case Arranged(table=table):
            return replace(_cleared(held), table=table)
        case Discarded(seat) if seat == you:
            return _cleared(held)
        case RoundEnded():
            return replace(_cleared(held), drawing=held.drawing)
        case _:
            return held


def _cleared(held: Held) -> Held:
    """The turn is over, or the round: marks and selection go, and a sorted hand is sorted again."""
    order = held.order if held.sorting is Sorting.HAND else sorted_by(held.order, held.sorting)
    return replace(
        held,
        bench=None,
        selected=frozenset(),
        order=order,
        touched=frozenset(),
        new_cards=frozenset(),
    )


def _put_in(meld: tuple[Card, ...], card: Card, wild: Card) -> tuple[Card, ...]:
    return tuple(card if other is wild else other for other in meld)


def _moved(before: Table | None, table: Table, laid: tuple[Card, ...]) -> frozenset[Card]:
    """The cards that lie apart from most of those with which they lay before."""
    if not before:
        return frozenset()
    turn = Turn(before, laid, taken=None, options=Options())
    return replace(start(turn), now=Layout(table)).moved
