"""MATCH: rounds, the best of so many, or points (option ``goal``)."""

from __future__ import annotations

import pytest

from game.cards import RANKS, Card
from game.mau_mau import OptionsError, begin
from game.mau_mau.goal import hand_value
from game.mau_mau.options import LIMITS, Goal, GoalKind, Options
from game.reading import UnreadableError
from tests.game.table import Table, on

LAST = "hands 5H / {} / {}; discards 8H; turn P1"
"""P1 goes out."""


def out(goal: str, others: tuple[str, str] = ("4C", "4D"), more: str = "") -> Table:
    """The table after P1 went out."""
    return on(LAST.format(*others) + more, goal=goal).do("play 5H")


# Rounds


@pytest.mark.parametrize("played", [1, 2, 50])
def test_goal_rounds_a_match_never_ends_of_itself(played: int) -> None:
    table = out("rounds", more=f"; won {played} 0 0; points 0 900 900; counters {played + 1} 9 0 0")
    assert (table.kinds, table.legal) == ("Laid RoundEnded", ["deal"])
    assert table.state.won == (played + 1, 0, 0)
    assert table.state.match_winners == ()


# The best of so many


@pytest.mark.parametrize(
    ("number", "won", "over"),
    [
        (1, "0 0 0", True),
        (3, "0 0 0", False),
        (3, "1 0 0", True),
        (3, "0 1 0", False),
        (5, "1 2 0", False),
        (5, "2 1 0", True),
        (5, "2 2 0", True),
        (7, "2 1 0", False),
        (7, "3 0 0", True),
        (99, "48 48 0", False),
        (99, "49 0 0", True),
    ],
)
def test_goal_best_of_ends_when_more_than_half_are_won(
    number: int, won: str, *, over: bool
) -> None:
    rounds = sum(map(int, won.split())) + 1
    table = out(f"best-of {number}", more=f"; won {won}; counters {rounds} 9 0 0")
    assert (table.phase == "over", "MatchEnded" in table.kinds) == (over, over)
    assert table.state.match_winners == ((0,) if over else ())


def test_goal_best_of_ends_after_the_last_round_with_the_most_won() -> None:
    """Nobody can have more than half of five when each of three won one or two."""
    table = out("best-of 5", more="; won 1 2 1; counters 5 9 0 0")
    assert (table.phase, table.state.match_winners) == ("over", (0, 1))
    table = out("best-of 5", more="; won 0 2 2; counters 5 9 0 0")
    assert table.state.match_winners == (1, 2)


def test_goal_best_of_shared_rounds_count_for_each() -> None:
    """TOO-FEW: ties share the round, and perhaps the match."""
    start = "hands 2C / 4C / 6C 6S; discards JH; stock -; turn P1; named D; first P3"
    table = on(start + "; won 1 1 0; counters 3 9 0 0", goal="best-of 3").do("pass", "pass", "pass")
    assert (table.result, table.state.won) == ("still P1 P2", (2, 2, 0))
    assert (table.phase, table.state.match_winners) == ("over", (0, 1))


# Points


def test_goal_points_a_20_court_15_joker_25_others_their_face() -> None:
    values = {"A": 20, "J": 15, "Q": 15, "K": 15, "X": 25}
    values |= {str(number): number for number in range(2, 11)}
    for rank in RANKS:
        card = Card.parse(rank.value + ("R" if rank.value == "X" else "H"))
        assert hand_value([card]) == values[rank.value]
    assert hand_value([]) == 0
    assert hand_value([Card.parse("XB"), Card.parse("XBb"), Card.parse("AS")]) == 70


@pytest.mark.parametrize("limit", LIMITS)
def test_goal_points_each_hand_left_counts_for_its_owner(limit: int) -> None:
    table = out(f"points {limit}", ("AC 2D", "XR JH 10S"), "; points 3 4 5")
    assert table.state.points == (3, 26, 55)
    assert (table.phase, table.kinds) == ("deal", "Laid RoundEnded")


@pytest.mark.parametrize(("before", "over"), [(79, False), (80, True), (81, True)])
@pytest.mark.parametrize("limit", LIMITS)
def test_goal_points_ends_when_somebody_reaches_the_limit(
    limit: int, before: int, *, over: bool
) -> None:
    points = before + limit - 100
    table = out(f"points {limit}", ("AC", "2D"), f"; points 7 {points} 9")
    assert (table.phase == "over") is over
    assert table.state.match_winners == ((0,) if over else ())


def test_goal_points_the_lowest_total_wins_though_another_won_more_rounds() -> None:
    table = out("points 100", ("AC", "2D"), "; won 5 1 0; points 50 90 30")
    assert (table.state.points, table.state.match_winners) == ((50, 110, 32), (2,))


def test_goal_points_ties_share() -> None:
    table = out("points 100", ("AC", "2D"), "; points 30 90 28")
    assert (table.state.points, table.state.match_winners) == ((30, 110, 30), (0, 2))
    assert table.told[-1] == "MatchEnded winners=(P1 P3)"


def test_goal_points_all_may_share() -> None:
    start = (
        "hands 2C / 4C / 6C; discards JH; stock -; turn P1; named D; first P3; points 104 102 100"
    )
    table = on(start, goal="points 100").do("pass", "pass", "pass")
    assert table.state.points == (106, 106, 106)
    assert table.state.match_winners == (0, 1, 2)


def test_goal_points_of_a_round_that_nobody_won_by_going_out_count_too() -> None:
    """TOO-FEW: the winner of the round counts what he holds."""
    start = "hands 2C / 4C 4S / 6C; discards JH; stock -; turn P1; named D; first P3"
    table = on(start, goal="points 200").do("pass", "pass", "pass")
    assert (table.result, table.state.points) == ("still P1 P3", (2, 8, 6))


def test_goal_points_are_counted_whatever_the_goal_is() -> None:
    assert out("rounds", ("AC", "2D")).state.points == (0, 20, 2)


# After the match


@pytest.mark.parametrize("goal", ["best-of 1", "points 100"])
def test_goal_after_the_match_there_is_no_deal(goal: str) -> None:
    table = out(goal, ("AC", "2D"), "; points 0 95 0")
    assert table.phase == "over"
    for seat in ("P1", "P2", "P3"):
        assert table.legal_for(seat) == []
        assert table.refused("deal", seat) == "match-over MATCH"
        for intent in ("draw", "pass", "pay", "play 4C", "name H", "decline", "notice P1"):
            assert table.refused(intent, seat) == "round-over MATCH"


def test_goal_the_tally_lives_on_from_round_to_round() -> None:
    table = out("best-of 3", ("AC", "2D"), "; points 1 2 3").do("deal")
    assert (table.state.won, table.state.points) == ((1, 0, 0), (1, 22, 5))
    assert table.state.round == 2


# What can be agreed on


@pytest.mark.parametrize("number", [1, 3, 5, 99])
def test_goal_best_of_an_odd_number(number: int) -> None:
    Options(goal=Goal(GoalKind.BEST_OF, number)).check(4)


@pytest.mark.parametrize("number", [0, 2, 4, 100, 101])
def test_goal_best_of_anything_else_is_refused(number: int) -> None:
    with pytest.raises(OptionsError) as refused:
        begin(Options(goal=Goal(GoalKind.BEST_OF, number)), 4, "")
    assert (refused.value.code, refused.value.values) == ("goal", {"number": number})


@pytest.mark.parametrize("number", [-1, -3])
def test_goal_best_of_a_negative_number_is_refused(number: int) -> None:
    with pytest.raises(OptionsError):
        begin(Options(goal=Goal(GoalKind.BEST_OF, number)), 4, "")


def test_goal_points_100_150_200_or_300() -> None:
    assert LIMITS == (100, 150, 200, 300)
    for number in (-100, 0, 1, 99, 101, 250, 400):
        with pytest.raises(OptionsError):
            begin(Options(goal=Goal(GoalKind.POINTS, number)), 4, "")


def test_goal_rounds_have_no_number() -> None:
    with pytest.raises(OptionsError):
        begin(Options(goal=Goal(GoalKind.ROUNDS, 3)), 4, "")


@pytest.mark.parametrize("text", ["rounds", "best-of 3", "points 200"])
def test_goal_texts_round_trip(text: str) -> None:
    assert str(Goal.parse(text)) == text
    assert Options.from_data({"goal": text}).goal == Goal.parse(text)


@pytest.mark.parametrize("text", ["", "round", "best of 3", "best-of three", "points 1.5", "x 1"])
def test_goal_other_texts_are_unreadable(text: str) -> None:
    with pytest.raises(UnreadableError):
        Options.from_data({"goal": text})
