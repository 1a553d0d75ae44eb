"""The solver as the bots ask it: in slices, and never for longer than a bot may think."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from dataclasses import replace

from game.cards import Card
from game.mexe_mexe.arrange.goals import Arrangement, Goal
from game.mexe_mexe.arrange.plan import steps
from game.mexe_mexe.intents import Arrange, Discard
from game.mexe_mexe.options import Options
from game.mexe_mexe.turn import Table
from game.mexe_mexe.view import View

BUDGET = 20_000
"""Nodes of the search for one question; nearly all are answered with a tenth of it."""
UNSETTLED = Goal(disturb_least=False)
"""To know how much can be laid, not how."""

Answer = Generator[None, None, Arrangement]
"""Yields every few milliseconds."""


def best(
    table: Table, hand: Iterable[Card], options: Options, goal: Goal, budget: int = BUDGET
) -> Answer:
    """The best arrangement for the goal."""
    work = steps(table, hand, options, goal, budget)
    while True:
        try:
            next(work)
        except StopIteration as end:
            found: Arrangement = end.value
            return found
        yield


def best_turn(view: View, goal: Goal) -> Answer:
    """The best arrangement with which the turn may end: all laid, or a card left to throw."""
    found = yield from best(view.table, view.hand, view.options, goal)
    if throwable(view, found.left) or not (found.left or view.options.go_out_needs_discard):
        return found
    held = replace(goal, must_discard=True, taken=barred(view))
    return (yield from best(view.table, view.hand, view.options, held))


def barred(view: View) -> Card | None:
    """X26: the card that may not be thrown in this turn."""
    return None if view.options.may_discard_taken else view.taken


def throwable(view: View, cards: Iterable[Card]) -> tuple[Card, ...]:
    """Those of the cards that may be thrown."""
    kept = barred(view)
    return tuple(card for card in cards if card is not kept)


def takes_more(view: View, more: int) -> Generator[None, None, bool]:
    """Whether with the top discard so many cards more can be laid, or all but one."""
    if view.top is None:
        return False
    without = yield from best(view.table, view.hand, view.options, UNSETTLED)
    hand = (*view.hand, view.top)
    found = yield from best(view.table, hand, view.options, UNSETTLED)
    goes_out = found.value > without.value and found.value >= len(view.hand)
    return goes_out or found.value >= without.value + more


def ended(found: Arrangement, discard: Card | None) -> Arrange | Discard:
    """The arrangement as the end of the turn; only the discard if it lays nothing."""
    if discard and not found.laid and not found.exchanges:
        return Discard(discard)
    return found.intent(discard)
