"""The letterbox: the threads of the games by link that a device keeps."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from game.reading import load_json
from ui import store
from ui.device import Device
from ui.session import Session
from ui.sharing.threads import (
    Thread,
    Way,
    key_of,
    letter_of,
    thread_from_text,
    thread_to_text,
)
from ui.sharing.turns import AnyRecord

if TYPE_CHECKING:
    from ui.sharing.own_deck import OwnDecks


class Letterbox:
    """The threads that a device keeps, each under a key of its own."""

    def __init__(self, device: Device) -> None:
        self._device = device
        self._own: OwnDecks | None = None

    @property
    def own(self) -> OwnDecks:
        """The games with own decks, whose threads are among the others; few are."""
        if self._own is None:
            from ui.sharing.own_deck import OwnDecks  # noqa: PLC0415

            self._own = OwnDecks(self._device, self)
        return self._own

    def key(self, session: Session) -> str:
        """What tells the game at the table from all others."""
        return self.own.key(session) if session.own_decks else key_at(session)

    def all(self) -> Iterator[tuple[str, Thread]]:
        """All threads by their keys, the one that was last added to first."""
        for key in self._keys():
            if thread := self.read(key):
                yield key, thread

    def _keys(self) -> tuple[str, ...]:
        try:
            data = load_json(self._device.read(store.THREADS))
        except ValueError:
            return ()
        return tuple(key for key in data if isinstance(key, str)) if isinstance(data, list) else ()

    def read(self, key: str) -> Thread | None:
        """The thread of a game; None if there is none. One that cannot be read is set aside."""
        text = self._device.read(store.THREAD + key)
        thread = thread_from_text(text)
        if text and thread is None:
            self._device.set_aside(store.THREAD + key, "damaged")
        return thread

    def _amend(self, key: str, thread: Thread) -> None:
        """Keep the thread of a game, and its place among the others."""
        self._device.keep(store.THREAD + key, thread_to_text(thread))

    def keep(self, key: str, thread: Thread) -> None:
        """Keep the thread of a game as the newest one."""
        self._amend(key, thread)
        others = (other for other in self._keys() if other != key)
        self._device.keep(store.THREADS, json.dumps([key, *others]))

    def drop(self, key: str) -> tuple[tuple[str, str], ...]:
        """Throw a thread away, and its secret if there is one; where and what they were.

        Its place among the others is kept, in case that it is put back.
        """
        there = (
            (where, self._device.read(where)) for where in (store.THREAD + key, store.SECRET + key)
        )
        dropped = tuple((where, text) for where, text in there if text)
        for where, _ in dropped:
            self._device.forget(where)
        return dropped

    def put_back(self, dropped: tuple[tuple[str, str], ...]) -> None:
        """Put back what was thrown away."""
        for where, text in dropped:
            self._device.keep(where, text)

    # ---- the game at the table -------------------------------------------------------------------

    def of(self, session: Session) -> Thread:
        """The thread of the game at the table."""
        people = frozenset(session.people)
        return self.read(self.key(session)) or Thread.of(session.record, people)

    def begin(self, session: Session) -> None:
        """Begin the thread of a game that has no moves yet."""
        self.keep(self.key(session), Thread.of(session.record, frozenset(session.people)))

    def write(self, session: Session, way: Way) -> None:
        """Keep the game as it stands as a letter. Raises ValueError if no link can tell it."""
        if session.own_decks:
            letter = self.own.letter(session, way)
        else:
            letter = letter_of(session.record, way, self._device.now(), session.actor)
        keep = self._amend if way is Way.KEPT else self.keep
        keep(self.key(session), self.of(session).with_letter(letter))

    def keep_as_is(self, session: Session) -> None:
        """Keep the game as it stands, if no letter tells it. Raises ValueError if none can."""
        last = self.of(session).last
        if last is None or last.moves < len(session.record.intents):
            self.write(session, Way.KEPT)

    def take_in(self, session: Session, thread: Thread) -> None:
        """Keep the game that came as a letter of the thread."""
        letter = letter_of(session.record, Way.CAME, self._device.now(), session.actor)
        names = tuple(player.name for player in session.record.players)
        self.keep(self.key(session), replace(thread, names=names).with_letter(letter))

    def put_aside(self, session: Session, other: AnyRecord) -> None:
        """Keep another way that the game at the table could have gone."""
        letter = letter_of(other, Way.ASIDE, self._device.now())
        self.keep(self.key(session), self.of(session).with_letter(letter))

    def sent(self, key: str, thread: Thread) -> None:
        """The last letter of a thread is on its way."""
        self._amend(key, thread.sent(self._device.now()))


def key_at(session: Session) -> str:
    """What tells the game at the table from all others that are played in trust."""
    return key_of(session.record, session.game.rules)
