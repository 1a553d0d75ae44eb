"""Tournaments: how strong bots are, measured so that luck of the deal weighs as little as it can.

*Duplicate deals*: every deal is played once with each rotation of the line-up, so that every bot
gets every hand. The *deal* is the unit of the statistics, for the games on one deal are not
independent: each deal gives one number for each bot, the mean over its games and seats, and the
95 % interval is that of the mean of these numbers. Seeds for tuning and for testing are apart: a
bot that was chosen for its luck with the ones shows its strength on the others.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import inf, sqrt
from typing import Any, NamedTuple

from game import mau_mau, mexe_mexe
from game.bots.thinking import Bot
from game.games import BOTS
from game.match import apply, start
from game.mau_mau.goal import hand_value
from game.record import Player, Record
from game.rules import Rules
from game.ruling import Refused
from game.seats import Seat
from game.shuffle import Stream

TUNING, TEST = "tuning", "test"
"""What seeds begin with: those a bot may be tuned on, and those its figures come from."""
_NORMAL_95 = 1.96


class Counts(NamedTuple):
    """What a tournament asks of a game's state when a round is over."""

    points: Callable[[Any], tuple[int, ...]]
    """What each seat's hand counted in this round; fewer is better."""
    champions: Callable[[Any], tuple[Seat, ...]]
    """Who has won the match that is over."""


COUNTS: dict[str, Counts] = {
    mau_mau.NAME: Counts(
        points=lambda state: tuple(map(hand_value, state.hands)),
        champions=lambda state: state.match_winners,
    ),
    mexe_mexe.NAME: Counts(
        points=lambda state: tuple(points or 0 for points in state.sheet[-1].points),
        champions=lambda state: state.winners,
    ),
}


class Estimate(NamedTuple):
    """A mean, and how far off it may be: the 95 % interval is ``mean ± half``."""

    mean: float
    half: float

    @staticmethod
    def of(numbers: Sequence[float]) -> Estimate:
        """The estimate from independent numbers; from a single one, nobody knows."""
        count = len(numbers)
        mean = sum(numbers) / count
        if count == 1:
            return Estimate(mean, inf)
        variance = sum((number - mean) ** 2 for number in numbers) / (count - 1)
        return Estimate(mean, _NORMAL_95 * sqrt(variance / count))

    @property
    def low(self) -> float:
        """The lower bound."""
        return self.mean - self.half


class Outcome(NamedTuple):
    """What a seat got out of one game."""

    won: float
    """1 for the winner; winners who tie share it."""
    margin: float
    """Points a round by which its hand counted less than the mean of the others."""


@dataclass(slots=True)
class Standing:
    """What a bot got out of each deal so far."""

    won: list[float] = field(default_factory=list)
    """The share of the games won: 0 to 1."""
    margins: list[float] = field(default_factory=list)
    """Points a round better than the others."""

    @property
    def wins(self) -> Estimate:
        """The share of games that it wins."""
        return Estimate.of(self.won)

    @property
    def points(self) -> Estimate:
        """The points a round by which it is better than the others."""
        return Estimate.of(self.margins)


@dataclass(frozen=True, slots=True)
class Contest:
    """What is played: a game under options, with a bot's name for every seat.

    ``whole`` matches go on until the match is over; otherwise a game is one round.
    """

    rules: Rules[Any, Any, Any, Any, Any]
    options: Any
    line_up: tuple[str, ...]
    whole: bool = False
    bots: Mapping[str, Bot] | None = None
    """Others than those of ``game.games``, by name."""

    @property
    def rotations(self) -> tuple[tuple[str, ...], ...]:
        """The line-up as it sits down, once for each way round the table that differs."""
        turned = (self.line_up[by:] + self.line_up[:by] for by in range(len(self.line_up)))
        return tuple(dict.fromkeys(turned))


def tournament(
    contest: Contest, deals: int, purpose: str = TEST, first: int = 0
) -> Iterator[dict[str, Standing]]:
    """Play so many deals; yields the standings by bot after each deal, growing on."""
    standings = {name: Standing() for name in dict.fromkeys(contest.line_up)}
    for deal in range(first, first + deals):
        games = [
            list(zip(sitting, outcomes(contest, sitting, f"{purpose} {deal}"), strict=True))
            for sitting in contest.rotations
        ]
        for name, standing in standings.items():
            its = [outcome for game in games for bot, outcome in game if bot == name]
            standing.won.append(sum(outcome.won for outcome in its) / len(games))
            standing.margins.append(sum(outcome.margin for outcome in its) / len(its))
        yield standings


def outcomes(contest: Contest, sitting: tuple[str, ...], seed: str) -> tuple[Outcome, ...]:
    """What each seat gets out of the game from this seed.

    A bot's chance depends on the seed, its seat and the decision alone, as at the table of the user
    interface.
    """
    rules, counts = contest.rules, COUNTS[contest.rules.NAME]
    bots = contest.bots or BOTS[rules.NAME]
    players = tuple(Player(name, name) for name in sitting)
    match = start(rules, Record(rules.NAME, contest.options, players, seed))
    margins = [0.0] * len(sitting)
    rounds, seat, intent = 0, 0, rules.parse_intent("deal")
    while True:
        ruling, match = apply(rules, match, seat, intent)
        assert not isinstance(ruling, Refused), f"{sitting[seat]}: {intent} is refused: {ruling}"
        state = match.state
        actor = rules.actor(state)
        if actor is None:
            rounds += 1
            margins = [sum(pair) for pair in zip(margins, _margins(counts, state), strict=True)]
            over = not rules.legal(state, 0)
            if over or not contest.whole:
                break
            seat, intent = 0, rules.parse_intent("deal")
        else:
            seat = actor
            chance = Stream(seed, f"bot {seat} {len(match.record.intents)}")
            intent = bots[sitting[seat]](rules.view(state, seat), chance)
    winners = counts.champions(state) if contest.whole else state.result.winners
    return tuple(
        Outcome((seat in winners) / max(len(winners), 1), margin / rounds)
        for seat, margin in enumerate(margins)
    )


def _margins(counts: Counts, state: Any) -> list[float]:
    points = counts.points(state)
    others = len(points) - 1
    return [(sum(points) - own) / others - own for own in points]
