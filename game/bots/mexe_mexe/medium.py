"""The medium level: in a turn it touches at most two melds that lie on the table.

One of them it may take apart, whichever lets it lay the most; what that meld and its hand make is
worked out exactly. Then it extends, one more at most. It draws like the easy level.
"""

from __future__ import annotations

from game.bots.mexe_mexe.easy import draws, extended, finished, put
from game.bots.mexe_mexe.player import player
from game.bots.mexe_mexe.solving import UNSETTLED, best
from game.bots.thinking import Thinking
from game.mexe_mexe.view import View
from game.mexe_mexe.workbench import start
from game.shuffle import Stream

MOST_TOUCHED = 2


def _ends(view: View, chance: Stream) -> Thinking:
    bench = start(view.before)
    most = yield from best((), view.hand, view.options, UNSETTLED)
    for meld in view.table:
        if most.value == len(view.hand):
            break
        found = yield from best((meld,), view.hand, view.options, UNSETTLED)
        if found.found and found.value > most.value:
            most = found
    for meld in most.melds:
        if meld not in bench.melds:
            bench = put(bench, meld, None)
    touched = sum(meld not in bench.melds for meld in view.table)
    return finished(extended(bench, MOST_TOUCHED - touched), chance)


think = player(draws, _ends)
