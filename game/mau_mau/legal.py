"""What may be done: one answer for those who judge, list and play. ``refusals`` tells why not."""

from __future__ import annotations

from functools import lru_cache

from game.cards import FACES, SUITS, Face
from game.mau_mau.effects import Cards
from game.mau_mau.fit import asking, due_face, held, may_call, playable_faces
from game.mau_mau.intents import (
    Deal,
    Decline,
    Draw,
    Intent,
    Name,
    Notice,
    Pass,
    Pay,
    Play,
)
from game.mau_mau.state import ON_TURN, PLAY, Phase, State
from game.seats import Seat

_DEAL, _DRAW, _PAY, _PASS, _DECLINE = (Deal(),), (Draw(),), (Pay(),), (Pass(),), (Decline(),)
_NOTHING = ()
_NAMES = tuple(map(Name, SUITS))


def legal(state: State, seat: Seat) -> tuple[Intent, ...]:
    """All intents that would be allowed: cards in order, with suits in order, then the others."""
    if state.phase not in ON_TURN:
        own = _off_turn(state, seat)
    elif seat == state.turn:
        own = state.choices or _on_turn(state)
    else:
        own = _NOTHING
    if not state.silent:
        return own
    return own + tuple(Notice(one) for one in state.silent if may_notice(state, seat, one))


def without_a_card(state: State, faces: tuple[Face, ...]) -> tuple[Intent, ...]:
    """What can be done instead of laying one of the faces, those that may be laid now.

    One draws for want of a legal card (M2), pays a chain (M7, M9, M16), or passes: after a K (M15),
    after drawing (M2), or with nothing to draw (TOO-FEW).
    """
    if state.phase is not PLAY:
        return _NOTHING if due_face(state) else _PASS
    if state.chain:
        return _PAY
    if faces and not state.options.free_drawing:
        return _NOTHING
    if state.drawable:
        return _DRAW
    return _NOTHING if faces else _PASS


def may_notice(state: State, seat: Seat, silent: Seat) -> bool:
    """CALL: not oneself, not in the silent one's turn, nor while a suit or a cut is waited for."""
    waits = state.phase in (Phase.NAME, Phase.CUT)
    return silent in state.silent and silent not in (seat, state.turn) and not waits


def _on_turn(state: State) -> tuple[Intent, ...]:
    """What the seat on turn may do. The state remembers it: frozen, it will always be the same."""
    faces = playable_faces(state)
    choices = without_a_card(state, faces)
    if faces:
        choices = _plays(state, state.turn, faces) + choices
    state.__dict__["choices"] = choices
    return choices


def _off_turn(state: State, seat: Seat) -> tuple[Intent, ...]:
    """What a seat may do while a deal, a suit or a cut is waited for."""
    if state.phase is Phase.DEAL:
        return _DEAL
    if seat != state.actor:
        return _NOTHING
    if state.phase is Phase.NAME:
        return _NAMES
    top = state.discards[-1].face
    return _plays(state, seat, (top,)) + _DECLINE if held(state, seat, top) else _DECLINE


def _plays(state: State, seat: Seat, faces: tuple[Face, ...]) -> tuple[Intent, ...]:
    """The ways to lay faces that may be laid, of which there are some."""
    ways = _ways(asking(state, seat), calls=may_call(state, seat))
    if len(faces) == 1:
        return ways[faces[0]]
    return tuple([play for face in faces for play in ways[face]])


@lru_cache(maxsize=100)
def _ways(asking: Cards, *, calls: bool) -> dict[Face, tuple[Play, ...]]:
    """The ways to lay each face: with each suit if that is asked, with and without a call."""
    return {
        face: tuple(
            Play(face, suit, says)
            for suit in (SUITS if face in asking else (None,))
            for says in ((False, True) if calls else (False,))
        )
        for face in FACES
    }
