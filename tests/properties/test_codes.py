"""Codes: every table has one that is read back, and any other text is refused properly."""

from __future__ import annotations

from typing import Any

from hypothesis import example, given
from hypothesis import strategies as st

from game.code import Codec, CodeError
from game.mau_mau.code import CODES as MAU_MAU
from game.mau_mau.effects import Effect, Effects, Kind
from game.mau_mau.options import Goal, GoalKind, Options
from game.mexe_mexe.code import CODES as MEXE_MEXE
from game.mexe_mexe.options import Options as MexeMexe
from game.mexe_mexe.options import Returns
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
    own_decks=st.booleans(),
)

any_mexe_mexe = st.builds(
    MexeMexe,
    hand_size=st.one_of(st.integers(7, 13), st.integers(-(10**6), 10**6)),
    packs=st.one_of(st.none(), st.integers(-3, 10**6)),
    wild_in_sets=st.booleans(),
    go_out_needs_discard=st.booleans(),
    may_discard_taken=st.booleans(),
    reshuffles=st.one_of(st.integers(0, 9), st.integers(-5, 10**6)),
    limit=st.one_of(st.sampled_from((100, 150, 200, 300)), st.integers(-5, 10**6)),
    returns=st.sampled_from(Returns),
)
any_table = st.one_of(
    st.tuples(st.just(MAU_MAU), any_options), st.tuples(st.just(MEXE_MEXE), any_mexe_mexe)
)
Table = tuple[Codec[Any], Any]


@given(any_table)
@example((MAU_MAU, Options()))
@example((MEXE_MEXE, MexeMexe()))
def test_every_table_has_a_code_that_is_read_back(table: Table) -> None:
    codes, options = table
    assert codes.decode(codes.encode(options)) == options


@given(any_table, any_table)
def test_different_tables_have_different_codes(one: Table, other: Table) -> None:
    codes = [codes.encode(options) for codes, options in (one, other)]
    assert (codes[0] == codes[1]) == (one == other)


@given(
    st.sampled_from((MAU_MAU, MEXE_MEXE)),
    st.one_of(
        st.text(max_size=30), st.from_regex(r"[MX][12][0-9A-HJKMNP-TV-Z]{3,20}", fullmatch=True)
    ),
)
def test_any_text_is_the_one_code_of_a_table_or_unreadable(codes: Codec[Any], text: str) -> None:
    try:
        options = codes.decode(text)
    except CodeError:
        return
    assert codes.decode(codes.encode(options)) == options


@given(
    st.sampled_from((MAU_MAU, MEXE_MEXE)),
    st.sampled_from("12"),
    st.text("0123456789ABCDEFGHJKMNPQRSTVWXYZ"),
)
def test_any_payload_is_the_one_of_a_table_or_unreadable(
    codes: Codec[Any], version: str, payload: str
) -> None:
    code = codes.sealed(version, payload)
    try:
        options = codes.decode(code)
    except CodeError:
        return
    assert codes.encode(options) == code
