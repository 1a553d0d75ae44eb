"""Measures the engine: random games of two, beside other people's engines in the same run.

    python3 -m game bench engine [--rounds 9] [--games 40]

RLCard's UNO (``env.run`` with its random agents) joins in if ``rlcard`` is installed, and
crazy_eights of OpenSpiel, driven from Python, if ``pyspiel`` is. Neither is part of the project.
They are other games, with fewer decisions each; so games and decisions a second are told, but of
playouts, which do not count what they decide, only games. A playout starts with the cards dealt.

All take turns, round by round, in CPU time of this process, so that it may share the machine. What
is told are medians over the rounds, of the ratios as well: each is taken within its round.
"""

from __future__ import annotations

import argparse
import importlib
import importlib.util
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import count, cycle
from random import Random
from statistics import median
from typing import Any

from game import mau_mau, mexe_mexe
from game.bots.mau_mau import simulator
from game.bots.mau_mau.house import House, house_of
from game.match import apply, start
from game.record import Player, Record
from game.rules import Rules
from game.ruling import Refused

SEATS = 2
DEALS = 1_000
PLAYOUTS_A_GAME = 40
"""Playouts are short; so many are played where the others play one game."""

_Game = Callable[[], int]
"""Plays a game, and tells how many decisions it had."""


@dataclass(slots=True)
class Engine:
    """Somebody's engine, and how fast it was in each round."""

    name: str
    play: _Game
    times: int = 1
    games: list[float] = field(default_factory=list)
    """Games a second."""
    decisions: list[float] = field(default_factory=list)
    """Decisions a second."""

    def measure(self, games: int) -> None:
        """Play a round of games."""
        games *= self.times
        began = time.process_time()
        decisions = sum(self.play() for _ in range(games))
        seconds = time.process_time() - began
        self.games.append(games / seconds)
        self.decisions.append(decisions / seconds)


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure, and compare."""
    parser = argparse.ArgumentParser(
        prog="python3 -m game bench engine",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--games", type=int, default=40, help="in a round")
    options = parser.parse_args(arguments)
    judged = Engine("Mau-Mau, legal + judge", _judging(mau_mau))
    playouts = Engine("Mau-Mau, playouts", _playing_out(), PLAYOUTS_A_GAME)
    ours = [
        judged,
        Engine("Mau-Mau, legal + apply", _applying(mau_mau)),
        playouts,
        Engine("Mexe-Mexe, legal + judge", _judging(mexe_mexe)),
        Engine("Mexe-Mexe, legal + apply", _applying(mexe_mexe)),
    ]
    others = list(_others())
    for engine in (*ours, *others):
        engine.play()
    for _ in range(options.rounds):
        for engine in (*ours, *others):
            engine.measure(options.games)
    print(f"{'':28}{'games/s':>10}{'decisions/s':>13}")
    for engine in (*ours, *others):
        decisions = f"{median(engine.decisions):13,.0f}" if any(engine.decisions) else ""
        print(f"{engine.name:28}{median(engine.games):10,.0f}{decisions}")
    for other in others:
        for own in (judged, playouts):
            print(f"{own.name} / {other.name}: {_compared(own, other)}")
    return 0


def _compared(own: Engine, other: Engine) -> str:
    games = f"{_ratio(own.games, other.games):.2f} in games"
    if not any(own.decisions):
        return games
    return f"{games}, {_ratio(own.decisions, other.decisions):.2f} in decisions"


def _ratio(own: Sequence[float], other: Sequence[float]) -> float:
    return median(mine / its for mine, its in zip(own, other, strict=True))


def _judging(rules: Rules[Any, Any, Any, Any, Any]) -> _Game:
    """Rounds of random legal intents, state by state."""
    options, chance, seeds = rules.options_from_data({}), Random(1).random, _seeds()
    deal = rules.parse_intent("deal")

    def play() -> int:
        state, decisions = rules.begin(options, SEATS, next(seeds)), 0
        seat, intent = 0, deal
        while True:
            ruling = rules.judge(state, seat, intent)
            assert not isinstance(ruling, Refused)
            state = ruling.after
            actor = rules.actor(state)
            if actor is None:
                return decisions
            decisions += 1
            seat, legal = actor, rules.legal(state, actor)
            intent = legal[int(chance() * len(legal))]

    return play


def _applying(rules: Rules[Any, Any, Any, Any, Any]) -> _Game:
    """The same as a match, with its record."""
    options, chance, seeds = rules.options_from_data({}), Random(1).random, _seeds()
    deal = rules.parse_intent("deal")
    players = tuple(Player(f"P{seat + 1}") for seat in range(SEATS))

    def play() -> int:
        match, decisions = start(rules, Record(rules.NAME, options, players, next(seeds))), 0
        seat, intent = 0, deal
        while True:
            _, match = apply(rules, match, seat, intent)
            actor = rules.actor(match.state)
            if actor is None:
                return decisions
            decisions += 1
            seat, legal = actor, rules.legal(match.state, actor)
            intent = legal[int(chance() * len(legal))]

    return play


def _playing_out() -> _Game:
    """Rounds on the simulator, each from another deal."""
    house, chance = house_of(mau_mau.Options(), SEATS), Random(1)
    deals = cycle([_deal(house, chance) for _ in range(DEALS)])

    def play() -> int:
        simulator.play(next(deals).copy(), house, chance.random)
        return 0

    return play


def _deal(house: House, chance: Random) -> simulator.Table:
    cards = [*range(len(house.kind))] * 2
    chance.shuffle(cards)
    hands = [[cards.pop() for _ in range(7)] for _ in range(house.seats)]
    return simulator.Table(hands, cards, [cards.pop()])


def _seeds() -> Iterator[str]:
    return (f"bench {number}" for number in count())


def _others() -> Iterator[Engine]:
    """The engines of others that are installed here."""
    if importlib.util.find_spec("rlcard"):
        yield Engine("RLCard UNO, env.run", _rlcard())
    if importlib.util.find_spec("pyspiel"):
        yield Engine("OpenSpiel crazy_eights", _open_spiel())


def _rlcard() -> _Game:
    environment: Any = importlib.import_module("rlcard").make("uno", config={"seed": 1})
    agent = importlib.import_module("rlcard.agents").RandomAgent
    environment.set_agents([agent(environment.num_actions) for _ in range(SEATS)])

    def play() -> int:
        trajectories, _ = environment.run()
        return sum(len(trajectory) // 2 for trajectory in trajectories)

    return play


def _open_spiel() -> _Game:
    game: Any = importlib.import_module("pyspiel").load_game(f"crazy_eights(players={SEATS})")
    chance = Random(1).random

    def play() -> int:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            legal = state.legal_actions()
            decisions += not state.is_chance_node()
            state.apply_action(legal[int(chance() * len(legal))])
        return decisions

    return play


if __name__ == "__main__":
    sys.exit(main())
