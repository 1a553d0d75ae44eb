"""The simulator is the engine in small numbers: equal in every decision, in every house."""

from __future__ import annotations

from itertools import count
from random import Random

import pytest

from game.bots.mau_mau import simulator
from game.bots.mau_mau.house import house_of
from game.cards import Face
from game.mau_mau.options import Options
from game.mau_mau.state import Phase
from game.shuffle import Stream
from tests.game.bots.mau_mau.twins import (
    check_own_choice,
    intents,
    round_of_twins,
    step,
    told,
    twin,
)
from tests.game.mau_mau.endgames import endgame
from tests.game.table import on


@pytest.mark.parametrize("number", range(30))
def test_it_does_what_the_engine_does_in_random_houses(number: int) -> None:
    assert round_of_twins(number, "unit") > 0


@pytest.mark.parametrize(
    "options",
    [
        Options(),
        Options(debtors_stay=False, mixed_chains=True, reverse_of_two_goes_on=True),
        Options(end_on_action=False, must_play_drawn=True, free_drawing=True),
        Options(cutting=True),
    ],
)
def test_it_does_what_the_engine_does_in_endgames(options: Options) -> None:
    """Few cards, debts, chains, small stocks: where most things happen at once."""
    chance, met = Stream("endgames", "twins"), set()
    for _ in range(150):
        state = endgame(chance, options)
        table, house = twin(state), house_of(options, state.seats)
        for _ in range(6):
            if state.actor is None or not intents(state):
                break
            met.add(state.phase)
            check_own_choice(state, table, house, chance.below(100) / 100)
            state = step(state, table, house, chance.choice(intents(state)))
    assert met >= {Phase.PLAY, Phase.DREW, Phase.AGAIN}
    assert (Phase.NAME in met) is (options.debtors_stay and options.end_on_action)
    assert (Phase.CUT in met) is options.cutting


def test_the_comparison_can_fail() -> None:
    table = twin(on("hands 5H 7S / 2D; discards 7C; turn P1").state)
    other = table.copy()
    assert told(other) == told(table)
    for name, value in (("turn", 1), ("pending", 2), ("still", 1), ("phase", 1), ("context", 3)):
        other = table.copy()
        setattr(other, name, value)
        assert told(other) != told(table), name


def test_a_copy_shares_nothing() -> None:
    table = twin(on("hands 5H 7S / 2D; discards 7C; turn P1").state)
    before, house = told(table), house_of(Options(), 2)
    other = table.copy()
    simulator.play(other, house, Random(1).random)
    assert other.phase == simulator.OVER
    assert told(table) == before


@pytest.mark.parametrize(
    ("position", "laid"),
    [
        ("hands JS 9H 2C 5C / 2D; discards 3C; turn P1", "2C"),
        ("hands JS 9H 2S 5S / 2D; discards 3C; turn P1", "JS"),
        ("hands JS 9H KC 3D / 2D; discards 3C; turn P1; chain 3+1", "3D"),
        ("hands JS 9H KC 5C / 2D; discards 3C; turn P1; chain 3+1", "KC"),
        ("hands JS 9H 2S 5S / 2D; discards 3C; turn P1; chain 3+1", "JS"),
        ("hands JS 9H KC XR / 2D; discards 7C; turn P1; chain 7+2", "7C"),
    ],
)
def test_by_itself_it_keeps_wild_cards_and_lets_a_chain_grow(position: str, laid: str) -> None:
    table = twin(on(position).state)
    simulator.play(table, house_of(Options(), 2), Random(1).random, None, 1)
    assert table.discards[-1] == Face.parse(laid).order


def test_by_itself_it_does_not_go_on_for_ever() -> None:
    state = on("hands KCb 4H / 4C 4D; discards KC; stock -; first P1; turn P1; phase again").state
    table = twin(state)
    simulator.play(table, house_of(Options(), 2), Random(1).random, None, 1)
    assert table.turn == 1
    assert table.discards == [Face.parse("KC").order]


def test_it_draws_what_is_there_and_makes_the_discards_the_stock() -> None:
    hand, stock, discards = [0], [1, 2], [3, 4, 5]
    backwards = count(0, -1)
    assert simulator.draw(hand, 3, stock, discards, lambda: next(backwards)) == 3
    assert (hand, stock, discards) == ([0, 2, 1, 3], [4], [5])
    assert simulator.draw(hand, 3, stock, discards, lambda: 0.0) == 1
    assert (hand, stock, discards) == ([0, 2, 1, 3, 4], [], [5])
