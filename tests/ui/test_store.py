"""What is kept, and how a browser that keeps nothing is borne."""

from __future__ import annotations

import pytest

from ui.preferences import Preferences, Speed
from ui.store import ASIDE, GAME, BrowserStorage, MemoryStorage, StorageError, set_aside
from ui.words import Language


class LocalStorage:
    """A localStorage with room for so many characters; a missing key gives something odd."""

    missing = object()

    def __init__(self, room: int) -> None:
        self.room = room
        self.items: dict[str, str] = {}

    def getItem(self, key: str) -> object:  # noqa: N802  # the browser's name for it
        return self.items.get(key, self.missing)

    def setItem(self, key: str, text: str) -> None:  # noqa: N802
        if len(text) > self.room:
            raise RuntimeError("QuotaExceededError")
        self.items[key] = text

    def removeItem(self, key: str) -> None:  # noqa: N802
        self.items.pop(key, None)


class Blocked:
    """A localStorage that may not even be read."""

    def getItem(self, key: str) -> object:  # noqa: N802
        raise RuntimeError(f"SecurityError: {key}")


def test_browser_storage_keeps_reads_and_forgets() -> None:
    storage = BrowserStorage(LocalStorage(100))
    assert storage.read("a") is None
    storage.write("a", "text")
    assert storage.read("a") == "text"
    storage.remove("a")
    assert storage.read("a") is None


def test_full_storage_raises_and_blocked_storage_reads_nothing() -> None:
    with pytest.raises(StorageError, match="Quota"):
        BrowserStorage(LocalStorage(3)).write("a", "text")
    assert BrowserStorage(Blocked()).read("a") is None


def test_setting_aside_takes_the_first_free_key() -> None:
    storage = MemoryStorage()
    assert set_aside(storage, GAME) is None
    storage.write(f"{ASIDE}1", "older")
    storage.write(GAME, "odd")
    assert set_aside(storage, GAME) == f"{ASIDE}2"
    assert storage.texts == {f"{ASIDE}1": "older", f"{ASIDE}2": "odd"}


def test_preferences_round_trip() -> None:
    preferences = Preferences(Language.ENGLISH, Speed.CALM)
    assert Preferences.from_text(preferences.to_text()) == preferences


@pytest.mark.parametrize(
    "text",
    ["", "nonsense", "[]", '{"speed": 3, "language": "tlh"}', '{"language": true}'],
)
def test_odd_preferences_are_the_defaults(text: str) -> None:
    assert Preferences.from_text(text) == Preferences()
