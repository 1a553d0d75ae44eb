"""M19: identical cards. M20: wrong plays."""

import pytest

from tests.game.table import on

# M19: identical cards


def test_m19_whoever_laid_the_first_draws_2_at_once() -> None:
    table = on("hands 5H 2C / 5H 4C / 4D; discards 6H; turn P1").do("play 5H").do("play 5H")
    assert table.kinds == "Laid Drew TurnEnded TurnBegan"
    assert (table.drew, table.turn) == (["P1 2 M19"], "P3")


def test_m19_the_same_rank_or_the_same_suit_alone_is_not_identical() -> None:
    for card in ("5D", "6H"):
        table = on(f"hands 5H 2C / {card} 4C / 4D; discards 4H; turn P1")
        assert table.do("play 5H", f"play {card}").drew == []


def test_m19_jokers_of_the_same_colour_are_identical() -> None:
    position = "hands 2C / {} 4C / 4D; discards XR; turn P2; chain X+5; first P1"
    assert on(position.format("XR")).do("play XR").drew == ["P1 2 M19"]
    assert on(position.format("XB")).do("play XB").drew == []


def test_m19_the_first_of_an_unbroken_row_pays_each_time() -> None:
    options = 'options {"packs": 3}'
    table = on(f"hands 5H 2C / 5H 4C / 5H 4D; discards 6H; turn P1; {options}")
    table = table.do("play 5H", "play 5H").do("play 5H")
    assert (table.drew, table.turn) == (["P1 2 M19"], "P1")


def test_m19_another_card_breaks_the_row() -> None:
    table = on('hands 5H 2C / 5D 4C / 5H 4D / 5H 6D; discards 6H; turn P1; options {"packs": 3}')
    table = table.do("play 5H", "play 5D", "play 5H")
    assert table.drew == []
    assert table.do("play 5H").drew == ["P3 2 M19"]


def test_m19_nobody_laid_the_starter_so_nobody_draws_for_its_row() -> None:
    table = on('hands 5H 2C / 5H 4C / 4D; discards 5H; turn P1; options {"packs": 3}')
    assert table.do("play 5H", "play 5H").drew == []


def test_m19_if_it_was_oneself_oneself() -> None:
    table = on("hands KH KH 2C / 4C; discards 6H; turn P1").do("play KH", "play KH")
    assert (table.drew, table.phase, table.turn) == (["P1 2 M19"], "again", "P1")


def test_m19_passed_turns_in_between_do_not_matter() -> None:
    start = "hands 5H 5H 2C / 4C / 4D; discards 6H; stock 8C 8D 9S 9C; turn P1"
    table = on(start).do("play 5H", "draw", "pass", "draw", "pass").do("play 5H")
    assert table.drew == ["P1 2 M19"]


def test_m19_nor_do_misplays_and_payments() -> None:
    start = "hands 7H 7H 2C / 4C / 4D; discards 6H; stock 8C 8D 9S 9C; turn P1"
    table = on(start).do("play 7H", "pay").wrong("play 4D").do("play 7H")
    assert table.drew == ["P1 2 M19"]


def test_m19_besides_the_cards_own_effect_and_before_it() -> None:
    table = on("hands 9H 2C / 9H 4C / 4D; discards 6H; turn P1").do("play 9H").do("play 9H")
    assert table.drew == ["P1 2 M19", "P1 1 M12"]
    table = on("hands AH 2C / 4C / AH 4D; discards 6H; turn P1").do("play AH").do("play AH")
    assert table.kinds == "Laid Drew Skipped TurnEnded TurnBegan"
    assert (table.drew, table.turn) == (["P1 2 M19"], "P2")


def test_m19_his_own_victim_is_not_out() -> None:
    start = "hands KH / 4C / 4D; discards 6H KH; stock 8C 8D; turn P1; phase again; first P1"
    table = on(start).do("play KH")
    assert (table.drew, table.result, table.phase) == (["P1 2 M19"], None, "again")
    start = "hands 5H / 4C / 4D; discards 6H 5H; stock 8C 8D; turn P1; first P1"
    table = on(start).do("play 5H")
    assert (table.hand("P1"), table.result, table.turn) == ("8C 8D", None, "P2")


def test_m19_his_own_victim_with_a_last_j_names_a_suit() -> None:
    start = "hands JH / 4C / 4D; discards 6H JH; stock 8C 8D; turn P1; named C; first P1"
    table = on(start).do("play JH")
    assert (table.phase, table.hand("P1")) == ("name", "8C 8D")
    assert table.do("name C").playable == "4C"


def test_m19_his_own_victim_keeps_his_debt() -> None:
    """M8: the debt is drawn at once only for a hand that is empty after M19."""
    start = "hands 2C / KH / 4D; discards 6H KH; stock 8C 8D; turn P2; phase again; debts 0 1 0"
    table = on(f"{start}; first P2").do("play KH")
    assert (table.drew, table.debts, table.phase) == (["P2 2 M19"], [0, 1, 0], "again")


def test_m19_a_last_card_on_ones_own_is_out_if_another_was_first() -> None:
    table = on("hands 5H 2C / 5H / 4D; discards 6H; turn P1").do("play 5H", "play 5H")
    assert (table.drew, table.result) == (["P1 2 M19"], "out P2")


def test_m19_out_of_turn_it_is_refused() -> None:
    """Cutting is an option that is off."""
    table = on("hands 5H 2C / 4C / 5H 4D; discards 6H; turn P1").do("play 5H")
    assert table.refused("play 5H", "P3") == "not-your-turn M20"


# M20: wrong plays


def test_m20_the_card_goes_back_1_is_drawn_and_the_turn_is_lost() -> None:
    table = on("hands 2C 4H / 4C; discards 5H; stock 8S; turn P1").wrong("play 2C")
    assert table.told == [
        "Misplayed seat=P1 face=2C rule=M1",
        "Drew seat=P1 cards=(8S) due=1 cause=M20",
        "TurnEnded seat=P1",
        "TurnBegan seat=P2",
    ]
    assert (table.hand("P1"), table.top) == ("2C 4H 8S", "5H")


def test_m20_suit_lock_and_top_card_stay() -> None:
    named = on("hands 2C / 4C; discards JS; turn P1; named D; first P2").wrong("play 2C")
    assert (named.state.suit, named.top) == (named.state.named, "JS")
    assert named.state.named is not None
    locked = on("hands 2C / 4C; discards XR; turn P1; first P2").wrong("play 2C")
    assert (locked.state.lock, locked.top) == (locked.state.discards[-1].colour, "XR")


def test_m20_what_m19_remembers_stays_too() -> None:
    table = on("hands 2C / 5H 4C / 4D; discards 5H; turn P1; first P3").wrong("play 2C")
    assert table.do("play 5H").drew == ["P3 2 M19"]


@pytest.mark.parametrize(
    ("position", "due", "rule"),
    [
        ("discards 7H; chain 7+6", 7, "M9"),
        ("discards XR; chain X+10", 11, "M16"),
        ("discards 3H; chain 3+3", 4, "M1"),
        ("discards XR", 1, "M18"),
        ("discards 5H", 1, "M1"),
        ("discards 5H; phase drew", 1, "M1"),
        ("discards KH; phase again", 1, "M1"),
    ],
)
def test_m20_a_pending_chain_is_paid_too(position: str, due: int, rule: str) -> None:
    table = on(f"hands 2C / 4C; turn P1; first P2; {position}").wrong("play 2C")
    assert (table.drew, table.turn, table.chain) == ([f"P1 {due} M20"], "P2", None)
    assert table.told[0] == f"Misplayed seat=P1 face=2C rule={rule}"
    assert table.debts == [0, 0]


def test_m20_a_chain_of_3_is_paid_but_the_turn_is_lost() -> None:
    table = on("hands 2C / 4C / 4H; discards 3H; turn P2; chain 3+2").wrong("play 4C")
    assert (table.drew, table.turn, table.chain) == (["P2 3 M20"], "P3", None)
    assert table.playable == "4H"


def test_m20_a_wrong_last_card_wins_nothing() -> None:
    table = on("hands 2C / 4C; discards 5H; turn P1").wrong("play 2C")
    assert (table.result, table.counts) == (None, [2, 1])


def test_m20_a_wrong_play_is_possible_though_a_card_fits() -> None:
    assert on("hands 2H 2C / 4C; discards 5H; turn P1").verdict("play 2C") == "punished"


def test_m20_with_nothing_to_draw_the_turn_is_lost_all_the_same() -> None:
    table = on("hands 2C / 4C; discards 5H; stock -; turn P1").wrong("play 2C")
    assert (table.drew, table.turn, table.counts) == (["P1 0 M20"], "P2", [1, 1])


@pytest.mark.parametrize("intent", ["play 4C", "play 4H", "draw", "pass", "pay", "name C"])
def test_m20_only_the_player_on_turn_can_misplay(intent: str) -> None:
    table = on("hands 2C 2H / 4C 4H; discards 5H; turn P1")
    assert table.refused(intent, "P2") == "not-your-turn M20"
