"""How deals went that others play too: noted when their round is over, and compared."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.links.deals import number_of
from game.links.outcome import Outcome
from game.links.results import Outcomes, outcomes_of
from game.record import Record
from ui import store
from ui.device import Device
from ui.session import Session
from ui.sharing.deals import key_of, person_of
from ui.sharing.kept import Entry, Kept, kept_from_text, kept_to_text, with_mine, with_theirs
from ui.sharing.shown import Comparison
from ui.sharing.work import Worker


class Results:
    """Keeps one's own first result of a deal, and that of who sent it."""

    def __init__(self, device: Device, show: Callable[[], None]) -> None:
        """``show`` is called when a result has been worked out."""
        self._device = device
        self._worker = Worker(device, show)
        self._noted: object = None
        """The match whose end was noted last."""
        self._comparison: Comparison | None = None

    @property
    def kept(self) -> Kept:
        """All that is kept."""
        return kept_from_text(self._device.read(store.DEALS))

    def of(self, record: Record[Any, Any]) -> Entry:
        """What is known of the deal of a record."""
        return self.kept.get(key_of(record), Entry())

    def comparison(self, session: Session | None) -> Comparison | None:
        """How the deal went whose round has just ended at the table."""
        return self._comparison if session and session.match is self._noted else None

    def keep_theirs(self, record: Record[Any, Any], theirs: Outcome) -> None:
        """Keep the result of who sent a deal, until one's own is there."""
        person = person_of(record)
        name = record.players[person].name if person is not None else ""
        self._keep(with_theirs(self.kept, key_of(record), theirs, name))

    def note(self, session: Session) -> None:
        """A round is over: if others play the same deal, keep how it went, and compare."""
        if session.match is self._noted or session.match.state.round != 1:
            return
        self._noted, self._comparison, record = session.match, None, session.record
        person, key = person_of(record), key_of(record)
        if person is None or (number_of(record.seed) is None and key not in self.kept):
            return

        def found(outcomes: Outcomes | None) -> None:
            assert outcomes, "its round is over"
            mine = outcomes.of[person]
            results = with_mine(self.kept, key, mine)
            self._keep(results)
            self._comparison = Comparison(mine, results[key], number_of(record.seed))

        self._worker.do(outcomes_of(session.game.rules, record), found)

    def _keep(self, results: Kept) -> None:
        self._device.keep(store.DEALS, kept_to_text(results))
