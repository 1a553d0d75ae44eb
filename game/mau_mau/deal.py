"""The deal of a round of Mau-Mau: dealer, hands, starter, stock."""

from __future__ import annotations

from game.cards import Card, Rank, deck
from game.mau_mau.effects import Kind
from game.mau_mau.events import DealerDrawn, Dealt, Reshuffled
from game.mau_mau.options import Options
from game.mau_mau.own_decks import common_seed, ordered, own
from game.mau_mau.state import Table
from game.seats import Direction, Seat, draw_for_dealer, highest_drawer, neighbour
from game.shuffle import Stream, shuffled


def first_dealer(table: Table) -> DealerDrawn:
    """The drawing of cards that makes the first dealer."""
    seed = common_seed(table.seed) if table.options.own_decks else table.seed
    rows = draw_for_dealer(table.seats, seed)
    return DealerDrawn(rows, highest_drawer(rows[-1]))


def next_dealer(table: Table) -> Seat:
    """The deal moves to the right."""
    return neighbour(table.dealer, Direction.RIGHT, table.seats)


def deal(table: Table, dealer: Seat) -> Dealt:
    """Deal the next round: one by one, the first card to the dealer's right; then the starter.

    Cards with an effect that are turned up for a starter go under the stock, in that order. Should
    the whole stock consist of them, the first one stays and has no effect.
    """
    number, options = table.round + 1, table.options
    if options.own_decks:
        return _deal_own(table, dealer)
    cards = deck(packs=options.packs_for(table.seats), jokers=options.jokers)
    cards = shuffled(cards, Stream(table.seed, f"deal {number}"))
    hands = tuple(
        cards[(seat - dealer - 1) % table.seats : table.seats * options.hand_size : table.seats]
        for seat in range(table.seats)
    )
    left = cards[table.seats * options.hand_size :]
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


def reshuffle(table: Table, seat: Seat) -> Reshuffled:
    """The discards that become the stock again, because the seat has to draw."""
    number, under = table.reshuffles + 1, table.discards[:-1]
    if table.options.own_decks:
        return Reshuffled(ordered(table.seed, table.round, seat, number, under))
    stream = Stream(table.seed, f"reshuffle {table.round} {number}")
    return Reshuffled(shuffled(under, stream))


def _deal_own(table: Table, dealer: Seat) -> Dealt:
    """Deal to every seat from its own pack; the starter is drawn from the dealer's, and known."""
    number, options, seats = table.round + 1, table.options, range(table.seats)
    cards = deck(packs=table.seats, jokers=options.jokers)
    stream = Stream(common_seed(table.seed), f"starter {number}")
    drawn = shuffled(own(cards, dealer), stream)
    starter = next((card for card in drawn if _may_start(card, options)), drawn[0])
    left = tuple(card for card in cards if card is not starter)
    packs = [ordered(table.seed, number, seat, 0, left) for seat in seats]
    return Dealt(
        round=number,
        dealer=dealer,
        hands=tuple(pack[: options.hand_size] for pack in packs),
        stock=tuple(card for pack in packs for card in pack[options.hand_size :]),
        starter=starter,
        put_back=(),
    )


def _may_start(card: Card, options: Options) -> bool:
    if options.any_starter:
        return True
    return card.rank is not Rank.JOKER and options.effects[card.rank].kind is Kind.NONE
