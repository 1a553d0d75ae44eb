"""Why what a seat asks for is refused: a reason and the rule or decision that it rests on."""

from __future__ import annotations

from enum import Enum
from typing import assert_never

from game.mau_mau.fit import (
    asking,
    broken_rule,
    chain_rule,
    due_face,
    held,
    may_be_last,
    may_call,
    playable,
    playable_faces,
)
from game.mau_mau.intents import Deal, Decline, Draw, Intent, Name, Notice, Pass, Pay, Play
from game.mau_mau.state import Phase, State
from game.ruling import Refused
from game.seats import Seat


class Reason(Enum):
    """Why an intent is refused; the value is the key of the words for it."""

    ROUND_RUNNING = "round-running"
    ROUND_OVER = "round-over"
    MATCH_OVER = "match-over"
    NOT_YOUR_TURN = "not-your-turn"
    NOT_IN_HAND = "not-in-hand"
    DOES_NOT_FIT = "does-not-fit"
    HOLDS_ANSWER = "holds-answer"
    MUST_PLAY_DRAWN = "must-play-drawn"
    NOT_AS_LAST_CARD = "not-as-last-card"
    NAME_A_SUIT = "name-a-suit"
    NO_SUIT_ASKED = "no-suit-asked"
    NOTHING_TO_CALL = "nothing-to-call"
    NOTHING_TO_NOTICE = "nothing-to-notice"
    ONLY_IDENTICAL = "only-identical"
    CUT_OR_DECLINE = "cut-or-decline"
    NOTHING_TO_DECLINE = "nothing-to-decline"
    HAS_LEGAL_CARD = "has-legal-card"
    DREW_ALREADY = "drew-already"
    NO_DRAW_GOING_ON = "no-draw-going-on"
    CHAIN_PENDING = "chain-pending"
    NOTHING_TO_DRAW = "nothing-to-draw"
    DRAW_FIRST = "draw-first"
    NOTHING_TO_PAY = "nothing-to-pay"


def why_not(state: State, seat: Seat, intent: Intent) -> Refused:
    """The refusal of an intent that is neither legal nor punished."""
    match intent:
        case Deal():
            over = state.phase is Phase.OVER
            return Refused(Reason.MATCH_OVER if over else Reason.ROUND_RUNNING, "MATCH")
        case Notice() if state.actor is not None:
            return Refused(Reason.NOTHING_TO_NOTICE, "CALL")
    if state.actor is None:
        return Refused(Reason.ROUND_OVER, "MATCH")
    if seat != state.actor:
        return Refused(Reason.NOT_YOUR_TURN, "M20")
    match state.phase:
        case Phase.CUT:
            return _why_not_cut(state, seat, intent)
        case Phase.NAME:
            return Refused(Reason.NAME_A_SUIT, "M13")
        case _:
            return _why_not_now(state, seat, intent)


def _why_not_now(state: State, seat: Seat, intent: Intent) -> Refused:
    """Why the seat on turn may not do this when it is to play, draw, pay or pass."""
    match intent:
        case Play():
            return _why_not_play(state, seat, intent)
        case Draw():
            return _why_not_draw(state)
        case Pay():
            return Refused(Reason.NOTHING_TO_PAY, "M7")
        case Pass():
            return _why_not_pass(state)
        case Name():
            return Refused(Reason.NO_SUIT_ASKED, "M13")
        case Decline():
            return Refused(Reason.NOTHING_TO_DECLINE, "M19")
        case Deal() | Notice():
            raise AssertionError("refused before")
        case _:
            assert_never(intent)


def _why_not_play(state: State, seat: Seat, play: Play) -> Refused:
    face = play.face
    if not held(state, seat, face):
        return Refused(Reason.NOT_IN_HAND, "M1", (face,))
    if face in playable(state):
        due = due_face(state)
        if due and face is not due:
            return Refused(Reason.MUST_PLAY_DRAWN, "M2", (due,))
        return _why_not_so(state, seat, play)
    if rule := broken_rule(state, face):
        return Refused(Reason.DOES_NOT_FIT, rule, (face,))
    if not may_be_last(state, seat, face):
        return Refused(Reason.NOT_AS_LAST_CARD, "OUT", (face,))
    return Refused(Reason.HOLDS_ANSWER, "M8", (face,))


def _why_not_cut(state: State, seat: Seat, intent: Intent) -> Refused:
    if not isinstance(intent, Play):
        return Refused(Reason.CUT_OR_DECLINE, "M19")
    top = state.discards[-1].face
    if intent.face is not top or not held(state, seat, top):
        return Refused(Reason.ONLY_IDENTICAL, "M19", (intent.face,))
    return _why_not_so(state, seat, intent)


def _why_not_so(state: State, seat: Seat, play: Play) -> Refused:
    """Why a face that may be laid may not be laid with this suit or this call, or their lack."""
    asked = play.face in asking(state, seat)
    if asked and play.suit is None:
        return Refused(Reason.NAME_A_SUIT, "M13", (play.face,))
    if play.suit and not asked:
        return Refused(Reason.NO_SUIT_ASKED, "M13", (play.face,))
    assert play.calls, "it is legal"
    assert not may_call(state, seat), "it is legal"
    return Refused(Reason.NOTHING_TO_CALL, "CALL", (play.face,))


def _why_not_draw(state: State) -> Refused:
    if state.phase is Phase.AGAIN:
        return Refused(Reason.NO_DRAW_GOING_ON, "M15")
    if state.phase is Phase.DREW:
        return Refused(Reason.DREW_ALREADY, "M2")
    if state.chain:
        return Refused(Reason.CHAIN_PENDING, chain_rule(state.chain))
    faces = playable_faces(state)
    if faces and not state.options.free_drawing:
        return Refused(Reason.HAS_LEGAL_CARD, "M2", faces)
    return Refused(Reason.NOTHING_TO_DRAW, "TOO-FEW")


def _why_not_pass(state: State) -> Refused:
    if due := due_face(state):
        return Refused(Reason.MUST_PLAY_DRAWN, "M2", (due,))
    if state.chain:
        return Refused(Reason.CHAIN_PENDING, chain_rule(state.chain))
    if faces := playable_faces(state):
        return Refused(Reason.HAS_LEGAL_CARD, "M2", faces)
    return Refused(Reason.DRAW_FIRST, "M2")
