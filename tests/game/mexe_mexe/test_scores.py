"""X35 to X46: points, elimination, returns, the end of the match, and the score sheet."""

from __future__ import annotations

import pytest

from game.mexe_mexe import actor, legal, scores, view
from game.mexe_mexe.events import Eliminated, MatchEnded, ReturnOffered
from game.mexe_mexe.options import Options
from tests.game.mexe_mexe.table import Table, cards, on


def ended(hands: str, before: str = "", **fields: str) -> Table:
    """A round that P1 ends by discarding his last card, 3C."""
    told = "".join(f"; {name} {value}" for name, value in fields.items())
    sheet = f"; sheet {before}" if before else ""
    return on(f"hands 3C / {hands}; stock 9S{sheet}{told}").do("discard 3C")


@pytest.mark.parametrize(
    ("hand", "points"),
    [
        ("3C", 3),
        ("10D", 10),
        ("JC QC KC", 45),
        ("AC", 20),
        ("2C 2D", 50),
        ("3C 4C 5C 6C 7C 8C 9C 10C", 52),
        ("AC KD 10H 2S 3C", 73),
    ],
)
def test_x37_to_x40_and_t14_points(hand: str, points: int) -> None:
    assert scores.points(cards(hand)) == points


def test_x35_x36_the_winner_counts_nothing_the_others_what_they_hold() -> None:
    table = ended("AC KD 10H 2S 3Cb / 4C")
    assert (table.totals, table.result) == ([0, 73, 4], "out P1")
    assert table.state.sheet[-1].points == (0, 73, 4)


def test_x41_totals_run_and_the_sheet_has_a_row_for_each_round() -> None:
    table = ended("KC / 4C", "0 20 30 / 50 0 10")
    assert table.totals == [50, 35, 44]
    rows = scores.cells(table.state.sheet, Options())
    assert [[cell.total for cell in row] for row in rows] == [
        [0, 20, 30],
        [50, 20, 40],
        [50, 35, 44],
    ]
    assert not any(cell.eliminated for row in rows for cell in row)


def test_t22_x42_exactly_200_eliminates() -> None:
    table = ended("KC / 4C", "0 185 0")
    assert Eliminated(1, 200) in table.events
    assert table.state.active == (0, 2)
    assert ended("KC / 4C", "0 184 0").state.active == (0, 1, 2)


@pytest.mark.parametrize("limit", [100, 150, 200, 300])
def test_x42_option_the_limit(limit: int) -> None:
    options = f'{{"limit": {limit}}}'
    assert ended("KC / 4C", f"0 {limit - 15} 0", options=options).state.active == (0, 2)
    assert ended("KC / 4C", f"0 {limit - 16} 0", options=options).state.active == (0, 1, 2)


def test_t15_x43_two_may_return_with_the_highest_total_below_the_limit() -> None:
    table = ended("KC / KD / 4D", "90 190 195 146")
    assert table.totals == [90, 205, 210, 150]
    assert ReturnOffered((1, 2), 150) in table.events
    assert (table.phase, table.turn, table.legal) == ("return", "P2", ["return", "decline"])
    both = table.do("return", "return")
    assert (both.totals, both.phase) == ([90, 150, 150, 150], "deal")
    one = table.do("decline", "return")
    assert (one.totals, one.state.active) == ([90, 205, 150, 150], (0, 2, 3))
    assert table.do("decline").turn == "P3"
    assert table.do("decline", "decline").state.active == (0, 3)


def test_x43_the_order_is_from_the_dealers_right() -> None:
    table = ended("KC / KD / 4D", "90 190 195 146", dealer="P2")
    assert ReturnOffered((2, 1), 150) in table.events
    assert (table.turn, table.do("return").turn) == ("P3", "P2")


def test_x43_whoever_is_asked_answers_and_nobody_else() -> None:
    table = ended("KC / KD / 4D", "90 190 195 146")
    assert table.refused("deal") == table.refused("draw") == "answer-first X43"
    assert table.refused("return", "P3") == "not-your-turn X43"
    assert (legal(table.state, 1) != (), legal(table.state, 2), actor(table.state)) == (True, (), 1)
    assert view(table.state, 0).offered == 150


def test_x43_the_answers_come_first_then_the_dealer_is_fixed() -> None:
    """P2, the dealer's right, has just been eliminated: he deals if he returns."""
    table = ended("KC / 4C / 5C", "0 190 0 0", dealer="P1")
    assert table.do("return", "deal").state.dealer == 1
    assert table.do("decline", "deal").state.dealer == 2


def test_x44_a_refusal_is_final_and_asked_once() -> None:
    table = ended("KC / 4C", "0 190 0").do("decline", "deal")
    assert [len(hand) for hand in table.state.hands] == [11, 0, 11]
    later = on("hands 3C / - / 4C; stock 9S; sheet 0 205 0").do("discard 3C")
    assert (later.phase, later.state.offers) == ("deal", ())


def test_x45_as_often_as_one_likes() -> None:
    table = ended("KC / 4C", "0 210>0 0 / 0 190 150")
    assert (table.phase, table.do("return").totals) == ("return", [0, 154, 154])


def test_x45_option_once_or_never() -> None:
    again = "0 210>0 0 / 0 190 150"
    assert ended("KC / 4C", again, options='{"returns": "once"}').phase == "deal"
    first = ended("KC / 4C", "0 190 150", options='{"returns": "once"}')
    assert first.phase == "return"
    assert ended("KC / 4C", "0 190 150", options='{"returns": "never"}').phase == "deal"


def test_t16_x46_the_last_one_below_the_limit_wins_and_nobody_is_asked() -> None:
    table = ended("KC / KD", "90 190 186")
    assert (table.totals, table.phase) == ([90, 205, 201], "over")
    assert table.state.winners == (0,)
    assert MatchEnded((0,)) in table.events
    assert "ReturnOffered" not in table.kinds
    assert (table.legal, actor(table.state)) == ([], None)
    assert table.refused("deal") == table.refused("return") == "match-over X46"


def test_t17_x46_with_two_players_the_first_to_reach_200_loses() -> None:
    table = ended("KC", "150 185")
    assert (table.phase, table.state.winners) == ("over", (0,))


def test_x46_if_all_are_over_the_limit_the_lowest_total_wins() -> None:
    bust = "stock -; discards -; sheet"
    table = on(f"hands KC 3D / AC; {bust} 190 190").do("discard 3D")
    assert (table.totals, table.result) == ([205, 210], "stock")
    assert table.state.winners == (0,)
    tie = on(f"hands KC 3D / KD; {bust} 190 190").do("discard 3D")
    assert (tie.phase, tie.state.winners) == ("over", (0, 1))


def test_x46_who_was_out_before_does_not_win() -> None:
    table = on("hands KC 3D / AC / -; stock -; sheet 190 190 201").do("discard 3D")
    assert (table.totals, table.state.winners) == ([205, 210, 201], (0,))


def test_x41_the_sheet_marks_the_eliminated_and_the_returned() -> None:
    table = ended("KC / 4C", "0 190 100").do("return")
    first, last = scores.cells(table.state.sheet, Options())
    assert not any(cell.eliminated or cell.returned for cell in first)
    assert [cell.eliminated for cell in last] == [False, True, False]
    assert [cell.total for cell in last] == [0, 205, 104]
    assert [cell.returned for cell in last] == [None, 104, None]
    out = on("hands 3C / - / 4C; stock 9S; sheet 0 205 0").do("discard 3C")
    row = scores.cells(out.state.sheet, Options())[-1]
    assert (row[1].points, row[1].total, row[1].eliminated) == (None, 205, False)


def test_x41_the_hands_are_shown_when_the_round_is_over() -> None:
    table = ended("KC / 4C")
    assert view(table.state, 0).shown == table.state.hands
    assert view(table.do("deal").state, 0).shown == ()
