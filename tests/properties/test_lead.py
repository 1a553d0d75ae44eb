"""Moves to a layout: whatever lies on the workbench, they lead there, and no card is lost."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from game.mexe_mexe.arrange.goals import Aim, Goal
from game.mexe_mexe.arrange.plan import arrange
from game.mexe_mexe.changes import changes
from game.mexe_mexe.lead import Kind, arrived, moved, moves
from game.mexe_mexe.turn import lying_after
from game.mexe_mexe.workbench import Layout, Workbench, start
from game.shuffle import Stream
from tests.game.mexe_mexe.oracle import House
from tests.properties.benches import crowded

seeds = st.text("0123456789abcdef", min_size=1, max_size=6)
houses = st.builds(House, st.booleans(), st.booleans(), st.booleans())
MOST_STEPS = 12


def in_disorder(bench: Workbench, chance: Stream) -> Workbench:
    """The workbench after a few steps of somebody who does not know what he wants."""
    for _ in range(chance.below(MOST_STEPS)):
        lying = [card for meld in bench.melds for card in meld]
        cards = [chance.choice((*bench.hand, *bench.loose, *lying))]
        if possible := bench.possible_exchanges:
            exchange = chance.choice(possible)
        match chance.below(5):
            case 0 if possible:
                came = bench.exchange(exchange.card, exchange.wild)
            case 1 if bench.melds:
                number = chance.below(len(bench.melds))
                came = bench.split(number, chance.below(len(bench.melds[number])))
            case 2 if lying:
                came = bench.pick((chance.choice(lying),))
            case 3 if bench.melds:
                came = bench.put(cards, chance.below(len(bench.melds)))
            case _:
                came = bench.put(cards)
        bench = came if isinstance(came, Workbench) else bench
    return bench


def wanted_on(bench: Workbench, chance: Stream) -> Layout:
    """What the solver would have on this table."""
    goal = Goal(chance.choice(tuple(Aim)), must_discard=bool(chance.below(2)))
    if goal.aim is not Aim.OUT:
        goal = Goal(goal.aim, keep_wilds=chance.below(3))
    before = bench.before
    found = arrange(before.table, before.hand, before.options, goal, budget=2000)
    return Layout(found.melds, found.exchanges)


@given(seed=seeds, house=houses)
def test_moves_lead_there_and_become_fewer_one_by_one(seed: str, house: House) -> None:
    chance = Stream(seed, "lead")
    bench = first = in_disorder(start(crowded(seed, house).before), chance)
    wanted = wanted_on(bench, chance)
    plan = to_do = moves(bench, wanted)
    cards = sorted(card.order for meld in (*bench.melds, bench.loose, bench.hand) for card in meld)
    while to_do:
        bench = moved(bench, to_do[0])
        on = (*bench.melds, bench.loose, bench.hand)
        assert sorted(card.order for meld in on for card in meld) == cards
        assert moves(bench, wanted) == to_do[1:]
        to_do = to_do[1:]
    assert set(bench.melds) == set(wanted.melds)
    assert bench.exchanges == wanted.exchanges
    assert not bench.table_problems
    there = arrived(first, wanted)
    assert there.now == bench.now
    assert not plan or there.undo().now == first.now


@given(seed=seeds, house=houses)
def test_there_are_no_more_moves_than_melds_that_differ(seed: str, house: House) -> None:
    chance = Stream(seed, "lead")
    bench = start(crowded(seed, house).before)
    wanted = wanted_on(bench, chance)
    plan = moves(bench, wanted)
    before = lying_after(bench.before, wanted.exchanges)
    assert isinstance(before, tuple)
    differ = sum(len(change.after) for change in changes(before, wanted.melds))
    assert sum(move.kind is Kind.PUT for move in plan) <= differ
    assert len({move.meld for move in plan if move.kind is Kind.SHIFT}) <= differ
    assert sum(move.kind is Kind.EXCHANGE for move in plan) == len(wanted.exchanges)
    assert {move.kind for move in plan} <= {Kind.EXCHANGE, Kind.PUT, Kind.SHIFT}
