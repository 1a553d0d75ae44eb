"""A long run of Mau-Mau: random rounds of random houses, each looked at from all sides.

    python -m tests.long_run --rounds 200000             any options, seats and effects
    python -m tests.long_run --rounds 100000 --default   plain rounds by the rulebook
    python -m tests.long_run --minutes 10                until the time is over
    python -m tests.long_run --first 4711 --rounds 1     one match again, by its number

A match is one round, or up to three where the house plays for more. A second process with another
``--first`` uses a second core.

After every intent each card has exactly one owner; nobody is ever stuck; what is legal is allowed,
and everything else is punished or refused with a reason; views and observed events tell no secret;
positions are read back; the record of every match, read back, leads to the same state; every round
ends. The first match in which anything of this fails is printed with its number, and ends the run.
"""

from __future__ import annotations

import argparse
import sys
import time
import traceback
from collections import Counter
from dataclasses import dataclass, field, replace

from game import mau_mau
from game.mau_mau import Intent, State
from game.mau_mau.intents import Deal, Decline, Notice, Play
from game.mau_mau.options import Options
from game.mau_mau.state import Phase
from game.record import Player, Record
from game.ruling import Punished, Refused
from game.seats import Seat
from game.shuffle import Stream
from tests.game.mau_mau import invariants
from tests.game.mau_mau.houses import any_house

MOST_DECISIONS = 100_000
"""In one round; far more than 1,000 turns need."""
LOOKS_ONE_IN = 50
"""Decisions after which everything is looked at, and not only the cards."""
CUTS_ONE_IN = 4
"""Who always cuts makes for long rounds."""
MOST_ROUNDS = 3
"""Of one match."""


@dataclass(slots=True)
class Tally:
    """What the run has seen."""

    rounds: int = 0
    decisions: int = 0
    judged: int = 0
    longest: int = 0
    seen: Counter[str] = field(default_factory=Counter)

    def add(self, state: State) -> None:
        """Count a round that is over."""
        assert state.result
        self.rounds += 1
        self.longest = max(self.longest, state.turns)
        self.seen[f"ending {state.result.ending.value}"] += 1
        self.seen[f"seats {state.seats:2}"] += 1
        for name in state.options.to_data():
            self.seen[f"option {name}"] += 1


class Game:
    """One match, as far as it is played."""

    def __init__(self, number: int, tally: Tally, *, default: bool = False) -> None:
        self.chance = Stream(f"long run {number}", "decisions")
        options, seats = (
            (Options(), 2 + number % 7)
            if default
            else any_house(Stream(f"long run {number}", "house"))
        )
        players = tuple(Player(f"P{seat + 1}") for seat in range(seats))
        self.record: Record[Options, Intent] = Record(
            mau_mau.NAME, options, players, f"long run {number}"
        )
        self.state = mau_mau.begin(options, seats, self.record.seed)
        self.intents: list[Intent] = []
        self.tally = tally

    def play(self) -> None:
        """A few rounds, or all of the match if it is over before."""
        for _ in range(MOST_ROUNDS if self.record.options.goal.number else 1):
            self.ask(self.chance.below(self.state.seats), Deal())
            for _ in range(MOST_DECISIONS):
                if not self.state.in_round:
                    break
                self.ask(*self.decision())
            invariants.somebody_can_act(self.state)
            invariants.round_trips(self.state)
            self.tally.add(self.state)
            if self.state.phase is Phase.OVER:
                break
        invariants.replays(replace(self.record, intents=tuple(self.intents)), self.state)

    def decision(self) -> tuple[Seat, Intent]:
        """Something that a seat can do: mostly legal, now and then wrong, or a notice of others."""
        state, chance = self.state, self.chance
        actor = state.actor
        assert actor is not None
        if state.silent and not chance.below(3):
            seat = chance.below(state.seats)
            notices = [one for one in mau_mau.legal(state, seat) if isinstance(one, Notice)]
            if notices:
                return seat, chance.choice(notices)
        if not chance.below(16):
            wrong = Play(chance.choice(state.hands[actor]).face)
            if not isinstance(mau_mau.judge(state, actor, wrong), Refused):
                return actor, wrong
        legal = mau_mau.legal(state, actor)
        plays = [intent for intent in legal if isinstance(intent, Play)]
        if state.phase is Phase.CUT and chance.below(CUTS_ONE_IN):
            return actor, Decline()
        return actor, chance.choice(plays if plays and chance.below(8) else legal)

    def ask(self, seat: Seat, intent: Intent) -> None:
        """Ask for it, let it happen, and look at all that came of it."""
        ruling = mau_mau.judge(self.state, seat, intent)
        assert not isinstance(ruling, Refused), f"{intent} is refused: {ruling}"
        self.tally.seen["punished" if isinstance(ruling, Punished) else "allowed"] += 1
        look = not self.chance.below(LOOKS_ONE_IN)
        for event in ruling.events:
            self.state = mau_mau.evolve(self.state, event)
            self.tally.seen[f"event {type(event).__name__}"] += 1
            if look and self.state.discards:
                invariants.owns_every_card(self.state)
                invariants.tells_no_secret(event, self.state)
        assert self.state == ruling.after, f"{intent} leads elsewhere than its events"
        invariants.owns_every_card(self.state)
        invariants.is_sound(self.state)
        self.intents.append(intent)
        self.tally.decisions += 1
        if look:
            self.look()

    def look(self) -> None:
        """What takes longer: hidden cards, positions, deadlocks, and now and then all intents."""
        state, chance = self.state, self.chance
        invariants.somebody_can_act(state)
        invariants.hides(state, chance.below(state.seats), chance)
        if not chance.below(4):
            invariants.round_trips(state)
            self.tally.judged += 2
            invariants.is_judged(state, state.turn if state.actor is None else state.actor)
            invariants.is_judged(state, chance.below(state.seats))


def run(tally: Tally, first: int, rounds: int, seconds: float, *, default: bool) -> int | None:
    """Play on until there are enough rounds or the time is over; the number that failed, or None.

    Matches of several rounds count as such, so the last number is not the number of rounds.
    """
    began = told = time.monotonic()
    number = first
    while tally.rounds < rounds and time.monotonic() - began < seconds:
        game = Game(number, tally, default=default)
        try:
            game.play()
        except Exception:  # noqa: BLE001  # whatever goes wrong is what this looks for
            traceback.print_exc()
            options = game.record.options.to_data()
            print(f"\nmatch {number} failed after {len(game.intents)} intents: {options}")
            print(mau_mau.position_text(game.state))
            print(f"python -m tests.long_run --first {number} --rounds 1{' --default' * default}")
            return number
        number += 1
        if time.monotonic() - told > 10:
            told = time.monotonic()
            rate = tally.rounds / (told - began)
            print(f"{tally.rounds:7} rounds, {rate:.1f} rounds/s, now at {number}", flush=True)
    return None


def main() -> int:
    """Run, and sum up."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.long_run",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--rounds", type=int, default=sys.maxsize)
    parser.add_argument("--minutes", type=float, default=float("inf"))
    parser.add_argument("--first", type=int, default=0, help="the number of the first match")
    parser.add_argument("--default", action="store_true", help="by the rulebook, 2 to 8 seats")
    options = parser.parse_args()
    tally, began = Tally(), time.monotonic()
    seconds = 60 * options.minutes
    failed = run(tally, options.first, options.rounds, seconds, default=options.default)
    seconds = time.monotonic() - began
    for name, count in sorted(tally.seen.items()):
        print(f"  {name:32} {count:10}")
    print(f"{tally.rounds} rounds, {tally.decisions} decisions, at most {tally.longest} turns")
    print(f"{tally.judged} tables judged whole, by every intent there is")
    print(f"{seconds:.0f} s, {tally.rounds / seconds:.1f} rounds/s")
    print("all is well" if failed is None else f"FAILED at {failed}")
    return failed is not None


if __name__ == "__main__":
    sys.exit(main())
