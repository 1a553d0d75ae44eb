"""M2's options: free drawing, drawing until a card can be played, and having to play it."""

from __future__ import annotations

import pytest

from tests.game.table import on

FITTING = "hands 2H 9C / 4C / 4D; discards 5H; stock {}; turn P1"
"""P1 has a legal card."""
STUCK = "hands 9C 9S / 4C / 4D; discards 5H; stock {}; turn P1"
"""P1 has none."""


# free_drawing


def test_free_drawing_on_one_may_draw_with_a_legal_card() -> None:
    """M2, *compra livre*."""
    table = on(FITTING.format("8D 8S"), free_drawing=True)
    assert table.legal == ["play 2H", "draw"]
    table = table.do("draw")
    assert (table.drew, table.turn, table.phase) == (["P1 1 M2"], "P1", "drew")
    assert table.refused("draw") == "drew-already M2"


def test_free_drawing_on_any_legal_card_may_be_played_afterwards() -> None:
    table = on(FITTING.format("8H 8S"), free_drawing=True).do("draw")
    assert table.legal == ["play 2H", "play 8H", "pass"]
    assert table.do("play 2H").turn == "P2"
    assert table.do("pass").turn == "P2"


def test_free_drawing_off_with_a_legal_card_one_may_not_draw() -> None:
    table = on(FITTING.format("8D 8S"))
    assert (table.legal, table.refused("draw")) == (["play 2H"], "has-legal-card M2")


def test_free_drawing_on_passing_still_needs_the_draw() -> None:
    for start in (FITTING, STUCK):
        table = on(start.format("8D"), free_drawing=True)
        assert table.verdict("pass") == "refused"
        assert table.do("draw").verdict("pass") == "allowed"


def test_free_drawing_on_a_chain_is_paid_and_not_drawn() -> None:
    """M7, M9."""
    for chain, rule in (("7D; chain 7+2", "M9"), ("3H; chain 3+1", "M7")):
        start = f"hands 2H 7C 3C / 4C; discards {chain}; turn P1"
        assert on(start, free_drawing=True).refused("draw") == f"chain-pending {rule}"


def test_free_drawing_on_nobody_draws_while_going_on() -> None:
    """M15."""
    start = "hands KH 2H 9C / 4C; discards 5H; stock 8D; turn P1"
    table = on(start, free_drawing=True).do("play KH")
    assert (table.legal, table.refused("draw")) == (["play 2H", "pass"], "no-draw-going-on M15")


def test_free_drawing_on_with_nothing_to_draw_one_plays() -> None:
    table = on("hands 2H 9C / 4C; discards 5H; stock -; turn P1", free_drawing=True)
    assert (table.legal, table.refused("draw")) == (["play 2H"], "nothing-to-draw TOO-FEW")
    assert table.verdict("pass") == "refused"


# draw_until_playable


def test_draw_until_playable_on_one_draws_until_a_card_can_be_played() -> None:
    table = on(STUCK.format("8D 8S 10H 3H"), draw_until_playable=True)
    assert table.legal == ["draw"]
    table = table.do("draw")
    assert (table.drew, table.hand("P1")) == (["P1 3 M2"], "9C 9S 8D 8S 10H")
    assert table.legal == ["play 10H", "pass"]
    assert table.refused("draw") == "drew-already M2"


@pytest.mark.parametrize("last", ["2H", "5C", "JC", "XR"])
def test_draw_until_playable_on_stops_at_suit_rank_j_and_joker(last: str) -> None:
    """M1."""
    table = on(STUCK.format(f"8D XB {last} 3H"), draw_until_playable=True).do("draw")
    assert table.hand("P1").endswith(f"XB {last}")


def test_draw_until_playable_on_the_first_card_may_do() -> None:
    table = on(STUCK.format("8H 6H"), draw_until_playable=True).do("draw")
    assert (table.drew, table.do("pass").turn) == (["P1 1 M2"], "P2")


def test_draw_until_playable_on_stops_when_there_is_nothing_left() -> None:
    """TOO-FEW."""
    table = on("hands 9C 9S / 4C; discards 6S 5H; stock 8D 8S; turn P1", draw_until_playable=True)
    table = table.do("draw")
    assert (table.drew, table.legal) == (["P1 3 M2"], ["pass"])
    assert table.kinds == "Drew Drew Reshuffled Drew"
    assert (table.state.drawable, table.do("pass").turn) == (0, "P2")


def test_draw_until_playable_on_measures_on_the_named_suit_and_on_the_lock() -> None:
    """M13, M18."""
    named = "hands 9C 9S / 4C; discards 5C JH; stock 8H 8D; turn P1; named D; first P2"
    assert on(named, draw_until_playable=True).do("draw").hand("P1") == "9C 9S 8H 8D"
    lock = "hands 9C 9S / 4C; discards 5C XR; stock 8S 8D; turn P1; first P2"
    assert on(lock, draw_until_playable=True).do("draw").hand("P1") == "9C 9S 8S 8D"


def test_draw_until_playable_on_penalties_are_drawn_as_ever() -> None:
    """M7, M20."""
    table = on(
        "hands 9C / 4C; discards 3H; stock 8D 8S; turn P1; chain 3+1", draw_until_playable=True
    )
    assert table.do("pay").drew == ["P1 1 M7"]
    table = on(STUCK.format("8D 8S 10H"), draw_until_playable=True)
    assert table.wrong("play 9C").drew == ["P1 1 M20"]


def test_draw_until_playable_off_one_card_is_drawn() -> None:
    table = on(STUCK.format("8D 8S 10H")).do("draw")
    assert (table.drew, table.legal) == (["P1 1 M2"], ["pass"])


# must_play_drawn


def test_must_play_drawn_on_a_drawn_card_that_fits_is_played() -> None:
    table = on(STUCK.format("8H 6H"), must_play_drawn=True).do("draw")
    assert table.legal == ["play 8H"]
    refusal = table.refusal("pass")
    assert (table.refused("pass"), refusal.about[0].text) == ("must-play-drawn M2", "8H")
    assert table.do("play 8H").turn == "P2"


def test_must_play_drawn_on_a_j_is_played_with_any_suit() -> None:
    table = on(STUCK.format("JC 6H"), must_play_drawn=True).do("draw")
    assert table.legal == [f"play JC {suit}" for suit in "CDHS"]


def test_must_play_drawn_on_a_drawn_card_that_does_not_fit_is_kept() -> None:
    table = on(STUCK.format("8D 6H"), must_play_drawn=True).do("draw")
    assert table.legal == ["pass"]
    assert table.wrong("play 8D").drew == ["P1 1 M20"]


def test_must_play_drawn_on_a_wrong_card_is_still_a_misplay() -> None:
    """M20."""
    table = on(STUCK.format("8H 6D"), must_play_drawn=True).do("draw")
    assert table.wrong("play 9C").drew == ["P1 1 M20"]


def test_must_play_drawn_on_says_nothing_of_penalties_and_debts() -> None:
    """M7, M8: only what is drawn for want of a card."""
    start = "hands 2H 9C / 4C; discards 3H; stock 8H; turn P1; chain 3+1"
    table = on(start, must_play_drawn=True).do("pay")
    assert (table.playable, table.phase) == ("2H 8H", "play")
    start = "hands 2H 9C / 5H 4C; discards 3H; stock 8H; turn P2; debts 1 0"
    table = on(start, must_play_drawn=True).do("play 5H")
    assert (table.drew, table.playable) == (["P1 1 M8"], "2H 8H")


def test_must_play_drawn_off_one_may_pass() -> None:
    assert on(STUCK.format("8H 6H")).do("draw").legal == ["play 8H", "pass"]


# Two of them, and all three


def test_free_drawing_and_must_play_drawn_the_drawn_card_goes_first() -> None:
    options = {"free_drawing": True, "must_play_drawn": True}
    fits = on(FITTING.format("8H 6D"), **options).do("draw")
    assert fits.legal == ["play 8H"]
    assert fits.refused("play 2H") == "must-play-drawn M2"
    assert fits.refused("pass") == "must-play-drawn M2"
    does_not = on(FITTING.format("8D 6D"), **options).do("draw")
    assert does_not.legal == ["play 2H", "pass"]


def test_free_drawing_and_must_play_drawn_one_of_two_equal_cards_will_do() -> None:
    options = {"free_drawing": True, "must_play_drawn": True}
    table = on(FITTING.format("2H 6D"), **options).do("draw")
    assert table.legal == ["play 2H"]
    assert table.do("play 2H").hand("P1") == "9C 2H"


def test_draw_until_playable_and_must_play_drawn() -> None:
    options = {"draw_until_playable": True, "must_play_drawn": True}
    table = on(STUCK.format("8D 8S 10H"), **options).do("draw")
    assert (table.drew, table.legal) == (["P1 3 M2"], ["play 10H"])
    assert table.refused("pass") == "must-play-drawn M2"
    empty = on("hands 9C / 4C; discards 5H; stock 8D; turn P1", **options).do("draw")
    assert empty.legal == ["pass"]


def test_free_drawing_and_draw_until_playable_a_drawn_card_that_fits_is_enough() -> None:
    options = {"free_drawing": True, "draw_until_playable": True}
    table = on(FITTING.format("8H 8S"), **options).do("draw")
    assert (table.drew, table.legal) == (["P1 1 M2"], ["play 2H", "play 8H", "pass"])
    stuck = on(STUCK.format("8D 8H 8S"), **options).do("draw")
    assert (stuck.drew, stuck.legal) == (["P1 2 M2"], ["play 8H", "pass"])


def test_all_three_drawing_options() -> None:
    options = {"free_drawing": True, "draw_until_playable": True, "must_play_drawn": True}
    table = on(FITTING.format("8H 8S"), **options)
    assert table.legal == ["play 2H", "draw"]
    table = table.do("draw")
    assert (table.drew, table.legal) == (["P1 1 M2"], ["play 8H"])
    stuck = on(STUCK.format("8D 8H 8S"), **options).do("draw")
    assert (stuck.drew, stuck.legal) == (["P1 2 M2"], ["play 8H"])


@pytest.mark.parametrize("free", [False, True])
@pytest.mark.parametrize("until", [False, True])
@pytest.mark.parametrize("must", [False, True])
def test_every_combination_with_nothing_to_draw(*, free: bool, until: bool, must: bool) -> None:
    """TOO-FEW: without a legal card one passes, with one one plays."""
    options = {"free_drawing": free, "draw_until_playable": until, "must_play_drawn": must}
    none = "discards 5H; stock -; turn P1"
    assert on(f"hands 9C / 4C; {none}", **options).legal == ["pass"]
    assert on(f"hands 2H 9C / 4C; {none}", **options).legal == ["play 2H"]


def test_a_drawn_card_that_may_not_be_the_last_does_not_arise() -> None:
    """OUT: a hand that has drawn has two cards at least, so the drawn one is never the last."""
    options = {"must_play_drawn": True, "end_on_action": False}
    table = on("hands 9C / 4C; discards 5H; stock QH 8D; turn P1", **options).do("draw")
    assert table.legal == ["play QH"]


def test_draw_until_playable_on_stops_when_a_card_in_the_hand_has_become_playable() -> None:
    """OUT, M2: a Q that may not be the last card can be played once any card has been drawn."""
    options = {"draw_until_playable": True, "end_on_action": False}
    table = on("hands QH / 4C; discards 5H; stock 8D 8S 8C 2H; turn P1", **options)
    assert table.legal == ["draw"]
    assert table.do("draw").drew == ["P1 1 M2"]
