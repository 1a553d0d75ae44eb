"""What one seat may know: the view of a state, and an event as that seat saw it."""

from __future__ import annotations

from dataclasses import dataclass

from game.cards import Card, Colour, Suit
from game.mau_mau.events import CutDeclined, CutOffered, Dealt, Drew, Event, Reshuffled, hidden
from game.mau_mau.intents import Intent
from game.mau_mau.legal import legal
from game.mau_mau.options import Options
from game.mau_mau.state import NOBODY, Chain, Phase, Result, State
from game.seats import Direction, Seat


@dataclass(frozen=True, slots=True)
class View:
    """A state as one seat sees it. Two states that differ only in what is hidden give equal views.

    ``legal`` is empty unless the seat can act. ``discards`` lie open: everybody saw each of them.
    """

    seat: Seat
    options: Options
    hand: tuple[Card, ...]
    counts: tuple[int, ...]
    """Cards in each seat's hand."""
    stock: int
    """Cards in the stock; with own decks, the seat's own there."""
    drawable: int
    """Cards that the seat could draw in all, counting a reshuffle."""
    discards: tuple[Card, ...]
    first_identical: Seat
    suit: Suit | None
    named: Suit | None
    lock: Colour | None
    turn: Seat
    direction: Direction
    phase: Phase
    chain: Chain | None
    debts: tuple[int, ...]
    round: int
    dealer: Seat
    won: tuple[int, ...]
    points: tuple[int, ...]
    result: Result | None
    match_winners: tuple[Seat, ...]
    asked_to_cut: bool
    """Whether the seat holds the identical card and may cut with it now."""
    silent: tuple[Seat, ...]
    past: tuple[Event, ...]
    """What everybody saw in this round (see ``State``)."""
    shown: tuple[tuple[Card, ...], ...]
    """Every seat's hand once the round is over, before that none. Nothing where it is guessed."""
    legal: tuple[Intent, ...]

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return len(self.counts)

    @property
    def on_turn(self) -> bool:
        """Whether the table waits for this seat."""
        if self.phase is Phase.CUT:
            return self.asked_to_cut
        return self.turn == self.seat and self.phase not in (Phase.DEAL, Phase.OVER)

    @property
    def top(self) -> Card | None:
        """The top of the discard pile; None before the first deal."""
        return self.discards[-1] if self.discards else None


def view(state: State, seat: Seat) -> View:
    """What the seat may know."""
    dealt = bool(state.discards)
    return View(
        seat=seat,
        options=state.options,
        hand=state.hands[seat],
        counts=tuple(map(len, state.hands)),
        stock=len(state.stock_of(seat)),
        drawable=state.drawable_by(seat),
        discards=state.discards,
        first_identical=state.first_identical,
        suit=state.suit if dealt else None,
        named=state.named,
        lock=state.lock if dealt else None,
        turn=state.turn,
        direction=state.direction,
        phase=state.phase,
        chain=state.chain,
        debts=state.debts,
        round=state.round,
        dealer=state.dealer,
        won=state.won,
        points=state.points,
        result=state.result,
        match_winners=state.match_winners,
        asked_to_cut=state.phase is Phase.CUT and state.actor == seat,
        silent=state.silent,
        past=state.past,
        shown=state.shown,
        legal=legal(state, seat),
    )


def observe(event: Event, seat: Seat) -> Event:
    """The event with what the seat may not know hidden: others' cards, and the stock."""
    match event:
        case Drew(drawer, cards) if drawer != seat:
            return event._replace(cards=hidden(cards))
        case Reshuffled(stock):
            return Reshuffled(hidden(stock))
        case CutOffered(seats, steps):
            return CutOffered(tuple(asked for asked in seats if asked == seat), steps)
        case CutDeclined(asked) if asked != seat:
            return CutDeclined(NOBODY)
        case Dealt(hands=hands, stock=stock):
            seen = tuple(
                hand if owner == seat else hidden(hand) for owner, hand in enumerate(hands)
            )
            return event._replace(hands=seen, stock=hidden(stock))
        case _:
            return event
