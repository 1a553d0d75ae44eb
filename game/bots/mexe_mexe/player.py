"""What all levels share: a bot is how it draws and how it ends its turn."""

from __future__ import annotations

from collections.abc import Callable

from game.bots.mexe_mexe.hand import company, twos
from game.bots.mexe_mexe.motives import Motive
from game.bots.thinking import Reason, Thinker, Thinking, Thought
from game.cards import Card
from game.mexe_mexe import scores
from game.mexe_mexe.intents import Deal, Decline, Draw, Return, Take
from game.mexe_mexe.state import Phase
from game.mexe_mexe.view import View
from game.shuffle import Stream

_DEAR = 10
"""A card that counts so much is thrown for that."""


def player(draws: Callable[[View], Thinking], ends: Thinker) -> Thinker:
    """A bot that draws and ends its turn so. It comes back once (X45)."""

    def think(view: View, chance: Stream) -> Thinking:
        match view.phase:
            case Phase.RETURN if scores.times_returned(view.sheet, view.seat):
                return Thought(Decline(), (Reason(Motive.STAYED_OUT),))
            case Phase.RETURN:
                return Thought(Return(), (Reason(Motive.CAME_BACK),))
            case Phase.DRAW:
                return (yield from draws(view))
            case Phase.ARRANGE:
                return (yield from ends(view, chance))
            case _:
                return Thought(Deal())

    return think


def drawn(view: View, *, takes: bool) -> Thought:
    """The top discard taken, or a card drawn from the stock."""
    if view.top is None:
        return Thought(Draw(), (Reason(Motive.DREW_BLINDLY),))
    if not takes:
        return Thought(Draw(), (Reason(Motive.DREW_INSTEAD, (view.top,)),))
    motive = Motive.TOOK_WILD if twos((view.top,)) else Motive.TOOK_IT_FITS
    return Thought(Take(), (Reason(motive, (view.top,)),))


def laid(cards: tuple[Card, ...]) -> Reason:
    """The reason of a bot that lays what it can."""
    return Reason(Motive.LAID_ALL_IT_COULD if cards else Motive.NOTHING_TO_LAY, cards)


def thrown(card: Card, hand: tuple[Card, ...]) -> Reason:
    """The reason of a bot that throws what is worth least to its hand."""
    dear = company(card, hand) and scores.points_of(card) >= _DEAR
    return Reason(Motive.THREW_DEAR if dear else Motive.THREW_LONELY, (card,))
