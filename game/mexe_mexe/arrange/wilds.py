"""Room for curingas: cutting melds up so that they hold more of them, and sets of 2s.

The quick search uses as few curingas as it can and leaves it to this module to place the others. A
run without one takes one at an end; a longer run can be cut into pieces of two and more that take
one each; and 2s of three or four suits are a set of their own (X12).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from game.mexe_mexe.arrange.problem import FaceMeld, FaceRun, FaceSet, TwoSet
from game.mexe_mexe.arrange.sets import Vector, split, suits_of, vectors
from game.mexe_mexe.arrange.suits import HIGH_ACE, TWO


@lru_cache(maxsize=1024)
def _pieces(places: tuple[int, ...]) -> dict[int, tuple[tuple[int, int, int], ...]]:
    """Ways to cut the natural places of a run into runs, by the number of curingas they then have.

    Each piece is its first and last place and that of its curinga.
    """
    if not places:
        return {0: ()}
    found: dict[int, tuple[tuple[int, int, int], ...]] = {}
    for size in range(len(places), 1, -1):
        for low, high, wild in _piece(places[:size]):
            for more, rest in _pieces(places[size:]).items():
                found.setdefault(more + (wild > 0), ((low, high, wild), *rest))
    return found


def _piece(places: tuple[int, ...]) -> Iterable[tuple[int, int, int]]:
    low, high = places[0], places[-1]
    gaps = [place for place in range(low, high) if place not in places]
    if len(gaps) == 1:
        yield low, high, gaps[0]
    elif not gaps:
        if len(places) > 2:
            yield low, high, 0
        if high < HIGH_ACE:
            yield low, high + 1, high + 1
        elif low > TWO:
            yield low - 1, high, low - 1


def with_wilds(
    melds: Sequence[FaceMeld], wilds: int, *, wild_in_sets: bool
) -> list[FaceMeld] | None:
    """The melds with exactly so many curingas, cut up as little as can be; None if not found."""
    if sum([meld.wilds for meld in melds if not isinstance(meld, TwoSet)]) == wilds:
        return list(melds)
    best: dict[int, list[FaceMeld]] = {0: []}
    for meld in melds:
        ways = _ways(meld, wild_in_sets=wild_in_sets)
        longer: dict[int, list[FaceMeld]] = {}
        for before, found in best.items():
            for count, pieces in ways.items():
                total, known = before + count, longer.get(before + count)
                fewer = known is None or len(found) + len(pieces) < len(known)
                if total <= wilds and fewer:
                    longer[total] = found + pieces
        best = longer
    return best.get(wilds)


def _ways(meld: FaceMeld, *, wild_in_sets: bool) -> dict[int, list[FaceMeld]]:
    """What can be made of the cards of a meld, by the number of curingas with them."""
    if isinstance(meld, FaceRun):
        inside = range(meld.low, meld.high + 1)
        cuts = _pieces(tuple(place for place in inside if place not in (meld.wild, TWO)))
        return {
            count: [FaceRun(meld.suit, *piece) for piece in pieces]
            for count, pieces in cuts.items()
        }
    if isinstance(meld, TwoSet) or not wild_in_sets:
        return {0: [meld]}
    vector = tuple(int(suit in meld.suits) for suit in range(4))
    return {
        count: [FaceSet(meld.rank, suits_of(cards), wilds) for cards, wilds in sets]
        for count in vectors(1, wild_in_sets=True)[vector]
        if (sets := split(vector, count, wild_in_sets=True))
    }


class TwoSets:
    """All ways to lay some of the 2s in sets of their own."""

    def __init__(self, table: Vector, hand: Vector) -> None:
        have = tuple(map(sum, zip(table, hand, strict=True)))
        best: dict[int, tuple[int, Vector]] = {0: (0, (0, 0, 0, 0))}
        possible = vectors(max(have), wild_in_sets=False) if have.count(0) < 2 else ()
        for vector in possible:
            if all(take <= there for take, there in zip(vector, have, strict=True)):
                pairs = zip(vector, table, strict=True)
                from_table = sum(min(pair) for pair in pairs)
                if (from_table, vector) > best.get(sum(vector), (-1, vector)):
                    best[sum(vector)] = (from_table, vector)
        self.sizes = tuple(sorted(best))
        """How many 2s can lie in sets of 2s; 0 among them."""
        self._best = best

    def table_cards(self, size: int) -> int:
        """How many table cards can be among so many, at most."""
        return self._best[size][0]

    def melds(self, size: int) -> list[FaceMeld]:
        """The sets that so many 2s make, with as many table cards as can be."""
        sets = split(self._best[size][1], 0, wild_in_sets=False) or []
        return [TwoSet(suits_of(cards)) for cards, _ in sets]
