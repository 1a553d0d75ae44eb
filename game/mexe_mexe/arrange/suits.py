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

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import NamedTuple

from game.mexe_mexe.arrange.runs import Automaton, automaton

LOW_ACE, TWO, HIGH_ACE = 1, 2, 14

Edge = tuple[int, int, int, int]
"""Cards to sets, node of the next layer, curingas used, hand cards laid."""
Counts = tuple[int, ...]
"""Cards of a suit by rank: index 1 for the ace to 13 for the king; 0 for the 2, which is counted
apart, and at index 0."""

Row = tuple[Edge, ...]

_LOW = 256
"""A node is a state's number plus this times the low aces."""
_THREE = 3
_MOST_LAYERS = 512
"""So many layers are kept for each kind of place."""


class Layer:
    """The edges from the nodes before one place; compared by identity, for there are few."""

    __slots__ = ("after", "idle", "nodes", "rows", "to_sets")

    def __init__(self, rows: dict[int, Row], after: frozenset[int], to_sets: int) -> None:
        self.rows = rows
        """By node, the edges from there."""
        self.nodes = frozenset(rows)
        self.after = after
        """The nodes that they lead to."""
        self.to_sets = to_sets
        """The numbers of cards that go to sets, as bits."""
        self.idle = after == self.nodes and all(
            row == ((0, node, 0, 0),) for node, row in rows.items()
        )
        """Whether nothing can happen here: no card, no run under way."""


_START = frozenset((0,))
_NOTHING = Layer({0: ((0, 0, 0, 0),)}, _START, 1)
"""No card, and nothing under way."""


class SuitGraph(NamedTuple):
    """The nodes that lie on a path from the first layer to the last.

    Node 0 begins and ends it; each node is a state of the automaton of runs and a number of low
    aces.
    """

    first: int
    """The place of the first layer."""
    layers: tuple[Layer, ...]
    to_sets: tuple[int, ...]
    """By layer, the numbers of cards that go to sets, as bits."""

    def fewest_wilds(self) -> list[Mapping[int, int]]:
        """By layer and node, the fewest curingas on the way to the end; one layer more."""
        few: Mapping[int, int] = {0: 0}
        by_layer = [few]
        for layer in reversed(self.layers):
            if not layer.idle:
                few = {
                    node: min([few[b] + j for _, b, j, _ in row])
                    for node, row in layer.rows.items()
                }
            by_layer.append(few)
        return by_layer[::-1]


def by_place(counts: Counts, first: int) -> Counts:
    """Counts by rank as counts by place, from the first place to the last."""
    return (*counts[first:], counts[LOW_ACE])


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
        self, place: int, cards: tuple[int, int], limits: tuple[int, int], runs: Automaton
    ) -> None:
        """``cards``: of the table and of the hand; ``limits``: cards to sets as bits, curingas."""
        self._place = place
        self._table, self._hand = cards
        self._mask, self._most = limits
        self._runs = runs

    def __missing__(self, node: int) -> _Known:
        find = {LOW_ACE: self._low_aces, HIGH_ACE: self._high_aces}.get(self._place, self._inside)
        row = tuple(find(*unpack(node)))
        self[node] = known = (row, tuple({edge[1] for edge in row}), _sets_in(row))
        return known

    def _low_aces(self, state: int, low: int) -> Iterator[Edge]:
        """Each of them needs a 2 and then a natural 3: no other run has an ace below."""
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


class _Layers(dict[frozenset[int], Layer]):
    """All edges from sets of nodes at one kind of place with so many cards."""

    def __init__(self, rows: _Rows) -> None:
        self._rows = rows

    def __missing__(self, nodes: frozenset[int]) -> Layer:
        if len(self) >= _MOST_LAYERS:
            self.clear()
        rows: dict[int, Row] = {}
        after: set[int] = set()
        to_sets, known = 0, self._rows
        for node in sorted(nodes):
            row, ends, mask = known[node]
            if row:
                rows[node] = row
                after.update(ends)
                to_sets |= mask
        self[nodes] = layer = Layer(rows, frozenset(after), to_sets)
        return layer


class _Places(dict[tuple[int, int, int, int], _Layers]):
    """Layers by place, cards of the table and of the hand, and cards to sets (as bits)."""

    def __init__(self, most: int, *, strict: bool) -> None:
        self._most = most
        self._runs = automaton(strict=strict)

    def __missing__(self, key: tuple[int, int, int, int]) -> _Layers:
        place, table, hand, mask = key
        rows = _Rows(place, (table, hand), (mask, self._most), self._runs)
        self[key] = layers = _Layers(rows)
        return layers


@lru_cache(maxsize=16)
def _places(most: int, *, strict: bool) -> _Places:
    return _Places(most, strict=strict)


@lru_cache(maxsize=4096)
def _leading_to(layer: Layer, alive: frozenset[int]) -> Layer:
    """What of the layer leads to these nodes, each of which it leads to."""
    rows = {}
    for node, row in layer.rows.items():
        if left := tuple([edge for edge in row if edge[1] in alive]):
            rows[node] = left
    to_sets = layer.to_sets
    if to_sets != 1:
        to_sets = _sets_in([edge for row in rows.values() for edge in row])
    return Layer(rows, alive, to_sets)


def _sets_in(edges: Iterable[Edge]) -> int:
    mask = 0
    for to_sets in {edge[0] for edge in edges}:
        mask |= 1 << to_sets
    return mask


@lru_cache(maxsize=256)
def suit_graph(
    table: Counts, hand: Counts, most: int, masks: tuple[int, ...], *, strict: bool
) -> SuitGraph | None:
    """The graph of a suit; None if its table cards cannot all lie.

    ``masks`` tells for each layer how many cards may go to sets; ``most`` is the largest number of
    curingas at one place. Layers are found from the first to the last, as far as edges lead; then,
    from the last to the first, what does not lead to the end is left out.
    """
    first = HIGH_ACE + 1 - len(masks)
    places = _places(most, strict=strict)
    layers = []
    nodes = _START
    musts, mays = by_place(table, first), by_place(hand, first)
    if first == LOW_ACE:
        aces, threes = table[LOW_ACE] + hand[LOW_ACE], table[_THREE] + hand[_THREE]
        musts, mays = (0, *musts[1:]), (min(aces, threes), *mays[1:])
    for place, must, may, mask in zip(range(first, HIGH_ACE + 1), musts, mays, masks, strict=True):
        if not must + may and nodes == _START:
            layers.append(_NOTHING)
            continue
        kind = place if place in (LOW_ACE, HIGH_ACE) else TWO
        layer = places[kind, must, may, mask][nodes]
        layers.append(layer)
        nodes = layer.after
    alive = _START
    for number in range(len(layers) - 1, -1, -1):
        if layers[number].after != alive:
            layers[number] = _leading_to(layers[number], alive)
        alive = layers[number].nodes
    if not alive:
        return None
    return SuitGraph(first, tuple(layers), tuple([layer.to_sets for layer in layers]))
