"""The rules of Mau-Mau: what a seat may do, what is a wrong play, and what is refused.

The rulebook (the ids are cited all over the code; the table of effects is in ``effects``):

M1   On an ordinary turn one lays a card of the suit in force, of the top card's rank, any J, or a
     JOKER of the colour of the suit in force. After a J the suit in force is the one named.
M2   Without a legal card one draws exactly one, and then plays or passes. With a legal card drawing
     is refused.
M4   A: the next player is skipped. With two players one has a new turn.
M5-7 3: the next player draws 1 and has an ordinary turn, or answers with a 3 (+2, +3 …).
M8   Who holds no 3 may lay a legal card instead and *owes* the chain, to be drawn when his next
     turn begins. Who owes cannot go out: he draws the debt as his hand becomes empty. Who holds a 3
     plays a 3, draws, or lays a J.
M9-11  7: the next player draws 2 and loses the turn, or answers with a 7 (+4, +6 …).
M12  9: the previous seat, in the direction in force, draws 1 at once.
M13  J: at any time but under a 7 or a JOKER; the player names a suit, unless it was his last card.
M14  Q: turns the direction round when more than two play.
M15  K: the player may go on by M1 or end the turn; in a continuation nobody draws.
M16-17 JOKER: as the 7, with 5 (+10, +15 …), answered by a JOKER of either colour.
M18  After a JOKER's chain is closed only a JOKER, a J or a card of the JOKER's colour may be laid,
     until a card is laid.
M19  A card identical to the top one makes whoever laid the first of the row draw 2.
M20  A wrong card goes back, 1 is drawn (with the whole chain, if one is pending), the turn is lost.

Decisions where the seed is silent:

TOO-FEW  One draws what there is and the penalty counts as paid; with nothing to draw and no legal
     card one passes. A full round without a card laid or drawn ends the round, and so does the
     1,000th turn; fewest cards wins, ties share.
OUT  The first empty hand wins the round at once; chains and debts are dropped. By an option the
     last card may not be one with an effect: such a card is refused then, not punished.
MATCH  One round after another with a running tally, or by option the best of N rounds, or points to
     a limit: the lowest total wins. The deal moves to the right.
CALL By an option, who lays the last card but one says "mau-mau"; who does not draws 2 if somebody
     notices before the next turn of his.

The other options stand beside the rule that they change, in ``options``.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import assert_never

from game.cards import SUITS, Card, Face
from game.mau_mau.course import Course, events_of
from game.mau_mau.events import Event
from game.mau_mau.fit import (
    asks_suit,
    broken_rule,
    chain_rule,
    due_face,
    may_be_last,
    may_call,
    must_answer,
    playable_faces,
)
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
from game.ruling import Allowed, Punished, Refused, Ruling
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


def judge(state: State, seat: Seat, intent: Intent) -> Ruling[Event]:
    """The ruling on what a seat asks for. The state is not changed: evolve it by the events."""
    match intent:
        case Deal():
            return _why_not_deal(state) or Allowed(events_of(state, Course.deal))
        case Notice(silent) if state.in_round:
            return _judge_notice(state, seat, silent)
    if not state.in_round:
        return Refused(Reason.ROUND_OVER, "MATCH")
    if seat != state.actor:
        return Refused(Reason.NOT_YOUR_TURN, "M20")
    match state.phase:
        case Phase.CUT:
            return _judge_cut(state, intent)
        case Phase.NAME:
            return _judge_name(state, intent)
        case _:
            return _judge_turn(state, intent)


def legal(state: State, seat: Seat) -> tuple[Intent, ...]:
    """All intents that would be allowed: cards in order, with suits in order, then the others."""
    if not state.in_round:
        return (Deal(),) if _why_not_deal(state) is None else ()
    return _of_actor(state, seat) + tuple(
        Notice(silent) for silent in state.silent if _why_not_notice(state, seat, silent) is None
    )


def _of_actor(state: State, seat: Seat) -> tuple[Intent, ...]:
    if seat != state.actor:
        return ()
    match state.phase:
        case Phase.CUT:
            return (*_plays(state, seat, state.discards[-1].face), Decline())
        case Phase.NAME:
            return tuple(map(Name, SUITS))
        case _:
            faces = playable_faces(state)
            plays = (play for face in faces for play in _plays(state, seat, face))
            others = (
                intent for intent, why_not in _WITHOUT_A_CARD if why_not(state, faces) is None
            )
            return (*plays, *others)


def _plays(state: State, seat: Seat, face: Face) -> tuple[Play, ...]:
    """The ways to lay a face that may be laid: with each suit, with and without a call."""
    return tuple(
        Play(face, suit, calls)
        for suit in (SUITS if asks_suit(state, seat, face) else (None,))
        for calls in ((False, True) if may_call(state, seat) else (False,))
    )


def _judge_turn(state: State, intent: Intent) -> Ruling[Event]:
    match intent:
        case Play():
            return _judge_play(state, intent)
        case Draw():
            return _why_not_draw(state, playable_faces(state)) or Allowed(
                events_of(state, Course.want)
            )
        case Pay():
            return _why_not_pay(state, ()) or Allowed(events_of(state, Course.pay))
        case Pass():
            return _why_not_pass(state, playable_faces(state)) or Allowed(
                events_of(state, Course.end_by_choice)
            )
        case Name():
            return Refused(Reason.NO_SUIT_ASKED, "M13")
        case Decline():
            return Refused(Reason.NOTHING_TO_DECLINE, "M19")
        case Deal() | Notice():
            raise AssertionError("judged before")
        case _:
            assert_never(intent)


def _judge_play(state: State, play: Play) -> Ruling[Event]:
    seat, face = state.turn, play.face
    card = _held(state, seat, face)
    if card is None:
        return Refused(Reason.NOT_IN_HAND, "M1", (face,))
    if rule := broken_rule(state, face):
        if state.options.block_misplays:
            return Refused(Reason.DOES_NOT_FIT, rule, (face,))
        return Punished(events_of(state, lambda course: course.misplay(card, rule)), "M20")
    if must_answer(state, face):
        return Refused(Reason.HOLDS_ANSWER, "M8", (face,))
    if not may_be_last(state, seat, face):
        return Refused(Reason.NOT_AS_LAST_CARD, "OUT", (face,))
    if (due := due_face(state)) and face is not due:
        return Refused(Reason.MUST_PLAY_DRAWN, "M2", (due,))
    return _why_not_so(state, seat, play) or Allowed(
        events_of(state, lambda course: course.lay(card, play.suit, calls=play.calls))
    )


def _judge_cut(state: State, intent: Intent) -> Ruling[Event]:
    if isinstance(intent, Decline):
        return Allowed(events_of(state, Course.decline))
    if not isinstance(intent, Play):
        return Refused(Reason.CUT_OR_DECLINE, "M19")
    seat, top = state.cutters[0], state.discards[-1].face
    card = _held(state, seat, top)
    if card is None or intent.face is not top:
        return Refused(Reason.ONLY_IDENTICAL, "M19", (intent.face,))
    return _why_not_so(state, seat, intent) or Allowed(
        events_of(state, lambda course: course.cut(card, intent.suit, calls=intent.calls))
    )


def _judge_name(state: State, intent: Intent) -> Ruling[Event]:
    if not isinstance(intent, Name):
        return Refused(Reason.NAME_A_SUIT, "M13")
    return Allowed(events_of(state, lambda course: course.name(intent.suit)))


def _judge_notice(state: State, seat: Seat, silent: Seat) -> Ruling[Event]:
    return _why_not_notice(state, seat, silent) or Allowed(
        events_of(state, lambda course: course.notice(silent))
    )


def _why_not_deal(state: State) -> Refused | None:
    if state.phase is Phase.DEAL:
        return None
    over = state.phase is Phase.OVER
    return Refused(Reason.MATCH_OVER if over else Reason.ROUND_RUNNING, "MATCH")


def _why_not_notice(state: State, seat: Seat, silent: Seat) -> Refused | None:
    """Not oneself, not in the seat's own turn, and not while a suit or a cut is waited for."""
    waits = state.phase in (Phase.NAME, Phase.CUT)
    if silent in state.silent and silent not in (seat, state.turn) and not waits:
        return None
    return Refused(Reason.NOTHING_TO_NOTICE, "CALL")


def _why_not_so(state: State, seat: Seat, play: Play) -> Refused | None:
    """Why a face that may be laid may not be laid with this suit or this call, or their lack."""
    asked = asks_suit(state, seat, play.face)
    if asked and play.suit is None:
        return Refused(Reason.NAME_A_SUIT, "M13", (play.face,))
    if play.suit and not asked:
        return Refused(Reason.NO_SUIT_ASKED, "M13", (play.face,))
    if play.calls and not may_call(state, seat):
        return Refused(Reason.NOTHING_TO_CALL, "CALL", (play.face,))
    return None


def _why_not_draw(state: State, faces: tuple[Face, ...]) -> Refused | None:
    """M2: ``faces`` are those that may be laid, as for the two below."""
    if state.phase is Phase.AGAIN:
        return Refused(Reason.NO_DRAW_GOING_ON, "M15")
    if state.phase is Phase.DREW:
        return Refused(Reason.DREW_ALREADY, "M2")
    if state.chain:
        return Refused(Reason.CHAIN_PENDING, chain_rule(state.chain))
    if faces and not state.options.free_drawing:
        return Refused(Reason.HAS_LEGAL_CARD, "M2", faces)
    if not state.drawable:
        return Refused(Reason.NOTHING_TO_DRAW, "TOO-FEW")
    return None


def _why_not_pay(state: State, _: tuple[Face, ...]) -> Refused | None:
    return None if state.chain else Refused(Reason.NOTHING_TO_PAY, "M7")


def _why_not_pass(state: State, faces: tuple[Face, ...]) -> Refused | None:
    if state.phase is Phase.AGAIN:
        return None
    if state.phase is Phase.DREW:
        due = due_face(state)
        return Refused(Reason.MUST_PLAY_DRAWN, "M2", (due,)) if due else None
    if state.chain:
        return Refused(Reason.CHAIN_PENDING, chain_rule(state.chain))
    if faces:
        return Refused(Reason.HAS_LEGAL_CARD, "M2", faces)
    if state.drawable:
        return Refused(Reason.DRAW_FIRST, "M2")
    return None


def _held(state: State, seat: Seat, face: Face) -> Card | None:
    return next((card for card in state.hands[seat] if card.face is face), None)


_WITHOUT_A_CARD: tuple[tuple[Intent, Callable[[State, tuple[Face, ...]], Refused | None]], ...] = (
    (Draw(), _why_not_draw),
    (Pay(), _why_not_pay),
    (Pass(), _why_not_pass),
)
