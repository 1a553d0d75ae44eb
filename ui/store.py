"""What is kept in the browser: the game under way, other games, set-up, results.

All keys carry the project's name, for other pages of the same host may keep things too. Nothing
that cannot be read is overwritten: it is set aside under a key of its own. Every other game than
the one under way has a key of its own too (see ``ui.archive.entry``), so that no list can be lost.
"""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from typing import Any, Protocol

PREFIX = "carteado:"
SCHEMA = PREFIX + "schema"
"""Under it lies the version of how all of this is kept (see ``ui.archive.upgrade``)."""
VERSION = 1
GAME = PREFIX + "game"
PLAYED = PREFIX + "played"
"""When the game under way was last played."""
GAMES = PREFIX + "games:"
UNCOUNTED = ",null]"
"""How the text of such a game ends until it has been counted."""
PREFERENCES = PREFIX + "preferences"
HELD = PREFIX + "held"
SETUP = PREFIX + "setup"
TABLES = PREFIX + "tables"
LESSONS = PREFIX + "lessons"
DEALS = PREFIX + "deals"
LINKED = PREFIX + "linked"
WITH_GAME = (PLAYED, HELD, LINKED)
"""What belongs to the game under way."""
THREADS = PREFIX + "threads"
THREAD = PREFIX + "thread:"
WAITING = PREFIX + "waiting"
"""The game by link whose first card is waited for on the screen, so that a reload leads there."""
SECRET = PREFIX + "secret:"
"""The secret of a game with own decks. It is in the file of everything that is kept, too: that file
is for another device of the same person, who could not go on with the game without it."""
ASIDE = PREFIX + "aside:"


class StorageError(Exception):
    """The browser would not keep it: storage is full or blocked."""


class Storage(Protocol):
    """Text under keys that outlives the page."""

    def read(self, key: str) -> str | None:
        """The text under the key, or None."""

    def write(self, key: str, text: str) -> None:
        """Keep the text under the key. Raises StorageError."""

    def remove(self, key: str) -> None:
        """Forget the key. Raises StorageError."""

    def all_keys(self) -> Iterable[str]:
        """All keys, those of others among them."""


class BrowserStorage:
    """The browser's localStorage, or anything that works like it; None where it is blocked."""

    def __init__(self, local_storage: Any) -> None:
        self._local = local_storage

    def read(self, key: str) -> str | None:
        """The text under the key, or None; also None where the browser blocks reading."""
        try:
            text = self._local.getItem(key)
        except Exception:  # noqa: BLE001  # whatever the browser throws, there is nothing to read
            return None
        return text if isinstance(text, str) else None

    def write(self, key: str, text: str) -> None:
        """Keep the text under the key. Raises StorageError."""
        try:
            self._local.setItem(key, text)
        except Exception as error:
            raise StorageError(str(error)) from error

    def remove(self, key: str) -> None:
        """Forget the key. Raises StorageError."""
        try:
            self._local.removeItem(key)
        except Exception as error:
            raise StorageError(str(error)) from error

    def all_keys(self) -> Iterable[str]:
        """All keys; none where the browser blocks reading."""
        try:
            return [self._local.key(number) for number in range(self._local.length)]
        except Exception:  # noqa: BLE001  # whatever the browser throws, there is nothing to read
            return []


class MemoryStorage:
    """A storage that lasts as long as the page: for tests, and where the browser keeps nothing."""

    def __init__(self) -> None:
        self.texts: dict[str, str] = {}

    def read(self, key: str) -> str | None:
        """The text under the key, or None."""
        return self.texts.get(key)

    def write(self, key: str, text: str) -> None:
        """Keep the text under the key."""
        self.texts[key] = text

    def remove(self, key: str) -> None:
        """Forget the key."""
        self.texts.pop(key, None)

    def all_keys(self) -> Iterable[str]:
        """All keys."""
        return list(self.texts)


class LastingStorage:
    """A storage that goes on where the browser keeps nothing, and keeps it all once it can.

    What the browser would not take waits here, and is offered to it again with every write. What
    the browser has thrown away while the page was open is given to it anew.
    """

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._waiting: dict[str, tuple[str, str | None]] = {}
        """What has still to be kept, and what lay under the key when it could not be."""
        self._known: dict[str, str] = {}
        """What was read or kept while the page was open."""
        self._unmovable: set[str] = set()
        """Keys under which something lies that should be set aside, and could not be."""

    @property
    def unkept(self) -> tuple[str, ...]:
        """The keys of what is lost if the page is closed now."""
        return tuple(self._waiting)

    def stored(self, key: str) -> str | None:
        """What lies in the browser itself; another tab may have written it."""
        return self._storage.read(key)

    def read(self, key: str) -> str | None:
        """The text under the key, or None."""
        if key in self._waiting:
            return self._waiting[key][0]
        text = None if key in self._unmovable else self.stored(key)
        if text is not None:
            self._known[key] = text
        return text

    def write(self, key: str, text: str) -> None:
        """Keep the text under the key, in the browser if it can be."""
        self._waiting.pop(key, None)
        self._waiting[key] = (text, self.stored(key))
        self.flush()

    def remove(self, key: str) -> None:
        """Forget the key, and use the room."""
        self._waiting.pop(key, None)
        self._known.pop(key, None)
        with suppress(StorageError):
            self._storage.remove(key)
        self.flush()

    def all_keys(self) -> Iterable[str]:
        """All keys."""
        return dict.fromkeys((*self._storage.all_keys(), *self._waiting))

    def set_aside(self, key: str) -> bool:
        """Move what lies under a key out of the way; whether that could be."""
        try:
            set_aside(self._storage, key)
        except StorageError:
            self._unmovable.add(key)
        else:
            self._unmovable.discard(key)
        self._known.pop(key, None)
        return key not in self._unmovable

    def flush(self) -> None:
        """Give the browser what it does not have, the newest first."""
        self._heal()
        for key in list(self._unmovable & self._waiting.keys()):
            self.set_aside(key)
        for key, (text, before) in reversed(list(self._waiting.items())):
            elsewhere = key == GAME and self.stored(key) not in (None, before)
            if key in self._unmovable or elsewhere:
                continue
            with suppress(StorageError):
                self._storage.write(key, text)
                self._known[key] = text
                del self._waiting[key]

    def _heal(self) -> None:
        """Where even the version is gone, the browser has thrown everything away."""
        if SCHEMA in self._known and self.stored(SCHEMA) is None:
            lost = {key: (text, None) for key, text in self._known.items()}
            self._waiting = lost | self._waiting
            self._known.clear()


def set_aside(storage: Storage, key: str) -> str | None:
    """Move what lies under a key to a key that is free; returns that key. Raises StorageError."""
    text = storage.read(key)
    if text is None:
        return None
    number = 1
    while storage.read(f"{ASIDE}{number}") is not None:
        number += 1
    storage.write(f"{ASIDE}{number}", text)
    storage.remove(key)
    return f"{ASIDE}{number}"
