"""Bots of Mexe-Mexe: from a view and chance alone to an intent that is always allowed."""

from __future__ import annotations

import pytest

from game import mexe_mexe
from game.bots.mexe_mexe.hand import melds_in
from game.games import BOTS
from game.mexe_mexe import view
from game.mexe_mexe.options import Options
from game.mexe_mexe.scores import points
from game.record import Player
from game.selfplay import play_round
from game.shuffle import Stream
from tests.game.mexe_mexe.table import Table, cards, on, text
from tests.game.mexe_mexe.test_view import redealt

ALL = pytest.mark.parametrize("bot", sorted(BOTS[mexe_mexe.NAME]))


def choice(position: str | Table, bot: str = "simple") -> set[str]:
    """All that a bot may do in a position."""
    state = (on(position) if isinstance(position, str) else position).state
    seen = view(state, state.turn)
    bots = BOTS[mexe_mexe.NAME]
    return {str(bots[bot](seen, Stream(bot, str(number)))) for number in range(20)}


def test_the_records_know_these_bots() -> None:
    assert set(BOTS[mexe_mexe.NAME]) >= {"simple", "random"}


@ALL
@pytest.mark.parametrize("seats", [2, 3, 4, 8])
def test_bots_play_rounds_to_their_end(bot: str, seats: int) -> None:
    players = tuple(Player(f"P{seat}", bot) for seat in range(seats))
    options = Options(go_out_needs_discard=seats == 3, wild_in_sets=seats == 2)
    for game in range(3):
        *_, (_, match) = play_round(mexe_mexe, players, f"to the end {game}", options)
        assert match.state.result


@ALL
def test_hidden_cards_make_no_difference(bot: str) -> None:
    chance = Stream("hidden", bot)
    players = tuple(Player(f"P{seat}", bot) for seat in range(3))
    for number, (_, match) in enumerate(play_round(mexe_mexe, players, "hidden", Options())):
        state = match.state
        asked = {
            BOTS[mexe_mexe.NAME][bot](view(table, table.turn), Stream("chance", str(number)))
            for table in (state, redealt(state, state.turn, chance), state)
        }
        assert len(asked) == 1


@pytest.mark.parametrize(
    ("hand", "found"),
    [
        ("6H 7H 8H 9H KC", "6H 7H 8H 9H"),
        ("6H 7H 8H 8C 8D 8S", "8C 8D 8H 8S"),
        ("QH KH AH 3C", "QH KH AH"),
        ("6H 7H 2S KC", "6H 7H 2S"),
        ("6H 8H 2S KC", "6H 8H 2S"),
        ("3C 4C 5C 9D 10D 2H", "3C 4C 5C / 9D 10D 2H"),
        ("3C 9D KH", ""),
    ],
)
def test_melds_found_in_a_hand(hand: str, found: str) -> None:
    melds = melds_in(cards(hand), Options())
    assert " / ".join(map(text, melds)) == found


def test_it_lays_its_melds_and_extends_others() -> None:
    table = "hands 6C 7C 8C 9H KD 4S / 4C; table 6H 7H 8H; stock 9S"
    assert choice(table) == {"arrange 6H 7H 8H 9H / 6C 7C 8C, discard KD"}


def test_it_goes_out_when_it_can() -> None:
    assert choice("hands 6C 7C 8C KD / 4C; stock 9S") == {"arrange 6C 7C 8C, discard KD"}
    assert choice("hands 6C 7C 8C / 4C; stock 9S") == {"arrange 6C 7C 8C"}
    assert choice("hands 2S KD / 4C; table 6H 7H 8H; stock 9S") == {
        "arrange 6H 7H 8H 2S, discard KD"
    }


def test_it_keeps_a_discard_when_the_house_wants_one() -> None:
    options = 'options {"go_out_needs_discard": true}'
    table = on(f"hands 6C 7C 8C 9C / 4C; stock 9S; {options}")
    (asked,) = choice(table)
    assert table.allows(asked)


def test_it_takes_the_discard_that_completes_a_meld() -> None:
    position = "hands 6C 7C KD JS / 4C; stock 9S; phase draw; discards"
    assert choice(f"{position} 8C") == {"take"}
    assert choice(f"{position} 9D") == {"draw"}


def test_it_never_discards_a_curinga_while_it_has_another_card() -> None:
    assert choice("hands 2S 3C / 4C; stock 9S") == {"discard 3C"}


def test_x45_it_comes_back_once() -> None:
    asked = "hands - / - / -; phase return; turn P3; offers P3; sheet"
    assert choice(f"{asked} 90 0 210") == {"return"}
    assert choice(f"{asked} 90 0 210>90 / 0 5 150") == {"decline"}


def test_the_random_bot_rearranges_and_exchanges() -> None:
    players = tuple(Player(f"P{seat}", "random") for seat in range(3))
    told = {
        type(event).__name__
        for seed in range(12)
        for events, _ in play_round(mexe_mexe, players, f"tinker {seed}", Options())
        for event in events
    }
    assert told >= {"Drew", "Took", "Arranged", "Exchanged", "Discarded", "RoundEnded"}


def test_the_simple_bot_beats_the_random_one() -> None:
    """Two against two: in 20 rounds it holds far fewer points at the end."""
    players = tuple(Player(f"P{seat}", ("simple", "random")[seat % 2]) for seat in range(4))
    balance = 0
    for game in range(20):
        *_, (_, match) = play_round(mexe_mexe, players, f"against {game}", Options())
        counts = [points(hand) for hand in match.state.hands]
        balance += counts[1] + counts[3] - counts[0] - counts[2]
    assert balance > 0
