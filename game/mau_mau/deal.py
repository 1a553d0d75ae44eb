"""The deal of a round of Mau-Mau: dealer, hands, starter, stock."""

from __future__ import annotations

from game.cards import Card, Rank, deck
from game.mau_mau.effects import Kind
from game.mau_mau.events import DealerDrawn, Dealt
from game.mau_mau.options import Options
from game.mau_mau.state import State
from game.seats import Direction, Seat, draw_for_dealer, highest_drawer, neighbour
from game.shuffle import Stream, shuffled


def first_dealer(state: State) -> DealerDrawn:
    """The drawing of cards that makes the first dealer."""
    rows = draw_for_dealer(state.seats, state.seed)
    return DealerDrawn(rows, highest_drawer(rows[-1]))


def next_dealer(state: State) -> Seat:
    """The deal moves to the right."""
    return neighbour(state.dealer, Direction.RIGHT, state.seats)


def deal(state: State, dealer: Seat) -> Dealt:
    """Deal the next round: one by one, the first card to the dealer's right; then the starter.

    Cards with an effect that are turned up for a starter go under the stock, in that order. Should
    the whole stock consist of them, the first one stays and has no effect.
    """
    number, options = state.round + 1, state.options
    cards = deck(packs=options.packs_for(state.seats), jokers=options.jokers)
    cards = shuffled(cards, Stream(state.seed, f"deal {number}"))
    hands = tuple(
        cards[(seat - dealer - 1) % state.seats : state.seats * options.hand_size : state.seats]
        for seat in range(state.seats)
    )
    left = cards[state.seats * options.hand_size :]
    turned = next((at for at, card in enumerate(left) if _may_start(card, options)), 0)
    put_back = left[:turned]
    return Dealt(
        round=number,
        dealer=dealer,
        hands=hands,
        stock=left[turned + 1 :] + put_back,
        starter=left[turned],
        put_back=put_back,
    )


def _may_start(card: Card, options: Options) -> bool:
    if options.any_starter:
        return True
    return card.rank is not Rank.JOKER and options.effects[card.rank].kind is Kind.NONE
