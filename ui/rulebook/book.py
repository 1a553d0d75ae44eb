"""What a rulebook is made of: chapters of clauses, with pictures of cards."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from game.cards import Face, Rank
from game.ruling import RuleId
from ui.words import Words

Options = TypeVar("Options")
HouseOf = TypeVar("HouseOf", bound="House[Any]")
Cards = tuple[Face, ...]


@dataclass(frozen=True, slots=True)
class Group:
    """Melds that lie in one place."""

    melds: tuple[Cards, ...]
    place: str = ""
    """Where they lie, in words; nothing if that goes without saying."""


@dataclass(frozen=True, slots=True)
class Picture:
    """An example in cards."""

    groups: tuple[Group, ...]
    text: str = ""
    valid: bool | None = None
    """Whether these are melds; None if the picture is not about that."""


@dataclass(frozen=True, slots=True)
class Clause:
    """A paragraph, the rules that it tells, and examples."""

    rules: tuple[RuleId, ...]
    text: str
    pictures: tuple[Picture, ...] = ()


@dataclass(frozen=True, slots=True)
class Row:
    """What some ranks do: a line of the table of effects."""

    ranks: tuple[Rank, ...]
    text: str
    rule: RuleId | None


@dataclass(frozen=True, slots=True)
class Chapter:
    """A part of the rulebook. ``name`` is the same in every language."""

    name: str
    title: str
    clauses: tuple[Clause, ...]
    rows: tuple[Row, ...] = ()


@dataclass(frozen=True, slots=True)
class House(Generic[Options]):
    """A table's options with the words for them: what chapters are told with."""

    options: Options
    words: Words

    def tell(
        self, rules: str, *sentences: str | None, pictures: tuple[Picture, ...] = ()
    ) -> Clause:
        """A clause of these sentences; the rules have spaces between them."""
        told = (sentence[0].upper() + sentence[1:] for sentence in sentences if sentence)
        return Clause(tuple(rules.split()), " ".join(told), pictures)


def melds(text: str) -> tuple[Cards, ...]:
    """The melds of a notation such as ``6H 7H 8H / 10C JC QC``."""
    return tuple(tuple(map(Face.parse, meld.split())) for meld in text.split("/"))


def written(
    house: HouseOf,
    chapters: Mapping[str, Callable[[HouseOf], Iterator[Clause]]],
    rows: Mapping[str, Callable[[HouseOf], Iterator[Row]]],
) -> tuple[Chapter, ...]:
    """The chapters by their names; those with nothing to tell are left out."""
    told = (
        Chapter(
            name,
            house.words(f"chapter.{name}"),
            tuple(clauses(house)),
            tuple(rows[name](house)) if name in rows else (),
        )
        for name, clauses in chapters.items()
    )
    return tuple(chapter for chapter in told if chapter.clauses)
