"""The entry: builds everything and joins it. Nobody imports this file."""

from __future__ import annotations

import asyncio
import os
import sys
import time
import traceback
from typing import TYPE_CHECKING, Any

from pyscript import document, ffi, window

# Where pyscript.json puts the bundle. While sources are newer, tools.serve has those come instead.
sys.path.insert(0, "/home/pyodide/carteado.zip")

from ui.app import App
from ui.screen import Screen
from ui.store import BrowserStorage
from ui.words import Language

if TYPE_CHECKING:
    from ui.cues import Cue
    from ui.minds import Mind
    from ui.preferences import Preferences


SEED_BYTES = 12
READY_FIRST = 0.2
"""Seconds in which the screen is painted before anything else is fetched."""


def report(_loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Show what went wrong in a callback of the event loop."""
    error = context.get("exception")
    detail = "".join(traceback.format_exception(error)) if error else str(context.get("message"))
    window.carteado.fail("crash", detail)


def play(cues: tuple[Cue, ...], preferences: Preferences) -> None:
    """Let cues be heard; what plays them is fetched when there is something to play."""
    from ui.sound import SOUND  # noqa: PLC0415

    SOUND.play(cues, preferences)


def mind() -> Mind:
    """Where bots think: in a worker, once one of them searches."""
    from ui.minds import Slices  # noqa: PLC0415  # the first screen has no bots
    from ui.worker import Beside  # noqa: PLC0415

    return Beside(Slices(asyncio.get_event_loop().call_later))


def now() -> str:
    """The date and the time of day."""
    return time.strftime("%Y-%m-%dT%H:%M")


def local_storage() -> Any:
    """The browser's storage; None where even to name it is forbidden."""
    try:
        return window.localStorage
    except Exception:  # noqa: BLE001  # whatever the browser throws, nothing can be kept
        return None


def begin() -> None:
    """Open the table."""
    loop = asyncio.get_event_loop()
    loop.set_exception_handler(report)
    screen = Screen(document.getElementById("app"))
    app = App(
        screen=screen,
        storage=BrowserStorage(local_storage()),
        later=loop.call_later,
        new_seed=lambda: os.urandom(SEED_BYTES).hex(),
        now=now,
        language=Language(window.carteado.language),
        sound=play,
        mind=mind,
        address=window.location.href.partition("#")[0],
        save_file=window.carteado.saveFile,
    )
    screen.heed(app.act)

    app.open()
    if wanted := document.documentElement.getAttribute("data-wanted"):
        app.act(f"setup game {wanted}")
        app.act("start")
    heard = ffi.create_proxy(lambda event: app.heard(str(event.key) if event.key else None))
    window.addEventListener("storage", heard)
    screen.take_link()
    window.carteado.ready()
    loop.call_later(READY_FIRST, app.prepare)


begin()
