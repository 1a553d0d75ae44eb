"""The course of a ruling: one event follows from another until a seat has to decide again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Concatenate, ParamSpec

from game.cards import Card, Suit
from game.mau_mau.deal import deal, first_dealer, next_dealer, reshuffle
from game.mau_mau.effects import Effect, Kind
from game.mau_mau.events import (
    Called,
    Cause,
    ChainGrew,
    Cut,
    CutDeclined,
    CutOffered,
    Deferred,
    Drew,
    Event,
    Laid,
    MatchEnded,
    Misplayed,
    Noticed,
    Passed,
    Reversed,
    RoundEnded,
    Skipped,
    SuitAsked,
    SuitNamed,
    TurnBegan,
    TurnEnded,
    WentOn,
)
from game.mau_mau.evolve import HAPPEN
from game.mau_mau.fit import answers, may_be_last, playable_faces
from game.mau_mau.goal import match_winners
from game.mau_mau.state import NOBODY, Chain, Ending, Result, State, Table
from game.ruling import Allowed, RuleId
from game.seats import Seat, neighbour

Told = ParamSpec("Told")

LONGEST_ROUND = 1_000
"""Turns after which a round ends, whatever happens."""
IDENTICAL_PENALTY = 2
MISPLAY_PENALTY = 1
SILENCE_PENALTY = 2


class Course:
    """Collects the events of one ruling, and the table that they have led to so far."""

    __slots__ = ("events", "table")

    def __init__(self, table: Table) -> None:
        self.table = table
        self.events: list[Event] = []

    def tell(self, event: Event) -> None:
        """Let an event happen."""
        self.events.append(event)
        HAPPEN[type(event)](self.table, event)

    def deal(self) -> None:
        """The next round: who deals, the deal, the first turn to the dealer's right."""
        if self.table.dealer == NOBODY:
            self.tell(first_dealer(self.table))
            dealer = self.table.dealer
        else:
            dealer = next_dealer(self.table)
        self.tell(deal(self.table, dealer))
        if self.table.options.any_starter:
            self._begin_with(self.table.discards[0])
        else:
            self.begin_turn(self._after(dealer))

    def lay(self, card: Card, suit: Suit | None, *, calls: bool = False) -> None:
        """The seat on turn lays a card; what follows: M19, M8's debt, the effect, going out."""
        table, seat = self.table, self.table.turn
        options, chain = table.options, table.chain
        effect = options.effects[card.rank]
        answered = chain if chain and card.face in answers(chain, options) else None
        identical = card.face is table.discards[-1].face
        self.tell(Laid(seat, card))
        if calls:
            self.tell(Called(seat))
        if chain and not answered:
            self.tell(Deferred(seat, chain.cards))
        if identical and table.first_identical != NOBODY:
            self.draw(table.first_identical, IDENTICAL_PENALTY, Cause.IDENTICAL)
        if not table.hands[seat] and table.debts[seat] and options.debtors_stay:
            self.draw(seat, table.debts[seat], Cause.DEBT)
        if effect.kind is Kind.PREVIOUS_DRAWS:
            self.draw(self._after(seat, -1), effect.cards, Cause.PREVIOUS)
        if table.hands[seat]:
            self._take_effect(card, effect, suit, answered)
        else:
            self._end_round(Result((seat,), Ending.OUT))

    def cut(self, card: Card, suit: Suit | None, *, calls: bool) -> None:
        """The seat that was asked lays the identical card; play goes on from there (M19)."""
        seat = self.table.cutters[0]
        self.tell(TurnEnded(self.table.turn))
        self.tell(Cut(seat))
        self.lay(card, suit, calls=calls)

    def decline(self) -> None:
        """The seat that was asked does not cut; the next one is asked, or the turn passes on."""
        self.tell(CutDeclined(self.table.cutters[0]))
        if not self.table.cutters:
            self._pass_on(self.table.steps)

    def name(self, suit: Suit) -> None:
        """The suit is named, and the turn is over; but not if it was the starter that asked."""
        self.tell(SuitNamed(self.table.turn, suit))
        if self.table.layer != NOBODY:
            self.end_turn()

    def notice(self, seat: Seat) -> None:
        """A seat that has not called draws (CALL)."""
        self.tell(Noticed(seat))
        self.draw(seat, SILENCE_PENALTY, Cause.SILENCE)

    def draw(self, seat: Seat, due: int, cause: Cause) -> None:
        """A seat draws, with a reshuffle on the way if need be; less if there is no more."""
        left = due
        while left and self.table.drawable_by(seat):
            if not self.table.stock_of(seat):
                self.tell(reshuffle(self.table, seat))
            cards = self.table.stock_of(seat)[:left]
            self.tell(Drew(seat, cards, due, cause))
            left -= len(cards)
        if left == due:
            self.tell(Drew(seat, (), due, cause))

    def want(self) -> None:
        """The seat on turn draws one card, or by the option until one can be played (M2)."""
        seat = self.table.turn
        self.draw(seat, 1, Cause.WANT)
        until = self.table.options.draw_until_playable
        while until and self.table.drawable and not playable_faces(self.table):
            self.draw(seat, 1, Cause.WANT)

    def pay(self) -> None:
        """The seat on turn draws the chain, and loses the turn if the chain is hard."""
        chain = self.table.chain
        assert chain
        cause = Cause.HARD_CHAIN if chain.hard else Cause.SOFT_CHAIN
        self.draw(self.table.turn, chain.cards, cause)
        if chain.hard:
            self.end_turn()

    def misplay(self, card: Card, rule: RuleId) -> None:
        """A card that breaks a rule goes back; 1 is drawn and the chain, the turn is lost (M20)."""
        chain = self.table.chain
        self.tell(Misplayed(self.table.turn, card.face, rule))
        due = MISPLAY_PENALTY + (chain.cards if chain else 0)
        self.draw(self.table.turn, due, Cause.MISPLAY)
        self.end_turn()

    def end_by_choice(self) -> None:
        """The seat on turn passes."""
        self.tell(Passed(self.table.turn))
        self.end_turn()

    def begin_turn(self, seat: Seat) -> None:
        """The turn comes to a seat, which draws what it owes before anything else (M8)."""
        self.tell(TurnBegan(seat))
        if debt := self.table.debts[seat]:
            self.draw(seat, debt, Cause.DEBT)

    def end_turn(self, *, steps: int = 1) -> None:
        """The turn is over and passes on by so many seats, unless somebody may cut first (M19)."""
        if cutters := self._cutters():
            self.tell(CutOffered(cutters, steps))
        else:
            self._pass_on(steps)

    def _pass_on(self, steps: int) -> None:
        """The turn passes on, unless the round can go on no longer."""
        seat = self.table.turn
        for distance in range(1, steps):
            self.tell(Skipped(self._after(seat, distance)))
        self.tell(TurnEnded(seat))
        if self.table.turns >= LONGEST_ROUND:
            self._end_undecided(Ending.LONG)
        elif self.table.still >= self.table.seats:
            self._end_undecided(Ending.STILL)
        else:
            self.begin_turn(self._after(seat, steps))

    def _cutters(self) -> tuple[Seat, ...]:
        """Who may cut the card that was laid in this turn, in order of play.

        Nobody after the last turn: a cut would begin another.
        """
        table = self.table
        last = table.turns >= LONGEST_ROUND
        if not table.options.cutting or table.layer == NOBODY or last:
            return ()
        face = table.discards[-1].face
        others = (self._after(table.turn, distance) for distance in range(1, table.seats))
        return tuple(
            seat
            for seat in others
            if any(card.face is face for card in table.hands[seat])
            and may_be_last(table, seat, face)
        )

    def _begin_with(self, starter: Card) -> None:
        """The first turn on a starter that works as if the dealer had laid it."""
        dealer = self.table.dealer
        effect = self.table.options.effects[starter.rank]
        first = 1
        match effect.kind:
            case Kind.SKIP:
                self.tell(Skipped(self._after(dealer)))
                first = 2
            case Kind.SOFT_DRAW | Kind.HARD_DRAW:
                self.tell(ChainGrew(dealer, Chain(starter.rank, effect, effect.cards)))
            case Kind.PREVIOUS_DRAWS:
                self.draw(self._after(dealer, -1), effect.cards, Cause.PREVIOUS)
            case Kind.REVERSE if self.table.seats > 2:
                self.tell(Reversed(self.table.direction.reversed))
            case _:
                pass
        self.begin_turn(self._after(dealer, first))
        if effect.kind is Kind.WILD:
            self.tell(SuitAsked(self.table.turn))

    def _take_effect(
        self, card: Card, effect: Effect, suit: Suit | None, answered: Chain | None
    ) -> None:
        seat, seats = self.table.turn, self.table.seats
        match effect.kind:
            case Kind.NONE | Kind.PREVIOUS_DRAWS:
                self.end_turn()
            case Kind.WILD if suit:
                self.name(suit)
            case Kind.WILD:
                self.tell(SuitAsked(seat))
            case Kind.PLAY_AGAIN:
                self.tell(WentOn(seat))
            case Kind.SKIP:
                self.end_turn(steps=2)
            case Kind.REVERSE if seats > 2:
                self.tell(Reversed(self.table.direction.reversed))
                self.end_turn()
            case Kind.REVERSE if self.table.options.reverse_of_two_goes_on:
                self.tell(WentOn(seat))
            case Kind.SOFT_DRAW | Kind.HARD_DRAW:
                grown = answered.cards if answered else 0
                self.tell(ChainGrew(seat, Chain(card.rank, effect, grown + effect.cards)))
                self.end_turn()
            case _:
                self.end_turn()

    def _end_round(self, result: Result) -> None:
        """The round is over, and with it perhaps the match (MATCH)."""
        self.tell(RoundEnded(result))
        table = self.table
        winners = match_winners(table.options.goal, table.round, table.won, table.points)
        if winners:
            self.tell(MatchEnded(winners))

    def _end_undecided(self, ending: Ending) -> None:
        fewest = min(map(len, self.table.hands))
        winners = (seat for seat, hand in enumerate(self.table.hands) if len(hand) == fewest)
        self._end_round(Result(tuple(winners), ending))

    def _after(self, seat: Seat, steps: int = 1) -> Seat:
        return neighbour(seat, self.table.direction, self.table.seats, steps)


def allow(
    state: State,
    begin: Callable[Concatenate[Course, Told], None],
    *told: Told.args,
    **more: Told.kwargs,
) -> Allowed[Event, State]:
    """The ruling that lets this happen, and what follows from it."""
    course = Course(state.thawed())
    begin(course, *told, **more)
    return Allowed(tuple(course.events), State(course.table))
