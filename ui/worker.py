"""The worker beside the page, in which bots think (``ui/bots.py`` is what runs there).

It is an interpreter of its own, so it is started when a bot that searches first has to think; until
it is there, and where there can be none, the bot thinks on the page.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any

from pyodide.ffi import JsException
from pyscript import create_named_worker, window

from game.record import write
from game.seats import Seat
from ui.minds import Choice, Slices, Stop
from ui.session import Session

SCRIPT, NAME, CONFIG = "./ui/bots.py", "bots", "./pyscript.json"


class Beside:
    """Thinks in the worker."""

    def __init__(self, slices: Slices) -> None:
        self._slices = slices
        self._worker: Any = None
        self._starting: asyncio.Task[None] | None = None

    def think(self, session: Session, seat: Seat, done: Callable[[Choice], None]) -> Stop:
        """Begin to think in the worker, or on the page if the bot decides without searching."""
        if not session.searches(seat):
            return self._slices.think(session, seat, done)
        if self._starting is None:
            self._starting = asyncio.ensure_future(self._start())
        if self._worker is None:
            return self._slices.think(session, seat, done)
        asked = asyncio.ensure_future(self._ask(session, seat, done))

        def stop() -> None:
            if not asked.done():
                asked.cancel()
                self._worker.forget()

        return stop

    async def _start(self) -> None:
        try:
            self._worker = await create_named_worker(SCRIPT, NAME, CONFIG)
        except Exception as error:  # noqa: BLE001  # whatever it is, bots can think on the page
            window.console.warn(f"no worker for the bots: {error}")

    async def _ask(self, session: Session, seat: Seat, done: Callable[[Choice], None]) -> None:
        record = write(session.record, session.game.rules)
        try:
            answer = await self._worker.think(record, seat)
        except JsException as error:
            window.console.warn(f"the worker of the bots is gone: {error}")
            self._worker = None
            self._slices.think(session, seat, done)
        else:
            done(Choice.from_data(json.loads(answer)))
