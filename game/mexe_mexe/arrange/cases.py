"""A goal as one or more problems that differ in what is exchanged, discarded or kept.

Most goals are one problem. A curinga that is got by exchange (X33) makes others: there the card
given must lie, and the curinga need not. So does a discard that cannot be just any card that is
left.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from game.cards import Card, Rank
from game.mexe_mexe.arrange.goals import cards_in
from game.mexe_mexe.intents import Exchange
from game.mexe_mexe.turn import (
    Problem,
    Table,
    Turn,
    belongings,
    lying_after,
    why_not_exchange,
)

MOST_EXCHANGES = 64
"""So many ways to exchange are looked at; more than a real table offers."""


class Case(NamedTuple):
    """Cards that must lie, and cards that may."""

    lying: Table
    """The table as it lies after the exchanges."""
    forced: tuple[Card, ...]
    """Hand cards that must be laid."""
    free: tuple[Card, ...]
    """Hand cards that may be laid."""
    lay_twos: int
    """At most so many 2s of the latter are laid."""
    hand: tuple[Card, ...]
    """The hand after the exchanges."""
    exchanges: tuple[Exchange, ...] = ()
    discard: Card | None = None

    @property
    def must(self) -> tuple[Card, ...]:
        """All that must lie."""
        return cards_in(self.lying) + self.forced

    @property
    def stands(self) -> bool:
        """Whether the table as it lies is an answer, if its melds are valid."""
        return not self.forced


def plain(lying: Table, hand: tuple[Card, ...], keep: int, exchanges: tuple[Exchange, ...]) -> Case:
    """Any of the hand's cards may be laid, less the curingas to keep."""
    return Case(lying, (), hand, twos(hand) - keep, hand, exchanges)


def out(lying: Table, hand: tuple[Card, ...]) -> Case:
    """All of the hand must be laid."""
    return Case(lying, hand, (), 0, hand)


def discarding(case: Case, taken: Card | None, keep: int) -> Iterator[Case]:
    """The case with one card held back for the discard, for every card that this might be."""
    for card in _discards(case.hand, taken):
        free = tuple(other for other in case.free if other is not card)
        forced = tuple(other for other in case.forced if other is not card)
        if twos((*free, *forced)) >= keep:
            yield case._replace(
                free=free, forced=forced, lay_twos=max(0, twos(free) - keep), discard=card
            )


def _discards(hand: Iterable[Card], taken: Card | None) -> Iterator[Card]:
    """One card of each face that may be discarded."""
    return iter({card.face: card for card in hand if card is not taken}.values())


def exchanged(turn: Turn, most: int) -> tuple[list[Case], bool]:
    """All ways to get up to ``most`` curingas by exchange, none first, and whether that is all."""
    found = [plain(turn.table, turn.hand, 0, ())]
    known = {_faces(())}
    for case in found:
        if len(found) >= MOST_EXCHANGES:
            return found, False
        for exchange in _possible(turn, case.exchanges):
            exchanges = (*case.exchanges, exchange)
            hand = belongings(turn, exchanges).hand
            lying = lying_after(turn, exchanges)
            assert not isinstance(lying, Problem)
            if _faces(exchanges) not in known and twos(hand) - twos(turn.hand) <= most:
                known.add(_faces(exchanges))
                found.append(plain(lying, hand, 0, exchanges))
    return found, True


def _possible(turn: Turn, before: tuple[Exchange, ...]) -> Iterator[Exchange]:
    hand = belongings(turn, before).hand
    wilds = [card for card in cards_in(turn.table) if card.rank is Rank.TWO]
    for wild in wilds:
        for card in {card.face: card for card in hand}.values():
            exchange = Exchange(card, wild)
            if why_not_exchange(turn, before, exchange) is None:
                yield exchange


def _faces(exchanges: Sequence[Exchange]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """What changes hands, by faces: all that matters for what can be laid."""
    given = Counter(exchange.card.face.order for exchange in exchanges)
    freed = Counter(exchange.wild.face.order for exchange in exchanges)
    return tuple(sorted((given - freed).elements())), tuple(sorted((freed - given).elements()))


def twos(cards: Iterable[Card]) -> int:
    """How many 2s there are among the cards."""
    return [card.rank for card in cards].count(Rank.TWO)
