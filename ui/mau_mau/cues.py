"""Events of Mau-Mau as cues: what is heard of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from game.mau_mau.events import (
    Called,
    Cause,
    ChainGrew,
    Cut,
    CutOffered,
    Dealt,
    Drew,
    Event,
    Laid,
    MatchEnded,
    Misplayed,
    Noticed,
    Reshuffled,
    Reversed,
    RoundEnded,
    Skipped,
    TurnBegan,
    WentOn,
)
from game.seats import Seat
from ui.cues import Cue


def cues(events: Iterable[Event], you: Seat) -> tuple[Cue, ...]:
    """The cues of these events, for the one on the seat ``you``, in order."""
    return tuple(cue for event in events for cue in _of(event, you))


def _of(event: Event, you: Seat) -> Iterator[Cue]:  # noqa: C901, PLR0912  # all events
    match event:
        case Dealt():
            yield Cue.DEAL
        case Laid() | Cut():
            yield Cue.CARD
        case Drew(cause=Cause.WANT):
            yield Cue.DRAW
        case Drew(seat=seat):
            yield Cue.PENALTY if seat == you else Cue.DRAW
        case Misplayed(seat=seat):
            yield Cue.PENALTY if seat == you else Cue.SKIP
        case ChainGrew():
            yield Cue.CHAIN
        case Skipped() | Reversed():
            yield Cue.SKIP
        case Called() | Noticed():
            yield Cue.CALL
        case Reshuffled():
            yield Cue.SHUFFLE
        case TurnBegan(seat) | WentOn(seat) if seat == you:
            yield Cue.TURN
        case CutOffered(seats) if you in seats:
            yield Cue.TURN
        case RoundEnded(result):
            yield Cue.WON if you in result.winners else Cue.LOST
        case MatchEnded(winners):
            yield Cue.WON if you in winners else Cue.LOST
        case _:
            return
