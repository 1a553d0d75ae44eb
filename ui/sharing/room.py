"""The room of sharing: what goes out, what comes in, and the deals that several people play."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.links.deals import number_of, seed_of
from game.record import Record
from ui.device import Device, Heeds
from ui.session import Session
from ui.sharing.deals import deal_of_day, own_name, to_play
from ui.sharing.inbox import Inbox, set_up
from ui.sharing.outbox import Outbox
from ui.sharing.results import Results
from ui.sharing.shown import Shown
from ui.sharing.ways import Ways
from ui.table import Table


class Sharing:
    """What is shared from this device and what comes to it. It keeps results, and no game."""

    def __init__(
        self,
        device: Device,
        show: Callable[[], None],
        table: Table,
        ways: Ways,
    ) -> None:
        """``show`` is called when something has come of work that went on by itself."""
        self._device = device
        self._table = table
        self._results = Results(device, show)
        self._outbox = Outbox(device, show, ways.here)
        self._inbox = Inbox(device, show, self._results, ways, self._begin)

    def requests(self) -> dict[str, Heeds]:
        """What a person can ask for here."""
        return {
            "share": self._outbox.share,
            "qr": self._outbox.draw,
            "link": self._inbox.open,
            "received": self._inbox.accept,
            "daily": self._play_daily,
            "numbered": self._play_numbered,
        }

    @property
    def shown(self) -> Shown:
        """What is to be shown now."""
        return Shown(
            self._outbox.sending,
            self._inbox.receiving,
            self._results.comparison(self._table.session),
            self._inbox.numbered,
        )

    def note(self, session: Session) -> None:
        """A round is over at the table."""
        self._results.note(session)

    # ---- deals ---------------------------------------------------------------------------------

    def _play_daily(self, _rest: str) -> None:
        """Play the deal of the day, in the game that is chosen."""
        setup = self._device.setup
        self._begin(deal_of_day(setup.game, self._device.now(), own_name(setup)))

    def _play_numbered(self, text: str) -> None:
        """Play the deal of this number at the table that is set up."""
        digits = "".join(text.split())
        if not digits:
            return
        number = number_of(f"deal {digits.lstrip('0') or '0'}")
        if number is None:
            self._inbox.fail("number")
        elif self._device.setup.problem:
            set_up(self._device, "start")
        else:
            self._begin(self._table.agreed(self._device.setup, seed_of(number)))

    def _begin(self, record: Record[Any, Any]) -> None:
        """Begin a game, or go on with one that has moves; the one under way is put by."""
        record = to_play(record, own_name(self._device.setup))
        if record.intents:
            self._table.take_up(record)
        else:
            self._table.begin(record)
