"""Who counts what has not been counted, whenever there is time, one game after the other."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial

from game.record import RecordError
from ui.archive.clerk import entry_of, in_slices, tidying
from ui.archive.entry import Entry, Standing
from ui.archive.shelves import found, put
from ui.device import Device
from ui.session import Session
from ui.store import GAMES, UNCOUNTED


class Tidier:
    """Counts the games of a device, and makes the records of finished ones small."""

    def __init__(self, device: Device, told: Callable[[], None]) -> None:
        """``told`` is called whenever another game has been counted."""
        self._device = device
        self._told = told
        self.busy = False
        self._uncountable: set[str] = set()
        """Keys of games that nobody can play again."""
        self.under_way: Entry | None = None
        """The game under way, counted; it is kept elsewhere."""

    def work(self, session: Session | None) -> None:
        """Count what there is to count; ``session`` is the game under way."""
        if self.busy:
            return
        if entry := next(self._uncounted(), None):
            self._begin(entry, partial(self._put_counted, entry), session)
        elif entry := self._of(session):
            self._begin(entry, self._note_counted, session)

    def _uncounted(self) -> Iterator[Entry]:
        """The games that have not been counted yet, and can be."""
        for key in self._device.keys_under(GAMES):
            if key not in self._uncountable and self._device.read(key).endswith(UNCOUNTED):
                entry = found(self._device, key)
                if entry and entry.key == key:
                    yield entry

    def _of(self, session: Session | None) -> Entry | None:
        """The game under way, if it has gone on since it was counted."""
        if session is None:
            self.under_way = None
            return None
        entry = replace(entry_of(session, self._device.now()), standing=Standing.UNFINISHED)
        counted = self.under_way and self.under_way.record == entry.record
        return None if counted or entry.key in self._uncountable else entry

    def _put_counted(self, entry: Entry, counted: Entry) -> None:
        """Put a game by again, unless it was taken up meanwhile."""
        if found(self._device, entry.key) == entry:
            put(self._device, counted)
            if counted.key != entry.key:
                self._device.forget(entry.key)

    def _note_counted(self, counted: Entry) -> None:
        self.under_way = counted

    def _begin(self, entry: Entry, done: Callable[[Entry], None], session: Session | None) -> None:
        """Count a game, and go on with the next one."""

        def counted(counted: Entry) -> None:
            done(counted)
            go_on()

        def failed(_error: RecordError) -> None:
            self._uncountable.add(entry.key)
            go_on()

        def go_on() -> None:
            self.busy = False
            self._told()
            self._device.later(0, lambda: self.work(session))

        self.busy = True
        in_slices(self._device.later, tidying(entry), counted, failed)
