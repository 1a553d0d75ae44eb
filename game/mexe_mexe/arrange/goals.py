"""What one may ask for, and what the answer is."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum

from game.cards import Card
from game.mexe_mexe.intents import Arrange, Exchange
from game.mexe_mexe.turn import Table


class Aim(Enum):
    """What there shall be the most of."""

    CARDS = "cards"
    """Cards laid."""
    POINTS = "points"
    """Points laid, as they would count in the hand (X37)."""
    OUT = "out"
    """All cards laid, or all but the discard: that or nothing."""


@dataclass(frozen=True, slots=True)
class Goal:
    """What to look for."""

    aim: Aim = Aim.CARDS
    must_discard: bool = False
    """A card must be left to discard (X24). With ``Aim.OUT``: exactly one."""
    taken: Card | None = None
    """The card that may not be the discard (X26)."""
    keep_wilds: int = 0
    """At least so many curingas stay in the hand: one's own, or got by exchange (X33)."""
    disturb_least: bool = True
    """Whether to look for what leaves most melds as they lie, which takes longer."""


@dataclass(frozen=True, slots=True)
class Arrangement:
    """The best table that was found, and how good it is proved to be.

    ``value`` is what the hand has lost: cards, or points with ``Aim.POINTS``. A curinga got by
    exchange counts against what was given for it.
    """

    found: bool
    """False if what must lie cannot all lie, or none was found in time."""
    melds: Table
    """Melds that lie as they lay come first, in their order."""
    laid: tuple[Card, ...]
    """The hand cards that were laid, in their order."""
    left: tuple[Card, ...]
    """What the hand holds then, the discard among it."""
    exchanges: tuple[Exchange, ...]
    discard: Card | None
    """With ``Aim.OUT`` and a discard: that."""
    value: int
    bound: int
    """No arrangement has a greater value. -1 if it is proved that there is none at all."""
    kept: int
    """How many melds lie as they lay (after the exchanges)."""
    kept_bound: int
    """With no arrangement of the same value more of them can."""
    nodes: int
    """Nodes that the search has expanded."""
    lying: Table
    """The table as it lay, after the exchanges."""

    @property
    def proved(self) -> bool:
        """Whether nothing better exists; if not, ``value`` to ``bound`` is what is known."""
        return self.value == self.bound

    @property
    def impossible(self) -> bool:
        """Whether it is proved that what was asked for does not exist."""
        return not self.found and self.proved

    @property
    def least_disturbing(self) -> bool:
        """Whether no equally good arrangement leaves more melds as they lie."""
        return self.kept == self.kept_bound

    def intent(self, discard: Card | None) -> Arrange:
        """The arrangement as the end of a turn."""
        index = {meld: number for number, meld in enumerate(self.lying)}
        melds = tuple(index.get(meld, meld) for meld in self.melds)
        return Arrange(melds, self.exchanges, discard)


@dataclass(frozen=True, slots=True)
class Progress:
    """What is known so far."""

    work: int
    """How much of the budget is spent."""
    budget: int


def cards_in(table: Iterable[Iterable[Card]]) -> tuple[Card, ...]:
    """All cards of a table."""
    return tuple(card for meld in table for card in meld)
