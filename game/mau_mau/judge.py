"""The rules of Mau-Mau: what a seat may do, what is a wrong play, and what is refused.

The rulebook (the ids are cited all over the code; the table of effects is in ``effects``):

M1   On an ordinary turn one lays a card of the suit in force, of the top card's rank, any J, or a
     JOKER of the colour of the suit in force. After a J the suit in force is the one named.
M2   Without a legal card one draws exactly one, and then plays or passes. With a legal card drawing
     is refused.
M4   A: the next player is skipped. With two players one has a new turn.
M5-7 3: the next player draws 1 and has an ordinary turn, or answers with a 3 (+2, +3 …).
M8   Who holds no 3 may lay a legal card instead and *owes* the chain, to be drawn when his next turn
     begins. Who owes cannot go out: he draws the debt as his hand becomes empty. Who holds a 3 plays
     a 3, draws, or lays a J.
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

TOO-FEW  One draws what there is and the penalty counts as paid; with nothing to draw and no legal card
     one passes. A full round without a card laid or drawn ends the round, and so does the 1,000th
     turn; fewest cards wins, ties share.
OUT  The first empty hand wins the round at once; chains and debts are dropped.
MATCH  Rounds go on as long as the table likes, with a running tally; the deal moves to the right.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import assert_never

from game.cards import SUITS, Card, Face, Rank, Suit, by_order
from game.mau_mau.course import Course, events_of
from game.mau_mau.effects import Kind
from game.mau_mau.events import Event
from game.mau_mau.intents import Deal, Draw, Intent, Name, Pass, Pay, Play
from game.mau_mau.state import Chain, Phase, State
from game.ruling import Allowed, Punished, Refused, RuleId, Ruling
from game.seats import Seat


class Reason(Enum):
    """Why an intent is refused; the value is the key of the words for it."""

    ROUND_RUNNING = "round-running"
    ROUND_OVER = "round-over"
    NOT_YOUR_TURN = "not-your-turn"
    NOT_IN_HAND = "not-in-hand"
    HOLDS_ANSWER = "holds-answer"
    NAME_A_SUIT = "name-a-suit"
    NO_SUIT_ASKED = "no-suit-asked"
    HAS_LEGAL_CARD = "has-legal-card"
    DREW_ALREADY = "drew-already"
    NO_DRAW_GOING_ON = "no-draw-going-on"
    CHAIN_PENDING = "chain-pending"
    NOTHING_TO_DRAW = "nothing-to-draw"
    DRAW_FIRST = "draw-first"
    NOTHING_TO_PAY = "nothing-to-pay"


def judge(state: State, seat: Seat, intent: Intent) -> Ruling[Event]:
    """The ruling on what a seat asks for. The state is not changed: evolve it by the events."""
    if isinstance(intent, Deal):
        return _judge_deal(state)
    if state.phase is Phase.DEAL:
        return Refused(Reason.ROUND_OVER, "MATCH")
    if seat != state.turn:
        return Refused(Reason.NOT_YOUR_TURN, "M20")
    if isinstance(intent, Name):
        return _judge_name(state, intent.suit)
    if state.phase is Phase.NAME:
        return Refused(Reason.NAME_A_SUIT, "M13")
    match intent:
        case Play(face, suit):
            return _judge_play(state, face, suit)
        case Draw():
            return _why_not_draw(state) or Allowed(events_of(state, Course.want))
        case Pay():
            return _why_not_pay(state) or Allowed(events_of(state, Course.pay))
        case Pass():
            return _why_not_pass(state) or Allowed(events_of(state, Course.end_by_choice))
        case _:
            assert_never(intent)


def legal(state: State, seat: Seat) -> tuple[Intent, ...]:
    """All intents that would be allowed: cards in order, with suits in order, then the others."""
    if state.phase is Phase.DEAL:
        return (Deal(),)
    if seat != state.turn:
        return ()
    if state.phase is Phase.NAME:
        return tuple(map(Name, SUITS))
    plays = tuple(
        Play(face, suit)
        for face in playable_faces(state)
        for suit in (SUITS if asks_suit(state, face) else (None,))
    )
    return plays + tuple(intent for intent, why_not in _WITHOUT_A_CARD if why_not(state) is None)


def fits(state: State, face: Face) -> bool:
    """M1 and M18: whether the face may lie on what is on the table, leaving chains aside."""
    top = state.discards[-1]
    if state.options.effects[face.rank].kind is Kind.WILD or face.rank is top.rank:
        return True
    suit = state.suit
    if suit is None:
        return face.colour is top.colour
    return face.colour is suit.colour if face.rank is Rank.JOKER else face.suit is suit


def broken_rule(state: State, face: Face) -> RuleId | None:
    """The rule that makes laying the face a wrong play (M20), or None."""
    if state.chain and state.chain.hard:
        if face.rank is state.chain.rank:
            return None
        return _chain_rule(state.chain)
    if fits(state, face):
        return None
    return "M1" if state.suit else "M18"


def must_answer(state: State, face: Face) -> bool:
    """M8: whether a soft chain bars the face, though it fits, because its answer is in the hand."""
    chain = state.chain
    return (
        chain is not None
        and face.rank is not chain.rank
        and state.options.effects[face.rank].kind is not Kind.WILD
        and any(card.rank is chain.rank for card in state.hands[state.turn])
    )


def playable_faces(state: State) -> tuple[Face, ...]:
    """The faces in the hand on turn that may be laid now, in order."""
    hand = {card.face: None for card in sorted(state.hands[state.turn], key=by_order)}
    return tuple(
        face for face in hand if broken_rule(state, face) is None and not must_answer(state, face)
    )


def asks_suit(state: State, face: Face) -> bool:
    """M13: whether a suit is to be named with the face; not with one's last card."""
    wild = state.options.effects[face.rank].kind is Kind.WILD
    return wild and len(state.hands[state.turn]) > 1


def _judge_deal(state: State) -> Ruling[Event]:
    if state.phase is not Phase.DEAL:
        return Refused(Reason.ROUND_RUNNING, "MATCH")
    return Allowed(events_of(state, Course.deal))


def _judge_name(state: State, suit: Suit) -> Ruling[Event]:
    if state.phase is not Phase.NAME:
        return Refused(Reason.NO_SUIT_ASKED, "M13")
    return Allowed(events_of(state, lambda course: course.name(suit)))


def _judge_play(state: State, face: Face, suit: Suit | None) -> Ruling[Event]:
    card = _held(state, face)
    if card is None:
        return Refused(Reason.NOT_IN_HAND, "M1", (face,))
    if rule := broken_rule(state, face):
        return Punished(events_of(state, lambda course: course.misplay(card, rule)), "M20")
    if must_answer(state, face):
        return Refused(Reason.HOLDS_ANSWER, "M8", (face,))
    if asks_suit(state, face) and suit is None:
        return Refused(Reason.NAME_A_SUIT, "M13", (face,))
    if suit and not asks_suit(state, face):
        return Refused(Reason.NO_SUIT_ASKED, "M13", (face,))
    return Allowed(events_of(state, lambda course: course.lay(card, suit)))


def _why_not_draw(state: State) -> Refused | None:
    if state.phase is Phase.AGAIN:
        return Refused(Reason.NO_DRAW_GOING_ON, "M15")
    if state.phase is Phase.DREW:
        return Refused(Reason.DREW_ALREADY, "M2")
    if state.chain:
        return Refused(Reason.CHAIN_PENDING, _chain_rule(state.chain))
    if faces := playable_faces(state):
        return Refused(Reason.HAS_LEGAL_CARD, "M2", faces)
    if not state.drawable:
        return Refused(Reason.NOTHING_TO_DRAW, "TOO-FEW")
    return None


def _why_not_pay(state: State) -> Refused | None:
    return None if state.chain else Refused(Reason.NOTHING_TO_PAY, "M7")


def _why_not_pass(state: State) -> Refused | None:
    if state.phase is not Phase.PLAY:
        return None
    if state.chain:
        return Refused(Reason.CHAIN_PENDING, _chain_rule(state.chain))
    if faces := playable_faces(state):
        return Refused(Reason.HAS_LEGAL_CARD, "M2", faces)
    if state.drawable:
        return Refused(Reason.DRAW_FIRST, "M2")
    return None


def _held(state: State, face: Face) -> Card | None:
    return next((card for card in state.hands[state.turn] if card.face is face), None)


def _chain_rule(chain: Chain) -> RuleId:
    if not chain.hard:
        return "M7"
    return "M16" if chain.rank is Rank.JOKER else "M9"


_WITHOUT_A_CARD: tuple[tuple[Intent, Callable[[State], Refused | None]], ...] = (
    (Draw(), _why_not_draw),
    (Pay(), _why_not_pay),
    (Pass(), _why_not_pass),
)
