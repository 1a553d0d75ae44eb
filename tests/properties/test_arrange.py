"""Whatever lies on the table: what the arrangement solver answers may be laid, and is no lie."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from game.mexe_mexe.arrange.goals import Aim, Goal
from game.mexe_mexe.arrange.plan import arrange
from game.mexe_mexe.turn import problems
from tests.game.mexe_mexe.oracle import House
from tests.game.mexe_mexe.test_arrange import check
from tests.properties.benches import crowded

seeds = st.text("abcdefgh0123456789", min_size=1, max_size=8)
houses = st.builds(House, wild_in_sets=st.booleans(), go_out_needs_discard=st.booleans())


@given(
    seeds,
    houses,
    st.sampled_from([Aim.CARDS, Aim.POINTS]),
    st.integers(0, 2),
    st.sampled_from([0, 100, 3000, 300_000]),
)
def test_what_is_found_may_be_laid(
    seed: str, house: House, aim: Aim, keep: int, budget: int
) -> None:
    state = crowded(seed, house)
    turn = state.before
    goal = Goal(aim, must_discard=True, taken=turn.taken, keep_wilds=keep)
    found = arrange(turn.table, turn.hand, turn.options, goal, budget)
    if found.found:
        check(found, turn.table, turn.hand, turn.options)
        ways = [problems(turn, found.melds, found.exchanges, card) for card in found.left]
        assert () in ways


@given(seeds, houses)
def test_more_cards_or_more_budget_is_never_worse(seed: str, house: House) -> None:
    turn = crowded(seed, house).before
    quick = Goal(disturb_least=False)
    whole = arrange(turn.table, turn.hand, turn.options, quick)
    assert whole.proved
    fewer = arrange(turn.table, turn.hand[1:], turn.options, quick)
    assert fewer.value <= whole.value
    hurried = arrange(turn.table, turn.hand, turn.options, quick, budget=200)
    assert hurried.value <= whole.value <= hurried.bound


@given(seeds, houses)
def test_going_out_is_laying_all(seed: str, house: House) -> None:
    turn = crowded(seed, house).before
    most = arrange(turn.table, turn.hand, turn.options, Goal(disturb_least=False))
    goal = Goal(Aim.OUT, disturb_least=False)
    out = arrange(turn.table, turn.hand, turn.options, goal)
    assert out.found is (most.value == len(turn.hand))
    assert out.impossible is not out.found
    by_discard = arrange(turn.table, turn.hand, turn.options, replace(goal, must_discard=True))
    if most.value == len(turn.hand) - 1:
        assert by_discard.found
