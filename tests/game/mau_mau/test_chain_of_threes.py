"""M5-M8: the 3, its chain, and owing it."""

import pytest

from tests.game.table import on


def test_m5_the_next_player_draws_1_and_has_a_complete_turn() -> None:
    start = "hands 3H 2C / 5S 9C / 4D; discards 6H; stock 8D 8C 2S; turn P1"
    table = on(start).do("play 3H")
    assert (table.turn, table.chain) == ("P2", "3+1")
    table = table.do("pay")
    assert (table.drew, table.turn, table.phase, table.chain) == (["P2 1 M7"], "P2", "play", None)
    table = table.do("draw")
    assert (table.drew, table.phase) == (["P2 1 M2"], "drew")
    assert table.do("pass").turn == "P3"


def test_m5_after_paying_a_legal_card_must_be_played() -> None:
    table = on("hands 2C / 5H 9C; discards 3H; stock 8D; turn P2; chain 3+1").do("pay")
    assert table.legal == ["play 5H"]
    assert table.refused("draw") == "has-legal-card M2"
    assert table.refused("pay") == "nothing-to-pay M7"


@pytest.mark.parametrize("suit", "CDHS")
def test_m6_a_3_of_any_suit_answers_and_the_chain_grows_by_1(suit: str) -> None:
    table = on(f"hands 2C / 3{suit} 9C / 4D; discards 3H; turn P2; chain 3+1; first -")
    table = table.do(f"play 3{suit}")
    assert (table.turn, table.chain, table.debts, table.drew) == ("P3", "3+2", [0, 0, 0], [])


def test_m6_the_chain_goes_on_around_the_table() -> None:
    table = on("hands 3C 3S 2C / 3D 4D / 3H 6H; discards 5C; turn P1")
    table = table.do("play 3C", "play 3D", "play 3H")
    assert (table.turn, table.chain) == ("P1", "3+3")
    assert table.do("play 3S").chain == "3+4"


def test_m6_answering_is_a_choice() -> None:
    table = on("hands 2C / 3C 9C; discards 3H; stock 8D 8S; turn P2; chain 3+2")
    assert table.do("pay").drew == ["P2 2 M7"]


def test_m6_an_ordinary_draw_or_pass_does_not_answer() -> None:
    table = on("hands 2C / 9C; discards 3H; stock 8D; turn P2; chain 3+1")
    assert table.legal == ["pay"]
    assert (table.refused("draw"), table.refused("pass")) == ("chain-pending M7",) * 2


def test_m7_paying_ends_the_chain_and_the_same_player_goes_on() -> None:
    table = on("hands 2C / 8H 9C / 4D; discards 3D 3H; turn P2; chain 3+2").do("pay", "play 8H")
    assert (table.turn, table.chain, table.debts) == ("P3", None, [0, 0, 0])


def test_m7_a_3_after_paying_starts_anew_at_1() -> None:
    table = on("hands 2C / 3C 9C / 4D; discards 3D 3H; turn P2; chain 3+2").do("pay", "play 3C")
    assert (table.turn, table.chain) == ("P3", "3+1")


def test_m7_after_paying_a_3_in_the_hand_bars_nothing() -> None:
    table = on("hands 2C / 3C 5H 9C; discards 3H; stock 8D; turn P2; chain 3+1").do("pay")
    assert table.playable == "3C 5H"


def test_m8_deferring_ends_the_chain_for_the_others() -> None:
    table = on("hands 2C / 5H 9C / 4D 8H; discards 3H; turn P2; chain 3+2").do("play 5H")
    assert table.kinds == "Laid Deferred TurnEnded TurnBegan"
    assert (table.turn, table.chain, table.debts) == ("P3", None, [0, 2, 0])
    assert table.legal == ["play 8H"]


def test_m8_the_debt_is_drawn_before_anything_else_and_the_turn_kept() -> None:
    table = on("hands 5H 2C / 9C; discards 8H; stock 6D 8D 6S; turn P1; debts 0 2").do("play 5H")
    assert table.kinds == "Laid TurnEnded TurnBegan Drew"
    assert (table.turn, table.phase, table.drew) == ("P2", "play", ["P2 2 M8"])
    assert (table.hand("P2"), table.debts) == ("9C 6D 8D", [0, 0])


@pytest.mark.parametrize(
    ("card", "turn", "chain", "phase"),
    [
        ("AH", "P1", None, "play"),
        ("7H", "P3", "7+2", "play"),
        ("9H", "P3", None, "play"),
        ("JS D", "P3", None, "play"),
        ("QH", "P1", None, "play"),
        ("KH", "P2", None, "again"),
        ("XR", "P3", "X+5", "play"),
    ],
)
def test_m8_a_deferring_card_has_its_full_effect(
    card: str, turn: str, chain: str | None, phase: str
) -> None:
    hand = card.removesuffix(" D")
    table = on(f"hands 2C / {hand} 9C 4S / 4D; discards 3H; turn P2; chain 3+2").do(f"play {card}")
    assert (table.turn, table.chain, table.phase, table.debts[1]) == (turn, chain, phase, 2)


def test_m8_a_k_continuation_may_start_a_chain_and_the_debt_stays() -> None:
    start = "hands 2C / KH 7H 9C / 4D; discards 3H; turn P2; chain 3+1"
    table = on(start).do("play KH", "play 7H")
    assert (table.turn, table.chain, table.debts) == ("P3", "7+2", [0, 1, 0])


def test_m8_the_debt_is_drawn_before_a_pending_chain_which_may_then_be_answered() -> None:
    start = "hands 7H 2C / 9C; discards 8H; stock 7D 8D; turn P1; debts 0 1"
    table = on(start).do("play 7H")
    assert (table.drew, table.turn, table.chain) == (["P2 1 M8"], "P2", "7+2")
    assert table.legal == ["play 7D", "pay"]
    assert table.do("play 7D").chain == "7+4"


def test_m8_after_the_debt_the_turn_may_still_be_lost_to_a_7() -> None:
    start = "hands 7H 2C / 9C / 4D; discards 8H; stock 6D 8D 8C 8S; turn P1; debts 0 1 0"
    table = on(start).do("play 7H", "pay")
    assert (table.drew, table.turn) == (["P2 1 M8", "P2 2 M11"], "P3")
    assert table.hand("P2") == "9C 6D 8D 8C"


def test_m8_a_seat_never_owes_two_chains() -> None:
    """The first debt is drawn before the second chain can be deferred."""
    start = "hands 3H 2C / 9C 8H 8D / 4D; discards 5H; stock 6D 6S; turn P1; debts 0 2 0"
    table = on(start).do("play 3H")
    assert (table.drew, table.debts) == (["P2 2 M8"], [0, 0, 0])
    assert table.do("play 8H").debts == [0, 1, 0]


def test_m8_a_skip_does_not_collect_the_debt() -> None:
    start = "hands AH 2H 2C / 9C / 6H 4D; discards 8H; stock 6D; turn P1; debts 0 1 0"
    table = on(start).do("play AH")
    assert (table.turn, table.debts, table.drew) == ("P3", [0, 1, 0], [])
    assert table.do("play 6H").debts == [0, 1, 0]
    back = table.do("play 6H", "play 2H")
    assert (back.turn, back.drew, back.debts) == ("P2", ["P2 1 M8"], [0, 0, 0])


def test_m8_who_owes_and_empties_his_hand_draws_at_once() -> None:
    table = on("hands 2C / 5H / 4D; discards 3H; stock 8D 8S; turn P2; chain 3+2").do("play 5H")
    assert table.kinds == "Laid Deferred Drew TurnEnded TurnBegan"
    assert (table.hand("P2"), table.debts, table.result) == ("8D 8S", [0, 0, 0], None)


def test_m8_the_debt_is_settled_by_that_and_not_drawn_again() -> None:
    start = "hands 2C 6H / 5H / 4H 4D; discards 3H; stock 8D 8S 9S; turn P2; chain 3+1"
    table = on(start).do("play 5H", "play 4H").do("play 6H")
    assert (table.turn, table.drew, table.hand("P2")) == ("P2", [], "8D")


@pytest.mark.parametrize(
    ("card", "turn", "chain", "phase"),
    [
        ("AH", "P1", None, "play"),
        ("7H", "P3", "7+2", "play"),
        ("JS", "P2", None, "name"),
        ("QH", "P1", None, "play"),
        ("KH", "P2", None, "again"),
        ("XR", "P3", "X+5", "play"),
    ],
)
def test_m8_then_the_last_cards_effect_runs_in_full(
    card: str, turn: str, chain: str | None, phase: str
) -> None:
    table = on(f"hands 2C / {card} / 4D; discards 3H; stock 8D; turn P2; chain 3+1")
    table = table.do(f"play {card}")
    assert (table.hand("P2"), table.drew, table.result) == ("8D", ["P2 1 M8"], None)
    assert (table.turn, table.chain, table.phase) == (turn, chain, phase)


def test_m8_a_last_9_makes_the_seat_before_draw_after_the_debt() -> None:
    table = on("hands 2C / 9H / 4D; discards 3H; stock 8D 8S; turn P2; chain 3+1").do("play 9H")
    assert table.drew == ["P2 1 M8", "P1 1 M12"]


def test_m8_a_k_as_last_card_under_a_3_may_go_on_with_the_card_drawn() -> None:
    table = on("hands 2C / KH / 4D; discards 3H; stock 8H 8S; turn P2; chain 3+1").do("play KH")
    assert table.legal == ["play 8H", "pass"]
    out = table.do("play 8H")
    assert (out.result, out.drew) == ("out P2", [])


def test_m8_the_last_card_of_a_k_continuation_counts_as_well() -> None:
    start = "hands 2C / KH 4H / 4D; discards 3H; stock 8D 8S; turn P2; chain 3+2"
    table = on(start).do("play KH", "play 4H")
    assert (table.drew, table.hand("P2"), table.result) == (["P2 2 M8"], "8D 8S", None)
    assert (table.turn, table.debts) == ("P3", [0, 0, 0])


def test_m8_if_nothing_can_be_drawn_he_is_out() -> None:
    """A position made for it: in play, at least the card that the last one covers can be drawn."""
    start = "hands 2C / 5H / 4D; discards 5H; stock -; turn P2; phase again; debts 0 1 0; first P1"
    table = on(start).do("play 5H")
    assert (table.drew, table.result) == (["P1 1 M19", "P2 0 M8"], "out P2")


def test_m8_draws_what_there_is_for_the_debt_and_owes_no_more() -> None:
    table = on("hands 2C / 5H / 4D; discards 3H; stock -; turn P2; chain 3+4").do("play 5H")
    assert (table.hand("P2"), table.debts, table.result) == ("3H", [0, 0, 0], None)


def test_m8_who_holds_a_3_may_lay_a_j_and_owes() -> None:
    table = on("hands 2C / 3C JS 9C / 4D; discards 3H; turn P2; chain 3+2").do("play JS H")
    assert (table.turn, table.debts, table.chain) == ("P3", [0, 2, 0], None)


@pytest.mark.parametrize("card", ["5H", "AH", "7H", "9H", "KH", "QH", "XR"])
def test_m8_who_holds_a_3_is_refused_any_other_fitting_card(card: str) -> None:
    table = on(f"hands 2C / 3C {card} 9C / 4D; discards 3H; turn P2; chain 3+1")
    refusal = table.refusal(f"play {card}")
    assert (refusal.reason.value, refusal.rule) == ("holds-answer", "M8")
    assert refusal.about[0].text == card


@pytest.mark.parametrize("card", ["5C", "XB", "7S", "KD"])
def test_m8_a_card_that_does_not_fit_is_a_misplay_with_or_without_a_3(card: str) -> None:
    for other in ("3C", "9C"):
        table = on(f"hands 2C / {other} {card} / 4D; discards 3H; turn P2; chain 3+2")
        after = table.wrong(f"play {card}")
        assert (after.drew, after.turn, after.debts) == (["P2 3 M20"], "P3", [0, 0, 0])
