"""Best-first search over the four suit graphs at once (A*, Hart, Nilsson & Raphael 1968).

A step decides one suit at one place: which of its cards go to sets, which to runs. A node of the
search is the four suits' nodes, the state of the rank's set table, and the curingas spoken for;
what can still be gained from there is bounded by the values of ``prices.py``. The bound of a child
is its parent's less the child's *loss*, which is never negative, so the nodes wait in one bucket
for each whole value that their bound still allows; the highest bucket is served first, the last
node in first out, so that ties are searched in depth. A goal in the highest bucket that is not
empty is the best. When the budget of nodes is spent, that bucket's number is the proved bound, and
``plunge`` goes on in depth only, to find something good in what remains.

Of two nodes that differ only in what they have cost, the one that is no better in any way is
dropped.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.mexe_mexe.arrange.prices import SCALE, Prices
from game.mexe_mexe.arrange.suits import Edge, SuitGraph

Choice = tuple[Edge, int]
"""The edge that a suit takes, and after the last suit of a rank the curingas in the rank's sets."""
_Child = tuple[int, int, int, Choice | None]
"""Loss, what to add to the key, curingas, choice."""
_Node = tuple[int, int, int, int, int, Choice | None]
"""Step, key, curingas, loss, parent, choice."""

_NO_PARENT = -1
_MOST_WILDS = 64


class Search:
    """A search under way. It only looks for values above ``floor`` and up to ``ceiling``."""

    def __init__(
        self,
        prices: Prices,
        in_sets: Sequence[Sequence[int]],
        *,
        exact_wilds: bool,
        floor: int,
        ceiling: int,
    ) -> None:
        """``exact_wilds``: using fewer curingas is no advantage in itself."""
        self.value = floor
        self.goal: Sequence[Choice] | None = None
        """The choices that lead to ``value``; none if nothing above ``floor`` was found."""
        self.nodes = 0
        self._prices = prices
        self._in_sets = in_sets
        self._exact = exact_wilds
        self._base = prices.bound
        self._level = min(ceiling, self._base // SCALE)
        self._buckets: list[list[_Node]] = [[] for _ in range(self._level + 1)]
        self._parents: list[int] = []
        self._choices: list[Choice | None] = []
        self._lay_out_keys()
        self._states: list[list[list[int]]] = [[] for _ in prices.tables]
        steps = len(prices.steps)
        self._children: list[dict[int, list[_Child]]] = [{} for _ in range(steps)]
        self._seen: list[dict[int, tuple[int, int]]] = [{} for _ in range(steps + 1)]
        self._seen_with: dict[int, int] = {}
        least = sum(fewest[0][0] for fewest in prices.fewest_wilds)
        if self._level > floor and least <= prices.wilds[1]:
            self._buckets[self._level].append((0, 0, least, 0, _NO_PARENT, None))

    def _lay_out_keys(self) -> None:
        """The state of the set table in the lowest bits, then each suit's node."""
        prices = self._prices
        states = max(len(row) for table in prices.tables for row in table.steps)
        shift = (states - 1).bit_length()
        self._state_mask = (1 << shift) - 1
        self._shifts, masks = [], []
        for graph in prices.graphs:
            bits = (max(len(layer.rows) for layer in graph.layers) - 1).bit_length()
            self._shifts.append(shift)
            masks.append(self._state_mask | ((1 << bits) - 1) << shift)
            shift += bits
        self._masks = [masks[suit] for _, suit in prices.steps]
        self._numbers = [_numberings(graph) for graph in prices.graphs]
        for suit in range(4):
            self._number(suit, 0, 0)

    def _number(self, suit: int, layer: int, node: int) -> int:
        """A suit's node as it is written in keys: numbered in the order of appearance."""
        numbers, nodes = self._numbers[suit][layer]
        if node not in numbers:
            numbers[node] = len(nodes)
            nodes.append(node)
        return numbers[node]

    @property
    def bound(self) -> int:
        """Nothing above this value exists, among what was looked for."""
        return max(self.value, self._highest())

    @property
    def done(self) -> bool:
        """Whether ``value`` is proved to be the best."""
        return self._highest() <= self.value

    def _highest(self) -> int:
        level = self._level
        while level > self.value and not self._buckets[level]:
            level -= 1
        self._level = level
        return level

    def run(self, limit: int) -> None:
        """Search on, until done or so many nodes further."""
        stop = self.nodes + limit
        while self.nodes < stop and not self.done:
            self._serve(self._buckets[self._level], stop, level=self._level)

    def plunge(self, limit: int) -> None:
        """Search on in depth, for something better rather than for a proof."""
        pending = [node for bucket in self._buckets for node in bucket]
        pending.sort(key=lambda node: (node[0], -node[3]))
        stop = self.nodes + limit
        bound = self.bound
        self._serve(pending, stop, level=None)
        self._buckets = [[] for _ in self._buckets]
        if pending:
            self._level = bound
            self._buckets[bound] = pending

    def _serve(self, waiting: list[_Node], stop: int, *, level: int | None) -> None:
        """Expand nodes, and their children as far as they are on the same level.

        Without a level all children are expanded at once.
        """
        base, most = self._base, self._prices.wilds[1]
        buckets, seen, children = self._buckets, self._seen, self._children
        parents, choices = self._parents, self._choices
        masks = self._masks
        end = len(masks)
        nodes, top = self.nodes, self._level
        while waiting and nodes < stop:
            step, key, wilds, loss, parent, choice = waiting.pop()
            old = seen[step].get(key)
            if old is None:
                seen[step][key] = (wilds, loss)
            elif self._is_known(step, key, wilds, loss, old):
                continue
            number = nodes
            nodes += 1
            parents.append(parent)
            choices.append(choice)
            if step == end:
                if self._reach(number, wilds, loss):
                    break
                continue
            part = key & masks[step]
            found = children[step].get(part)
            if found is None:
                found = children[step][part] = self._children_of(step, part)
            floor = base - SCALE * (self.value + 1)
            step += 1
            for more_loss, to_key, more_wilds, choice in found:
                new_loss = loss + more_loss
                if new_loss <= floor and wilds + more_wilds <= most:
                    child = (step, key + to_key, wilds + more_wilds, new_loss, number, choice)
                    if level is None:
                        waiting.append(child)
                        continue
                    bucket = (base - new_loss) // SCALE
                    if bucket >= level:
                        waiting.append(child)
                    else:
                        buckets[bucket].append(child)
        self.nodes = nodes
        self._level = top

    def _is_known(self, step: int, key: int, wilds: int, loss: int, old: tuple[int, int]) -> bool:
        """Whether a node is no better than one that was expanded; if it is, it is remembered.

        Almost always one of the two is better in every way. If not, the new one is kept apart.
        """
        old_wilds, old_loss = old
        if wilds == old_wilds or not self._exact:
            if old_wilds <= wilds and self._cost(old_loss, old_wilds) <= self._cost(loss, wilds):
                return True
            if wilds <= old_wilds and self._cost(loss, wilds) <= self._cost(old_loss, old_wilds):
                self._seen[step][key] = (wilds, loss)
                return False
        apart = ((key << 6) + wilds << 7) + step
        known = self._seen_with.get(apart)
        if known is not None and known <= loss:
            return True
        self._seen_with[apart] = loss
        return False

    def _cost(self, loss: int, wilds: int) -> int:
        """The loss without what the curingas cost."""
        return loss - self._prices.wild_price * wilds

    def _reach(self, number: int, wilds: int, loss: int) -> bool:
        """Take a goal, if it is better than the last; whether the present level is done with."""
        prices = self._prices
        if wilds >= prices.wilds[0]:
            unused = prices.wild_price * (prices.wild_base - wilds)
            value = (self._base - loss - unused) // SCALE
            if value > self.value:
                self.value = value
                self.goal = self._path(number)
        return self.value >= self._level

    def _path(self, number: int) -> list[Choice]:
        path = []
        while number != _NO_PARENT:
            choice = self._choices[number]
            if choice:
                path.append(choice)
            number = self._parents[number]
        return path[::-1]

    def _children_of(self, step: int, part: int) -> list[_Child]:
        """The children of all nodes with the same node of the suit and state of the set table.

        The least loss comes last, to be taken up first.
        """
        prices = self._prices
        layer, suit = prices.steps[step]
        shift = self._shifts[suit]
        graph, table = prices.graphs[suit], prices.tables[layer]
        number, state = part >> shift, part & self._state_mask
        node = self._numbers[suit][layer].nodes[number]
        here, after = prices.values[suit][layer][node], prices.values[suit][layer + 1]
        fewest = prices.fewest_wilds[suit]
        least, least_after = fewest[layer][node], fewest[layer + 1]
        weight, gain = prices.weights[layer], prices.wild_worth - prices.wild_price
        states = self._state_values(layer)
        ways = table.steps[suit][state]
        here += states[suit][state]
        lying = self._in_sets[suit][layer]
        children: list[tuple[int, int, int, int, Choice]] = []
        for edge in graph.layers[layer].rows[node]:
            to_sets, below, wilds, laid = edge
            if to_sets not in ways:
                continue
            next_state = ways[to_sets]
            loss = here - laid * weight - wilds * gain - after[below] - states[suit + 1][next_state]
            to_key = (self._number(suit, layer + 1, below) - number << shift) + next_state - state
            more = wilds + least_after[below] - least
            for in_sets in table.wilds[state, to_sets] if suit == 3 else (0,):
                choice = (edge, in_sets)
                key = (loss - in_sets * gain, more + in_sets, abs(to_sets - lying))
                children.append((*key, to_key, choice))
        children.sort(key=_merit, reverse=True)
        return [(loss, to_key, wilds, choice) for loss, wilds, _, to_key, choice in children]

    def _state_values(self, layer: int) -> list[list[int]]:
        """By suit and state of the set table, the most that the rest of a vector is paid."""
        known = self._states[layer]
        if known:
            return known
        prices, table = self._prices, self._prices.tables[layer]
        gain = prices.wild_worth - prices.wild_price
        below = [0]
        for suit in (3, 2, 1, 0):
            paid = prices.to_sets[layer][suit]
            ends = [
                [
                    paid[cards]
                    + below[after]
                    + (max(gain * wilds for wilds in table.wilds[state, cards]) if suit == 3 else 0)
                    for cards, after in ways.items()
                ]
                for state, ways in enumerate(table.steps[suit])
            ]
            known.insert(0, below)
            below = [max(end) for end in ends]
        known.insert(0, below)
        return known


class _Numbering(NamedTuple):
    """The nodes of one suit before one place, in the order in which they appeared."""

    numbers: dict[int, int]
    nodes: list[int]


def _numberings(graph: SuitGraph) -> list[_Numbering]:
    """One for each layer, and one more; where nothing happens it is that of the next."""
    found = [_Numbering({}, [])]
    for layer in reversed(graph.layers):
        found.append(found[-1] if layer.idle else _Numbering({}, []))
    return found[::-1]


def _merit(child: tuple[int, int, int, int, Choice]) -> tuple[int, int, int]:
    return child[:3]
