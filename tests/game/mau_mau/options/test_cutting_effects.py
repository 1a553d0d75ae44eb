"""M19, *cortar*: cards with an effect, laid and cut, and the other options beside it."""

from __future__ import annotations

import pytest

from tests.game.mau_mau.options.test_cutting import cutting

FOUR = "hands {0} 2C 2S / 4C 4S / {0} 4D 8D / 6C 6D; discards 8H; stock 9S 9D 8S 8C 6S; turn P1"
"""P1 and P3 hold the same card."""


def test_cutting_a_the_question_comes_before_the_skip() -> None:
    """M4."""
    table = cutting(FOUR.format("AH")).do("play AH")
    assert (table.asked, table.kinds, table.state.steps) == ("P3", "Laid CutOffered", 2)
    declined = table.do("decline")
    assert declined.turn == "P3"
    assert declined.kinds == "CutDeclined Skipped TurnEnded TurnBegan"


def test_cutting_a_voids_the_pending_skip_and_skips_after_the_cutter() -> None:
    """M4: P4, who follows the cutter, is skipped, and P2 never was."""
    table = cutting(FOUR.format("AH")).do("play AH", "play AH")
    assert (table.turn, table.drew) == ("P1", ["P1 2 M19"])
    assert [line for line in table.told if line.startswith("Skipped")] == ["Skipped seat=P4"]


def test_cutting_a_of_two() -> None:
    """M4: the cutter has a new turn."""
    start = "hands AH 2C / AH 4C 4S; discards 8H; stock 9S 9D; turn P1"
    table = cutting(start).do("play AH")
    assert table.asked == "P2"
    assert table.do("decline").turn == "P1"
    cut = table.do("play AH")
    assert (cut.turn, cut.drew, cut.counts) == ("P2", ["P1 2 M19"], [3, 2])


def test_cutting_a_the_skipped_player_may_cut() -> None:
    start = "hands AH 2C / AH 4C / 4D / 6C; discards 8H; turn P1"
    table = cutting(start).do("play AH", "play AH")
    assert table.turn == "P4"


@pytest.mark.parametrize(
    ("card", "first", "both", "rule"),
    [("7H", "7+2", "7+4", "M9"), ("XR", "X+5", "X+10", "M16"), ("3H", "3+1", "3+2", "M7")],
)
def test_cutting_a_chain_grows_and_is_pending_after_the_cutter(
    card: str, first: str, both: str, rule: str
) -> None:
    """M6, M10, M17."""
    table = cutting(FOUR.format(card)).do(f"play {card}")
    assert (table.asked, table.chain) == ("P3", first)
    declined = table.do("decline")
    assert (declined.turn, declined.chain) == ("P2", first)
    cut = table.do(f"play {card}")
    assert (cut.turn, cut.chain, cut.drew) == ("P4", both, ["P1 2 M19"])
    assert (cut.debts, cut.refused("draw")) == ([0, 0, 0, 0], f"chain-pending {rule}")


def test_cutting_a_chain_of_jokers_locks_when_it_is_paid() -> None:
    """M18."""
    table = cutting(FOUR.format("XR").replace("9S 9D 8S 8C 6S", "*")).do(
        "play XR", "play XR", "pay"
    )
    assert (table.drew, table.turn) == (["P1 2 M19", "P4 10 M11"], "P1")
    assert table.state.lock is table.state.discards[-1].colour


def test_cutting_a_chain_that_was_answered_grows_once_more() -> None:
    """M9: 7♠ on 7♥, and the other 7♠ by a cut."""
    start = "hands 7H 2C / 7S 4C / 4D / 7S 6C; discards 8H; stock 9S 9D; turn P1"
    table = cutting(start).do("play 7H", "play 7S")
    assert (table.asked, table.chain) == ("P4", "7+4")
    cut = table.do("play 7S")
    assert (cut.turn, cut.chain, cut.drew) == ("P1", "7+6", ["P2 2 M19"])


def test_cutting_with_mixed_chains() -> None:
    """M16: 7 + JOKER + JOKER."""
    start = "hands 7H 2C / XR 4C / 4D / XR 6C; discards 8H; stock 9S 9D; turn P1"
    table = cutting(start, mixed_chains=True).do("play 7H", "play XR", "play XR")
    assert (table.turn, table.chain) == ("P1", "X+12")


def test_cutting_a_deferral() -> None:
    """M8: P1 defers with 5H; the cut leaves his debt."""
    start = "hands 5H 2C / 4C / 5H 4D / 6C; discards 3H; stock 9S 9D; turn P1; chain 3+2; first P4"
    table = cutting(start).do("play 5H")
    assert (table.asked, table.debts, table.chain) == ("P3", [2, 0, 0, 0], None)
    cut = table.do("play 5H")
    assert (cut.turn, cut.debts, cut.drew) == ("P4", [2, 0, 0, 0], ["P1 2 M19"])


def test_cutting_a_9_is_drawn_by_the_seat_before_the_cutter() -> None:
    """M12."""
    table = cutting(FOUR.format("9H")).do("play 9H")
    assert (table.drew, table.asked) == (["P4 1 M12"], "P3")
    cut = table.do("play 9H")
    assert (cut.drew, cut.turn) == (["P1 2 M19", "P2 1 M12"], "P4")


def test_cutting_a_j_comes_after_the_suit_is_named() -> None:
    """M13: and the cutter names anew."""
    table = cutting(FOUR.format("JH")).do("play JH D")
    assert (table.asked, table.kinds) == ("P3", "Laid SuitNamed CutOffered")
    assert table.legal == [*(f"play JH {suit}" for suit in "CDHS"), "decline"]
    assert table.refused("play JH") == "name-a-suit M13"
    declined = table.do("decline")
    assert (declined.turn, str(declined.state.suit)) == ("P2", "Suit.DIAMONDS")
    cut = table.do("play JH S")
    assert (cut.turn, cut.drew, str(cut.state.suit)) == ("P4", ["P1 2 M19"], "Suit.SPADES")


def test_cutting_a_last_j_names_no_suit() -> None:
    start = "hands JH 2C / 4C / JH; discards 8H; stock 9S 9D; turn P1"
    table = cutting(start).do("play JH D")
    assert table.legal == ["play JH", "decline"]
    assert table.do("play JH").result == "out P3"


def test_cutting_a_last_j_of_a_debtor_is_named_first_and_then_cut() -> None:
    """M8, M13: who laid it draws, names, and then the others are asked."""
    start = "hands JH / 4C 4S / JH 4D; discards 3H; stock 9S 9D; turn P1; chain 3+1"
    table = cutting(start).do("play JH")
    assert (table.phase, table.asked) == ("name", "P1")
    table = table.do("name C")
    assert (table.phase, table.asked, table.kinds) == ("cut", "P3", "SuitNamed CutOffered")


def test_cutting_a_cutter_who_owes_names_a_suit_with_his_last_j() -> None:
    """M8, M13."""
    start = "hands JH 2C / 4C 4S / JH; discards 8H; stock 9S 9D 8S; turn P1; debts 0 0 1"
    table = cutting(start).do("play JH D", "play JH")
    assert (table.phase, table.turn, table.asked) == ("name", "P3", "P3")
    assert table.do("name C").turn == "P1"


@pytest.mark.parametrize(("last", "asked"), [("pass", "P3"), ("play 2H", "P2")])
def test_cutting_a_k_comes_when_the_turn_is_over(last: str, asked: str) -> None:
    """M15: a card laid upon the K is the one that is cut then."""
    start = "hands KH 2H 2C / 2H 4C / KH 4D; discards 8H; turn P1"
    table = cutting(start).do("play KH")
    assert (table.phase, table.asked) == ("again", "P1")
    table = table.do(last)
    assert (table.phase, table.asked) == ("cut", asked)


def test_cutting_a_k_the_cutter_may_go_on() -> None:
    """M15."""
    start = "hands KH 2H 2C / 4C / KH 4D 8H; discards 8H; stock 9S 9D; turn P1"
    table = cutting(start).do("play KH", "pass", "play KH")
    assert (table.turn, table.phase, table.drew) == ("P3", "again", ["P1 2 M19"])
    assert table.legal == ["play 8H", "pass"]
    assert table.refused("draw") == "no-draw-going-on M15"
    assert table.do("pass").turn == "P1"


def test_cutting_a_k_the_cutters_debt_outlives_his_going_on() -> None:
    """M8: it was not his own turn."""
    start = "hands KH 2H 2C / 4C / KH 4D 8H; discards 8H; stock 9S 9D; turn P1; debts 0 0 2"
    table = cutting(start).do("play KH", "pass", "play KH", "play 8H")
    assert (table.debts, table.turn) == ([0, 0, 2], "P1")


def test_cutting_a_k_after_a_misplay_upon_it() -> None:
    """M20: the K stands, the turn is over, and now it may be cut."""
    start = "hands KH 2S 2C / 4C / KH 4D 8H; discards 8H; stock 9S 9D; turn P1"
    table = cutting(start).do("play KH").wrong("play 2S")
    assert (table.drew, table.phase, table.asked) == (["P1 1 M20"], "cut", "P3")
    assert table.do("decline").turn == "P2"


def test_cutting_a_q_turns_the_direction_back() -> None:
    """M14: P1's Q turns left, P3's right again."""
    table = cutting(FOUR.format("QH")).do("play QH")
    assert table.state.direction.name == "LEFT"
    assert table.do("decline").turn == "P4"
    cut = table.do("play QH")
    assert (cut.turn, cut.state.direction.name, cut.drew) == ("P4", "RIGHT", ["P1 2 M19"])


def test_cutting_a_q_of_two() -> None:
    """M14: nothing, or by its own option the turn goes on and the question waits as with a K."""
    start = "hands QH 2C / QH 4C 4S; discards 8H; stock 9S 9D; turn P1"
    assert cutting(start).do("play QH").asked == "P2"
    table = cutting(start, reverse_of_two_goes_on=True).do("play QH")
    assert (table.phase, table.asked) == ("again", "P1")
    table = table.do("pass", "play QH")
    assert (table.turn, table.phase, table.drew) == ("P2", "again", ["P1 2 M19"])


def test_cutting_who_may_not_end_on_an_action_card_is_not_asked() -> None:
    """OUT: it counts as no legal card."""
    start = "hands AH 2C / 4C / {}; discards 8H; turn P1"
    for hand, phase in (("AH", "play"), ("AH 4D", "cut")):
        assert cutting(start.format(hand), end_on_action=False).do("play AH").phase == phase
    plain = "hands 5H 2C / 4C / 5H; discards 8H; turn P1"
    assert cutting(plain, end_on_action=False).do("play 5H", "play 5H").result == "out P3"


def test_cutting_with_the_last_card_but_one_is_called() -> None:
    """CALL."""
    start = "hands 5H 2C 2S / 4C 4S / 5H 4D; discards 8H; stock 9S 9D 8S; turn P1"
    table = cutting(start, calling=True).do("play 5H")
    assert table.legal == ["play 5H", "play 5H mau-mau", "decline"]
    assert "Called" in table.do("play 5H mau-mau").kinds
    silent = table.do("play 5H")
    assert silent.by("P2", "notice P3").drew == ["P3 2 CALL"]


def test_cutting_while_somebody_is_asked_nobody_notices() -> None:
    """CALL: whoever has laid the last card but one is noticed afterwards."""
    start = "hands 5H 2C / 4C 4S / 5H 4D 8D; discards 8H; stock 9S 9D 8S 8C; turn P1"
    table = cutting(start, calling=True).do("play 5H")
    assert table.refused("notice P1", "P2") == "nothing-to-notice CALL"
    assert table.refused("notice P1") == "nothing-to-notice CALL"
    assert table.do("decline").by("P3", "notice P1").drew == ["P1 2 CALL"]
    earlier = cutting(start.replace("4C 4S", "4C") + "; silent P2", calling=True).do("play 5H")
    for seat in ("P1", "P3"):
        assert earlier.refused("notice P2", seat) == "nothing-to-notice CALL"


def test_cutting_the_victim_who_draws_can_no_longer_be_noticed() -> None:
    """CALL, M19: he has three cards again."""
    start = "hands 5H 2C / 4C 4S / 5H 4D 8D; discards 8H; stock 9S 9D 8S 8C; turn P1"
    table = cutting(start, calling=True).do("play 5H", "play 5H")
    assert table.counts[0] == 3
    assert table.refused("notice P1", "P2") == "nothing-to-notice CALL"


def test_cutting_with_nothing_to_draw() -> None:
    """TOO-FEW: the card below can be drawn."""
    start = "hands 5H 2C / 4C 4S / 5H 4D; discards 8H; stock -; turn P1"
    table = cutting(start).do("play 5H", "play 5H")
    assert (table.drew, table.top, len(table.state.discards)) == (["P1 2 M19"], "5H", 1)


def test_cutting_the_1000th_turn_of_a_round_is_the_last() -> None:
    """TOO-FEW: so that a round ends, however many cuts follow on one another."""
    start = "hands 5H 2C / 4C 4S / 5H 4D; discards 8H; stock 9S 9D; turn P1; counters 1 1000 0 0"
    assert cutting(start).do("play 5H").result == "long P1"
    assert cutting(start.replace("1000", "999")).do("play 5H").asked == "P3"
