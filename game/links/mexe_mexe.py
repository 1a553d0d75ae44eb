"""How a link tells what was asked for in Mexe-Mexe: above all, how the table was laid anew.

The melds are told as they lie, one after another, by what has changed: a meld that lies as it lay
is one choice, and a card that is followed by the one that followed it before is hardly a surprise.
Of a meld that is new, only cards that can follow are to choose from.

What is read is the turn as the workbench would tell it, which need not be the very intent that was
written (melds by their cards or by their numbers); what happens is the same.
"""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple

from game import mexe_mexe as rules
from game.cards import Card, Rank, by_order
from game.links.ranges import BrokenError, Coder
from game.mexe_mexe.code import CODES
from game.mexe_mexe.intents import Arrange, Discard, Exchange, Intent
from game.mexe_mexe.judge import discardable
from game.mexe_mexe.melds import explain
from game.mexe_mexe.options import Options
from game.mexe_mexe.state import Phase, State
from game.mexe_mexe.turn import (
    Belongings,
    Problem,
    Table,
    Turn,
    arranged,
    belongings,
    lying_after,
    why_not_exchange,
)
from game.mexe_mexe.verdict import SHORTEST, Meld
from game.seats import Seat

__all__ = ["CODES", "code", "rules"]

_UNCHANGED = (2, 1)
_ANOTHER_EXCHANGE = (20, 1)
_DONE, _NEW, _NEXT_KEPT, _OTHER_KEPT = 8, 3, 24, 1
"""How likely: that no meld follows, a new one, the next that lay there, another that lay there."""
_FROM_HAND, _FROM_TABLE = 4, 1
"""How likely a card of the hand, and one of the table, begins a new meld or follows in it."""
_AS_BEFORE, _ENDS = 24, 6
"""How likely a card is followed by the one that followed it before; and a meld is whole."""


class _Laid(NamedTuple):
    """The whole of what ends a turn."""

    exchanges: tuple[Exchange, ...]
    table: Table
    discard: Card | None


def code(coder: Coder, state: State, seat: Seat, wanted: Intent | None = None) -> Intent:
    """Write what the seat asked for, or read it."""
    if state.phase is Phase.ARRANGE:
        return _code_turn(coder, state, _laid(state, wanted) if wanted else None)
    legal = rules.legal(state, seat)
    if not legal:
        raise BrokenError("nobody can do anything")
    return legal[coder.number(len(legal), legal.index(wanted) if wanted else 0)]


def _laid(state: State, wanted: Intent) -> _Laid:
    if isinstance(wanted, Discard):
        return _Laid((), state.table, wanted.card)
    assert isinstance(wanted, Arrange), "the turn was judged to end so"
    lying = lying_after(state.before, wanted.exchanges)
    assert not isinstance(lying, Problem), "the exchanges were judged"
    table = arranged(state.before, lying, wanted.melds)
    assert not isinstance(table, Problem), "the table was judged"
    return _Laid(wanted.exchanges, table, wanted.discard)


def _code_turn(coder: Coder, state: State, wanted: _Laid | None) -> Intent:
    before = state.before
    changed = wanted is not None and (bool(wanted.exchanges) or wanted.table != state.table)
    if not coder.pick(_UNCHANGED, int(changed)):
        return Discard(_choose(coder, discardable(state), wanted and wanted.discard))
    exchanges = _code_exchanges(coder, before, wanted.exchanges if wanted else None)
    lying = lying_after(before, exchanges)
    assert not isinstance(lying, Problem), "only what is possible is to choose from"
    own = belongings(before, exchanges)
    table = _Bench(lying, own, before.options).code(coder, wanted.table if wanted else None)
    left = sorted(set(own.hand).difference(*table), key=by_order)
    barred = None if before.options.may_discard_taken else before.taken
    free = tuple(card for card in left if card is not barred)
    discard = _choose(coder, free, wanted and wanted.discard) if left else None
    index = {meld: at for at, meld in enumerate(lying)}
    return Arrange(tuple(index.get(meld, meld) for meld in table), exchanges, discard)


def _choose(coder: Coder, cards: tuple[Card, ...], wanted: Card | None) -> Card:
    if not cards:
        raise BrokenError("a card of none")
    return cards[coder.number(len(cards), cards.index(wanted) if wanted else 0)]


def _code_exchanges(
    coder: Coder, before: Turn, wanted: tuple[Exchange, ...] | None
) -> tuple[Exchange, ...]:
    made: tuple[Exchange, ...] = ()
    while possible := _possible_exchanges(before, made):
        more = wanted is not None and len(made) < len(wanted)
        if not coder.pick(_ANOTHER_EXCHANGE, int(more)):
            break
        at = possible.index(wanted[len(made)]) if wanted else 0
        made = (*made, possible[coder.number(len(possible), at)])
    return made


def _possible_exchanges(before: Turn, made: tuple[Exchange, ...]) -> tuple[Exchange, ...]:
    wilds = [card for meld in before.table for card in meld if card.rank is Rank.TWO]
    hand = sorted((*before.hand, *(exchange.wild for exchange in made)), key=by_order)
    every = (Exchange(card, wild) for wild in wilds for card in hand)
    return tuple(one for one in every if not why_not_exchange(before, made, one))


class _Bench:
    """A table that is laid anew, meld by meld."""

    def __init__(self, lying: Table, own: Belongings, options: Options) -> None:
        self._lying, self._options = lying, options
        self._follows = {card: after for meld in lying for card, after in pairwise(meld)}
        self._loose = set(own.table)
        """Table cards that lie nowhere yet."""
        self._hand = set(own.hand)

    def code(self, coder: Coder, wanted: Table | None) -> Table:
        """Write the table that is wanted, or read it."""
        table: list[Meld] = []
        while True:
            intact = [meld for meld in self._lying if self._loose.issuperset(meld)]
            meld = self._code_meld(coder, intact, None if wanted is None else wanted[len(table) :])
            if not meld:
                return tuple(table)
            table.append(meld)
            self._loose.difference_update(meld)
            self._hand.difference_update(meld)

    def _code_meld(self, coder: Coder, intact: list[Meld], wanted: Table | None) -> Meld:
        """The next meld; nothing when the table is whole."""
        others = _OTHER_KEPT * max(len(intact) - 1, 0)
        weights = (
            0 if self._loose else _DONE,
            _NEW if len(self._loose) + len(self._hand) >= SHORTEST else 0,
            _NEXT_KEPT if intact else 0,
            others,
        )
        next_one = wanted[0] if wanted else ()
        at = intact.index(next_one) if next_one in intact else -1
        way = coder.pick(weights, min(at + 2, 3) if at >= 0 else int(bool(next_one)))
        match way:
            case 0:
                return ()
            case 1:
                return self._code_cards(coder, next_one)
            case 2:
                return intact[0]
            case _:
                return intact[1 + coder.number(len(intact) - 1, max(at - 1, 0))]

    def _code_cards(self, coder: Coder, wanted: Meld) -> Meld:
        """The cards of a meld one by one, in the order in which they lie."""
        pool = sorted(self._loose | self._hand, key=by_order)
        meld: Meld = ()
        while True:
            cards = [card for card in pool if _may_follow(meld, card, self._options)]
            weights = [_FROM_HAND if card in self._hand else _FROM_TABLE for card in cards]
            expected = self._follows.get(meld[-1]) if meld else None
            if expected in cards:
                weights[cards.index(expected)] = _AS_BEFORE
            verdict = explain(meld, self._options) if len(meld) >= SHORTEST else None
            whole = verdict is not None and verdict.valid and verdict.cards == meld
            weights.append(_ENDS if whole else 0)
            ends = len(meld) >= len(wanted)
            at = coder.pick(weights, len(cards) if ends else cards.index(wanted[len(meld)]))
            if at == len(cards):
                return meld
            meld = (*meld, cards[at])
            pool.remove(cards[at])


def _may_follow(meld: Meld, card: Card, options: Options) -> bool:
    """Whether a card may lie right after these in a meld that lies in order (X8-X22).

    Runs lie from the lowest place up; sets by suits, with a curinga at the end.
    """
    if not meld:
        return True
    naturals = [(at, other) for at, other in enumerate(meld) if other.rank is not Rank.TWO]
    two = card.rank is Rank.TWO
    if not naturals:
        return len(meld) == 1 or (two and card.order > meld[-1].order)
    at, first = naturals[0]
    if len(naturals) > 1 and first.rank is naturals[1][1].rank and len(meld) <= _LONGEST_SET:
        if two:
            return options.wild_in_sets and len(naturals) == len(meld)
        return card.rank is first.rank and card.order > meld[-1].order
    if two:
        return len(naturals) == len(meld)
    if len(meld) == 1 and card.rank is first.rank:
        return card.order > first.order
    place = _rank(first) + len(meld) - at
    return card.suit is first.suit and _rank(card) == place % _RANKS and place <= _RANKS


_LONGEST_SET = 4
_RANKS = 13
_PLACES = {rank: at for at, rank in enumerate(Rank)}


def _rank(card: Card) -> int:
    """0 for an ace to 12 for a king; where an ace lies above it, the place is 13."""
    return _PLACES[card.rank]
