"""What goes out: the links that are made here, and their QR codes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from ui.desk import Place
from ui.device import Device
from ui.house_rules import house_rules_named
from ui.sharing.address import game_address, rules_address
from ui.sharing.offers import Played, What, Written, offers, writing
from ui.sharing.shown import Sending
from ui.sharing.work import Worker


class Outbox:
    """Makes links of the game that is seen, or of the table that is set up."""

    def __init__(
        self, device: Device, show: Callable[[], None], here: Callable[[], Played | None]
    ) -> None:
        """``here`` tells the game that is seen where one is."""
        self._device = device
        self._show = show
        self._here = here
        self._worker = Worker(device, show)
        self._played: Played | None = None
        self.sending: Sending | None = None

    def share(self, what: str) -> None:
        """Go to where things are shared, or share something else there."""
        desk = self._device.desk
        if desk.place is not Place.SHARE:
            self._played = self._here()
            self._device.change(place=Place.SHARE, back=desk.place)
        played, offered = self._played, offers(self._played)
        chosen = next((one for one in offered if one.value == what), offered[0])
        self._worker.drop()
        self.sending = Sending(offered, chosen)
        if chosen is What.RULES or played is None:
            options = played.record.options if played else self._device.setup.options
            if getattr(options, "own_decks", False):
                options = replace(options, own_decks=False)  # the set-up sees to that itself
            code = house_rules_named(options.GAME).codes.encode(options)
            self._fill(address=rules_address(self._device.address, code))
        else:
            self._worker.do(writing(chosen, played.record), self._written, self._not_written)

    def _fill(self, **changes: object) -> None:
        assert self.sending
        self.sending = replace(self.sending, **changes)  # type: ignore[arg-type]

    def _written(self, written: Written) -> None:
        address = game_address(self._device.address, written.link)
        self._fill(address=address, outcome=written.outcome)

    def _not_written(self, _error: ValueError) -> None:
        self._fill(too_long=True)

    def draw(self, _rest: str) -> None:
        """Draw the link as a QR code, once it has been said that this is being done."""
        if not self.sending or not self.sending.address:
            return
        self._fill(draws=True)
        asked = self.sending

        def draw() -> None:
            from ui.sharing.qr import code_of  # noqa: PLC0415  # large, and rarely asked for

            if self.sending is asked:
                code = code_of(asked.address)
                self._fill(code=code, no_code=code is None)
                self._show()

        self._device.later(0, draw)
