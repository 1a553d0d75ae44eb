"""Least disturbance: of equally good arrangements, one that leaves most melds as they lie.

People must understand a hint; den Hertog and Hulshof too ask for the fewest changes. To keep a meld
is to take its cards out of the problem, and whether a choice of melds can be kept is a question to
the solver: is the value reached with the rest? If some melds cannot be kept together, one of them
has to be disturbed: they are a *conflict*. The fewest melds to disturb are a smallest set that hits
every conflict (Reiter 1987, "A theory of diagnosis from first principles", doi
10.1016/0004-3702(87)90062-2; in optimisation the *implicit hitting set* method):

1. disturb a smallest set that hits all conflicts known so far; fewer cannot do;
2. if the value is reached with the others kept, that is the answer;
3. otherwise they hold a conflict: make it small (QuickXplain, Junker 2004), add it, go on.

Before that, melds are kept greedily, one by one; when the budget is spent that is the answer, and
what is known to be too few is a bound.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from itertools import combinations
from typing import NamedTuple

from game.mexe_mexe.arrange.cases import Case
from game.mexe_mexe.arrange.goals import cards_in
from game.mexe_mexe.arrange.lay import Terms, melds_of, problem_of
from game.mexe_mexe.arrange.problem import Solution
from game.mexe_mexe.arrange.solve import solve
from game.mexe_mexe.melds import explain
from game.mexe_mexe.turn import Table
from game.mexe_mexe.verdict import Meld

_MOST_CHOICES = 20_000
"""So many sets of melds are tried to hit all conflicts."""


class Settled(NamedTuple):
    """An arrangement with as many melds kept as were found to be possible."""

    melds: Table
    kept: int
    kept_bound: int
    nodes: int


def settle(
    case: Case, value: int, laid: Table, terms: Terms, budget: int
) -> Generator[int, None, Settled]:
    """Find the least disturbing arrangement that has the value, as ``laid`` has.

    Yields the work so far.
    """
    return (yield from _Settler(case, value, laid, terms, budget).work())


def as_laid(case: Case, laid: Table) -> Settled:
    """An arrangement as it was found; the melds that it happens to leave as they lie come first."""
    still = tuple([meld for meld in case.lying if meld in laid])
    new = [meld for meld in laid if meld not in still]
    return Settled((*still, *new), len(still), len(case.lying), 0)


class _OutOfBudgetError(Exception):
    """The question could not be answered within the budget."""


class _Settler:
    """The conflicts of one case."""

    def __init__(self, case: Case, value: int, laid: Table, terms: Terms, budget: int) -> None:
        self.case = case
        self.value = value
        self.terms = terms
        self.budget = budget
        self.spent = self.nodes = 0
        self.conflicts: list[frozenset[int]] = []
        self.valid = frozenset(
            number for number, meld in enumerate(case.lying) if explain(meld, terms.options).valid
        )
        self.kept = frozenset(number for number in self.valid if case.lying[number] in laid)
        self.melds = tuple(meld for meld in laid if meld not in case.lying)

    def work(self) -> Generator[int, None, Settled]:
        """Keep what can be kept greedily, then hit conflicts until none is left."""
        fewest = 0
        try:
            if not (yield from self._can_keep(self.valid)):
                fewest = 1
                yield from self._greedy()
            while (disturbed := self._smallest_hitting_set(fewest)) is not None:
                fewest = len(disturbed)
                kept = self.valid - disturbed
                if len(kept) <= len(self.kept) or (yield from self._can_keep(kept)):
                    break
                conflict = yield from self._shrink((), sorted(kept), grown=False)
                self.conflicts.append(frozenset(conflict))
        except _OutOfBudgetError:
            pass
        still = tuple(self.case.lying[number] for number in sorted(self.kept))
        melds = still + self._in_order(self.melds)
        most = max(len(self.kept), len(self.valid) - fewest)
        return Settled(melds, len(self.kept), most, self.nodes)

    def _in_order(self, new: Table) -> Table:
        """New melds in the order in which they are told of: by the first old meld that they use."""
        lying = self.case.lying
        was = {card: number for number, old in enumerate(lying) for card in old}

        def place(meld: Meld) -> tuple[int, int]:
            return min([was.get(card, len(lying)) for card in meld]), meld[0].order

        return tuple(sorted(new, key=place))

    def _smallest_hitting_set(self, fewest: int) -> frozenset[int] | None:
        """The first smallest set of melds that hits all conflicts; None if that takes too long."""
        pool = sorted(frozenset().union(*self.conflicts))
        tries = 0
        for size in range(fewest, len(pool) + 1):
            for chosen in combinations(pool, size):
                tries += 1
                if all(not conflict.isdisjoint(chosen) for conflict in self.conflicts):
                    return frozenset(chosen)
                if tries > _MOST_CHOICES:
                    return None
        return frozenset(pool)

    def _can_keep(self, kept: frozenset[int]) -> Generator[int, None, bool]:
        """Whether the value is reached with these melds as they lie; if so, it is remembered."""
        if self.spent >= self.budget:
            raise _OutOfBudgetError
        case = self.case
        rest = [meld for number, meld in enumerate(case.lying) if number not in kept]
        must = (*cards_in(rest), *case.forced)
        problem = problem_of(must, case.free, case.lay_twos, tuple(rest), self.terms)
        work = solve(problem, self.budget - self.spent, self.value - 1, self.value)
        solution = yield from self._counted(work)
        if solution.value < self.value:
            if solution.bound >= self.value:
                raise _OutOfBudgetError
            return False
        if len(kept) > len(self.kept):
            self.kept = kept
            self.melds = melds_of(solution.melds, must, case.free, tuple(rest), self.terms.options)
        return True

    def _counted(self, work: Generator[int, None, Solution]) -> Generator[int, None, Solution]:
        before = self.spent
        while True:
            try:
                self.spent = before + next(work)
            except StopIteration as stop:
                solution: Solution = stop.value
                self.spent = before + solution.work
                self.nodes += solution.nodes
                return solution
            yield self.spent

    def _shrink(
        self, background: Sequence[int], melds: Sequence[int], *, grown: bool
    ) -> Generator[int, None, tuple[int, ...]]:
        """QuickXplain: a minimal part of ``melds`` that cannot be kept beside the background.

        ``grown``: whether the background may have become a conflict itself.
        """
        if grown and not (yield from self._can_keep(frozenset(background))):
            return ()
        if len(melds) == 1:
            return tuple(melds)
        half = len(melds) // 2
        left, right = melds[:half], melds[half:]
        second = yield from self._shrink((*background, *left), right, grown=bool(left))
        first = yield from self._shrink((*background, *second), left, grown=bool(second))
        return first + second

    def _greedy(self) -> Generator[int, None, None]:
        """Keep melds one by one besides those that are kept already."""
        for number in sorted(self.valid - self.kept):
            yield from self._can_keep(self.kept | {number})
