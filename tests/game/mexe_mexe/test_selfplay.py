"""Self-play of Mexe-Mexe: random rounds and matches with what must always hold, and digests."""

from __future__ import annotations

import pytest

from game import mexe_mexe
from game.games import BOTS
from game.match import Match, apply, replay, start
from game.mexe_mexe import Intent, State
from game.mexe_mexe.options import Options, Returns
from game.mexe_mexe.state import Phase
from game.record import Player, Record, read, write
from game.ruling import Refused
from game.selfplay import selfplay
from game.shuffle import Stream
from tests.game.mexe_mexe.long_run import Tally, play

SAMPLE = 60
"""Rounds of the long run."""


@pytest.fixture(scope="module")
def tally() -> Tally:
    """What the sample has seen; every state in it has been checked."""
    seen = Tally()
    for number in range(SAMPLE):
        play(number, seen)
    return seen


def test_random_rounds_keep_every_card_and_every_meld_valid(tally: Tally) -> None:
    assert tally.rounds == sum(tally.endings.values()) == SAMPLE
    assert tally.states > 100 * SAMPLE


def test_random_rounds_have_seen_everything(tally: Tally) -> None:
    assert min(tally.judged.values()) > 50
    assert set(tally.events) >= {"Arranged", "Exchanged", "Took", "Discarded", "RoundEnded"}


def test_a_round_is_the_same_whenever_it_is_played() -> None:
    one, two = Tally(), Tally()
    play(5, one)
    play(5, two)
    assert one == two


def test_rounds_end_without_a_winner_too() -> None:
    options = Options(hand_size=13, packs=1, reshuffles=0)
    seen = Tally()
    summary = selfplay(mexe_mexe, seats=2, games=12, seed="s", options=options, watch=seen.check)
    assert summary.endings["stock"] > 0


@pytest.mark.parametrize(
    ("seats", "bot", "digest"),
    [
        (2, "random", "9210d6006ee6af9f165f1f342f5fa30aaa46ff3cf9bf0812bac15fc1c39aceee"),
        (4, "random", "95d5d12fa5a7da737d730b574bf8e77dabacba7e693ea76aed2ea90f0b18ef6a"),
        (8, "random", "153050e8953816b3ef9782f247667335e04dcdb9c9d1952b1a3532d5047e75d1"),
        (4, "simple", "275fb68a1e0feba5cb8a5f69cdc7b8b46b3226bb691168f38b7addea07403212"),
    ],
)
def test_the_digest_is_the_same_on_every_interpreter(seats: int, bot: str, digest: str) -> None:
    assert selfplay(mexe_mexe, seats=seats, games=3, seed="digest", bot=bot).digest == digest


MexeMexe = Match[State, Options, Intent]


def whole_match(options: Options, seats: int, seed: str) -> MexeMexe:
    """A match of simple bots from the first deal to the end."""
    players = tuple(Player(f"P{seat}", "simple") for seat in range(seats))
    match: MexeMexe = start(mexe_mexe, Record(mexe_mexe.NAME, options, players, seed))
    chance = Stream(seed, "match")
    while match.state.phase is not Phase.OVER:
        seat = mexe_mexe.actor(match.state) or 0
        intent = BOTS[mexe_mexe.NAME]["simple"](mexe_mexe.view(match.state, seat), chance)
        ruling, match = apply(mexe_mexe, match, seat, intent)
        assert not isinstance(ruling, Refused), ruling
    return match


@pytest.mark.parametrize("returns", Returns)
def test_x46_matches_end_and_replay_from_their_text(returns: Returns) -> None:
    options = Options(returns=returns, limit=100)
    match = whole_match(options, 4, f"match {returns.value}")
    state = match.state
    assert len(state.winners) >= 1
    below = [total for total in state.totals if total < 100]
    assert len(below) <= 1
    returned = sum(back is not None for row in state.sheet for back in row.returned)
    assert (returned > 0) == (returns is not Returns.NEVER)
    text = write(match.record, mexe_mexe)
    assert replay(mexe_mexe, read(text, mexe_mexe)).state == state
