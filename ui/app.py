"""The app: leads every request of a control to the room that it is for, and shows what came of it.

It knows no browser, and no game either. To add a room with requests of its own, write a class with
a method ``requests`` like that of ``ui.table.Table`` and build it in ``ui.rooms``.
"""

from __future__ import annotations

from functools import partial
from typing import Any

from ui import store
from ui.desk import Place
from ui.device import Device, Heeds
from ui.rooms import Rooms
from ui.show import tree_of
from ui.words import Language

SHARED = ("share", "qr", "link", "received", "daily", "numbered")
"""What is for the room of sharing."""


class App:
    """One device's house: the table, and the ways to it and from it."""

    def __init__(self, **parts: Any) -> None:
        """The parts are those of ``ui.device.Device``."""
        self._device = Device(**parts)
        self._rooms = Rooms(self._device, self._show)
        self._heeds = self._requests()

    def open(self) -> None:
        """Begin where the last visit left off: at the table, where one waits for it, or at home."""
        waiting = self._device.read(store.WAITING)
        if self._device.read(store.GAME):
            self._rooms.table.load()
            self._rooms.table.sit_down()
        if waiting:
            self._rooms.table.by_link.heed(f"go {waiting}")
        self._show()

    def prepare(self) -> None:
        """Set the table while nobody waits for it."""
        self._rooms.table.prepare()
        self._rooms.tidy()

    def heard(self, key: str | None) -> None:
        """Another tab has kept something under a key, or thrown all keys away."""
        self._device.refresh(key or "")
        self._rooms.follow()
        self._show()

    def act(self, request: str) -> None:
        """Do what the person asks for by a control of the screen.

        The first word of a request tells whose it is; what no room knows is for the game at the
        table. Requests that make no sense any more (a double tap, a card that has just gone) do
        nothing.
        """
        name, _, rest = request.partition(" ")
        entered = self._rooms.entered
        here = entered.requests() if entered else {}
        if heeds := here.get(name) or self._heeds.get(name):
            heeds(rest)
        else:
            (self._rooms.at or self._rooms.table).heed(request)
        self._show()

    def _requests(self) -> dict[str, Heeds]:
        """What a person can ask for anywhere in the house."""
        return {
            "start": self._start,
            "continue": lambda _: self._rooms.table.stay_here(),
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
            **{name: partial(self._rooms.share, name) for name in SHARED},
        }

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
            self._rooms.table.start(setup)

    def _learn(self, game: str) -> None:
        """Go to the lesson of a game."""
        self._rooms.classroom.attend(game)

    def _look_through(self, what: str) -> None:
        """Go to the archive, or have something done there."""
        self._rooms.archive.act(what)

    def _go_by_link(self, request: str) -> None:
        """Go to the games that are played by link, look at an old link, or do what is asked for."""
        table, (what, _, number) = self._rooms.table, request.partition(" ")
        if not request:
            table.by_link.begin_anew()
            self._visit(Place.BY_LINK)
        elif what == "look" and table.session and (record := table.by_link.told_by(number)):
            table.pause()
            self._rooms.watch(record, table.session.viewer)
        else:
            table.by_link.heed(request)

    def _watch_table(self, _rest: str) -> None:
        """Watch the game at the table from its beginning until now, as far as one may."""
        table = self._rooms.table
        session = table.session
        if session and (not session.own_decks or table.by_link.own.may_watch(session)):
            table.pause()
            self._rooms.watch(session.record, session.viewer)

    def _leave(self, _rest: str) -> None:
        """Leave the theatre for where one came from."""
        if theatre := self._rooms.watched:
            place = theatre.leave()
            self._device.change(place=place, log=(), message=(), tone="")
            if place is Place.TABLE:
                self._rooms.table.sit_down()

    # ---- ways through the house ----------------------------------------------------------------

    def _go_home(self, _rest: str) -> None:
        table = self._rooms.table
        self._rooms.pause()
        table.look_again()
        self._device.change(place=Place.HOME)
        self._rooms.tidy()

    def _open_rules(self, cited: str) -> None:
        """Open the rules, at one of them if it is cited; the bots wait meanwhile."""
        self._visit(Place.RULES)
        self._device.change(cited=cited or None)

    def _visit(self, place: Place) -> None:
        """Go to a place from which one comes back; the bots wait meanwhile."""
        desk = self._device.desk
        self._rooms.pause()
        if desk.place is not place:
            self._device.change(place=place, back=desk.place)

    def _go_back(self, _rest: str) -> None:
        self._device.change(place=self._device.desk.back, cited=None)
        if self._device.desk.place in (Place.TABLE, Place.LESSON, Place.THEATRE):
            (self._rooms.at or self._rooms.table).go_on()

    def _speak(self, code: str) -> None:
        """Speak another language; what was told at the table is told again in it."""
        self._device.speak(Language(code))
        desk = self._device.desk
        room = self._rooms.at
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

    # ---- showing -------------------------------------------------------------------------------

    def _show(self) -> None:
        here = self._rooms.at
        tree = tree_of(self._rooms.house())
        self._device.screen.show(tree, here.take_motion() if here else ())
