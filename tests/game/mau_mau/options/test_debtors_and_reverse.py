"""M8, *quem deve não bate* (``debtors_stay``), and the Q of two (``reverse_of_two_goes_on``)."""

from __future__ import annotations

import pytest

from tests.game.table import on

UNDER_3 = "hands 2H / {} / 6H 4D; discards 3H; stock 9C 8C 8S; turn P2; chain 3+1"

# debtors_stay


@pytest.mark.parametrize("card", ["5H", "AH", "7H", "9H", "JS", "QH", "KH", "XR"])
def test_debtors_stay_on_a_deferring_last_card_draws_the_debt(card: str) -> None:
    """M8: whatever the card, and its effect runs in full."""
    table = on(UNDER_3.format(card)).do(f"play {card}")
    assert (table.drew[0], table.result) == ("P2 1 M8", None)
    assert (table.debts, table.hand("P2")) == ([0, 0, 0], "9C")
    after = {"JS": "name", "KH": "again"}.get(card, "play")
    assert table.phase == after


@pytest.mark.parametrize("card", ["5H", "AH", "7H", "9H", "JS", "QH", "KH", "XR"])
def test_debtors_stay_off_a_deferring_last_card_goes_out(card: str) -> None:
    """M8, OUT: the debt is dropped; no suit is asked for, and nobody goes on."""
    table = on(UNDER_3.format(card), debtors_stay=False).do(f"play {card}")
    assert (table.result, table.phase, table.debts) == ("out P2", "deal", [0, 0, 0])
    assert table.drew == (["P1 1 M12"] if card == "9H" else [])


def test_debtors_stay_off_who_goes_on_from_a_k_goes_out_too() -> None:
    """M15: the continuation is the same turn."""
    start = UNDER_3.format("KH 4H")
    out = on(start, debtors_stay=False).do("play KH")
    assert (out.debts, out.phase) == ([0, 1, 0], "again")
    assert out.do("play 4H").result == "out P2"
    stays = on(start).do("play KH", "play 4H")
    assert (stays.result, stays.drew, stays.turn) == (None, ["P2 1 M8"], "P3")


def test_debtors_stay_off_the_debt_is_still_drawn_when_ones_turn_comes() -> None:
    """M8."""
    start = "hands 2H / 5H 4C; discards 3H; stock 9C; turn P2; chain 3+1"
    table = on(start.replace("hands 2H", "hands 2H 2D"), debtors_stay=False)
    table = table.do("play 5H")
    assert (table.debts, table.turn) == ([0, 1], "P1")
    table = table.do("play 2H")
    assert (table.drew, table.debts, table.turn) == (["P2 1 M8"], [0, 0], "P2")


def test_debtors_stay_on_with_nothing_to_draw_one_is_out() -> None:
    """M8, TOO-FEW."""
    start = "hands 2H / 5H / 6H; discards 3H; stock -; turn P2; chain 3+1"
    # The 3 below the 5 can be drawn again as soon as the 5 lies on it.
    assert on(start).do("play 5H").result is None
    start = "hands 2H / KH 5H / 6H; discards 3H; stock -; turn P2; chain 3+1"
    assert on(start).do("play KH", "play 5H").drew == ["P2 1 M8"]


@pytest.mark.parametrize("stays", [True, False])
def test_debtors_stay_says_nothing_to_who_owes_nothing(*, stays: bool) -> None:
    start = "hands 5H / 4C / 4D; discards 3H; turn P1; debts 0 2 0"
    assert on(start, debtors_stay=stays).do("play 5H").result == "out P1"


@pytest.mark.parametrize("stays", [True, False])
def test_debtors_stay_an_answer_owes_nothing(*, stays: bool) -> None:
    """M6."""
    table = on(UNDER_3.format("3C"), debtors_stay=stays).do("play 3C")
    assert (table.result, table.drew) == ("out P2", [])


def test_debtors_stay_off_ones_own_victim_still_is_not_out() -> None:
    """M19."""
    start = "hands 2H / 5H / 4D; discards 5H; stock 9C 8C; turn P2; first P2"
    table = on(start, debtors_stay=False).do("play 5H")
    assert (table.result, table.drew) == (None, ["P2 2 M19"])


# reverse_of_two_goes_on

TWO = "hands QH 2H 9C / 4C 4D; discards 5H; stock 8D; turn P1"


def test_reverse_of_two_goes_on_on_the_player_may_play_again() -> None:
    """M14: as with a K (M15)."""
    table = on(TWO, reverse_of_two_goes_on=True).do("play QH")
    assert (table.turn, table.phase, table.kinds) == ("P1", "again", "Laid WentOn")
    assert table.legal == ["play 2H", "pass"]
    assert table.refused("draw") == "no-draw-going-on M15"
    assert table.do("play 2H").turn == "P2"
    passed = table.do("pass")
    assert (passed.turn, passed.state.direction.name) == ("P2", "RIGHT")


def test_reverse_of_two_goes_on_on_a_misplay_while_going_on_costs_1_and_the_turn() -> None:
    """M20: the Q stands."""
    table = on(TWO, reverse_of_two_goes_on=True).do("play QH").wrong("play 9C")
    assert (table.drew, table.turn, table.top) == (["P1 1 M20"], "P2", "QH")


def test_reverse_of_two_goes_on_on_a_debt_stays() -> None:
    """M8: going on is the same turn."""
    start = "hands QH 2H 9C / 4C; discards 3H; stock 8D; turn P1; chain 3+1"
    table = on(start, reverse_of_two_goes_on=True).do("play QH")
    assert (table.debts, table.drew, table.phase) == ([1, 0], [], "again")
    assert table.do("play 2H").debts == [1, 0]


def test_reverse_of_two_goes_on_on_a_last_q_goes_out() -> None:
    table = on("hands QH / 4C; discards 5H; turn P1", reverse_of_two_goes_on=True).do("play QH")
    assert (table.result, table.kinds) == ("out P1", "Laid RoundEnded")


@pytest.mark.parametrize("seats", ["4C / 4D", "4C / 4D / 6C"])
def test_reverse_of_two_goes_on_on_more_than_two_turn_round(seats: str) -> None:
    start = f"hands QH 2H / {seats}; discards 5H; turn P1"
    table = on(start, reverse_of_two_goes_on=True).do("play QH")
    last = f"P{seats.count('/') + 2}"
    assert (table.turn, table.state.direction.name, table.phase) == (last, "LEFT", "play")


def test_reverse_of_two_goes_on_off_the_q_does_nothing() -> None:
    table = on(TWO).do("play QH")
    assert (table.turn, table.phase, table.kinds) == ("P2", "play", "Laid TurnEnded TurnBegan")
    assert table.state.direction.name == "RIGHT"


def test_reverse_of_two_goes_on_holds_for_every_rank_that_reverses() -> None:
    start = "hands 5H 2H 9C / 4C; discards 8H; turn P1"
    effects = {"5": "reverse"}
    on_ = on(start, reverse_of_two_goes_on=True, effects=effects).do("play 5H")
    assert (on_.phase, on_.turn) == ("again", "P1")
    assert on(start, effects=effects).do("play 5H").turn == "P2"


def test_reverse_of_two_goes_on_on_the_row_of_identical_cards_goes_on() -> None:
    """M19: the second Q on one's own first makes oneself draw."""
    start = "hands QH QH 9C / 4C; discards 5H; stock 8D 8C; turn P1"
    table = on(start, reverse_of_two_goes_on=True).do("play QH", "play QH")
    assert (table.drew, table.phase) == (["P1 2 M19"], "again")
