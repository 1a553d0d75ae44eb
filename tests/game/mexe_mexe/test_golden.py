"""Counts of legal lines and whole rounds are as they were when somebody last read them.

What differs is a change of the rules. If it is meant: ``python -m tests.golden --write``.
"""

from __future__ import annotations

import json
from itertools import combinations

import pytest

from game.mexe_mexe import State
from tests.game.mexe_mexe import arrange_brute, whole_turns
from tests.game.mexe_mexe.oracle import House, Start, may_end
from tests.game.mexe_mexe.perfts import COUNTS, PATH, Count
from tests.game.mexe_mexe.playthroughs import FOLDER, ROUNDS, Playthrough

REMEDY = "if this is meant: python -m tests.golden --write"
TURNS = [count for count in COUNTS if count.state().phase.value == "arrange"]


@pytest.mark.parametrize("count", COUNTS, ids=lambda count: count.name)
def test_there_are_as_many_legal_lines_as_ever(count: Count) -> None:
    kept = json.loads(PATH.read_text(encoding="utf-8"))
    assert count.data() == kept[count.name], REMEDY


def test_every_count_is_looked_at() -> None:
    assert list(json.loads(PATH.read_text(encoding="utf-8"))) == [count.name for count in COUNTS]


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


@pytest.mark.parametrize("played", ROUNDS, ids=lambda played: played.name)
def test_the_round_goes_as_ever(played: Playthrough) -> None:
    kept = played.path.read_text(encoding="utf-8").splitlines()
    assert played.text().splitlines() == kept, REMEDY


def test_every_playthrough_is_looked_at() -> None:
    assert sorted(path.stem for path in FOLDER.iterdir()) == sorted(one.name for one in ROUNDS)


def test_the_playthroughs_show_all_that_a_turn_can_be() -> None:
    texts = "".join(played.path.read_text(encoding="utf-8") for played in ROUNDS)
    for told in ("Exchanged", "Took", "Reshuffled", "Eliminated", "Returned", "Declined"):
        assert f"        {told} " in texts
