"""The exact solver: which of the cards that may be laid are laid, so that all is melds.

1. ``consistent`` builds the four suit graphs and takes out of them, and of the set tables, what
cannot agree (arc consistency). 2. A short search with the plain bound settles most positions;
otherwise the prices are worked out and a second search with the better bound does (``prices.py``,
``search.py``). 3. Both use as few curingas as can be and suppose that the others find room.
``wilds.py`` looks for it, and almost always finds it: then the arrangement is the best, for the
supposition was in its favour. 4. Else the *strict* search follows, which counts curingas exactly:
once for each number of 2s that lie in sets of 2s.

Sources: J. N. van Rijn, F. W. Takes & J. K. Vis, "The Complexity of Rummikub Problems" (2015,
arXiv:1604.07553) sweep by value over the states of open runs; D. den Hertog & P. B. Hulshof,
"Solving Rummikub Problems by Integer Linear Programming" (The Computer Journal 49, 2006, doi
10.1093/comjnl/bxl033) is what others build on, and what this solver is tested against.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence

from game.mexe_mexe.arrange.prices import SCALE, Prices
from game.mexe_mexe.arrange.problem import FaceMeld, Problem, Solution
from game.mexe_mexe.arrange.rebuild import rebuild
from game.mexe_mexe.arrange.search import Choice, Search
from game.mexe_mexe.arrange.sets import NO_SETS, Masks, SetTable, set_table
from game.mexe_mexe.arrange.suits import HIGH_ACE, LOW_ACE, TWO, SuitGraph, suit_graph
from game.mexe_mexe.arrange.wilds import TwoSets, with_wilds

UNLIMITED = 1 << 29

_SUITS = range(4)
_CHUNK = 500
"""Nodes between two pauses."""
_QUICK = 400
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
        prepared = consistent(self.problem, self.most, strict=False)
        yield self.spent
        if prepared is None:
            self.bound = -1
            return
        all_twos = self.worth * (self.most - self.table_twos)
        search = yield from self._search(
            prepared,
            (0, self.most),
            0,
            max(self.best - all_twos, -1),
            max(self.bound - all_twos, 0),
        )
        self.bound = min(self.bound, self._most(search, all_twos))
        if search.goal:
            melds = rebuild(self.problem, prepared[0], search.goal, strict=False)
            self._place_wilds(melds, search.value)

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
            prepared = consistent(self.problem, wilds[1], strict=True)
            yield self.spent
            if prepared is None:
                continue
            extra = self.worth * (size - self.table_twos)
            search = yield from self._search(
                prepared, wilds, self.worth, max(self.best - extra, -1), self.bound - extra
            )
            if search.goal:
                melds = rebuild(self.problem, prepared[0], search.goal, strict=True)
                self.melds = melds + self.two_sets.melds(size)
                self.best = search.value + extra
            bounds.append(self._most(search, extra))
        self.bound = min(self.bound, max(bounds))

    def _search(
        self,
        prepared: tuple[Sequence[SuitGraph], Sequence[SetTable]],
        wilds: tuple[int, int],
        wild_worth: int,
        floor: int,
        ceiling: int,
    ) -> Generator[int, None, Search]:
        """Search with the plain bound, then with the better one, then in depth."""
        prices = Prices(*prepared, self.problem.weights, wild_worth=wild_worth, wilds=wilds)
        self.spent += prices.work // _EDGES_PER_NODE
        in_sets = self._in_sets(len(prices.tables))
        best: list[Choice] = []
        left, limit = self.budget - self.spent, _QUICK
        while True:
            search = Search(
                prices, in_sets, exact_wilds=wild_worth > 0, floor=floor, ceiling=ceiling
            )
            yield from self._run(search, min(limit, left - left // _FINAL_SHARE))
            best = search.goal or best
            left = self.budget - self.spent
            if search.done or left <= 0 or limit >= self.budget:
                break
            floor, ceiling = search.value, search.bound
            worked, bound = prices.work, prices.bound
            for _ in prices.improve(SCALE * (floor + 1)):
                yield self.spent + (prices.work - worked) // _EDGES_PER_NODE
            self.spent += (prices.work - worked) // _EDGES_PER_NODE
            limit = limit * _PATIENCE if prices.bound < bound else self.budget
        if not search.done and left > 0:
            yield from self._run(search, left, plunge=True)
        search.goal = search.goal or best
        return search

    def _most(self, search: Search, extra: int) -> int:
        """What a search leaves possible; if it has found that there is nothing, what is known."""
        return self.best if search.done and not search.goal else search.bound + extra

    def _in_sets(self, layers: int) -> list[tuple[int, ...]]:
        """By suit and layer the table cards that lie in sets now."""
        places = range(HIGH_ACE + 1 - layers, HIGH_ACE + 1)
        known = self.problem.in_sets or ((0,) * HIGH_ACE,) * 4
        return [
            tuple(counts[1 if place == HIGH_ACE else place] for place in places) for counts in known
        ]

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


def consistent(
    problem: Problem, most: int, *, strict: bool
) -> tuple[list[SuitGraph], list[SetTable]] | None:
    """The four suit graphs and the set tables, with nothing in them that cannot agree.

    None if the table cards cannot all lie.
    """
    first = LOW_ACE if most else TWO + 1
    packs = problem.packs
    masks = [_all_to_sets(problem, place) for place in range(first, HIGH_ACE + 1)]
    while True:
        tables = [
            set_table(mask, packs, most, wild_in_sets=problem.wild_in_sets, strict=strict)
            if place > TWO
            else NO_SETS
            for place, mask in enumerate(masks, first)
        ]
        graphs = []
        for suit in _SUITS:
            by_layer = tuple(table.masks[suit] for table in tables)
            graph = suit_graph(
                problem.table[suit], problem.hand[suit], most, by_layer, strict=strict
            )
            if graph is None:
                return None
            graphs.append(graph)
        clubs, diamonds, hearts, spades = (graph.used for graph in graphs)
        used = list(zip(clubs, diamonds, hearts, spades, strict=True))
        if used == [table.masks for table in tables]:
            return graphs, tables
        masks = used


def _all_to_sets(problem: Problem, place: int) -> Masks:
    rank = 1 if place == HIGH_ACE else place
    clubs, diamonds, hearts, spades = (
        (2 << table[rank] + hand[rank]) - 1
        for table, hand in zip(problem.table, problem.hand, strict=True)
    )
    return clubs, diamonds, hearts, spades
