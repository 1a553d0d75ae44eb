"""The exact solver: which of the cards that may be laid are laid, so that all is melds.

1. ``parts.py`` makes the four suit graphs and the set tables, without what cannot agree (arc
consistency). 2. Dives at the plain bound settle most positions (``dive.py``); otherwise the prices
are worked out, and a search with the better bound does (``prices.py``, ``search.py``). 3. Both use
as few curingas as can be and suppose that the others find room. ``wilds.py`` looks for it, and
almost always finds it: then the arrangement is the best, for the supposition was in its favour. 4.
Else the *strict* search follows, which counts curingas exactly: once for each number of 2s that lie
in sets of 2s.

Sources: J. N. van Rijn, F. W. Takes & J. K. Vis, "The Complexity of Rummikub Problems" (2015,
arXiv:1604.07553) sweep by value over the states of open runs; D. den Hertog & P. B. Hulshof,
"Solving Rummikub Problems by Integer Linear Programming" (The Computer Journal 49, 2006, doi
10.1093/comjnl/bxl033) is what others build on, and what this solver is tested against.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence

from game.mexe_mexe.arrange.dive import Dive
from game.mexe_mexe.arrange.parts import Assembly, Parts
from game.mexe_mexe.arrange.prices import SCALE, Prices
from game.mexe_mexe.arrange.problem import FaceMeld, Problem, Solution
from game.mexe_mexe.arrange.rebuild import rebuild
from game.mexe_mexe.arrange.search import Choice, Search
from game.mexe_mexe.arrange.suits import HIGH_ACE, TWO, Counts, by_place
from game.mexe_mexe.arrange.wilds import TwoSets, with_wilds

UNLIMITED = 1 << 29

_CHUNK = 500
"""Nodes between two pauses."""
_FIRST = 2000
"""Nodes for the first search."""
_PATIENCE = 5
"""How many times as many the next one may have."""
_EDGES_PER_NODE = 8
"""So many edges looked at by the prices take about as long as one node of the search."""
_FINAL_SHARE = 4
"""One part in so many of the budget is kept for the plunge."""

Work = Generator[int, None, Solution]
"""Yields the nodes so far, every few milliseconds."""


def solve(
    problem: Problem, budget: int = UNLIMITED, floor: int = -1, ceiling: int = UNLIMITED
) -> Work:
    """Solve the problem; values up to ``floor`` are of no interest, nor more than ``ceiling``."""
    return _Solver(problem, budget, floor, ceiling).work()


class _Solver:
    """One problem, and what is known about it so far."""

    def __init__(self, problem: Problem, budget: int, floor: int, ceiling: int) -> None:
        self.problem = problem
        self.budget = budget
        self.best = floor
        self.melds: list[FaceMeld] | None = None
        self.nodes = self.spent = 0
        self.table_twos = sum(problem.table_twos)
        self.most = self.table_twos + min(problem.lay_twos, sum(problem.hand_twos))
        self.worth = problem.weights[TWO]
        self.two_sets = TwoSets(problem.table_twos, problem.hand_twos)
        self.bound = ceiling

    def work(self) -> Work:
        yield from self._relaxed()
        if self.best < self.bound and self.spent < self.budget:
            yield from self._all_strict()
        if self.melds is None:
            return Solution(-1, (), self.bound, self.nodes, self.spent)
        bound = max(self.best, self.bound)
        return Solution(self.best, tuple(self.melds), bound, self.nodes, self.spent)

    def _relaxed(self) -> Iterator[int]:
        """Steps 1 to 3: curingas that are not needed are supposed to find room."""
        problem = self.problem
        parts = Assembly(problem, self.most, strict=False).parts()
        yield self.spent
        if parts is None:
            self.bound = -1
            return
        all_twos = self.worth * (self.most - self.table_twos)
        floor, ceiling = max(self.best - all_twos, -1), max(self.bound - all_twos, 0)
        prices = self._priced(parts, (0, self.most), 0)
        dive = Dive(prices, self._in_sets(len(prices.tables)))
        target = min(ceiling, prices.bound // SCALE)
        while target > floor and not dive.reaches(target) and not dive.given_up:
            target -= 1
        self.nodes += dive.nodes
        self.spent += dive.nodes
        self.bound = min(self.bound, target + all_twos if target > floor else self.best)
        yield self.spent
        if dive.reached:
            melds = rebuild(problem, prices, dive.choices, strict=False)
            self._place_wilds(melds, dive.value)
        elif dive.given_up:
            search = yield from self._search(prices, floor, target)
            self.bound = min(self.bound, self._most(search, all_twos))
            if search.goal is not None:
                melds = rebuild(problem, prices, search.goal, strict=False)
                self._place_wilds(melds, search.value)

    def _priced(self, parts: Parts, wilds: tuple[int, int], wild_worth: int) -> Prices:
        prices = Prices(*parts, self.problem.weights, wild_worth=wild_worth, wilds=wilds)
        self.spent += prices.work // _EDGES_PER_NODE
        return prices

    def _place_wilds(self, melds: Sequence[FaceMeld], value: int) -> None:
        """Give room to as many curingas as can be."""
        for wilds in range(self.most, self.table_twos - 1, -1):
            worth = value + self.worth * (wilds - self.table_twos)
            if worth <= self.best:
                return
            for size in self.two_sets.sizes:
                if wilds - size < self.table_twos - self.two_sets.table_cards(size):
                    continue
                found = with_wilds(melds, wilds - size, wild_in_sets=self.problem.wild_in_sets)
                if found is not None:
                    self.best, self.melds = worth, found + self.two_sets.melds(size)
                    return

    def _all_strict(self) -> Iterator[int]:
        """Step 4, for every number of 2s in sets of their own."""
        bounds = [self.best]
        for size in self.two_sets.sizes:
            wilds = (
                self.table_twos - self.two_sets.table_cards(size),
                self.most - size,
            )
            if wilds[0] > wilds[1]:
                continue
            parts = Assembly(self.problem, wilds[1], strict=True).parts()
            yield self.spent
            if parts is None:
                continue
            extra = self.worth * (size - self.table_twos)
            prices = self._priced(parts, wilds, self.worth)
            search = yield from self._search(prices, max(self.best - extra, -1), self.bound - extra)
            if search.goal is not None:
                melds = rebuild(self.problem, prices, search.goal, strict=True)
                self.melds = melds + self.two_sets.melds(size)
                self.best = search.value + extra
            bounds.append(self._most(search, extra))
        self.bound = min(self.bound, max(bounds))

    def _search(self, prices: Prices, floor: int, ceiling: int) -> Generator[int, None, Search]:
        """Search with the plain bound, then with the better one, then in depth."""
        in_sets = self._in_sets(len(prices.tables))
        best: Sequence[Choice] | None = None
        left, limit = self.budget - self.spent, _FIRST
        while True:
            bound = prices.bound
            yield from self._improve(prices, floor)
            search = Search(
                prices, in_sets, exact_wilds=prices.wild_worth > 0, floor=floor, ceiling=ceiling
            )
            yield from self._run(search, min(limit, left - left // _FINAL_SHARE))
            best = best if search.goal is None else search.goal
            left = self.budget - self.spent
            if search.done or left <= 0 or limit >= self.budget:
                break
            floor, ceiling = search.value, search.bound
            limit = limit * _PATIENCE if prices.bound < bound else self.budget
        if not search.done and left > 0:
            yield from self._run(search, left, plunge=True)
        search.goal = best if search.goal is None else search.goal
        return search

    def _improve(self, prices: Prices, floor: int) -> Iterator[int]:
        worked = prices.work
        for _ in prices.improve(SCALE * (floor + 1)):
            yield self.spent + (prices.work - worked) // _EDGES_PER_NODE
        self.spent += (prices.work - worked) // _EDGES_PER_NODE

    def _most(self, search: Search, extra: int) -> int:
        """What a search leaves possible; if it has found that there is nothing, what is known."""
        return self.best if search.done and search.goal is None else search.bound + extra

    def _in_sets(self, layers: int) -> list[Counts]:
        """By suit and layer the table cards that lie in sets now."""
        known = self.problem.in_sets or ((0,) * HIGH_ACE,) * 4
        return [by_place(counts, HIGH_ACE + 1 - layers) for counts in known]

    def _run(self, search: Search, limit: int, *, plunge: bool = False) -> Iterator[int]:
        """Search on in chunks."""
        go_on = search.plunge if plunge else search.run
        while limit > 0 and not search.done:
            before = search.nodes
            go_on(min(limit, _CHUNK))
            limit -= search.nodes - before
            self.nodes += search.nodes - before
            self.spent += search.nodes - before
            yield self.spent
