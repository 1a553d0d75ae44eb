"""M4, M12-M15: the A, the 9, the J, the Q and the K."""

import pytest

from tests.game.table import on

# M4: the A


def test_m4_the_next_player_is_skipped() -> None:
    table = on("hands AH 2C / 4H / 4D; discards 5H; turn P1").do("play AH")
    assert table.told == [
        "Laid seat=P1 card=AH",
        "Skipped seat=P2",
        "TurnEnded seat=P1",
        "TurnBegan seat=P3",
    ]


def test_m4_in_the_direction_in_force() -> None:
    table = on("hands AH 2C / 4H / 4D / 4S; discards 5H; turn P1 <").do("play AH")
    assert (table.turn, "Skipped seat=P4" in table.told) == ("P3", True)


def test_m4_nothing_answers_it() -> None:
    table = on("hands AH 2C / AC JS / 4D; discards 5H; turn P1").do("play AH")
    assert table.refused("play AC", "P2") == "not-your-turn M20"


def test_m4_with_two_players_the_same_player_has_a_new_turn() -> None:
    table = on("hands AH 2C / 4H; discards 5H; stock 9C; turn P1").do("play AH")
    assert (table.turn, table.phase, table.legal) == ("P1", "play", ["draw"])


# M12: the 9


@pytest.mark.parametrize(
    ("turn", "drawer"), [("P2", "P1"), ("P1", "P4"), ("P2 <", "P3"), ("P4 <", "P1")]
)
def test_m12_the_seat_before_in_the_direction_in_force_draws_1(turn: str, drawer: str) -> None:
    hands = ["2C", "2D", "4C", "4D"]
    hands[int(turn[1]) - 1] = "9H 6C"
    table = on(f"hands {' / '.join(hands)}; discards 5H; turn {turn}").do("play 9H")
    assert table.drew == [f"{drawer} 1 M12"]


def test_m12_at_once_before_the_next_turn() -> None:
    table = on("hands 9H 2C / 4H / 4D; discards 5H; turn P1").do("play 9H")
    assert table.kinds == "Laid Drew TurnEnded TurnBegan"
    assert table.counts == [1, 1, 2]


def test_m12_not_who_acted_last_but_the_seat_before() -> None:
    """After an A that is the skipped player; after a Q it is the one who will come last."""
    table = on("hands QH 2C / 4C / 9H 6D; discards 5H; turn P1").do("play QH")
    assert table.turn == "P3"
    assert table.do("play 9H").drew == ["P1 1 M12"]


def test_m12_on_a_continuation_as_well() -> None:
    table = on("hands KH 9H 2C / 4C / 6D; discards 5H; turn P1").do("play KH", "play 9H")
    assert (table.drew, table.turn) == (["P3 1 M12"], "P2")


# M13: the J


def test_m13_on_ones_own_turn_a_j_goes_on_anything() -> None:
    for top in ("5H", "AC", "QD", "JD; named C; first P2", "KS", "7D", "3C", "XB", "XR"):
        table = on(f"hands JH 2C / 4C; discards {top}; turn P1")
        assert "play JH D" in table.legal, top


def test_m13_after_drawing_and_after_a_k_too() -> None:
    drawn = on("hands 2C / 4C; discards 5H; stock JS; turn P1").do("draw")
    assert "play JS H" in drawn.legal
    going_on = on("hands KH JS / 4C; discards 5H; turn P1").do("play KH")
    assert going_on.do("play JS").result == "out P1"


def test_m13_not_out_of_turn() -> None:
    assert on("hands 2C / JH 4C; discards 5H; turn P1").refused("play JH D", "P2")


@pytest.mark.parametrize("position", ["discards 7H; chain 7+2", "discards XR; chain X+5"])
def test_m13_not_under_a_7_or_a_joker(position: str) -> None:
    table = on(f"hands JH 2C / 4C; turn P1; {position}")
    assert {table.verdict(text) for text in ("play JH", "play JH D")} == {"punished"}


def test_m13_the_player_must_name_a_suit() -> None:
    table = on("hands JH 2C / 4C; discards 5H; turn P1")
    assert table.refused("play JH") == "name-a-suit M13"
    assert table.playable == "JH"
    assert table.legal == ["play JH C", "play JH D", "play JH H", "play JH S"]


def test_m13_the_named_suit_is_in_force() -> None:
    table = on("hands JH 2C / 4S 4H; discards 5H; turn P1").do("play JH S")
    assert table.told[1] == "SuitNamed seat=P1 suit=S"
    assert (table.state.suit and table.state.suit.value, table.playable) == ("S", "4S")


def test_m13_the_next_card_ends_what_was_named() -> None:
    table = on("hands JH 2C / 4S 8D / 4C 8S; discards 5H; turn P1").do("play JH S", "play 4S")
    assert (table.state.named, table.playable) == (None, "4C 8S")


def test_m13_only_a_j_names_a_suit() -> None:
    table = on("hands 4H 2C / 4C; discards 5H; turn P1")
    assert table.refused("play 4H D") == "no-suit-asked M13"
    assert table.refused("name D") == "no-suit-asked M13"


def test_m13_no_suit_for_a_last_j() -> None:
    table = on("hands JH / 4C; discards 5H; turn P1")
    assert table.legal == ["play JH"]
    assert table.refused("play JH D") == "no-suit-asked M13"


def test_m13_until_the_suit_is_named_nothing_else_can_happen() -> None:
    start = "hands 2C / JH / 4D; discards 3H; stock JS 4H; turn P2; chain 3+1"
    table = on(start).do("play JH")
    assert table.legal == ["name C", "name D", "name H", "name S"]
    for intent in ("draw", "pass", "pay", "play JS D", "play 4S"):
        assert table.refused(intent) == "name-a-suit M13"
    assert table.refused("name D", "P3") == "not-your-turn M20"
    assert table.refused("deal") == "round-running MATCH"


def test_m13_until_the_suit_is_named_none_is_in_force() -> None:
    """M1: never the J's own."""
    table = on("hands 2C / JH / 4D; discards 3H; stock 8S; turn P2; chain 3+1").do("play JH")
    assert table.state.suit is None


# M14: the Q


@pytest.mark.parametrize("seats", [3, 4, 7])
def test_m14_reverses_and_the_next_turn_runs_the_new_way(seats: int) -> None:
    hands = " / ".join(["QH 2C", "2D", "2S", "4C", "4D", "4S", "6C"][:seats])
    table = on(f"hands {hands}; discards 5H; turn P1").do("play QH")
    assert (table.turn, table.state.direction.name) == (f"P{seats}", "LEFT")
    assert "Reversed direction=left" in table.told


def test_m14_twice_is_the_old_way() -> None:
    table = on("hands QH 2C / 4C / QS 4D; discards 5H; turn P1").do("play QH", "play QS")
    assert (table.turn, table.state.direction.name) == ("P1", "RIGHT")


def test_m14_with_two_players_it_has_no_effect() -> None:
    table = on("hands QH 2C / 4C; discards 5H; turn P1").do("play QH")
    assert table.kinds == "Laid TurnEnded TurnBegan"
    assert (table.turn, table.state.direction.name) == ("P2", "RIGHT")


# M15: the K


def test_m15_may_play_again_by_m1() -> None:
    table = on("hands KH 4H KC JS 4C XR 2S / 4D; discards 5H; turn P1").do("play KH")
    assert (table.turn, table.phase) == ("P1", "again")
    assert table.playable == "KC 4H JS XR"
    assert table.do("play 4H").turn == "P2"


def test_m15_k_on_k_goes_on() -> None:
    table = on("hands KH KC KS 2S / 4D; discards 5H; turn P1").do("play KH", "play KC")
    assert (table.turn, table.phase, table.playable) == ("P1", "again", "KS")


def test_m15_or_end_the_turn_though_a_card_fits() -> None:
    table = on("hands KH 4H / 4D; discards 5H; turn P1").do("play KH").do("pass")
    assert (table.turn, table.drew, table.told[0]) == ("P2", [], "Passed seat=P1")


def test_m15_no_drawing_in_a_continuation() -> None:
    table = on("hands KH 4C / 4D; discards 5H; turn P1").do("play KH")
    assert table.refused("draw") == "no-draw-going-on M15"


def test_m15_the_last_card_of_a_continuation_goes_out() -> None:
    table = on("hands KH 4H / 4D; discards 5H; turn P1").do("play KH", "play 4H")
    assert table.result == "out P1"


def test_m15_a_misplay_costs_1_and_the_turn_the_k_stands_and_a_debt_stays() -> None:
    table = on("hands 2C / KH 4C / 4D; discards 3H; turn P2; chain 3+2").do("play KH")
    after = table.wrong("play 4C")
    assert (after.drew, after.turn, after.top) == (["P2 1 M20"], "P3", "KH")
    assert after.debts == [0, 2, 0]
