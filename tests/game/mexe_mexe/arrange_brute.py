"""The best lay by brute force: every way to part a few cards into melds, by the oracle's melds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from game.cards import Card, Rank
from tests.game.mexe_mexe.oracle import is_meld, may_exchange

Cards = tuple[Card, ...]


class Found(NamedTuple):
    """The best, and how many old melds can stay as they lie with it; -1 if nothing can be."""

    value: int
    kept: int


@lru_cache(maxsize=1 << 16)
def _is_meld(cards: Cards, *, wild_in_sets: bool) -> bool:
    return is_meld(cards, wild_in_sets=wild_in_sets)


def partitions(cards: Cards, *, wild_in_sets: bool) -> Iterator[tuple[frozenset[Card], ...]]:
    """All ways to part cards into melds."""
    if not cards:
        yield ()
        return
    first, rest = cards[0], cards[1:]
    for size in range(2, len(cards)):
        for others in combinations(rest, size):
            if _is_meld((first, *others), wild_in_sets=wild_in_sets):
                left = tuple(card for card in rest if card not in others)
                for melds in partitions(left, wild_in_sets=wild_in_sets):
                    yield (frozenset((first, *others)), *melds)


def points_of(card: Card) -> int:
    """X37 to X40."""
    special = {"A": 20, "2": 25, "J": 15, "Q": 15, "K": 15}
    return special.get(card.rank.value) or int(card.rank.value)


def best(  # noqa: PLR0913
    table: Sequence[Cards],
    hand: Cards,
    *,
    wild_in_sets: bool = False,
    points: bool = False,
    leave: tuple[int, Card | None] = (0, None),
    keep: int = 0,
) -> Found:
    """The best without exchanges.

    ``leave``: so many cards must be left at least, and one besides the given card and the curingas
    to keep.
    """
    lying = tuple(card for meld in table for card in meld)
    old = [frozenset(meld) for meld in table]
    found = Found(-1, -1)
    for size in range(len(hand) + 1):
        for laid in combinations(hand, size):
            left = [card for card in hand if card not in laid]
            value = sum(map(points_of, laid)) if points else len(laid)
            if value < found.value or not _may_leave(left, leave, keep):
                continue
            for melds in partitions((*lying, *laid), wild_in_sets=wild_in_sets):
                found = max(found, Found(value, sum(meld in melds for meld in old)))
    return found


def _may_leave(left: Sequence[Card], leave: tuple[int, Card | None], keep: int) -> bool:
    least, taken = leave
    twos = sum(card.rank is Rank.TWO for card in left)
    if not least:
        return twos >= keep
    spare = [card for card in left if card is not taken]
    return any(twos - (card.rank is Rank.TWO) >= keep for card in spare)


def exchanges(
    table: Sequence[Cards], hand: Cards, *, wild_in_sets: bool
) -> Iterator[tuple[tuple[Cards, ...], Cards]]:
    """Tables and hands that exchanges lead to (X33), those as they are among them."""
    yield from _exchanged(tuple(table), tuple(table), hand, frozenset(), wild_in_sets)


def _exchanged(
    began: tuple[Cards, ...],
    table: tuple[Cards, ...],
    hand: Cards,
    done: frozenset[int],
    wild_in_sets: bool,  # noqa: FBT001
) -> Iterator[tuple[tuple[Cards, ...], Cards]]:
    yield table, hand
    for number, meld in enumerate(began):
        for wild in meld:
            for card in hand:
                if number not in done and may_exchange(meld, card, wild, wild_in_sets=wild_in_sets):
                    after = tuple(card if one is wild else one for one in meld)
                    melds = (*table[:number], after, *table[number + 1 :])
                    others = (*(one for one in hand if one is not card), wild)
                    yield from _exchanged(began, melds, others, done | {number}, wild_in_sets)
