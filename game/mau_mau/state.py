"""The state of a game of Mau-Mau: frozen and complete; and the table at which a ruling happens.

The suit in force, the chain, the debts and the colour lock belong to the table, never to a card.
The lock needs no field: it is in force while a JOKER lies on top and no suit is named (M18).
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import Enum
from typing import TYPE_CHECKING, Any, NoReturn

from game.cards import Card, Colour, Rank, Suit
from game.mau_mau.effects import Effect, Kind
from game.mau_mau.options import Options
from game.mau_mau.own_decks import is_guess, own
from game.seats import Direction, Seat, seat_text

if TYPE_CHECKING:
    from game.mau_mau.events import Event
    from game.mau_mau.intents import Intent

NOBODY: Seat = -1
"""Who laid the starter."""
LAST_BUT_ONE = 2
"""Cards in a hand out of which "mau-mau" is said with the next one (CALL)."""


class Phase(Enum):
    """What the table waits for."""

    DEAL = "deal"
    """The next round's deal: before the first round and after each."""
    PLAY = "play"
    """A card from the seat on turn; or a draw, or the payment of the chain pending on it."""
    DREW = "drew"
    """A card or a pass from the seat that has just drawn for want of a legal card (M2)."""
    AGAIN = "again"
    """A card or a pass from the seat that has just laid a K (M15)."""
    NAME = "name"
    """A suit from the seat whose last card was wild and that did not go out (M8, M19), or that
    faces a wild starter."""
    CUT = "cut"
    """The identical card, or not, from the first of ``cutters`` (M19)."""
    OVER = "over"
    """Nothing: the match is over."""


PLAY = Phase.PLAY
"""The usual phase has a name of its own: Python 3.11 is slow to find a member of an enum."""
ON_TURN = (PLAY, Phase.DREW, Phase.AGAIN)
"""The phases in which the seat on turn may lay any card that fits."""
_BETWEEN_ROUNDS = (Phase.DEAL, Phase.OVER)


@dataclass(frozen=True, slots=True)
class Chain:
    """Cards that the player on turn must draw unless he answers with the same rank."""

    rank: Rank
    effect: Effect
    cards: int

    @property
    def hard(self) -> bool:
        """Whether paying also loses the turn (M9), rather than keeping it (M5)."""
        return self.effect.kind is Kind.HARD_DRAW

    def __str__(self) -> str:
        return f"{self.rank.value}+{self.cards}"


class Ending(Enum):
    """How a round ends."""

    OUT = "out"
    """Somebody has no card left."""
    STILL = "still"
    """For a full round nobody laid or drew a card."""
    LONG = "long"
    """The 1,000th turn is over."""


@dataclass(frozen=True, slots=True)
class Result:
    """Who won a round, and how it ended."""

    winners: tuple[Seat, ...]
    ending: Ending

    def __str__(self) -> str:
        return f"{self.ending.value} {' '.join(map(seat_text, self.winners))}"


@dataclass
class Table:
    """Everything the game needs. ``stock[0]`` is drawn next, ``discards[-1]`` is the top card.

    With own decks a seat draws the first of its own in the stock (``stock_of``).

    A table can be changed while the events of a ruling happen at it, one after the other. Whoever
    plays, keeps or looks at a game has a ``State``, which cannot. All that a table holds is frozen.
    """

    options: Options
    seed: str
    hands: tuple[tuple[Card, ...], ...]
    """By seat; drawn cards come last."""
    phase: Phase
    direction: Direction
    stock: tuple[Card, ...] = ()
    discards: tuple[Card, ...] = ()
    first_identical: Seat = NOBODY
    """Who laid the first of the unbroken row of identical cards on top (M19)."""
    named: Suit | None = None
    """The suit named for the wild card on top (M13)."""
    turn: Seat = 0
    chain: Chain | None = None
    """The chain pending on the seat on turn."""
    debts: tuple[int, ...] = ()
    """Cards that each seat draws when its next turn begins (M8)."""
    turns: int = 0
    """Turns begun in this round."""
    still: int = 0
    """Turns ended since a card was last laid or drawn; -1 when that was in the turn going on."""
    reshuffles: int = 0
    round: int = 0
    """The number of the round, from 1; 0 before the first deal."""
    dealer: Seat = NOBODY
    won: tuple[int, ...] = ()
    """Rounds won by each seat."""
    points: tuple[int, ...] = ()
    """Points of each seat, those of all rounds together (MATCH)."""
    result: Result | None = None
    """Of the round that is over."""
    match_winners: tuple[Seat, ...] = ()
    """Who won the match that is over."""
    layer: Seat = NOBODY
    """Who laid the top card, as long as it can still be cut (M19)."""
    cutters: tuple[Seat, ...] = ()
    """Who may cut it, the next one first."""
    steps: int = 1
    """How far the turn passes on when nobody cuts."""
    silent: tuple[Seat, ...] = ()
    """Who has one card, has not called, and can still be noticed (CALL)."""
    past: tuple[Event, ...] = ()
    """What everybody saw in this round and what tells of hidden cards: who was dealt, drew, laid,
    named, deferred, passed and misplayed. A position's notation leaves it out."""
    choices: tuple[Intent, ...] | None = field(default=None, compare=False, repr=False)
    """What the seat on turn may do, once ``legal`` was asked for it at a state: a memory of what
    follows from the rest, so that it need not be worked out twice."""

    @property
    def in_round(self) -> bool:
        """Whether a round is being played."""
        return self.phase not in _BETWEEN_ROUNDS

    @property
    def actor(self) -> Seat | None:
        """The seat that has to decide; None while no round is being played."""
        if self.phase in ON_TURN:
            return self.turn
        if self.cutters:
            return self.cutters[0]
        return None if self.phase in _BETWEEN_ROUNDS else self.turn

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return len(self.hands)

    @property
    def suit(self) -> Suit | None:
        """The suit in force: the named one, or the top card's (M1).

        None while a JOKER lies there (M18), and while a suit has yet to be named.
        """
        if self.phase is Phase.NAME:
            return None
        return self.named or self.discards[-1].suit

    @property
    def lock(self) -> Colour | None:
        """The colour that a JOKER on top locks, once no chain is pending on it (M18)."""
        top = self.discards[-1]
        locked = top.rank is Rank.JOKER and self.named is None and self.chain is None
        return top.colour if locked else None

    @property
    def drawable(self) -> int:
        """How many cards the seat on turn could draw."""
        return self.drawable_by(self.turn)

    def drawable_by(self, seat: Seat) -> int:
        """How many cards a seat could draw, the stock and all discards but the top one together."""
        if self.options.own_decks:
            return sum(card.pack == seat for card in (*self.stock, *self.discards[:-1]))
        return len(self.stock) + max(len(self.discards) - 1, 0)

    @property
    def shown(self) -> tuple[tuple[Card, ...], ...]:
        """Every seat's hand once the round is over, but for guessed ones; before that none."""
        if not self.result or not self.options.own_decks:
            return self.hands if self.result else ()
        return tuple(
            () if is_guess(self.seed, self.round, seat) else hand
            for seat, hand in enumerate(self.hands)
        )

    def stock_of(self, seat: Seat) -> tuple[Card, ...]:
        """The cards that a seat draws next, in order."""
        return own(self.stock, seat) if self.options.own_decks else self.stock


_set = object.__setattr__
"""What a frozen state sets its own fields with, once."""


class State(Table):
    """A table at rest: frozen. Whoever makes a state of a table lets go of the table.

    To make a state from another is what the engine does most. So a ruling thaws it once and freezes
    the table once, however many events happen in between. ``dict`` and no ``.copy()`` does it: that
    would share its keys with others, and Python finds what is in such ones slowly.
    """

    def __init__(self, table: Table) -> None:
        table.choices = None
        _set(self, "__dict__", table.__dict__)

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"a state is frozen: {name}")

    def __delattr__(self, name: str) -> NoReturn:
        raise AttributeError(f"a state is frozen: {name}")

    def thawed(self) -> Table:
        """A table that is the same, and can be changed."""
        table = Table.__new__(Table)
        table.__dict__ = dict(self.__dict__)
        return table

    def _replace(self, **changes: Any) -> State:
        """The state with some fields changed, as of a named tuple."""
        return State(replace(self.thawed(), **changes))
