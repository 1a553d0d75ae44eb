"""The course of a ruling: one event follows from another until a seat has to decide again.

What follows from a card on the discard pile is in ``laying``.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from game.cards import Face, Suit
from game.mau_mau.deal import reshuffle
from game.mau_mau.events import (
    Cause,
    CutDeclined,
    CutOffered,
    Drew,
    Event,
    Laid,
    MatchEnded,
    Misplayed,
    Noticed,
    Passed,
    RoundEnded,
    Skipped,
    SuitNamed,
    TurnBegan,
    TurnEnded,
)
from game.mau_mau.evolve import HAPPEN
from game.mau_mau.fit import held, may_be_last, playable_faces
from game.mau_mau.goal import match_winners
from game.mau_mau.state import NOBODY, Ending, Result, State, Table
from game.ruling import RuleId
from game.seats import Seat, neighbour

LONGEST_ROUND = 1_000
"""Turns after which a round ends, whatever happens."""
MISPLAY_PENALTY = 1
SILENCE_PENALTY = 2

turn_began, turn_ended = cache(TurnBegan), cache(TurnEnded)
laid, passed = cache(Laid), cache(Passed)
"""The events that happen most: they are made once for each seat, and each card."""


class Course(Table):
    """The table at which a ruling happens, and the events that have happened there so far."""

    __slots__ = ("events",)

    def __init__(self, state: State) -> None:
        self.__dict__ = dict(state.__dict__)
        self.events: list[Event] = []

    def tell(self, event: Event) -> None:
        """Let an event happen."""
        self.events.append(event)
        HAPPEN[type(event)](self, event)

    def decline(self) -> None:
        """The seat that was asked does not cut; the next one is asked, or the turn passes on."""
        self.tell(CutDeclined(self.cutters[0]))
        if not self.cutters:
            self._pass_on(self.steps)

    def name(self, suit: Suit) -> None:
        """The suit is named, and the turn is over; but not if it was the starter that asked."""
        self.tell(SuitNamed(self.turn, suit))
        if self.layer != NOBODY:
            self.end_turn()

    def notice(self, seat: Seat) -> None:
        """A seat that has not called draws (CALL)."""
        self.tell(Noticed(seat))
        self.draw(seat, SILENCE_PENALTY, Cause.SILENCE)

    def draw(self, seat: Seat, due: int, cause: Cause) -> None:
        """A seat draws, with a reshuffle on the way if need be; less if there is no more."""
        left = due
        while left:
            if not (stock := self.stock_of(seat)):
                if not self.drawable_by(seat):
                    break
                self.tell(reshuffle(self, seat))
                stock = self.stock_of(seat)
            cards = stock[:left]
            self.tell(Drew(seat, cards, due, cause))
            left -= len(cards)
        if left == due:
            self.tell(Drew(seat, (), due, cause))

    def want(self) -> None:
        """The seat on turn draws one card, or by the option until one can be played (M2)."""
        self.draw(self.turn, 1, Cause.WANT)
        until = self.options.draw_until_playable
        while until and self.drawable and not playable_faces(self):
            self.draw(self.turn, 1, Cause.WANT)

    def pay(self) -> None:
        """The seat on turn draws the chain, and loses the turn if the chain is hard."""
        chain = self.chain
        assert chain
        hard = chain.hard
        self.draw(self.turn, chain.cards, Cause.HARD_CHAIN if hard else Cause.SOFT_CHAIN)
        if hard:
            self.end_turn()

    def misplay(self, face: Face, rule: RuleId) -> None:
        """A card that breaks a rule goes back; 1 is drawn and the chain, the turn is lost (M20)."""
        due = MISPLAY_PENALTY + (self.chain.cards if self.chain else 0)
        self.tell(Misplayed(self.turn, face, rule))
        self.draw(self.turn, due, Cause.MISPLAY)
        self.end_turn()

    def end_by_choice(self) -> None:
        """The seat on turn passes."""
        self.tell(passed(self.turn))
        self.end_turn()

    def begin_turn(self, seat: Seat) -> None:
        """The turn comes to a seat, which draws what it owes before anything else (M8)."""
        self.tell(turn_began(seat))
        if debt := self.debts[seat]:
            self.draw(seat, debt, Cause.DEBT)

    def end_turn(self, *, steps: int = 1) -> None:
        """The turn is over and passes on by so many seats, unless somebody may cut first (M19)."""
        if self.options.cutting and (cutters := self._cutters()):
            self.tell(CutOffered(cutters, steps))
        else:
            self._pass_on(steps)

    def end_round(self, result: Result) -> None:
        """The round is over, and with it perhaps the match (MATCH)."""
        self.tell(RoundEnded(result))
        if winners := match_winners(self.options.goal, self.round, self.won, self.points):
            self.tell(MatchEnded(winners))

    def after(self, seat: Seat, steps: int = 1) -> Seat:
        """The seat so many places on from another."""
        return neighbour(seat, self.direction, len(self.hands), steps)

    def _pass_on(self, steps: int) -> None:
        """The turn passes on, unless the round can go on no longer."""
        seat = self.turn
        if steps > 1:
            self._skip(range(1, steps))
        self.tell(turn_ended(seat))
        if self.turns >= LONGEST_ROUND:
            self._end_undecided(Ending.LONG)
        elif self.still >= len(self.hands):
            self._end_undecided(Ending.STILL)
        else:
            self.begin_turn(neighbour(seat, self.direction, len(self.hands), steps))

    def _skip(self, distances: Iterable[int]) -> None:
        """The seats so far from the one on turn are skipped (M4)."""
        for distance in distances:
            self.tell(Skipped(self.after(self.turn, distance)))

    def _end_undecided(self, ending: Ending) -> None:
        fewest = min(map(len, self.hands))
        winners = (seat for seat, hand in enumerate(self.hands) if len(hand) == fewest)
        self.end_round(Result(tuple(winners), ending))

    def _cutters(self) -> tuple[Seat, ...]:
        """Who may cut the card that was laid in this turn, in order of play.

        Nobody after the last turn: a cut would begin another.
        """
        if self.layer == NOBODY or self.turns >= LONGEST_ROUND:
            return ()
        face = self.discards[-1].face
        others = (self.after(self.turn, distance) for distance in range(1, self.seats))
        return tuple(
            seat for seat in others if held(self, seat, face) and may_be_last(self, seat, face)
        )
