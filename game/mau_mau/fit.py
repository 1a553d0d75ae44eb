"""Which cards may be laid: one answer for those who judge, list, draw and mark.

The answers are sets of all faces and cards there are, in the hand or not. Most of them depend on no
more than what lies on top and on which cards are wild, and are made once.
"""

from __future__ import annotations

from functools import lru_cache

from game.cards import RANKS, Card, Face, Rank, Suit, by_order
from game.mau_mau.effects import ALL_CARDS, Cards
from game.mau_mau.options import Options
from game.mau_mau.state import LAST_BUT_ONE, Chain, Phase, Table
from game.ruling import RuleId
from game.seats import Seat

_OF_RANK = {rank: frozenset(one for one in ALL_CARDS if one.rank is rank) for rank in RANKS}


def fitting(table: Table) -> Cards:
    """M1 and M18: what may lie on what is on the table, leaving chains aside."""
    return _fitting(table.named or table.discards[-1].face, table.options.effects.wild)


@lru_cache(maxsize=1_000)
def _fitting(on: Face | Suit, wild: Cards) -> Cards:
    """What goes on a top card, or on one for which a suit is named; and all wild cards (M13)."""
    return wild | {one for one in ALL_CARDS if _fits(one, on)}


def _fits(one: Face | Card, on: Face | Suit) -> bool:
    if isinstance(on, Suit):
        return one.colour is on.colour if one.rank is Rank.JOKER else one.suit is on
    if one.rank is on.rank:
        return True
    return one.colour is on.colour if on.suit is None else _fits(one, on.suit)


def answers(chain: Chain, options: Options) -> Cards:
    """M6, M9, M16: what lets the chain grow and pass on."""
    same = _OF_RANK[chain.rank]
    return same | options.effects.hard if chain.hard and options.mixed_chains else same


def playable(table: Table) -> Cards:
    """What the seat on turn may lay, should it hold it; M2's duty to lay the drawn card aside."""
    faces = _under_chain(table, table.chain) if table.chain else fitting(table)
    if table.options.end_on_action or len(table.hands[table.turn]) > 1:
        return faces
    return faces & table.options.effects.plain  # OUT


def _under_chain(table: Table, chain: Chain) -> Cards:
    """M9 and M16; M8: another card than an answer only if there is none, but a wild one always."""
    answering = answers(chain, table.options)
    if chain.hard:
        return answering
    if answering.isdisjoint(table.hands[table.turn]):
        return fitting(table)
    return fitting(table) & (answering | table.options.effects.wild)


def may_be_last(table: Table, seat: Seat, face: Face) -> bool:
    """OUT: whether the face may be laid, should it be the seat's last card."""
    options = table.options
    return options.end_on_action or len(table.hands[seat]) > 1 or face in options.effects.plain


def broken_rule(table: Table, face: Face) -> RuleId | None:
    """The rule that makes laying the face a wrong play (M20), or None."""
    chain = table.chain
    if chain and chain.hard:
        return None if face in answers(chain, table.options) else chain_rule(chain)
    if face in fitting(table):
        return None
    return "M1" if table.suit else "M18"


def chain_rule(chain: Chain) -> RuleId:
    """The rule by which a chain is answered or paid."""
    if not chain.hard:
        return "M7"
    return "M16" if chain.rank is Rank.JOKER else "M9"


def due_face(table: Table) -> Face | None:
    """M2: the face of the drawn card, if it has to be played."""
    if not table.options.must_play_drawn or table.phase is not Phase.DREW:
        return None
    drawn = table.hands[table.turn][-1].face
    return drawn if drawn in playable(table) else None


def playable_faces(table: Table) -> tuple[Face, ...]:
    """The faces in the hand on turn that may be laid now, in order."""
    hand, may = table.hands[table.turn], playable(table)
    if may.isdisjoint(hand):
        return ()
    if table.options.must_play_drawn and (due := due_face(table)):
        return (due,)
    faces = {card.face for card in hand if card in may}
    return tuple(sorted(faces, key=by_order) if len(faces) > 1 else faces)


def held(table: Table, seat: Seat, face: Face) -> Card | None:
    """The first card with this face in a hand."""
    for card in table.hands[seat]:
        if card.face is face:
            return card
    return None


def asking(table: Table, seat: Seat) -> Cards:
    """M13: the faces with which the seat has to name a suit; with its last card, none."""
    return table.options.effects.wild if len(table.hands[seat]) > 1 else frozenset()


def may_call(table: Table, seat: Seat) -> bool:
    """CALL: whether the seat says "mau-mau" with the card that it lays next."""
    return table.options.calling and len(table.hands[seat]) == LAST_BUT_ONE
