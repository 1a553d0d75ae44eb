"""Rounds of bots in random houses: nothing that is not allowed is ever asked for.

python -m tests.game.bots.mau_mau.long_run --rounds 50000 --seed S [--quick]

Some of the bots search, now and then; with --quick none does, and it takes a tenth of the time.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping

from game import mau_mau
from game.bots.mau_mau.levels import BOTS, searching
from game.bots.thinking import Bot, bot
from game.match import apply, start
from game.mau_mau import Intent, View
from game.record import Player, Record
from game.ruling import Allowed
from game.shuffle import Stream
from tests.game.bots.mau_mau.hours import rounds
from tests.game.mau_mau.houses import any_house

SEARCH = bot(searching(2))
"""A search of few playouts asks for anything that a long one might ask for."""
SEARCHES_ONE_IN = 12


def now_and_then(view: View, chance: Stream) -> Intent:
    """A bot that seldom searches, so that long rounds end in time."""
    intent: Intent = (BOTS["medium"] if chance.below(SEARCHES_ONE_IN) else SEARCH)(view, chance)
    return intent


AT_ONCE: Mapping[str, Bot] = {level: BOTS[level] for level in ("easy", "medium")}
LEVELS: Mapping[str, Bot] = {**AT_ONCE, "search": now_and_then}


def bots_play(number: int, seed: str, bots: Mapping[str, Bot] = LEVELS) -> int:
    """Play a round of bots in a random house; returns the number of decisions.

    Raises AssertionError for an intent that is refused or punished, or not among the legal ones.
    """
    chance = Stream(seed, f"bots {number}")
    options, seats = any_house(chance)
    names = [chance.choice(tuple(bots)) for _ in range(seats)]
    players = tuple(Player(name, name) for name in names)
    match = start(mau_mau, Record(mau_mau.NAME, options, players, f"{seed} {number}"))
    _, match = apply(mau_mau, match, 0, mau_mau.parse_intent("deal"))
    decisions = 0
    while (seat := match.state.actor) is not None:
        asking = [seat, *(other for other in range(seats) if match.state.silent and other != seat)]
        for other in reversed(asking):
            view = mau_mau.view(match.state, other)
            if not view.legal:
                continue
            intent = bots[names[other]](view, chance)
            assert intent in view.legal, f"{names[other]}: {intent} in {view}"
            ruling, match = apply(mau_mau, match, other, intent)
            assert isinstance(ruling, Allowed), f"{names[other]}: {intent} is {ruling}"
            decisions += 1
            break
    return decisions


def quick_bots_play(number: int, seed: str) -> int:
    """The same among bots that never search."""
    return bots_play(number, seed, AT_ONCE)


if __name__ == "__main__":
    sys.exit(rounds(__doc__, "bots", bots_play, "all allowed", quick=quick_bots_play))
