"""A game as it is kept: its text, and texts that are none."""

from __future__ import annotations

import json
from dataclasses import replace
from itertools import permutations

import pytest

from tests.ui.archive.made import a_counted, an_entry
from ui.archive.entry import Entry, EntryError, merged
from ui.store import UNCOUNTED

ENTRIES = (an_entry(), an_entry("mexe-mexe"), a_counted(), a_counted("mexe-mexe"))


@pytest.mark.parametrize("entry", ENTRIES)
def test_an_entry_comes_back(entry: Entry) -> None:
    assert Entry.from_text(entry.to_text()) == entry
    assert entry.to_text().endswith(UNCOUNTED) == (entry.numbers is None)


@pytest.mark.parametrize(
    "changes",
    [
        {"at": "yesterday"},
        {"game": "whist"},
        {"code": "M" * 500},
        {"round": -1},
        {"winners": (7,)},
        {"record": "not a link!"},
        {"players": ()},
    ],
)
def test_every_part_is_looked_at(changes: dict[str, object]) -> None:
    odd = replace(a_counted(), **changes)  # type: ignore[arg-type]
    with pytest.raises(EntryError):
        Entry.from_text(odd.to_text())


def test_a_newer_entry_is_none_of_ours() -> None:
    data = json.loads(a_counted().to_text())
    with pytest.raises(EntryError):
        Entry.from_text(json.dumps([2, *data[1:]]))


def test_the_key_is_the_games_and_nothing_elses() -> None:
    entry = a_counted()
    assert replace(entry, at="", received=True, numbers=None).key == entry.key
    assert a_counted(number=1).key != entry.key


def test_what_is_made_of_two_entries_does_not_depend_on_their_order() -> None:
    entry = a_counted()
    same = (
        entry,
        replace(entry, received=True, at=""),
        replace(entry, at="2025-01-01T00:00", numbers=None, winners=()),
        replace(entry, at="2024-01-01T00:00", received=True),
    )
    for one, two, three in permutations(same, 3):
        assert merged(one, two) == merged(two, one)
        assert merged(merged(one, two), three) == merged(one, merged(two, three))
        assert merged(one, one) == one
    assert merged(same[0], same[1]) == entry
    assert merged(same[2], same[3]).numbers == entry.numbers
    assert merged(same[2], same[3]).at == "2024-01-01T00:00"
    assert not merged(same[2], same[3]).received
