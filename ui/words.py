"""The words of a language, from its files in ``ui/locale``.

An entry is a text with ``{names}`` in it, or one text for one and one for many, chosen by ``n``.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from enum import Enum
from pkgutil import get_data
from typing import NamedTuple

from game.cards import Card, Colour, Face, Rank, Suit

PARTS = (
    *("rules", "setup", "mexe", "settings", "lessons"),
    *("share", "theatre", "games", "bylink", "owndeck"),
)
"""The parts that are read only where they are needed, each a file beside that of the language."""


class Language(Enum):
    """The languages of the house, the first one first."""

    PORTUGUESE = "pt-BR"
    ENGLISH = "en"


class Words(NamedTuple):
    """Say things in one language: ``words("turn.yours")``, ``words("drew", n=2, name="Ana")``."""

    language: Language
    entries: dict[str, str | dict[str, str]]

    @staticmethod
    def load(language: Language, *parts: str) -> Words:
        """Read a language's file, and those of these parts."""
        entries: dict[str, str | dict[str, str]] = {}
        for name in (language.value, *(f"{part}.{language.value}" for part in parts)):
            text = get_data("ui", f"locale/{name}.json")  # the files may lie in a zip
            assert text is not None
            entries |= json.loads(text)
        return Words(language, entries)

    def __call__(self, key: str, **values: object) -> str:
        """The text for the key, the values in their places. Raises KeyError for unknown keys."""
        entry = self.entries[key]
        if isinstance(entry, dict):
            entry = entry["one" if values["n"] == 1 else "other"]
        return entry.format(**values)

    def card(self, card: Card | Face) -> str:
        """``7 de paus``, ``JOKER vermelho``."""
        if card.suit is None:
            return self(f"joker.{card.colour.value}")
        return self("card", rank=self.rank(card.rank), suit=self.suit(card.suit))

    def cards(self, cards: Iterable[Card | Face]) -> str:
        """``7 de paus, K de ouros e JOKER vermelho``."""
        return self.all(map(self.card, cards))

    def all(self, items: Iterable[str]) -> str:
        """``a, b e c``."""
        *first, last = items
        return self("and", first=", ".join(first), last=last) if first else last

    def rank(self, rank: Rank) -> str:
        """The rank as it is printed on cards; a JOKER's in full."""
        return "JOKER" if rank is Rank.JOKER else rank.value

    def suit(self, suit: Suit) -> str:
        """``paus``."""
        return self(f"suit.{suit.value}")

    def colour(self, colour: Colour) -> str:
        """``vermelho``."""
        return self(f"colour.{colour.value}")


class Lexicon:
    """The words of one language, each combination of parts read once."""

    def __init__(self, language: Language) -> None:
        self.language = language
        self._read: dict[tuple[str, ...], Words] = {}

    def words(self, *parts: str) -> Words:
        """The words with those of these parts."""
        if parts not in self._read:
            self._read[parts] = Words.load(self.language, *parts)
        return self._read[parts]
