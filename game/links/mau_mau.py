"""How a link tells what was asked for in Mau-Mau: the index among all that is legal.

A wrong card is not legal, but punished, and so belongs to the game as well: it is told as the
exception that it is, by its face, suit and call.
"""

from __future__ import annotations

from game import mau_mau as rules
from game.cards import SUITS, Face, by_order
from game.links.ranges import BrokenError, Coder
from game.mau_mau.code import CODES
from game.mau_mau.intents import Intent, Play
from game.mau_mau.state import Phase, State
from game.seats import Seat

__all__ = ["CODES", "code", "rules"]

_SUITS = (None, *SUITS)
_RARELY = (63, 1)
"""How likely it is that a card is right, and that it is wrong."""


def code(coder: Coder, state: State, seat: Seat, wanted: Intent | None = None) -> Intent:
    """Write what the seat asked for, or read it."""
    legal = rules.legal(state, seat)
    known = wanted is None or wanted in legal
    if _may_be_wrong(state) and coder.pick(_RARELY, int(not known)):
        return _wrong_card(coder, state, seat, wanted if isinstance(wanted, Play) else None)
    if not legal:
        raise BrokenError("nobody can do anything")
    return legal[coder.number(len(legal), legal.index(wanted) if wanted else 0)]


def _may_be_wrong(state: State) -> bool:
    """Whether a card that does not fit is punished now, and not refused (M20)."""
    turn = state.phase in (Phase.PLAY, Phase.DREW, Phase.AGAIN)
    return turn and not state.options.block_misplays


def _wrong_card(coder: Coder, state: State, seat: Seat, wanted: Play | None) -> Play:
    faces = sorted({card.face for card in state.hands[seat]}, key=by_order)
    face: Face = faces[coder.number(len(faces), faces.index(wanted.face) if wanted else 0)]
    suit = coder.number(len(_SUITS), _SUITS.index(wanted.suit) if wanted else 0)
    calls = coder.number(2, int(wanted.calls) if wanted else 0)
    return Play(face, _SUITS[suit], bool(calls))
