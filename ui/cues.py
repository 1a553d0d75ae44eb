"""Cues: short sounds for what happens at a table, as data.

Each game's room says which events are heard as what; only ``ui.sound`` can be heard. Whatever a cue
tells is also seen: as a marker, a card that moves, or a sentence.
"""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple


class Cue(Enum):
    """What is heard."""

    DEAL = "deal"
    CARD = "card"
    DRAW = "draw"
    REBUILD = "rebuild"
    SHUFFLE = "shuffle"
    TURN = "turn"
    """The table waits for the viewer."""
    CHAIN = "chain"
    SKIP = "skip"
    CALL = "call"
    PENALTY = "penalty"
    REFUSED = "refused"
    WON = "won"
    LOST = "lost"


class Tone(NamedTuple):
    """A tone that fades; times in seconds, ``hertz`` slides to ``to`` while it sounds."""

    hertz: float
    at: float = 0.0
    lasts: float = 0.12
    loud: float = 0.5
    to: float | None = None


class Brush(NamedTuple):
    """Noise through a filter: paper on felt. ``hertz`` is the middle of what passes."""

    hertz: float
    at: float = 0.0
    lasts: float = 0.07
    loud: float = 0.6


SOUNDS: dict[Cue, tuple[Tone | Brush, ...]] = {
    Cue.DEAL: tuple(Brush(2600, number * 0.07, 0.05, 0.4) for number in range(6)),
    Cue.CARD: (Brush(1800), Tone(150, 0.0, 0.06, 0.5, 90)),
    Cue.DRAW: (Brush(3200, 0.0, 0.09, 0.4),),
    Cue.REBUILD: tuple(Brush(1500 + 300 * number, number * 0.06) for number in range(3)),
    Cue.SHUFFLE: tuple(Brush(2200 + 90 * number, number * 0.035, 0.03, 0.4) for number in range(9)),
    Cue.TURN: (Tone(587, 0.0, 0.12, 0.3), Tone(880, 0.1, 0.2, 0.3)),
    Cue.CHAIN: (Tone(330, 0.0, 0.1, 0.35), Tone(440, 0.08, 0.1, 0.35), Tone(587, 0.16, 0.16, 0.35)),
    Cue.SKIP: (Tone(520, 0.0, 0.14, 0.3, 260),),
    Cue.CALL: (Tone(784, 0.0, 0.1, 0.35), Tone(784, 0.14, 0.18, 0.35)),
    Cue.PENALTY: (Tone(220, 0.0, 0.18, 0.4, 160), Tone(165, 0.16, 0.26, 0.4, 110)),
    Cue.REFUSED: (Tone(196, 0.0, 0.09, 0.4), Tone(185, 0.11, 0.12, 0.4)),
    Cue.WON: tuple(
        Tone(hertz, number * 0.11, 0.24, 0.35) for number, hertz in enumerate((523, 659, 784, 1047))
    ),
    Cue.LOST: tuple(
        Tone(hertz, number * 0.16, 0.26, 0.3) for number, hertz in enumerate((440, 370, 311))
    ),
}

BUZZES: dict[Cue, tuple[int, ...]] = {
    Cue.TURN: (30,),
    Cue.PENALTY: (60, 40, 60),
    Cue.REFUSED: (40,),
    Cue.WON: (40, 60, 40, 60, 120),
}
"""How the device shakes: milliseconds on, off, on, and so forth."""

BETWEEN = 0.09
"""Seconds from one cue to the next, as between cards that fly."""
MOST = 8
"""So many cues are heard of what happens at once."""


def heard(cues: tuple[Cue, ...]) -> tuple[Cue, ...]:
    """What is heard of all that happens at once: no cue twice in a row, the last if too many."""
    kept = tuple(cue for cue, before in zip(cues, (None, *cues), strict=False) if cue is not before)
    return kept[-MOST:]
