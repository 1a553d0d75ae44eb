"""What runs in the worker: bots think there while the page stays free. Nobody imports this file.

The page sends a record and a seat, as JSON's values, and gets a ``ui.minds.Choice``. A bot gets its
seat's view of the table and nothing else, as it would on the page.
"""

from __future__ import annotations

import asyncio
import json
import sys

sys.path.insert(0, "/home/pyodide/carteado.zip")  # as main.py does

from ui.minds import Choice
from ui.session import Session

__export__ = ["forget", "think"]

_asked = 0


async def think(record: str, seat: int) -> str:
    """What the bot on the seat wants; nothing if it was told to forget it meanwhile."""
    forget()
    mine = _asked
    thinking = Session.of(record).thinking_of_bot(seat)
    while mine == _asked:
        try:
            next(thinking)
        except StopIteration as end:
            return json.dumps(Choice.of(end.value))
        await asyncio.sleep(0)
    return ""


def forget() -> None:
    """Stop thinking: nobody waits for it any more."""
    global _asked  # noqa: PLW0603  # the worker's only state
    _asked += 1
