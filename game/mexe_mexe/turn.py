"""What a turn comes to: from the table and hand with which it began to those with which it ends.

The judge and the workbench ask the same question, ``problems``, and get the same answer: nothing,
or all that stands in the way (X22-X35).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from itertools import chain
from typing import NamedTuple

from game.cards import Card, Rank
from game.mexe_mexe.intents import Exchange
from game.mexe_mexe.melds import explain
from game.mexe_mexe.options import Options
from game.mexe_mexe.verdict import Flaw, Meld
from game.ruling import RuleId

Table = tuple[Meld, ...]


class Reason(Enum):
    """Why an intent is refused; the value is the key of the words for it.

    For a broken meld the reason is its ``Flaw`` instead.
    """

    ROUND_RUNNING = "round-running"
    ROUND_OVER = "round-over"
    MATCH_OVER = "match-over"
    NOT_YOUR_TURN = "not-your-turn"
    ANSWER_FIRST = "answer-first"
    NOTHING_ASKED = "nothing-asked"
    DRAW_FIRST = "draw-first"
    DREW_ALREADY = "drew-already"
    NOTHING_TO_TAKE = "nothing-to-take"
    NO_SUCH_MELD = "no-such-meld"
    NOT_IN_HAND = "not-in-hand"
    NOT_HERE = "not-here"
    LAID_TWICE = "laid-twice"
    TABLE_CARD_IN_HAND = "table-card-in-hand"
    EXCHANGED_CARD = "exchanged-card"
    NO_WILD_THERE = "no-wild-there"
    EXCHANGED_ALREADY = "exchanged-already"
    SET_OF_TWOS = "set-of-twos"
    SAME_TWO = "same-two"
    DOES_NOT_FIT = "does-not-fit"
    NO_DISCARD = "no-discard"
    DISCARD_TO_GO_OUT = "discard-to-go-out"
    JUST_TAKEN = "just-taken"
    ON_THE_TABLE = "on-the-table"


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing that stands in the way: why, by which rule, and what it is about."""

    reason: Reason | Flaw
    rule: RuleId
    cards: tuple[Card, ...] = ()
    meld: int | None = None
    """The index of the meld on the table as it would lie."""


class Turn(NamedTuple):
    """What a seat has before it once it has drawn."""

    table: Table
    hand: tuple[Card, ...]
    taken: Card | None
    """The card that it has taken from the discard pile in this turn."""
    options: Options


class Belongings(NamedTuple):
    """Which cards must lie on the table when the turn ends, and which may be in the hand."""

    table: tuple[Card, ...]
    hand: tuple[Card, ...]


def belongings(turn: Turn, exchanges: tuple[Exchange, ...]) -> Belongings:
    """Table and hand cards after the exchanges: the cards change places (X33)."""
    if not exchanges:
        return Belongings(tuple(chain.from_iterable(turn.table)), turn.hand)
    wilds = {exchange.wild: exchange.card for exchange in exchanges}
    given = frozenset(wilds.values())
    freed = tuple(wild for wild in wilds if wild not in given)
    return Belongings(
        tuple(wilds.get(card, card) for meld in turn.table for card in meld),
        tuple(card for card in turn.hand if card not in given) + freed,
    )


def exchanged(table: Table, exchange: Exchange, options: Options) -> Table:
    """The table with the card in the curinga's stead, and its meld in order.

    The card is told first, so that a 2 lies in its own place and not at the other end.
    """
    card, wild = exchange.card, exchange.wild
    return tuple(
        explain((card, *(other for other in meld if other is not wild)), options).cards
        if wild in meld
        else meld
        for meld in table
    )


def lying_after(turn: Turn, exchanges: tuple[Exchange, ...]) -> Table | Problem:
    """The table as it lies when only the exchanges are made, or why one of them cannot be."""
    table = turn.table
    for number, exchange in enumerate(exchanges):
        problem = why_not_exchange(turn, exchanges[:number], exchange)
        if problem:
            return problem
        table = exchanged(table, exchange, turn.options)
    return table


def arranged(turn: Turn, lying: Table, melds: Iterable[int | Meld]) -> Table | Problem:
    """The table that an arrangement tells of, each meld in order; numbers refer to ``lying``."""
    table = []
    for meld in melds:
        if isinstance(meld, int) and not 0 <= meld < len(lying):
            return Problem(Reason.NO_SUCH_MELD, "X32")
        cards = lying[meld] if isinstance(meld, int) else meld
        table.append(explain(cards, turn.options).cards)
    return tuple(table)


def why_not_exchange(
    turn: Turn, before: tuple[Exchange, ...], exchange: Exchange
) -> Problem | None:
    """X33: why a curinga cannot be had for a card, after other exchanges of the same turn.

    The run is looked at as it lay when the turn began: with the card in the curinga's place it must
    be a meld still. A 2 is given only to stand in its own place, and for a 2 of another suit.
    """
    card, wild = exchange.card, exchange.wild
    given = any(earlier.card is card for earlier in before)
    freed = any(earlier.wild is card for earlier in before)
    if given or not (freed or card in turn.hand):
        return Problem(Reason.NOT_IN_HAND, "X33", (card,))
    meld = next((meld for meld in turn.table if wild in meld), ())
    if wild.rank is not Rank.TWO or not meld:
        return Problem(Reason.NO_WILD_THERE, "X33", (wild,))
    if any(earlier.wild is wild for earlier in before):
        return Problem(Reason.EXCHANGED_ALREADY, "X33", (wild,))
    if all(other.rank is Rank.TWO for other in meld):
        return Problem(Reason.SET_OF_TWOS, "X33", meld)
    if card.face is wild.face:
        return Problem(Reason.SAME_TWO, "X33", (card, wild))
    verdict = explain((card if other is wild else other for other in meld), turn.options)
    if not verdict.valid or (card.rank is Rank.TWO and card.face not in verdict.choices):
        return Problem(Reason.DOES_NOT_FIT, "X33", (card, *meld))
    return None


def problems(
    turn: Turn, table: Table, exchanges: tuple[Exchange, ...], discard: Card | None
) -> tuple[Problem, ...]:
    """All that stands in the way of ending the turn with this table and this discard.

    The exchanges must have been found possible. The gravest problem is the first; none: it may end.
    """
    own = belongings(turn, exchanges)
    left = _left(own, table)
    return (*table_problems(turn, own, table), *_discard_problems(turn, left, table, discard))


def endings(turn: Turn, table: Table, exchanges: tuple[Exchange, ...]) -> tuple[Card | None, ...]:
    """Every discard that may end the turn with this table; None, the last, goes out without one."""
    own = belongings(turn, exchanges)
    if table_problems(turn, own, table):
        return ()
    left = _left(own, table)
    return tuple(
        discard
        for discard in (*left, None)
        if not tuple(_discard_problems(turn, left, table, discard))
    )


def table_problems(turn: Turn, own: Belongings, table: Table) -> tuple[Problem, ...]:
    """What is wrong with a table at the end of a turn: X32, and the melds that are none."""
    return (*foreign_cards(own, table), *_loose_cards(own, table), *_broken_melds(turn, table))


def foreign_cards(own: Belongings, table: Table) -> Iterable[Problem]:
    """Cards that lie on a table twice, or come from nowhere."""
    laid = tuple(chain.from_iterable(table))
    lying = frozenset(laid)
    if len(lying) < len(laid):
        twice = dict.fromkeys(card for card in laid if laid.count(card) > 1)
        yield Problem(Reason.LAID_TWICE, "X32", tuple(twice))
    if strange := lying.difference(own.table, own.hand):
        yield Problem(Reason.NOT_IN_HAND, "X32", tuple(card for card in laid if card in strange))


def _loose_cards(own: Belongings, table: Table) -> Iterable[Problem]:
    """X32: every table card stays on the table."""
    lying = frozenset(chain.from_iterable(table))
    if loose := tuple(card for card in own.table if card not in lying):
        yield Problem(Reason.TABLE_CARD_IN_HAND, "X32", loose)


def _broken_melds(turn: Turn, table: Table) -> Iterable[Problem]:
    for number, meld in enumerate(table):
        flaw = explain(meld, turn.options).flaw
        if flaw:
            yield Problem(flaw, flaw.rule, meld, number)


def _left(own: Belongings, table: Table) -> tuple[Card, ...]:
    """What is left in the hand."""
    lying = frozenset(chain.from_iterable(table))
    return tuple(card for card in own.hand if card not in lying)


def _discard_problems(
    turn: Turn, left: tuple[Card, ...], table: Table, discard: Card | None
) -> Iterable[Problem]:
    """X23-X26: the discard is compulsory, except for going out, and not the card just taken."""
    if discard is None:
        if left:
            yield Problem(Reason.NO_DISCARD, "X24")
        elif turn.options.go_out_needs_discard:
            yield Problem(Reason.DISCARD_TO_GO_OUT, "X24")
    elif discard not in left:
        lying = any(discard in meld for meld in table)
        reason = Reason.ON_THE_TABLE if lying else Reason.NOT_IN_HAND
        yield Problem(reason, "X24", (discard,))
    elif discard is turn.taken and not turn.options.may_discard_taken:
        yield Problem(Reason.JUST_TAKEN, "X26", (discard,))
