"""The search: what may be done is tried out on deals that agree with all that was seen.

Flat Monte Carlo with *common deals*: every deal is played to its end after each candidate, so that
luck of the deal is the same for all, and *sequential halving* (Karnin, Koren & Somekh 2013): in
each of log2 n heats the candidates left share an equal part of the budget, and the better half goes
on. A tree gains nothing measurable over it in this game.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from math import ceil, log2
from random import Random
from typing import NamedTuple

from game.bots.mau_mau.deals import Dealer
from game.bots.mau_mau.house import house_of
from game.bots.mau_mau.moves import move_of
from game.bots.mau_mau.simulator import OVER, Table, play
from game.cards import FACES, card
from game.mau_mau.goal import hand_value
from game.mau_mau.intents import Intent
from game.mau_mau.options import GoalKind
from game.mau_mau.view import View
from game.shuffle import Stream

SLICE = 50
"""Playouts between two pauses: about 2 ms, and four times as much in a browser."""
LONGEST_PLAYOUT = 400
"""Decisions after which a playout is cut off; fewest cards wins."""
_VALUES = tuple(hand_value((card(face),)) for face in FACES)


class Trial(NamedTuple):
    """A candidate, and what it was worth on average: the share of rounds won."""

    intent: Intent
    worth: float


def best(
    view: View, candidates: Sequence[Intent], playouts: int, chance: Stream
) -> Generator[None, None, tuple[Trial, ...]]:
    """The candidates, the best one first, after so many playouts in all.

    Those that were left out earlier stand behind. Yields every ``SLICE`` playouts.
    """
    house, dealer = house_of(view.options, view.seats), Dealer(view)
    luck = Random(chance.word() << 32 | chance.word()).random
    left = [(move_of(intent), at) for at, intent in enumerate(candidates)]
    worth, tried = [0.0] * len(candidates), [0] * len(candidates)
    order: list[int] = []
    heats = max(ceil(log2(len(left))), 1)
    done = 0
    for _ in range(heats):
        for _ in range(max(playouts // heats // len(left), 1)):
            deal = dealer.deal(luck)
            for move, at in left:
                table = deal.copy()
                play(table, house, luck, move, LONGEST_PLAYOUT)
                worth[at] += _worth(table, view)
                tried[at] += 1
                done += 1
                if done % SLICE == 0:
                    yield
        left.sort(key=lambda candidate: -worth[candidate[1]] / tried[candidate[1]])
        half = (len(left) + 1) // 2
        order[:0] = [at for _, at in left[half:]]
        left = left[:half]
    order[:0] = [at for _, at in left]
    return tuple(Trial(candidates[at], worth[at] / tried[at]) for at in order)


def _worth(table: Table, view: View) -> float:
    """What the viewer gets out of a round that is over, or was cut off."""
    winners = table.winners
    if table.phase != OVER:
        fewest = min(map(len, table.hands))
        winners = [seat for seat, hand in enumerate(table.hands) if len(hand) == fewest]
    won = 1 / len(winners) if view.seat in winners else 0.0
    if view.options.goal.kind is not GoalKind.POINTS:
        return won
    points = [sum([_VALUES[face] for face in hand]) for hand in table.hands]
    others = (sum(points) - points[view.seat]) / (len(points) - 1)
    return won / 2 + (others - points[view.seat]) / 200
