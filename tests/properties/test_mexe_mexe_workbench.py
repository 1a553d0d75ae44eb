"""The workbench, whatever is done on it.

No card is lost, undo and redo are exact, and what may end is what the judge allows and what the
oracle, which knows the rulebook by other means, finds legal.
"""

from __future__ import annotations

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from game import mexe_mexe
from game.bots.mexe_mexe.hand import melds_in
from game.cards import Card
from game.mexe_mexe import State, unfinished
from game.mexe_mexe.turn import Problem
from game.mexe_mexe.workbench import Layout, Workbench, start
from game.ruling import Allowed
from tests.game.mexe_mexe.asking import pairs, start_of
from tests.game.mexe_mexe.oracle import House, is_meld, may_end
from tests.game.mexe_mexe.table import after
from tests.properties.benches import crowded

numbers = st.integers(0, 10_000)
houses = st.builds(House, st.booleans(), st.booleans(), st.booleans())


class Bench(RuleBasedStateMachine):
    """A workbench and, as a model of it, the layouts that were and that were undone."""

    state: State
    bench: Workbench
    past: list[Layout]
    future: list[Layout]

    @initialize(seed=st.text("0123456789abcdef", min_size=1, max_size=6), house=houses)
    def begin(self, seed: str, house: House) -> None:
        self.state = crowded(seed, house)
        assert all(is_meld(meld, wild_in_sets=house.wild_in_sets) for meld in self.state.table)
        self.bench = start(self.state.before)
        self.past, self.future = [], []

    def step(self, stepped: Workbench | Problem) -> None:
        """The bench after a step; the model notes it."""
        if isinstance(stepped, Problem) or stepped.now == self.bench.now:
            return
        self.past.append(self.bench.now)
        self.future = []
        self.bench = stepped

    def card(self, number: int) -> Card:
        """Any card of the table or the hand."""
        bench = self.bench
        cards = (*bench.hand, *bench.loose, *(card for meld in bench.melds for card in meld))
        return cards[number % len(cards)]

    def meld(self, number: int) -> int | None:
        """Any meld, or None for a new one."""
        at = number % (len(self.bench.melds) + 1)
        return at if at < len(self.bench.melds) else None

    @rule(chosen=st.lists(numbers, min_size=1, max_size=4), place=numbers, gap=numbers)
    def put(self, chosen: list[int], place: int, gap: int) -> None:
        meld = self.meld(place)
        at = None if meld is None else gap % (len(self.bench.melds[meld]) + 1)
        self.step(self.bench.put([self.card(number) for number in chosen], meld, at))

    @rule(number=numbers, which=numbers)
    def put_where_it_fits(self, number: int, which: int) -> None:
        card = self.card(number)
        if fits := self.bench.fits((card,)):
            self.step(self.bench.put((card,), fits[which % len(fits)]))

    @rule(which=numbers, among=st.booleans())
    def put_a_meld(self, which: int, *, among: bool) -> None:
        bench = self.bench
        cards = (*bench.hand, *bench.loose)
        if among and bench.melds:
            cards += bench.melds[which % len(bench.melds)]
        if melds := melds_in(cards, self.state.options):
            self.step(bench.put(melds[which % len(melds)]))

    @rule(number=numbers)
    def pick(self, number: int) -> None:
        self.step(self.bench.pick((self.card(number),)))

    @rule(number=numbers)
    def take_back(self, number: int) -> None:
        card = self.card(number)
        taken = self.bench.take_back((card,))
        mine = card in self.bench.mine or card in self.bench.hand
        assert isinstance(taken, Workbench) == mine
        self.step(taken)

    @rule(number=numbers, gap=numbers)
    def split(self, number: int, gap: int) -> None:
        meld = self.meld(number)
        if meld is not None:
            self.step(self.bench.split(meld, gap % (len(self.bench.melds[meld]) + 1)))

    @rule(number=numbers, other=numbers)
    def join(self, number: int, other: int) -> None:
        if len(self.bench.melds) > 1:
            count = len(self.bench.melds)
            self.step(self.bench.join(number % count, other % count))

    @rule(number=numbers)
    def shift(self, number: int) -> None:
        meld = self.meld(number)
        if meld is not None:
            cards = set(self.bench.melds[meld])
            shifted = self.bench.shift(meld)
            assert set(shifted.melds[meld]) == cards
            self.step(shifted)

    @rule(which=numbers)
    def exchange(self, which: int) -> None:
        if possible := self.bench.possible_exchanges:
            exchange = possible[which % len(possible)]
            stepped = self.bench.exchange(exchange.card, exchange.wild)
            assert isinstance(stepped, Workbench)
            self.step(stepped)

    @rule(card=numbers, wild=numbers)
    def exchange_anything(self, card: int, wild: int) -> None:
        self.step(self.bench.exchange(self.card(card), self.card(wild)))

    @rule()
    def undo(self) -> None:
        undone, self.bench = self.bench.now, self.bench.undo()
        if self.past:
            assert self.bench.now == self.past.pop()
            self.future.insert(0, undone)

    @rule()
    def redo(self) -> None:
        before, self.bench = self.bench.now, self.bench.redo()
        if self.future:
            assert self.bench.now == self.future.pop(0)
            self.past.append(before)

    @rule()
    def reset(self) -> None:
        self.step(self.bench.reset())
        assert self.bench.now == Layout(self.state.table)

    @rule()
    def reload(self) -> None:
        again = unfinished.read(self.state.before, unfinished.write(self.bench))
        assert again == self.bench

    @invariant()
    def nothing_is_lost(self) -> None:
        bench, turn = self.bench, self.state.before
        lying = [card for meld in bench.melds for card in meld]
        everything = sorted([*bench.hand, *bench.loose, *lying], key=str)
        before = [*turn.hand, *(card for meld in turn.table for card in meld)]
        assert everything == sorted(before, key=str)
        assert bench.mine.isdisjoint(bench.hand)
        assert bench.mine <= set(lying)
        freed = {exchange.wild for exchange in bench.exchanges}
        given = {exchange.card for exchange in bench.exchanges}
        assert set(bench.hand) <= set(turn.hand) | freed
        assert not (given - freed) & set(bench.hand)

    @invariant()
    def verdicts_are_the_oracle_s(self) -> None:
        wild_in_sets = self.state.options.wild_in_sets
        for meld, verdict in zip(self.bench.melds, self.bench.verdicts, strict=True):
            assert verdict.valid == is_meld(meld, wild_in_sets=wild_in_sets)
            assert verdict.cards == meld

    @invariant()
    def what_may_end_is_legal(self) -> None:
        bench, state = self.bench, self.state
        for discard in (None, *bench.hand, *bench.loose[:1], *(bench.melds[:1] or [()])[0][:1]):
            legal = may_end(start_of(state), bench.melds, pairs(bench.exchanges), discard)
            assert (bench.can_end(discard) is None) == legal
            assert (discard in bench.endings) == legal
            ruling = mexe_mexe.judge(state, state.turn, bench.intent(discard))
            assert isinstance(ruling, Allowed) == legal
            if isinstance(ruling, Allowed):
                ended = after(state, ruling.events)
                assert ended.table == bench.melds
                left = [card for card in bench.hand if card is not discard]
                assert sorted(ended.hands[state.turn], key=str) == sorted(left, key=str)


Bench.TestCase.settings = settings(max_examples=60, stateful_step_count=30)
TestBench = Bench.TestCase
