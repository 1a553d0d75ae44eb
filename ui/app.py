"""The app: leads every request of a control to the room that it is for, and shows what came of it.

It knows no browser, and no game either. To add a room with requests of its own, write a class with
a method ``requests`` like that of ``ui.table.Table`` and build it in ``App.__init__``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ui import store
from ui.desk import Place
from ui.device import Device, Heeds
from ui.show import House, tree_of
from ui.words import Language

if TYPE_CHECKING:
    from game.links.outcome import Outcome
    from game.links.record import Shared
    from game.record import Record
    from game.seats import Seat
    from ui.archive.room import Archive
    from ui.sharing.offers import Played
    from ui.sharing.room import Sharing
    from ui.table import Table
    from ui.teaching.classroom import Classroom
    from ui.theatre.theatre import Theatre


SHARED = ("share", "qr", "link", "received", "daily", "numbered")
"""What is for the room of sharing."""
NUMBERED = "deal "
"""How the seeds of numbered deals begin."""

ARCHIVE = (Place.GAMES, Place.STATISTICS)


class App:
    """One device's house: the table, and the ways to it and from it."""

    def __init__(self, **parts: Any) -> None:
        """The parts are those of ``ui.device.Device``."""
        self._device = Device(**parts)
        self._heeds = self._requests()
        self._set_table: Table | None = None
        self._classroom: Classroom | None = None
        self._archive: Archive | None = None
        self._lent: Record[Any, Any] | None = None
        """The game of the archive that is shared."""
        self._theatre: Theatre | None = None
        self._set_sharing: Sharing | None = None

    @property
    def _table(self) -> Table:
        """The table; it takes a while to be set, so the first screen does without it."""
        if self._set_table is None:
            from ui.table import Table  # noqa: PLC0415

            self._set_table = Table(self._device, self._show)
        return self._set_table

    @property
    def _shelf(self) -> Archive:
        """The archive; nobody needs it at the start."""
        if self._archive is None:
            from ui.archive.room import Archive  # noqa: PLC0415

            self._archive = Archive(
                self._device, self._show, lambda: self._table, watch=self._watch, share=self._lend
            )
        return self._archive

    @property
    def _room(self) -> Place:
        """Where one is, or was before one went to look something up."""
        desk, away = self._device.desk, (Place.RULES, Place.SETTINGS, Place.SHARE)
        return desk.back if desk.place in away else desk.place

    @property
    def _sharing(self) -> Sharing:
        """Where things are shared; the first screen does without it."""
        if self._set_sharing is None:
            from ui.sharing.room import Sharing  # noqa: PLC0415
            from ui.sharing.ways import Ways  # noqa: PLC0415

            ways = Ways(self._played, self._watch, self._take_turn)
            self._set_sharing = Sharing(self._device, self._show, self._table, ways)
        return self._set_sharing

    @property
    def _taught(self) -> Classroom | None:
        """The classroom, while one is in it or has gone to look something up."""
        return self._classroom if self._room is Place.LESSON else None

    @property
    def _watched(self) -> Theatre | None:
        """The theatre, likewise."""
        return self._theatre if self._room is Place.THEATRE else None

    @property
    def _elsewhere(self) -> Classroom | Theatre | None:
        """The room with a table of its own in which one is, if it is one."""
        return self._taught or self._watched

    def open(self) -> None:
        """Begin: at the table where the last visit left off, or at home."""
        if self._device.read(store.GAME):
            self._table.load()
            self._table.sit_down()
        self._show()

    def prepare(self) -> None:
        """Set the table while nobody waits for it."""
        self._table.prepare()
        self._tidy()

    def heard(self, key: str | None) -> None:
        """Another tab has kept something under a key, or thrown all keys away."""
        self._device.refresh(key or "")
        if self._set_table:
            self._set_table.follow()
        if self._archive:
            self._archive.look_again()
        self._show()

    def act(self, request: str) -> None:
        """Do what the person asks for by a control of the screen.

        The first word of a request tells whose it is; what no room knows is for the game at the
        table. Requests that make no sense any more (a double tap, a card that has just gone) do
        nothing.
        """
        name, _, rest = request.partition(" ")
        room = self._elsewhere or self._set_table
        there = self._archive if self._device.desk.place in ARCHIVE else room
        here = there.requests() if there else {}
        if heeds := here.get(name) or self._heeds.get(name):
            heeds(rest)
        else:
            (room or self._table).heed(request)
        self._show()

    def _requests(self) -> dict[str, Heeds]:
        """What a person can ask for anywhere in the house."""
        return {
            "start": self._start,
            "continue": lambda _: self._table.stay_here(),
            "home": self._go_home,
            "lesson": self._learn,
            "post": self._go_by_link,
            "watch": self._watch_table,
            "leave": self._leave,
            "setup": self._set_up,
            "rules": self._open_rules,
            "games": self._look_through,
            "settings": lambda _: self._visit(Place.SETTINGS),
            "back": self._go_back,
            "log": lambda _: self._device.change(log_open=not self._device.desk.log_open),
            "language": self._speak,
            "prefer": self._prefer,
            "defaults": lambda _: self._device.prefer(self._device.preferences.as_at_first()),
            "copied": lambda _: self._device.change(notice="copied"),
            "not-copied": lambda _: self._device.change(notice="not-copied"),
            "dismiss": lambda _: self._device.change(notice=None),
            **{name: self._shared(name) for name in SHARED},
        }

    def _look_through(self, what: str) -> None:
        """Go to the archive, or have something done there."""
        self._shelf.act(what)

    def _shared(self, name: str) -> Heeds:
        """What the room of sharing, which is not built before, does when this is asked for."""

        def heed(rest: str) -> None:
            (self._elsewhere or self._table).pause()
            self._sharing.requests()[name](rest)

        return heed

    def _lend(self, record: Record[Any, Any]) -> None:
        """Share a game that was put by."""
        self._lent = record
        self._shared("share")("")

    def _played(self) -> Played | None:
        """The game that is seen where one is."""
        from ui.sharing.offers import Played  # noqa: PLC0415  # the first screen has no game

        if self._lent and self._device.desk.place in ARCHIVE:
            return Played(self._lent, in_round=False)
        if self._watched and (record := self._watched.record_here):
            return Played(record, self._watched.in_round)
        session = self._table.session
        if session is None or self._device.desk.place is not Place.TABLE:
            return None
        return Played(session.record, not session.between_rounds)

    # ---- games ---------------------------------------------------------------------------------

    def _set_up(self, what: str) -> None:
        """Go to the set-up of the next table, or change it."""
        from ui.setting_up import act as changed  # noqa: PLC0415  # the first screen changes nothing

        if what:
            self._device.set_up(changed(self._device.setup, what))
        else:
            self._device.change(place=Place.SETUP)

    def _start(self, _rest: str) -> None:
        """Start a game; the one under way is put by."""
        setup = self._device.setup
        if setup.problem:
            self._set_up("start")
            self._device.change(place=Place.SETUP)
        else:
            self._table.start(setup)

    def _learn(self, game: str) -> None:
        """Go to the lesson of a game."""
        from ui.teaching.classroom import Classroom  # noqa: PLC0415

        self._classroom = self._classroom or Classroom(self._device, self._show)
        self._classroom.attend(game)

    def _take_turn(self, shared: Shared) -> None:
        """A turn of a game that is played by link has come in."""
        self._table.by_link.receive(shared)

    def _go_by_link(self, request: str) -> None:
        """Go to the games that are played by link, look at an old link, or do what is asked for."""
        session, (what, _, number) = self._table.session, request.partition(" ")
        if not request:
            self._table.by_link.begin_anew()
            self._visit(Place.BY_LINK)
        elif what == "look" and session and (record := self._table.by_link.told_by(number)):
            self._table.pause()
            self._watch(record, session.viewer)
        else:
            self._table.by_link.heed(request)

    def _watch_table(self, _rest: str) -> None:
        """Watch the game at the table from its beginning until now, as far as one may."""
        if session := self._table.session:
            self._table.pause()
            self._watch(session.record, session.viewer)

    def _watch(self, record: Record[Any, Any], you: Seat | None = None) -> None:
        """Watch a game that was played; see ``Theatre.attend``."""
        from ui.theatre.theatre import Theatre  # noqa: PLC0415  # few watch, and late

        if self._theatre is None:
            self._theatre = Theatre(self._device, self._show)
        self._theatre.attend(record, you)

    def _leave(self, _rest: str) -> None:
        """Leave the theatre for where one came from."""
        if theatre := self._watched:
            place = theatre.leave()
            self._device.change(place=place, log=(), message=(), tone="")
            if place is Place.TABLE:
                self._table.sit_down()

    # ---- ways through the house ----------------------------------------------------------------

    def _go_home(self, _rest: str) -> None:
        (self._elsewhere or self._table).pause()
        self._table.look_again()
        self._device.change(place=Place.HOME)
        self._tidy()

    def _tidy(self) -> None:
        """Have the games counted that have been put by, while nobody plays."""
        device = self._device
        keys = device.keys_under(store.GAMES)
        if any(device.read(key).endswith(store.UNCOUNTED) for key in keys):
            self._shelf.tidy()

    def _open_rules(self, cited: str) -> None:
        """Open the rules, at one of them if it is cited; the bots wait meanwhile."""
        self._visit(Place.RULES)
        self._device.change(cited=cited or None)

    def _visit(self, place: Place) -> None:
        """Go to a place from which one comes back; the bots wait meanwhile."""
        desk = self._device.desk
        if room := self._elsewhere or self._set_table:
            room.pause()
        if desk.place is not place:
            self._device.change(place=place, back=desk.place)

    def _go_back(self, _rest: str) -> None:
        self._device.change(place=self._device.desk.back, cited=None)
        if self._device.desk.place in (Place.TABLE, Place.LESSON, Place.THEATRE):
            (self._elsewhere or self._table).go_on()

    def _speak(self, code: str) -> None:
        """Speak another language; what was told at the table is told again in it."""
        self._device.speak(Language(code))
        desk = self._device.desk
        room = self._elsewhere or self._set_table
        if room and room.PLACE in (desk.place, desk.back):
            room.sit_down()
            self._device.change(place=desk.place)
            if desk.place is not room.PLACE:
                room.pause()

    def _prefer(self, choice: str) -> None:
        """Prefer something else, like ``volume loud``; how loud that is can be heard."""
        from ui.cues import Cue  # noqa: PLC0415  # nothing is heard before

        name, _, value = choice.partition(" ")
        self._device.prefer(self._device.preferences.with_choice(name, value))
        if name in ("volume", "vibration"):
            self._device.play(Cue.TURN)

    def _note_deal(self) -> None:
        """A round is over at the table: it may be of a deal that others play too."""
        session = self._set_table.session if self._set_table else None
        if not session or self._device.desk.place is not Place.TABLE or not session.between_rounds:
            return
        if session.record.seed.startswith(NUMBERED) or self._device.read(store.DEALS):
            self._sharing.note(session)

    def _today(self) -> Outcome | None:
        """How the deal of the day went, in the game that is chosen."""
        if not (text := self._device.read(store.DEALS)):
            return None
        from ui.sharing.kept import day_key, kept_from_text  # noqa: PLC0415  # nothing was kept

        entry = kept_from_text(text).get(day_key(self._device.setup.game, self._device.now()))
        return entry.mine if entry else None

    # ---- showing -------------------------------------------------------------------------------

    def _show(self) -> None:
        device, taught, watched = self._device, self._taught, self._watched
        table = self._elsewhere or self._set_table
        if table:
            table.keep_held()
        self._note_deal()
        house = House(
            lexicon=device.lexicon,
            desk=device.desk,
            setup=device.setup,
            session=table.session if table else None,
            held=table.held if table else None,
            preferences=device.preferences,
            progress=taught.progress if taught else None,
            unkept=("newer",) if device.newer else device.unkept,
            shelf=self._archive.shelf if self._archive else None,
            mail=self._set_table.mail if self._set_table and not taught else None,
            stage=watched.stage if watched else None,
            sharing=self._set_sharing.shown if self._set_sharing else None,
            today=self._today() if device.desk.place is Place.HOME else None,
        )
        device.screen.show(tree_of(house), table.take_motion() if table else ())
