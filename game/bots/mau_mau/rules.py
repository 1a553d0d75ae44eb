"""A bot for Mau-Mau that follows a few rules of thumb and does not look ahead.

It keeps its wild cards for when nothing else fits, plays from the suit and rank that it holds most
of, saves the cards that hurt for a neighbour who is nearly out, and never pays while it can answer.
"""

from __future__ import annotations

from collections import Counter

from game.cards import Suit
from game.mau_mau.effects import Kind
from game.mau_mau.intents import Intent, Name, Notice, Pass, Pay, Play
from game.mau_mau.state import LAST_BUT_ONE, Phase
from game.mau_mau.view import View
from game.seats import neighbour
from game.shuffle import Stream

NEARLY_OUT = 3
"""With so few cards a neighbour is worth hurting."""
FORGETS_ONE_IN = 8
NOTICES_ONE_IN = 2

_PRESSURE = {
    Kind.SKIP: 3.0,
    Kind.SOFT_DRAW: 3.0,
    Kind.HARD_DRAW: 6.0,
    Kind.REVERSE: 2.0,
}
"""What an effect is worth against a neighbour who is nearly out."""
_CALM = {
    Kind.SKIP: 1.0,
    Kind.SOFT_DRAW: 0.5,
    Kind.HARD_DRAW: -2.0,
    Kind.PREVIOUS_DRAWS: 2.0,
    Kind.WILD: -20.0,
    Kind.REVERSE: 1.0,
    Kind.PLAY_AGAIN: 2.0,
}
"""What it is worth otherwise."""
_LAST_RESORT = {Pay: -50.0, Pass: -100.0, Notice: -200.0}
_FOR_EVER = -150.0
"""What a card is worth that comes back."""


def choose(view: View, chance: Stream) -> Intent:
    """The intent that looks best; among equals, one by chance.

    Now and then it forgets to say "mau-mau", and it does not always notice that another did.
    """
    silent = [intent for intent in view.legal if isinstance(intent, Notice)]
    if silent and chance.below(NOTICES_ONE_IN) == 0:
        return silent[0]
    forgets = chance.below(FORGETS_ONE_IN) == 0 if view.options.calling else False
    sensible = [intent for intent in view.legal if _says_it(view, intent) is not forgets]
    worth = [_worth(view, intent) for intent in sensible]
    best = max(worth)
    return chance.choice(
        [intent for intent, value in zip(sensible, worth, strict=True) if value == best]
    )


def _says_it(view: View, intent: Intent) -> bool | None:
    """Whether the intent calls; None where there is nothing to call."""
    if not isinstance(intent, Play) or not view.options.calling or len(view.hand) != LAST_BUT_ONE:
        return None
    return intent.calls


def _worth(view: View, intent: Intent) -> float:
    match intent:
        case Play(face, suit):
            effect = view.options.effects[face.rank]
            same_rank = sum(card.rank is face.rank for card in view.hand)
            value = _of_effect(view, effect.kind) + 0.6 * same_rank
            value += _suits(view)[suit or face.suit]
            return value + _of_identical(view, intent)
        case Name(suit):
            return _suits(view)[suit]
        case _:
            return _LAST_RESORT.get(type(intent), 0.0)


def _of_effect(view: View, kind: Kind) -> float:
    following = neighbour(view.seat, view.direction, view.seats)
    pressed = view.counts[following] <= NEARLY_OUT
    return (_PRESSURE if pressed and kind in _PRESSURE else _CALM).get(kind, 0.0)


def _of_identical(view: View, intent: Play) -> float:
    if view.top is None or intent.face is not view.top.face or view.first_identical < 0:
        return 0.0
    if view.first_identical != view.seat:
        return 5.0
    return _FOR_EVER if comes_back(view, intent) else -8.0


def comes_back(view: View, intent: Intent) -> bool:
    """Whether the card would be drawn again at once, for there is no other (M19).

    In a turn that goes on it could be laid for ever.
    """
    if view.phase is not Phase.AGAIN or view.drawable or view.first_identical != view.seat:
        return False
    return isinstance(intent, Play) and view.top is not None and intent.face is view.top.face


def _suits(view: View) -> Counter[Suit | None]:
    """How many cards of each suit are in the hand."""
    return Counter(card.suit for card in view.hand if card.suit)
