"""Self-play: whole rounds among bots, summed up, with a digest over all that happened.

The digest is the same on every interpreter, so that one number tells whether two of them play the
same game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from hashlib import sha256

from game import mau_mau
from game.bots import BOTS
from game.match import Match, apply, start
from game.mau_mau.events import Event
from game.mau_mau.intents import Deal, Intent
from game.mau_mau.options import Options
from game.mau_mau.state import State
from game.record import Player, Record
from game.ruling import Refused
from game.shuffle import Stream

MauMau = Match[State, Options, Intent]
Watch = Callable[[State], None]


@dataclass(slots=True)
class Summary:
    """What came of a number of rounds."""

    rounds: int = 0
    decisions: int = 0
    turns: int = 0
    longest: int = 0
    wins: Counter[int] = field(default_factory=Counter)
    endings: Counter[str] = field(default_factory=Counter)
    digest: str = ""


def play_round(
    players: tuple[Player, ...], seed: str, options: Options, watch: Watch | None = None
) -> Iterator[tuple[tuple[Event, ...], MauMau]]:
    """Play one round among bots; yields each ruling's events and the match after them.

    ``watch`` is shown every state on the way, also those between the events of one ruling.
    """
    match = start(mau_mau, Record(mau_mau.NAME, options, players, seed))
    chance = Stream(seed, "bots")
    intent: Intent = Deal()
    seat = 0
    while True:
        before = match.state
        ruling, match = apply(mau_mau, match, seat, intent)
        assert not isinstance(ruling, Refused), f"{intent} is refused: {ruling}"
        if watch:
            for event in ruling.events:
                before = mau_mau.evolve(before, event)
                watch(before)
        yield ruling.events, match
        actor = mau_mau.actor(match.state)
        if actor is None:
            return
        seat = actor
        intent = BOTS[players[seat].bot or "random"](mau_mau.view(match.state, seat), chance)


def selfplay(
    *,
    seats: int,
    games: int,
    seed: str,
    bot: str = "random",
    options: Options | None = None,
    watch: Watch | None = None,
) -> Summary:
    """Play so many rounds with the same bot on every seat, each from a seed of its own."""
    players = tuple(Player(f"P{seat + 1}", bot) for seat in range(seats))
    summary, digest = Summary(), sha256()
    for game in range(games):
        for events, match in play_round(players, f"{seed} {game}", options or Options(), watch):
            summary.decisions += 1
            for event in events:
                digest.update(mau_mau.event_text(event).encode() + b"\n")
        state = match.state
        assert state.result
        summary.rounds += 1
        summary.turns += state.turns
        summary.longest = max(summary.longest, state.turns)
        summary.wins.update(state.result.winners)
        summary.endings[state.result.ending.value] += 1
    summary.digest = digest.hexdigest()
    return summary
