"""The options of a game of Mexe-Mexe: what a house may choose, with the decided defaults."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from enum import Enum
from typing import Any, ClassVar

from game.cards import MAX_PACKS
from game.reading import UnreadableError
from game.rules import OptionsError

MIN_SEATS, MAX_SEATS = 2, 8
HAND_SIZES = (7, 9, 11, 13)
LIMITS = (100, 150, 200, 300)
MOST_RESHUFFLES = 9
MIN_STOCK = 20
"""As many cards must be left over when all hands are dealt."""
SEATS_FOR_TWO_PACKS = 6


class Returns(Enum):
    """How often an eliminated player may come back (X45)."""

    NEVER = "never"
    ONCE = "once"
    UNLIMITED = "unlimited"


@dataclass(frozen=True, slots=True)
class Options:
    """A table's rules; each field is one **option** of the rulebook."""

    GAME: ClassVar[str] = "mexe-mexe"
    hand_size: int = 11
    """Cards dealt to each hand (X3)."""
    packs: int | None = None
    """Packs of 52 cards; None: by the number of seats (X4)."""
    wild_in_sets: bool = False
    """Whether one 2 may stand for a missing suit in a set (X15)."""
    go_out_needs_discard: bool = False
    """Whether the last card must be a discard (X24)."""
    may_discard_taken: bool = False
    """Whether the card just taken may be thrown back in the same turn (X26)."""
    reshuffles: int = 3
    """How often in a round the discards become the stock; then the round ends (X34)."""
    limit: int = 200
    """The total that eliminates (X42)."""
    returns: Returns = Returns.UNLIMITED
    """How often an eliminated player may come back (X45)."""

    def packs_for(self, seats: int) -> int:
        """Packs at a table of so many seats: two, and three above six seats (X4)."""
        return self.packs or (2 if seats <= SEATS_FOR_TWO_PACKS else 3)

    def check(self, seats: int) -> None:
        """Raise OptionsError unless a table of so many seats can play with these options."""
        if not MIN_SEATS <= seats <= MAX_SEATS:
            raise OptionsError("seats", least=MIN_SEATS, most=MAX_SEATS)
        if self.hand_size not in HAND_SIZES:
            raise OptionsError("hand_size", least=HAND_SIZES[0], most=HAND_SIZES[-1])
        if self.packs is not None and not 1 <= self.packs <= MAX_PACKS:
            raise OptionsError("packs", least=1, most=MAX_PACKS)
        if not 0 <= self.reshuffles <= MOST_RESHUFFLES:
            raise OptionsError("reshuffles", least=0, most=MOST_RESHUFFLES)
        if self.limit not in LIMITS:
            raise OptionsError("limit", least=LIMITS[0], most=LIMITS[-1])
        left = 52 * self.packs_for(seats) - seats * self.hand_size
        if left < MIN_STOCK:
            raise OptionsError("stock", left=left, least=MIN_STOCK)

    def to_data(self) -> dict[str, Any]:
        """The options that differ from the defaults, as JSON data."""
        changed = (
            (field.name, getattr(self, field.name))
            for field in fields(self)
            if getattr(self, field.name) != field.default
        )
        return {name: value.value if name == "returns" else value for name, value in changed}

    @staticmethod
    def from_data(data: Mapping[str, Any]) -> Options:
        """Read what ``to_data`` wrote. Raises UnreadableError for anything else."""
        known = {field.name: field.default for field in fields(Options)}
        if not set(data) <= set(known):
            raise UnreadableError("an option", ", ".join(sorted(set(data) - set(known))))
        values = dict(data)
        try:
            values["returns"] = Returns(data.get("returns", Options().returns.value))
        except ValueError:
            raise UnreadableError("options", str(dict(data))) from None
        if any(type(value) not in _kinds(known[name]) for name, value in values.items()):
            raise UnreadableError("options", str(dict(data)))
        return Options(**values)


def _kinds(default: object) -> tuple[type, ...]:
    return (int, type(None)) if default is None else (type(default),)
