"""What the viewer of a table of Mexe-Mexe has in hand between two intents."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

from game.cards import Card, Rank, by_order
from game.mexe_mexe.events import DealerDrawn
from game.mexe_mexe.state import Phase
from game.mexe_mexe.turn import Problem, Table
from game.mexe_mexe.view import View
from game.mexe_mexe.workbench import Workbench, start
from game.seats import Seat
from ui.mexe_mexe.guide import Guide
from ui.mexe_mexe.hints import Depth, Hint
from ui.mexe_mexe.steps import Playback

if TYPE_CHECKING:
    from game.mexe_mexe.arrange.goals import Arrangement

_RANKS = tuple(Rank)


class Sorting(Enum):
    """In which order the hand lies."""

    SUIT = "suit"
    RANK = "rank"
    HAND = "hand"
    """As the person has laid it."""


class Question(Enum):
    """What lies open over the table."""

    MISSING = "missing"
    """What the turn still lacks before it can end."""
    EXCHANGES = "exchanges"
    """Which curinga to have for which card."""
    LOOK = "look"
    """How the table is shown."""
    SHEET = "sheet"
    """The score sheet."""
    HINT = "hint"
    """What could be done in this turn."""
    WHY = "why"
    """Why a meld is one, or is none."""


@dataclass(frozen=True, slots=True)
class Held:
    """Workbench, selection, order and marks; of all this the record of the game keeps nothing."""

    bench: Workbench | None = None
    """The turn under way; None while nothing of it has been touched."""
    selected: frozenset[Card] = frozenset()
    sorting: Sorting = Sorting.SUIT
    order: tuple[Card, ...] = ()
    """How the hand lies. Cards that lie on the table for now keep their places in it."""
    asks: Question | None = None
    about: int | None = None
    """The meld of whose verdict is asked why."""
    problem: Problem | None = None
    """What barred the step that was asked for last."""
    leads: str | None = None
    """The request of the control to which a missing thing has led: it gets the focus."""
    touched: frozenset[Card] = frozenset()
    """Table cards that others laid or moved since the viewer's own last turn."""
    new_cards: frozenset[Card] = frozenset()
    """Cards that came to the hand in this turn."""
    table: Table | None = None
    """The table as it was last seen; None if it has not been seen yet."""
    seat: Seat | None = None
    """Whose marks and order these are; None before the first event."""
    rebuilt: bool = False
    """Whether somebody else has just laid or moved cards."""
    hint: Hint | None = None
    """What was found for this turn; None until somebody asks for it."""
    depth: Depth = Depth.WHETHER
    goes_out: bool = False
    """Whether the hint is about going out."""
    guide: Guide | None = None
    """Where a hint leads, as long as the person is led there."""
    hints: tuple[int, ...] = ()
    """How many hints each seat of this device has had in the match."""
    playback: Playback | None = None
    """What somebody else has just rebuilt, as long as it is shown in steps."""
    drawing: DealerDrawn | None = None
    """The draw for the deal, as long as it is shown."""

    @property
    def found(self) -> Arrangement | None:
        """What the hint is about: the most that can be laid, or how to go out."""
        return self.hint and (self.hint.out if self.goes_out else self.hint.most)


def arranges(view: View) -> bool:
    """Whether the viewer may lay and rearrange now."""
    return view.phase is Phase.ARRANGE and view.turn == view.seat


def bench_of(view: View, held: Held) -> Workbench:
    """The workbench of the viewer's turn; outside of it, one on which nothing has been touched."""
    if arranges(view) and held.bench and held.bench.before == view.before:
        return held.bench
    return start(view.before)


def hand_of(view: View, held: Held) -> tuple[Card, ...]:
    """The cards in the viewer's hand in the order in which they lie; those that came, last."""
    order = held.order or sorted_by(view.hand, held.sorting)
    return in_order(bench_of(view, held).hand, order)


def in_order(cards: Iterable[Card], order: tuple[Card, ...]) -> tuple[Card, ...]:
    """The cards as the order has them; those that are not in it come last, as they came."""
    there = tuple(cards)
    known = tuple(card for card in order if card in there)
    return known + tuple(card for card in there if card not in known)


def sorted_by(cards: Iterable[Card], sorting: Sorting) -> tuple[Card, ...]:
    """The cards by suit or by rank; as they are if the person lays them."""
    if sorting is Sorting.HAND:
        return tuple(cards)
    return tuple(sorted(cards, key=by_order if sorting is Sorting.SUIT else _by_rank))


def _by_rank(card: Card) -> tuple[int, int]:
    return _RANKS.index(card.rank), card.order
