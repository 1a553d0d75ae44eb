"""The course of a ruling: one event follows from another until a seat has to decide again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Concatenate, ParamSpec

from game.cards import Card
from game.mexe_mexe import scores
from game.mexe_mexe.deal import deal, first_dealer
from game.mexe_mexe.events import (
    Arranged,
    Declined,
    Discarded,
    Drew,
    Eliminated,
    Event,
    Exchanged,
    MatchEnded,
    Reshuffled,
    Returned,
    ReturnOffered,
    RoundEnded,
    Took,
    TurnBegan,
)
from game.mexe_mexe.evolve import evolve
from game.mexe_mexe.intents import Exchange
from game.mexe_mexe.state import Ending, Result, State
from game.mexe_mexe.turn import Table
from game.ruling import Allowed
from game.seats import Seat
from game.shuffle import Stream, shuffled

Told = ParamSpec("Told")

LONGEST_ROUND = 1_000
"""Turns after which a round ends, whatever happens."""


class Course:
    """Collects the events of one ruling, and the state that they have led to so far."""

    __slots__ = ("events", "state")

    def __init__(self, state: State) -> None:
        self.state = state
        self.events: list[Event] = []

    def tell(self, event: Event) -> None:
        """Let an event happen."""
        self.events.append(event)
        self.state = evolve(self.state, event)

    def deal(self) -> None:
        """The next round: dealer (X1, X2), deal, the first turn to the dealer's right (X5)."""
        if self.state.dealer is None:
            drawn = first_dealer(self.state)
            self.tell(drawn)
            dealer = drawn.dealer
        else:
            dealer = self.state.following(self.state.dealer)
        self.tell(deal(self.state, dealer))
        self.begin_turn(self.state.following(dealer))

    def draw(self) -> None:
        """The seat on turn draws from the stock (X6)."""
        self.tell(Drew(self.state.turn, self.state.stock[0]))

    def take(self) -> None:
        """The seat on turn takes the top card of the discard pile (X25)."""
        self.tell(Took(self.state.turn, self.state.discards[-1]))

    def finish(self, exchanges: tuple[Exchange, ...], table: Table, discard: Card | None) -> None:
        """The seat on turn exchanges curingas, makes the table anew and discards.

        Then it is the next one's turn, unless the hand is empty (X24, X35).
        """
        seat = self.state.turn
        for exchange in exchanges:
            self.tell(Exchanged(seat, exchange.card, exchange.wild))
        if table != self.state.table:
            lying = {card for meld in table for card in meld}
            laid = tuple(card for card in self.state.hands[seat] if card in lying)
            self.tell(Arranged(seat, table, laid, before=self.state.table))
        if discard:
            self.tell(Discarded(seat, discard))
        if not self.state.hands[seat]:
            self.end_round(Result((seat,), Ending.OUT))
        elif self.state.turns >= LONGEST_ROUND:
            self.end_round(Result((), Ending.LONG))
        else:
            self.begin_turn(self.state.following(seat))

    def begin_turn(self, seat: Seat) -> None:
        """The turn comes to a seat, with a new stock if need be; or the round ends (X34)."""
        if not self.state.stock:
            if len(self.state.discards) < 2 or self._reshuffled_enough():
                self.end_round(Result((), Ending.STOCK))
                return
            self._reshuffle()
        self.tell(TurnBegan(seat))

    def end_round(self, result: Result) -> None:
        """Everybody counts (X36); the match may be over (X46), or a return be offered (X43)."""
        state = self.state
        counts = tuple(
            scores.points(hand) if seat in state.active else None
            for seat, hand in enumerate(state.hands)
        )
        self.tell(RoundEnded(result, counts))
        state = self.state
        for seat in scores.eliminated(state.sheet, state.options):
            self.tell(Eliminated(seat, state.totals[seat]))
        assert state.dealer is not None
        if winners := scores.winners(state.sheet, state.options):
            self.tell(MatchEnded(winners))
        elif asked := scores.offers(state.sheet, state.options, state.dealer):
            total = scores.return_total(state.sheet, state.seats, state.options)
            self.tell(ReturnOffered(asked, total))

    def come_back(self) -> None:
        """The seat asked returns (X43)."""
        state = self.state
        total = scores.return_total(state.sheet, state.seats, state.options)
        self.tell(Returned(state.turn, total))

    def stay_out(self) -> None:
        """The seat asked does not return (X43)."""
        self.tell(Declined(self.state.turn))

    def _reshuffled_enough(self) -> bool:
        return self.state.reshuffles >= self.state.options.reshuffles

    def _reshuffle(self) -> None:
        number = f"reshuffle {self.state.round} {self.state.reshuffles + 1}"
        self.tell(Reshuffled(shuffled(self.state.discards[:-1], Stream(self.state.seed, number))))


def allow(
    state: State,
    happen: Callable[Concatenate[Course, Told], None],
    *told: Told.args,
    **more: Told.kwargs,
) -> Allowed[Event, State]:
    """The ruling that lets this happen on a course from this state."""
    course = Course(state)
    happen(course, *told, **more)
    return Allowed(tuple(course.events), course.state)
