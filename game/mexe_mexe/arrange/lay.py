"""From cards to counts, and from melds of faces back to melds of cards."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from game.cards import Card, Rank
from game.mexe_mexe.arrange.problem import RANKS, FaceMeld, FaceRun, FaceSet, Problem, TwoSet
from game.mexe_mexe.arrange.suits import TWO, Counts
from game.mexe_mexe.melds import explain
from game.mexe_mexe.options import Options
from game.mexe_mexe.turn import Table
from game.mexe_mexe.verdict import Meld

_TWOS = tuple(suit * RANKS + TWO - 1 for suit in range(4))
"""The 2s among the orders of faces."""


class Terms(NamedTuple):
    """What a lay is worth, and by which rules."""

    weights: Counts
    """The worth of a card by its rank, from index 1 for the ace."""
    options: Options


def problem_of(
    must: Iterable[Card], may: Iterable[Card], lay_twos: int, table: Table, terms: Terms
) -> Problem:
    """The cards in counts; ``table`` only tells which of them lie in sets now."""
    table_counts, hand_counts = _counted(must), _counted(may)
    in_sets = (card for meld in table if _is_set(meld) for card in meld)
    return Problem(
        _by_suit(table_counts),
        _by_suit(hand_counts),
        _twos(table_counts),
        _twos(hand_counts),
        lay_twos,
        terms.weights,
        terms.options.wild_in_sets,
        _by_suit(_counted(in_sets)),
    )


def _is_set(meld: Meld) -> bool:
    """Whether a valid meld is a set, or else a run."""
    naturals = [card for card in meld if card.rank is not Rank.TWO]
    return len(naturals) > 1 and naturals[0].rank is naturals[1].rank


def _counted(cards: Iterable[Card]) -> list[int]:
    """How many cards there are of each face."""
    counts = [0] * (4 * RANKS)
    for card in cards:
        counts[card.face.order] += 1
    return counts


def _by_suit(counts: Sequence[int]) -> tuple[Counts, Counts, Counts, Counts]:
    clubs, diamonds, hearts, spades = [
        (0, counts[ace], 0, *counts[ace + TWO : ace + RANKS]) for ace in range(0, 4 * RANKS, RANKS)
    ]
    return clubs, diamonds, hearts, spades


def _twos(counts: Sequence[int]) -> tuple[int, int, int, int]:
    clubs, diamonds, hearts, spades = (counts[order] for order in _TWOS)
    return clubs, diamonds, hearts, spades


class _Cards:
    """The cards from which melds are laid: for each face, first those that must be laid."""

    def __init__(self, cards: Sequence[Card]) -> None:
        self._cards = cards
        self._by_face: dict[int, list[Card]] = {}
        by_face = self._by_face
        for card in cards:
            face = card.face.order
            if face in by_face:
                by_face[face].append(card)
            else:
                by_face[face] = [card]

    def take(self, face: int) -> Card:
        """The next card of a face."""
        return self._by_face[face].pop(0)

    def take_two(self) -> Card:
        """The next 2, of any suit."""
        twos = (card for card in self._cards if card.rank is Rank.TWO)
        two = next(card for card in twos if card in self._by_face[card.face.order])
        self._by_face[two.face.order].remove(two)
        return two

    def take_meld(self, meld: Meld) -> bool:
        """Take exactly these cards, if all are there."""
        by_face = self._by_face
        for card in meld:
            if card not in by_face.get(card.face.order, ()):
                return False
        for card in meld:
            by_face[card.face.order].remove(card)
        return True


def melds_of(
    melds: Sequence[FaceMeld],
    must: Sequence[Card],
    may: Sequence[Card],
    old: Table,
    options: Options,
) -> Table:
    """Lay the melds with cards; those of the same faces as an old meld with the cards of that."""
    cards = _Cards((*must, *may))
    take = cards.take
    found = [tuple(map(take, meld.faces)) for meld in melds if isinstance(meld, TwoSet)]
    waiting: dict[tuple[object, ...], list[Meld]] = {}
    for lying in old:
        waiting.setdefault(_key_of_cards(lying), []).append(lying)
    left: list[tuple[FaceRun | FaceSet, list[int]]] = []
    for meld in melds:
        if isinstance(meld, TwoSet):
            continue
        faces = meld.faces
        same = waiting.get(_key(faces, meld.wilds))
        if same and cards.take_meld(same[-1]):
            found.append(same.pop())
        else:
            left.append((meld, faces))
    for meld, faces in left:
        laid = tuple(map(take, faces))
        found.append(_with_wild(meld, laid, cards.take_two(), options) if meld.wilds else laid)
    return tuple(found)


def _with_wild(meld: FaceRun | FaceSet, naturals: Meld, two: Card, options: Options) -> Meld:
    """The cards as they lie in order; of two ends of a run, the 2 has the one that is usual."""
    if isinstance(meld, FaceSet):
        return (*naturals, two)
    if meld.low < meld.wild < meld.high:
        at = meld.wild - meld.low
        return (*naturals[:at], two, *naturals[at:])
    return explain((*naturals, two), options).cards


def _key(faces: list[int], wilds: int) -> tuple[object, ...]:
    """What melds of the same faces have in common, whatever 2 is their curinga."""
    return (*sorted(faces), "wild" * wilds)


def _key_of_cards(meld: Meld) -> tuple[object, ...]:
    faces = [face for card in meld if (face := card.face.order) not in _TWOS]
    return _key(faces, len(meld) - len(faces))
