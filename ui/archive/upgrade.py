"""From one way of keeping things to the next, so that no version loses what an older one kept.

0 (without a version): the game under way, preferences, set-up, own tables, lessons. 1: games that
are not under way have keys of their own, and the game under way has a date.
"""

from __future__ import annotations

from collections.abc import Callable

from ui.store import GAME, PLAYED, SCHEMA, VERSION, LastingStorage

Step = Callable[[LastingStorage, str], None]
"""From a version to the next; gets the date of today."""


def upgrade(storage: LastingStorage, now: str) -> bool:
    """Bring what is kept to this version.

    False, and nothing is touched, if a newer version has kept it, or what lies there is no version.
    """
    kept = storage.read(SCHEMA)
    if kept is not None and not (kept.isascii() and kept.isdecimal() and int(kept) <= VERSION):
        return False
    for step in STEPS[int(kept or 0) :]:
        step(storage, now)
    storage.write(SCHEMA, str(VERSION))
    return True


def _date_the_game(storage: LastingStorage, now: str) -> None:
    """To 1: nobody knows when the game under way was last played, but it was before now."""
    if storage.read(GAME):
        storage.write(PLAYED, now)


STEPS: tuple[Step, ...] = (_date_the_game,)
"""The first one leads from version 0 to 1."""
