"""Mexe-Mexe on the screen. The module fulfils ``ui.play.Play``."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from game.bots import melder, tinker
from game.mexe_mexe.events import Event
from game.seats import Seat
from game.shuffle import Stream
from ui.mexe_mexe.held import Held
from ui.mexe_mexe.keeping import keep, recall
from ui.mexe_mexe.motion import flights
from ui.mexe_mexe.narrate import Narrator
from ui.mexe_mexe.requests import heed
from ui.mexe_mexe.settling import settle
from ui.mexe_mexe.table import present
from ui.words import Words

__all__ = [
    "BOTS",
    "TITLE",
    "UNDOES",
    "WORDS",
    "flights",
    "heed",
    "keep",
    "let_go",
    "narrator",
    "nothing_held",
    "pause",
    "present",
    "recall",
    "settle",
    "tone",
]

TITLE = "Mexe-Mexe"
WORDS: tuple[str, ...] = ("mexe",)
UNDOES = False
"""A draw cannot be unseen; within a turn the workbench undoes."""
BOTS: dict[str, Callable[[Any, Stream], Any]] = {
    "simple": melder.choose,
    "random": tinker.choose,
}
DRAWING_PAUSE = 4.0
"""A bot waits so many times as long while the draw for the deal is shown."""
REBUILT_PAUSE = 2.5
"""And so many times after somebody laid or moved cards."""


def nothing_held() -> Held:
    """Nothing selected, nothing marked, the hand as it was dealt."""
    return Held()


def let_go(held: Held) -> Held:
    """Whatever lay open over the table is closed; the selection stays."""
    return replace(held, asks=None)


def narrator(words: Words, names: tuple[str, ...], you: Seat) -> Narrator:
    """Who tells the person on the seat what happens."""
    return Narrator(words, names, you)


def tone(seen: tuple[Event, ...]) -> str:  # noqa: ARG001  # nothing is ever punished
    """Nothing is a punishment."""
    return ""


def pause(held: Held) -> float:
    """Longer after what takes a while to look at."""
    if held.drawing:
        return DRAWING_PAUSE
    return REBUILT_PAUSE if held.rebuilt else 1.0
