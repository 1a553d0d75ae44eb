"""What one seat may know: the view of a state, and an event as that seat saw it."""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.cards import Card
from game.mexe_mexe import scores
from game.mexe_mexe.events import Dealt, Drew, Event, Known, Reshuffled
from game.mexe_mexe.intents import Intent
from game.mexe_mexe.judge import legal
from game.mexe_mexe.options import Options
from game.mexe_mexe.scores import Sheet
from game.mexe_mexe.state import Phase, Result, State
from game.mexe_mexe.turn import Table, Turn
from game.seats import Seat


@dataclass(frozen=True, slots=True)
class View:
    """A state as one seat sees it. Two states that differ only in what is hidden give equal views.

    ``legal`` is empty unless the seat can act, and tells of the ways to end a turn only those that
    lay nothing. ``discards`` lie open: everybody saw each of them.
    """

    seat: Seat
    options: Options
    hand: tuple[Card, ...]
    counts: tuple[int, ...]
    """Cards in each seat's hand."""
    table: Table
    stock: int
    """Cards in the stock."""
    discards: tuple[Card, ...]
    turn: Seat
    phase: Phase
    taken: Card | None
    """The card that the seat on turn has taken from the discard pile in this turn."""
    turns: int
    reshuffles: int
    round: int
    dealer: Seat | None
    active: tuple[Seat, ...]
    """The seats that play."""
    sheet: Sheet
    totals: tuple[int, ...]
    offers: tuple[Seat, ...]
    """Who has still to be asked whether he returns."""
    offered: int | None
    """With how many points he would return."""
    result: Result | None
    winners: tuple[Seat, ...]
    """Of the match, once it is over."""
    shown: tuple[tuple[Card, ...], ...]
    """Every seat's hand once the round is over, before that none."""
    legal: tuple[Intent, ...]

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return len(self.counts)

    @property
    def top(self) -> Card | None:
        """The top of the discard pile, if there is one."""
        return self.discards[-1] if self.discards else None

    @property
    def before(self) -> Turn:
        """What the seat has before it for a workbench; in another's turn, to plan on."""
        taken = self.taken if self.turn == self.seat else None
        return Turn(self.table, self.hand, taken, self.options)


def view(state: State, seat: Seat) -> View:
    """What the seat may know."""
    asked = state.phase is Phase.RETURN
    total = scores.return_total(state.sheet, state.seats, state.options) if asked else None
    return View(
        seat=seat,
        options=state.options,
        hand=state.hands[seat],
        counts=tuple(map(len, state.hands)),
        table=state.table,
        stock=len(state.stock),
        discards=state.discards,
        turn=state.turn,
        phase=state.phase,
        taken=state.taken,
        turns=state.turns,
        reshuffles=state.reshuffles,
        round=state.round,
        dealer=state.dealer,
        active=state.active,
        sheet=state.sheet,
        totals=state.totals,
        offers=state.offers,
        offered=total,
        result=state.result,
        winners=state.winners,
        shown=state.hands if state.result else (),
        legal=legal(state, seat),
    )


def observe(event: Event, seat: Seat) -> Event:
    """The event with what the seat may not know hidden: others' cards, and the stock."""
    match event:
        case Drew(drawer) if drawer != seat:
            return Drew(drawer, None)
        case Reshuffled(stock):
            return Reshuffled(_hidden(stock))
        case Dealt(hands=hands, stock=stock):
            seen = tuple(
                hand if owner == seat else _hidden(hand) for owner, hand in enumerate(hands)
            )
            return replace(event, hands=seen, stock=_hidden(stock))
        case _:
            return event


def _hidden(cards: tuple[Known, ...]) -> tuple[Known, ...]:
    return (None,) * len(cards)
