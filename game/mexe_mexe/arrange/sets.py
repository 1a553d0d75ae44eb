"""Sets as suit vectors: how many cards of each suit one rank gives to sets.

Which sets they form does not matter to the search, only whether they can form any: ``(2, 2, 1, 1)``
is two sets of three, ``(1, 1, 0, 0)`` none, unless a curinga may stand in a set (X15). A rank's
vectors are read suit by suit as the words of a finite automaton with as few states as can be
(equal rests are one state), so that the search can decide on one suit after another.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

Vector = tuple[int, ...]
"""Cards of clubs, diamonds, hearts and spades."""
Masks = tuple[int, int, int, int]
"""For each suit the numbers of cards that may go to sets, as bits."""

_SUITS = range(4)
_NONE: Vector = (0, 0, 0, 0)
_MOST_TABLES = 1024
"""So many set tables are kept."""


_Allowed = list[tuple[Vector, tuple[int, ...]]]
"""Vectors, each with the numbers of curingas that it may use."""


class SetTable(NamedTuple):
    """The vectors of one rank, also as an automaton over the suits.

    ``steps[suit][state]`` maps the number of cards of that suit to the next state. After the last
    suit that is the end, and ``wilds[state, cards]`` tells how many curingas the sets may use.
    """

    vectors: tuple[tuple[Vector, int], ...]
    """Each with the curingas that it uses; strictly, once for every number of them."""
    steps: tuple[tuple[Mapping[int, int], ...], ...]
    wilds: Mapping[tuple[int, int], tuple[int, ...]]
    masks: Masks
    few: int
    """The fewest curingas that any vector uses."""
    many: int
    """The most."""

    @property
    def without_sets(self) -> bool:
        """Whether no set can lie."""
        return self.masks == (1, 1, 1, 1)


@lru_cache(maxsize=2)
def single_sets(*, wild_in_sets: bool) -> tuple[tuple[Vector, int], ...]:
    """Every set as its vector and its curingas; the large ones first."""
    kinds = [(4, 0), (3, 0)] + [(3, 1), (2, 1)] * wild_in_sets
    return tuple(
        (tuple(int(suit in suits) for suit in _SUITS), wilds)
        for size, wilds in kinds
        for suits in combinations(_SUITS, size)
    )


@lru_cache(maxsize=8)
def vectors(packs: int, *, wild_in_sets: bool) -> Mapping[Vector, tuple[int, ...]]:
    """What sets of one rank can be made of so many packs: vectors, and with how many curingas."""
    found: dict[Vector, set[int]] = {_NONE: {0}}
    new = [(_NONE, 0)]
    while new:
        vector, wilds = new.pop()
        for single, more in single_sets(wild_in_sets=wild_in_sets):
            longer = tuple(map(sum, zip(vector, single, strict=True)))
            if max(longer) <= packs and wilds + more not in found.setdefault(longer, set()):
                found[longer].add(wilds + more)
                new.append((longer, wilds + more))
    return {vector: tuple(sorted(wilds)) for vector, wilds in found.items()}


class SetTables(dict[Masks, SetTable]):
    """By masks the vectors that they allow, found as they are asked for."""

    def __init__(self, allowed: _Allowed) -> None:
        self._allowed = allowed

    def __missing__(self, masks: Masks) -> SetTable:
        if len(self) >= _MOST_TABLES:
            self.clear()
        self[masks] = table = _automaton(
            [
                (vector, wilds)
                for vector, wilds in self._allowed
                if all(masks[suit] >> vector[suit] & 1 for suit in _SUITS)
            ]
        )
        return table


@lru_cache(maxsize=32)
def set_tables(packs: int, most: int, *, wild_in_sets: bool, strict: bool) -> SetTables:
    """The tables of sets of at most so many packs, with at most ``most`` curingas each.

    Unless strict, a vector is made with as few curingas as can be.
    """
    allowed = []
    for vector, wilds in vectors(packs, wild_in_sets=wild_in_sets).items():
        few = tuple(count for count in wilds if count <= most)
        if few:
            allowed.append((vector, few if strict else few[:1]))
    return SetTables(allowed)


def _automaton(allowed: _Allowed) -> SetTable:
    """Partition the vectors suit by suit; states with the same rests are one."""
    level: dict[frozenset[tuple[Vector, tuple[int, ...]]], int] = {frozenset(allowed): 0}
    steps = []
    wilds: dict[tuple[int, int], tuple[int, ...]] = {}
    for suit in _SUITS:
        below: dict[frozenset[tuple[Vector, tuple[int, ...]]], int] = {}
        states: list[Mapping[int, int]] = []
        for rests, state in level.items():
            by_count: dict[int, _Allowed] = {}
            for vector, counts in rests:
                by_count.setdefault(vector[0], []).append((vector[1:], counts))
            if suit == 3:
                for cards, ends in by_count.items():
                    wilds[state, cards] = ends[0][1]
                states.append(dict.fromkeys(sorted(by_count), 0))
            else:
                states.append(
                    {
                        cards: below.setdefault(frozenset(by_count[cards]), len(below))
                        for cards in sorted(by_count)
                    }
                )
        steps.append(tuple(states))
        level = below
    masks = [0, 0, 0, 0]
    for vector, _ in allowed:
        for suit in _SUITS:
            masks[suit] |= 1 << vector[suit]
    return SetTable(
        tuple((vector, count) for vector, counts in allowed for count in counts),
        tuple(steps),
        wilds,
        (masks[0], masks[1], masks[2], masks[3]),
        min((counts[0] for _, counts in allowed), default=0),
        max((counts[-1] for _, counts in allowed), default=0),
    )


NO_SETS = _automaton([(_NONE, (0,))])
"""For the places at which no set can lie: 1, whose aces are counted at 14, and 2."""


def split(vector: Vector, wilds: int, *, wild_in_sets: bool) -> list[tuple[Vector, int]] | None:
    """Sets that a vector is made of, with exactly so many curingas; None if there are none."""
    if not any(vector):
        return None if wilds else []
    for single, more in _fitting(vector, wilds, wild_in_sets=wild_in_sets):
        rest = tuple(have - take for have, take in zip(vector, single, strict=True))
        others = split(rest, wilds - more, wild_in_sets=wild_in_sets)
        if others is not None:
            return [(single, more), *others]
    return None


def _fitting(vector: Vector, wilds: int, *, wild_in_sets: bool) -> Iterator[tuple[Vector, int]]:
    """The sets that can be taken off the vector and contain its first suit."""
    first = next(suit for suit in _SUITS if vector[suit])
    for single, more in single_sets(wild_in_sets=wild_in_sets):
        inside = all(take <= have for take, have in zip(single, vector, strict=True))
        if single[first] and more <= wilds and inside:
            yield single, more


def suits_of(vector: Vector) -> tuple[int, ...]:
    """The suits that occur in a vector."""
    return tuple(suit for suit in _SUITS if vector[suit])
