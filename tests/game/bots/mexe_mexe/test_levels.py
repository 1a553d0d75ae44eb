"""The four levels of Mexe-Mexe: what each may touch, what it does, and what it says for it."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum

import pytest

from game import mexe_mexe
from game.bots.mexe_mexe.guess import dangers, unseen
from game.bots.mexe_mexe.motives import Motive
from game.bots.thinking import Thought, conclude
from game.games import THINKERS
from game.mexe_mexe import View, view
from game.mexe_mexe.arrange.plan import arrange
from game.mexe_mexe.events import Arranged
from game.mexe_mexe.options import Options
from game.mexe_mexe.state import Phase
from game.record import Player
from game.selfplay import play_round
from game.shuffle import Stream
from game.tournament import Contest, tournament
from tests.game.mexe_mexe.table import cards, on

LEVELS = ("easy", "medium", "hard", "master")
BOTS = THINKERS[mexe_mexe.NAME]
LONG = "8D 10S 4D 9S KC 5H QD AS 6D JC"
"""A hand that is far from going out."""


def thought(level: str, position: str) -> Thought:
    state = on(position).state
    return conclude(BOTS[level](view(state, state.turn), Stream(level, "thought")))


def said(level: str, position: str) -> tuple[str, list[Enum]]:
    intent, why = thought(level, position)
    return str(intent), [reason.motive for reason in why]


def arranged(level: str, seats: int) -> Iterator[Arranged]:
    players = tuple(Player(f"P{seat}", level) for seat in range(seats))
    for number in range(6):
        for events, _ in play_round(mexe_mexe, players, f"arranged {number}", Options()):
            yield from (event for event in events if isinstance(event, Arranged))


def views(level: str) -> list[View]:
    players = tuple(Player(f"P{seat}", level) for seat in range(3))
    matches = [match for _, match in play_round(mexe_mexe, players, "views", Options())]
    return [view(match.state, match.state.turn) for match in matches[:-1]]


# ---- all ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_view_and_chance_lead_to_the_same_thought(level: str) -> None:
    for number, seen in enumerate(views(level)):
        chance = [Stream("chance", str(number)) for _ in range(2)]
        assert conclude(BOTS[level](seen, chance[0])) == conclude(BOTS[level](seen, chance[1]))


@pytest.mark.parametrize("level", LEVELS)
def test_every_decision_has_a_reason_that_names_no_card_still_held(level: str) -> None:
    for seen in views(level):
        if seen.phase not in (Phase.DRAW, Phase.ARRANGE):
            continue
        intent, why = conclude(BOTS[level](seen, Stream("why", level)))
        assert why
        told = str(intent) if seen.phase is Phase.ARRANGE else str(seen.top)
        named = {str(card) for reason in why for card in reason.faces}
        assert named <= set(told.replace(",", "").split()), (intent, why)


@pytest.mark.parametrize("level", ["medium", "hard", "master"])
def test_levels_that_ask_the_solver_think_in_slices(level: str) -> None:
    slices = [sum(1 for _ in BOTS[level](seen, Stream("slices", level))) for seen in views(level)]
    assert max(slices) > 1


@pytest.mark.parametrize("level", LEVELS)
def test_it_goes_out_when_it_sees_how(level: str) -> None:
    intent, why = said(level, "hands 6C 7C 8C KD / 4C 5C; stock 9S")
    assert (intent, why) == ("arrange 6C 7C 8C, discard KD", [Motive.WENT_OUT])


@pytest.mark.parametrize("level", LEVELS)
def test_it_takes_the_discard_that_completes_a_meld(level: str) -> None:
    position = "hands 6C 7C KD JS / 4C; stock 9S; phase draw; discards"
    assert said(level, f"{position} 8C") == ("take", [Motive.TOOK_IT_FITS])
    assert said(level, f"{position} 9D") == ("draw", [Motive.DREW_INSTEAD])


@pytest.mark.parametrize("level", LEVELS)
def test_without_a_discard_it_draws(level: str) -> None:
    position = "hands 6C 7C KD JS / 4C; stock 9S; phase draw"
    assert said(level, position) == ("draw", [Motive.DREW_BLINDLY])


@pytest.mark.parametrize("level", LEVELS)
def test_x26_it_does_not_throw_what_it_has_taken(level: str) -> None:
    position = f"hands 6C 7C 8C KD QH / {LONG}; stock 9S; taken KD; options"
    assert "discard QH" in said(level, f"{position} {{}}")[0]


# ---- what each may touch -----------------------------------------------------------------------


def test_easy_takes_nothing_apart() -> None:
    for event in arranged("easy", 3):
        for meld in event.before:
            assert any(set(meld) <= set(after) for after in event.table)


def test_medium_takes_at_most_one_meld_apart_and_touches_two() -> None:
    took_apart = 0
    for event in arranged("medium", 3):
        touched = [meld for meld in event.before if meld not in event.table]
        apart = [
            meld for meld in touched if not any(set(meld) <= set(after) for after in event.table)
        ]
        assert len(touched) <= 2
        assert len(apart) <= 1
        took_apart += len(apart)
    assert took_apart


def test_hard_lays_the_most() -> None:
    for seen in views("hard"):
        if seen.phase is Phase.ARRANGE:
            _, why = conclude(BOTS["hard"](seen, Stream("most", "hard")))
            most = arrange(seen.table, seen.hand, seen.options).value
            if why[0].motive is Motive.LAID_ALL_IT_COULD:
                assert len(why[0].faces) == most
            elif why[0].motive is Motive.NOTHING_TO_LAY:
                assert most == 0


THREE_RUNS = "table 3H 4H 5H 6H / 3S 4S 5S 6S / 9C 10C JC"


@pytest.mark.parametrize(("level", "lays"), [("easy", False), ("medium", False), ("hard", True)])
def test_only_hard_sees_what_takes_two_melds_apart(level: str, *, lays: bool) -> None:
    position = f"hands 6D KS QD 9H 4D / {LONG}; {THREE_RUNS}; stock 9S"
    intent, _ = said(level, position)
    assert ("6D 6H 6S" in intent) is lays


def test_medium_takes_one_meld_apart_as_easy_does_not() -> None:
    position = f"hands 6D 6C KS QD 9H / {LONG}; {THREE_RUNS}; stock 9S"
    assert "6C 6D 6H" in said("medium", position)[0]
    assert said("easy", position)[0].startswith("discard")


# ---- the master --------------------------------------------------------------------------------

HELD = "6C 7C 8C KD JS 4H 9H"


def test_the_master_holds_its_cards_while_nobody_is_near_going_out() -> None:
    intent, why = said("master", f"hands {HELD} / {LONG}; stock 9S 9D")
    assert intent.startswith("discard")
    assert why[0] is Motive.CONCEALED
    assert said("hard", f"hands {HELD} / {LONG}; stock 9S 9D")[0].startswith("arrange 6C 7C 8C")


def test_the_master_lays_when_somebody_is_near_going_out() -> None:
    intent, why = thought("master", f"hands {HELD} / {LONG} / 5S 9D; stock 9S 9C")
    assert str(intent).startswith("arrange 6C 7C 8C")
    assert (why[0].motive, why[0].seat) == (Motive.LAID_IN_TIME, 2)


def test_the_master_lays_when_the_stock_ends_for_the_last_time() -> None:
    position = f"hands {HELD} / {LONG}; stock 9S; discards 3C 3D; counters 1 9"
    assert said("master", f"{position} 3")[1][0] is Motive.LAID_AT_THE_END
    assert said("master", f"{position} 2")[1][0] is Motive.CONCEALED


def test_the_master_gets_a_curinga_for_a_card() -> None:
    position = f"hands 6H KD JS 4C 9D QS 8C / {LONG}; table 5H 2S 7H; stock 9S"
    intent, why = thought("master", position)
    assert "swap 6H 2S" in str(intent)
    assert why[0].motive is Motive.GOT_WILD
    assert why[0].faces == cards("6H 2S")


def test_dangerous_is_what_the_next_player_can_use() -> None:
    """With one card and the 7 it goes out, whatever it holds; the 3 helps with few."""
    state = on("hands 7C 3D KS / 9S; table 4C 5C 6C; stock *").state
    seen, held = view(state, 0), cards("7C 3D")
    work = dangers(seen, seen.table, held, Stream("dangers", "test"))
    while True:
        try:
            next(work)
        except StopIteration as end:
            danger = end.value
            break
    assert danger[held[0]] == 1
    assert danger[held[1]] < 0.5


def test_what_nobody_has_seen() -> None:
    state = on(f"hands 7C / {LONG}; table 4C 5C 6C; discards 9D; stock 9S").state
    hidden = unseen(view(state, 0), state.table)
    assert len(hidden) == 104 - 1 - 3 - 1
    assert set(state.hands[1]) <= set(hidden)


# ---- strength ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("better", "worse", "deals"), [("master", "hard", 25), ("hard", "easy", 25)]
)
def test_a_level_beats_the_one_below(better: str, worse: str, deals: int) -> None:
    """Few deals, on tuning seeds: the levels are too far apart for chance to turn it round."""
    contest = Contest(mexe_mexe, Options(), (better, worse))
    *_, standings = tournament(contest, deals, "tuning")
    assert standings[better].points.low > 0
