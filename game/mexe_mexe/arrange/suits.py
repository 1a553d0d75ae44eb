"""One suit as a layered graph: layer by layer the states before each place, edges the options.

A path from the single node of the first layer to the single one of the last tells what a whole suit
does: which cards go to runs and which to sets, and how many curingas its runs use. The four suits
touch each other only in the sets of each rank and in the curingas that they share, and that is what
makes the problem small (``prices.py`` prices both, ``search.py`` walks the four graphs at once).

Places run from 1 to 14. An ace may lie at either end: at place 1 it is guessed how many lie low,
and the node remembers the number until the others are accounted for at place 14. Without curingas
no ace can lie low, for only a 2 can lie at place 2, and the sweep begins at place 3.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import NamedTuple

from game.mexe_mexe.arrange.runs import automaton

LOW_ACE, TWO, HIGH_ACE = 1, 2, 14

Edge = tuple[int, int, int, int]
"""Cards to sets, node of the next layer, curingas used, hand cards laid."""
Counts = tuple[int, ...]
"""Cards of a suit by rank: index 1 for the ace to 13 for the king; 0 for the 2, which is counted
apart, and at index 0."""

Row = tuple[Edge, ...]

_LOW = 256
"""A node is a state's number plus this times the low aces."""
_STRICT, _RELAXED = "strict", "relaxed"
_MANY = 4
"""So many curingas at one place are no limit."""


class SuitGraph(NamedTuple):
    """The nodes that lie on a path from the first layer to the last.

    Node 0 begins and ends it; each node is a state of the automaton of runs and a number of low
    aces.
    """

    first: int
    """The place of the first layer."""
    layers: tuple[Mapping[int, Row], ...]
    """By layer and node, the edges from there."""
    least: tuple[Mapping[int, int], ...]
    """By layer and node, the fewest curingas on the way to the end; one layer more."""
    used: tuple[int, ...]
    """By layer, the numbers of cards that go to sets, as bits."""


def unpack(node: int) -> tuple[int, int]:
    """A node's state in the automaton of runs, and its low aces."""
    return node % _LOW, node // _LOW


_Known = tuple[Row, tuple[int, ...], int]
"""The edges of a node, whatever comes after; what they lead to; the cards to sets, as bits.

Plain tuples of numbers, of which there are many for long: the garbage collector lets them be.
"""


class _Rows(dict[int, _Known]):
    """The edges of all nodes at one kind of place with so many cards, found as they are asked for.

    Few kinds of places ever occur, so that most of a new graph is known already.
    """

    def __init__(
        self, place: int, cards: tuple[int, int], limits: tuple[int, int], runs: str
    ) -> None:
        """``cards``: of the table and of the hand; ``limits``: cards to sets as bits, curingas."""
        self._place = place
        self._table, self._hand = cards
        self._mask, self._most = limits
        self._runs = automaton(strict=runs == _STRICT)

    def __missing__(self, node: int) -> _Known:
        find = {LOW_ACE: self._low_aces, HIGH_ACE: self._high_aces}.get(self._place, self._inside)
        row = tuple(find(*unpack(node)))
        self[node] = known = (row, tuple({edge[1] for edge in row}), _sets_in(row))
        return known

    def _low_aces(self, state: int, low: int) -> Iterator[Edge]:
        del state, low
        for aces in range(min(self._table + self._hand, self._most) + 1):
            yield 0, self._runs.number("1" * aces) + aces * _LOW, 0, 0

    def _inside(self, state: int, low: int) -> Iterator[Edge]:
        cards = self._table + self._hand
        for to_sets, after, wilds, laid in self._runs.options(
            state, self._table, cards, self._mask, self._most
        ):
            yield to_sets, after + low * _LOW, wilds, laid

    def _high_aces(self, state: int, low: int) -> Iterator[Edge]:
        """The aces that do not lie low, and the end of all runs.

        A run of two cards ends with a curinga in front. In strict counting a longer one without a
        curinga may have one in front as well.
        """
        from_hand = max(0, low - self._table)
        best: dict[tuple[int, int], int] = {}
        for to_sets, after, wilds, laid in self._runs.options(
            state,
            max(0, self._table - low),
            self._table + self._hand - low,
            self._mask,
            self._most,
        ):
            open_runs = self._runs.states[after]
            if "1" in open_runs or "x" in open_runs:
                continue
            needed = wilds + open_runs.count("2")
            for more in range(open_runs.count("3") + 1 if self._runs.strict else 1):
                if needed + more <= self._most:
                    old = best.get((to_sets, needed + more), -1)
                    best[to_sets, needed + more] = max(old, laid + from_hand)
        for (to_sets, wilds), laid in best.items():
            yield to_sets, 0, wilds, laid


_rows = lru_cache(maxsize=2048)(_Rows)


def _sets_in(row: Row) -> int:
    mask = 0
    for edge in row:
        mask |= 1 << edge[0]
    return mask


@lru_cache(maxsize=256)
def suit_graph(
    table: Counts, hand: Counts, most: int, masks: tuple[int, ...], *, strict: bool
) -> SuitGraph | None:
    """The graph of a suit; None if its table cards cannot all lie.

    ``masks`` tells for each layer how many cards may go to sets; ``most`` is the largest number of
    curingas.
    """
    first = HIGH_ACE + 1 - len(masks)
    runs = _STRICT if strict else _RELAXED
    layers = []
    nodes: set[int] = {0}
    for place, mask in enumerate(masks, first):
        rank = 1 if place == HIGH_ACE else place
        kind = place if place in (LOW_ACE, HIGH_ACE) else TWO
        known = _rows(kind, (table[rank], hand[rank]), (mask, min(most, _MANY)), runs)
        layer = {node: known[node] for node in nodes}
        layers.append(layer)
        nodes = set().union(*[after for _, after, _ in layer.values()])
    return _trimmed(first, layers)


def _trimmed(first: int, layers: list[dict[int, _Known]]) -> SuitGraph | None:
    """Leave only the nodes from which the end can be reached, layer by layer from the end."""
    few: dict[int, int] = {0: 0}
    least: list[Mapping[int, int]] = [few]
    kept: list[Mapping[int, Row]] = []
    used: list[int] = []
    for layer in reversed(layers):
        alive, mask = set(few), 0
        rows: dict[int, Row] = {}
        for node, (row, after, to_sets) in layer.items():
            if row and alive.issuperset(after):
                rows[node] = row
                mask |= to_sets
            elif left := tuple([edge for edge in row if edge[1] in alive]):
                rows[node] = left
                mask |= _sets_in(left)
        few = {node: min([few[b] + j for _, b, j, _ in row]) for node, row in rows.items()}
        kept.append(rows)
        least.append(few)
        used.append(mask)
    if 0 not in few:
        return None
    return SuitGraph(first, tuple(kept[::-1]), tuple(least[::-1]), tuple(used[::-1]))
