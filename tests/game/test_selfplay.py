"""Self-play: a thousand random rounds with what must always hold, and digests that must not change.

A changed digest means that the same seeds now lead to other events: on one interpreter only it is a
defect; on all, rules, shuffle or bot have changed, and old records may replay otherwise.
"""

from __future__ import annotations

import pytest

from game import mau_mau
from game.cards import deck
from game.mau_mau.options import Options
from game.mau_mau.state import Phase, State
from game.selfplay import selfplay
from game.shuffle import Stream
from tests.game.mau_mau.test_view import redealt

DECKS = {packs: frozenset(deck(packs=packs, jokers=True)) for packs in (1, 2, 3)}
ROUNDS = {2: 150, 3: 200, 4: 300, 5: 150, 6: 60, 7: 50, 8: 40, 9: 30, 10: 20}
"""Rounds by seats: a thousand in all."""


def check(state: State) -> None:
    """What holds in every state, also between the events of one ruling."""
    if not state.discards:
        return
    cards = [card for hand in state.hands for card in hand]
    cards += state.stock
    cards += state.discards
    whole = DECKS[state.options.packs_for(state.seats)]
    assert len(cards) == len(whole)
    assert whole == set(cards)
    assert 0 <= state.turn < state.seats
    assert min(state.debts) >= 0
    assert state.chain is None or state.chain.cards > 0
    assert state.turns <= 1000
    assert (state.result is None) == (state.phase is not Phase.DEAL)


class Watch:
    """Checks every state, and of one in fifty that its views hide what is hidden."""

    def __init__(self) -> None:
        self.seen = 0
        self.chance = Stream("watch", "views")

    def __call__(self, state: State) -> None:
        self.seen += 1
        check(state)
        if self.seen % 50 == 0 and state.discards:
            seat = self.chance.below(state.seats)
            other = redealt(state, seat, self.chance)
            assert mau_mau.view(other, seat) == mau_mau.view(state, seat)
        if state.phase is not Phase.DEAL and self.seen % 10 == 0:
            assert mau_mau.legal(state, state.turn), "nobody can do anything"


@pytest.mark.parametrize("seats", ROUNDS)
def test_random_rounds_keep_every_card_end_and_hide_what_is_hidden(seats: int) -> None:
    watch, rounds = Watch(), ROUNDS[seats]
    summary = selfplay(mau_mau, seats=seats, games=rounds, seed="invariants", watch=watch)
    assert (summary.rounds, sum(summary.endings.values())) == (rounds, rounds)
    assert watch.seen > 100 * rounds
    assert sum(summary.wins.values()) >= rounds
    assert 0 < summary.longest <= 1000
    assert summary.turns <= summary.decisions


def test_it_is_a_thousand_rounds() -> None:
    assert sum(ROUNDS.values()) == 1000


def test_small_packs_run_out_and_still_every_round_ends() -> None:
    watch = Watch()
    options = Options(hand_size=8, packs=1)
    summary = selfplay(mau_mau, seats=4, games=40, seed="small", options=options, watch=watch)
    assert (summary.rounds, watch.seen > 4000) == (40, True)


@pytest.mark.parametrize(
    ("seats", "bot", "digest"),
    [
        (2, "random", "f7d5b03ef37ae02f7118611b039e2d6ee7e3334fa87cf3ecbd52808169f83514"),
        (4, "random", "b40ae2d44016efac53db21ada54bf82056104a6e4a3c3c551228e5bb7625f121"),
        (10, "random", "df6e8dd2ddeed9107c4e96bb6d8ef2a5d9f749c9614172f96497326ae58b76c8"),
        (4, "simple", "d5006ab0120a1de97247b3fa47e653e9c30ac9248a39aa7587bed653d9c41ce5"),
    ],
)
def test_the_digest_is_the_same_on_every_interpreter(seats: int, bot: str, digest: str) -> None:
    summary = selfplay(mau_mau, seats=seats, games=10, seed="digest", bot=bot)
    assert summary.digest == digest


def test_the_digest_depends_on_all_that_happens() -> None:
    digests = {
        selfplay(mau_mau, seats=seats, games=games, seed=seed).digest
        for seats, games, seed in ((2, 1, "a"), (2, 2, "a"), (3, 1, "a"), (2, 1, "b"))
    }
    assert len(digests) == 4
    assert selfplay(mau_mau, seats=2, games=1, seed="a").digest in digests
