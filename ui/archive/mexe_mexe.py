"""What of Mexe-Mexe goes into the numbers of a game."""

from __future__ import annotations

from dataclasses import replace

from game.mexe_mexe.events import Arranged, Event, MatchEnded, RoundEnded
from game.mexe_mexe.state import State
from game.seats import Seat
from ui.archive.tally import Numbers, with_match, with_round


def note(numbers: Numbers, event: Event, after: State, seat: Seat) -> Numbers:
    """The numbers of the seat after an event; ``after`` is the state that its intent led to."""
    match event:
        case Arranged(seat=who, laid=laid) if who == seat:
            return replace(numbers, laid=max(numbers.laid, len(laid)))
        case RoundEnded(result=result, points=points) if points[seat] is not None:
            won = seat in result.winners
            if won:  # in the last turn, and everybody had as many before it
                playing = sum(its is not None for its in points)
                turns = (after.turns - 1) // playing + 1
                numbers = replace(numbers, out=min(numbers.out or turns, turns))
            return with_round(numbers, won=won, points=points[seat] or 0)
        case MatchEnded(winners=winners):
            return with_match(numbers, won=seat in winners)
        case _:
            return numbers
