"""A long run of own decks by link: what devices are told of random rounds of random houses.

    python -m tests.game.links.own_deck.long_run --rounds 200
    python -m tests.game.links.own_deck.long_run --first 4711 --rounds 1    one again, by its number

Of every round some moments are looked at, the last one too: what each device makes of the thread,
who knows its own secret alone, is for its seat the same as the truth, which all secrets tell; all
that happened before is the same for everybody; and when all secrets are told, the round is proved.
"""

from __future__ import annotations

import argparse
import sys
import time
from dataclasses import replace

from game import mau_mau
from game.links.own_deck import Thread, tell
from game.links.own_deck.pledges import SALT
from game.match import replay
from game.mau_mau import State
from game.mau_mau.intents import Deal
from game.mau_mau.options import Options
from game.ruling import Refused
from game.shuffle import Stream
from tests.game.links.own_deck.devices import by_chance, opened, secret_of, seen, set_up, truth
from tests.game.mau_mau.houses import any_house, playable
from tests.game.mau_mau.possible import possible

MOST_MOVES = 250
"""Of a round that would last longer, so many."""
MOMENTS = 6


def house_of(number: int) -> tuple[Options, int]:
    """A house with own decks."""
    chance = Stream(f"{number}", "house")
    while True:
        options, _ = any_house(chance)
        own = replace(options, own_decks=True, cutting=False, draw_until_playable=False)
        if playable(own, seats := 2 + chance.below(2)):
            return own, seats


def look(number: int) -> State:
    """Play a round and look at it; the state at its end, or when enough is played."""
    (options, seats), seed = house_of(number), f"{number}"
    owns = tuple(secret_of(seed, seat) for seat in range(seats))
    thread = set_up(options, owns).with_intents(Deal())
    decide, chance = by_chance(seed), Stream(seed, "moments")
    states = [replay(mau_mau, truth(thread, owns).record).state]
    threads = [thread]
    while states[-1].in_round and len(states) < MOST_MOVES:
        intent = decide(tuple(possible(states[-1])))
        ruling = mau_mau.judge(states[-1], states[-1].actor or 0, intent)
        assert not isinstance(ruling, Refused)
        states.append(ruling.after)
        threads.append(threads[-1].with_intents(intent))
    for at in {len(states) - 1, *(chance.below(len(states)) for _ in range(MOMENTS))}:
        for own in owns:
            _is_told(threads[at], states[at], own.seat, seed)
    assert tell(opened(threads[-1], owns, 1)).guessed == ()
    return states[-1]


def _is_told(thread: Thread, true: State, seat: int, seed: str) -> None:
    told = tell(thread, secret_of(seed, seat))
    state = replay(mau_mau, told.record).state
    waits = not true.in_round
    assert seen(state, seat, waits=waits) == seen(true, seat, waits=waits)
    assert state.past == true.past
    assert all(pledge.level == SALT for pledge in thread.sitting)


def main() -> int:
    """Run, and sum up."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.game.links.own_deck.long_run",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--rounds", type=int, default=100)
    parser.add_argument("--first", type=int, default=0, help="the number of the first round")
    options = parser.parse_args()
    began, shuffles = time.monotonic(), 0
    for number in range(options.first, options.first + options.rounds):
        try:
            shuffles += look(number).reshuffles
        except Exception:
            print(f"round {number} failed: {house_of(number)}")
            raise
    seconds = time.monotonic() - began
    print(f"{options.rounds} rounds with {shuffles} shuffles, {seconds:.0f} s: all is well")
    return 0


if __name__ == "__main__":
    sys.exit(main())
