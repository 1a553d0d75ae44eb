"""The game under way as it is kept, where another tab may go on with it, too.

A tab writes over what it has written or read itself, and over nothing else: before each move it
looks whether that is still what lies there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ui import store
from ui.device import Device

if TYPE_CHECKING:
    from ui.session import Session


class UnderWay:
    """The key of the game under way, as one tab knows it."""

    def __init__(self, device: Device) -> None:
        self._device = device
        self._seen = ""
        """What lay there when this tab last read or wrote."""

    @property
    def elsewhere(self) -> bool:
        """Whether another tab has gone on with the game, or begun another one.

        If nothing lies there, the browser has thrown it away, and this tab keeps it again.
        """
        return self._device.stored(store.GAME) not in ("", self._seen)

    def read(self) -> str:
        """The game as it is kept."""
        self._seen = self._device.stored(store.GAME)
        return self._device.read(store.GAME)

    def save(self, text: str) -> None:
        """Keep the game, which has just been played."""
        self._device.keep(store.GAME, text)
        self._device.keep(store.PLAYED, self._device.now())
        self._seen = self._device.stored(store.GAME)

    def taken_over(self, session: Session) -> str | None:
        """Whether another tab has gone on with the ``same`` game or begun an ``other`` one.

        What is at the table of this tab is put by then, unless it lives on in the other one's game.
        """
        if not self.elsewhere:
            return None
        from game.record import write  # noqa: PLC0415  # it seldom happens
        from ui.archive.shelves import rescue, same_deal  # noqa: PLC0415

        rescue(self._device, session)
        kept, here = self._device.stored(store.GAME), write(session.record, session.game.rules)
        return "same" if same_deal(kept, here) else "other"

    def leave(self, session: Session | None) -> None:
        """Another game takes its place: put this one by, and what another tab made of it."""
        if session or self._device.read(store.GAME):
            from ui.archive.shelves import put_by  # noqa: PLC0415  # there is nothing at first

            put_by(self._device, session)
        self.give_up()

    def give_up(self) -> None:
        """Another game may take its place, which is kept otherwise."""
        self._seen = self._device.stored(store.GAME)
