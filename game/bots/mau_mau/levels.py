"""The levels of Mau-Mau's bots, by name.

*easy* plays what fits; *medium* follows rules of thumb; *hard* and *master* search, the one a
little and the other a lot. The work that a level puts into a decision is counted in playouts, never
in time, so that it decides the same on every machine.
"""

from __future__ import annotations

from collections.abc import Callable

from game.bots.mau_mau import naive, rules, search
from game.bots.mau_mau.motives import reasons
from game.bots.thinking import Bot, Thinker, Thinking, Thought, bot
from game.mau_mau.intents import Intent, Notice, Play
from game.mau_mau.state import LAST_BUT_ONE
from game.mau_mau.view import View
from game.shuffle import Stream

HARD, MASTER = 1_000, 4_000
"""Playouts for one decision."""


def at_once(choose: Callable[[View, Stream], Intent]) -> Thinker:
    """A bot that need not think as a thinker."""

    def think(view: View, chance: Stream) -> Thinking:
        yield from ()
        intent = choose(view, chance)
        return Thought(intent, reasons(view, intent))

    return think


def searching(playouts: int) -> Thinker:
    """A thinker that searches; where there is nothing to choose it decides at once."""

    def think(view: View, chance: Stream) -> Thinking:
        choices = candidates(view)
        intent = choices[0]
        if len(choices) > 1:
            trials = yield from search.best(view, choices, playouts, chance)
            intent = trials[0].intent
        return Thought(intent, reasons(view, intent))

    return think


def candidates(view: View) -> tuple[Intent, ...]:
    """What is worth a trial.

    Never silence, never a suit that one does not hold if one holds any, never a card that comes
    back. To notice another's silence costs nothing, and comes before all else.
    """
    notices = tuple(intent for intent in view.legal if isinstance(intent, Notice))
    if notices:
        return notices[:1]
    calls = view.options.calling and len(view.hand) == LAST_BUT_ONE
    aloud = tuple(
        intent for intent in view.legal if not isinstance(intent, Play) or intent.calls is calls
    )
    suits = {None, *(card.suit for card in view.hand)}
    held = tuple(
        intent
        for intent in aloud
        if not isinstance(intent, Play)
        or (intent.suit in suits and not rules.comes_back(view, intent))
    )
    return held or aloud or view.legal


THINKERS: dict[str, Thinker] = {
    "easy": at_once(naive.choose),
    "medium": at_once(rules.choose),
    "hard": searching(HARD),
    "master": searching(MASTER),
    "simple": at_once(rules.choose),
}
"""The weakest first; "simple" is what *medium* was called once."""
BOTS: dict[str, Bot] = {
    "easy": naive.choose,
    "medium": rules.choose,
    "hard": bot(THINKERS["hard"]),
    "master": bot(THINKERS["master"]),
    "simple": rules.choose,
}
"""By the name that a record gives them."""
