"""What is kept in the browser: the game under way, saves set aside, set-up, preferences, results.

All keys carry the project's name, for other pages of the same host may keep things too. Nothing
that cannot be read is overwritten: it is set aside under a key of its own.
"""

from __future__ import annotations

from typing import Any, Protocol

PREFIX = "carteado:"
GAME = PREFIX + "game"
PREFERENCES = PREFIX + "preferences"
HELD = PREFIX + "held"
SETUP = PREFIX + "setup"
TABLES = PREFIX + "tables"
LESSONS = PREFIX + "lessons"
DEALS = PREFIX + "deals"
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
        """Forget the key."""


class BrowserStorage:
    """The browser's localStorage, or anything that works like it."""

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
        """Forget the key."""
        self._local.removeItem(key)


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
