"""The rules of Mexe-Mexe: what a seat may do, and what is refused. Nothing is ever punished.

The rulebook (the ids are cited all over the code; X8-X22, the melds, are in ``melds``, X32 and X33
in ``turn``, X35-X46, the scores, in ``scores``):

X1-2   Every seat draws a card for the deal, A lowest, K highest; then the deal moves to the right,
       over eliminated players.
X3-4   11 cards each, one by one, first card to the dealer's right. The rest is the stock; the
       discard pile starts empty. Two packs without JOKERs, three for seven and eight seats. All 2s
       are curingas.
X5-7   Play runs to the right. In one's turn one draws a card, then melds and rearranges at will,
       then discards. There is no opening minimum.
X8-11  A run is three or more cards of one suit in sequence, with at most one curinga, a 2 of any
       suit.
X12    A set is three or four cards of one rank, all suits different. Three 2s of different suits
       are one.
X13-14 Anybody extends any run, by any number of cards; A is high above K and low below 2.
X15    A set grows only by the missing suit; no curinga in it (option).
X19    A set of four is full.
X20-21 A run may go from A to A, 14 cards, but not around the corner.
X22    One 2 in a run, in its own place or in another's. What it stands for follows from the meld.
X23-24 Melding is optional, the discard compulsory, except that melding the whole hand ends the
       round (option).
X25-26 One draws from the stock or takes the top discard, exactly one, before anything else. The
       card just taken may not be thrown back in the same turn, its twin may (option).
X27-31 In one's turn one may rearrange the whole table.
X32    Every table card stays on the table, and every meld is valid when the turn ends.
X33    A curinga may be exchanged for a card of the hand and kept. Exchanges are judged in order, on
       the runs as they lay when the turn began; at most one for each run.
X34    With the stock empty at the start of a turn, all discards but the top one become the new
       stock. If there are none, or after three times (option), the round ends; nobody is out and
       everybody counts.
X35-36 An empty hand ends the round; the others count what is in hand.
X37-40 3-10 count face value, J Q K 15, A 20, every 2 in hand 25.
X41    The score sheet.
X42    Who reaches 200 (option) is eliminated.
X43-45 He is asked once, before the next deal, whether he returns with the highest total among the
       players below the limit. As often as he likes while two are below it (option).
X46    Who is alone below the limit has won. If nobody is below it, the lowest total of those who
       played wins, ties share.

Decisions where the seed is silent:

LONG   The 1,000th turn of a round ends it, as an empty stock does.
MATCH  Anybody at the table may ask for the next deal.
"""

from __future__ import annotations

from typing import assert_never

from game.cards import Card, by_order
from game.mexe_mexe.course import Course, allow
from game.mexe_mexe.events import Event
from game.mexe_mexe.intents import (
    Arrange,
    Deal,
    Decline,
    Discard,
    Draw,
    Exchange,
    Intent,
    Return,
    Take,
)
from game.mexe_mexe.state import Phase, State
from game.mexe_mexe.turn import Problem, Reason, Table, arranged, lying_after, problems
from game.ruling import Refused, Ruling
from game.seats import Seat


def judge(state: State, seat: Seat, intent: Intent) -> Ruling[Event, State]:
    """The ruling on what a seat asks for. The state is not changed: evolve it by the events."""
    refused = _why_not_now(state, seat, intent)
    if refused:
        return refused
    match intent:
        case Deal():
            return allow(state, Course.deal)
        case Draw():
            return allow(state, Course.draw)
        case Take() if not state.discards:
            return Refused(Reason.NOTHING_TO_TAKE, "X26")
        case Take():
            return allow(state, Course.take)
        case Discard(card):
            return _judge_turn(state, (), state.table, card)
        case Arrange():
            return _judge_arrange(state, intent)
        case Return():
            return allow(state, Course.come_back)
        case Decline():
            return allow(state, Course.stay_out)
        case _:
            assert_never(intent)


def legal(state: State, seat: Seat) -> tuple[Intent, ...]:
    """The intents that would be allowed, in a fixed order.

    Of the ways to end a turn, which are too many to list, only those that lay nothing.
    """
    if state.phase is Phase.DEAL:
        return (Deal(),)
    if state.phase is Phase.OVER or seat != state.turn:
        return ()
    match state.phase:
        case Phase.DRAW:
            return (Draw(), Take()) if state.discards else (Draw(),)
        case Phase.ARRANGE:
            return tuple(map(Discard, discardable(state)))
        case Phase.RETURN:
            return (Return(), Decline())
        case _:
            assert_never(state.phase)


def discardable(state: State) -> tuple[Card, ...]:
    """X26: the cards in the hand on turn that may be discarded, in order."""
    barred = None if state.options.may_discard_taken else state.taken
    hand = sorted(state.hands[state.turn], key=by_order)
    return tuple(card for card in hand if card is not barred)


_PHASES: dict[type[Intent], Phase] = {
    Deal: Phase.DEAL,
    Draw: Phase.DRAW,
    Take: Phase.DRAW,
    Discard: Phase.ARRANGE,
    Arrange: Phase.ARRANGE,
    Return: Phase.RETURN,
    Decline: Phase.RETURN,
}
"""When an intent can be asked for."""


def _why_not_now(state: State, seat: Seat, intent: Intent) -> Refused | None:
    """Why this is not the moment for such an intent of the seat, whatever is in it."""
    wanted = _PHASES[type(intent)]
    if state.phase is Phase.OVER:
        return Refused(Reason.MATCH_OVER, "X46")
    if state.phase is Phase.RETURN:
        if wanted is not Phase.RETURN:
            return Refused(Reason.ANSWER_FIRST, "X43")
    elif wanted is Phase.RETURN:
        return Refused(Reason.NOTHING_ASKED, "X43")
    elif (wanted is Phase.DEAL) != (state.phase is Phase.DEAL):
        running = wanted is Phase.DEAL
        return Refused(Reason.ROUND_RUNNING if running else Reason.ROUND_OVER, "MATCH")
    if wanted is not Phase.DEAL and seat != state.turn:
        return Refused(Reason.NOT_YOUR_TURN, "X43" if wanted is Phase.RETURN else "X5")
    if wanted is Phase.ARRANGE and state.phase is Phase.DRAW:
        return Refused(Reason.DRAW_FIRST, "X6")
    if wanted is Phase.DRAW and state.phase is Phase.ARRANGE:
        return Refused(Reason.DREW_ALREADY, "X25")
    return None


def _judge_arrange(state: State, intent: Arrange) -> Ruling[Event, State]:
    """X27-X33: the exchanges first, since melds that lie as they lay are told by their numbers."""
    lying = lying_after(state.before, intent.exchanges)
    if isinstance(lying, Problem):
        return _refused(lying)
    table = arranged(state.before, lying, intent.melds)
    if isinstance(table, Problem):
        return _refused(table)
    return _judge_turn(state, intent.exchanges, table, intent.discard)


def _judge_turn(
    state: State, exchanges: tuple[Exchange, ...], table: Table, discard: Card | None
) -> Ruling[Event, State]:
    for problem in problems(state.before, table, exchanges, discard):
        return _refused(problem)
    return allow(state, Course.finish, exchanges, table, discard)


def _refused(problem: Problem) -> Refused:
    return Refused(problem.reason, problem.rule, tuple(card.face for card in problem.cards))
