"""A house of Mau-Mau in small numbers, for the simulator: the options as tables to look up.

A *face* is its ``order``, 0 to 53: four suits of thirteen ranks, then the black and the red JOKER.
What a seat on turn has to lay on is a *context*: the face on top; ``NAMED + s`` if that is a wild
card with suit *s* named; or ``CHAIN + face`` if a chain is pending on it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from game.cards import FACES, RANKS, SUITS, Colour, Face, Rank, Suit
from game.mau_mau.effects import Kind
from game.mau_mau.options import Options

NAMED = len(FACES)
"""The first context of a named suit."""
CHAIN = NAMED + len(SUITS)
"""The first context of a chain."""
NEVER, AT_LAST, GLADLY, AT_ONCE = range(4)
"""How gladly a face is laid: NEVER if it may not be, AT_LAST for want of others, and so on."""
PLAIN, PREVIOUS, SOFT, HARD, SKIP, REVERSE, GOES_ON, WILD = range(8)
"""What the simulator does with a card: up to PREVIOUS the turn passes on; SOFT and HARD chain."""

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
    kind: tuple[int, ...]
    cards: tuple[int, ...]
    """How many cards its effect makes somebody draw."""
    wishes: tuple[tuple[int, ...], ...]
    """By context: which faces may lie on it (M1, M6 to M9, M16, M18), and how gladly each is laid.

    What lets a chain grow is laid AT_ONCE, and nothing else on a chain is. Where nothing is pending
    all tame cards are, and wild ones AT_LAST.
    """
    may_be_last: tuple[bool, ...]
    """Which faces may be a hand's last card (OUT)."""
    any_may_be_last: bool
    """Whether all may."""
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
    kind = tuple(here[kind] for kind in kinds)
    quiet = [
        *(_wishes(kind, [_fits(face, top) for face in FACES]) for top in FACES),
        *(_wishes(kind, [_on_suit(face, suit) for face in FACES]) for suit in SUITS),
    ]
    chains = [
        tuple(_in_chain(top, face, kind, quiet, options) for face in range(NAMED))
        for top in range(NAMED)
    ]
    return House(
        seats=seats,
        kind=kind,
        cards=tuple(options.effects[face.rank].cards for face in FACES),
        wishes=(*quiet, *chains),
        may_be_last=tuple(options.end_on_action or kind is Kind.NONE for kind in kinds),
        any_may_be_last=options.end_on_action,
        debtors_stay=options.debtors_stay,
        cutting=options.cutting,
        draw_until_playable=options.draw_until_playable,
        must_play_drawn=options.must_play_drawn,
    )


def _wishes(kinds: Sequence[int], fits: Sequence[bool]) -> tuple[int, ...]:
    """How gladly each face is laid where nothing is pending."""
    return tuple(
        AT_LAST if kind == WILD else AT_ONCE if fit else NEVER
        for kind, fit in zip(kinds, fits, strict=True)
    )


def _in_chain(
    top: int, face: int, kind: Sequence[int], quiet: Sequence[Sequence[int]], options: Options
) -> int:
    """How gladly the face is laid on the top one, if that one has begun a chain."""
    both_hard = kind[top] == kind[face] == HARD
    if RANK_OF[face] == RANK_OF[top] or (both_hard and options.mixed_chains):
        return AT_ONCE
    return NEVER if kind[top] == HARD else min(quiet[top][face], GLADLY)


def _fits(face: Face, top: Face) -> bool:
    if face.rank is top.rank:
        return True
    return face.colour is top.colour if top.suit is None else _on_suit(face, top.suit)


def _on_suit(face: Face, suit: Suit) -> bool:
    colour: Colour = suit.colour
    return face.colour is colour if face.rank is Rank.JOKER else face.suit is suit
