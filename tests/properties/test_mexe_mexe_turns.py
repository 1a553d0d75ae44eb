"""Turns of Mexe-Mexe, told in any way: the judge allows exactly what the oracle finds legal."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from game import mexe_mexe
from game.mexe_mexe import parse_intent, parse_position, position_text
from game.ruling import Allowed
from game.shuffle import Stream
from tests.game.mexe_mexe.asking import agree, asked
from tests.game.mexe_mexe.oracle import House
from tests.properties.benches import crowded

seeds = st.text("0123456789abcdef", min_size=1, max_size=8)
houses = st.builds(House, st.booleans(), st.booleans(), st.booleans())


@given(seeds, houses)
def test_the_judge_allows_exactly_what_the_oracle_finds_legal(seed: str, house: House) -> None:
    state, chance = crowded(seed, house), Stream(seed, "asked")
    for _ in range(10):
        intent = asked(state, chance)
        agree(state, intent)
        assert parse_intent(str(intent)) == intent


@given(seeds, houses)
def test_positions_round_trip_in_the_middle_of_a_turn(seed: str, house: House) -> None:
    state = crowded(seed, house)
    assert parse_position(position_text(state)) == state


@given(seeds, houses)
def test_what_is_listed_is_allowed(seed: str, house: House) -> None:
    state = crowded(seed, house)
    for intent in mexe_mexe.legal(state, state.turn):
        assert isinstance(mexe_mexe.judge(state, state.turn, intent), Allowed)
