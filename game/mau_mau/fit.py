"""Which cards may be laid: one answer for those who judge, list, draw and mark."""

from __future__ import annotations

from game.cards import Face, Rank, by_order
from game.mau_mau.effects import Kind
from game.mau_mau.state import LAST_BUT_ONE, Chain, Phase, State
from game.ruling import RuleId
from game.seats import Seat


def fits(state: State, face: Face) -> bool:
    """M1 and M18: whether the face may lie on what is on the table, leaving chains aside."""
    top = state.discards[-1]
    if state.options.effects[face.rank].kind is Kind.WILD or face.rank is top.rank:
        return True
    suit = state.suit
    if suit is None:
        return face.colour is top.colour
    return face.colour is suit.colour if face.rank is Rank.JOKER else face.suit is suit


def answers(state: State, chain: Chain, rank: Rank) -> bool:
    """M6, M9, M16: whether a card of the rank lets the chain grow and pass on."""
    if rank is chain.rank:
        return True
    hard = chain.hard and state.options.effects[rank].kind is Kind.HARD_DRAW
    return hard and state.options.mixed_chains


def broken_rule(state: State, face: Face) -> RuleId | None:
    """The rule that makes laying the face a wrong play (M20), or None."""
    chain = state.chain
    if chain and chain.hard:
        return None if answers(state, chain, face.rank) else chain_rule(chain)
    if fits(state, face):
        return None
    return "M1" if state.suit else "M18"


def chain_rule(chain: Chain) -> RuleId:
    """The rule by which a chain is answered or paid."""
    if not chain.hard:
        return "M7"
    return "M16" if chain.rank is Rank.JOKER else "M9"


def must_answer(state: State, face: Face) -> bool:
    """M8: whether a soft chain bars the face, though it fits, because its answer is in the hand."""
    chain = state.chain
    return (
        chain is not None
        and not chain.hard
        and face.rank is not chain.rank
        and state.options.effects[face.rank].kind is not Kind.WILD
        and any(card.rank is chain.rank for card in state.hands[state.turn])
    )


def may_be_last(state: State, seat: Seat, face: Face) -> bool:
    """OUT: whether the face may be laid, should it be the seat's last card."""
    return (
        state.options.end_on_action
        or len(state.hands[seat]) > 1
        or state.options.effects[face.rank].kind is Kind.NONE
    )


def playable(state: State, face: Face) -> bool:
    """Whether the seat on turn may lay the face, should it hold it; M2's duty aside."""
    return (
        broken_rule(state, face) is None
        and not must_answer(state, face)
        and may_be_last(state, state.turn, face)
    )


def due_face(state: State) -> Face | None:
    """M2: the face of the drawn card, if it has to be played."""
    if not state.options.must_play_drawn or state.phase is not Phase.DREW:
        return None
    drawn = state.hands[state.turn][-1].face
    return drawn if playable(state, drawn) else None


def playable_faces(state: State) -> tuple[Face, ...]:
    """The faces in the hand on turn that may be laid now, in order."""
    if due := due_face(state):
        return (due,)
    hand = {card.face: None for card in sorted(state.hands[state.turn], key=by_order)}
    return tuple(face for face in hand if playable(state, face))


def asks_suit(state: State, seat: Seat, face: Face) -> bool:
    """M13: whether the seat has to name a suit with the face; not with its last card."""
    wild = state.options.effects[face.rank].kind is Kind.WILD
    return wild and len(state.hands[seat]) > 1


def may_call(state: State, seat: Seat) -> bool:
    """CALL: whether the seat says "mau-mau" with the card that it lays next."""
    return state.options.calling and len(state.hands[seat]) == LAST_BUT_ONE
