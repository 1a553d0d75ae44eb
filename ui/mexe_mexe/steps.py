"""A rearrangement by somebody else, shown in steps that one can follow.

The record keeps what came of it and not how it was done; the steps lead from the one table to the
other by the changes that it came to, and are never many.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain
from typing import NamedTuple

from game.cards import Card
from game.mexe_mexe.changes import Change
from game.mexe_mexe.events import Arranged
from game.mexe_mexe.turn import Table
from game.mexe_mexe.verdict import Meld
from game.seats import Seat

MOST_STEPS = 6


class Step(NamedTuple):
    """One step: the table as it lies after it, and what was done."""

    table: Table
    old: Table
    """The melds that were taken up."""
    new: Table
    """What lies in their place; pieces of melds if they were only taken apart."""
    laid: tuple[Card, ...]
    """What came from the hand."""

    @property
    def apart(self) -> bool:
        """Whether melds were only taken apart, for the cards from the hand to join their pieces."""
        return bool(self.old) and not self.laid and len(self.new) > len(self.old)

    @property
    def moved(self) -> tuple[Card, ...]:
        """The cards of the table that lie elsewhere than before."""
        stayed = set(chain.from_iterable(set(self.old) & set(self.new)))
        lying = chain.from_iterable(self.new)
        return tuple(card for card in lying if card not in self.laid and card not in stayed)


class Playback(NamedTuple):
    """The steps of a rearrangement, and which of them is shown."""

    seat: Seat
    steps: tuple[Step, ...]
    at: int = 0

    @property
    def step(self) -> Step:
        """The step that is shown."""
        return self.steps[self.at]

    def moved(self, by: int) -> Playback | None:
        """Some steps on or back; None after the last, and the first before the first."""
        at = max(self.at + by, 0)
        return self._replace(at=at) if at < len(self.steps) else None


def playback(event: Arranged) -> Playback | None:
    """The steps of a rearrangement; None if melds were only laid or added to, which needs none."""
    told = event.changes
    if not any(rebuilds(change) for change in told):
        return None
    return Playback(event.seat, tuple(_steps(event, _few(told))))


def rebuilds(change: Change) -> bool:
    """Whether melds were parted or joined, and not only laid, added to or shifted."""
    return len(change.before) > 1 or (len(change.after) > 1 and bool(change.before))


def _few(changes: tuple[Change, ...]) -> tuple[Change, ...]:
    """At most so many changes as there may be steps; the last ones become one."""
    if len(changes) <= MOST_STEPS:
        return changes
    kept, rest = changes[: MOST_STEPS - 1], changes[MOST_STEPS - 1 :]
    return (
        *kept,
        Change(
            tuple(chain.from_iterable(change.before for change in rest)),
            tuple(chain.from_iterable(change.after for change in rest)),
            tuple(chain.from_iterable(change.laid for change in rest)),
        ),
    )


def _steps(event: Arranged, changes: tuple[Change, ...]) -> Iterator[Step]:
    """Change by change; one that needs cards from the hand takes two steps, if there may be."""
    table, room = event.before, MOST_STEPS - len(changes)
    for number, change in enumerate(changes, 1):
        last = number == len(changes)
        if change.laid and len(change.after) > 1 and change.before and room:
            room -= 1
            pieces = tuple(_pieces(change))
            table = _replaced(table, change.before, pieces)
            yield Step(table, change.before, pieces, ())
            table = event.table if last else _replaced(table, pieces, change.after)
            yield Step(table, pieces, change.after, change.laid)
        else:
            table = event.table if last else _replaced(table, change.before, change.after)
            yield Step(table, change.before, change.after, change.laid)


def _pieces(change: Change) -> Iterator[Meld]:
    """What lies of the new melds before the cards from the hand come."""
    laid = set(change.laid)
    for meld in change.after:
        if piece := tuple(card for card in meld if card not in laid):
            yield piece


def _replaced(table: Table, old: Iterable[Meld], new: Table) -> Table:
    """The table with other melds in the place of the first of the old ones; else at its end."""
    gone = set(old)
    at = next((number for number, meld in enumerate(table) if meld in gone), len(table))
    return (*table[:at], *new, *(meld for meld in table[at:] if meld not in gone))
