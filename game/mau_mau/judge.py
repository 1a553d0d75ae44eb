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

from typing import assert_never

from game.mau_mau.course import Course
from game.mau_mau.events import Event
from game.mau_mau.fit import broken_rule, held, playable
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
from game.mau_mau.laying import begin_round, cut, lay
from game.mau_mau.legal import legal
from game.mau_mau.refusals import why_not
from game.mau_mau.state import ON_TURN, State
from game.ruling import Allowed, Punished, Ruling
from game.seats import Seat


def judge(state: State, seat: Seat, intent: Intent) -> Ruling[Event, State]:
    """The ruling on what a seat asks for; the state itself is not changed."""
    if intent not in legal(state, seat):
        return _punished(state, seat, intent) or why_not(state, seat, intent)
    course = Course(state)
    match intent:
        case Play():
            card = held(state, seat, intent.face)
            assert card
            if state.phase in ON_TURN:
                lay(course, card, intent.suit, calls=intent.calls)
            else:
                cut(course, seat, card, intent.suit, calls=intent.calls)
        case Draw():
            course.want()
        case Pass():
            course.end_by_choice()
        case Pay():
            course.pay()
        case Name():
            course.name(intent.suit)
        case Decline():
            course.decline()
        case Notice():
            course.notice(intent.seat)
        case Deal():
            begin_round(course)
        case _:
            assert_never(intent)
    return Allowed(tuple(course.events), State(course))


def _punished(state: State, seat: Seat, intent: Intent) -> Punished[Event, State] | None:
    """The ruling if the seat on turn shows a card that it holds and that breaks a rule (M20)."""
    if not isinstance(intent, Play) or seat != state.actor or state.phase not in ON_TURN:
        return None
    face = intent.face
    if state.options.block_misplays or face in playable(state) or not held(state, seat, face):
        return None
    rule = broken_rule(state, face)
    if rule is None:
        return None
    course = Course(state)
    course.misplay(face, rule)
    return Punished(tuple(course.events), "M20", State(course))
