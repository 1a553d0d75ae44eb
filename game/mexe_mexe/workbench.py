"""The workbench of a turn: a private copy of table and hand, in which anything may lie anywhere.

Between the draw and the end of one's turn the table may be in pieces (X32). A workbench is the
table as it lies on it, the exchanges made, and what came before and after in the history; all else,
hand, loose cards, verdicts, follows. Each step gives a new workbench, or the problem that bars it.
Whether the turn could end is asked of the same function that the judge asks.

>>> from game.cards import Card
>>> def cards(text):
...     return tuple(map(Card.parse, text.split()))
>>> hand, table = cards("8Hb 10Hb 3C"), (cards("6H 7H 8H 9H 10H JH QH"),)
>>> bench = start(Turn(table, hand, taken=None, options=Options()))
>>> bench = bench.put(cards("8Hb 9H 10Hb")).split(0, at=3)
>>> [" ".join(map(str, meld)) for meld in bench.melds]
['6H 7H 8H', '10H JH QH', '8Hb 9H 10Hb']
>>> print(bench.can_end(None))
Problem(reason=<Reason.NO_DISCARD: 'no-discard'>, rule='X24', cards=(), meld=None)
>>> print(bench.can_end(Card.parse("3C")), "-", bench.intent(Card.parse("3C")))
None - arrange 6H 7H 8H / 10H JH QH / 8Hb 9H 10Hb, discard 3C
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import chain
from typing import NamedTuple

from game.cards import Card, Rank
from game.mexe_mexe.intents import Arrange, Discard, Exchange
from game.mexe_mexe.melds import explain
from game.mexe_mexe.options import Options
from game.mexe_mexe.turn import (
    Belongings,
    Problem,
    Reason,
    Table,
    Turn,
    belongings,
    endings,
    exchanged,
    lying_after,
    problems,
    table_problems,
    why_not_exchange,
)
from game.mexe_mexe.verdict import Meld, Verdict

__all__ = ["Layout", "Options", "Turn", "Workbench", "start"]


class Layout(NamedTuple):
    """What a step changes: the table as it lies on the workbench, and the exchanges made."""

    melds: Table
    exchanges: tuple[Exchange, ...] = ()


@dataclass(frozen=True, slots=True)
class Workbench:
    """A turn under way.

    ``past`` ends with the layout before the last step, ``future`` begins with the one undone last.
    """

    before: Turn
    now: Layout
    past: tuple[Layout, ...] = ()
    future: tuple[Layout, ...] = ()

    # ---- what there is to see ------------------------------------------------------------------

    @property
    def melds(self) -> Table:
        """What lies together, melds or not; each by its index. Valid ones lie in order."""
        return self.now.melds

    @property
    def verdicts(self) -> tuple[Verdict, ...]:
        """The verdict on each of ``melds``."""
        return tuple(explain(meld, self.before.options) for meld in self.now.melds)

    @property
    def hand(self) -> tuple[Card, ...]:
        """The cards in hand: those that were and are not laid, then the curingas freed."""
        lying = self._lying
        return tuple(card for card in self._own.hand if card not in lying)

    @property
    def loose(self) -> tuple[Card, ...]:
        """The table cards that lie on no meld, and must go back (X32)."""
        lying = self._lying
        return tuple(card for card in self._own.table if card not in lying)

    @property
    def mine(self) -> frozenset[Card]:
        """The cards laid in this turn, which may be taken back."""
        return self._lying.intersection(self._own.hand)

    @property
    def moved(self) -> frozenset[Card]:
        """The table cards that are apart from most of those with which they lay.

        The largest part of each meld counts as the meld, and each part as the rest of one meld.
        """
        before = enumerate(self._before(self.exchanges))
        was = {card: number for number, meld in before for card in meld}
        parts: dict[tuple[int, int], list[Card]] = {}
        for number, meld in enumerate(self.melds):
            for card in meld:
                if card in was:
                    parts.setdefault((was[card], number), []).append(card)
        olds: set[int] = set()
        news: set[int] = set()
        moved = set(self.loose)
        for (old, new), cards in sorted(parts.items(), key=lambda part: -len(part[1])):
            if old in olds or new in news:
                moved.update(cards)
            else:
                olds.add(old)
                news.add(new)
        return frozenset(moved)

    @property
    def exchanges(self) -> tuple[Exchange, ...]:
        """The exchanges made, in order."""
        return self.now.exchanges

    @property
    def possible_exchanges(self) -> tuple[Exchange, ...]:
        """Every exchange of a card in hand for a curinga that could be made now (X33)."""
        wilds = [card for meld in self.before.table for card in meld if card.rank is Rank.TWO]
        hand = self.hand
        all_of_them = (Exchange(card, wild) for wild in wilds for card in hand)
        return tuple(one for one in all_of_them if not self._why_not(one))

    def fits(self, cards: Iterable[Card]) -> tuple[int, ...]:
        """The melds that would be valid with these cards, by index."""
        chosen = tuple(dict.fromkeys(cards))
        return tuple(
            number
            for number, meld in enumerate(self.melds)
            if not set(chosen).intersection(meld)
            and explain((*meld, *chosen), self.before.options).valid
        )

    # ---- ending the turn -----------------------------------------------------------------------

    @property
    def table_problems(self) -> tuple[Problem, ...]:
        """What is wrong with the table as it lies: loose cards, broken melds."""
        return table_problems(self.before, self._own, self.melds)

    def problems(self, discard: Card | None) -> tuple[Problem, ...]:
        """All that stands in the way of ending the turn by this discard; None goes out without."""
        return problems(self.before, self.melds, self.exchanges, discard)

    def can_end(self, discard: Card | None) -> Problem | None:
        """None if the turn may end by this discard, or else the gravest problem."""
        return next(iter(self.problems(discard)), None)

    @property
    def endings(self) -> tuple[Card | None, ...]:
        """Every discard that may end the turn now; None, the last, goes out without one."""
        return endings(self.before, self.melds, self.exchanges)

    def intent(self, discard: Card | None) -> Arrange | Discard:
        """The intent that ends the turn so, whether it may or not."""
        if discard and self.now == Layout(self.before.table):
            return Discard(discard)
        return replace(self.told(self.now), discard=discard)

    def told(self, layout: Layout) -> Arrange:
        """A layout of this turn as an intent: melds that lie as they lay by their index."""
        index = {meld: at for at, meld in enumerate(self._before(layout.exchanges))}
        return Arrange(tuple(index.get(meld, meld) for meld in layout.melds), layout.exchanges)

    # ---- steps ---------------------------------------------------------------------------------

    def put(
        self, cards: Iterable[Card], meld: int | None = None, at: int | None = None
    ) -> Workbench | Problem:
        """Lay or move cards, from wherever they lie, on a meld, or as a new one at the end.

        ``at`` counts the gaps of the meld, from 0 for the one before its first card; the last one
        if left out. It matters only for cards that are no meld, and a curinga with two places.
        """
        chosen = tuple(dict.fromkeys(cards))
        problem = self._elsewhere(chosen)
        if problem or not chosen:
            return problem or self
        melds = [without(old, chosen) for old in self.melds]
        if meld is None:
            melds.append(chosen)
        else:
            old = self.melds[meld]
            gap = len(old) if at is None else at
            melds[meld] = without(old[:gap], chosen) + chosen + without(old[gap:], chosen)
        return self._step(melds)

    def pick(self, cards: Iterable[Card]) -> Workbench | Problem:
        """Lift cards off their melds: table cards lie loose then, one's own are in hand again."""
        chosen = tuple(cards)
        return self._elsewhere(chosen) or self._step([without(old, chosen) for old in self.melds])

    def take_back(self, cards: Iterable[Card]) -> Workbench | Problem:
        """Take cards back into the hand, which only those laid in this turn may be (X32, X33)."""
        chosen = tuple(cards)
        given = {exchange.card for exchange in self.exchanges}
        if put_in := tuple(card for card in chosen if card in given.intersection(self._own.table)):
            return Problem(Reason.EXCHANGED_CARD, "X33", put_in)
        if others := tuple(card for card in chosen if card in self._own.table):
            return Problem(Reason.TABLE_CARD_IN_HAND, "X32", others)
        return self.pick(chosen)

    def split(self, meld: int, at: int) -> Workbench:
        """Part a meld at a gap; the right part comes right after the left one."""
        old = self.melds[meld]
        return self._step([*self.melds[:meld], old[:at], old[at:], *self.melds[meld + 1 :]])

    def join(self, meld: int, other: int) -> Workbench | Problem:
        """Put all cards of a meld on another."""
        return self.put(self.melds[meld], other)

    def shift(self, meld: int) -> Workbench:
        """Let the curinga of a run go to the next place that it might take (X22)."""
        verdict = explain(self.melds[meld], self.before.options)
        if not verdict.orders:
            return self
        at = (verdict.orders.index(verdict.cards) + 1) % len(verdict.orders)
        return self._step([*self.melds[:meld], verdict.orders[at], *self.melds[meld + 1 :]])

    def exchange(self, card: Card, wild: Card) -> Workbench | Problem:
        """Put a card of the hand in a curinga's place, and have the curinga in the hand (X33)."""
        exchange = Exchange(card, wild)
        if problem := self._why_not(exchange):
            return problem
        melds = tuple(without(meld, (card,)) for meld in self.melds)
        melds = exchanged(melds, exchange, self.before.options)
        return self._step(melds, (*self.exchanges, exchange))

    # ---- history -------------------------------------------------------------------------------

    def laid_out(self, table: Table, exchanges: tuple[Exchange, ...]) -> Workbench:
        """The workbench with a whole table that somebody has worked out for this turn."""
        return self._step(table, exchanges)

    def undo(self) -> Workbench:
        """The workbench before the last step, exactly; itself if there is none."""
        if not self.past:
            return self
        return Workbench(self.before, self.past[-1], self.past[:-1], (self.now, *self.future))

    def redo(self) -> Workbench:
        """The workbench after the step undone last; itself if there is none."""
        if not self.future:
            return self
        return Workbench(self.before, self.future[0], (*self.past, self.now), self.future[1:])

    def reset(self) -> Workbench:
        """All as it lay when the turn began. That is a step, and can be undone."""
        return self._step(list(self.before.table), ())

    # ---- inside --------------------------------------------------------------------------------

    @property
    def _own(self) -> Belongings:
        return belongings(self.before, self.exchanges)

    @property
    def _lying(self) -> frozenset[Card]:
        return frozenset(chain.from_iterable(self.now.melds))

    def _before(self, exchanges: tuple[Exchange, ...]) -> Table:
        """The table as it lay when the turn began, with the exchanges."""
        lying = lying_after(self.before, exchanges)
        assert not isinstance(lying, Problem)
        return lying

    def _why_not(self, exchange: Exchange) -> Problem | None:
        return why_not_exchange(self.before, self.exchanges, exchange)

    def _elsewhere(self, cards: Sequence[Card]) -> Problem | None:
        """The problem with cards that are neither on this table nor in this hand."""
        own = self._own
        strange = tuple(card for card in cards if card not in own.table and card not in own.hand)
        return Problem(Reason.NOT_HERE, "X32", strange) if strange else None

    def _step(
        self, melds: Sequence[Meld], exchanges: tuple[Exchange, ...] | None = None
    ) -> Workbench:
        lying = tuple(explain(meld, self.before.options).cards for meld in melds if meld)
        layout = Layout(lying, self.exchanges if exchanges is None else exchanges)
        if layout == self.now:
            return self
        return Workbench(self.before, layout, (*self.past, self.now))


def start(turn: Turn) -> Workbench:
    """The workbench on which nothing has been touched."""
    return Workbench(turn, Layout(turn.table))


def without(meld: Meld, cards: Sequence[Card]) -> Meld:
    """The meld without the cards."""
    return tuple(card for card in meld if card not in cards)
