"""Positions for the arrangement solver: tables of valid melds and hands, from a seed."""

from __future__ import annotations

from dataclasses import dataclass

from game.cards import FACES, MAX_PACKS, Card, Face, Rank, card, deck
from game.mexe_mexe.melds import explain
from game.mexe_mexe.options import Options
from game.shuffle import Stream, shuffled

_PLACES = 14
_RANKS = 13


@dataclass(frozen=True)
class Position:
    """A table, a hand, and the options that matter."""

    table: tuple[tuple[Card, ...], ...]
    hand: tuple[Card, ...]
    options: Options

    def __str__(self) -> str:
        melds = " / ".join(" ".join(map(str, meld)) for meld in self.table)
        return f"{melds} + {' '.join(map(str, self.hand))}"

    @property
    def table_cards(self) -> tuple[Card, ...]:
        """All cards of the table."""
        return tuple(card for meld in self.table for card in meld)


def position(
    seed: str, size: int, hand: int, options: Options | None = None, *, twos: bool = True
) -> Position:
    """Random melds of about ``size`` cards, and a hand from what remains.

    Without ``twos`` there are none on the table nor in the hand.
    """
    options = options or Options()
    packs, wild_in_sets = options.packs or 2, options.wild_in_sets
    chance = Stream(seed, f"rummy {size} {hand} {packs} {wild_in_sets} {twos}")
    while True:
        left = _Left(packs, twos=twos)
        table: list[tuple[Card, ...]] = []
        lying = 0
        for _ in range(2000):
            if lying >= size:
                break
            wanted = _random_meld(chance, wild_in_sets=wild_in_sets)
            if lying + len(wanted) <= size + 2 and (meld := left.take(wanted)):
                verdict = explain(meld, options)
                assert verdict.valid, meld
                table.append(verdict.cards)
                lying += len(meld)
        if abs(lying - size) <= 2:
            drawn = shuffled(left.cards, chance)[:hand]
            return Position(tuple(table), drawn, options)


class _Left:
    """The cards that are not laid yet."""

    def __init__(self, packs: int, *, twos: bool) -> None:
        self.cards = tuple(
            one for one in deck(packs=packs, jokers=False) if twos or one.rank is not Rank.TWO
        )

    def take(self, faces: list[Face | None]) -> tuple[Card, ...]:
        """Cards of these faces, or any 2 for None; nothing if one is not there."""
        left = list(self.cards)
        taken = []
        for face in faces:
            found = next(
                (one for one in left if (one.face is face if face else one.rank is Rank.TWO)), None
            )
            if found is None:
                return ()
            left.remove(found)
            taken.append(found)
        self.cards = tuple(left)
        return tuple(taken)


def _random_meld(chance: Stream, *, wild_in_sets: bool) -> list[Face | None]:
    """A set, or a run, perhaps with a 2."""
    kind = chance.below(20)
    if kind < 8:
        rank = chance.below(_RANKS)
        suits = list(shuffled(range(4), chance)[: 3 + (chance.below(5) >= 3)])
        faces: list[Face | None] = [FACES[suit * _RANKS + rank] for suit in suits]
        if wild_in_sets and rank != 1 and chance.below(4) == 0:
            faces[-1] = None
        return faces
    length = 3
    while length < _PLACES and chance.below(2):
        length += 1
    low = chance.below(_PLACES + 1 - length)
    suit = chance.below(4)
    run: list[Face | None] = [
        FACES[suit * _RANKS + place % _RANKS] for place in range(low, low + length)
    ]
    if low <= 1 < low + length:
        run[1 - low] = None
    elif chance.below(4) == 0:
        run[chance.below(length)] = None
    return run


def spiced(before: Position, seed: str, most: int = 4) -> Position:
    """The same position with up to so many 2s more in the hand, as far as there are any."""
    chance = Stream(seed, "spice")
    packs = before.options.packs or MAX_PACKS
    free = [
        card(face, pack)
        for face in FACES
        if face.rank is Rank.TWO
        for pack in range(packs)
        if card(face, pack) not in before.table_cards and card(face, pack) not in before.hand
    ]
    more = shuffled(free, chance)[: chance.below(most + 1)]
    return Position(before.table, (*before.hand, *more), before.options)
