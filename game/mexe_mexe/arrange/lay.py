"""From cards to counts, and from melds of faces back to melds of cards."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from game.cards import Card, Rank
from game.mexe_mexe.arrange.problem import FaceMeld, FaceRun, FaceSet, Problem, TwoSet
from game.mexe_mexe.arrange.suits import TWO, Counts
from game.mexe_mexe.melds import explain
from game.mexe_mexe.options import Options
from game.mexe_mexe.turn import Table
from game.mexe_mexe.verdict import Meld

_RANKS = 13
_FIRST_TWOS = tuple(suit * _RANKS + 1 for suit in range(4))


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
    counts = [0] * (4 * _RANKS)
    for card in cards:
        counts[card.face.order] += 1
    return counts


def _by_suit(counts: Sequence[int]) -> tuple[Counts, Counts, Counts, Counts]:
    clubs, diamonds, hearts, spades = [
        (0, counts[ace], 0, *counts[ace + TWO : ace + _RANKS])
        for ace in range(0, 4 * _RANKS, _RANKS)
    ]
    return clubs, diamonds, hearts, spades


def _twos(counts: Sequence[int]) -> tuple[int, int, int, int]:
    clubs, diamonds, hearts, spades = (counts[order] for order in _FIRST_TWOS)
    return clubs, diamonds, hearts, spades


class _Cards:
    """The cards from which melds are laid: for each face, first those that must be laid."""

    def __init__(self, cards: Iterable[Card]) -> None:
        self._by_face: dict[int, list[Card]] = {}
        self._twos: list[Card] = []
        by_face = self._by_face
        for card in cards:
            by_face.setdefault(card.face.order, []).append(card)
            if card.rank is Rank.TWO:
                self._twos.append(card)

    def take(self, suit: int, rank: int) -> Card:
        """The next card of a suit and a rank."""
        card = self._by_face[suit * _RANKS + rank - 1].pop(0)
        if rank == TWO:
            self._twos.remove(card)
        return card

    def take_two(self) -> Card:
        """The next 2, of any suit."""
        card = self._twos.pop(0)
        self._by_face[card.face.order].remove(card)
        return card

    def take_meld(self, meld: Meld) -> bool:
        """Take exactly these cards, if all are there."""
        if not all(card in self._by_face.get(card.face.order, ()) for card in meld):
            return False
        for card in meld:
            self._by_face[card.face.order].remove(card)
            if card.rank is Rank.TWO:
                self._twos.remove(card)
        return True


def melds_of(
    faces: Sequence[FaceMeld],
    must: Sequence[Card],
    may: Sequence[Card],
    old: Table,
    options: Options,
) -> Table:
    """Lay the melds with cards; those of the same faces as an old meld with the cards of that."""
    cards = _Cards((*must, *may))
    found = [
        tuple(cards.take(suit, TWO) for suit in meld.suits)
        for meld in faces
        if isinstance(meld, TwoSet)
    ]
    waiting: dict[tuple[object, ...], list[Meld]] = {}
    for meld in old:
        waiting.setdefault(_key_of_cards(meld), []).append(meld)
    left = []
    for face_meld in faces:
        if isinstance(face_meld, TwoSet):
            continue
        same = waiting.get(_key(face_meld), [])
        if same and cards.take_meld(same[-1]):
            found.append(same.pop())
        else:
            left.append(face_meld)
    for face_meld in left:
        laid = tuple([cards.take(*face) for face in face_meld.naturals])
        if face_meld.wilds:
            laid = _with_wild(face_meld, laid, cards.take_two(), options)
        found.append(laid)
    return tuple(found)


def _with_wild(meld: FaceRun | FaceSet, naturals: Meld, two: Card, options: Options) -> Meld:
    """The cards as they lie in order; of two ends of a run, the 2 has the one that is usual."""
    if isinstance(meld, FaceSet):
        return (*naturals, two)
    if meld.low < meld.wild < meld.high:
        at = meld.wild - meld.low
        return (*naturals[:at], two, *naturals[at:])
    return explain((*naturals, two), options).cards


def _key(meld: FaceRun | FaceSet) -> tuple[object, ...]:
    faces = sorted([suit * _RANKS + rank - 1 for suit, rank in meld.naturals])
    return (*faces, "wild" * meld.wilds)


def _key_of_cards(meld: Meld) -> tuple[object, ...]:
    faces = sorted([card.face.order for card in meld if card.rank is not Rank.TWO])
    return (*faces, "wild" * (len(meld) - len(faces)))
