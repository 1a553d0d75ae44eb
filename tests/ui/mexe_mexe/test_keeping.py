"""What a reload brings back."""

from __future__ import annotations

import json

import pytest

from tests.ui.mexe_mexe.sitting import Sitting, cards
from tests.ui.visitor import Visitor
from ui.mexe_mexe.held import Sorting
from ui.mexe_mexe.keeping import MOST_STEPS, keep, recall

POSITION = "hands 8Hb 10Hb 3C KH / 4C 5S; table 6H 7H 8H 9H 10H JH QH; stock 9C"


def in_the_middle() -> Sitting:
    sitting = Sitting(POSITION).press("card KH", "move left", "clear", "show look")
    sitting.ask("cancel")
    return sitting.ask("card 8Hb", "card 9H", "new", "card 10Hb", "put 1", "step undo")


def test_an_unfinished_rearrangement_comes_back_with_its_history() -> None:
    sitting = in_the_middle()
    again = recall(keep(sitting.held), sitting.view)
    assert again.bench == sitting.held.bench
    assert again.order == sitting.held.order
    assert again.sorting is Sorting.HAND
    assert keep(again) == keep(sitting.held)


def test_a_text_of_another_turn_brings_the_order_but_no_rearrangement() -> None:
    sitting = in_the_middle()
    kept = keep(sitting.held)
    other = Sitting(POSITION.replace("hands 8Hb 10Hb 3C KH", "hands 8Hb 3C 10Hb KH AC"))
    again = recall(kept, other.view)
    assert again.bench is None
    assert again.order[-1] is cards("AC")[0]
    assert recall(kept, Sitting(POSITION + "; turn P2").view).bench is None


def test_another_person_on_the_device_gets_nothing_of_it() -> None:
    sitting = in_the_middle()
    other = Sitting(POSITION + "; turn P2", seat=1)
    again = recall(keep(sitting.held), other.view)
    assert again.bench is None
    assert again.touched == frozenset()
    assert set(again.order) == set(cards("4C 5S"))


@pytest.mark.parametrize(
    "text",
    ["", "x", "[]", "[" * 9_000, "{" * 9_000, "null", "7", '"a"', "{}", '{"seat": 0, "order": 7}']
    + [
        json.dumps({"seat": 0, **damage})
        for damage in (
            {"order": "?? 3C", "sorting": 5},
            {"bench": 7, "turn": "x"},
            {"order": "3C 3C KS", "new": "KS", "touched": "3C KS 6H"},
        )
    ],
)
def test_a_damaged_text_brings_no_harm(text: str) -> None:
    sitting = Sitting(POSITION)
    sitting.held = recall(text, sitting.view)
    assert sitting.held.bench is None
    assert sorted(sitting.hand.split()) == ["10Hb", "3C", "8Hb", "KH"]
    assert sitting.find(class_="board")


@pytest.mark.parametrize(
    "bench", ["", "0", "9\narrange 1", "0\narrange 9", "0\ndraw", "0\narrange KS"]
)
def test_a_damaged_workbench_is_left_out(bench: str) -> None:
    sitting = in_the_middle()
    data = json.loads(keep(sitting.held))
    assert recall(json.dumps(data | {"bench": bench}), sitting.view).bench is None


def test_of_a_long_history_the_last_steps_are_kept() -> None:
    sitting = Sitting(POSITION)
    for _ in range(MOST_STEPS):
        sitting.ask("card 7H", "tray", "card 7H", "put 0")
    again = recall(keep(sitting.held), sitting.view)
    assert again.bench
    assert again.bench.now == sitting.bench.now
    assert len(again.bench.past) == MOST_STEPS


def test_how_the_table_is_shown_outlives_a_new_game_and_a_reload() -> None:
    visitor = Visitor()
    visitor.press("setup")
    visitor.app.act("setup game mexe-mexe")
    visitor.press("start")
    visitor.wait_for_own_turn()
    for request in ("show look", "prefer density list", "prefer zoom 125", "cancel"):
        visitor.press(request)
    visitor.press("home")
    visitor.app.act("start anew")
    visitor.wait_for_own_turn()
    for later in (visitor, Visitor(visitor.storage)):
        assert later.find(class_="board", data_density="list", data_zoom="125")
