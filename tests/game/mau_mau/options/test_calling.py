"""CALL: saying "mau-mau" with the last card but one (option ``calling``)."""

from __future__ import annotations

import pytest

from game.mau_mau import view
from tests.game.table import on

START = "hands 5H 2H / 6H 4C 4S / 8H 4D 6D; discards 9H; stock 9S 9D 8S 8C; turn P1"
"""P1 lays his last card but one."""


def test_calling_on_it_is_said_with_the_last_card_but_one() -> None:
    table = on(START, calling=True)
    assert table.legal == ["play 2H", "play 2H mau-mau", "play 5H", "play 5H mau-mau"]
    table = table.do("play 5H mau-mau")
    assert table.kinds == "Laid Called TurnEnded TurnBegan"
    assert table.state.silent == ()
    assert table.refused("notice P1") == "nothing-to-notice CALL"


def test_calling_off_nothing_is_said_and_nothing_noticed() -> None:
    table = on(START)
    assert table.legal == ["play 2H", "play 5H"]
    assert table.refused("play 5H mau-mau") == "nothing-to-call CALL"
    assert table.do("play 5H").refused("notice P1") == "nothing-to-notice CALL"


@pytest.mark.parametrize("hand", ["5H", "5H 2H 2C", "5H 2H 2C 2S"])
def test_calling_on_only_the_last_card_but_one_is_called(hand: str) -> None:
    table = on(START.replace("5H 2H /", f"{hand} /"), calling=True)
    assert table.refused("play 5H mau-mau") == "nothing-to-call CALL"
    laid = table.do("play 5H")
    assert laid.state.silent == ()


@pytest.mark.parametrize("seat", ["P2", "P3"])
def test_calling_on_who_forgets_draws_2_when_another_notices(seat: str) -> None:
    table = on(START, calling=True).do("play 5H")
    assert (table.turn, table.drew) == ("P2", [])
    assert "notice P1" in table.legal_for(seat)
    noticed = table.by(seat, "notice P1")
    assert (noticed.drew, noticed.hand("P1")) == (["P1 2 CALL"], "2H 9S 9D")
    assert noticed.kinds == "Noticed Drew"
    assert (noticed.turn, noticed.phase) == ("P2", "play")


def test_calling_on_noticing_is_no_turn_and_changes_nothing_else() -> None:
    table = on(START.replace("5H 2H", "7H 2H"), calling=True).do("play 7H")
    noticed = table.by("P3", "notice P1")
    assert (noticed.chain, noticed.turn, noticed.legal) == ("7+2", "P2", ["pay"])


def test_calling_on_who_drew_may_be_going_to_play_while_another_is_noticed() -> None:
    """M2: the drawn card is still the one that may be played."""
    start = "hands 5H 2H / 9C 4C / 4D 6D; discards 9H; stock 8H 9D 8S 8C; turn P1"
    table = on(start, calling=True, must_play_drawn=True).do("play 5H", "draw")
    assert table.legal[0] == "play 8H"
    noticed = table.by("P3", "notice P1")
    assert (noticed.phase, noticed.playable) == ("drew", "8H")


def test_calling_on_it_is_noticed_once() -> None:
    table = on(START, calling=True).do("play 5H").by("P2", "notice P1")
    for seat in ("P1", "P2", "P3"):
        assert table.refused("notice P1", seat) == "nothing-to-notice CALL"


def test_calling_on_nobody_notices_himself() -> None:
    table = on(START, calling=True).do("play 5H")
    assert table.refused("notice P1", "P1") == "nothing-to-notice CALL"
    assert table.legal_for("P1") == []


def test_calling_on_only_who_was_silent_is_noticed() -> None:
    table = on(START, calling=True).do("play 5H")
    for seat in ("P2", "P3", "P4", "P10"):
        assert table.refused(f"notice {seat}", "P2") == "nothing-to-notice CALL"


def test_calling_on_until_ones_next_turn() -> None:
    table = on(START, calling=True).do("play 5H", "play 6H")
    assert table.by("P2", "notice P1").drew == ["P1 2 CALL"]
    table = table.do("play 8H")
    assert table.turn == "P1"
    for seat in ("P2", "P3"):
        assert table.refused("notice P1", seat) == "nothing-to-notice CALL"


def test_calling_on_it_is_too_late_when_the_turn_has_come_even_if_the_card_is_kept() -> None:
    start = START.replace("5H 2H", "5H 2C").replace("8H 4D", "8H 8D")
    table = on(start, calling=True).do("play 5H", "play 6H", "play 8H", "draw", "pass")
    assert table.refused("notice P1", "P2") == "nothing-to-notice CALL"


@pytest.mark.parametrize(
    ("position", "plays"),
    [
        ("hands 5H 2H / 9H 4C 4S; discards 8H; turn P1", ("play 5H", "play 9H")),
        ("hands 5H 2H / 5H 4C 4S; discards 8H; turn P1", ("play 5H", "play 5H")),
    ],
)
def test_calling_on_not_after_drawing(position: str, plays: tuple[str, ...]) -> None:
    """M12, M19: he no longer holds one card only."""
    table = on(position, calling=True).do(*plays)
    assert table.counts[0] > 1
    assert table.refused("notice P1", "P2") == "nothing-to-notice CALL"


def test_calling_on_an_empty_draw_changes_nothing() -> None:
    """TOO-FEW, M19, M12: the only card goes to P1; P2 still holds one."""
    start = "hands 4C / 6H / 9H 4D; discards 9H; stock -; turn P3; first P1; silent P2"
    table = on(start, calling=True).do("play 9H")
    assert (table.drew, table.state.silent) == (["P1 1 M19", "P2 0 M12"], (1, 2))
    assert "notice P2" in table.legal_for("P3")


def test_calling_on_one_draws_what_there_is() -> None:
    """TOO-FEW."""
    still = on("hands KH 2H / 4C 4S / 4D 6D; discards 9H; stock -; turn P1", calling=True)
    assert still.do("play KH", "pass").by("P3", "notice P1").drew == ["P1 1 CALL"]


def test_calling_on_ones_own_victim_has_drawn_already() -> None:
    """M19."""
    start = "hands 5H 2H / 4C / 4D; discards 5H; stock 9S 9D; turn P1; first P1"
    table = on(start, calling=True).do("play 5H")
    assert (table.drew, table.state.silent) == (["P1 2 M19"], ())


def test_calling_on_with_a_k_it_is_said_with_the_k() -> None:
    """M15: the K is the last card but one."""
    start = "hands KH 2C / 4C 4S / 4D 6D; discards 9H; stock 9S 9D 8S; turn P1"
    table = on(start, calling=True)
    assert table.legal == ["play KH", "play KH mau-mau"]
    called = table.do("play KH mau-mau")
    assert (called.phase, called.kinds, called.state.silent) == ("again", "Laid Called WentOn", ())
    silent = table.do("play KH", "pass")
    assert silent.by("P2", "notice P1").drew == ["P1 2 CALL"]


def test_calling_on_while_going_on_the_next_card_may_be_the_last_but_one() -> None:
    """M15."""
    start = "hands KH 2H 2C / 4C 4S / 4D 6D; discards 9H; stock 9S 9D 8S; turn P1"
    table = on(start, calling=True)
    assert table.refused("play KH mau-mau") == "nothing-to-call CALL"
    table = table.do("play KH")
    assert table.legal == ["play 2H", "play 2H mau-mau", "pass"]
    assert table.do("play 2H").by("P3", "notice P1").drew == ["P1 2 CALL"]


def test_calling_on_with_a_k_and_out_nobody_can_notice() -> None:
    """OUT: the round ends now."""
    start = "hands KH 2H / 4C 4S; discards 9H; turn P1"
    table = on(start, calling=True).do("play KH", "play 2H")
    assert (table.result, table.state.silent) == ("out P1", ())
    assert table.refused("notice P1", "P2") == "round-over MATCH"


def test_calling_on_with_an_a_of_three_until_the_turn_comes_back() -> None:
    """M4."""
    start = "hands AH 2H / 4C 4S / 8H 6D; discards 9H; stock 9S 9D 8S; turn P1"
    table = on(start, calling=True).do("play AH")
    assert table.turn == "P3"
    for seat in ("P2", "P3"):
        assert table.by(seat, "notice P1").drew == ["P1 2 CALL"]


def test_calling_on_with_an_a_of_two_the_next_turn_is_there_at_once() -> None:
    """M4: nobody can notice any more."""
    start = "hands AH 2H / 4C 4S; discards 9H; stock 9S 9D; turn P1"
    table = on(start, calling=True).do("play AH")
    assert (table.turn, table.state.silent) == ("P1", ())
    assert table.refused("notice P1", "P2") == "nothing-to-notice CALL"


def test_calling_on_with_a_j_the_suit_and_the_call() -> None:
    """M13."""
    start = "hands JH 2H / 4C 4S; discards 9H; stock 9S 9D; turn P1"
    table = on(start, calling=True)
    expected = [f"play JH {suit}{call}" for suit in "CDHS" for call in ("", " mau-mau")]
    assert table.legal == [*table.legal[:2], *expected]
    assert table.refused("play JH mau-mau") == "name-a-suit M13"
    called = table.do("play JH D mau-mau")
    assert called.kinds == "Laid Called SuitNamed TurnEnded TurnBegan"


def test_calling_on_a_misplay_says_nothing() -> None:
    """M20: called or not, a wrong card costs 1."""
    start = "hands 5S 2C / 4C 4S; discards 9H; stock 9S 9D; turn P1"
    table = on(start, calling=True).wrong("play 5S mau-mau")
    assert (table.drew, table.state.silent) == (["P1 1 M20"], ())


def test_calling_on_two_may_be_silent_at_once() -> None:
    start = "hands 5H 2H / 6H 4C / 8H 4D 6D; discards 9H; stock 9S 9D 8S 8C; turn P1"
    table = on(start, calling=True).do("play 5H", "play 6H")
    assert table.legal_for("P3")[-2:] == ["notice P1", "notice P2"]
    assert table.legal_for("P1") == ["notice P2"]
    both = table.by("P1", "notice P2").by("P3", "notice P1")
    assert both.counts == [3, 3, 3]


def test_calling_on_everybody_sees_who_was_silent() -> None:
    table = on(START, calling=True).do("play 5H")
    assert {view(table.state, seat).silent for seat in range(3)} == {(0,)}


def test_calling_on_a_new_round_forgets_it() -> None:
    """MATCH."""
    start = START.replace("6H 4C 4S", "6H")
    table = on(start, calling=True).do("play 5H", "play 6H")
    assert (table.result, table.state.silent) == ("out P2", ())
    assert table.refused("notice P1", "P3") == "round-over MATCH"
    assert table.do("deal").state.silent == ()


def test_calling_on_a_debtor_who_drew_is_not_silent() -> None:
    """M8: the debt is drawn as the hand becomes empty."""
    start = "hands 2H / KH 5H / 6H 4D; discards 3H; stock 9C 8C 8S; turn P2; chain 3+1"
    table = on(start, calling=True).do("play KH", "play 5H")
    assert (table.drew, table.counts[1], table.state.silent) == (["P2 1 M8"], 1, ())


def test_calling_on_until_a_suit_is_named_nobody_notices() -> None:
    """M13: until the suit is named nothing else can happen."""
    start = "hands 2H / JS / 6H 4D; discards 3H; stock 9C 8C 8S; turn P2; chain 3+1; silent P1"
    table = on(start, calling=True).do("play JS")
    assert (table.phase, table.asked) == ("name", "P2")
    assert table.legal_for("P3") == []
    assert table.refused("notice P1", "P3").endswith(("M13", "CALL"))
