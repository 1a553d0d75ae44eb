"""The master level: it holds its cards until it can go out, or somebody else nearly can.

What lies on the table helps everybody, so it lays nothing while all others hold many cards; it only
gets curingas by exchange. When somebody is nearly out, or the stock, it lays the points that it
would have to count. What it throws is what its hand misses least and the next player can use least.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import NamedTuple

from game.bots.mexe_mexe.guess import dangers
from game.bots.mexe_mexe.hand import twos, worth
from game.bots.mexe_mexe.hard import gone_out
from game.bots.mexe_mexe.motives import Motive
from game.bots.mexe_mexe.player import drawn, player, thrown
from game.bots.mexe_mexe.solving import (
    UNSETTLED,
    best,
    best_turn,
    ended,
    takes_more,
    throwable,
)
from game.bots.thinking import Reason, Thinking, Thought
from game.cards import Card, by_order
from game.mexe_mexe.arrange.goals import Aim, Goal
from game.mexe_mexe.turn import Table
from game.mexe_mexe.view import View
from game.mexe_mexe.workbench import Workbench, start
from game.shuffle import Stream

NEARLY_OUT = 3
"""With so few cards somebody else may go out in the next turn."""
_WORTH_TAKING = 1
"""The discard is taken if so many cards more could be laid with it."""
_DANGER_COST = 6.0
"""What it costs, as ``hand.worth`` counts, to throw what the next player can use for certain."""
_CONSIDERED = 4
"""So many of the cards that the hand misses least are weighed."""


class _Hand(NamedTuple):
    """What the hand is without the discard, and what lies there then."""

    cards: tuple[Card, ...]
    spare: tuple[Card, ...]
    """Those that could not be laid now: of them one is thrown, if it may be."""
    table: Table


def _draws(view: View) -> Thinking:
    takes = bool(twos(view.discards[-1:])) or (yield from takes_more(view, _WORTH_TAKING))
    return drawn(view, takes=takes)


def _ends(view: View, chance: Stream) -> Thinking:
    most = yield from best_turn(view, UNSETTLED)
    if gone_out(view, most):
        settled = yield from best_turn(view, Goal())
        return gone_out(view, settled) or Thought(most.intent(None))
    pressing = _pressing(view)
    if not pressing:
        return (yield from _concealed(view, chance))
    found = yield from best_turn(view, Goal(Aim.POINTS))
    hand = _Hand(found.left, found.left, found.melds)
    discard, why = yield from _discard(view, hand, chance)
    lays = pressing._replace(faces=found.laid) if found.laid else Reason(Motive.NOTHING_TO_LAY)
    return Thought(ended(found, discard), (lays, why))


think = player(_draws, _ends)


def _pressing(view: View) -> Reason | None:
    """Why it is time to lay, if it is: somebody is nearly out, or the stock for the last time."""
    others = [seat for seat in view.active if seat != view.seat]
    nearest = min(others, key=lambda seat: view.counts[seat])
    if view.counts[nearest] <= NEARLY_OUT:
        return Reason(Motive.LAID_IN_TIME, seat=nearest)
    if view.stock < len(view.active) and view.reshuffles >= view.options.reshuffles:
        return Reason(Motive.LAID_AT_THE_END)
    return None


def _concealed(view: View, chance: Stream) -> Thinking:
    """Nothing laid; at most a curinga got for a card."""
    bench = _with_curinga(start(view.before))
    found = yield from best(bench.melds, bench.hand, view.options, UNSETTLED)
    discard, why = yield from _discard(view, _Hand(bench.hand, found.left, bench.melds), chance)
    reasons = [Reason(Motive.CONCEALED if found.laid else Motive.NOTHING_TO_LAY)]
    for made in bench.exchanges:
        reasons.insert(0, Reason(Motive.GOT_WILD, (made.card, made.wild)))
    return Thought(bench.intent(discard), (*reasons, why))


def _with_curinga(bench: Workbench) -> Workbench:
    """One curinga got in exchange for the card that the hand misses least (X33)."""
    possible = [one for one in bench.possible_exchanges if not twos((one.card,))]
    if not possible:
        return bench
    hand = bench.hand
    dearest = min(possible, key=lambda one: (worth(one.card, hand), one.card.order, one.wild.order))
    after = bench.exchange(dearest.card, dearest.wild)
    assert isinstance(after, Workbench)
    return after


def _discard(view: View, hand: _Hand, chance: Stream) -> Generator[None, None, tuple[Card, Reason]]:
    """The card to throw, and why: of the spare naturals, if there are any."""
    spare = [card for card in throwable(view, hand.spare) if not twos((card,))]
    cards = spare or list(throwable(view, hand.cards))
    values = {card: worth(card, hand.cards) for card in sorted(cards, key=by_order)}
    missed_least = sorted(values, key=values.__getitem__)[:_CONSIDERED]
    if len(missed_least) == 1:
        return missed_least[0], thrown(missed_least[0], hand.cards)
    danger = yield from dangers(view, hand.table, missed_least, chance)
    card = min(missed_least, key=lambda card: values[card] + _DANGER_COST * danger[card])
    if card is missed_least[0]:
        return card, thrown(card, hand.cards)
    return card, Reason(Motive.THREW_SAFE, (card,))
