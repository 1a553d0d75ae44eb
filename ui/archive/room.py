"""The room of the archive: its list, its statistics, its file; what a person can ask for there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

from game.record import Record, RecordError, write
from ui.archive.clerk import in_slices, opening
from ui.archive.parcel import ParcelError, file_name, pack, unpack
from ui.archive.shelf import SHOWN, Filter, Shelf, Unpacking
from ui.archive.shelves import entries, found
from ui.archive.taking import looked_into, take
from ui.archive.tidier import Tidier
from ui.desk import Place
from ui.device import Device, Heeds
from ui.games import game_named
from ui.session import Session
from ui.store import GAME, SCHEMA

if TYPE_CHECKING:
    from ui.table import Table

MOST_CLEARED = 50
"""So many of the oldest finished games are deleted at once where room is wanted."""
Shows = Callable[[Record[Any, Any]], None]


class Archive:
    """The archive of a device."""

    def __init__(
        self,
        device: Device,
        show: Callable[[], None],
        table: Callable[[], Table],
        *,
        watch: Shows | None = None,
        share: Shows | None = None,
    ) -> None:
        """``show`` is called when something is ready that nobody waited for.

        ``watch`` shows a record again, ``share`` offers to share it; without them neither is
        offered.
        """
        self._device, self._show, self._table = device, show, table
        self._watch, self._share = watch, share
        self._shelf = Shelf(may_watch=watch is not None, may_share=share is not None)
        self._tidier = Tidier(device, self._counted)

    @property
    def shelf(self) -> Shelf:
        """What lies open."""
        return replace(
            self._shelf,
            counting=self._tidier.busy,
            under_way=self._tidier.under_way,
            full=bool(self._device.unkept),
        )

    def requests(self) -> dict[str, Heeds]:
        """What a person can ask for while one is here."""
        return {"cancel": lambda _: self._change(unpacking=None)}

    def act(self, request: str) -> None:
        """Do what a person asks for; what makes no sense (any more) changes nothing."""
        name, _, what = request.partition(" ")
        match name:
            case "" | "statistics":
                self._open(Place.STATISTICS if name else Place.GAMES)
            case "filter" if what in (its.value for its in Filter):
                self._change(filter=Filter(what), shown=SHOWN)
            case "more":
                self._change(shown=self._shelf.shown + SHOWN)
            case "continue":
                self._read(what, partial(self._go_on, what))
            case "watch" if self._watch:
                self._read(what, self._watch)
            case "share" if self._share:
                self._read(what, self._share)
            case "delete":
                self._delete((what,))
            case "clear":
                self._delete(self._shelf.finished[-MOST_CLEARED:])
            case "restore":
                self._restore()
            case _:
                self._act_on_file(name, what)

    def tidy(self) -> None:
        """Count what has not been counted yet."""
        self._tidier.work(self._table().session)

    def look_again(self) -> None:
        """See what is there now."""
        found = list(entries(self._device))
        good = [(key, entry) for key, entry in found if entry]
        good.sort(key=lambda pair: (pair[1].at, pair[0]), reverse=True)
        self._change(entries=tuple(good), odd=len(found) - len(good))

    def _counted(self) -> None:
        """Another game has been counted."""
        self.look_again()
        self._show()

    def _change(self, **changes: Any) -> None:
        self._shelf = replace(self._shelf, **changes)

    def _tell(self, key: str | None, **values: object) -> None:
        self._change(told=key, values=tuple(values.items()))

    # ---- the list ------------------------------------------------------------------------------

    def _open(self, place: Place) -> None:
        self._device.change(place=place)
        self._change(told=None, removed=(), unpacking=None)
        self.look_again()
        self.tidy()

    def _read(self, key: str, then: Callable[[Record[Any, Any]], None]) -> None:
        """Read the record of a game, which may take a moment, and do something with it."""
        entry = found(self._device, key)
        if entry is None:
            self.look_again()
            return

        def done(record: Record[Any, Any]) -> None:
            if self._shelf.opening == key and self._device.desk.place is Place.GAMES:
                self._change(opening=None)
                then(record)
                self._show()

        def failed(_error: RecordError) -> None:
            self._change(opening=None)
            self._tell("damaged")
            self._show()

        self._change(opening=key)
        in_slices(self._device.later, opening(entry), done, failed)

    def _go_on(self, key: str, record: Record[Any, Any]) -> None:
        """Go on with a game, which is under way then; the one before is put by."""
        try:
            session = Session.of(write(record, game_named(record.game).rules))
        except RecordError:
            self._tell("damaged")
            return
        self._table().resume(session)
        if GAME not in self._device.unkept:
            self._device.forget(key)

    def _delete(self, keys: tuple[str, ...]) -> None:
        there = {key for key, _ in self._shelf.entries}
        removed = tuple((key, self._device.read(key)) for key in keys if key in there)
        for key, _ in removed:
            self._device.forget(key)
        self._change(removed=removed)
        self.look_again()
        self._tell("deleted", n=len(removed))

    def _restore(self) -> None:
        """Put back what was deleted last."""
        for key, text in self._shelf.removed:
            self._device.keep(key, text)
        self._change(removed=(), told=None)
        self.look_again()

    # ---- the file ------------------------------------------------------------------------------

    def _act_on_file(self, name: str, what: str) -> None:
        """Make a file, open one, or decide what is to become of the one that lies open."""
        match name, self._shelf.unpacking:
            case "export", _:
                self._export()
            case "file", _:
                self._unpack(what)
            case "mine", Unpacking(mine=mine) as unpacking:
                self._change(unpacking=replace(unpacking, mine=not mine))
            case "settings", Unpacking(settings=settings) as unpacking:
                self._change(unpacking=replace(unpacking, settings=not settings))
            case "take", Unpacking() as unpacking:
                self._take(unpacking)

    def _export(self) -> None:
        """Hand everything that is kept to the person as one file."""
        device = self._device
        now, keys = device.now(), [key for key in device.keys_under() if key != SCHEMA]
        if device.save_file:
            device.save_file(file_name(now), pack(((key, device.read(key)) for key in keys), now))
            if device.desk.place in (Place.GAMES, Place.STATISTICS):
                self._tell("exported", file=file_name(now))
            else:
                device.change(notice="exported")

    def _unpack(self, text: str) -> None:
        """Show what is in a file, before anything is taken."""
        try:
            self._change(unpacking=looked_into(self._device, unpack(text)), told=None)
        except ParcelError as error:
            self._tell(f"flaw-{error.flaw}")

    def _take(self, unpacking: Unpacking) -> None:
        take(self._device, unpacking)
        if self._table().session is None:
            self._table().load()
        self._change(unpacking=None)
        self.look_again()
        self._tell("taken", n=unpacking.new)
        self.tidy()
