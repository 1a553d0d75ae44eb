"""The levels by name, and that none of them ever asks for what is not allowed."""

from __future__ import annotations

import pytest

from game import mau_mau
from game.bots.mau_mau.levels import BOTS, THINKERS
from game.bots.thinking import conclude
from game.games import BOTS as BOTS_OF
from game.games import THINKERS as THINKERS_OF
from game.shuffle import Stream
from game.tournament import Contest, tournament
from tests.game.bots.mau_mau.long_run import bots_play
from tests.game.mau_mau.endgames import endgame
from tests.game.table import on

LEVELS = ("easy", "medium", "hard", "master")


def test_the_levels_stand_in_the_games_list() -> None:
    assert set(BOTS_OF[mau_mau.NAME]) >= {*LEVELS, "simple", "random"}
    assert THINKERS_OF[mau_mau.NAME] is THINKERS
    assert tuple(THINKERS)[:4] == LEVELS


def test_simple_is_what_medium_was_called_once() -> None:
    assert BOTS["simple"] is BOTS["medium"]


@pytest.mark.parametrize("number", range(25))
def test_no_bot_ever_asks_for_what_is_not_allowed(number: int) -> None:
    """M20: in random houses; ``long_run`` plays tens of thousands of such rounds."""
    assert bots_play(number, "unit") > 0


@pytest.mark.parametrize("name", sorted(THINKERS))
def test_a_thinker_and_its_bot_want_the_same(name: str) -> None:
    chance = Stream("thinker", name)
    for number in range(6):
        state = endgame(chance)
        view = mau_mau.view(state, state.turn)
        thought = conclude(THINKERS[name](view, Stream("same", str(number))))
        assert BOTS[name](view, Stream("same", str(number))) == thought.intent
        assert thought.intent in view.legal


def test_the_easy_bot_knows_no_tactics() -> None:
    """It lays a J though another card fits, and names any suit."""
    view = mau_mau.view(on("hands 2H JS 9C 8C / 4C 4D; discards 5H; turn P1").state, 0)
    asked = {str(BOTS["easy"](view, Stream("easy", str(number)))) for number in range(200)}
    assert asked == {"play 2H", "play JS C", "play JS D", "play JS H", "play JS S"}


FOR_EVER = "hands KCb 4H / 4C 4D; discards KC; stock -; first P1; turn P1; phase again"
"""The card that fits would come back at once: there is no other to draw."""


@pytest.mark.parametrize("name", ["medium", "hard", "master"])
def test_a_turn_does_not_go_on_for_ever(name: str) -> None:
    view = mau_mau.view(on(FOR_EVER).state, 0)
    assert {str(intent) for intent in view.legal} == {"play KC", "pass"}
    assert str(BOTS[name](view, Stream("for ever", name))) == "pass"


def test_the_easy_bot_forgets_to_call_and_does_not_always_notice() -> None:
    view = mau_mau.view(on("hands 2H 8C / 4C 4D; discards 5H; turn P1", calling=True).state, 0)
    asked = [str(BOTS["easy"](view, Stream("calls", str(number)))) for number in range(100)]
    assert 20 < asked.count("play 2H") < 60
    assert asked.count("play 2H") + asked.count("play 2H mau-mau") == 100


def test_medium_beats_easy_and_easy_beats_chance() -> None:
    for better, worse in (("medium", "easy"), ("easy", "random")):
        contest = Contest(mau_mau, mau_mau.Options(), (better, worse))
        *_, standings = tournament(contest, 40)
        assert standings[better].wins.mean > 0.5, (better, worse)
