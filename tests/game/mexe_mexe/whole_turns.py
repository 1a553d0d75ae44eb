"""Every way to end a turn, by trying: for positions of few cards, since the ways explode."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import chain, combinations

from game import mexe_mexe
from game.cards import Card
from game.mexe_mexe import Intent, State
from game.mexe_mexe.intents import Arrange, Discard, Exchange
from game.mexe_mexe.melds import explain
from game.mexe_mexe.options import Options
from game.mexe_mexe.state import Phase
from game.mexe_mexe.turn import Table, Turn, belongings, endings, why_not_exchange
from game.mexe_mexe.verdict import SHORTEST, Meld
from game.seats import Seat


def legal(state: State, seat: Seat) -> tuple[Intent, ...]:
    """What ``game.mexe_mexe.legal`` lists, and every other way to end a turn too.

    Two ways are the same if the same cards lie together, the same are in the hand, and the same one
    is discarded: the order of melds is none of theirs, nor is that of exchanges.
    """
    if state.phase is not Phase.ARRANGE or seat != state.turn:
        return mexe_mexe.legal(state, seat)
    return tuple(_ways(state.before))


def _ways(turn: Turn) -> Iterator[Intent]:
    done: set[object] = set()
    for exchanges in _exchanges(turn, ()):
        own = belongings(turn, exchanges)
        if (frozenset(own.table), frozenset(own.hand)) in done:
            continue
        done.add((frozenset(own.table), frozenset(own.hand)))
        cards = own.table + own.hand
        for table in layouts(cards, len(own.table), turn.options):
            for discard in endings(turn, table, exchanges):
                yield _intent(turn, table, exchanges, discard)


def _intent(
    turn: Turn, table: Table, exchanges: tuple[Exchange, ...], discard: Card | None
) -> Intent:
    as_it_lay = set(map(frozenset, table)) == set(map(frozenset, turn.table))
    if discard and as_it_lay and not exchanges:
        return Discard(discard)
    return Arrange(table, exchanges, discard)


def _exchanges(turn: Turn, made: tuple[Exchange, ...]) -> Iterator[tuple[Exchange, ...]]:
    """All rows of exchanges that may be made, none at all first."""
    yield made
    hand = belongings(turn, made).hand
    for wild in chain.from_iterable(turn.table):
        for card in hand:
            exchange = Exchange(card, wild)
            if not why_not_exchange(turn, made, exchange):
                yield from _exchanges(turn, (*made, exchange))


def layouts(cards: tuple[Card, ...], lying: int, options: Options) -> Iterator[Table]:
    """All tables of these cards: the first ``lying`` of them on it, any of the others too."""
    melds = _melds(cards, options)
    yield from _layouts(cards, lying, melds)


def _layouts(
    cards: tuple[Card, ...], lying: int, melds: dict[Card, tuple[Meld, ...]]
) -> Iterator[Table]:
    """The first card lies in one of the melds whose first it is, or stays in the hand."""
    if not cards:
        yield ()
        return
    first, rest = cards[0], cards[1:]
    if lying <= 0:
        yield from _layouts(rest, 0, melds)
    for meld in melds[first]:
        if set(meld[1:]) <= set(rest):
            left = tuple(card for card in rest if card not in meld)
            still = sum(card not in meld for card in cards[: max(lying, 0)])
            for others in _layouts(left, still, melds):
                yield (meld, *others)


@lru_cache(maxsize=256)
def _melds(cards: tuple[Card, ...], options: Options) -> dict[Card, tuple[Meld, ...]]:
    """All melds of these cards, by the card that comes first among them."""
    return {
        card: tuple(
            (card, *others)
            for size in range(SHORTEST - 1, len(cards) - at)
            for others in combinations(cards[at + 1 :], size)
            if explain((card, *others), options).valid
        )
        for at, card in enumerate(cards)
    }
