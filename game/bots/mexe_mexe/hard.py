"""The hard level: it lays the most that can be laid in every turn, with the whole table rebuilt.

Of the ways to do so it takes one that disturbs least, so that people can follow. It takes the
discard if that lets it lay at least two cards more, or go out.
"""

from __future__ import annotations

from game.bots.mexe_mexe.hand import least, twos
from game.bots.mexe_mexe.motives import Motive
from game.bots.mexe_mexe.player import drawn, laid, player, thrown
from game.bots.mexe_mexe.solving import best_turn, ended, takes_more, throwable
from game.bots.thinking import Reason, Thinking, Thought
from game.cards import Card
from game.mexe_mexe.arrange.goals import Arrangement, Goal
from game.mexe_mexe.view import View
from game.shuffle import Stream

WORTH_TAKING = 2
"""The discard is taken if so many cards more can be laid with it."""


def _draws(view: View) -> Thinking:
    takes = bool(twos(view.discards[-1:])) or (yield from takes_more(view, WORTH_TAKING))
    return drawn(view, takes=takes)


def _ends(view: View, chance: Stream) -> Thinking:
    found = yield from best_turn(view, Goal())
    out = gone_out(view, found)
    if out:
        return out
    discard = chance.choice(least(throwable(view, found.left), found.left))
    why = laid(found.laid), thrown(discard, found.left)
    return Thought(ended(found, discard), why)


think = player(_draws, _ends)


def gone_out(view: View, found: Arrangement) -> Thought | None:
    """The turn that ends the round, if the arrangement leaves no more than a discard."""
    if len(found.left) > 1:
        return None
    discard: Card | None = next(iter(throwable(view, found.left)), None)
    shed = (*found.laid, discard) if discard else found.laid
    return Thought(ended(found, discard), (Reason(Motive.WENT_OUT, shed),))
