"""A table of Mau-Mau in words: its options, and which of its cards do what."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from game.cards import RANKS, Rank
from game.mau_mau.effects import Kind
from game.mau_mau.options import Options
from ui.rulebook.book import House


@dataclass(frozen=True, slots=True)
class RankedHouse(House[Options]):
    """A table's options with the words for them and for the ranks."""

    def ranks(self, *kinds: Kind) -> tuple[Rank, ...]:
        """The ranks of this table's cards that have one of these kinds of effects."""
        return tuple(rank for rank in self._in_play() if self.kind(rank) in kinds)

    def kind(self, rank: Rank) -> Kind:
        """The kind of a rank's effect."""
        return self.options.effects[rank].kind

    @property
    def jokers(self) -> bool:
        """Whether there are JOKERs that go by colour; a wild one is as any other wild card."""
        return self.options.jokers and self.kind(Rank.JOKER) is not Kind.WILD

    def a(self, rank: Rank) -> str:
        """``um 7``, ``an 8``."""
        key = "rule.a-vowel" if rank in (Rank.ACE, Rank.EIGHT) else "rule.a"
        return self.words(key, rank=self.words.rank(rank))

    def any_of(self, ranks: Iterable[Rank]) -> str:
        """``um 7 ou um JOKER``."""
        *first, last = map(self.a, ranks)
        return self.words("rule.or", first=", ".join(first), last=last) if first else last

    def all_of(self, ranks: Iterable[Rank]) -> str:
        """``7 e JOKER``."""
        return self.words.all(map(self.words.rank, ranks))

    def _in_play(self) -> Iterator[Rank]:
        return (rank for rank in RANKS if self.options.jokers or rank is not Rank.JOKER)
