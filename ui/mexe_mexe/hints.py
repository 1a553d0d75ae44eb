"""Hints: what the solver finds for the turn, told in three depths.

The first depth tells whether there is something to lay, the second which cards, the third how. They
go out from the table as the turn began: cards that one has laid since count as in the hand (X32).
"""

from __future__ import annotations

from collections.abc import Generator
from enum import IntEnum
from importlib import import_module
from typing import TYPE_CHECKING, NamedTuple

from game.mexe_mexe.arrange import PARTS
from game.mexe_mexe.view import View
from ui.words import Words

if TYPE_CHECKING:
    from game.mexe_mexe.arrange.goals import Arrangement


class Depth(IntEnum):
    """How much a hint tells."""

    WHETHER = 1
    WHICH = 2
    HOW = 3

    @property
    def deeper(self) -> Depth:
        """The next depth; the last one has none."""
        return Depth(min(self + 1, Depth.HOW))


class Hint(NamedTuple):
    """What there is to know about a turn."""

    most: Arrangement
    """The most cards that can be laid."""
    out: Arrangement
    """How one can go out, if one can."""


def leads_on(found: Arrangement) -> bool:
    """Whether there is anything to do: to lay, to exchange, or only to discard."""
    return bool(found.laid or found.exchanges or found.discard)


def worked_out(view: View) -> Generator[None, None, Hint]:
    """Ask the solver, in slices of some milliseconds; the first time it has to be fetched."""
    for part in PARTS:
        import_module(f"game.mexe_mexe.arrange.{part}")
        yield
    from game.bots.mexe_mexe.solving import barred, best, best_turn  # noqa: PLC0415
    from game.mexe_mexe.arrange.goals import Aim, Goal  # noqa: PLC0415

    most = yield from best_turn(view, Goal())
    throwing = Goal(Aim.OUT, must_discard=True, taken=barred(view))
    out = yield from best(view.table, view.hand, view.options, throwing)
    if not out.found and not view.options.go_out_needs_discard:
        all_laid = yield from best(view.table, view.hand, view.options, Goal(Aim.OUT))
        out = all_laid if all_laid.found or out.proved else out
    return Hint(most, out)


# ---- in words --------------------------------------------------------------------------------


def whether(words: Words, found: Arrangement) -> str:
    """``Dá para baixar 4 cartas.``, and how sure that is."""
    count = len(found.laid)
    told = words("mexe.hint.lay", n=count) if count else words("mexe.hint.nothing")
    if found.proved:
        return f"{told} {words('mexe.hint.proved')}"
    return f"{told} {words('mexe.hint.between', least=count, most=max(found.bound, count))}"


def whether_out(words: Words, found: Arrangement) -> str:
    """Whether one can go out, and how sure that is."""
    if found.found:
        return words("mexe.hint.out")
    return words("mexe.hint.no-out" if found.proved else "mexe.hint.out-unknown")
