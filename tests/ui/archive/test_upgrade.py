"""What older versions have kept goes on, and what newer ones have kept is not touched."""

from __future__ import annotations

import pytest

from game import mau_mau
from game.record import write
from tests.ui.archive.made import a_session
from tests.ui.visitor import Visitor
from ui.store import GAME, PLAYED, PREFERENCES, SCHEMA, VERSION, MemoryStorage


def old_device() -> MemoryStorage:
    """A device as versions without a number left it, in the middle of a game."""
    storage = MemoryStorage()
    storage.write(GAME, write(a_session("mau-mau", 0, moves=12).record, mau_mau))
    storage.write(PREFERENCES, '{"language": "en", "speed": "calm"}')
    return storage


def test_the_first_layout_goes_on_with_its_game() -> None:
    storage = old_device()
    before = dict(storage.texts)
    visitor = Visitor(storage)
    assert storage.texts == before | {SCHEMA: str(VERSION), PLAYED: visitor.now}
    assert visitor.find(data_game="mau-mau")
    again = Visitor(storage)
    assert again.tree == visitor.tree


def test_a_new_device_gets_the_version_with_the_first_thing_that_is_kept() -> None:
    storage = MemoryStorage()
    visitor = Visitor(storage)
    assert storage.texts == {}
    visitor.press("language en")
    assert list(storage.texts) == [SCHEMA, PREFERENCES]
    assert storage.texts[SCHEMA] == str(VERSION)


@pytest.mark.parametrize("version", ["2", "99", "of tomorrow", "-1", "²"])
def test_nothing_is_written_over_what_a_newer_version_has_kept(version: str) -> None:
    storage = old_device()
    storage.write(SCHEMA, version)
    before = dict(storage.texts)
    visitor = Visitor(storage)
    assert "newer version" in visitor.text("unkept-text")
    visitor.press("start")
    visitor.wait_for_own_turn()
    visitor.app.act("home")
    visitor.app.act("games")
    assert storage.texts == before
