"""What of Mau-Mau goes into the numbers of a game."""

from __future__ import annotations

from dataclasses import replace

from game.mau_mau.events import Cause, Drew, Event, MatchEnded, RoundEnded
from game.mau_mau.goal import hand_value
from game.mau_mau.state import State
from game.seats import Seat
from ui.archive.tally import Numbers, with_match, with_round

CHAINS = (Cause.SOFT_CHAIN, Cause.HARD_CHAIN, Cause.DEBT)


def note(numbers: Numbers, event: Event, after: State, seat: Seat) -> Numbers:
    """The numbers of the seat after an event; ``after`` is the state that its intent led to."""
    match event:
        case Drew(seat=who, cards=cards, due=due, cause=cause) if who == seat and cards:
            paid = max(numbers.paid, due) if cause in CHAINS else numbers.paid
            return replace(numbers, bought=numbers.bought + len(cards), paid=paid)
        case RoundEnded(result=result):
            points = hand_value(after.hands[seat])
            return with_round(numbers, won=seat in result.winners, points=points)
        case MatchEnded(winners=winners):
            return with_match(numbers, won=seat in winners)
        case _:
            return numbers
