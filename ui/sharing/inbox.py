"""What comes in: links that are opened, and what the person does with what they carry."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from game.code import CodeError
from game.links.record import Kind, LinkError
from game.record import Record
from ui.desk import Place
from ui.device import Device
from ui.house_rules import Panel, game_of_code, house_rules_named
from ui.sharing.address import pasted
from ui.sharing.kept import Numbered, numbered
from ui.sharing.opening import Opened, opening
from ui.sharing.results import Results
from ui.sharing.shown import Receiving
from ui.sharing.ways import Ways
from ui.sharing.work import Worker

SHOWN_NUMBERED = 5
"""Results of numbered deals that are listed."""


class Inbox:
    """Opens links. Nothing that comes in takes the place of anything until the person says so."""

    def __init__(
        self,
        device: Device,
        show: Callable[[], None],
        results: Results,
        ways: Ways,
        begin: Callable[[Record[Any, Any]], None],
    ) -> None:
        """``begin`` begins a game, or goes on with one that has moves."""
        self._device = device
        self._results = results
        self._ways = ways
        self._begin = begin
        self._worker = Worker(device, show)
        self.receiving = Receiving()
        self.numbered: Numbered = ()

    def open(self, text: str) -> None:
        """Open a link; without one, go to where one can be pasted."""
        desk = self._device.desk
        if desk.place is not Place.RECEIVED:
            back = desk.place if desk.place in (Place.TABLE, Place.SETUP) else Place.HOME
            self._device.change(place=Place.RECEIVED, back=back)
        elif not text.strip():
            return
        self._worker.drop()
        self.receiving = Receiving()
        self.numbered = numbered(self._results.kept)[:SHOWN_NUMBERED]
        if not text.strip():
            return
        from game.links.own_deck import owns  # noqa: PLC0415  # it brings a whole game with it

        brought = pasted(text)
        if brought.is_rules:
            self._read_rules(brought.text)
        elif owns(brought.text):
            self._ways.take_own(brought.text)
        else:
            self._progress(0)
            self._worker.do(opening(brought.text), self._opened, self._not_opened, self._progress)

    def fail(self, flaw: str) -> None:
        """Say why something could not be done."""
        self.receiving = Receiving(flaw=flaw)

    def _read_rules(self, code: str) -> None:
        game = game_of_code(code)
        try:
            options = house_rules_named(game or "mau-mau").codes.decode(code)
        except CodeError as error:
            self.fail(error.flaw.value)
        else:
            self.receiving = Receiving(rules=options)

    def _progress(self, moves: int) -> None:
        self.receiving = Receiving(moves=moves)

    def _opened(self, opened: Opened) -> None:
        shared = opened.shared
        if shared.kind is Kind.TURN:
            self._ways.take_turn(shared)
            return
        self.receiving = Receiving(
            shared=shared,
            theirs=opened.theirs,
            mine=self._results.of(shared.record).mine,
            playable=opened.playable,
            over=opened.over,
            rounds=opened.rounds,
        )

    def _not_opened(self, error: ValueError) -> None:
        assert isinstance(error, LinkError), "what is read is judged move by move"
        before = error.before if error.before and error.before.record.intents else None
        self.receiving = Receiving(flaw=error.reason.value, shared=before)

    def accept(self, how: str) -> None:
        """Do with what came as the person wants: ``play``, ``resume``, ``watch``, ``use``."""
        came = self.receiving
        match how:
            case "use" if came.rules:
                self._use(came.rules)
            case "watch" if came.shared:
                self._ways.watch(came.shared.record)
            case "play" if came.shared and came.playable:
                if came.theirs:
                    self._results.keep_theirs(came.shared.record, came.theirs)
                self._begin(replace(came.shared.record, intents=()))
            case "resume" if came.shared and came.playable:
                self._begin(came.shared.record)

    def _use(self, options: Any) -> None:
        """Set up a table by these rules; there they can be kept under a name."""
        code = house_rules_named(options.GAME).codes.encode(options)
        set_up(self._device, f"code {code}", Panel.TABLES)


def set_up(device: Device, request: str, *panels: Panel) -> None:
    """Go to the set-up, changed so, with these panels open."""
    from ui.setting_up import act  # noqa: PLC0415  # nothing was set up before

    setup = act(device.setup, request)
    device.set_up(setup._replace(panels=setup.panels.union(panels)))
    device.change(place=Place.SETUP)
