"""The app: leads every request of a control to the room that it is for, and shows what came of it.

It knows no browser, and no game either. To add a room with requests of its own, write a class with
a method ``requests`` like that of ``ui.table.Table`` and build it in ``App.__init__``.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from game.record import Record
from ui.desk import Place
from ui.device import Device, Heeds
from ui.places import players
from ui.preferences import Speed
from ui.setup import act as set_up
from ui.show import House, tree_of
from ui.table import Table
from ui.words import Language


class App:
    """One device's house: the table, and the ways to it and from it."""

    def __init__(self, **parts: Any) -> None:
        """The parts are those of ``ui.device.Device``."""
        self._device = Device(**parts)
        self._table = Table(self._device, self._show)
        self._heeds: dict[str, Heeds] = self._requests() | self._table.requests()

    def open(self) -> None:
        """Begin: at the table where the last visit left off, or at home."""
        self._table.load()
        self._table.sit_down()
        self._show()

    def act(self, request: str) -> None:
        """Do what the person asks for by a control of the screen.

        The first word of a request tells whose it is; what no room knows is for the game at the
        table. Requests that make no sense any more (a double tap, a card that has just gone) do
        nothing.
        """
        name, _, rest = request.partition(" ")
        if heeds := self._heeds.get(name):
            heeds(rest)
        else:
            self._table.heed(request)
        self._show()

    def _requests(self) -> dict[str, Heeds]:
        """What a person can ask for anywhere in the house."""
        return {
            "start": self._start,
            "rematch": self._rematch,
            "continue": lambda _: self._table.sit_down(),
            "home": self._go_home,
            "setup": self._set_up,
            "rules": self._open_rules,
            "back": self._close_rules,
            "log": lambda _: self._device.change(log_open=not self._device.desk.log_open),
            "language": self._speak,
            "speed": lambda name: self._device.prefer(speed=Speed(name)),
            "copied": lambda _: self._device.change(notice="copied"),
            "not-copied": lambda _: self._device.change(notice="not-copied"),
            "dismiss": lambda _: self._device.change(notice=None),
        }

    # ---- games ---------------------------------------------------------------------------------

    def _set_up(self, what: str) -> None:
        """Go to the set-up of the next table, or change it."""
        if what:
            self._device.set_up(set_up(self._device.setup, what))
        else:
            self._device.change(place=Place.SETUP)

    def _start(self, how: str) -> None:
        """Start a game, after a question if another one would be lost; ``anew``: without it."""
        setup = self._device.setup
        if how == "anew":
            sitting = players(setup.places, alone="", among_others=self._table.words("person"))
            seed = self._device.new_seed()
            self._table.begin(Record(setup.game, setup.options, sitting, seed))
        elif setup.problem:
            self._set_up("start")
            self._device.change(place=Place.SETUP)
        elif self._table.busy:
            self._device.change(asks_to_replace=True)
        else:
            self._start("anew")

    def _rematch(self, _rest: str) -> None:
        """The same people under the same rules, and nothing left of the match before."""
        session = self._table.session
        if session and session.between_rounds:
            seed = self._device.new_seed()
            self._table.begin(replace(session.record, seed=seed, intents=()))

    # ---- ways through the house ----------------------------------------------------------------

    def _go_home(self, _rest: str) -> None:
        self._table.pause()
        self._device.change(place=Place.HOME, asks_to_replace=False)

    def _open_rules(self, cited: str) -> None:
        """Open the rules, at one of them if it is cited; the bots wait meanwhile."""
        self._table.pause()
        if self._device.desk.place is not Place.RULES:
            self._device.change(back=self._device.desk.place)
        self._device.change(place=Place.RULES, cited=cited or None)

    def _close_rules(self, _rest: str) -> None:
        self._device.change(place=self._device.desk.back, cited=None)
        if self._device.desk.place is Place.TABLE:
            self._table.go_on()

    def _speak(self, code: str) -> None:
        self._device.speak(Language(code))
        if self._device.desk.place is Place.TABLE:
            self._table.sit_down()

    # ---- showing -------------------------------------------------------------------------------

    def _show(self) -> None:
        device, table = self._device, self._table
        table.keep_held()
        house = House(
            lexicon=device.lexicon,
            desk=device.desk,
            setup=device.setup,
            session=table.session,
            held=table.held,
            speed=device.preferences.speed,
        )
        device.screen.show(tree_of(house), table.take_motion())
