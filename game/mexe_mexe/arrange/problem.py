"""What is asked of the solver, in counts of faces, and what it answers, in melds of faces.

Physical cards come in again in ``lay.py``: twins are all the same to the solver.
"""

from __future__ import annotations

from typing import NamedTuple

from game.mexe_mexe.arrange.suits import HIGH_ACE, TWO, Counts

RANKS = 13
"""So many faces of a suit follow each other in the order of faces."""


class Problem(NamedTuple):
    """Lay all that must be laid, and of what may be laid the most in value."""

    table: tuple[Counts, Counts, Counts, Counts]
    """By suit and rank the cards that must be laid."""
    hand: tuple[Counts, Counts, Counts, Counts]
    """Those that may be laid."""
    table_twos: tuple[int, int, int, int]
    """By suit the 2s that must be laid."""
    hand_twos: tuple[int, int, int, int]
    """Those that may be laid."""
    lay_twos: int
    """At most so many of the latter are laid."""
    weights: Counts
    """The worth of a card by its rank; index 2 for a 2."""
    wild_in_sets: bool = False
    in_sets: tuple[Counts, ...] = ()
    """By suit and rank the table cards that lie in sets, if known: among equals the search takes up
    first what leaves them there."""

    @property
    def packs(self) -> int:
        """The most often that a card occurs."""
        both = zip(self.table, self.hand, strict=True)
        return max(map(sum, (pair for rows in both for pair in zip(*rows, strict=True))), default=1)


class FaceRun(NamedTuple):
    """A run from place to place; ``wild`` is the place at which a 2 lies, 0 if there is none."""

    suit: int
    low: int
    high: int
    wild: int = 0

    @property
    def faces(self) -> list[int]:
        """The order of each of its natural faces, from the low end to the high one."""
        ace, wild = self.suit * RANKS, self.wild
        return [
            ace if place == HIGH_ACE else ace + place - 1
            for place in range(self.low, self.high + 1)
            if place not in (wild, TWO)
        ]

    @property
    def wilds(self) -> int:
        """How many 2s lie in it."""
        return int(self.wild > 0)


class FaceSet(NamedTuple):
    """A set of a rank, perhaps with a 2 for a missing suit."""

    rank: int
    suits: tuple[int, ...]
    wilds: int = 0

    @property
    def faces(self) -> list[int]:
        """The order of each of its natural faces."""
        return [suit * RANKS + self.rank - 1 for suit in self.suits]


class TwoSet(NamedTuple):
    """A set of 2s, each for itself."""

    suits: tuple[int, ...]

    @property
    def faces(self) -> list[int]:
        """The order of each of its faces."""
        return [suit * RANKS + TWO - 1 for suit in self.suits]


FaceMeld = FaceRun | FaceSet | TwoSet


class Solution(NamedTuple):
    """The best melds found, and what is known of better ones."""

    value: int
    """Worth of the cards that were laid and need not have been; -1 if nothing was found."""
    melds: tuple[FaceMeld, ...]
    bound: int
    """No arrangement is worth more; -1 if it is proved that there is none."""
    nodes: int
    """Nodes of the search that were expanded."""
    work: int
    """Those, and all else in the same measure: what counts against a budget."""

    @property
    def proved(self) -> bool:
        """Whether nothing better exists."""
        return self.value == self.bound
