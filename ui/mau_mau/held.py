"""What the viewer of a table of Mau-Mau has in hand between two intents."""

from __future__ import annotations

from dataclasses import dataclass

from game.cards import Card
from game.mau_mau.events import DealerDrawn
from game.seats import Seat


@dataclass(frozen=True, slots=True)
class Held:
    """Selection and marks; no record keeps them, and no undo brings them back."""

    selected: Card | None = None
    asks_suit: bool = False
    """Whether the selected wild card waits for its suit."""
    calls: bool = False
    """Whether "mau-mau" is said with that card."""
    new_cards: frozenset[Card] = frozenset()
    """Cards of the hand that came since the viewer last acted."""
    skipped: frozenset[Seat] = frozenset()
    """Who was skipped just now."""
    drawing: DealerDrawn | None = None
    """The draw for the deal, as long as it is shown."""
