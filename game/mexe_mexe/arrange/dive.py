"""The dive: depth-first along the edges that the bound can afford (IDA*, Korf 1985).

Most tables are so obliging that all, or almost all, which the plain bound promises can be laid.
Then no queue is needed. Set a target: the bound at first. Go down the four graphs, suit by suit at
each place, along edges that together lose no more than the bound has to spare, and turn back where
the sets of a rank do not come out. What is reached so is the best; if nothing is, the target is
proved too high, and the next dive has a point more to spare. Where a dive has failed is remembered
with what it had to spare.

Among edges that lose equally little, the one comes first that leaves cards in sets which lie there.
Dives that turn back too often are given up for the thorough search (``search.py``).
"""

from __future__ import annotations

from collections.abc import Sequence

from game.mexe_mexe.arrange.prices import SCALE, Prices
from game.mexe_mexe.arrange.search import Choice
from game.mexe_mexe.arrange.suits import Edge

MOST_NODES = 500
"""So many nodes are visited before it is given up; some 50 lead to a goal."""

_Way = tuple[int, int, int, Edge, int, int]
"""Loss, disturbance, curingas used, edge, curingas in sets, next state of the set table."""


class Dive:
    """Dives at the prices that there are."""

    def __init__(self, prices: Prices, in_sets: Sequence[Sequence[int]]) -> None:
        self.reached = False
        self.choices: list[Choice] = []
        """The choices that lead to the target, once it is reached."""
        self.nodes = 0
        self._prices = prices
        self._gain = prices.wild_worth - prices.wild_price
        self._at = [0, 0, 0, 0]
        self._dead_ends: dict[tuple[int, ...], tuple[int, int]] = {}
        self._in_sets = in_sets
        self._suits = [suit for _, suit in prices.steps]
        self._end = len(prices.steps)
        self._ways: list[dict[tuple[int, int], list[_Way]]] = [{} for _ in prices.steps]

    @property
    def given_up(self) -> bool:
        """Whether there were too many nodes."""
        return self.nodes > MOST_NODES

    @property
    def value(self) -> int:
        """What the choices are worth."""
        weights = self._prices.weights
        steps = zip(self._prices.steps, self.choices, strict=True)
        return sum([edge[3] * weights[layer] for (layer, _), (edge, _) in steps]) // SCALE

    def reaches(self, target: int) -> bool:
        """Whether an arrangement worth so much is found; if not, there is none, or one gives up."""
        # What the curingas in sets cost is taken off on the way.
        spare = self._prices.bound - sum(self._prices.set_values) - SCALE * target
        self._at = [0, 0, 0, 0]
        self.reached = self._down(0, 0, spare, self._prices.wilds[1])
        self.choices.reverse()
        return self.reached

    def _down(self, step: int, state: int, spare: int, wilds: int) -> bool:
        """Go on from a step with the state of its set table; what may be lost and used still."""
        if step == self._end:
            return True
        self.nodes += 1
        at, suit = self._at, self._suits[step]
        node = at[suit]
        ways = self._ways[step].get((state, node))
        if ways is None:
            ways = self._ways[step][state, node] = self._ways_from(step, state, node)
        several = len(ways) > 1
        if several:
            here = (step, state, *at)
            known = self._dead_ends.get(here)
            if known and known[0] >= spare and known[1] >= wilds:
                return False
        for loss, _, used, edge, in_sets, next_state in ways:
            if loss > spare:
                break
            if used <= wilds:
                at[suit] = edge[1]
                if self._down(step + 1, next_state, spare - loss, wilds - used):
                    self.choices.append((edge, in_sets))
                    return True
                if self.nodes > MOST_NODES:
                    return False
        at[suit] = node
        if several:
            self._dead_ends[here] = (spare, wilds)
        return False

    def _ways_from(self, step: int, state: int, node: int) -> list[_Way]:
        """The ways on from a suit's node and a state of the set table, the best first."""
        prices, gain = self._prices, self._gain
        layer, suit = prices.steps[step]
        table, weight = prices.tables[layer], prices.weights[layer]
        value, after = prices.values[suit][layer][node], prices.values[suit][layer + 1]
        next_states, lying = table.steps[suit][state], self._in_sets[suit][layer]
        ways = []
        for edge in prices.graphs[suit].layers[layer].rows[node]:
            to_sets, below, used, laid = edge
            if to_sets in next_states:
                in_sets = table.wilds[state, to_sets][0] if suit == 3 else 0
                used += in_sets
                loss = value - after[below] - laid * weight - used * gain
                ways.append((loss, abs(to_sets - lying), used, edge, in_sets, next_states[to_sets]))
        if len(ways) > 1:
            ways.sort()
        return ways
