"""The deal of a round of Mexe-Mexe: dealer, hands, stock (X1-X4)."""

from __future__ import annotations

from game.cards import deck
from game.mexe_mexe.events import DealerDrawn, Dealt
from game.mexe_mexe.state import State
from game.seats import Direction, Seat, draw_for_dealer, highest_drawer, neighbour
from game.shuffle import Stream, shuffled


def first_dealer(state: State) -> DealerDrawn:
    """X1: the drawing of cards that makes the first dealer."""
    rows = draw_for_dealer(state.seats, state.seed)
    return DealerDrawn(rows, highest_drawer(rows[-1]))


def deal(state: State, dealer: Seat) -> Dealt:
    """X3, X4: one by one to those who play, the first card to the dealer's right.

    The rest is the stock; no card is turned up.
    """
    number, options, seats = state.round + 1, state.options, state.seats
    cards = deck(packs=options.packs_for(seats), jokers=False)
    cards = shuffled(cards, Stream(state.seed, f"deal {number}"))
    around = (neighbour(dealer, Direction.RIGHT, seats, step) for step in range(1, seats + 1))
    playing = [seat for seat in around if seat in state.active]
    dealt = len(playing) * options.hand_size
    hands = tuple(
        cards[playing.index(seat) : dealt : len(playing)] if seat in playing else ()
        for seat in range(seats)
    )
    return Dealt(number, dealer, hands, cards[dealt:])
