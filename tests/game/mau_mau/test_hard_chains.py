"""M9-M11 and M16-M18: the 7, the JOKER, their chains, and the JOKER's colour lock."""

import pytest

from tests.game.table import on

# M9-M11: the 7


def test_m9_a_7_is_answered_by_a_7_of_any_suit_only() -> None:
    table = on("hands 2C / 7C 7D 7H 7S 3H AH JH XR XB 5H / 4D; discards 7H; turn P2; chain 7+2")
    assert table.playable == "7C 7D 7H 7S"
    for card in ("3H", "AH", "JH", "JH D", "XR", "XB", "5H"):
        after = table.wrong(f"play {card}")
        assert (after.drew, after.turn, after.chain) == (["P2 3 M20"], "P3", None), card


def test_m9_otherwise_all_is_drawn_and_the_turn_lost() -> None:
    table = on("hands 7H 2C / 5H / 4D; discards 6H; turn P1").do("play 7H", "pay")
    assert (table.drew, table.turn, table.chain) == (["P2 2 M11"], "P3", None)
    assert table.kinds == "Laid ChainGrew TurnEnded TurnBegan Drew TurnEnded TurnBegan"


def test_m9_drawing_with_a_7_in_the_hand_is_allowed() -> None:
    table = on("hands 2C / 7C 5H / 4D; discards 7H; turn P2; chain 7+2")
    assert table.legal == ["play 7C", "pay"]
    assert table.do("pay").turn == "P3"


def test_m9_neither_the_ordinary_draw_nor_a_pass_will_do() -> None:
    table = on("hands 2C / 5C / 4D; discards 7H; turn P2; chain 7+2")
    assert (table.refused("draw"), table.refused("pass")) == ("chain-pending M9",) * 2
    table = on("hands 2C / 5C / 4D; discards XR; turn P2; chain X+5")
    assert (table.refused("draw"), table.refused("pass")) == ("chain-pending M16",) * 2


def test_m10_the_chain_grows_by_2() -> None:
    table = on("hands 7H 7D 2C / 7C 2D / 7S 2H; discards 6H; turn P1")
    chains = []
    for card in ("7H", "7C", "7S", "7D"):
        table = table.do(f"play {card}")
        chains.append(table.chain)
    assert chains == ["7+2", "7+4", "7+6", "7+8"]


def test_m11_after_the_payment_no_7_is_needed() -> None:
    start = "hands 2C / 5C / 4D 8H JS 7C XR XB 4C; discards 7H; turn P2; chain 7+2"
    table = on(start).do("pay")
    assert (table.turn, table.playable) == ("P3", "7C 8H JS XR")


def test_m11_the_next_7_starts_at_2_again() -> None:
    start = "hands 2C / 5C / 7C 4C; discards 7D 7H; turn P2; chain 7+4"
    table = on(start).do("pay", "play 7C")
    assert (table.turn, table.chain) == ("P1", "7+2")


# M16, M17: the JOKER


@pytest.mark.parametrize("answer", ["XR", "XB"])
def test_m16_a_joker_of_either_colour_answers(answer: str) -> None:
    table = on(f"hands 2C / {answer} 9C / 4D; discards 4H XR; turn P2; chain X+5; first -")
    assert table.legal == [f"play {answer}", "pay"]
    assert table.do(f"play {answer}").chain == "X+10"


def test_m16_otherwise_5_are_drawn_and_the_turn_is_lost() -> None:
    table = on("hands XR 2C / 5C / 4D; discards 6H; turn P1").do("play XR", "pay")
    assert (table.drew, table.turn, table.chain) == (["P2 5 M11"], "P3", None)


def test_m16_chains_of_7_and_joker_never_mix() -> None:
    under_7 = on("hands 2C / XR 7C / 4D; discards 7H; turn P2; chain 7+2")
    assert under_7.wrong("play XR").drew == ["P2 3 M20"]
    under_joker = on("hands 2C / XR 7H / 4D; discards XR; turn P2; chain X+5")
    assert under_joker.wrong("play 7H").drew == ["P2 6 M20"]


@pytest.mark.parametrize("card", ["3H", "AH", "JH", "KH", "5H"])
def test_m16_nothing_else_answers_not_even_in_its_colour(card: str) -> None:
    table = on(f"hands 2C / {card} 9C / 4D; discards XR; turn P2; chain X+5")
    assert table.wrong(f"play {card}").drew == ["P2 6 M20"]


def test_m17_the_chain_grows_by_5_without_an_upper_bound() -> None:
    table = on("hands XR XB 2C / XR XB 2D; discards 6H; turn P1")
    chains = []
    for card in ("XR", "XR", "XB", "XB"):
        table = table.do(f"play {card}")
        chains.append(table.chain)
    assert chains == ["X+5", "X+10", "X+15", "X+20"]
    further = on("hands XB 2C / 4C; discards XR; turn P1; chain X+95; first P2").do("play XB")
    assert further.chain == "X+100"


# M18: the colour lock


LOCKED = "hands 2C / 5C / {}; discards 9H 9S 9D 8D 8S 4S 4H {}; turn P2; chain X+5; first P1"
HAND = "4C 4D 8H 8S AC KD QS 7C 3H JC JD XR XB"


def test_m18_after_the_payment_only_a_joker_a_j_or_the_jokers_colour() -> None:
    red = on(LOCKED.format(HAND, "XR")).do("pay")
    assert (red.turn, red.playable) == ("P3", "JC 4D JD KD 3H 8H XB XR")
    black = on(LOCKED.format(HAND, "XB")).do("pay")
    assert (black.turn, black.playable) == ("P3", "AC 4C 7C JC JD 8S QS XB XR")


def test_m18_another_colour_is_a_misplay_and_lifts_nothing() -> None:
    table = on(LOCKED.format("4C 4D", "XR")).do("pay").wrong("play 4C")
    assert (table.turn, table.drew) == ("P1", ["P3 1 M20"])
    assert table.state.lock is not None
    assert table.verdict("play 2C") == "punished"


def test_m18_draws_and_passes_do_not_lift_it() -> None:
    start = "hands 2C / 5C / 4C; discards 9H XR; stock 8C 9C 6C; turn P1; first P3"
    table = on(start).do("draw")
    assert (table.state.lock, table.legal) == (table.state.discards[-1].colour, ["pass"])
    table = table.do("pass", "draw", "pass", "draw")
    assert table.state.lock is not None
    assert table.verdict("play 4C") == "punished"


def test_m18_it_holds_when_a_misplay_closed_the_chain() -> None:
    table = on(LOCKED.format("4C 4D", "XR")).wrong("play 5C")
    assert (table.drew, table.turn, table.playable) == (["P2 6 M20"], "P3", "4D")


def test_m18_it_holds_when_there_was_nothing_left_to_draw() -> None:
    start = "hands 2C / 5C / 4C 4D; discards XR; stock -; turn P2; chain X+5"
    table = on(start).do("pay")
    assert (table.drew, table.turn, table.playable) == (["P2 0 M11"], "P3", "4D")


def test_m18_a_card_of_the_colour_lifts_it() -> None:
    table = on("hands 2D 2C / 5D 5C; discards XR; turn P1; first P2").do("play 2D")
    assert (table.state.lock, table.playable) == (None, "5D")


def test_m18_a_j_of_any_colour_lifts_it_and_may_name_any_suit() -> None:
    for suit in "CDHS":
        table = on("hands JC 2C / 5C 5D 5H 5S; discards XR; turn P1; first P2")
        table = table.do(f"play JC {suit}")
        assert (table.state.lock, table.playable) == (None, f"5{suit}")


def test_m18_a_joker_on_it_starts_a_new_chain_and_locks_its_own_colour() -> None:
    start = "hands XB 2C / 5C / 4C 4D; discards 9H 9S 8S XR; turn P1; first P3"
    table = on(start).do("play XB")
    assert table.chain == "X+5"
    table = table.do("pay")
    assert table.playable == "4C"


def test_m18_while_the_chain_is_pending_no_lock_but_the_answer_counts() -> None:
    table = on("hands 2C / 5H XB; discards XR; turn P2; chain X+5")
    assert (table.state.lock, table.playable) == (None, "XB")
