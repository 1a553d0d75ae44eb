"""The easy level: it follows a few rules of thumb and never rearranges the table.

It lays every meld that it finds in its hand, extends what lies on the table, takes the top discard
if that completes a meld, and throws what goes least with the rest.
"""

from __future__ import annotations

from game.bots.mexe_mexe.hand import least, melds_in, twos
from game.bots.mexe_mexe.motives import Motive
from game.bots.mexe_mexe.player import drawn, laid, player, thrown
from game.bots.thinking import Reason, Thinking, Thought
from game.mexe_mexe.verdict import Meld
from game.mexe_mexe.view import View
from game.mexe_mexe.workbench import Workbench, start
from game.shuffle import Stream


def draws(view: View) -> Thinking:
    """Take the top discard if it completes a meld, or else draw."""
    yield from ()
    return drawn(view, takes=_wants_top(view))


def _wants_top(view: View) -> bool:
    """Whether the top discard completes a meld, so that two cards more can be laid at least."""
    if view.top is None:
        return False
    without = sum(map(len, melds_in(view.hand, view.options)))
    melds = melds_in((*view.hand, view.top), view.options)
    return any(view.top in meld for meld in melds) and sum(map(len, melds)) >= without + 2


def _ends(view: View, chance: Stream) -> Thinking:
    yield from ()
    bench = start(view.before)
    for meld in melds_in(bench.hand, view.options):
        bench = put(bench, meld, None)
    return finished(extended(bench, len(view.table)), chance)


think = player(draws, _ends)


def extended(bench: Workbench, most: int) -> Workbench:
    """Cards of the hand laid on melds as long as any fits; 2s only if the hand is nearly empty.

    At most so many of the melds that lie on the table as they lay are extended.
    """
    while True:
        naturals = [card for card in bench.hand if not twos((card,))]
        fitting = (
            (card, meld)
            for card in (bench.hand if len(naturals) <= 1 else naturals)
            for meld in bench.fits((card,))
            if most or bench.melds[meld] not in bench.before.table
        )
        fit = next(fitting, None)
        if fit is None:
            return bench
        card, meld = fit
        most -= bench.melds[meld] in bench.before.table
        bench = put(bench, (card,), meld)


def put(bench: Workbench, cards: Meld, meld: int | None) -> Workbench:
    """Lay cards that are there on a meld, or as a new one."""
    after = bench.put(cards, meld)
    assert isinstance(after, Workbench)
    return after


def finished(bench: Workbench, chance: Stream) -> Thought:
    """The turn ended with what lies there; if it cannot end so, one step less, and so on."""
    while not (endings := bench.endings):
        bench = bench.undo()
    hand, lying = bench.hand, tuple(card for card in bench.before.hand if card in bench.mine)
    if None in endings:
        return Thought(bench.intent(None), (Reason(Motive.WENT_OUT, lying),))
    discard = chance.choice(least([card for card in endings if card], hand))
    if len(hand) == 1:
        return Thought(bench.intent(discard), (Reason(Motive.WENT_OUT, (*lying, discard)),))
    return Thought(bench.intent(discard), (laid(lying), thrown(discard, hand)))
