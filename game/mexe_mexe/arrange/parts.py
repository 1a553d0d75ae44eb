"""The parts of a problem, suit graphs and set tables, and what of them cannot agree.

A suit graph is built for the numbers of cards that the set tables allow its suit to give to sets; a
set table allows what the four graphs can give. They are made in turns until nothing changes (arc
consistency: Mackworth 1977, "Consistency in networks of relations").
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.mexe_mexe.arrange.problem import Problem
from game.mexe_mexe.arrange.sets import NO_SETS, Masks, SetTable, set_tables
from game.mexe_mexe.arrange.suits import HIGH_ACE, LOW_ACE, TWO, SuitGraph, by_place, suit_graph


class Parts(NamedTuple):
    """Four suit graphs, and the set tables that they allow, by layer."""

    graphs: list[SuitGraph]
    tables: list[SetTable]

    @property
    def agree(self) -> bool:
        """Whether there is nothing more to leave out."""
        return _masks(self.graphs) == [table.masks for table in self.tables]


class Assembly:
    """Makes the parts of a problem, with so many curingas at most."""

    def __init__(self, problem: Problem, most: int, *, strict: bool) -> None:
        self._problem = problem
        self._strict = strict
        packs = problem.packs
        self._at_once = min(most, packs)
        """At one place a suit can use no more curingas than it has cards at the place before, for
        a run takes one only after a natural card."""
        self._places = range(LOW_ACE if most else TWO + 1, HIGH_ACE + 1)
        in_sets = most if problem.wild_in_sets else 0
        self._tables = set_tables(packs, in_sets, wild_in_sets=problem.wild_in_sets, strict=strict)

    def parts(self) -> Parts | None:
        """The parts, without what cannot agree; None if the table cards cannot all lie."""
        parts = self._parts(self._allowed(_all_to_sets(self._problem, self._places[0])))
        while parts and not parts.agree:
            parts = self._parts(parts.tables)
        return parts

    def _parts(self, tables: Sequence[SetTable]) -> Parts | None:
        """Graphs for what the tables allow, and tables for what those allow."""
        problem, graphs = self._problem, []
        allowed = zip(*[table.masks for table in tables], strict=True)
        for table, hand, masks in zip(problem.table, problem.hand, allowed, strict=True):
            graph = suit_graph(table, hand, self._at_once, masks, strict=self._strict)
            if graph is None:
                return None
            graphs.append(graph)
        return Parts(graphs, self._allowed(_masks(graphs)))

    def _allowed(self, masks: Sequence[Masks]) -> list[SetTable]:
        tables = self._tables
        pairs = zip(self._places, masks, strict=True)
        return [tables[mask] if place > TWO else NO_SETS for place, mask in pairs]


def _masks(graphs: Sequence[SuitGraph]) -> list[Masks]:
    """What the graphs can give to sets, by layer."""
    clubs, diamonds, hearts, spades = (graph.to_sets for graph in graphs)
    return list(zip(clubs, diamonds, hearts, spades, strict=True))


def _all_to_sets(problem: Problem, first: int) -> list[Masks]:
    """Any number of the cards, by layer from the first place on."""
    clubs, diamonds, hearts, spades = (
        [
            (2 << on_table + in_hand) - 1
            for on_table, in_hand in zip(by_place(table, first), by_place(hand, first), strict=True)
        ]
        for table, hand in zip(problem.table, problem.hand, strict=True)
    )
    return list(zip(clubs, diamonds, hearts, spades, strict=True))
