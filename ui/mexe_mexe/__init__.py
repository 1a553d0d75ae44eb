"""Mexe-Mexe on the screen. The module fulfils ``ui.play.Play``."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import replace

from game.bots.thinking import Thinker
from game.mexe_mexe.events import Arranged, Event
from game.mexe_mexe.view import View
from game.seats import Seat
from ui.mexe_mexe.cues import cues
from ui.mexe_mexe.held import Held, Question, arranges
from ui.mexe_mexe.hints import worked_out
from ui.mexe_mexe.keeping import keep, recall
from ui.mexe_mexe.motion import flights, step_flights
from ui.mexe_mexe.narrate import Narrator
from ui.mexe_mexe.requests import heed
from ui.mexe_mexe.settling import settle
from ui.mexe_mexe.steps import playback
from ui.mexe_mexe.table import present
from ui.motion import Flight
from ui.words import Words

__all__ = [
    "BOTS",
    "SEARCHERS",
    "TITLE",
    "UNDOES",
    "WORDS",
    "again",
    "at_once",
    "cues",
    "flights",
    "heed",
    "keep",
    "let_go",
    "narrator",
    "nothing_held",
    "onward",
    "pause",
    "ponder",
    "present",
    "recall",
    "settle",
    "thinker",
    "tone",
]

TITLE = "Mexe-Mexe"
WORDS: tuple[str, ...] = ("mexe",)
UNDOES = False
"""A draw cannot be unseen; within a turn the workbench undoes."""
BOTS: tuple[str, ...] = ("easy", "medium", "hard", "master", "simple")
SEARCHERS: tuple[str, ...] = ("medium", "hard", "master")
DRAWING_PAUSE = 4.0
"""A bot waits so many times as long while the draw for the deal is shown."""
REBUILT_PAUSE = 2.5
"""And so many times after somebody laid or moved cards."""


def thinker(bot: str) -> Thinker:
    """How the bot of this name thinks. Those that rearrange bring the solver."""
    match bot:
        case "medium":
            from game.bots.mexe_mexe.medium import think  # noqa: PLC0415
        case "hard":
            from game.bots.mexe_mexe.hard import think  # noqa: PLC0415
        case "master":
            from game.bots.mexe_mexe.master import think  # noqa: PLC0415
        case _:
            from game.bots.mexe_mexe.easy import think  # noqa: PLC0415
    return think


def nothing_held() -> Held:
    """Nothing selected, nothing marked, the hand as it was dealt."""
    return Held()


def let_go(held: Held) -> Held:
    """Whatever lay open over the table is closed; the selection stays."""
    leads = f"why {held.about}" if held.asks is Question.WHY else held.leads
    return replace(held, asks=None, leads=leads)


def narrator(words: Words, names: tuple[str, ...], you: Seat) -> Narrator:
    """Who tells the person on the seat what happens."""
    return Narrator(words, names, you)


def tone(seen: tuple[Event, ...]) -> str:  # noqa: ARG001  # nothing is ever punished
    """Nothing is a punishment."""
    return ""


def ponder(view: View, held: Held) -> Generator[None, None, Held] | None:
    """The search for a hint, if one was asked for and none has been found yet."""
    if held.asks is not Question.HINT or held.hint or not arranges(view):
        return None
    return _hinted(view, held)


def _hinted(view: View, held: Held) -> Generator[None, None, Held]:
    hint = yield from worked_out(view)
    return replace(held, hint=hint)


def onward(held: Held) -> tuple[Held, tuple[Flight, ...]] | None:
    """The next step of what somebody else has rebuilt."""
    if held.playback is None:
        return None
    shown = held.playback.moved(1)
    return replace(held, playback=shown), step_flights(shown) if shown else ()


def at_once(held: Held) -> Held:
    """The table as it lies, without the steps to it."""
    return replace(held, playback=None)


def again(held: Held, seen: tuple[Event, ...]) -> Held:
    """Show the last thing that somebody else has rebuilt once more, step by step."""
    shown = (playback(event) for event in reversed(seen) if isinstance(event, Arranged))
    return replace(held, playback=next((one for one in shown if one), None))


def pause(held: Held) -> float:
    """Longer after what takes a while to look at."""
    if held.drawing:
        return DRAWING_PAUSE
    return REBUILT_PAUSE if held.rebuilt else 1.0
