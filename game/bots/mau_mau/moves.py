"""Between the engine's intents and the simulator's moves."""

from __future__ import annotations

from game.bots.mau_mau.house import NAMED
from game.bots.mau_mau.simulator import DECLINE, DRAW, NAME, PASS, PAY
from game.cards import SUITS
from game.mau_mau.intents import Decline, Draw, Intent, Name, Pass, Pay, Play

_PLAIN: dict[type[Intent], int] = {Draw: DRAW, Pass: PASS, Pay: PAY, Decline: DECLINE}


def move_of(intent: Intent) -> int:
    """The simulator's move for the intent. Raises KeyError for what it knows nothing of."""
    match intent:
        case Play(face, suit):
            return face.order + NAMED * (1 + SUITS.index(suit) if suit else 0)
        case Name(suit):
            return NAME - SUITS.index(suit)
        case _:
            return _PLAIN[type(intent)]
