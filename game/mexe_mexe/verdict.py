"""Verdicts on melds: their kinds, the flaws of cards that are none, and what a 2 stands for."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from game.cards import Card, Face, Rank
from game.ruling import RuleId

Meld = tuple[Card, ...]
"""The cards that lie together; a valid run lies in its order, a valid set by suits."""

SHORTEST = 3


class Kind(Enum):
    """The two kinds of melds."""

    RUN = "run"
    SET = "set"


class Flaw(Enum):
    """Why cards are no meld; the value is the key of the words for it."""

    TOO_SHORT = "too-short"
    """Fewer than three cards, which might be part of a meld."""
    MIXED = "mixed"
    """Neither one suit nor one rank; at fault are the cards that do not go with the others."""
    GAP = "gap"
    """A run that lacks the cards in ``missing``; at fault are the cards beside the gaps."""
    WRAP = "wrap"
    """A run around the corner, such as K-A-2-3."""
    CARD_TWICE = "card-twice"
    """A run with the same face twice; both aces only when all cards between them are there."""
    TWO_WILDS = "two-wilds"
    """More than one 2 with other cards."""
    SUIT_TWICE = "suit-twice"
    """A set with a suit twice."""
    SET_FULL = "set-full"
    """More than four cards in a set."""
    WILD_IN_SET = "wild-in-set"
    """A 2 in a set of another rank."""

    @property
    def rule(self) -> RuleId:
        """The rule that it breaks."""
        return _RULES[self]


_RULES = {
    Flaw.TOO_SHORT: "X8",
    Flaw.MIXED: "X8",
    Flaw.GAP: "X8",
    Flaw.WRAP: "X20",
    Flaw.CARD_TWICE: "X20",
    Flaw.TWO_WILDS: "X22",
    Flaw.SUIT_TWICE: "X12",
    Flaw.SET_FULL: "X19",
    Flaw.WILD_IN_SET: "X15",
}


@dataclass(frozen=True, slots=True)
class Verdict:
    """What ``explain`` finds. A meld is valid if ``flaw`` is None."""

    cards: Meld
    """In the order to show them in; as they lay if they are no meld."""
    kind: Kind | None = None
    """None if they are no meld."""
    wild: Card | None = None
    """The 2 that stands for another card; None if there is none, or it is in its own place."""
    stands_for: Face | None = None
    """What the curinga stands for, as the cards lie."""
    choices: tuple[Face, ...] = ()
    """All that the 2 might stand for, its own face among them: more than one if it may shift."""
    orders: tuple[Meld, ...] = ()
    """The run as it lies for each choice."""
    flaw: Flaw | None = None
    fault: tuple[Card, ...] = ()
    """The cards at fault."""
    missing: tuple[Face, ...] = ()
    """The faces that would close the gaps."""

    @property
    def valid(self) -> bool:
        """Whether the cards are a meld."""
        return self.flaw is None

    @property
    def lacking(self) -> int:
        """How many cards a run with gaps or too short a meld lacks; 0 if more cards do not help."""
        if self.flaw is Flaw.GAP:
            return len(self.missing) - any(card.rank is Rank.TWO for card in self.cards)
        return SHORTEST - len(self.cards) if self.flaw is Flaw.TOO_SHORT else 0
