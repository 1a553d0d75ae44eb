"""What a card does when it is laid: a table from rank to effect.

The judge knows effects and never ranks, so that a house may give any rank another effect.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from functools import cached_property

from game.cards import CARDS, FACES, RANKS, Card, Face, Rank
from game.reading import UnreadableError

Cards = frozenset[Face | Card]
"""Faces, and all cards that have them: a hand can be held against it, and what one asks for."""
ALL_CARDS: Cards = frozenset((*FACES, *CARDS))


class Kind(Enum):
    """The kinds of effects."""

    NONE = "none"
    SKIP = "skip"
    """The next player is skipped; nothing answers it (M4)."""
    SOFT_DRAW = "soft-draw"
    """The next player draws and keeps the turn, or answers with the rank, or defers (M5-M8)."""
    HARD_DRAW = "hard-draw"
    """The next player draws and loses the turn, or answers with the same rank (M9, M16)."""
    PREVIOUS_DRAWS = "previous-draws"
    """The seat before the player, in the direction in force, draws at once (M12)."""
    WILD = "wild"
    """Goes on anything, and names the suit in force (M13)."""
    REVERSE = "reverse"
    """Turns the direction round when more than two play (M14)."""
    PLAY_AGAIN = "play-again"
    """The player may go on (M15)."""

    __hash__ = object.__hash__
    """There is one object of each kind: tables of kinds, read with every card, look for no more."""


_DRAWING = (Kind.SOFT_DRAW, Kind.HARD_DRAW, Kind.PREVIOUS_DRAWS)


@dataclass(frozen=True, slots=True)
class Effect:
    """A kind and, where it makes somebody draw, how many cards. Its text is ``hard-draw 2``."""

    kind: Kind
    cards: int = 0

    def __post_init__(self) -> None:
        if (self.cards > 0) != (self.kind in _DRAWING):
            raise ValueError(f"{self.kind.value} cannot draw {self.cards} cards")

    def __str__(self) -> str:
        return f"{self.kind.value} {self.cards}" if self.cards else self.kind.value

    @staticmethod
    def parse(text: str) -> Effect:
        """Read an effect as ``str`` writes it. Raises UnreadableError."""
        kind, _, cards = text.partition(" ")
        try:
            return Effect(Kind(kind), int(cards or 0))
        except ValueError:
            raise UnreadableError("an effect", text) from None


@dataclass(frozen=True)
class Effects:
    """The table: one effect for each rank, in the order of ``RANKS``."""

    of_rank: tuple[Effect, ...]

    @staticmethod
    def of(**effects: Effect) -> Effects:
        """A table by rank names, the others plain: ``Effects.of(ACE=Effect(Kind.SKIP))``."""
        plain = Effect(Kind.NONE)
        unknown = set(effects) - {rank.name for rank in RANKS}
        if unknown:
            raise ValueError(f"no such rank: {', '.join(sorted(unknown))}")
        return Effects(tuple(effects.get(rank.name, plain) for rank in RANKS))

    def __getitem__(self, rank: Rank) -> Effect:
        return self.of_rank[_INDEX[rank]]

    @cached_property
    def of_card(self) -> dict[Face | Card, Effect]:
        """The effect of each face and card."""
        return {one: self[one.rank] for one in ALL_CARDS}

    @cached_property
    def wild(self) -> Cards:
        """Those that go on anything."""
        return self._of_kind(Kind.WILD)

    @cached_property
    def hard(self) -> Cards:
        """Those that start a hard chain."""
        return self._of_kind(Kind.HARD_DRAW)

    @cached_property
    def plain(self) -> Cards:
        """Those without an effect."""
        return self._of_kind(Kind.NONE)

    def _of_kind(self, kind: Kind) -> Cards:
        return frozenset(one for one in ALL_CARDS if self[one.rank].kind is kind)


_INDEX = {rank: index for index, rank in enumerate(RANKS)}

SEED_EFFECTS = Effects.of(
    ACE=Effect(Kind.SKIP),
    THREE=Effect(Kind.SOFT_DRAW, 1),
    SEVEN=Effect(Kind.HARD_DRAW, 2),
    NINE=Effect(Kind.PREVIOUS_DRAWS, 1),
    JACK=Effect(Kind.WILD),
    QUEEN=Effect(Kind.REVERSE),
    KING=Effect(Kind.PLAY_AGAIN),
    JOKER=Effect(Kind.HARD_DRAW, 5),
)
"""The seed's own table (M3-M17)."""
