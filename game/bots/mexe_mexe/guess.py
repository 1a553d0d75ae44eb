"""What the next player could do with a discard, on hands dealt by chance.

A bot knows its hand, the table and the discards. Every other card is as likely to be in one place
as in another, so a few hands are dealt from them and the solver is asked whether more could be laid
with the card than without it.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence

from game.bots.mexe_mexe.solving import UNSETTLED, best
from game.cards import Card, deck
from game.mexe_mexe.turn import Table
from game.mexe_mexe.view import View
from game.seats import Direction, Seat, neighbour
from game.shuffle import Stream, shuffled

HANDS = 6
"""So many hands are dealt for the next player."""
_HELPS = 2
"""A card helps if so many cards more can be laid with it, itself among them."""


def unseen(view: View, seen: Table) -> tuple[Card, ...]:
    """The cards that are neither in the hand, nor on the table, nor among the discards."""
    known = {*view.hand, *view.discards, *(card for meld in seen for card in meld)}
    pack = deck(packs=view.options.packs_for(view.seats), jokers=False)
    return tuple(card for card in pack if card not in known)


def next_seat(view: View) -> Seat:
    """Who plays next."""
    steps = (neighbour(view.seat, Direction.RIGHT, view.seats, by) for by in range(1, view.seats))
    return next(seat for seat in steps if seat in view.active)


def dangers(
    view: View, table: Table, cards: Sequence[Card], chance: Stream
) -> Generator[None, None, dict[Card, float]]:
    """For each card in how many of the hands it would help the next player, from 0 to 1."""
    hidden, count = unseen(view, table), view.counts[next_seat(view)]
    helped = dict.fromkeys(cards, 0)
    for _ in range(HANDS):
        hand = shuffled(hidden, chance)[:count]
        without = (yield from best(table, hand, view.options, UNSETTLED)).value
        for card in cards:
            with_it = (yield from best(table, (*hand, card), view.options, UNSETTLED)).value
            goes_out = with_it > without and with_it >= count
            helped[card] += goes_out or with_it >= without + _HELPS
    return {card: times / HANDS for card, times in helped.items()}
