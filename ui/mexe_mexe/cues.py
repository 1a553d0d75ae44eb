"""Events of Mexe-Mexe as cues: what is heard of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from game.mexe_mexe.events import (
    Arranged,
    Dealt,
    Discarded,
    Drew,
    Eliminated,
    Event,
    Exchanged,
    MatchEnded,
    Reshuffled,
    Returned,
    RoundEnded,
    Took,
    TurnBegan,
)
from game.seats import Seat
from ui.cues import Cue


def cues(events: Iterable[Event], you: Seat) -> tuple[Cue, ...]:
    """The cues of these events, for the one on the seat ``you``, in order."""
    return tuple(cue for event in events for cue in _of(event, you))


def _of(event: Event, you: Seat) -> Iterator[Cue]:
    match event:
        case Dealt():
            yield Cue.DEAL
        case Drew() | Took():
            yield Cue.DRAW
        case Arranged() | Exchanged():
            yield Cue.REBUILD
        case Discarded():
            yield Cue.CARD
        case Reshuffled():
            yield Cue.SHUFFLE
        case Eliminated(seat=seat):
            yield Cue.PENALTY if seat == you else Cue.SKIP
        case Returned():
            yield Cue.CALL
        case TurnBegan(seat) if seat == you:
            yield Cue.TURN
        case RoundEnded(result=result):
            yield Cue.WON if you in result.winners else Cue.LOST
        case MatchEnded(winners):
            yield Cue.WON if you in winners else Cue.LOST
        case _:
            return
