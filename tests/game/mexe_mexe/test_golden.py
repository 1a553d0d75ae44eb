"""What the golden nets of Mexe-Mexe are good for: see ``tests.game.test_golden`` for the nets."""

from __future__ import annotations

from itertools import combinations

import pytest

from game.mexe_mexe import State
from tests.game.mexe_mexe import arrange_brute, whole_turns
from tests.game.mexe_mexe.oracle import House, Start, may_end
from tests.game.mexe_mexe.perfts import COUNTS, Count
from tests.game.mexe_mexe.playthroughs import ROUNDS

TURNS = [count for count in COUNTS if count.state().phase.value == "arrange"]


@pytest.mark.parametrize("count", TURNS, ids=lambda count: count.name)
def test_the_oracle_knows_as_many_ways_to_end_the_turn(count: Count) -> None:
    state = count.state()
    assert len(whole_turns.legal(state, state.turn)) == known_to_the_oracle(state)


def known_to_the_oracle(state: State) -> int:
    """The ways to end a turn, by brute force from the rulebook."""
    options = state.options
    house = House(options.wild_in_sets, options.go_out_needs_discard, options.may_discard_taken)
    began = arrange_brute.exchanges(
        state.table, state.hands[state.turn], wild_in_sets=house.wild_in_sets
    )
    starts = {
        (frozenset(card for meld in melds for card in meld), frozenset(hand)): (melds, hand)
        for melds, hand in began
    }
    return sum(
        may_end(Start(melds, hand, state.taken, house), [tuple(meld) for meld in made], (), discard)
        for melds, hand in starts.values()
        for size in range(len(hand) + 1)
        for laid in combinations(hand, size)
        for made in arrange_brute.partitions(
            (*(card for meld in melds for card in meld), *laid), wild_in_sets=house.wild_in_sets
        )
        for discard in (*hand, None)
    )


def test_the_playthroughs_show_all_that_a_turn_can_be() -> None:
    texts = "".join(played.path.read_text(encoding="utf-8") for played in ROUNDS)
    for told in ("Exchanged", "Took", "Reshuffled", "Eliminated", "Returned", "Declined"):
        assert f"        {told} " in texts
