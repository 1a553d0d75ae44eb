"""The desk: the state of the user interface, which no record keeps and no undo brings back."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from game.cards import Card
from game.mau_mau.events import DealerDrawn
from ui.narrate import Line


class Dialog(Enum):
    """What may lie on top of everything and wants an answer."""

    SUIT = "suit"
    """Which suit the selected wild card names."""
    REPLACE = "replace"
    """Whether a new game may take the place of the one that is not finished."""


@dataclass(frozen=True, slots=True)
class Desk:
    """What the person has in hand besides the game."""

    at_home: bool = True
    seats: int = 4
    """How many shall play the next game."""
    selected: Card | None = None
    dialog: Dialog | None = None
    calls: bool = False
    """Whether "mau-mau" is said with the wild card that waits for its suit."""
    log_open: bool = False
    log: tuple[Line, ...] = ()
    message: tuple[Line, ...] = ()
    """What has just happened, or why something could not."""
    tone: str = ""
    """``refused`` or ``punished`` where the message is of that kind."""
    new_cards: frozenset[Card] = frozenset()
    """Cards of the hand that came since the person last acted."""
    skipped: frozenset[int] = frozenset()
    """Seats that were skipped by the last ruling."""
    drawing: DealerDrawn | None = None
    """The draw for the deal, as long as it is shown."""
    notice: str | None = None
    """The key of a notice that stays until it is dismissed."""
