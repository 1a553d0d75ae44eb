"""Position notation: what is written is read back as the same state; what cannot be is refused."""

from __future__ import annotations

import pytest

from game import mexe_mexe
from game.cards import deck
from game.mexe_mexe import parse_position, position_text
from game.mexe_mexe.options import Options, Returns
from game.mexe_mexe.scores import Row
from game.mexe_mexe.state import Ending, Phase, Result
from game.reading import UnreadableError
from game.record import Player
from game.selfplay import play_round
from tests.game.mexe_mexe.table import cards


def test_every_field_is_read() -> None:
    state = parse_position(
        "hands 7C 3H / JD 2S / -; table 6H 7H 8H / AC AD AS; discards 9D JS; stock 8H 9Db; "
        "turn P2; phase arrange; taken JD; dealer P3; counters 2 12 1; "
        'sheet 90 0 210 / 0 45 -; result out P2; seed "a seed"; options {"returns": "never"}'
    )
    assert state.hands == (cards("7C 3H"), cards("JD 2S"), ())
    assert state.table == (cards("6H 7H 8H"), cards("AC AD AS"))
    assert (state.discards, state.stock) == (cards("9D JS"), cards("8Hb 9Db"))
    assert (state.turn, state.phase, str(state.taken)) == (1, Phase.ARRANGE, "JD")
    assert (state.dealer, state.round, state.turns, state.reshuffles) == (2, 2, 12, 1)
    assert state.sheet[1] == Row((0, 45, None), (None, None, None))
    assert (state.totals, state.active) == ((90, 45, 210), (0, 1))
    assert (state.result, state.seed) == (Result((1,), Ending.OUT), "a seed")
    assert state.options == Options(returns=Returns.NEVER)


def test_the_defaults_are_those_of_a_turn_after_the_draw() -> None:
    state = parse_position("hands 5H / 6H")
    assert (state.turn, state.phase, state.taken, state.dealer) == (0, Phase.ARRANGE, None, 0)
    assert (state.table, state.discards, state.sheet, state.offers) == ((), (), (), ())
    assert (state.round, state.turns, state.reshuffles, state.result) == (1, 1, 0, None)
    assert (state.seed, state.options) == ("", Options())


def test_a_star_is_the_rest_of_the_deck() -> None:
    state = parse_position("hands 5H 5H / 6H; table 7H 8H 9H; discards 7C")
    everything = [card for pile in (*state.hands, *state.table) for card in pile]
    everything += [*state.discards, *state.stock]
    assert sorted(everything, key=str) == sorted(deck(packs=2, jokers=False), key=str)


def test_returns_are_told() -> None:
    told = "hands - / -; stock -; turn P1; phase deal; sheet 210>45 45 / 0 -"
    state = parse_position(told)
    assert (position_text(state), state.totals) == (told, (45, 45))


@pytest.mark.parametrize("seats", [2, 3, 5, 8])
@pytest.mark.parametrize("bot", ["random", "simple"])
def test_every_state_of_whole_rounds_round_trips(seats: int, bot: str) -> None:
    players = tuple(Player(f"P{seat}", bot) for seat in range(seats))
    for seed in range(3):
        options = Options(hand_size=7, wild_in_sets=bool(seed))
        for _, match in play_round(mexe_mexe, players, f"positions {seed}", options):
            state = match.state
            assert parse_position(position_text(state)) == state


def test_states_with_offers_and_without_a_dealer_round_trip() -> None:
    asked = "hands - / - / -; stock -; turn P3; phase return; sheet 90 0 210; offers P3"
    assert position_text(parse_position(asked)) == asked
    fresh = mexe_mexe.begin(Options(), 4, "odd; seed")
    assert parse_position(position_text(fresh)) == fresh._replace(
        stock=parse_position(position_text(fresh)).stock
    )


@pytest.mark.parametrize(
    ("position", "field"),
    [
        ("table 6H 7H 8H", "hands"),
        ("hands 5H / 6H; turn P3", "turn"),
        ("hands 5H / 6H; phase play", "phase"),
        ("hands 5H / 6H; taken 7H", "taken"),
        ("hands 5H / 6H; counters 1 2", "counters"),
        ("hands 5H / 6H; sheet 1 2 3", "sheet"),
        ("hands 5H / 6H; sheet 1 x", "sheet"),
        ("hands 5H / 6H; result out P9", "result"),
        ("hands 5H / 6H; options []", "options"),
        ("hands 5H / 6H; dealer P0", "dealer"),
        ("hands 5H / 6H; bridge 7", "bridge"),
        ("hands 5H / 6H; turn P1; turn P2", "once"),
        ("hands 5H / 6H; table 7H 8H", "melds"),
        ("hands 5H / 6H; table 7H 8H 9D", "melds"),
        ("hands 5H / 6H; sheet 200 0", "turn plays"),
        ("hands 5H / 6H; phase return", "return"),
        ("hands 5H / 6H; phase over", "sheet"),
        ("hands 5H / 5H 5H", "there"),
        ("hands 5H / XR", "there"),
        ("hands 5H; stock *", "options"),
    ],
)
def test_what_cannot_be_is_unreadable(position: str, field: str) -> None:
    with pytest.raises(UnreadableError, match=field):
        parse_position(position)
