"""Everything as one file: whole on another device, and harmless whatever is in it."""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random

import pytest

from game import mau_mau
from game.record import Player, write
from tests.ui.archive.made import (
    a_counted,
    a_session,
    an_entry,
    settle,
    spoiled,
    visitor_with,
)
from tests.ui.visitor import Visitor
from ui import store
from ui.archive.entry import Entry
from ui.archive.parcel import LARGEST, ParcelError, file_name, pack, unpack
from ui.own_tables import Table, tables_from_text, tables_to_text
from ui.store import MemoryStorage

GAMES = (
    *(a_counted("mau-mau", number) for number in range(4)),
    a_counted("mexe-mexe", 0),
    an_entry("mau-mau", 9, moves=12),
)
UNDER_WAY = write(a_session("mau-mau", 7, moves=15).record, mau_mau)
"""A game in the middle of a round."""


def full_device() -> MemoryStorage:
    """A device on which everything is kept that can be."""
    storage = MemoryStorage()
    for entry in GAMES:
        storage.write(entry.key, entry.to_text())
    storage.write(store.SCHEMA, str(store.VERSION))
    storage.write(store.GAME, UNDER_WAY)
    storage.write(store.PLAYED, "2026-11-29T20:00")
    storage.write(store.PREFERENCES, '{"language": "en", "felt": "blue"}')
    storage.write(store.TABLES, tables_to_text((Table("Vovó", "M1B91"),)))
    storage.write(store.LESSONS, '{"mau-mau": 3}')
    storage.write(store.DEALS, '{"v":1,"deals":{"mau-mau deal 17":[[1,34,12],null,""]}}')
    storage.write(f"{store.ASIDE}1", "whatever it was")
    return storage


def exported(storage: MemoryStorage) -> str:
    """The file of a device."""
    visitor = Visitor(storage)
    visitor.app.act("home")
    visitor.press("games")
    settle(visitor)
    visitor.press("games export")
    ((name, text),) = visitor.files
    assert name == "carteado-2026-11-30.json"
    assert name in visitor.tree.text()
    return text


def imported(text: str, storage: MemoryStorage, *presses: str) -> Visitor:
    """A visitor who has taken a file."""
    visitor = Visitor(storage)
    visitor.app.act("home")
    visitor.press("games")
    settle(visitor)
    visitor.app.act(f"games file {text}")
    for request in (*presses, "games take"):
        visitor.press(request)
    settle(visitor)
    return visitor


def test_an_empty_device_gets_everything_back() -> None:
    before = full_device()
    text = exported(before)
    after = MemoryStorage()
    visitor = imported(text, after)
    assert {key: its for key, its in after.texts.items() if its} == {
        key: its for key, its in before.texts.items() if its
    }
    visitor.press("home")
    visitor.press("continue")
    assert visitor.find(class_="table")
    assert visitor.tree.attributes["data-felt"] == "blue"


def test_taking_a_file_twice_changes_nothing_more() -> None:
    text = exported(full_device())
    once = MemoryStorage()
    imported(text, once)
    before = dict(once.texts)
    imported(text, once)
    assert once.texts == before


def test_the_game_under_way_stays_and_the_files_is_put_by() -> None:
    text = exported(full_device())
    here = MemoryStorage()
    mine = write(a_session("mau-mau", 8, moves=11).record, mau_mau)
    here.write(store.GAME, mine)
    imported(text, here)
    assert here.texts[store.GAME] == mine
    kept = [Entry.from_text(its) for key, its in here.texts.items() if key.startswith(store.GAMES)]
    assert UNDER_WAY in [entry.record for entry in kept]


def test_the_same_game_further_on_is_not_doubled() -> None:
    here = full_device()
    text = exported(full_device())
    further = write(a_session("mau-mau", 7, moves=19).record, mau_mau)
    here.write(store.GAME, further)
    imported(text, here)
    assert here.texts[store.GAME] == further
    assert sum(key.startswith(store.GAMES) for key in here.texts) == len(GAMES)


def test_a_game_by_link_is_not_put_by_as_one_of_this_device() -> None:
    there = full_device()
    there.write(store.LINKED, "yes")
    text = pack(there.texts.items(), "2026-11-30T14:05")
    here = MemoryStorage()
    here.write(store.GAME, write(a_session("mau-mau", 8, moves=11).record, mau_mau))
    imported(text, here)
    assert store.LINKED not in here.texts
    assert sum(key.startswith(store.GAMES) for key in here.texts) == len(GAMES)


def test_a_game_that_is_there_keeps_what_is_told_of_it() -> None:
    kept = GAMES[0]
    players = (*kept.players[:-1], Player("Zé", "master"))
    told = replace(kept, code="M,1", players=players, winners=(0,), numbers=GAMES[1].numbers)
    assert told.key == kept.key
    text = pack([(told.key, told.to_text())], "2026-11-30T14:05")
    visitor = imported(text, visitor_with(kept).storage)
    assert visitor.storage.texts[kept.key] == kept.to_text()


def test_settings_are_taken_only_if_that_is_asked_for() -> None:
    text = exported(full_device())
    mine = '{"language": "en", "felt": "green"}'
    for presses, felt in ((), "green"), (("games settings",), "blue"):
        here = MemoryStorage()
        here.write(store.PREFERENCES, mine)
        visitor = imported(text, here, *presses)
        assert visitor.tree.attributes["data-felt"] == felt


def test_games_of_somebody_else_do_not_count() -> None:
    text = exported(full_device())
    here = MemoryStorage()
    visitor = imported(text, here, "games mine")
    assert store.GAME not in here.texts
    visitor.press("games filter received")
    assert len(visitor.find(class_="kept-game")) == len(GAMES) + 1
    visitor.press("games statistics")
    settle(visitor)
    assert "No numbers yet" in visitor.tree.text()


def test_what_is_in_a_file_is_shown_before_it_changes_anything() -> None:
    text = exported(full_device())
    visitor = visitor_with(GAMES[0])
    visitor.press("games")
    settle(visitor)
    before = dict(visitor.storage.texts)
    visitor.app.act(f"games file {text}")
    told = visitor.find(role="dialog")[0].text()
    assert f"{len(GAMES)} games (new here: {len(GAMES) - 1})" in told
    assert "a game under way" in told
    visitor.press("cancel")
    assert not visitor.find(role="dialog")
    assert visitor.storage.texts == before


def test_own_tables_of_the_same_name_stand_side_by_side() -> None:
    here = MemoryStorage()
    here.write(store.TABLES, tables_to_text((Table("Vovó", "M1XXX"), Table("Praia", "M1B91"))))
    imported(exported(full_device()), here)
    imported(exported(full_device()), here)
    assert tables_from_text(here.texts[store.TABLES]) == (
        Table("Vovó", "M1XXX"),
        Table("Praia", "M1B91"),
        Table("Vovó 2", "M1B91"),
    )


def test_what_other_rooms_keep_comes_too_and_lists_are_joined() -> None:
    there = full_device()
    there.write("carteado:threads", '["a", "b"]')
    there.write("carteado:thread:a", "from there")
    there.write("carteado:thread:b", "only there")
    text = exported(there)
    here = MemoryStorage()
    here.write("carteado:threads", '["c", "a"]')
    here.write("carteado:thread:a", "as it is here")
    imported(text, here)
    assert json.loads(here.texts["carteado:threads"]) == ["c", "a", "b"]
    assert here.texts["carteado:thread:a"] == "as it is here"
    assert here.texts["carteado:thread:b"] == "only there"


def test_a_record_alone_comes_in_as_received() -> None:
    visitor = imported(UNDER_WAY, MemoryStorage())
    visitor.press("games filter received")
    assert len(visitor.find(class_="kept-game")) == 1


@pytest.mark.parametrize(
    ("text", "flaw"),
    [
        ("", "unreadable"),
        ("x" * (LARGEST + 1), "large"),
        ("not JSON", "foreign"),
        ("[" * 5000, "foreign"),
        ("[]", "foreign"),
        ("{}", "foreign"),
        ('{"carteado-file": 0}', "foreign"),
        ('{"carteado-file": true, "kept": {}}', "foreign"),
        ('{"carteado-file": 2, "kept": {}}', "newer"),
        ('{"carteado-file": 1, "kept": []}', "damaged"),
        ('{"carteado": 2}', "newer"),
        ('{"carteado": 1, "game": "mau-mau"}', "damaged"),
    ],
)
def test_what_cannot_be_taken_is_told_and_changes_nothing(text: str, flaw: str) -> None:
    with pytest.raises(ParcelError) as error:
        unpack(text)
    assert error.value.flaw == flaw
    visitor = visitor_with(GAMES[0])
    visitor.press("games")
    settle(visitor)
    before = dict(visitor.storage.texts)
    visitor.app.act(f"games file {text}")
    assert visitor.storage.texts == before
    assert visitor.text("archive-told")
    assert not visitor.find(role="dialog")


@pytest.mark.parametrize("number", range(40))
def test_a_file_with_damage_anywhere_breaks_nothing(number: int) -> None:
    visitor = visitor_with(GAMES[0])
    visitor.press("games")
    visitor.app.act(f"games file {spoiled(exported_once(), Random(number))}")
    visitor.app.act("games take")
    settle(visitor)
    assert visitor.storage.texts[GAMES[0].key] == GAMES[0].to_text()


def exported_once() -> str:
    """The file of the full device."""
    if not _EXPORTED:
        _EXPORTED.append(exported(full_device()))
    return _EXPORTED[0]


_EXPORTED: list[str] = []


def test_the_file_has_the_date_in_its_name() -> None:
    assert file_name("2026-11-30T14:05") == "carteado-2026-11-30.json"
