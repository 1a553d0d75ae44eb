"""From the choices of a search back to melds: what each run did at each place."""

from __future__ import annotations

from collections.abc import Sequence

from game.mexe_mexe.arrange.prices import Prices
from game.mexe_mexe.arrange.problem import FaceMeld, FaceRun, FaceSet, Problem
from game.mexe_mexe.arrange.runs import NATURAL, WILD, automaton
from game.mexe_mexe.arrange.search import Choice
from game.mexe_mexe.arrange.sets import split, suits_of
from game.mexe_mexe.arrange.suits import HIGH_ACE, LOW_ACE, Edge, SuitGraph, unpack


class _Open:
    """A run under way: its kind, its first place, and the place of its curinga."""

    __slots__ = ("kind", "low", "wild")

    def __init__(self, low: int) -> None:
        self.kind, self.low, self.wild = "1", low, 0


def _kind(run: _Open) -> str:
    return run.kind


class _Suit:
    """One suit on its way through its graph."""

    def __init__(self, suit: int, graph: SuitGraph, problem: Problem, *, strict: bool) -> None:
        self.suit = suit
        self.first = graph.first
        self.table, self.hand = problem.table[suit], problem.hand[suit]
        self.runs = automaton(strict=strict)
        self.node = 0
        self.open: list[_Open] = []
        self.melds: list[FaceRun] = []

    def follow(self, layer: int, edge: Edge) -> None:
        """Go along an edge."""
        to_sets, node, wilds, laid = edge
        place = self.first + layer
        state, low = unpack(self.node)
        after, new_low = unpack(node)
        self.node = node
        if place == LOW_ACE:
            self.open = [_Open(place) for _ in range(new_low)]
        elif place == HIGH_ACE:
            laid -= max(0, low - self.table[1])
            self._end(state, max(0, self.table[1] - low) + laid - to_sets, wilds)
        else:
            naturals = self.table[place] + laid - to_sets
            if naturals or self.open:
                self._act(state, naturals, after, wilds, place)

    def _act(self, state: int, naturals: int, after: int, wilds: int, place: int) -> None:
        if not self.open:
            self.open = [_Open(place) for _ in range(naturals)]
            return
        if len(self.open) > 1:
            self.open.sort(key=_kind)
        going = []
        opened = naturals
        actions = self.runs.actions(state, naturals, after, wilds)
        for run, action in zip(self.open, actions, strict=True):
            if action == "X":
                self._close(run, place - 1)
                continue
            if action == "N":
                run.kind = NATURAL[run.kind]
                opened -= 1
            else:
                run.kind, run.wild = WILD[run.kind], place
            going.append(run)
        self.open = going + [_Open(place) for _ in range(opened)] if opened else going

    def _end(self, state: int, naturals: int, wilds: int) -> None:
        """The high aces; then curingas go in front of the runs that need or may have one."""
        for after, used in self.runs.steps(state, naturals):
            kinds = self.runs.states[after]
            spare = wilds - used - kinds.count("2")
            if "1" in kinds or "x" in kinds or not 0 <= spare <= kinds.count("3"):
                continue
            self._act(state, naturals, after, used, HIGH_ACE)
            for run in self.open:
                in_front = run.kind == "2" or (run.kind == "3" and spare > 0)
                spare -= run.kind == "3" and in_front
                if in_front:
                    run.low -= 1
                    run.wild = run.low
                self._close(run, HIGH_ACE)
            return

    def _close(self, run: _Open, high: int) -> None:
        self.melds.append(FaceRun(self.suit, run.low, high, run.wild))


def rebuild(
    problem: Problem, prices: Prices, choices: Sequence[Choice], *, strict: bool
) -> list[FaceMeld]:
    """The melds of a goal: one choice for each step."""
    suits = [_Suit(suit, graph, problem, strict=strict) for suit, graph in enumerate(prices.graphs)]
    melds: list[FaceMeld] = []
    vector = [0, 0, 0, 0]
    for (layer, suit), (edge, in_sets) in zip(prices.steps, choices, strict=True):
        suits[suit].follow(layer, edge)
        vector[suit] = edge[0]
        if suit == 3 and any(vector):
            place = prices.graphs[suit].first + layer
            sets = split(tuple(vector), in_sets, wild_in_sets=problem.wild_in_sets)
            assert sets is not None
            for cards, wilds in sets:
                rank = 1 if place == HIGH_ACE else place
                melds.append(FaceSet(rank, suits_of(cards), wilds))
            vector = [0, 0, 0, 0]
    return melds + [run for suit in suits for run in suit.melds]
