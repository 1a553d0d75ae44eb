"""X6, X7, X23 to X32, X34, X35: turns from the draw to the discard, with the golden turns."""

from __future__ import annotations

import pytest

from game.cards import Face
from game.mexe_mexe.turn import Reason
from game.mexe_mexe.verdict import Flaw
from tests.game.mexe_mexe.table import on

LONG = "hands 8Hb 3C 5S / 4C; table 6H 7H 8H 9H 10H JH QH; stock 9S 10S; turn P1"


def test_t1_nothing_to_take_in_the_first_turn() -> None:
    table = on("hands 3C 4C / 5C; stock 6C; phase draw")
    assert table.legal == ["draw"]
    assert table.refused("take") == "nothing-to-take X26"


def test_t2_nothing_before_the_draw_and_no_second_draw() -> None:
    table = on("hands 3C 4C / 5C; table 6H 7H 8H; stock 6C 7C; discards 9C; phase draw")
    for early in ("discard 3C", "arrange 1, discard 3C", "arrange 6H 7H 8H"):
        assert table.refused(early) == "draw-first X6"
    drawn = table.do("draw")
    assert drawn.refused("draw") == drawn.refused("take") == "drew-already X25"
    assert table.do("take").refused("draw") == "drew-already X25"


def test_x6_to_lay_is_a_choice() -> None:
    table = on("hands 6C 7C 8C 3D / 5C; stock 9S").do("discard 3D")
    assert (table.melds, table.turn, table.kinds) == ([], "P2", "Discarded TurnBegan")


def test_x7_no_opening_minimum_and_no_meld_of_ones_own_needed() -> None:
    table = on("hands 3C 4C 5C 9H 9D / KC; table 6H 7H 8H; stock 9S")
    assert table.allows("arrange 1 / 3C 4C 5C, discard 9D")
    assert table.allows("arrange 6H 7H 8H 9H, discard 9D")


def test_x13_x14_anybody_extends_any_run_by_any_number() -> None:
    table = on("hands 9H 10H JH QH KH AH 5H 4H 3H 2S 7D / KC; table 6H 7H 8H; stock 9S")
    assert table.allows("arrange 6H 7H 8H 9H 10H JH QH KH AH, discard 7D")
    assert table.allows("arrange 5H 6H 7H 8H, discard 7D")
    assert table.allows("arrange 2S 3H 4H 5H 6H 7H 8H, discard 7D")
    assert table.allows("arrange 6H 7H 8H 2S, discard 7D")
    assert table.refused("arrange 6H 7H 8H 10H, discard 7D") == "gap X8"


def test_x15_x19_a_set_grows_by_the_missing_suit_only() -> None:
    table = on("hands AH ACb 2S 7D / KC; table AC AD AS; stock 9S")
    assert table.allows("arrange AC AD AS AH, discard 7D")
    assert table.refused("arrange AC AD AS ACb, discard 7D") == "suit-twice X12"
    assert table.refused("arrange AC AD AS 2S, discard 7D") == "wild-in-set X15"
    full = on("hands KCb 7D / 3C; table KC KD KS KH; stock 9S")
    assert full.refused("arrange KC KD KS KH KCb, discard 7D") == "set-full X19"


def test_x19_a_full_set_may_be_taken_apart() -> None:
    table = on("hands QH JH 7D / 3C; table KC KD KS KH; stock 9S")
    assert table.allows("arrange KC KD KS / JH QH KH, discard 7D")


def test_t12_x24_the_discard_is_compulsory() -> None:
    table = on("hands 3C 4C 5C 9D 8D / KC; stock 9S")
    assert table.refused("arrange 3C 4C 5C") == "no-discard X24"
    assert table.refused("arrange -") == "no-discard X24"


def test_t13_x35_out_with_and_without_a_discard() -> None:
    table = on("hands 3C 4C 5C 6C / KC; stock 9S")
    melded = table.do("arrange 3C 4C 5C 6C")
    assert (melded.result, melded.totals) == ("out P1", [0, 15])
    assert melded.kinds == "Arranged RoundEnded"
    thrown = table.do("arrange 3C 4C 5C, discard 6C")
    assert (thrown.result, thrown.totals) == ("out P1", [0, 15])
    assert thrown.kinds == "Arranged Discarded RoundEnded"


def test_x24_option_going_out_needs_a_discard() -> None:
    rest = 'hands 3C 4C 5C 6C / KC; stock 9S; options {"go_out_needs_discard": true}'
    assert on(rest).refused("arrange 3C 4C 5C 6C") == "discard-to-go-out X24"
    assert on(rest).do("arrange 3C 4C 5C, discard 6C").result == "out P1"


def test_x24_one_cannot_discard_what_is_laid_or_not_there() -> None:
    table = on("hands 3C 4C 5C 9D / KC; table 6H 7H 8H; stock 9S")
    assert table.refused("arrange 1 / 3C 4C 5C, discard 5C") == "on-the-table X24"
    assert table.refused("discard 6H") == "on-the-table X24"
    assert table.refused("discard KC") == "not-in-hand X24"


def test_x25_the_top_discard_only() -> None:
    table = on("hands 3C 4C / 5C; stock 6C; discards 9C 10C; phase draw").do("take")
    assert (table.hand("P1"), str(table.state.taken)) == ("3C 4C 10C", "10C")
    assert [card.text for card in table.state.discards] == ["9C"]
    assert len(table.state.stock) == 1


def test_x25_a_2_taken_is_a_curinga_again() -> None:
    table = on("hands 3C 4H 6H 9D / 5C; stock 6C; discards 2S; phase draw").do("take")
    assert table.allows("arrange 4H 2S 6H, discard 3C")


def test_t23_x26_the_card_taken_may_not_be_thrown_back_its_twin_may() -> None:
    table = on("hands 3C 9C / 5C; stock 6C; discards 9Cb; phase draw").do("take")
    assert table.refused("discard 9Cb") == "just-taken X26"
    assert table.legal == ["discard 3C", "discard 9C"]
    assert table.do("discard 9C").turn == "P2"
    assert table.do("discard 9C").state.taken is None


def test_x26_option_the_card_taken_may_be_thrown_back() -> None:
    rest = 'stock 6C; discards 9C; phase draw; options {"may_discard_taken": true}'
    table = on(f"hands 3C / 5C; {rest}").do("take")
    assert table.legal == ["discard 3C", "discard 9C"]
    assert table.allows("discard 9C")


def test_x26_the_card_taken_is_no_discard_to_go_out_with() -> None:
    table = on("hands 3C 4C 5C / KC; stock 6C; discards 9C; phase draw").do("take")
    assert table.refused("arrange 3C 4C 5C, discard 9C") == "just-taken X26"
    assert table.allows("discard 3C")


def test_x28_x29_the_seeds_first_example() -> None:
    table = on("hands 8Hb 10Hb 3C / 4C; table 6H 7H 8H 9H 10H JH QH; stock 9S")
    ended = table.do("arrange 6H 7H 8H / 8Hb 9H 10H / 10Hb JH QH, discard 3C")
    assert ended.melds == ["6H 7H 8H", "8Hb 9H 10H", "10Hb JH QH"]


def test_x30_a_curinga_of_any_suit_takes_part() -> None:
    table = on("hands 2S 10Hb 3C / 4C; table 6H 7H 8H 9H 10H JH QH; stock 9S")
    assert table.allows("arrange 6H 7H 8H / 2S 9H 10H / 10Hb JH QH, discard 3C")


def test_x31_the_seeds_second_example() -> None:
    ended = on(LONG).do("arrange 6H 7H 8H / 8Hb 9H 10H JH QH, discard 3C")
    assert ended.melds == ["6H 7H 8H", "8Hb 9H 10H JH QH"]
    assert (ended.turn, ended.phase, ended.hand("P1")) == ("P2", "draw", "5S")


def test_t3_x32_a_table_card_cannot_be_taken_into_the_hand() -> None:
    refusal = on(LONG).refusal("arrange 6H 7H 8H / 10H JH QH, discard 3C")
    assert (refusal.reason, refusal.rule) == (Reason.TABLE_CARD_IN_HAND, "X32")
    assert refusal.about == (Face.parse("9H"),)
    assert on(LONG).refused("arrange 6H 7H 8H / 10H JH QH, discard 9H") == "table-card-in-hand X32"


def test_x32_a_card_cannot_lie_twice_or_come_from_nowhere() -> None:
    table = on(LONG)
    assert table.refused("arrange 1 / 6H 7H 8H, discard 3C") == "laid-twice X32"
    assert table.refused("arrange 1 / 1, discard 3C") == "laid-twice X32"
    assert table.refused("arrange 1 / 4C 5C 6C, discard 3C") == "not-in-hand X32"
    assert table.refused("arrange 1-2, discard 3C") == "no-such-meld X32"
    assert table.refused("arrange -, discard 3C") == "table-card-in-hand X32"


def test_t10_a_broken_meld_is_refused_and_named_with_the_reason() -> None:
    refusal = on(LONG).refusal("arrange 6H 7H / 8H 9H 10H JH QH, discard 3C")
    assert (refusal.reason, refusal.rule) == (Flaw.TOO_SHORT, "X8")
    assert refusal.about == (Face.parse("6H"), Face.parse("7H"))


def test_t9_a_curinga_at_an_end_may_move_to_another_meld() -> None:
    table = on("hands 5D 6D 3C / 4C; table 6H 7H 8H 9H 2S; stock 9S")
    assert table.do("arrange 6H 7H 8H 9H / 5D 6D 2S, discard 3C").melds == [
        "6H 7H 8H 9H",
        "5D 6D 2S",
    ]


def test_t19_exactly_the_physical_card_moves() -> None:
    table = on("hands 7H 7Hb 8H 9H 3C / 4C; stock 9S").do("arrange 7Hb 8H 9H, discard 3C")
    assert (table.hand("P1"), table.melds) == ("7H", ["7Hb 8H 9H"])


def test_x32_melds_lie_in_order_however_they_are_told() -> None:
    table = on("hands 9H 2S 3C 4D / 4C; table 6H 7H 8H; stock 9S")
    assert table.do("arrange 9H 6H 8H 7H, discard 3C").melds == ["6H 7H 8H 9H"]
    assert table.do("arrange 2S 6H 7H 8H, discard 3C").melds == ["2S 6H 7H 8H"]
    assert table.do("arrange 8H 7H 6H 2S, discard 3C").melds == ["6H 7H 8H 2S"]


def test_x32_what_is_told_of_an_arrangement() -> None:
    assert on(LONG).do("arrange 1, discard 3C").kinds == "Discarded TurnBegan"
    told = on(LONG).do("arrange 6H 7H 8H / 8Hb 9H 10H JH QH, discard 3C")
    assert told.kinds == "Arranged Discarded TurnBegan"
    assert [card.text for card in told.events[0].laid] == ["8Hb"]  # type: ignore[union-attr]


@pytest.mark.parametrize("intent", ["draw", "take", "discard 4C", "arrange 1, discard 4C"])
def test_x5_only_the_seat_on_turn(intent: str) -> None:
    assert on(LONG).refused(intent, "P2") == "not-your-turn X5"
    assert on(LONG + "; phase draw").refused(intent, "P2") == "not-your-turn X5"


def test_what_makes_no_sense_is_refused() -> None:
    assert on(LONG).refused("deal") == "round-running MATCH"
    assert on(LONG).refused("return") == on(LONG).refused("decline") == "nothing-asked X43"
    over = on("hands 3C / 4C; stock 9S").do("discard 3C")
    assert over.refused("draw") == over.refused("discard 4C") == "round-over MATCH"


# ---- the stock ---------------------------------------------------------------------------------


def test_x34_the_last_card_of_the_stock_does_not_end_the_turn() -> None:
    table = on("hands 3C 4C / 5C; stock 9S; discards 9D 10D; phase draw").do("draw")
    assert (table.phase, table.state.stock) == ("arrange", ())


def test_x34_all_discards_but_the_top_become_the_stock() -> None:
    table = on("hands 3C 4C / 5C; stock -; discards 9D 10D; seed x").do("discard 3C")
    assert table.kinds == "Discarded Reshuffled TurnBegan"
    assert sorted(card.text for card in table.state.stock) == ["10D", "9D"]
    assert [card.text for card in table.state.discards] == ["3C"]
    assert (table.state.reshuffles, table.legal) == (1, ["draw", "take"])


def test_x34_the_reshuffle_depends_on_the_seed() -> None:
    many = "hands 3C 4C / 5C; stock -; discards 9D 10D JD QD KD 9S 10S JS"
    orders = {on(f"{many}; seed {seed}").do("discard 3C").state.stock for seed in range(9)}
    assert len(orders) > 1


def test_t21_x34_no_stock_and_one_discard_end_the_round() -> None:
    table = on("hands 3C 4C / 5C KD; stock -").do("discard 3C")
    assert table.kinds == "Discarded RoundEnded"
    assert (table.result, table.totals, table.phase) == ("stock", [4, 20], "deal")


def test_x34_no_stock_and_no_discard_end_the_round() -> None:
    """Nobody can discard nothing and stay in; so only a card taken leaves the pile that bare."""
    table = on("hands 3C 4C / 5C; stock -; discards 9C; phase draw; turn P1").do("take")
    assert table.do("discard 3C").result == "stock"


def test_x34_the_fourth_reshuffle_ends_the_round() -> None:
    rest = "hands 3C 4C / 5C; stock -; discards 9D 10D; counters 1 90"
    assert on(f"{rest} 2").do("discard 3C").phase == "draw"
    assert on(f"{rest} 3").do("discard 3C").result == "stock"
    never = '; options {"reshuffles": 0}'
    assert on(f"{rest} 0{never}").do("discard 3C").result == "stock"


def test_long_the_thousandth_turn_ends_the_round() -> None:
    rest = "hands 3C 4C / 5C; stock 9D 10D; counters 1"
    assert on(f"{rest} 999 0").do("discard 3C").phase == "draw"
    table = on(f"{rest} 1000 0").do("discard 3C")
    assert (table.result, table.totals) == ("long", [4, 5])
