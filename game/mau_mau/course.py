"""The course of a ruling: one event follows from another until a seat has to decide again."""

from __future__ import annotations

from collections.abc import Callable

from game.cards import Card, Suit
from game.mau_mau.deal import deal, first_dealer, next_dealer
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
    Reshuffled,
    Reversed,
    RoundEnded,
    Skipped,
    SuitAsked,
    SuitNamed,
    TurnBegan,
    TurnEnded,
    WentOn,
)
from game.mau_mau.evolve import evolve
from game.mau_mau.fit import answers, may_be_last, playable_faces
from game.mau_mau.goal import match_winners
from game.mau_mau.state import NOBODY, Chain, Ending, Result, State
from game.ruling import RuleId
from game.seats import Seat, neighbour
from game.shuffle import Stream, shuffled

LONGEST_ROUND = 1_000
"""Turns after which a round ends, whatever happens."""
IDENTICAL_PENALTY = 2
MISPLAY_PENALTY = 1
SILENCE_PENALTY = 2


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
        """The next round: who deals, the deal, the first turn to the dealer's right."""
        if self.state.dealer == NOBODY:
            self.tell(first_dealer(self.state))
            dealer = self.state.dealer
        else:
            dealer = next_dealer(self.state)
        self.tell(deal(self.state, dealer))
        if self.state.options.any_starter:
            self._begin_with(self.state.discards[0])
        else:
            self.begin_turn(self._after(dealer))

    def lay(self, card: Card, suit: Suit | None, *, calls: bool = False) -> None:
        """The seat on turn lays a card; what follows: M19, M8's debt, the effect, going out."""
        before, seat = self.state, self.state.turn
        effect = before.options.effects[card.rank]
        answered = (
            before.chain if before.chain and answers(before, before.chain, card.rank) else None
        )
        self.tell(Laid(seat, card))
        if calls:
            self.tell(Called(seat))
        if before.chain and not answered:
            self.tell(Deferred(seat, before.chain.cards))
        if card.face is before.discards[-1].face and before.first_identical != NOBODY:
            self.draw(before.first_identical, IDENTICAL_PENALTY, Cause.IDENTICAL)
        if not self.state.hands[seat] and self.state.debts[seat] and before.options.debtors_stay:
            self.draw(seat, self.state.debts[seat], Cause.DEBT)
        if effect.kind is Kind.PREVIOUS_DRAWS:
            self.draw(self._after(seat, -1), effect.cards, Cause.PREVIOUS)
        if self.state.hands[seat]:
            self._take_effect(card, effect, suit, answered)
        else:
            self._end_round(Result((seat,), Ending.OUT))

    def cut(self, card: Card, suit: Suit | None, *, calls: bool) -> None:
        """The seat that was asked lays the identical card; play goes on from there (M19)."""
        seat = self.state.cutters[0]
        self.tell(TurnEnded(self.state.turn))
        self.tell(Cut(seat))
        self.lay(card, suit, calls=calls)

    def decline(self) -> None:
        """The seat that was asked does not cut; the next one is asked, or the turn passes on."""
        self.tell(CutDeclined(self.state.cutters[0]))
        if not self.state.cutters:
            self._pass_on(self.state.steps)

    def name(self, suit: Suit) -> None:
        """The suit is named, and the turn is over; but not if it was the starter that asked."""
        self.tell(SuitNamed(self.state.turn, suit))
        if self.state.layer != NOBODY:
            self.end_turn()

    def notice(self, seat: Seat) -> None:
        """A seat that has not called draws (CALL)."""
        self.tell(Noticed(seat))
        self.draw(seat, SILENCE_PENALTY, Cause.SILENCE)

    def draw(self, seat: Seat, due: int, cause: Cause) -> None:
        """A seat draws, with a reshuffle on the way if need be; less if there is no more."""
        left = due
        while left and self.state.drawable:
            if not self.state.stock:
                self._reshuffle()
            cards = self.state.stock[:left]
            self.tell(Drew(seat, cards, due, cause))
            left -= len(cards)
        if left == due:
            self.tell(Drew(seat, (), due, cause))

    def want(self) -> None:
        """The seat on turn draws one card, or by the option until one can be played (M2)."""
        seat = self.state.turn
        self.draw(seat, 1, Cause.WANT)
        until = self.state.options.draw_until_playable
        while until and self.state.drawable and not playable_faces(self.state):
            self.draw(seat, 1, Cause.WANT)

    def pay(self) -> None:
        """The seat on turn draws the chain, and loses the turn if the chain is hard."""
        chain = self.state.chain
        assert chain
        cause = Cause.HARD_CHAIN if chain.hard else Cause.SOFT_CHAIN
        self.draw(self.state.turn, chain.cards, cause)
        if chain.hard:
            self.end_turn()

    def misplay(self, card: Card, rule: RuleId) -> None:
        """A card that breaks a rule goes back; 1 is drawn and the chain, the turn is lost (M20)."""
        chain = self.state.chain
        self.tell(Misplayed(self.state.turn, card.face, rule))
        due = MISPLAY_PENALTY + (chain.cards if chain else 0)
        self.draw(self.state.turn, due, Cause.MISPLAY)
        self.end_turn()

    def end_by_choice(self) -> None:
        """The seat on turn passes."""
        self.tell(Passed(self.state.turn))
        self.end_turn()

    def begin_turn(self, seat: Seat) -> None:
        """The turn comes to a seat, which draws what it owes before anything else (M8)."""
        self.tell(TurnBegan(seat))
        if debt := self.state.debts[seat]:
            self.draw(seat, debt, Cause.DEBT)

    def end_turn(self, *, steps: int = 1) -> None:
        """The turn is over and passes on by so many seats, unless somebody may cut first (M19)."""
        if cutters := self._cutters():
            self.tell(CutOffered(cutters, steps))
        else:
            self._pass_on(steps)

    def _pass_on(self, steps: int) -> None:
        """The turn passes on, unless the round can go on no longer."""
        seat = self.state.turn
        for distance in range(1, steps):
            self.tell(Skipped(self._after(seat, distance)))
        self.tell(TurnEnded(seat))
        if self.state.turns >= LONGEST_ROUND:
            self._end_undecided(Ending.LONG)
        elif self.state.still >= self.state.seats:
            self._end_undecided(Ending.STILL)
        else:
            self.begin_turn(self._after(seat, steps))

    def _cutters(self) -> tuple[Seat, ...]:
        """Who may cut the card that was laid in this turn, in order of play.

        Nobody after the last turn: a cut would begin another.
        """
        state = self.state
        last = state.turns >= LONGEST_ROUND
        if not state.options.cutting or state.layer == NOBODY or last:
            return ()
        face = state.discards[-1].face
        others = (self._after(state.turn, distance) for distance in range(1, state.seats))
        return tuple(
            seat
            for seat in others
            if any(card.face is face for card in state.hands[seat])
            and may_be_last(state, seat, face)
        )

    def _begin_with(self, starter: Card) -> None:
        """The first turn on a starter that works as if the dealer had laid it."""
        dealer = self.state.dealer
        effect = self.state.options.effects[starter.rank]
        first = 1
        match effect.kind:
            case Kind.SKIP:
                self.tell(Skipped(self._after(dealer)))
                first = 2
            case Kind.SOFT_DRAW | Kind.HARD_DRAW:
                self.tell(ChainGrew(dealer, Chain(starter.rank, effect, effect.cards)))
            case Kind.PREVIOUS_DRAWS:
                self.draw(self._after(dealer, -1), effect.cards, Cause.PREVIOUS)
            case Kind.REVERSE if self.state.seats > 2:
                self.tell(Reversed(self.state.direction.reversed))
            case _:
                pass
        self.begin_turn(self._after(dealer, first))
        if effect.kind is Kind.WILD:
            self.tell(SuitAsked(self.state.turn))

    def _take_effect(
        self, card: Card, effect: Effect, suit: Suit | None, answered: Chain | None
    ) -> None:
        seat, seats = self.state.turn, self.state.seats
        match effect.kind:
            case Kind.WILD if suit:
                self.name(suit)
            case Kind.WILD:
                self.tell(SuitAsked(seat))
            case Kind.PLAY_AGAIN:
                self.tell(WentOn(seat))
            case Kind.SKIP:
                self.end_turn(steps=2)
            case Kind.REVERSE if seats > 2:
                self.tell(Reversed(self.state.direction.reversed))
                self.end_turn()
            case Kind.REVERSE if self.state.options.reverse_of_two_goes_on:
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
        state = self.state
        winners = match_winners(state.options.goal, state.round, state.won, state.points)
        if winners:
            self.tell(MatchEnded(winners))

    def _end_undecided(self, ending: Ending) -> None:
        fewest = min(map(len, self.state.hands))
        winners = (seat for seat, hand in enumerate(self.state.hands) if len(hand) == fewest)
        self._end_round(Result(tuple(winners), ending))

    def _reshuffle(self) -> None:
        number = f"reshuffle {self.state.round} {self.state.reshuffles + 1}"
        self.tell(Reshuffled(shuffled(self.state.discards[:-1], Stream(self.state.seed, number))))

    def _after(self, seat: Seat, steps: int = 1) -> Seat:
        return neighbour(seat, self.state.direction, self.state.seats, steps)


def events_of(state: State, happen: Callable[[Course], None]) -> tuple[Event, ...]:
    """The events of what happens on a course from this state."""
    course = Course(state)
    happen(course)
    return tuple(course.events)
