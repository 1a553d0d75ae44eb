"""Codes: every table has one that is read back, and any other text is refused properly."""

from __future__ import annotations

from hypothesis import example, given
from hypothesis import strategies as st

from game.mau_mau.code import CodeError, decode, encode
from game.mau_mau.effects import Effect, Effects, Kind
from game.mau_mau.options import Goal, GoalKind, Options
from tests.properties.tables import DRAWING

numbers = st.one_of(st.integers(1, 12), st.integers(1, 10**9))
effects = st.sampled_from(Kind).flatmap(
    lambda kind: (
        numbers.map(lambda cards: Effect(kind, cards)) if kind in DRAWING else st.just(Effect(kind))
    )
)
goals = st.builds(Goal, st.sampled_from(GoalKind), st.integers(-5, 10**6))
any_options = st.builds(
    Options,
    hand_size=st.one_of(st.integers(5, 10), st.integers(-(10**6), 10**6)),
    packs=st.one_of(st.none(), st.integers(-3, 10**6)),
    effects=st.tuples(*[effects] * 14).map(Effects),
    goal=goals,
    **{name: st.booleans() for name in ("jokers", "any_starter", "free_drawing", "cutting")},
    **{name: st.booleans() for name in ("draw_until_playable", "must_play_drawn", "calling")},
    **{name: st.booleans() for name in ("debtors_stay", "reverse_of_two_goes_on")},
    **{name: st.booleans() for name in ("mixed_chains", "block_misplays", "end_on_action")},
)


@given(any_options)
@example(Options())
def test_every_table_has_a_code_that_is_read_back(options: Options) -> None:
    assert decode(encode(options)) == options


@given(any_options, any_options)
def test_different_tables_have_different_codes(one: Options, other: Options) -> None:
    assert (encode(one) == encode(other)) == (one == other)


@given(
    st.one_of(st.text(max_size=30), st.from_regex(r"M1[0-9A-HJKMNP-TV-Z]{3,20}", fullmatch=True))
)
def test_any_text_is_the_one_code_of_a_table_or_unreadable(text: str) -> None:
    try:
        options = decode(text)
    except CodeError:
        return
    assert decode(encode(options)) == options
