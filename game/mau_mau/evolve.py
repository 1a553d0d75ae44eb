"""``evolve(state, event)``: the only thing that makes a new state of Mau-Mau.

What an event does, it does to a table (``HAPPEN``); to evolve a state is to thaw it, let the event
happen, and freeze it again.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, TypeVar

from game.cards import Card
from game.mau_mau.events import (
    Called,
    Cause,
    ChainGrew,
    Cut,
    CutDeclined,
    CutOffered,
    DealerDrawn,
    Dealt,
    Deferred,
    Drew,
    Event,
    Known,
    Laid,
    MatchEnded,
    Misplayed,
    Noticed,
    Passed,
    Reshuffled,
    Reversed,
    RoundEnded,
    Skipped,
    SuitAsked,
    SuitNamed,
    TurnBegan,
    TurnEnded,
    WentOn,
    hidden,
    known,
)
from game.mau_mau.rounds import dealer_drawn, dealt, match_ended, round_ended
from game.mau_mau.state import NOBODY, PLAY, Phase, State, Table
from game.seats import Seat

_CLOSING = (Cause.SOFT_CHAIN, Cause.HARD_CHAIN, Cause.MISPLAY)
"""Draws after which no chain is pending."""

Item = TypeVar("Item")


def evolve(state: State, event: Event) -> State:
    """The state after the event. The event's hidden cards must be known."""
    table = state.thawed()
    HAPPEN[type(event)](table, event)
    return State(table)


def _turn_began(table: Table, event: TurnBegan | Cut) -> None:
    """The turn is the seat's, which can be noticed no longer."""
    table.turn = event.seat
    table.phase = PLAY
    table.turns += 1
    if table.silent:
        table.silent = _without(table.silent, event.seat)


def _turn_ended(table: Table, _: TurnEnded) -> None:
    table.still += 1
    table.layer = NOBODY
    table.steps = 1


def _laid(table: Table, event: Laid) -> None:
    seat, card = event
    hand = list(table.hands[seat])
    hand.remove(card)
    table.hands = put(table.hands, seat, tuple(hand))
    if card.face is not table.discards[-1].face:
        table.first_identical = seat
    table.discards += (card,)
    table.named = None
    table.phase = PLAY
    table.still = -1
    table.layer = seat
    if table.options.calling and len(hand) == 1:
        table.silent += (seat,)
    table.past += (event,)


def _suit_asked(table: Table, _: SuitAsked) -> None:
    table.phase = Phase.NAME


def _suit_named(table: Table, event: SuitNamed) -> None:
    table.named = event.suit
    table.phase = PLAY
    table.past += (event,)


def _deferred(table: Table, event: Deferred) -> None:
    table.chain = None
    table.debts = put(table.debts, event.seat, event.cards)
    table.past += (event,)


def _chain_grew(table: Table, event: ChainGrew) -> None:
    table.chain = event.chain


def _drew(table: Table, event: Drew) -> None:
    seat, cards, due, cause = event
    if cards:
        table.hands = put(table.hands, seat, table.hands[seat] + known(cards))
        own = table.options.own_decks
        table.stock = _left(table.stock, cards) if own else table.stock[len(cards) :]
        table.still = -1
        if table.silent:
            table.silent = _without(table.silent, seat)
    if cause is Cause.WANT:
        table.phase = Phase.DREW
    elif cause is Cause.DEBT:
        table.debts = put(table.debts, seat, 0)
    elif cause in _CLOSING:
        table.chain = None
    table.past += (_seen(seat, len(cards), due, cause),)


def _reshuffled(table: Table, event: Reshuffled) -> None:
    stock, own = known(event.stock), table.options.own_decks
    table.stock += stock
    table.discards = _left(table.discards, stock) if own else table.discards[-1:]
    table.reshuffles += 1
    table.past += (Reshuffled(hidden(stock)),)


def _skipped(table: Table, event: Skipped) -> None:
    """The turn will pass on by more than one seat; nothing else."""


def _reversed(table: Table, event: Reversed) -> None:
    table.direction = event.direction


def _went_on(table: Table, _: WentOn) -> None:
    table.phase = Phase.AGAIN


def _remembered(table: Table, event: Passed | Misplayed) -> None:
    table.past += (event,)


def _spoken(table: Table, event: Called | Noticed) -> None:
    table.silent = _without(table.silent, event.seat)


def _cut_offered(table: Table, event: CutOffered) -> None:
    table.cutters, table.steps = event
    table.phase = Phase.CUT


def _cut_declined(table: Table, _: CutDeclined) -> None:
    table.cutters = table.cutters[1:]


def _cut(table: Table, event: Cut) -> None:
    table.cutters = ()
    _turn_began(table, event)


def put(items: tuple[Item, ...], seat: Seat, item: Item) -> tuple[Item, ...]:
    """The items with the seat's replaced."""
    changed = list(items)
    changed[seat] = item
    return tuple(changed)


def _without(seats: tuple[Seat, ...], seat: Seat) -> tuple[Seat, ...]:
    return tuple(other for other in seats if other != seat)


def _left(pile: tuple[Card, ...], taken: tuple[Known, ...]) -> tuple[Card, ...]:
    """The pile without the cards that were taken out of it."""
    return tuple(card for card in pile if card not in taken)


@cache
def _seen(seat: Seat, cards: int, due: int, cause: Cause) -> Drew:
    """What all see of a draw: how many cards, and why."""
    return Drew(seat, (None,) * cards, due, cause)


HAPPEN: dict[type[Event], Callable[[Table, Any], None]] = {
    DealerDrawn: dealer_drawn,
    Dealt: dealt,
    TurnBegan: _turn_began,
    TurnEnded: _turn_ended,
    Laid: _laid,
    SuitAsked: _suit_asked,
    SuitNamed: _suit_named,
    Deferred: _deferred,
    ChainGrew: _chain_grew,
    Drew: _drew,
    Reshuffled: _reshuffled,
    Skipped: _skipped,
    Reversed: _reversed,
    WentOn: _went_on,
    Passed: _remembered,
    Misplayed: _remembered,
    RoundEnded: round_ended,
    CutOffered: _cut_offered,
    CutDeclined: _cut_declined,
    Cut: _cut,
    Called: _spoken,
    Noticed: _spoken,
    MatchEnded: match_ended,
}
"""What every kind of event does to the table."""
