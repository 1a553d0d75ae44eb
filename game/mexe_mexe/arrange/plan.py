"""From a goal to the arrangement: which problems to solve, and which answer is the best."""

from __future__ import annotations

import gc
from collections.abc import Generator, Iterable, Iterator
from typing import NamedTuple

from game.cards import FACES, Card, Rank, card
from game.mexe_mexe import scores
from game.mexe_mexe.arrange import cases
from game.mexe_mexe.arrange.cases import Case
from game.mexe_mexe.arrange.goals import Aim, Arrangement, Goal, Progress, cards_in
from game.mexe_mexe.arrange.lay import Terms, melds_of, problem_of
from game.mexe_mexe.arrange.problem import Solution
from game.mexe_mexe.arrange.settle import Settled, as_laid, settle
from game.mexe_mexe.arrange.solve import solve
from game.mexe_mexe.arrange.suits import Counts
from game.mexe_mexe.melds import explain
from game.mexe_mexe.options import Options
from game.mexe_mexe.turn import Table, Turn

BUDGET = 300_000
"""The usual budget, in nodes of the search; other work is counted in the same measure."""
_SETTLE_SHARE = 3
"""The least disturbance may take one part in so many of the budget, besides."""

_RANKS = 13
_CARDS: Counts = (0, *(1,) * _RANKS)
_POINTS: Counts = (0, *(scores.points_of(card(face)) for face in FACES[:_RANKS]))

Steps = Generator[Progress, None, Arrangement]


def steps(
    table: Iterable[Iterable[Card]],
    hand: Iterable[Card],
    options: Options | None = None,
    goal: Goal | None = None,
    budget: int = BUDGET,
) -> Steps:
    """Like ``arrange``, but in steps of a few milliseconds; it returns the arrangement."""
    melds = tuple(tuple(meld) for meld in table)
    turn = Turn(melds, tuple(hand), goal.taken if goal else None, options or Options())
    return _uncollected(_Planner(turn, goal or Goal(), budget).work())


def _uncollected(work: Steps) -> Steps:
    """The same work, during whose steps the garbage collector rests.

    It makes many tuples that live for long, and no cycles: nothing that a collector would find.
    Afterwards they count as old, or the collector would go through them all as soon as it may.
    """
    while True:
        collects = gc.isenabled()
        gc.disable()
        try:
            progress = next(work)
        except StopIteration as stop:
            found: Arrangement = stop.value
            return found
        finally:
            if collects:
                gc.freeze()
                gc.unfreeze()
                gc.enable()
        yield progress


def arrange(
    table: Iterable[Iterable[Card]],
    hand: Iterable[Card],
    options: Options | None = None,
    goal: Goal | None = None,
    budget: int = BUDGET,
) -> Arrangement:
    """The best arrangement of a table, whose cards must all lie, and of cards of a hand.

    With the budget spent it is the best that was found; ``bound`` tells how much better another
    might be.
    """
    work = steps(table, hand, options, goal, budget)
    while True:
        try:
            next(work)
        except StopIteration as stop:
            found: Arrangement = stop.value
            return found


class _Answer(NamedTuple):
    """An arrangement of a case."""

    value: int
    case: Case
    of_case: int
    """The part of the value that the solver has found."""
    laid: Table

    @property
    def left(self) -> tuple[Card, ...]:
        """What is left in the hand."""
        lying = frozenset(cards_in(self.laid))
        return tuple(card for card in self.case.hand if card not in lying)


class _Planner:
    """One question, and the best answer so far."""

    def __init__(self, turn: Turn, goal: Goal, budget: int) -> None:
        self.turn = turn
        self.goal = goal
        self.budget = budget
        self.spent = self.nodes = 0
        self.weights = _POINTS if goal.aim is Aim.POINTS else _CARDS
        self.terms = Terms(self.weights, turn.options)
        self.valid = all(explain(meld, turn.options).valid for meld in turn.table)
        self.best: _Answer | None = None
        self.bound = -1

    def work(self) -> Steps:
        """Solve the cases; then disturb as little as can be."""
        yield from self._out() if self.goal.aim is Aim.OUT else self._most()
        if self.best is None:
            return self._nothing()
        best, before = self.best, self.spent
        if not self.goal.disturb_least:
            return self._arrangement(best, as_laid(best.case, best.laid))
        share = self.budget // _SETTLE_SHARE
        work = settle(best.case, best.of_case, best.laid, self.terms, share)
        while True:
            try:
                self.spent = before + next(work)
            except StopIteration as stop:
                return self._arrangement(best, stop.value)
            yield Progress(self.spent, self.budget)

    # ---- goals as cases ------------------------------------------------------------------------

    def _most(self) -> Iterator[Progress]:
        """The most cards or points."""
        goal, turn = self.goal, self.turn
        found, complete = [cases.plain(turn.table, turn.hand, 0, ())], True
        if goal.keep_wilds:
            found, complete = cases.exchanged(turn, goal.keep_wilds)
        for case in found:
            spare = cases.twos(case.hand) - goal.keep_wilds
            if spare >= 0:
                yield from self._best_of(case._replace(lay_twos=spare))
        if not complete:
            self.bound = self._worth(turn.hand)

    def _best_of(self, case: Case) -> Iterator[Progress]:
        """The best of a case; with each card held back in turn, if else there is no discard."""
        before, bound = self.best, self.bound
        yield from self._solve(case)
        if not self.goal.must_discard or self.best is before or self._can_discard():
            return
        most = self.bound
        self.best, self.bound = before, -1
        for held in cases.discarding(case, self.goal.taken, self.goal.keep_wilds):
            yield from self._solve(held)
        self.bound = max(bound, min(most, self.bound))

    def _can_discard(self) -> bool:
        """Whether the best leaves a card to discard besides the curingas to keep."""
        left = self.best.left if self.best else ()
        twos = cases.twos(left) - self.goal.keep_wilds
        return any(
            card is not self.goal.taken and (twos > 0 or card.rank is not Rank.TWO) for card in left
        )

    def _out(self) -> Iterator[Progress]:
        """All cards, or all but one; a curinga got by exchange may be that one."""
        turn, goal = self.turn, self.goal
        if not goal.must_discard:
            yield from self._solve(cases.out(turn.table, turn.hand))
            return
        for case in cases.exchanged(turn, 1)[0]:
            freed = frozenset(exchange.wild for exchange in case.exchanges)
            whole = cases.out(case.lying, case.hand)._replace(exchanges=case.exchanges)
            for held in cases.discarding(whole, goal.taken, 0):
                if not freed or held.discard in freed:
                    yield from self._solve(held)
                    if self.best:
                        self.bound = self.best.value
                        return

    # ---- solving a case ------------------------------------------------------------------------

    def _worth(self, cards: Iterable[Card]) -> int:
        return sum([self.weights[card.face.order % _RANKS + 1] for card in cards])

    def _solve(self, case: Case) -> Iterator[Progress]:
        """Solve one case, for what is better than the best so far."""
        lost = self._worth(self.turn.hand) - self._worth(case.hand)
        base = lost + self._worth(case.forced)
        if self.valid and not case.forced and (self.best is None or base > self.best.value):
            self.best = _Answer(base, case, 0, case.lying)
        left = self.budget - self.spent
        if left <= 0:
            self.bound = max(self.bound, base + self._worth(case.free))
            return
        options = self.turn.options
        must = case.must
        problem = problem_of(must, case.free, case.lay_twos, case.lying, self.terms)
        floor = max(-1, self.best.value - base) if self.best else -1
        work, before = solve(problem, left, floor), self.spent
        while True:
            try:
                self.spent = before + next(work)
            except StopIteration as stop:
                solution: Solution = stop.value
                break
            yield Progress(self.spent, self.budget)
        self.spent = before + solution.work
        self.nodes += solution.nodes
        if solution.value >= 0:
            laid = melds_of(solution.melds, must, case.free, case.lying, options)
            self.best = _Answer(base + solution.value, case, solution.value, laid)
        known = self.best.value if self.best else -1
        upper = base + solution.bound if solution.bound >= 0 else -1
        self.bound = max(self.bound, known, min(upper, base + self._worth(case.free)))

    # ---- answers -------------------------------------------------------------------------------

    def _nothing(self) -> Arrangement:
        turn = self.turn
        return Arrangement(
            found=False,
            melds=turn.table,
            laid=(),
            left=turn.hand,
            exchanges=(),
            discard=None,
            value=-1,
            bound=self.bound,
            kept=len(turn.table),
            kept_bound=len(turn.table),
            nodes=self.nodes,
            lying=turn.table,
        )

    def _arrangement(self, best: _Answer, settled: Settled) -> Arrangement:
        lying = frozenset(cards_in(settled.melds))
        return Arrangement(
            found=True,
            melds=settled.melds,
            laid=tuple(card for card in self.turn.hand if card in lying),
            left=tuple(card for card in best.case.hand if card not in lying),
            exchanges=best.case.exchanges,
            discard=best.case.discard if self.goal.aim is Aim.OUT else None,
            value=best.value,
            bound=self.bound,
            kept=settled.kept,
            kept_bound=settled.kept_bound,
            nodes=self.nodes + settled.nodes,
            lying=best.case.lying,
        )
