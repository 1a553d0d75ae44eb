"""The options of a game of Mau-Mau: what a house may choose, with the decided defaults.

Two packs, for example, and a last card that may not be an action card:

>>> Options(packs=2, end_on_action=False).to_data()
{'packs': 2, 'end_on_action': False}
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from enum import Enum
from typing import Any, ClassVar

from game.cards import MAX_PACKS, RANKS
from game.mau_mau.effects import SEED_EFFECTS, Effect, Effects
from game.reading import UnreadableError
from game.rules import OptionsError

MIN_SEATS, MAX_SEATS = 2, 10
MIN_HAND, MAX_HAND = 5, 10
MIN_STOCK = 20
"""As many cards must be left over when all hands are dealt."""
SEATS_FOR_TWO_PACKS = 8
MOST_ROUNDS = 99
LIMITS = (100, 150, 200, 300)
"""Points at which a match of points may end."""


class GoalKind(Enum):
    """What a match is played for."""

    ROUNDS = "rounds"
    """Each round for itself, as many as the table likes, with a running tally."""
    BEST_OF = "best-of"
    """The most rounds won of so many."""
    POINTS = "points"
    """The fewest points when somebody reaches the limit."""


@dataclass(frozen=True, slots=True)
class Goal:
    """A kind and its number: of rounds, or of points. Its text is ``best-of 3``."""

    kind: GoalKind = GoalKind.ROUNDS
    number: int = 0

    def __str__(self) -> str:
        return f"{self.kind.value} {self.number}" if self.number else self.kind.value

    @staticmethod
    def parse(text: str) -> Goal:
        """Read a goal as ``str`` writes it. Raises UnreadableError."""
        kind, _, number = text.partition(" ")
        try:
            return Goal(GoalKind(kind), int(number or 0))
        except ValueError:
            raise UnreadableError("a goal", text) from None

    @property
    def playable(self) -> bool:
        """Whether a match can be played for it."""
        match self.kind:
            case GoalKind.ROUNDS:
                return self.number == 0
            case GoalKind.BEST_OF:
                return self.number % 2 == 1 and 1 <= self.number <= MOST_ROUNDS
            case GoalKind.POINTS:
                return self.number in LIMITS


@dataclass(frozen=True, slots=True)
class Options:
    """A table's rules. The defaults are the decisions of the rulebook (see ``judge``)."""

    GAME: ClassVar[str] = "mau-mau"
    hand_size: int = 7
    """Cards dealt to each hand, 5 to 10."""
    packs: int | None = None
    """Packs of 54 cards; None: two for up to eight seats, three above."""
    effects: Effects = SEED_EFFECTS
    """What each rank does."""
    jokers: bool = True
    """Whether the packs have their JOKERs."""
    any_starter: bool = False
    """The first card may be any card, and works as if the dealer had laid it."""
    free_drawing: bool = False
    """M2, *compra livre*: one may draw though one holds a legal card."""
    draw_until_playable: bool = False
    """M2: one draws until a card can be played."""
    must_play_drawn: bool = False
    """M2: a drawn card that can be played must be played."""
    debtors_stay: bool = True
    """M8, *quem deve não bate*: who owes draws the debt when the hand becomes empty."""
    reverse_of_two_goes_on: bool = False
    """M14: with two players the card that reverses lets its player go on."""
    mixed_chains: bool = False
    """M16: any card of a hard chain answers any other."""
    cutting: bool = False
    """M19, *cortar*: the identical card may be laid out of turn."""
    block_misplays: bool = False
    """M20: a wrong card is refused and costs nothing."""
    end_on_action: bool = True
    """OUT: the last card may be one with an effect."""
    calling: bool = False
    """CALL: who lays the last card but one without a word draws 2 if somebody notices."""
    goal: Goal = Goal()  # frozen, as good as a number
    """What the match is played for."""
    own_decks: bool = False
    """Every seat is dealt, and draws, from a pack of its own (see ``own_decks``): there are as many
    packs as seats, whatever ``packs`` says. Neither with ``cutting`` nor ``draw_until_playable``:
    who may cut, and how many cards one draws, would depend on what nobody else may know."""

    def packs_for(self, seats: int) -> int:
        """The packs at a table of so many seats."""
        if self.own_decks:
            return seats
        return self.packs or (2 if seats <= SEATS_FOR_TWO_PACKS else 3)

    def check(self, seats: int) -> None:
        """Raise OptionsError unless a table of so many seats can play with these options."""
        most = MAX_PACKS if self.own_decks else MAX_SEATS
        if not MIN_SEATS <= seats <= most:
            raise OptionsError("seats", least=MIN_SEATS, most=most)
        if not MIN_HAND <= self.hand_size <= MAX_HAND:
            raise OptionsError("hand_size", least=MIN_HAND, most=MAX_HAND)
        if self.own_decks and (self.cutting or self.draw_until_playable):
            raise OptionsError("own_decks")
        if self.packs is not None and not 1 <= self.packs <= MAX_PACKS:
            raise OptionsError("packs", least=1, most=MAX_PACKS)
        if not self.goal.playable:
            raise OptionsError("goal", number=self.goal.number)
        pack = 54 if self.jokers else 52
        left = pack * self.packs_for(seats) - seats * self.hand_size
        if left < MIN_STOCK:
            raise OptionsError("stock", left=left, least=MIN_STOCK)

    def to_data(self) -> dict[str, Any]:
        """The options that differ from the defaults, as JSON data."""
        changed = {
            field.name: getattr(self, field.name)
            for field in fields(self)
            if getattr(self, field.name) != field.default
        }
        if "effects" in changed:
            changed["effects"] = {
                rank.value: str(self.effects[rank])
                for rank in RANKS
                if self.effects[rank] != SEED_EFFECTS[rank]
            }
        if "goal" in changed:
            changed["goal"] = str(self.goal)
        return changed

    @staticmethod
    def from_data(data: Mapping[str, Any]) -> Options:
        """Read what ``to_data`` wrote. Raises UnreadableError for anything else."""
        known = {field.name for field in fields(Options)}
        if not set(data) <= known:
            raise UnreadableError("an option", ", ".join(sorted(set(data) - known)))
        values: dict[str, Any] = {name: _read(name, value) for name, value in data.items()}
        return Options(**values)


def _read(name: str, value: object) -> object:
    match name, value:
        case "effects", Mapping():
            return _effects_from(value)
        case "goal", str():
            return Goal.parse(value)
        case (("hand_size" | "packs"), int()) if not isinstance(value, bool):
            return value
        case (("effects" | "goal" | "hand_size" | "packs"), _):
            raise UnreadableError(f"a value for {name}", str(value))
        case _, bool():
            return value
        case _:
            raise UnreadableError(f"a value for {name}", str(value))


def _effects_from(data: Mapping[Any, Any]) -> Effects:
    unknown = set(data) - {rank.value for rank in RANKS}
    if unknown or not all(isinstance(text, str) for text in data.values()):
        raise UnreadableError("a table of effects", str(data))
    return Effects(
        tuple(
            Effect.parse(data[rank.value]) if rank.value in data else SEED_EFFECTS[rank]
            for rank in RANKS
        )
    )
