"""Threads: kept as they are, nothing of them lost, nothing overwritten that cannot be read."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from ui.sharing.threads import Letter, Thread, Way, thread_from_text, thread_to_text

EMPTY = Thread("mau-mau", ("Ana", "Bia"), frozenset({0}))


def letter(way: Way, moves: int) -> Letter:
    return Letter("2026-11-30T08:16", way, f"B{moves}{way.value[0]}", moves)


@pytest.mark.parametrize(
    "changes",
    [
        {"carteado": 2},
        {"mine": ["0"]},
        {"letters": [["w", "made", "B", 1]]},
        {"letters": [["w", "sung", "B", 1, None, ""]]},
        {"letters": [["w", "made", "B", 1, 2, ""]]},
        {"names": "Ana"},
        {"mine": [2]},
        {"game": "truco"},
    ],
)
def test_threads_of_other_versions_and_damaged_ones_are_none(changes: dict[str, object]) -> None:
    data = json.loads(thread_to_text(EMPTY)) | changes
    assert thread_from_text(json.dumps(data)) is None


def test_the_last_letter_is_the_last_that_counts() -> None:
    made, aside = letter(Way.MADE, 4), letter(Way.ASIDE, 9)
    assert EMPTY.last is None
    assert EMPTY.with_letter(aside).last is None
    thread = EMPTY.with_letter(made).with_letter(aside)
    assert thread.last == made
    assert thread.sent("today").letters == (replace(made, sent="today"), aside)
    assert thread.without(4).last is None
    assert thread.without(5).last == made
