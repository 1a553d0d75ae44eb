"""A storage that goes on where the browser keeps nothing, and keeps it all once it can."""

from __future__ import annotations

from ui.store import ASIDE, GAME, PREFERENCES, SCHEMA, LastingStorage, MemoryStorage, StorageError


class Narrow(MemoryStorage):
    """A storage with room for so many characters."""

    def __init__(self, room: int) -> None:
        super().__init__()
        self.room = room

    def write(self, key: str, text: str) -> None:
        """Keep it if there is room."""
        others = sum(len(its) + len(name) for name, its in self.texts.items() if name != key)
        if others + len(key) + len(text) > self.room:
            raise StorageError("QuotaExceededError")
        super().write(key, text)


def test_what_finds_no_room_is_read_all_the_same_and_kept_once_there_is_room() -> None:
    narrow = Narrow(40)
    lasting = LastingStorage(narrow)
    lasting.write("a", "x" * 30)
    lasting.write("b", "y" * 30)
    assert list(lasting.unkept) == ["b"]
    assert lasting.read("b") == "y" * 30
    assert set(lasting.all_keys()) == {"a", "b"}
    lasting.remove("a")
    assert not lasting.unkept
    assert narrow.texts == {"b": "y" * 30}


def test_a_shorter_text_makes_room_for_what_waits() -> None:
    narrow = Narrow(40)
    lasting = LastingStorage(narrow)
    lasting.write("a", "x" * 30)
    lasting.write("b", "y" * 30)
    lasting.write("a", "x")
    assert narrow.texts == {"a": "x", "b": "y" * 30}


def test_what_the_browser_throws_away_while_the_page_is_open_is_kept_anew() -> None:
    browser = MemoryStorage()
    lasting = LastingStorage(browser)
    lasting.write(SCHEMA, "1")
    lasting.write(PREFERENCES, "{}")
    lasting.write(GAME, "a game")
    browser.texts.clear()
    lasting.write(GAME, "a game, one move on")
    assert browser.texts == {SCHEMA: "1", PREFERENCES: "{}", GAME: "a game, one move on"}


def test_the_game_of_another_tab_is_not_written_over_by_one_that_waited() -> None:
    narrow = Narrow(30)
    one, other = LastingStorage(narrow), LastingStorage(narrow)
    one.write(GAME, "short")
    one.write(GAME, "a" * 40)
    assert one.unkept == (GAME,)
    other.write(GAME, "other")
    narrow.room = 1000
    one.flush()
    assert narrow.texts[GAME] == "other"
    assert one.read(GAME) == "a" * 40


def test_what_cannot_be_set_aside_stays_and_is_set_aside_later() -> None:
    narrow = Narrow(30)
    narrow.write(GAME, "damaged")
    lasting = LastingStorage(narrow)
    assert not lasting.set_aside(GAME)
    lasting.write(GAME, "new")
    assert narrow.texts == {GAME: "damaged"}
    assert lasting.read(GAME) == "new"
    narrow.room = 1000
    lasting.flush()
    assert narrow.texts == {GAME: "new", f"{ASIDE}1": "damaged"}
