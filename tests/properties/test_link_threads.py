"""Threads of links are read as they were written, and lose no letter."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from ui.house_rules import TITLES
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
    game=st.sampled_from(list(TITLES)),
    names=st.lists(TEXTS, min_size=10, max_size=10).map(tuple),
    mine=st.frozensets(st.integers(0, 9)),
    letters=st.lists(LETTERS).map(tuple),
)


@given(THREADS)
def test_a_thread_is_read_as_it_was_written(thread: Thread) -> None:
    assert thread_from_text(thread_to_text(thread)) == thread


@given(TEXTS | THREADS.map(thread_to_text).map(lambda text: text[:-1]))
def test_other_texts_are_no_thread(text: str) -> None:
    assert thread_from_text(text) is None


@given(THREADS, LETTERS)
def test_no_letter_is_lost_but_what_was_kept_in_the_middle_of_a_turn(
    thread: Thread, more: Letter
) -> None:
    links = {one.link for one in thread.letters if one.way is not Way.KEPT}
    after = thread.with_letter(more)
    assert {one.link for one in after.letters} >= links | {more.link}
    assert after.letters[-1] == more
    assert {one.link for one in after.without(0).letters} == {one.link for one in after.letters}
