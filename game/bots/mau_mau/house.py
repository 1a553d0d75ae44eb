"""A house of Mau-Mau in small numbers, for the simulator: the options as tables to look up.

A *face* is its ``order``, 0 to 53: four suits of thirteen ranks, then the black and the red JOKER.
What lies on top is a *context*: the face, or ``NAMED + s`` for a wild card with suit *s* named.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from game.cards import FACES, RANKS, SUITS, Colour, Face, Rank, Suit
from game.mau_mau.effects import Kind
from game.mau_mau.options import Options

NAMED = len(FACES)
"""The first context of a named suit."""
PLAIN, SKIP, SOFT, HARD, PREVIOUS, WILD, REVERSE, GOES_ON = range(8)
"""What the simulator does with a card."""

RANK_OF = bytes(RANKS.index(face.rank) for face in FACES)
_KINDS = {
    Kind.NONE: PLAIN,
    Kind.SKIP: SKIP,
    Kind.SOFT_DRAW: SOFT,
    Kind.HARD_DRAW: HARD,
    Kind.PREVIOUS_DRAWS: PREVIOUS,
    Kind.WILD: WILD,
    Kind.REVERSE: REVERSE,
    Kind.PLAY_AGAIN: GOES_ON,
}


class House(NamedTuple):
    """Options at a table of so many seats. Tables are indexed by face unless they say otherwise."""

    seats: int
    kind: bytes
    cards: bytes
    """How many cards its effect makes somebody draw."""
    fits: tuple[bytes, ...]
    """By context: which faces may lie on it (M1, M18)."""
    answers: tuple[bytes, ...]
    """By the rank of a hard chain: which faces answer it (M9, M16)."""
    may_answer: tuple[bytes, ...]
    """By the rank of a soft chain: which faces one may lay who holds its answer (M8)."""
    may_be_last: bytes
    """Which faces may be a hand's last card (OUT)."""
    debtors_stay: bool
    cutting: bool
    draw_until_playable: bool
    must_play_drawn: bool


@lru_cache(maxsize=8)
def house_of(options: Options, seats: int) -> House:
    """The house of these options."""
    kinds = [options.effects[face.rank].kind for face in FACES]
    turns_on = GOES_ON if options.reverse_of_two_goes_on else PLAIN
    here = _KINDS if seats > 2 else {**_KINDS, Kind.REVERSE: turns_on}
    wild = [kind is Kind.WILD for kind in kinds]
    hard = [kind is Kind.HARD_DRAW for kind in kinds]
    same = [[face.rank is rank for face in FACES] for rank in RANKS]
    mixed = options.mixed_chains
    return House(
        seats=seats,
        kind=bytes(here[kind] for kind in kinds),
        cards=bytes(min(options.effects[face.rank].cards, 255) for face in FACES),
        fits=(
            *(bytes(map(_fits, FACES, wild, [top] * NAMED)) for top in FACES),
            *(bytes(map(_suits, FACES, wild, [suit] * NAMED)) for suit in SUITS),
        ),
        answers=tuple(
            bytes(own or (mixed and other) for own, other in zip(of_rank, hard, strict=True))
            for of_rank in same
        ),
        may_answer=tuple(
            bytes(own or always for own, always in zip(of_rank, wild, strict=True))
            for of_rank in same
        ),
        may_be_last=bytes(options.end_on_action or kind is Kind.NONE for kind in kinds),
        debtors_stay=options.debtors_stay,
        cutting=options.cutting,
        draw_until_playable=options.draw_until_playable,
        must_play_drawn=options.must_play_drawn,
    )


def _fits(face: Face, wild: bool, top: Face) -> bool:  # noqa: FBT001  # mapped over tables
    if wild or face.rank is top.rank:
        return True
    return face.colour is top.colour if top.suit is None else _on_suit(face, top.suit)


def _suits(face: Face, wild: bool, suit: Suit) -> bool:  # noqa: FBT001  # mapped over tables
    return wild or _on_suit(face, suit)


def _on_suit(face: Face, suit: Suit) -> bool:
    colour: Colour = suit.colour
    return face.colour is colour if face.rank is Rank.JOKER else face.suit is suit
