"""The rooms of the house: each is built when somebody enters it first, and knows its neighbours.

The first screen needs none of them, so they are imported late.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from ui import store
from ui.desk import Place
from ui.device import Device
from ui.show import House

if TYPE_CHECKING:
    from game.links.outcome import Outcome
    from game.links.record import Shared
    from game.record import Record
    from game.seats import Seat
    from ui.any_table import AnyTable
    from ui.archive.room import Archive
    from ui.sharing.offers import Played
    from ui.sharing.room import Sharing
    from ui.table import Table
    from ui.teaching.classroom import Classroom
    from ui.theatre.theatre import Theatre

AWAY = (Place.RULES, Place.SETTINGS, Place.SHARE)
"""Where one looks something up, and is still in the room from which one came."""
ARCHIVE = (Place.GAMES, Place.STATISTICS)


class Rooms:
    """The rooms of one device's house."""

    def __init__(self, device: Device, show: Callable[[], None]) -> None:
        """``show`` is called when something has happened that nobody asked for just now."""
        self._device = device
        self._show = show
        self.set_table: Table | None = None
        """The table, if it has been set."""
        self._classroom: Classroom | None = None
        self._theatre: Theatre | None = None
        self._sharing: Sharing | None = None
        self._archive: Archive | None = None
        self._lent: Record[Any, Any] | None = None
        """The game of the archive that is shared."""

    # ---- each of them --------------------------------------------------------------------------

    @property
    def table(self) -> Table:
        """The table; it takes a while to be set."""
        if self.set_table is None:
            from ui.table import Table  # noqa: PLC0415

            self.set_table = Table(self._device, self._show)
        return self.set_table

    @property
    def classroom(self) -> Classroom:
        """Where games are taught."""
        if self._classroom is None:
            from ui.teaching.classroom import Classroom  # noqa: PLC0415

            self._classroom = Classroom(self._device, self._show)
        return self._classroom

    @property
    def theatre(self) -> Theatre:
        """Where games that were played are shown again."""
        if self._theatre is None:
            from ui.theatre.theatre import Theatre  # noqa: PLC0415

            self._theatre = Theatre(self._device, self._show)
        return self._theatre

    @property
    def sharing(self) -> Sharing:
        """Where things are shared."""
        if self._sharing is None:
            from ui.sharing.room import Sharing  # noqa: PLC0415
            from ui.sharing.ways import Ways  # noqa: PLC0415

            ways = Ways(self._played, self.watch, self._take_turn, self._take_own)
            self._sharing = Sharing(self._device, self._show, self.table, ways)
        return self._sharing

    @property
    def archive(self) -> Archive:
        """Where all other games are kept."""
        if self._archive is None:
            from ui.archive.room import Archive  # noqa: PLC0415

            self._archive = Archive(
                self._device, self._show, lambda: self.table, watch=self.watch, share=self._lend
            )
        return self._archive

    # ---- where one is --------------------------------------------------------------------------

    @property
    def _place(self) -> Place:
        """Where one is, or was before one went to look something up."""
        desk = self._device.desk
        return desk.back if desk.place in AWAY else desk.place

    @property
    def taught(self) -> Classroom | None:
        """The classroom, while one is in it."""
        return self._classroom if self._place is Place.LESSON else None

    @property
    def watched(self) -> Theatre | None:
        """The theatre, while one is in it."""
        return self._theatre if self._place is Place.THEATRE else None

    @property
    def at(self) -> AnyTable | None:
        """The room with a table at which one is: another than the table itself, or that, if set."""
        return self.taught or self.watched or self.set_table

    @property
    def entered(self) -> AnyTable | Archive | None:
        """The room whose requests come first."""
        return self._archive if self._device.desk.place in ARCHIVE else self.at

    def pause(self) -> None:
        """Let nothing happen where one is, while one is elsewhere."""
        if here := self.at:
            here.pause()

    # ---- from one to another -------------------------------------------------------------------

    def watch(self, record: Record[Any, Any], you: Seat | None = None) -> None:
        """Watch a game that was played; see ``Theatre.attend``."""
        self.theatre.attend(record, you)

    def share(self, name: str, rest: str) -> None:
        """Ask the room of sharing for something."""
        self.pause()
        self.sharing.requests()[name](rest)

    def _take_turn(self, shared: Shared) -> None:
        """A turn of a game that is played by link has come in."""
        self.table.by_link.receive(shared)

    def _take_own(self, text: str) -> None:
        """A link of a game with own decks has come in."""
        self.table.by_link.own.receive(text)

    def _lend(self, record: Record[Any, Any]) -> None:
        """Share a game that was put by."""
        self._lent = record
        self.share("share", "")

    def _played(self) -> Played | None:
        """The game that is seen where one is."""
        from ui.sharing.offers import Played  # noqa: PLC0415

        place, watched = self._device.desk.place, self.watched
        if self._lent and place in ARCHIVE:
            return Played(self._lent, in_round=False)
        if watched and (record := watched.record_here):
            return Played(record, watched.in_round)
        session = self.table.session
        if session is None or place is not Place.TABLE:
            return None
        return Played(session.record, not session.between_rounds)

    def tidy(self) -> None:
        """Have the games counted that have been put by, while nobody plays."""
        device = self._device
        keys = device.keys_under(store.GAMES)
        if any(device.read(key).endswith(store.UNCOUNTED) for key in keys):
            self.archive.tidy()

    def follow(self) -> None:
        """Another tab has kept something."""
        if self.set_table:
            self.set_table.follow()
        if self._archive:
            self._archive.look_again()

    def _note_deal(self) -> None:
        """A round is over at the table: it may be of a deal that others play too."""
        session = self.set_table.session if self.set_table else None
        if not session or self._device.desk.place is not Place.TABLE or not session.between_rounds:
            return
        from game.links.deals import number_of  # noqa: PLC0415

        if number_of(session.record.seed) is not None or self._device.read(store.DEALS):
            self.sharing.note(session)

    def _today(self) -> Outcome | None:
        """How the deal of the day went, in the game that is chosen."""
        if not (text := self._device.read(store.DEALS)):
            return None
        from ui.sharing.kept import day_key, kept_from_text  # noqa: PLC0415

        entry = kept_from_text(text).get(day_key(self._device.setup.game, self._device.now()))
        return entry.mine if entry else None

    # ---- what is there to see ------------------------------------------------------------------

    def house(self) -> House:
        """All that what is shown depends on; what lies unfinished is kept, results are noted."""
        device, taught, watched, here = self._device, self.taught, self.watched, self.at
        if here:
            here.keep_held()
        self._note_deal()
        return House(
            lexicon=device.lexicon,
            desk=device.desk,
            setup=device.setup,
            session=here.session if here else None,
            held=here.held if here else None,
            preferences=device.preferences,
            progress=taught.progress if taught else None,
            unkept=("newer",) if device.newer else device.unkept,
            shelf=self._archive.shelf if self._archive else None,
            mail=self.set_table.mail if self.set_table and not taught else None,
            stage=watched.stage if watched else None,
            sharing=self._sharing.shown if self._sharing else None,
            today=self._today() if device.desk.place is Place.HOME else None,
        )
