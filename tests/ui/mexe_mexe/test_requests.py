"""Requests, as controls and drags ask for them."""

from __future__ import annotations

import pytest

from game import mexe_mexe as rules
from game.bots.mexe_mexe import easy
from game.bots.mexe_mexe.hand import melds_in
from game.bots.thinking import conclude
from game.mexe_mexe import parse_intent
from game.mexe_mexe.state import Phase
from game.shuffle import Stream
from tests.ui.mexe_mexe.sitting import Sitting
from ui.mexe_mexe.held import Question, Sorting

ANY = "hands 8Hb 10Hb 3C 9C / 4C 5S; table 6H 7H 8H 9H 10H JH QH / KC KD KS; discards 5C"


# ---- the examples of the rules -----------------------------------------------------------------


def test_x28_the_run_is_parted_in_three_by_taps() -> None:
    sitting = Sitting("hands 8Hb 10Hb 3C / 4C; table 6H 7H 8H 9H 10H JH QH")
    sitting.press("card 8Hb", "card 9H", "card 10Hb", "new")
    assert sitting.melds == ["6H 7H 8H 10H JH QH", "8Hb 9H 10Hb"]
    sitting.press("card 10H", "split 0 3")
    assert sitting.melds == ["6H 7H 8H", "10H JH QH", "8Hb 9H 10Hb"]
    sitting.press("card 3C", "discard")
    assert sitting.state.result
    assert "Você bateu!" in [line.text for line in sitting.message]


def test_x31_one_card_parts_the_run_in_two() -> None:
    sitting = Sitting("hands 8Hb 3C / 4C; table 6H 7H 8H 9H 10H JH QH")
    sitting.press("meld 0", "split 0 3", "card 8Hb", "put 1", "card 3C", "discard")
    assert [len(meld) for meld in sitting.state.table] == [3, 5]
    assert sitting.state.result


def test_x33_the_curinga_comes_to_the_hand() -> None:
    sitting = Sitting("hands 8D KC / 4C; table 6D 7D 2S 9D 10D; stock 5S; options {}")
    sitting.press("card 8D", "exchange 8D 2S")
    assert sitting.hand.split() == ["KC", "2S"]
    assert sitting.melds == ["6D 7D 8D 9D 10D"]
    sitting.ask("card 8D", "hand")
    assert "X33" in sitting.text("message")
    sitting.press("step undo")
    assert sitting.hand.split() == ["KC", "8D"] or sitting.hand.split() == ["8D", "KC"]


# ---- choosing ------------------------------------------------------------------------------------


def test_cards_are_selected_and_no_longer_and_a_meld_as_a_whole() -> None:
    sitting = Sitting(ANY).press("card 8Hb", "card 7H")
    assert sitting.selected == "7H 8Hb"
    assert sitting.press("card 7H").selected == "8Hb"
    assert sitting.press("clear").selected == ""
    assert sitting.press("meld 1").selected == "KC KD KS"
    assert sitting.press("meld 1").selected == ""


def test_in_anothers_turn_only_the_hand_can_be_chosen() -> None:
    sitting = Sitting(ANY + "; turn P2")
    assert sitting.ask("card 7H").selected == ""
    assert sitting.press("card 9C").selected == "9C"
    assert sitting.ask("new", "put 0", "discard", "end").melds == Sitting(ANY).melds


@pytest.mark.parametrize(
    "request_text",
    [
        "", "nonsense", "card", "card 99X", "card KH", "meld 9", "meld x", "put 0", "new",
        "tray", "hand", "gap 0", "gap 0 99", "split 0 99", "split 9 1", "shift 9", "step",
        "step on", "exchange 8Hb", "exchange ?? 2S", "go", "go meld 7", "go cards KH",
        "sort hand", "move up", "move left", "show me", "intent",
        "intent nothing", "drop", "drop on", "drop card 8Hb on", "drop card 8Hb on moon",
        "drop card KH on new", "drop meld 8 on new", "drop card ?? on hand", "lay", "lay ??",
        "drop on on on", "take", "\0", "card 8Hb 9C",
    ],
)  # fmt: skip
def test_nonsense_changes_nothing(request_text: str) -> None:
    sitting = Sitting(ANY)
    before = sitting.held
    sitting.ask(request_text)
    assert sitting.held == before
    assert sitting.view == Sitting(ANY).view


# ---- the workbench -------------------------------------------------------------------------------


def test_laid_cards_come_back_but_table_cards_do_not() -> None:
    sitting = Sitting(ANY).press("card 8Hb", "card 7H", "new", "card 8Hb", "hand")
    assert "8Hb" in sitting.hand
    sitting.ask("card 7H", "hand")
    assert "X32" in sitting.text("message")
    assert sitting.selected == "7H"


def test_table_cards_are_laid_loose_and_put_back() -> None:
    sitting = Sitting(ANY).press("card QH", "tray")
    assert sitting.text("tray-title") == "1 carta da mesa solta"
    sitting.press("card QH", "put 0")
    assert not sitting.bench.loose
    assert sitting.bench.can_end(sitting.view.hand[0]) is None


def test_meld_joins_meld() -> None:
    sitting = Sitting("hands 3C / 4C; table 3H 4H 5H / 6H 7H 8H")
    assert sitting.press("meld 0", "put 1").melds == ["3H 4H 5H 6H 7H 8H"]


def test_undo_redo_and_start_again() -> None:
    sitting = Sitting(ANY).press("card 7H", "tray", "card 8H", "tray")
    sitting.press("step undo", "step undo")
    assert sitting.melds == Sitting(ANY).melds
    sitting.press("step redo", "step redo")
    assert len(sitting.bench.loose) == 2
    sitting.press("step reset")
    assert sitting.melds == Sitting(ANY).melds


def test_a_curinga_with_two_places_goes_where_it_is_put_and_shifts() -> None:
    sitting = Sitting("hands 2C 9C / 4C; table 6H 7H 8H / KC KD KS").press("card 2C")
    assert sitting.text("meld-end") == (
        "Pôr 2 de paus aqui: o curinga vale 5 de copas 5 "
        "Pôr 2 de paus aqui: o curinga vale 9 de copas 9"
    )
    sitting.press("gap 0 0")
    assert sitting.melds[0] == "2C 6H 7H 8H"
    assert sitting.label("card 2C") == (
        "2 de paus, curinga, vale 5 de copas, baixada por você nesta vez"
    )
    assert sitting.press("shift 0").melds[0] == "6H 7H 8H 2C"


# ---- ending the turn -----------------------------------------------------------------------------


def test_what_is_missing_is_listed_and_leads_to_its_place() -> None:
    sitting = Sitting(ANY).press("card 6H", "card 7H", "new", "card KC", "tray", "end")
    assert sitting.held.asks is Question.MISSING
    assert "1 carta da mesa precisa voltar: K de paus." in sitting.text("missing")
    assert "Jogo 3: falta 1 carta" in sitting.text("missing")
    sitting.press("go cards KC")
    assert not sitting.find(role="dialog")
    assert sitting.selected == "KC"
    assert [node.attributes["data-do"] for node in sitting.find(id="cited")] == ["card KC"]
    sitting.press("clear", "end", "go meld 2")
    assert sitting.selected == "6H 7H"
    assert sitting.find(id="cited")[0].attributes["data-do"] == "meld 2"


def test_a_discard_at_a_broken_table_tells_what_is_missing() -> None:
    sitting = Sitting(ANY).press("card 7H", "tray", "card 9C", "discard")
    assert sitting.held.asks is Question.MISSING
    assert sitting.state.turn == 0


def test_no_card_chosen_is_said_with_its_rule() -> None:
    sitting = Sitting(ANY).press("discard")
    assert "X24" in sitting.text("message")


def test_the_card_just_taken_is_refused_by_the_judge() -> None:
    sitting = Sitting(ANY + "; phase draw").press("intent take", "card 5C", "discard")
    assert sitting.message[0].rule == "X26"
    assert sitting.press("clear", "card 9C", "discard").state.turn == 1


def test_one_goes_out_without_a_discard() -> None:
    sitting = Sitting("hands 9H / 4C; table 6H 7H 8H").press("card 9H", "put 0", "end")
    assert sitting.state.result


# ---- the hand ------------------------------------------------------------------------------------


def test_the_hand_is_sorted_and_what_is_drawn_comes_last() -> None:
    sitting = Sitting("hands KC 3H 4C 3S / 5C; stock AC; phase draw").press("sort rank")
    assert sitting.hand == "3H 3S 4C KC"
    assert sitting.press("intent draw").hand == "3H 3S 4C KC AC"
    assert sitting.find(data_new="", data_card="AC")
    assert sitting.press("sort suit").hand == "AC 4C KC 3H 3S"


def test_an_order_made_by_hand_outlasts_the_others_turns() -> None:
    sitting = Sitting("hands 3C 4C KC 3H / 5C 6C 7C; stock AC 2C; phase draw; discards 9S")
    sitting.press("intent draw", "card KC", "move left", "move left", "clear")
    assert sitting.hand == "KC 3C 4C 3H AC"
    assert sitting.held.sorting is Sorting.HAND
    sitting.press("card 3H", "move right", "discard")
    assert sitting.hand == "KC 3C 4C AC"
    for intent in ("draw", "discard 5C"):
        sitting.happen(parse_intent(intent))
    assert sitting.hand == "KC 3C 4C AC"


def test_cards_laid_keep_their_places_in_the_hand() -> None:
    sitting = Sitting("hands 3C 9H KC / 4C; table 6H 7H 8H").ask("sort suit")
    before = sitting.hand
    sitting.press("card 9H", "put 0", "step undo")
    assert sitting.hand == before


def test_moves_stop_at_the_ends() -> None:
    sitting = Sitting("hands 3C 4C 5C 6C / 4H").press("card 3C", "card 4C", "move left")
    assert sitting.hand == "3C 4C 5C 6C"
    assert sitting.press("move right").hand == "5C 3C 4C 6C"
    assert sitting.press("move right", "move right").hand == "5C 6C 3C 4C"


# ---- dragging ------------------------------------------------------------------------------------


def test_a_drop_is_the_same_as_taps() -> None:
    tapped = Sitting(ANY).press("card 9C", "put 1")
    dropped = Sitting(ANY).ask("drop card 9C on meld 1")
    assert dropped.held == tapped.held
    assert dropped.ask("drop card 9C on hand").melds == Sitting(ANY).melds


def test_a_drag_of_a_selected_card_takes_the_selection_along() -> None:
    sitting = Sitting(ANY).press("card 6H", "card 7H").ask("drop card 7H on new")
    assert sitting.melds[-1] == "6H 7H"
    assert Sitting(ANY).press("card 6H").ask("drop card 7H on new").melds[-1] == "7H"


def test_melds_piles_hand_and_discard_take_part_in_drags() -> None:
    sitting = Sitting(ANY + "; phase draw; stock AC").ask("drop stock on hand")
    assert sitting.state.phase is Phase.ARRANGE
    assert sitting.ask("drop card 3C on hand 9C").hand == "3C 9C 8Hb 10Hb AC"
    assert sitting.ask("drop meld 1 on tray").text("tray-title") == "3 cartas da mesa soltas"
    sitting.ask("step undo", "drop card 3C on discard")
    assert sitting.state.discards[-1].text == "3C"
    assert "5C" in Sitting(ANY + "; phase draw").ask("drop top on hand 9C").hand


# ---- the look of the table -----------------------------------------------------------------------


def test_density_and_zoom() -> None:
    sitting = Sitting(ANY)
    assert sitting.find(data_density="comfortable", data_zoom="100")
    sitting.press("show look", "prefer density list", "prefer zoom 125", "prefer zoom 150")
    assert sitting.find(data_density="list", data_zoom="150")
    assert [do for do in sitting.controls() if do.startswith("prefer zoom")] == ["prefer zoom 125"]
    sitting.press("prefer zoom 125", "prefer zoom 100", "prefer zoom 75")
    assert [do for do in sitting.controls() if do.startswith("prefer zoom")] == ["prefer zoom 100"]


# ---- whole rounds --------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 4, 8])
def test_whole_rounds_by_presses_against_bots(seats: int) -> None:
    chance = Stream("a round by taps", str(seats))
    sitting = Sitting(rules.begin(rules.Options(), seats, f"taps {seats}")).ask("intent deal")
    for _ in range(600):
        if sitting.state.result:
            break
        if sitting.state.turn != 0:
            view = rules.view(sitting.state, sitting.state.turn)
            sitting.happen(conclude(easy.think(view, chance)).intent)
        elif sitting.state.phase is Phase.DRAW:
            sitting.press("intent draw")
        else:
            play_turn(sitting)
    assert sitting.state.result
    assert "intent deal" in sitting.controls()


def play_turn(sitting: Sitting) -> None:
    """Lay melds and single cards by taps, then discard; go out if nothing is left."""
    for meld in melds_in(sitting.view.hand, sitting.view.options):
        sitting.press(*(f"card {card}" for card in meld), "new")
    for card in sitting.bench.hand:
        sitting.press(f"card {card}")
        fitting = [node for node in sitting.find(data_fits="") if "data-meld" in node.attributes]
        sitting.press(f"put {fitting[0].attributes['data-meld']}" if fitting else "clear")
    if sitting.bench.hand:
        sitting.press(f"card {sitting.bench.hand[0]}", "discard")
    else:
        sitting.press("end")
