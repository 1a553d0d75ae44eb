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

from enum import Enum
from typing import assert_never

from game.cards import Card, Face
from game.mau_mau.course import Course, allow
from game.mau_mau.events import Event
from game.mau_mau.fit import (
    asking,
    broken_rule,
    chain_rule,
    due_face,
    may_be_last,
    may_call,
    playable,
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
from game.mau_mau.legal import may_notice, without_a_card
from game.mau_mau.state import Phase, State
from game.ruling import Punished, Refused, Ruling
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


def judge(state: State, seat: Seat, intent: Intent) -> Ruling[Event, State]:
    """The ruling on what a seat asks for; the state itself is not changed."""
    actor = state.actor
    match intent:
        case Deal():
            return _judge_deal(state)
        case Notice(silent) if actor is not None:
            return _judge_notice(state, seat, silent)
    if actor is None:
        return Refused(Reason.ROUND_OVER, "MATCH")
    if seat != actor:
        return Refused(Reason.NOT_YOUR_TURN, "M20")
    match state.phase:
        case Phase.CUT:
            return _judge_cut(state, intent)
        case Phase.NAME:
            return _judge_name(state, intent)
        case _:
            return _judge_turn(state, intent)


def _judge_turn(state: State, intent: Intent) -> Ruling[Event, State]:
    match intent:
        case Play():
            return _judge_play(state, intent)
        case Draw() | Pay() | Pass():
            return _judge_without_a_card(state, intent)
        case Name():
            return Refused(Reason.NO_SUIT_ASKED, "M13")
        case Decline():
            return Refused(Reason.NOTHING_TO_DECLINE, "M19")
        case Deal() | Notice():
            raise AssertionError("judged before")
        case _:
            assert_never(intent)


def _judge_play(state: State, play: Play) -> Ruling[Event, State]:
    seat, face = state.turn, play.face
    card = _held(state, seat, face)
    if card is None:
        return Refused(Reason.NOT_IN_HAND, "M1", (face,))
    if face not in playable(state):
        return _judge_wrong(state, card)
    if (due := due_face(state)) and face is not due:
        return Refused(Reason.MUST_PLAY_DRAWN, "M2", (due,))
    return _why_not_so(state, seat, play) or allow(
        state, Course.lay, card, play.suit, calls=play.calls
    )


def _judge_wrong(state: State, card: Card) -> Ruling[Event, State]:
    """A card in the hand on turn that may not be laid: a wrong play (M20), or refused."""
    face = card.face
    if rule := broken_rule(state, face):
        if state.options.block_misplays:
            return Refused(Reason.DOES_NOT_FIT, rule, (face,))
        ruling = allow(state, Course.misplay, card, rule)
        return Punished(ruling.events, "M20", ruling.after)
    if not may_be_last(state, state.turn, face):
        return Refused(Reason.NOT_AS_LAST_CARD, "OUT", (face,))
    return Refused(Reason.HOLDS_ANSWER, "M8", (face,))


def _judge_without_a_card(state: State, intent: Draw | Pay | Pass) -> Ruling[Event, State]:
    faces = playable_faces(state)
    allowed = intent in without_a_card(state, faces)
    match intent:
        case Draw():
            return allow(state, Course.want) if allowed else _why_not_draw(state, faces)
        case Pay():
            return allow(state, Course.pay) if allowed else Refused(Reason.NOTHING_TO_PAY, "M7")
        case Pass():
            return allow(state, Course.end_by_choice) if allowed else _why_not_pass(state, faces)


def _judge_cut(state: State, intent: Intent) -> Ruling[Event, State]:
    if isinstance(intent, Decline):
        return allow(state, Course.decline)
    if not isinstance(intent, Play):
        return Refused(Reason.CUT_OR_DECLINE, "M19")
    seat, top = state.cutters[0], state.discards[-1].face
    card = _held(state, seat, top)
    if card is None or intent.face is not top:
        return Refused(Reason.ONLY_IDENTICAL, "M19", (intent.face,))
    return _why_not_so(state, seat, intent) or allow(
        state, Course.cut, card, intent.suit, calls=intent.calls
    )


def _judge_name(state: State, intent: Intent) -> Ruling[Event, State]:
    if not isinstance(intent, Name):
        return Refused(Reason.NAME_A_SUIT, "M13")
    return allow(state, Course.name, intent.suit)


def _judge_deal(state: State) -> Ruling[Event, State]:
    match state.phase:
        case Phase.DEAL:
            return allow(state, Course.deal)
        case Phase.OVER:
            return Refused(Reason.MATCH_OVER, "MATCH")
        case _:
            return Refused(Reason.ROUND_RUNNING, "MATCH")


def _judge_notice(state: State, seat: Seat, silent: Seat) -> Ruling[Event, State]:
    if may_notice(state, seat, silent):
        return allow(state, Course.notice, silent)
    return Refused(Reason.NOTHING_TO_NOTICE, "CALL")


def _why_not_so(state: State, seat: Seat, play: Play) -> Refused | None:
    """Why a face that may be laid may not be laid with this suit or this call, or their lack."""
    asked = play.face in asking(state, seat)
    if asked and play.suit is None:
        return Refused(Reason.NAME_A_SUIT, "M13", (play.face,))
    if play.suit and not asked:
        return Refused(Reason.NO_SUIT_ASKED, "M13", (play.face,))
    if play.calls and not may_call(state, seat):
        return Refused(Reason.NOTHING_TO_CALL, "CALL", (play.face,))
    return None


def _why_not_draw(state: State, faces: tuple[Face, ...]) -> Refused:
    """Why one may not draw now; ``faces`` are those that may be laid."""
    if state.phase is Phase.AGAIN:
        return Refused(Reason.NO_DRAW_GOING_ON, "M15")
    if state.phase is Phase.DREW:
        return Refused(Reason.DREW_ALREADY, "M2")
    if state.chain:
        return Refused(Reason.CHAIN_PENDING, chain_rule(state.chain))
    if faces and not state.options.free_drawing:
        return Refused(Reason.HAS_LEGAL_CARD, "M2", faces)
    return Refused(Reason.NOTHING_TO_DRAW, "TOO-FEW")


def _why_not_pass(state: State, faces: tuple[Face, ...]) -> Refused:
    """Why one may not pass now; ``faces`` are those that may be laid."""
    if due := due_face(state):
        return Refused(Reason.MUST_PLAY_DRAWN, "M2", (due,))
    if state.chain:
        return Refused(Reason.CHAIN_PENDING, chain_rule(state.chain))
    if faces:
        return Refused(Reason.HAS_LEGAL_CARD, "M2", faces)
    return Refused(Reason.DRAW_FIRST, "M2")


def _held(state: State, seat: Seat, face: Face) -> Card | None:
    for card in state.hands[seat]:
        if card.face is face:
            return card
    return None
