"""One suit as a layered graph: layer by layer the states before each place, edges the options.

A path from the single node of the first layer to the single one of the last tells what a whole suit
does: which cards go to runs and which to sets, and how many curingas its runs use. The four suits
touch each other only in the sets of each rank and in the curingas that they share, and that is what
makes the problem small (``prices.py`` prices both, ``search.py`` walks the four graphs at once).

Places run from 1 to 14. An ace may lie at either end: at place 1 it is guessed how many lie low, and
the node remembers the number until the others are accounted for at place 14. Without curingas no ace
can lie low, for only a 2 can lie at place 2, and the sweep begins at place 3.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from game.mexe_mexe.arrange.runs import automaton

LOW_ACE, TWO, HIGH_ACE = 1, 2, 14

Edge = tuple[int, int, int, int]
"""Cards to sets, node of the next layer, curingas used, hand cards laid."""
Counts = tuple[int, ...]
"""Cards of a suit by rank: index 1 for the ace to 13 for the king; 0 for the 2, which is counted
apart, and at index 0."""

_LOW = 256
"""A raw node is a state's number plus this times the low aces."""


class SuitGraph(NamedTuple):
    """The nodes that lie on a path from the first layer to the last, numbered in each layer."""

    first: int
    """The place of the first layer."""
    edges: tuple[tuple[tuple[Edge, ...], ...], ...]
    """By layer and node."""
    least: tuple[tuple[int, ...], ...]
    """By layer and node, the fewest curingas on the way to the end; one layer more."""
    raw: tuple[tuple[int, ...], ...]
    """What each node is: see ``unpack``."""
    used: tuple[int, ...]
    """By layer, the numbers of cards that go to sets, as bits."""


def unpack(raw: int) -> tuple[int, int]:
    """A node's state in the automaton of runs, and its low aces."""
    return raw % _LOW, raw // _LOW


@lru_cache(maxsize=256)
def suit_graph(
    table: Counts, hand: Counts, most: int, masks: tuple[int, ...], *, strict: bool
) -> SuitGraph | None:
    """The graph of a suit; None if its table cards cannot all lie.

    ``masks`` tells for each layer how many cards may go to sets; ``most`` is the largest number of
    curingas.
    """
    first = HIGH_ACE + 1 - len(masks)
    layers: list[dict[int, list[Edge]]] = []
    nodes: Iterable[int] = (0,)
    for place, mask in enumerate(masks, first):
        layer = {}
        for node in nodes:
            if place == LOW_ACE:
                layer[node] = _low_aces(min(table[1] + hand[1], most), strict=strict)
            elif place == HIGH_ACE:
                layer[node] = _high_aces(node, table[1], hand[1], mask, most, strict=strict)
            else:
                layer[node] = _inside(node, table[place], hand[place], mask, most, strict=strict)
        layers.append(layer)
        nodes = {edge[1] for edges in layer.values() for edge in edges}
    return _trimmed(first, layers)


def _low_aces(most: int, *, strict: bool) -> list[Edge]:
    number = automaton(strict=strict).number
    return [(0, number("1" * low) + low * _LOW, 0, 0) for low in range(most + 1)]


def _inside(node: int, table: int, hand: int, mask: int, most: int, *, strict: bool) -> list[Edge]:
    state, low = unpack(node)
    options = automaton(strict=strict).options(state, table, table + hand, mask, most)
    return [(sets, after + low * _LOW, wilds, laid) for sets, after, wilds, laid in options]


def _high_aces(
    node: int, table: int, hand: int, mask: int, most: int, *, strict: bool
) -> list[Edge]:
    """The aces that do not lie low, and the end of all runs.

    A run of two cards ends with a curinga in front. In strict counting a longer one without a
    curinga may have one in front as well.
    """
    runs = automaton(strict=strict)
    state, low = unpack(node)
    from_hand = max(0, low - table)
    best: dict[tuple[int, int], int] = {}
    for sets, after, wilds, laid in runs.options(
        state, max(0, table - low), table + hand - low, mask, most
    ):
        open_runs = runs.states[after]
        if "1" in open_runs or "x" in open_runs:
            continue
        needed = wilds + open_runs.count("2")
        for more in range(open_runs.count("3") + 1 if strict else 1):
            if needed + more <= most:
                old = best.get((sets, needed + more), -1)
                best[sets, needed + more] = max(old, laid + from_hand)
    return [(sets, 0, wilds, laid) for (sets, wilds), laid in best.items()]


def _trimmed(first: int, layers: list[dict[int, list[Edge]]]) -> SuitGraph | None:
    """Number the nodes from which the end can be reached, layer by layer from the end."""
    alive, least = {0: 0}, [(0,)]
    raw: list[tuple[int, ...]] = [(0,)]
    kept: list[tuple[tuple[Edge, ...], ...]] = []
    used: list[int] = []
    for layer in reversed(layers):
        below, few = alive, least[-1]
        alive, rows, costs, mask = {}, [], [], 0
        for node in sorted(layer):
            row = tuple(
                (sets, below[after], wilds, laid)
                for sets, after, wilds, laid in layer[node]
                if after in below
            )
            if row:
                alive[node] = len(rows)
                rows.append(row)
                costs.append(min([wilds + few[after] for _, after, wilds, _ in row]))
                for edge in row:
                    mask |= 1 << edge[0]
        kept.append(tuple(rows))
        least.append(tuple(costs))
        raw.append(tuple(alive))
        used.append(mask)
    if not alive:
        return None
    return SuitGraph(
        first, tuple(kept[::-1]), tuple(least[::-1]), tuple(raw[::-1]), tuple(used[::-1])
    )
