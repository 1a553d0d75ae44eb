"""A table's options with the words for them: what the chapters of the rulebook are told with."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from game.cards import RANKS, Rank
from game.mau_mau.effects import Kind
from game.mau_mau.options import Options
from game.ruling import RuleId
from ui.words import Words


@dataclass(frozen=True, slots=True)
class Clause:
    """A paragraph, and the rules that it tells."""

    rules: tuple[RuleId, ...]
    text: str


@dataclass(frozen=True, slots=True)
class Row:
    """What some ranks do: a line of the table of effects."""

    ranks: tuple[Rank, ...]
    text: str
    rule: RuleId | None


@dataclass(frozen=True, slots=True)
class House:
    """A table's options with the words for them."""

    options: Options
    words: Words

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

    def tell(self, rules: str, *sentences: str | None) -> Clause:
        """A clause of these sentences; the rules have spaces between them."""
        told = (sentence[0].upper() + sentence[1:] for sentence in sentences if sentence)
        return Clause(tuple(rules.split()), " ".join(told))

    def _in_play(self) -> Iterator[Rank]:
        return (rank for rank in RANKS if self.options.jokers or rank is not Rank.JOKER)
