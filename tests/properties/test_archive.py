"""The archive: nothing is lost in whatever order things are done, and nothing hostile gets in."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game import mau_mau
from game.match import replay
from game.record import read, write
from tests.ui.archive.made import settle
from tests.ui.archive.test_entry import ENTRIES
from tests.ui.archive.test_lasting import Narrow
from tests.ui.archive.test_parcel import GAMES, exported_once, imported
from tests.ui.archive.test_shelves import at_table, kept, records, shown, step
from tests.ui.visitor import Visitor
from ui import store
from ui.archive.entry import Entry, EntryError
from ui.archive.parcel import pack
from ui.archive.shelves import continues
from ui.archive.sums import Sum
from ui.store import LastingStorage, MemoryStorage

json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=8) | st.dictionaries(st.text(max_size=3), inner),
    max_leaves=20,
)


@given(st.integers(0, 10), json_values, st.sampled_from(ENTRIES))
def test_an_entry_with_something_odd_in_it_is_none_or_has_the_right_kinds(
    place: int, odd: object, entry: Entry
) -> None:
    data = json.loads(entry.to_text())
    data[place] = odd
    try:
        read = Entry.from_text(json.dumps(data))
    except EntryError:
        return
    assert Entry.from_text(read.to_text()) == read


@given(json_values.map(json.dumps) | st.text())
def test_what_is_no_entry_is_told(text: str) -> None:
    with pytest.raises(EntryError):
        Entry.from_text(text)


@given(
    st.integers(0, 60),
    st.lists(st.tuples(st.sampled_from("abc"), st.none() | st.integers(0, 30)), max_size=20),
)
def test_it_always_reads_what_was_written_last(
    room: int, writes: list[tuple[str, int | None]]
) -> None:
    narrow, plain = Narrow(room), MemoryStorage()
    lasting = LastingStorage(narrow)
    for number, (key, length) in enumerate(writes):
        if length is None:
            lasting.remove(key)
            plain.remove(key)
        else:
            text = chr(97 + number) * length
            lasting.write(key, text)
            plain.write(key, text)
        assert {key: lasting.read(key) for key in "abc"} == {key: plain.read(key) for key in "abc"}
        kept = {key for key in lasting.all_keys() if key not in lasting.unkept}
        assert all(narrow.texts[key] == plain.texts[key] for key in kept)
    narrow.room = 10_000
    lasting.flush()
    assert lasting.unkept == ()
    assert narrow.texts == plain.texts


@given(st.text("WL", max_size=40))
def test_streaks_are_those_that_one_counts(rounds: str) -> None:
    its = Sum(rounds, 0, 0, 0, 0, 0, 0, 0)
    longest = running = 0
    for one in rounds:
        running = running + 1 if one == "W" else 0
        longest = max(longest, running)
    assert (its.streak, its.running) == (longest, running)
    assert its.won == rounds.count("W")


@settings(max_examples=30)
@given(st.lists(st.tuples(st.booleans(), st.integers(0, 5)), min_size=1, max_size=12))
def test_no_game_is_lost_whatever_two_tabs_do(acts: list[tuple[bool, int]]) -> None:
    """Every position that a tab has shown is in a game that is kept, or goes on from it."""
    storage = MemoryStorage()
    tabs = (at_table(storage, "one"), at_table(storage, "two"))
    seen: set[str] = set()
    for which, act in acts:
        tab = tabs[which]
        match act:
            case 0 | 1:
                step(tab)
            case 2:
                tab.app.act("home")
                tab.app.act("start")
                tab.wait_for_own_turn()
                step(tab)
            case 3:
                tab.app.heard(store.GAME)
            case 4:
                tab.app.act("here")
                tab.wait_for_own_turn()
            case _:
                tab.app.act("games")
                settle(tab)
                for entry in kept(storage)[:1]:
                    tab.app.act(f"games continue {entry.key}")
                settle(tab)
        if record := shown(tab):
            seen.add(write(record, mau_mau))
    there = records(storage)
    for text in seen:
        at_stake = replay(mau_mau, read(text, mau_mau)).state
        assert any(continues(record, text) for record in there), at_stake


@settings(max_examples=25)
@given(st.permutations(GAMES), st.integers(0, len(GAMES)), st.integers(0, len(GAMES)))
def test_the_order_of_files_does_not_matter(games: list[Entry], first: int, second: int) -> None:
    older = [replace(entry, at="2020-01-01T00:00") for entry in games[:first]]
    files = [
        pack([(entry.key, entry.to_text()) for entry in its], "2026-11-30T14:05")
        for its in (older, games[second:])
    ]
    one, other = MemoryStorage(), MemoryStorage()
    for text in files:
        imported(text, one)
    for text in reversed(files):
        imported(text, other)
    assert one.texts == other.texts


@settings(max_examples=60)
@given(st.data())
def test_a_hostile_file_breaks_nothing(data: st.DataObject) -> None:
    kept: dict[str, Any] = json.loads(exported_once())["kept"]
    key = data.draw(st.sampled_from([*kept, "games:x", "schema", "unknown"]))
    odd = data.draw(json_values | json_values.map(json.dumps) | st.text(max_size=30))
    spoiled = json.dumps({"carteado-file": 1, "at": odd, "kept": {**kept, key: odd}})
    visitor = imported(spoiled, MemoryStorage())
    settle(visitor)
    visitor.press("games statistics")
    visitor.app.act("home")
    again = Visitor(visitor.storage)
    again.app.act("home")
    again.press("games")
    assert again.storage.texts[store.SCHEMA] == str(store.VERSION)
