"""The state of a game of Mexe-Mexe: frozen and complete.

What a curinga stands for is nowhere in it: it follows from the meld (X22). Who is eliminated is not
either: it follows from the score sheet.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple

from game.cards import Card
from game.mexe_mexe import scores
from game.mexe_mexe.options import Options
from game.mexe_mexe.scores import Sheet
from game.mexe_mexe.turn import Table, Turn
from game.seats import Direction, Seat, neighbour, seat_text


class Phase(Enum):
    """What the table waits for."""

    DEAL = "deal"
    """The next round's deal: before the first round and after each."""
    DRAW = "draw"
    """A card drawn or taken by the seat on turn (X25)."""
    ARRANGE = "arrange"
    """The rest of the turn: melds, exchanges, discard (X23)."""
    RETURN = "return"
    """The answer of an eliminated player: ``turn`` is who is asked (X43)."""
    OVER = "over"
    """Nothing: the match is over (X46)."""


class Ending(Enum):
    """How a round ends."""

    OUT = "out"
    """Somebody has no card left (X35)."""
    STOCK = "stock"
    """The stock is empty and cannot be made anew (X34)."""
    LONG = "long"
    """The 1,000th turn is over."""


@dataclass(frozen=True, slots=True)
class Result:
    """Who went out, if anybody did, and how the round ended."""

    winners: tuple[Seat, ...]
    ending: Ending

    def __str__(self) -> str:
        return " ".join((self.ending.value, *map(seat_text, self.winners)))


class State(NamedTuple):
    """Everything the game needs. ``stock[0]`` is drawn next, ``discards[-1]`` is the top card.

    A named tuple and no dataclass, as in Mau-Mau: ``_replace`` is several times faster.
    """

    options: Options
    seed: str
    hands: tuple[tuple[Card, ...], ...]
    """By seat; drawn cards come last. Who is eliminated has none."""
    table: Table = ()
    """The melds, each in the order to show it in."""
    stock: tuple[Card, ...] = ()
    discards: tuple[Card, ...] = ()
    turn: Seat = 0
    phase: Phase = Phase.DEAL
    taken: Card | None = None
    """The card that the seat on turn has taken from the discard pile in this turn (X26)."""
    turns: int = 0
    """Turns begun in this round."""
    reshuffles: int = 0
    round: int = 0
    """The number of the round, from 1; 0 before the first deal."""
    dealer: Seat | None = None
    """Who dealt last; nobody before the first deal."""
    sheet: Sheet = ()
    offers: tuple[Seat, ...] = ()
    """Who has still to be asked whether he returns, in order (X43)."""
    result: Result | None = None
    """Of the round that is over."""

    @property
    def seats(self) -> int:
        """How many sit at the table, the eliminated among them."""
        return len(self.hands)

    @property
    def totals(self) -> tuple[int, ...]:
        """Every seat's total."""
        return scores.totals(self.sheet, self.seats)

    @property
    def active(self) -> tuple[Seat, ...]:
        """The seats that play: those below the limit (X42)."""
        return scores.active(self.sheet, self.seats, self.options)

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Who has won the match that is over (X46)."""
        return scores.winners(self.sheet, self.options) if self.phase is Phase.OVER else ()

    @property
    def before(self) -> Turn:
        """What the seat on turn has before it."""
        return Turn(self.table, self.hands[self.turn], self.taken, self.options)

    def following(self, seat: Seat) -> Seat:
        """The next seat to the right that plays (X2, X5)."""
        playing = self.active
        return next(
            other
            for step in range(1, self.seats + 1)
            if (other := neighbour(seat, Direction.RIGHT, self.seats, step)) in playing
        )
