"""The rulebook's golden scenarios S1-S31, one test each."""

from tests.game.table import on


def test_s1_under_a_7_nothing_but_drawing_is_legal_without_a_7() -> None:
    """M9, M20: P2 holds J♦, red JOKER, 3♣, 9♣; any of them is a misplay."""
    start = "hands 7C 5H / JD XR 3C 9C / 4C 4D; discards 6C; turn P1"
    table = on(start).do("play 7C")
    assert (table.turn, table.chain) == ("P2", "7+2")
    assert table.legal == ["pay"]
    for wrong in ("play JD H", "play JD", "play XR", "play 3C", "play 9C"):
        after = table.wrong(wrong)
        assert after.drew == ["P2 3 M20"]
        assert (after.turn, after.chain, after.top) == ("P3", None, "7C")


def test_s2_a_7_answers_a_7() -> None:
    """M9, M10."""
    table = on("hands 7C 5H / 7D 2C / 4C 4D; discards 6C; turn P1").do("play 7C", "play 7D")
    assert (table.turn, table.chain, table.drew) == ("P3", "7+4", [])


def test_s3_after_the_payment_the_next_plays_on_the_7() -> None:
    """M9, M11: ♦, 7, J, red JOKER."""
    start = "hands 5H / 7D 2C / 4C 4D / 2D 7S JC XR XB 5C 3H; discards 7C; turn P2; chain 7+2"
    table = on(start).do("play 7D", "pay")
    assert table.drew == ["P3 4 M11"]
    assert (table.turn, table.chain) == ("P4", None)
    assert table.playable == "JC 2D 7S XR"


def test_s4_a_red_joker_goes_on_a_red_suit() -> None:
    """M1, M16: red JOKER on 5♥; only a JOKER answers."""
    table = on("hands XR 2C / 7H JS XB 5H; discards 5H; turn P1").do("play XR")
    assert (table.turn, table.chain) == ("P2", "X+5")
    assert table.legal == ["play XB", "pay"]
    assert {table.verdict(f"play {card}") for card in ("7H", "JS", "5H")} == {"punished"}


def test_s5_a_joker_of_either_colour_answers_a_joker() -> None:
    """M16, M17: the lock will be black."""
    table = on("hands XR 2C / XB 5H / 4C; discards 5H; turn P1").do("play XR", "play XB")
    assert (table.turn, table.chain) == ("P3", "X+10")
    assert table.do("pay").state.lock is table.state.discards[-1].colour
    assert table.top == "XB"


def test_s6_the_lock_after_a_paid_joker() -> None:
    """M18, M20: P4 may lay ♣, ♠, J, JOKER; 5♥ is a misplay and the lock stays."""
    start = "hands 2C / 2D / 4C / 8C 9S JH XR XB 5H 4D; discards XR XB; turn P3; chain X+10"
    table = on(start).do("pay")
    assert table.drew == ["P3 10 M11"]
    assert table.turn == "P4"
    assert table.playable == "8C JH 9S XB XR"
    after = table.wrong("play 5H")
    assert (after.turn, after.drew, after.top) == ("P1", ["P4 1 M20"], "XB")
    assert after.playable == "2C"
    assert after.state.lock == table.state.lock


def test_s7_a_joker_of_the_other_colour_is_a_misplay() -> None:
    """M1, M20: red JOKER on 5♠ with nothing pending."""
    table = on("hands XR 2C / 4C; discards 5S; turn P1")
    assert table.playable == ""
    after = table.wrong("play XR")
    assert after.drew == ["P1 1 M20"]
    assert (after.turn, after.top) == ("P2", "5S")


def test_s8_under_a_3_without_a_3() -> None:
    """M5, M8: draw 1 and keep the turn; or a ♥, J or red JOKER, and owe 1."""
    table = on("hands 3H 2C / 5H JS XR XB 4C / 4D; discards 6H; turn P1").do("play 3H")
    assert (table.turn, table.chain) == ("P2", "3+1")
    assert table.playable == "5H JS XR"
    paid = table.do("pay")
    assert (paid.turn, paid.drew, paid.chain, paid.phase) == ("P2", ["P2 1 M7"], None, "play")
    for card in ("play 5H", "play JS D", "play XR"):
        assert table.do(card).debts == [0, 1, 0]
    assert {table.verdict(f"play {card}") for card in ("XB", "4C")} == {"punished"}


def test_s9_a_3_answers_a_3() -> None:
    """M6."""
    table = on("hands 3H 2C / 3S 4C / 4D; discards 6H; turn P1").do("play 3H", "play 3S")
    assert (table.turn, table.chain, table.debts) == ("P3", "3+2", [0, 0, 0])


def test_s10_a_deferred_3_is_drawn_when_ones_turn_comes() -> None:
    """M8: P3 has an ordinary turn; at P2's next turn 1 card is drawn first."""
    start = "hands 2H / 5H 4C / 6H 4D; discards 3H; turn P2; chain 3+1"
    table = on(start).do("play 5H")
    assert (table.turn, table.chain, table.debts, table.drew) == ("P3", None, [0, 1, 0], [])
    assert table.playable == "6H"
    on_p1 = table.do("play 6H")
    assert (on_p1.turn, on_p1.drew) == ("P1", [])
    start = "hands 2H 2D / 5H 4C / 6H 4D; discards 3H; turn P2; chain 3+1"
    back = on(start).do("play 5H", "play 6H", "play 2H")
    assert (back.turn, back.phase, back.debts) == ("P2", "play", [0, 0, 0])
    assert back.drew == ["P2 1 M8"]


def test_s11_a_deferring_7_has_its_full_effect() -> None:
    """M8, M9: P3 faces +2; P2 still owes 1."""
    table = on("hands 2H / 7H 4C / 6H 4D; discards 3H; turn P2; chain 3+1").do("play 7H")
    assert (table.turn, table.chain, table.debts) == ("P3", "7+2", [0, 1, 0])


def test_s12_going_on_from_a_k_is_the_same_turn() -> None:
    """M8, M15: K♥, then 4♥; P2 still owes 1."""
    start = "hands 2H 2C / KH 4H 5C / 6H; discards 3H; turn P2; chain 3+1"
    table = on(start).do("play KH")
    assert (table.turn, table.phase, table.debts) == ("P2", "again", [0, 1, 0])
    table = table.do("play 4H")
    assert (table.turn, table.debts, table.drew) == ("P3", [0, 1, 0], [])


def test_s13_who_owes_cannot_go_out() -> None:
    """M8: P2 defers with his last card, draws 1 at once and is not out."""
    start = "hands 2H / {} / 6H 4D; discards 3H; stock 9C 8C; turn P2; chain 3+1"
    table = on(start.format("5H")).do("play 5H")
    assert (table.drew, table.hand("P2"), table.debts) == (["P2 1 M8"], "9C", [0, 0, 0])
    assert (table.turn, table.result) == ("P3", None)


def test_s13_a_last_j_then_names_a_suit() -> None:
    """M8, M13."""
    start = "hands 2H / JS / 6H 4D; discards 3H; stock 9C 8C; turn P2; chain 3+1"
    table = on(start).do("play JS")
    assert (table.turn, table.phase, table.drew) == ("P2", "name", ["P2 1 M8"])
    assert table.legal == ["name C", "name D", "name H", "name S"]
    table = table.do("name D")
    assert (table.turn, table.playable) == ("P3", "4D")


def test_s14_who_holds_a_3_plays_it_draws_or_lays_a_j() -> None:
    """M8: the ♥ is refused, not punished."""
    table = on("hands 2H / 3C 5H JS 9S / 6H; discards 3H; turn P2; chain 3+1")
    assert table.playable == "3C JS"
    assert "pay" in table.legal
    assert table.refused("play 5H") == "holds-answer M8"
    assert table.do("play JS C").debts == [0, 1, 0]
    assert table.verdict("play 9S") == "punished"


def test_s15_a_3_just_drawn_starts_a_new_chain() -> None:
    """M7: P2 draws 2 for the chain, gets a 3, plays it; P3 faces +1."""
    start = "hands 2H / 9S / 6H; discards 3D 3H; stock 3C 8C; turn P2; chain 3+2"
    table = on(start).do("pay", "play 3C")
    assert (table.turn, table.chain, table.debts) == ("P3", "3+1", [0, 0, 0])


def test_s16_a_9_hits_the_seat_that_an_a_skipped() -> None:
    """M4, M12."""
    table = on("hands AH 2C / 4C / 9H 6D; discards 5H; turn P1").do("play AH", "play 9H")
    assert table.drew == ["P2 1 M12"]


def test_s17_the_seat_before_is_told_by_the_direction_in_force() -> None:
    """M12, M14: direction reversed; P1 plays, then P4 plays 9; P1 draws 1."""
    start = "hands 4H 2C / 4C / 4D / 9H 6D; discards 5H; turn P1 <"
    table = on(start).do("play 4H")
    assert table.turn == "P4"
    table = table.do("play 9H")
    assert (table.drew, table.turn) == (["P1 1 M12"], "P3")


def test_s18_two_players_9() -> None:
    """M12: the opponent draws 1."""
    table = on("hands 9H 2C / 4C; discards 5H; turn P1").do("play 9H")
    assert (table.drew, table.turn) == (["P2 1 M12"], "P2")


def test_s18_two_players_a() -> None:
    """M4, M8: the same player again, owed debt first."""
    table = on("hands AH 2C / 4C; discards 5H; turn P1").do("play AH")
    assert (table.turn, table.drew, table.kinds.split()[-2:]) == (
        "P1",
        [],
        ["TurnEnded", "TurnBegan"],
    )
    owing = on("hands AH 2C / 4C; discards 3H; stock 8C; turn P1; chain 3+1").do("play AH")
    assert (owing.turn, owing.drew, owing.hand("P1")) == ("P1", ["P1 1 M8"], "2C 8C")
    assert owing.debts == [0, 0]


def test_s18_two_players_q() -> None:
    """M14: the opponent plays, and the direction stays."""
    table = on("hands QH 2C / 4C; discards 5H; turn P1").do("play QH")
    assert (table.turn, table.state.direction.name) == ("P2", "RIGHT")


def test_s19_three_players_q() -> None:
    """M14: Q by P1, next is P3."""
    table = on("hands QH 2C / 4C / 4D; discards 5H; turn P1").do("play QH")
    assert (table.turn, table.state.direction.name) == ("P3", "LEFT")


def test_s20_after_a_k_the_turn_may_end_without_drawing() -> None:
    """M15."""
    table = on("hands KH 2C / 4C / 4D; discards 5H; turn P1").do("play KH")
    assert table.legal == ["pass"]
    table = table.do("pass")
    assert (table.turn, table.drew, table.counts[0]) == ("P2", [], 1)


def test_s21_a_k_or_j_as_last_card_wins_at_once() -> None:
    """M13, M15: nothing more is asked."""
    for card in ("KH", "JH"):
        table = on(f"hands {card} / 4C / 4D; discards 5H; turn P1").do(f"play {card}")
        assert (table.result, table.phase) == ("out P1", "deal")
        assert table.kinds == "Laid RoundEnded"


def test_s22_after_a_j_the_named_suit_counts() -> None:
    """M1, M13: J♠ naming ♦; legal next are ♦, J, red JOKER."""
    table = on("hands JS 2C / 4S 5D JC XR XB 4C; discards 5H; turn P1").do("play JS D")
    assert table.playable == "JC 5D XR"


def test_s23_a_j_covered_by_the_identical_j() -> None:
    """M13, M19: legal; the first one's player draws 2; a new suit is named."""
    table = on("hands JS 2C / JS 4C / 9C; discards 5H; turn P1").do("play JS D", "play JS C")
    assert (table.drew, table.turn, table.playable) == (["P1 2 M19"], "P3", "9C")


def test_s24_nobody_laid_the_starter() -> None:
    """M19: starter 5♥, P1 plays 5♥; nobody draws."""
    table = on("hands 5H 2C / 4C; discards 5H; turn P1").do("play 5H")
    assert (table.drew, table.turn) == ([], "P2")


def test_s25_an_identical_7_answers_as_well() -> None:
    """M9, M19: 7♥ by P1, 7♥ by P2; P1 draws 2, P3 faces +4."""
    table = on("hands 7H 2C / 7H 4C / 9C; discards 5H; turn P1").do("play 7H", "play 7H")
    assert (table.drew, table.turn, table.chain) == (["P1 2 M19"], "P3", "7+4")


def test_s26_an_identical_9_hits_twice() -> None:
    """M12, M19: 9♥ by P1, 9♥ by P2; P1 draws 1 + 2."""
    table = on("hands 9H 2C / 9H 4C / 9C; discards 5H; turn P1").do("play 9H")
    assert table.drew == ["P3 1 M12"]
    table = table.do("play 9H")
    assert table.drew == ["P1 2 M19", "P1 1 M12"]


def test_s27_a_misplay_under_plus_6() -> None:
    """M20: card back, 7 drawn, turn lost, chain closed."""
    start = "hands 2C / 5C 4C / 9D; discards 7H 7D 7C; turn P2; chain 7+6"
    table = on(start).wrong("play 5C")
    assert (table.drew, table.turn, table.chain) == (["P2 7 M20"], "P3", None)
    assert table.hand("P2").startswith("5C 4C ")
    assert (table.counts, table.top) == ([1, 9, 1], "7C")


def test_s28_a_reshuffle_in_the_middle_of_a_penalty() -> None:
    """Stock 1, +5 due: draw 1, reshuffle all but the top, draw 4."""
    start = "hands 2C / 5C; discards 2D 3D 4D 5D 6D 8D XR; stock 9C; turn P2; chain X+5"
    table = on(start).do("pay")
    assert [len(stock) for stock in (table.state.stock, table.state.discards)] == [2, 1]
    assert table.kinds == "Drew Reshuffled Drew TurnEnded TurnBegan"
    assert (table.drew, table.top) == (["P2 5 M11"], "XR")
    assert table.hand("P2").startswith("5C 9C ")
    drawn_or_left = table.hand("P2").split()[2:] + [str(card) for card in table.state.stock]
    assert sorted(drawn_or_left) == ["2D", "3D", "4D", "5D", "6D", "8D"]


def test_s29_nothing_at_all_to_draw() -> None:
    """0 drawn, penalty closed, no crash, no loop."""
    table = on("hands 2C / 5C; discards 7D; stock -; turn P2; chain 7+2").do("pay")
    assert (table.drew, table.turn, table.chain) == (["P2 0 M11"], "P1", None)
    assert (table.counts, table.top) == ([1, 1], "7D")


def test_s30_the_named_suit_outlives_a_reshuffle_but_not_the_j() -> None:
    """M13: ♦ is still in force; the J, drawn again, remembers nothing."""
    start = "hands 2C / 5C / 4C 4D; discards 8C 9C JS; stock -; turn P1; named D; first P3"
    table = on(start).do("draw")
    assert "Reshuffled" in table.kinds
    assert (table.state.suit, table.top) == (table.state.named, "JS")
    assert table.do("pass").state.named is table.state.named
    assert table.verdict("play 2C") == "punished"
    start = "hands 2S / 2C 4C; discards JS 5C 9C 8H; stock -; turn P1"
    table = on(start).do("draw")
    assert table.state.named is None
    for _ in range(3):
        if "JS" in table.hand(table.turn):
            break
        table = table.do("pass", "draw")
    assert "JS" in table.hand(table.turn)
    assert table.refused("play JS") == "name-a-suit M13"


def test_s31_the_round_ends_on_a_7_3_or_joker() -> None:
    """The round ends now."""
    for card in ("7H", "3H", "XR"):
        table = on(f"hands {card} / 4C / 4D; discards 5H; turn P1").do(f"play {card}")
        assert (table.result, table.chain, table.drew) == ("out P1", None, [])
        assert table.counts == [0, 1, 1]
