"""The search: from a view and chance alone, the same on every machine, in slices."""

from __future__ import annotations

import pytest

from game import mau_mau
from game.bots.mau_mau import search
from game.bots.mau_mau.levels import candidates, searching
from game.bots.mau_mau.search import Trial
from game.bots.thinking import conclude
from game.mau_mau.options import Goal, GoalKind
from game.mau_mau.view import View
from game.ruling import Allowed
from game.shuffle import Stream
from tests.game.mau_mau.endgames import endgame
from tests.game.mau_mau.test_view import redealt
from tests.game.table import on

QUICK = searching(60)


def choice(position: str, playouts: int = 200, **options: object) -> str:
    """What a search does in a position."""
    view = mau_mau.view(on(position, **options).state, 0)
    return str(conclude(searching(playouts)(view, Stream("search", position))).intent)


def test_it_goes_out_when_it_can() -> None:
    assert choice("hands 5H / 2D 3C; discards 5C; turn P1") == "play 5H"


def test_it_does_not_let_a_neighbour_with_one_card_play() -> None:
    """A 7 makes him draw; the 2 would let him go out with any heart or 2."""
    position = "hands 7H 2H 9C 9D / 4H; discards 5H; turn P1"
    assert choice(position) == "play 7H"


def test_it_names_the_suit_that_the_other_could_not_answer() -> None:
    """P2 drew for want of a club and passed; only P1's clubs and hearts matter then."""
    table = on("hands 5C JS 9C 9H 8C / 2D 3D; discards 6C; stock 8H *; turn P1")
    table = table.do("play 5C", "draw", "pass")
    view = mau_mau.view(table.state, 0)
    thought = conclude(searching(600)(view, Stream("names", "a suit")))
    assert str(thought.intent) in ("play 9C", "play 8C")


def test_for_points_it_also_counts_what_it_is_left_with() -> None:
    options = mau_mau.Options(goal=Goal(GoalKind.POINTS, 100))
    state = on("hands XR KH 9H 2H / 4H; discards 5H; turn P1").state._replace(options=options)
    view = mau_mau.view(state, 0)
    trials = _trials(view, 120)
    assert any(not 0 <= trial.worth <= 1 or trial.worth % 0.5 for trial in trials)


def _trials(view: View, playouts: int) -> tuple[Trial, ...]:
    thinking = search.best(view, candidates(view), playouts, Stream("trials", "of a view"))
    while True:
        try:
            next(thinking)
        except StopIteration as end:
            trials: tuple[Trial, ...] = end.value
            return trials


def test_all_candidates_are_tried_and_the_best_comes_first() -> None:
    view = mau_mau.view(on("hands 7H 2H 9H JC / 4H; discards 5H; turn P1").state, 0)
    trials = _trials(view, 400)
    assert {trial.intent for trial in trials} == set(candidates(view))
    assert trials[0].worth >= trials[1].worth


def test_it_pauses_after_every_slice_and_may_be_forgotten() -> None:
    view = mau_mau.view(on("hands 7H 2H 9H JC / 4H; discards 5H; turn P1").state, 0)
    thinking, slices = searching(1000)(view, Stream("slices", "1")), 0
    for _ in thinking:
        slices += 1
    assert 15 <= slices <= 1000 // search.SLICE
    thinking = searching(1000)(view, Stream("slices", "1"))
    next(thinking)
    thinking.close()


@pytest.mark.parametrize("seed", range(40))
def test_the_same_view_and_chance_lead_to_the_same_thought_whatever_is_hidden(seed: int) -> None:
    chance = Stream("hidden", str(seed))
    state = endgame(chance)
    other = redealt(state, state.turn, chance)
    thoughts = [
        conclude(QUICK(mau_mau.view(table, table.turn), Stream("chance", str(seed))))
        for table in (state, other, state)
    ]
    assert thoughts[0] == thoughts[1] == thoughts[2]
    assert isinstance(mau_mau.judge(state, state.turn, thoughts[0].intent), Allowed)


def test_a_decision_is_the_same_on_every_machine() -> None:
    """A changed choice on one interpreter alone is a defect; on all, the search has changed."""
    view = mau_mau.view(on("hands 7H 2H 9H JC 3D / 4H 5D 6S; discards 5H; turn P1").state, 0)
    worths = [(str(trial.intent), round(trial.worth, 9)) for trial in _trials(view, 300)]
    assert worths[0] == ("play 7H", 0.656565657)


def test_it_never_plays_in_silence_and_always_notices() -> None:
    view = mau_mau.view(on("hands 7H 2H / 4H; discards 5H; turn P1", calling=True).state, 0)
    assert all(getattr(intent, "calls", True) for intent in candidates(view))
    silent = on("hands 9C 2H / 9H 9D / 4H 4D; discards 5H; turn P3", calling=True).do("play 4H")
    assert list(map(str, candidates(mau_mau.view(silent.state, 0)))) == ["notice P3"]
