"""The options of a game of Mau-Mau: what a house may choose, with the decided defaults."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from game.cards import MAX_PACKS, RANKS, UnreadableError
from game.mau_mau.effects import SEED_EFFECTS, Effect, Effects

MIN_SEATS, MAX_SEATS = 2, 10
MIN_HAND, DEFAULT_HAND, MAX_HAND = 5, 7, 10
MIN_STOCK = 20
"""As many cards must be left over when all hands are dealt."""
SEATS_FOR_TWO_PACKS = 8


class OptionsError(ValueError):
    """These options cannot be played; ``code`` says why, as a key for the words."""

    def __init__(self, code: str, **values: int) -> None:
        super().__init__(f"{code} {values}" if values else code)
        self.code = code
        self.values = values


@dataclass(frozen=True, slots=True)
class Options:
    """A table's rules: cards dealt to each hand, packs used (None: by the number of seats), and what
    each rank does."""

    hand_size: int = DEFAULT_HAND
    packs: int | None = None
    effects: Effects = SEED_EFFECTS

    def packs_for(self, seats: int) -> int:
        """Packs of 54 cards at a table of so many seats: two, and three above eight seats."""
        return self.packs or (2 if seats <= SEATS_FOR_TWO_PACKS else 3)

    def check(self, seats: int) -> None:
        """Raise OptionsError unless a table of so many seats can play with these options."""
        if not MIN_SEATS <= seats <= MAX_SEATS:
            raise OptionsError("seats", least=MIN_SEATS, most=MAX_SEATS)
        if not MIN_HAND <= self.hand_size <= MAX_HAND:
            raise OptionsError("hand_size", least=MIN_HAND, most=MAX_HAND)
        if self.packs is not None and not 1 <= self.packs <= MAX_PACKS:
            raise OptionsError("packs", least=1, most=MAX_PACKS)
        left = 54 * self.packs_for(seats) - seats * self.hand_size
        if left < MIN_STOCK:
            raise OptionsError("stock", left=left, least=MIN_STOCK)

    def to_data(self) -> dict[str, Any]:
        """The options that differ from the defaults, as JSON data."""
        data: dict[str, Any] = {}
        if self.hand_size != DEFAULT_HAND:
            data["hand_size"] = self.hand_size
        if self.packs is not None:
            data["packs"] = self.packs
        effects = {
            rank.value: str(self.effects[rank])
            for rank in RANKS
            if self.effects[rank] != SEED_EFFECTS[rank]
        }
        if effects:
            data["effects"] = effects
        return data

    @staticmethod
    def from_data(data: Mapping[str, Any]) -> Options:
        """Read what ``to_data`` wrote. Raises UnreadableError for anything else."""
        known = {"hand_size", "packs", "effects"}
        if not set(data) <= known:
            raise UnreadableError("an option", ", ".join(sorted(set(data) - known)))
        hand_size, packs = data.get("hand_size", DEFAULT_HAND), data.get("packs")
        if type(hand_size) is not int or type(packs) not in (int, type(None)):
            raise UnreadableError("options", str(dict(data)))
        return Options(hand_size, packs, _effects_from(data.get("effects", {})))


def _effects_from(data: object) -> Effects:
    if not isinstance(data, Mapping) or not all(isinstance(text, str) for text in data.values()):
        raise UnreadableError("a table of effects", str(data))
    unknown = set(data) - {rank.value for rank in RANKS}
    if unknown:
        raise UnreadableError("a rank", ", ".join(sorted(unknown)))
    return Effects(
        tuple(
            Effect.parse(data[rank.value]) if rank.value in data else SEED_EFFECTS[rank]
            for rank in RANKS
        )
    )
