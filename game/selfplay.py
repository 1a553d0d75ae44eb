"""Self-play: whole rounds among bots, summed up, with a digest over all that happened.

The digest is the same on every interpreter, so that one number tells whether two of them play the
same game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any, Protocol, TypeVar

from game.games import BOTS
from game.match import Match, apply, start
from game.record import Player, Record
from game.rules import Rules
from game.ruling import Refused
from game.seats import Seat
from game.shuffle import Stream

Event = TypeVar("Event")
Options = TypeVar("Options")


class Ended(Protocol):
    """How a round ended, as every game's result tells it."""

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Who won it; nobody, perhaps."""

    @property
    def ending(self) -> Any:
        """A member of the game's enum of endings."""


class Played(Protocol):
    """What self-play asks of a game's state."""

    @property
    def turns(self) -> int:
        """Turns begun in this round."""

    @property
    def result(self) -> Ended | None:
        """Of the round that is over."""


State = TypeVar("State", bound=Played)


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
    rules: Rules[State, Any, Event, Any, Options],
    players: tuple[Player, ...],
    seed: str,
    options: Options,
    watch: Callable[[State], None] | None = None,
) -> Iterator[tuple[tuple[Event, ...], Match[State, Options, Any]]]:
    """Play one round among bots; yields each ruling's events and the match after them.

    ``watch`` is shown every state on the way, also those between the events of one ruling.
    """
    match = start(rules, Record(rules.NAME, options, players, seed))
    chance = Stream(seed, "bots")
    intent, seat = rules.parse_intent("deal"), 0
    while True:
        before = match.state
        ruling, match = apply(rules, match, seat, intent)
        assert not isinstance(ruling, Refused), f"{intent} is refused: {ruling}"
        if watch:
            for event in ruling.events:
                before = rules.evolve(before, event)
                watch(before)
        yield ruling.events, match
        actor = rules.actor(match.state)
        if actor is None:
            return
        seat = actor
        bot = BOTS[rules.NAME][players[seat].bot or "random"]
        intent = bot(rules.view(match.state, seat), chance)


def selfplay(  # noqa: PLR0913 - a table agrees on many things
    rules: Rules[State, Any, Any, Any, Options],
    *,
    seats: int,
    games: int,
    seed: str,
    bot: str = "random",
    options: Options | None = None,
    watch: Callable[[State], None] | None = None,
) -> Summary:
    """Play so many rounds with the same bot on every seat, each from a seed of its own."""
    players = tuple(Player(f"P{seat + 1}", bot) for seat in range(seats))
    agreed = options or rules.options_from_data({})
    summary, digest = Summary(), sha256()
    for game in range(games):
        for events, match in play_round(rules, players, f"{seed} {game}", agreed, watch):
            state = match.state
            summary.decisions += 1
            for event in events:
                digest.update(rules.event_text(event).encode() + b"\n")
        assert state.result
        summary.rounds += 1
        summary.turns += state.turns
        summary.longest = max(summary.longest, state.turns)
        summary.wins.update(state.result.winners)
        summary.endings[state.result.ending.value] += 1
    summary.digest = digest.hexdigest()
    return summary
