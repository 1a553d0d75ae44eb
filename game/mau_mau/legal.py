"""What may be done: one answer for those who judge, list and play. ``judge`` tells why not."""

from __future__ import annotations

from functools import lru_cache

from game.cards import FACES, SUITS, Face
from game.mau_mau.fit import asking, due_face, may_call, playable_faces
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
from game.mau_mau.state import Phase, State
from game.seats import Seat

_DEAL, _DRAW, _PAY, _PASS, _NOTHING = (Deal(),), (Draw(),), (Pay(),), (Pass(),), ()
_NAMES = tuple(map(Name, SUITS))


def legal(state: State, seat: Seat) -> tuple[Intent, ...]:
    """All intents that would be allowed: cards in order, with suits in order, then the others."""
    actor = state.actor
    if actor is None:
        return _DEAL if state.phase is Phase.DEAL else _NOTHING
    own = _of_actor(state, seat) if seat == actor else _NOTHING
    if not state.silent:
        return own
    return own + tuple(Notice(one) for one in state.silent if may_notice(state, seat, one))


def without_a_card(state: State, faces: tuple[Face, ...]) -> tuple[Intent, ...]:
    """What can be done instead of laying one of the faces, those that may be laid now.

    One draws for want of a legal card (M2), pays a chain (M7, M9, M16), or passes: after a K (M15),
    after drawing (M2), or with nothing to draw (TOO-FEW).
    """
    if state.phase is Phase.AGAIN:
        return _PASS
    if state.phase is Phase.DREW:
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


def _of_actor(state: State, seat: Seat) -> tuple[Intent, ...]:
    match state.phase:
        case Phase.CUT:
            return (*_plays(state, seat, (state.discards[-1].face,)), Decline())
        case Phase.NAME:
            return _NAMES
        case _:
            faces = playable_faces(state)
            return (*_plays(state, seat, faces), *without_a_card(state, faces))


def _plays(state: State, seat: Seat, faces: tuple[Face, ...]) -> list[Play]:
    """The ways to lay faces that may be laid."""
    asks, calls = asking(state, seat), may_call(state, seat)
    return [play for face in faces for play in _ways(face, asks=face in asks, calls=calls)]


@lru_cache(maxsize=4 * len(FACES))
def _ways(face: Face, *, asks: bool, calls: bool) -> tuple[Play, ...]:
    """The ways to lay a face: with each suit if that is asked, with and without a call."""
    return tuple(
        Play(face, suit, says)
        for suit in (SUITS if asks else (None,))
        for says in ((False, True) if calls else (False,))
    )
