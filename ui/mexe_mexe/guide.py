"""The way to a table that was found, taken move by move on the workbench."""

from __future__ import annotations

from typing import NamedTuple

from game.cards import Card
from game.mexe_mexe.lead import arrived, moved, moves
from game.mexe_mexe.workbench import Layout, Workbench


class Guide(NamedTuple):
    """Where the moves lead. Which are left follows from the workbench, whatever is done on it."""

    wanted: Layout
    discard: Card | None = None
    """What to discard then to go out."""
    done: int = 0
    """How many moves have been made by it, and can be taken back by it."""


def guided(words: list[str], guide: Guide, bench: Workbench) -> tuple[Guide | None, Workbench]:
    """``on``: make the next move; ``back``: take it back; ``all``: what is left; ``close``."""
    left = moves(bench, guide.wanted)
    match words:
        case ["on"] if left:
            return guide._replace(done=guide.done + 1), moved(bench, left[0])
        case ["back"] if guide.done:
            return guide._replace(done=guide.done - 1), bench.undo()
        case ["all"] if left:
            return guide._replace(done=guide.done + 1), arrived(bench, guide.wanted)
        case ["close"]:
            return None, bench
        case _:
            return guide, bench
