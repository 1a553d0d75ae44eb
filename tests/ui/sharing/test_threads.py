"""Threads: kept as they are, nothing of them lost, nothing overwritten that cannot be read."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ui.sharing.threads import Letter, Thread, Way, thread_from_text, thread_to_text

TEXTS = st.text(st.characters(codec="utf-8"), max_size=20)
LETTERS = st.builds(
    Letter,
    when=TEXTS,
    way=st.sampled_from(Way),
    link=TEXTS,
    moves=st.integers(0, 9999),
    turn=st.none() | st.integers(0, 9),
    sent=TEXTS,
)
THREADS = st.builds(
    Thread,
    game=TEXTS,
    names=st.lists(TEXTS).map(tuple),
    mine=st.frozensets(st.integers(0, 9)),
    letters=st.lists(LETTERS).map(tuple),
)
EMPTY = Thread("mau-mau", ("Ana", "Bia"), frozenset({0}))


def letter(way: Way, moves: int) -> Letter:
    return Letter("2026-11-30T08:16", way, f"B{moves}{way.value[0]}", moves)


@given(THREADS)
def test_a_thread_is_read_as_it_was_written(thread: Thread) -> None:
    assert thread_from_text(thread_to_text(thread)) == thread


@given(TEXTS | THREADS.map(thread_to_text).map(lambda text: text[:-1]))
def test_other_texts_are_no_thread(text: str) -> None:
    assert thread_from_text(text) is None


@pytest.mark.parametrize(
    "changes",
    [
        {"carteado": 2},
        {"mine": ["0"]},
        {"letters": [["w", "made", "B", 1]]},
        {"letters": [["w", "sung", "B", 1, None, ""]]},
        {"names": "Ana"},
    ],
)
def test_threads_of_other_versions_and_damaged_ones_are_none(changes: dict[str, object]) -> None:
    data = json.loads(thread_to_text(EMPTY)) | changes
    assert thread_from_text(json.dumps(data)) is None


@given(THREADS, LETTERS)
def test_no_letter_is_lost_but_what_was_kept_in_the_middle_of_a_turn(
    thread: Thread, more: Letter
) -> None:
    links = {one.link for one in thread.letters if one.way is not Way.KEPT}
    after = thread.with_letter(more)
    assert {one.link for one in after.letters} >= links | {more.link}
    assert after.letters[-1] == more
    assert {one.link for one in after.without(0).letters} == {one.link for one in after.letters}


def test_the_last_letter_is_the_last_that_counts() -> None:
    made, aside = letter(Way.MADE, 4), letter(Way.ASIDE, 9)
    assert EMPTY.last is None
    assert EMPTY.with_letter(aside).last is None
    thread = EMPTY.with_letter(made).with_letter(aside)
    assert thread.last == made
    assert thread.sent("today").letters == (replace(made, sent="today"), aside)
    assert thread.without(4).last is None
    assert thread.without(5).last == made
