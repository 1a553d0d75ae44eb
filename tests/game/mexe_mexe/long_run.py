"""Rounds of Mexe-Mexe among bots in houses of all kinds, with all that must always hold.

    python -m tests.game.mexe_mexe.long_run --first 0 --rounds 20000
    python -m tests.game.mexe_mexe.long_run --bots easy,medium,hard,master,random

A round is the same whenever it is played: its number tells seats, options, bots and cards. A sample
is in the tests.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from game import mexe_mexe
from game.cards import Card, deck
from game.mexe_mexe import State
from game.mexe_mexe.options import Options
from game.mexe_mexe.state import Phase
from game.record import Player
from game.selfplay import play_round
from game.shuffle import Stream
from tests.game.mexe_mexe.asking import agree, asked
from tests.game.mexe_mexe.oracle import is_meld
from tests.game.mexe_mexe.test_view import redealt

SEATS = (2, 2, 2, 3, 3, 3, 4, 4, 5, 6, 7, 8)
BOTS = ("random", "random", "simple")
DECKS = {packs: set(deck(packs=packs, jokers=False)) for packs in (1, 2, 3)}
RARELY = 25
"""One in so many states is looked at with everything there is."""


@dataclass
class Tally:
    """What the rounds have seen."""

    rounds: int = 0
    states: int = 0
    judged: Counter[bool] = field(default_factory=Counter)
    endings: Counter[str] = field(default_factory=Counter)
    events: Counter[str] = field(default_factory=Counter)
    valid: dict[tuple[tuple[Card, ...], bool], bool] = field(default_factory=dict)
    """What the oracle has said of the melds of the round going on."""

    def check(self, state: State) -> None:
        """What holds in every state, also between the events of one ruling."""
        self.states += 1
        if not state.round:
            return
        piles = (*state.hands, *state.table, state.stock, state.discards)
        cards = [card for pile in piles for card in pile]
        everything = DECKS[state.options.packs_for(state.seats)]
        assert len(cards) == len(everything)
        assert set(cards) == everything
        wild_in_sets = state.options.wild_in_sets
        for meld in state.table:
            if (meld, wild_in_sets) not in self.valid:
                self.valid[meld, wild_in_sets] = is_meld(meld, wild_in_sets=wild_in_sets)
            assert self.valid[meld, wild_in_sets], meld
        assert state.reshuffles <= state.options.reshuffles
        if state.phase in (Phase.DRAW, Phase.ARRANGE):
            assert state.turn in state.active
        if state.phase is Phase.DRAW:
            assert state.stock
            assert state.hands[state.turn]

    def look_closely(self, state: State, chance: Stream) -> None:
        """Views hide what is hidden, positions round-trip, judge and oracle agree."""
        seat = chance.below(state.seats)
        other = redealt(state, seat, chance)
        assert mexe_mexe.view(other, seat) == mexe_mexe.view(state, seat)
        assert mexe_mexe.parse_position(mexe_mexe.position_text(state)) == state
        if state.phase is Phase.ARRANGE:
            for _ in range(4):
                self.judged[agree(state, asked(state, chance))] += 1


def play(number: int, tally: Tally, bots: Sequence[str] = BOTS) -> None:
    """Play the round of this number among such bots."""
    chance = Stream("long run of mexe-mexe", str(number))
    seats = chance.choice(SEATS)
    options = Options(
        hand_size=chance.choice((7, 9, 11, 11, 13)),
        packs=chance.choice((None, None, None, 3)),
        wild_in_sets=chance.below(3) == 0,
        go_out_needs_discard=chance.below(3) == 0,
        may_discard_taken=chance.below(3) == 0,
        reshuffles=chance.below(4),
    )
    players = tuple(Player(f"P{seat + 1}", chance.choice(bots)) for seat in range(seats))
    tally.valid.clear()
    seed = f"long run {number}"
    for events, match in play_round(mexe_mexe, players, seed, options, tally.check):
        tally.events.update(type(event).__name__ for event in events)
        if chance.below(RARELY) == 0:
            tally.look_closely(match.state, chance)
    result = match.state.result
    assert result
    tally.endings[result.ending.value] += 1
    tally.rounds += 1


def main() -> int:
    """Play the rounds; the exit code is 1 if one of them fails, whose number is told."""
    parser = argparse.ArgumentParser(description="Play many rounds of Mexe-Mexe.")
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--rounds", type=int, default=1000)
    parser.add_argument("--bots", default=",".join(BOTS), help="names with commas")
    arguments = parser.parse_args()
    tally, began = Tally(), time.perf_counter()
    for number in range(arguments.first, arguments.first + arguments.rounds):
        try:
            play(number, tally, arguments.bots.split(","))
        except AssertionError:
            print(f"round {number} fails: --first {number} --rounds 1")
            raise
        if tally.rounds % 100 == 0:
            seconds = time.perf_counter() - began
            told = f"{tally.states} states, judged {dict(tally.judged)}, {dict(tally.endings)}"
            print(f"{tally.rounds} rounds, {seconds:.0f} s: {told}", flush=True)
    print(f"{tally.rounds} rounds, no failure; events {dict(tally.events)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
