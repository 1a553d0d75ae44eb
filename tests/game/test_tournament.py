"""Tournaments: duplicate deals, all rotations, the deal as the unit."""

from __future__ import annotations

from math import inf

import pytest

from game import mau_mau, mexe_mexe
from game.games import BOTS
from game.mau_mau.options import Goal, GoalKind
from game.tournament import TEST, TUNING, Contest, Estimate, outcomes, tournament

MEDIUM = BOTS[mau_mau.NAME]["medium"]
SEVERAL = mau_mau.Options(goal=Goal(GoalKind.BEST_OF, 3))


def test_an_estimate_is_a_mean_and_how_far_off_it_may_be() -> None:
    estimate = Estimate.of([1.0, 0.0] * 50)
    assert estimate.mean == 0.5
    assert 0.097 < estimate.half < 0.1
    assert estimate.low == estimate.mean - estimate.half
    assert Estimate.of([3.0]) == (3.0, inf)


def test_a_line_up_sits_down_once_for_each_way_that_differs() -> None:
    def rotations(*names: str) -> tuple[tuple[str, ...], ...]:
        return Contest(mau_mau, mau_mau.Options(), names).rotations

    assert rotations("a", "b") == (("a", "b"), ("b", "a"))
    assert rotations("a", "b", "a", "b") == (("a", "b", "a", "b"), ("b", "a", "b", "a"))
    assert len(rotations("a", "b", "c", "d")) == 4


@pytest.mark.parametrize("line_up", [("a", "b"), ("a", "b", "a", "b")])
def test_equal_bots_are_equal_on_every_deal(line_up: tuple[str, ...]) -> None:
    """Luck of the deal cancels out to the last point."""
    bots = {"a": MEDIUM, "b": MEDIUM}
    contest = Contest(mau_mau, mau_mau.Options(), line_up, bots=bots)
    *_, standings = tournament(contest, 5)
    assert standings["a"].won == standings["b"].won == [0.5] * 5
    assert standings["a"].margins == pytest.approx([0.0] * 5)


def test_the_standings_grow_deal_by_deal() -> None:
    contest = Contest(mau_mau, mau_mau.Options(), ("medium", "random"))
    counts = [len(standings["medium"].won) for standings in tournament(contest, 4)]
    assert counts == [1, 2, 3, 4]


def test_the_better_bot_wins_more_and_keeps_less() -> None:
    contest = Contest(mau_mau, mau_mau.Options(), ("medium", "random"))
    *_, standings = tournament(contest, 60)
    medium, random = standings["medium"], standings["random"]
    assert medium.wins.low > 0.5
    assert medium.points.low > 0
    assert medium.wins.mean + random.wins.mean == pytest.approx(1.0)
    assert medium.points.mean == pytest.approx(-random.points.mean)


def test_tuning_and_test_deals_are_apart_and_further_deals_go_on() -> None:
    contest = Contest(mau_mau, mau_mau.Options(), ("medium", "random"))

    def margins(purpose: str, first: int, deals: int) -> list[float]:
        *_, standings = tournament(contest, deals, purpose, first)
        return standings["medium"].margins

    assert margins(TEST, 0, 3) != margins(TUNING, 0, 3)
    assert margins(TEST, 0, 3)[1:] == margins(TEST, 1, 2)


@pytest.mark.parametrize(
    ("rules", "options"), [(mau_mau, SEVERAL), (mexe_mexe, mexe_mexe.Options(limit=100))]
)
def test_whole_matches_are_won_by_those_who_win_the_match(rules: object, options: object) -> None:
    contest = Contest(rules, options, ("random", "random"), whole=True)  # type: ignore[arg-type]
    for number in range(3):
        got = outcomes(contest, contest.line_up, f"whole {number}")
        assert sum(outcome.won for outcome in got) == pytest.approx(1.0)
        assert sum(outcome.margin for outcome in got) == pytest.approx(0.0)
