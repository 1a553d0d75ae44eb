"""Bots: from a view and chance alone to an intent that is always legal."""

from __future__ import annotations

import pytest

from game import mau_mau
from game.games import BOTS as BOTS_OF
from game.mau_mau import View
from game.mau_mau.options import Options
from game.mau_mau.state import Phase
from game.record import Player
from game.ruling import Allowed
from game.selfplay import play_round
from game.shuffle import Stream
from tests.game.mau_mau.endgames import endgame
from tests.game.mau_mau.test_view import redealt
from tests.game.table import on

BOTS = BOTS_OF[mau_mau.NAME]
ALL = pytest.mark.parametrize("bot", ["easy", "random", "simple"])
"""Those that do not search; of the others tell the tests of the search."""


def views_of_a_round(bot: str, seats: int, seed: str) -> list[View]:
    """The views from which the bots of a round decided."""
    players = tuple(Player(f"P{seat}", bot) for seat in range(seats))
    matches = [match for _, match in play_round(mau_mau, players, seed, Options())]
    return [mau_mau.view(match.state, match.state.turn) for match in matches[:-1]]


def test_the_records_know_these_bots() -> None:
    """Names that saves may hold: they stay."""
    assert set(BOTS) >= {"simple", "random"}


@ALL
def test_a_bot_never_asks_for_what_is_not_allowed(bot: str) -> None:
    """M20: bots never misplay either."""
    chance = Stream("bots", bot)
    for number in range(400):
        state = endgame(chance)
        intent = BOTS[bot](mau_mau.view(state, state.turn), chance)
        assert isinstance(mau_mau.judge(state, state.turn, intent), Allowed)
        if number % 4 == 0 and state.phase.value == "play":
            named = state._replace(phase=Phase.NAME, chain=None)
            asked = BOTS[bot](mau_mau.view(named, named.turn), chance)
            assert isinstance(mau_mau.judge(named, named.turn, asked), Allowed)


@ALL
@pytest.mark.parametrize("seats", [2, 3, 4, 10])
def test_bots_play_a_round_to_its_end(bot: str, seats: int) -> None:
    players = tuple(Player(f"P{seat}", bot) for seat in range(seats))
    for game in range(3):
        steps = list(play_round(mau_mau, players, f"to the end {game}", Options()))
        for events, _ in steps:
            assert not any(type(event).__name__ == "Misplayed" for event in events)
        assert steps[-1][1].state.result


@ALL
def test_the_same_view_and_chance_lead_to_the_same_intent(bot: str) -> None:
    for number, view in enumerate(views_of_a_round(bot, 4, "same")):
        intents = {BOTS[bot](view, Stream("chance", str(number))) for _ in range(3)}
        assert len(intents) == 1


@ALL
def test_hidden_cards_make_no_difference(bot: str) -> None:
    chance = Stream("hidden", bot)
    for number in range(100):
        state = endgame(chance)
        other = redealt(state, state.turn, chance)
        intents = {
            BOTS[bot](mau_mau.view(table, table.turn), Stream("chance", str(number)))
            for table in (state, other)
        }
        assert len(intents) == 1


def test_the_random_bot_does_everything_that_is_legal() -> None:
    table = on("hands 2H 5C JS / 4C; discards 5H; turn P1")
    view, chance = mau_mau.view(table.state, 0), Stream("random", "bot")
    asked = {str(BOTS["random"](view, chance)) for _ in range(200)}
    assert asked == set(table.legal)


def choice(position: str) -> set[str]:
    """All that the simple bot may do in a position."""
    view = mau_mau.view(on(position).state, 0)
    return {str(BOTS["simple"](view, Stream("simple", str(number)))) for number in range(20)}


def test_the_simple_bot_keeps_its_j_while_another_card_fits() -> None:
    assert choice("hands 2H JS 9C 8C / 4C 4D 4H 4S; discards 5H; turn P1") == {"play 2H"}


def test_the_simple_bot_names_a_suit_that_it_holds() -> None:
    assert choice("hands JS 9C 8C 2D / 4C 4D 4H 4S; discards 5H; turn P1") == {"play JS C"}


def test_the_simple_bot_answers_rather_than_pays() -> None:
    assert choice("hands 7C 2H 9D / 4C 4D; discards 7H; turn P1; chain 7+2") == {"play 7C"}
    assert choice("hands XB 2H 9D / 4C 4D; discards XR; turn P1; chain X+5") == {"play XB"}


def test_the_simple_bot_beats_the_random_one() -> None:
    """Two against two, 60 rounds: by chance alone more than 40 wins are one case in 300."""
    players = tuple(Player(f"P{seat}", ("simple", "random")[seat % 2]) for seat in range(4))
    wins = 0
    for game in range(60):
        *_, (_, match) = play_round(mau_mau, players, f"against {game}", Options())
        assert match.state.result
        wins += any(seat % 2 == 0 for seat in match.state.result.winners)
    assert wins > 40, wins
