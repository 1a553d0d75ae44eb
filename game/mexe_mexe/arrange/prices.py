"""The bound: suits solved apart, at prices that make them agree (Lagrangian decomposition).

Let every suit choose its own best path, and every rank its own best suit vector, as if they had
nothing to do with each other; they agree only if each suit gives to the sets of a rank what the
vector says. Charge a suit ``price[rank][suit][cards]`` for giving so many cards to sets and pay the
same to the rank's vector: in an arrangement the payments cancel, so the sum of the separate optima
is an upper bound *whatever the prices are*. Likewise every curinga has a price, and the budget of
them is worth that price each.

With all prices zero this is the plain bound, "each suit alone, the others fully cooperative". Where
it is too weak, block coordinate ascent lowers it: rank by rank, the best that each suit can reach
for each number of cards to sets (its *max-marginal*) is found from the values on both sides, and
the prices are set so that suits and vectors share what they lack equally. The bound never rises.
(Globerson & Jaakkola 2007, "Fixing max-product", and Kolmogorov 2006, "Convergent tree-reweighted
message passing", doi 10.1109/TPAMI.2006.200.) All numbers are integers, in ``SCALE`` to the point.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property

from game.mexe_mexe.arrange.sets import SetTable
from game.mexe_mexe.arrange.suits import HIGH_ACE, SuitGraph

SCALE = 48
"""A point in the integers of bounds and prices."""

_SUITS = range(4)
_NEVER = -(1 << 28)
_MOST_TO_SETS = 4
_FREE = [[0] * _MOST_TO_SETS for _ in _SUITS]
"""The prices of a rank to begin with: by suit and cards to sets."""

_ByNode = Mapping[int, int]
"""By node the most that can still be gained, or that was gained before."""


class Prices:
    """Prices, and the bound that they prove, for four suit graphs and their set tables."""

    def __init__(
        self,
        graphs: Sequence[SuitGraph],
        tables: Sequence[SetTable],
        weights: Sequence[int],
        *,
        wild_worth: int,
        wilds: tuple[int, int],
    ) -> None:
        """``wild_worth`` is gained for each curinga used; their number must be within ``wilds``."""
        self.graphs = graphs
        self.tables = tables
        first = HIGH_ACE + 1 - len(tables)
        self.weights = [
            SCALE * weights[1 if place == HIGH_ACE else place]
            for place in range(first, HIGH_ACE + 1)
        ]
        self.steps = tuple(
            [
                (layer, suit)
                for layer, table in enumerate(tables)
                for suit in _SUITS
                if not graphs[suit].layers[layer].idle or (suit == 3 and not table.without_sets)
            ]
        )
        """Layer and suit, one after another, wherever there is something to decide."""
        self.wilds = wilds
        self.wild_worth = wild_worth * SCALE
        self._unit = SCALE * sum(weights) // (4 * len(weights))
        self.wild_price = 0 if wild_worth else min(self._unit, SCALE // (wilds[1] + 1))
        self.improved = False
        self.to_sets = [_FREE for _ in tables]
        self.values: list[list[_ByNode]] = []
        self.set_values: list[int] = []
        self.work = 0
        """Edges looked at."""
        self.measure()

    @cached_property
    def fewest_wilds(self) -> list[list[_ByNode]]:
        """By suit, layer and node, the fewest curingas on the way to the end."""
        return [graph.fewest_wilds() for graph in self.graphs]

    @property
    def wild_base(self) -> int:
        """The number of curingas with which their price is neither gain nor loss."""
        return self.wilds[1] if self.wild_price >= 0 else self.wilds[0]

    @property
    def bound(self) -> int:
        """No arrangement is worth more (in ``SCALE``)."""
        apart = sum(values[0][0] for values in self.values)
        return apart + sum(self.set_values) + self.wild_price * self.wild_base

    def measure(self) -> None:
        """Find all values at the present prices."""
        self.values = [self._values_of(suit) for suit in _SUITS]
        self.set_values = [self._set_value(layer) for layer in range(len(self.tables))]

    def _values_of(self, suit: int) -> list[_ByNode]:
        last: _ByNode = {0: 0}
        values = [last]
        for layer in range(len(self.tables) - 1, -1, -1):
            last = self._layer_values(suit, layer, last)
            values.append(last)
        values.reverse()
        return values

    def _layer_values(self, suit: int, layer: int, after: _ByNode) -> _ByNode:
        here = self.graphs[suit].layers[layer]
        weight, price = self.weights[layer], self.to_sets[layer][suit]
        gain = self.wild_worth - self.wild_price
        if here.idle and not price[0]:
            return after
        self.work += 4 * len(here.rows)
        values = {}
        free = self.to_sets[layer] is _FREE
        for node, row in here.rows.items():
            best = _NEVER
            if free:
                for _, b, j, d in row:
                    value = after[b] + d * weight + j * gain
                    if value > best:  # noqa: PLR1730 (max() takes three times as long)
                        best = value
            else:
                for g, b, j, d in row:
                    value = after[b] + d * weight + j * gain - price[g]
                    if value > best:  # noqa: PLR1730
                        best = value
            values[node] = best
        return values

    def _set_value(self, layer: int) -> int:
        clubs, diamonds, hearts, spades = self.to_sets[layer]
        gain, table = self.wild_worth - self.wild_price, self.tables[layer]
        if self.to_sets[layer] is _FREE:
            return gain * (table.many if gain > 0 else table.few)
        return max(
            clubs[c] + diamonds[d] + hearts[h] + spades[s] + wilds * gain
            for (c, d, h, s), wilds in table.vectors
        )

    # ---- block coordinate ascent ---------------------------------------------------------------

    def improve(self, enough: int) -> Iterator[None]:
        """Lower the bound, or prove it at prices that tell more; yields every millisecond or two.

        A bound that is tight may be so at many prices of curingas, free ones among them. A price
        above zero is better: it tells apart what else is equal. The first time that will do; if it
        does not, the best price is looked for. A bound below ``enough`` is as good as any; where
        nothing can lie the bound might fall for ever.
        """
        again = self.improved
        if not again and not self.wild_worth:
            self.wild_price = self._unit
            self.measure()
        self.improved = True
        self._sweep_up()
        yield
        self._sweep_down()
        yield
        step = self._unit
        while again and 4 * step >= self._unit and self.bound >= enough:
            for price in (self.wild_price + step, self.wild_price - step):
                if (price > 0 or self.wild_worth) and self._try_wild_price(price):
                    break
            else:
                step //= 2
            yield

    def _try_wild_price(self, price: int) -> bool:
        """Change the price of curingas, if that does not raise the bound."""
        before, old, values = self.bound, self.wild_price, (self.values, self.set_values)
        self.wild_price = price
        self.measure()
        if self.bound < before:
            return True
        self.wild_price = old
        self.values, self.set_values = values
        return False

    def _sweep_up(self) -> None:
        """Set the prices from the first rank to the last; afterwards the values are measured."""
        before: list[_ByNode] = [{0: 0} for _ in _SUITS]
        for layer in range(len(self.tables)):
            self._agree(layer, [self._marginals(suit, layer, before[suit]) for suit in _SUITS])
            before = [self._forward(suit, layer, before[suit]) for suit in _SUITS]
        self.measure()

    def _sweep_down(self) -> None:
        """Set the prices from the last rank to the first."""
        befores: list[list[_ByNode]] = [[{0: 0}] for _ in _SUITS]
        for suit in _SUITS:
            for layer in range(len(self.tables)):
                befores[suit].append(self._forward(suit, layer, befores[suit][-1]))
        for layer in range(len(self.tables) - 1, -1, -1):
            self._agree(
                layer, [self._marginals(suit, layer, befores[suit][layer]) for suit in _SUITS]
            )
            for suit in _SUITS:
                after = self.values[suit][layer + 1]
                self.values[suit][layer] = self._layer_values(suit, layer, after)

    def _forward(self, suit: int, layer: int, before: _ByNode) -> _ByNode:
        """By node of the next layer, the most gained on the way to it."""
        rows = self.graphs[suit].layers[layer].rows
        weight, price = self.weights[layer], self.to_sets[layer][suit]
        gain = self.wild_worth - self.wild_price
        best = dict.fromkeys(self.values[suit][layer + 1], _NEVER)
        self.work += 4 * len(rows)
        for node, row in rows.items():
            start = before[node]
            for g, b, j, d in row:
                value = start + d * weight + j * gain - price[g]
                if value > best[b]:  # noqa: PLR1730 (max() takes three times as long)
                    best[b] = value
        return best

    def _marginals(self, suit: int, layer: int, before: _ByNode) -> list[int]:
        """By number of cards to sets, the most that the suit can reach, that price left out."""
        rows, weight = self.graphs[suit].layers[layer].rows, self.weights[layer]
        after = self.values[suit][layer + 1]
        gain = self.wild_worth - self.wild_price
        best = [_NEVER] * _MOST_TO_SETS
        self.work += 4 * len(rows)
        for node, row in rows.items():
            start = before[node]
            for g, b, j, d in row:
                value = start + d * weight + j * gain + after[b]
                if value > best[g]:  # noqa: PLR1730 (max() takes three times as long)
                    best[g] = value
        return best

    def _agree(self, layer: int, marginals: list[list[int]]) -> None:
        """Let suits and vectors share equally what they lack of the best common choice."""
        clubs, diamonds, hearts, spades = marginals
        gain = self.wild_worth - self.wild_price
        best = [[_NEVER] * _MOST_TO_SETS for _ in _SUITS]
        for vector, wilds in self.tables[layer].vectors:
            c, d, h, s = vector
            value = clubs[c] + diamonds[d] + hearts[h] + spades[s] + wilds * gain
            for suit in _SUITS:
                best[suit][vector[suit]] = max(best[suit][vector[suit]], value)
        self.to_sets[layer] = [
            [mine - (common >> 2) for mine, common in zip(marginals[suit], best[suit], strict=True)]
            for suit in _SUITS
        ]
        self.set_values[layer] = self._set_value(layer)
