"""Melds: whether cards are a run or a set, and if not, why not (X8-X22).

One function decides, everywhere: ``explain``. Cards are a set; the order in which they lie never
decides whether they are a meld (X10), it only chooses between two places that a curinga might take.

>>> from game.cards import Card
>>> def told(text):
...     return explain(tuple(map(Card.parse, text.split())), Options())
>>> verdict = told("6D 2S 5D")
>>> verdict.kind, " ".join(map(str, verdict.cards)), verdict.stands_for
(<Kind.RUN: 'run'>, '5D 6D 2S', Face(7D))
>>> told("2S 5D 6D").stands_for, told("2S 5D 6D").choices
(Face(4D), (Face(4D), Face(7D)))
>>> told("AC AD AC").flaw, told("AC AD AC").fault
(<Flaw.SUIT_TWICE: 'suit-twice'>, (Card(AC), Card(AC)))
>>> told("5D 6D 9D").flaw, told("5D 6D 9D").missing
(<Flaw.GAP: 'gap'>, (Face(7D), Face(8D)))
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache

from game.cards import FACES, MAX_PACKS, SUITS, Card, Face, Rank, by_order
from game.mexe_mexe.options import Options
from game.ruling import RuleId

Meld = tuple[Card, ...]
"""The cards that lie together; a valid run lies in its order, a valid set by suits."""

SHORTEST = 3
FULL_SET = 4
_RANKS = 13
_HIGH_ACE = 14
"""Where an ace lies that is above the king; the low one lies at 1."""


class Kind(Enum):
    """The two kinds of melds."""

    RUN = "run"
    SET = "set"


class Flaw(Enum):
    """Why cards are no meld; the value is the key of the words for it."""

    TOO_SHORT = "too-short"
    """Fewer than three cards, which might be part of a meld."""
    MIXED = "mixed"
    """Neither one suit nor one rank; at fault are the cards that do not go with the others."""
    GAP = "gap"
    """A run that lacks the cards in ``missing``; at fault are the cards beside the gaps."""
    WRAP = "wrap"
    """A run around the corner, such as K-A-2-3."""
    CARD_TWICE = "card-twice"
    """A run with the same face twice; both aces only when all cards between them are there."""
    TWO_WILDS = "two-wilds"
    """More than one 2 with other cards."""
    SUIT_TWICE = "suit-twice"
    """A set with a suit twice."""
    SET_FULL = "set-full"
    """More than four cards in a set."""
    WILD_IN_SET = "wild-in-set"
    """A 2 in a set of another rank."""

    @property
    def rule(self) -> RuleId:
        """The rule that it breaks."""
        return _RULES[self]


_RULES = {
    Flaw.TOO_SHORT: "X8",
    Flaw.MIXED: "X8",
    Flaw.GAP: "X8",
    Flaw.WRAP: "X20",
    Flaw.CARD_TWICE: "X20",
    Flaw.TWO_WILDS: "X22",
    Flaw.SUIT_TWICE: "X12",
    Flaw.SET_FULL: "X19",
    Flaw.WILD_IN_SET: "X15",
}


@dataclass(frozen=True, slots=True)
class Verdict:
    """What ``explain`` finds. A meld is valid if ``flaw`` is None."""

    cards: Meld
    """In the order to show them in; as they lay if they are no meld."""
    kind: Kind | None = None
    """None if they are no meld."""
    wild: Card | None = None
    """The 2 that stands for another card; None if there is none, or it is in its own place."""
    stands_for: Face | None = None
    """What the curinga stands for, as the cards lie."""
    choices: tuple[Face, ...] = ()
    """All that the 2 might stand for, its own face among them: more than one if it may shift."""
    flaw: Flaw | None = None
    fault: tuple[Card, ...] = ()
    """The cards at fault."""
    missing: tuple[Face, ...] = ()
    """The faces that would close the gaps."""

    @property
    def valid(self) -> bool:
        """Whether the cards are a meld."""
        return self.flaw is None


def explain(cards: Iterable[Card], options: Options) -> Verdict:
    """Whether the cards are a meld. The same cards in the same order get the same verdict, at once
    when they are asked about again."""
    return _explain(tuple(cards), options.wild_in_sets)


@lru_cache(maxsize=1 << 13)
def _explain(cards: Meld, wild_in_sets: bool) -> Verdict:
    twos = tuple(card for card in cards if card.rank is Rank.TWO)
    naturals = tuple(card for card in cards if card.rank is not Rank.TWO)
    if not naturals:
        return _explain_set(cards, cards, ())
    if len(naturals) > 1 and len({_rank(card) for card in naturals}) == 1:
        if twos and not wild_in_sets:
            return Verdict(cards, flaw=Flaw.WILD_IN_SET, fault=twos)
        return _explain_set(cards, naturals, twos)
    if len({card.suit for card in naturals}) == 1:
        return _explain_run(cards, naturals, twos)
    return Verdict(cards, flaw=Flaw.MIXED, fault=_odd_ones_out(naturals))


# ---- sets --------------------------------------------------------------------------------------


def _explain_set(cards: Meld, naturals: Meld, wilds: Meld) -> Verdict:
    """X12, X15, X19: cards of one rank, perhaps with 2s that stand for missing suits."""
    suits = Counter(card.suit for card in naturals)
    if len(wilds) > 1:
        return Verdict(cards, flaw=Flaw.TWO_WILDS, fault=wilds)
    if len(cards) > FULL_SET:
        return Verdict(cards, flaw=Flaw.SET_FULL, fault=cards[FULL_SET:])
    if len(suits) < len(naturals):
        twice = tuple(card for card in naturals if suits[card.suit] > 1)
        return Verdict(cards, flaw=Flaw.SUIT_TWICE, fault=twice)
    if len(cards) < SHORTEST:
        return Verdict(cards, flaw=Flaw.TOO_SHORT, fault=cards)
    ordered = tuple(sorted(naturals, key=by_order)) + wilds
    if not wilds:
        return Verdict(ordered, Kind.SET)
    free = tuple(
        FACES[suit * _RANKS + _rank(naturals[0])]
        for suit, name in enumerate(SUITS)
        if name not in suits
    )
    return Verdict(ordered, Kind.SET, wilds[0], free[0], free)


# ---- runs --------------------------------------------------------------------------------------


def _explain_run(cards: Meld, naturals: Meld, twos: Meld) -> Verdict:
    """X8-X10, X13-X14, X20-X22: cards of one suit, perhaps with a 2 of any."""
    if len(twos) > 1:
        return Verdict(cards, flaw=Flaw.TWO_WILDS, fault=twos)
    ways = _ways(naturals, bool(twos)) if len(cards) >= SHORTEST else []
    if not ways:
        return _broken_run(cards, naturals, bool(twos))
    if not twos:
        return Verdict(_laid_out(ways[0], None), Kind.RUN)
    (two,) = twos
    suit = _suit(naturals[0])
    faces = [FACES[suit * _RANKS + _hole(way) % _RANKS - 1] for way in ways]
    at = _choose(cards, ways, two, natural=faces.index(two.face) if two.face in faces else None)
    in_its_place = faces[at] is two.face
    return Verdict(
        cards=_laid_out(ways[at], two),
        kind=Kind.RUN,
        wild=None if in_its_place else two,
        stands_for=None if in_its_place else faces[at],
        choices=tuple(faces),
    )


_Way = dict[int, Card | None]
"""A run laid out: the cards by their places from 1 to 14, in order; None where the 2 goes."""


def _ways(naturals: Meld, two: bool) -> list[_Way]:
    """All ways to lay the naturals out without a gap, with exactly one place for the 2 if there is
    one; the lowest place first."""
    ways = []
    for placed in _placed(naturals):
        low, high = min(placed), max(placed)
        span, length = high - low + 1, len(naturals) + two
        holes = [place for place in range(low, high) if place not in placed]
        if two and span == length - 1:
            holes = [place for place in (low - 1, high + 1) if 1 <= place <= _HIGH_ACE]
        elif span != length:
            continue
        for hole in holes or [0]:
            places = sorted({*placed, hole} - {0})
            ways.append({place: placed.get(place) for place in places})
    return sorted(ways, key=_hole) if two else ways


def _placed(naturals: Meld) -> list[dict[int, Card]]:
    """The naturals by place, with an ace low or high, and two aces at both ends."""
    aces = [card for card in naturals if card.rank is Rank.ACE]
    others = [card for card in naturals if card.rank is not Rank.ACE]
    placed = {_rank(card) + 1: card for card in others}
    if len(placed) < len(others) or len(aces) > 2:
        return []
    if len(aces) == 2:
        return [{**placed, 1: aces[0], _HIGH_ACE: aces[1]}]
    if aces:
        return [{**placed, 1: aces[0]}, {**placed, _HIGH_ACE: aces[0]}]
    return [placed]


def _hole(way: _Way) -> int:
    return next(place for place, card in way.items() if card is None)


def _laid_out(way: _Way, two: Card | None) -> Meld:
    return tuple(card or two for card in way.values())  # type: ignore[misc]


def _choose(cards: Meld, ways: list[_Way], two: Card, natural: int | None) -> int:
    """Which of the ways to take: the one in which the cards lie already, or else the one with the 2
    in its own place, or else the one with the 2 highest."""
    for at, way in enumerate(ways):
        if cards == _laid_out(way, two):
            return at
    return len(ways) - 1 if natural is None else natural


def _broken_run(cards: Meld, naturals: Meld, two: bool) -> Verdict:
    faces = Counter(card.face for card in naturals)
    ace_twice = any(count > 1 and face.rank is Rank.ACE for face, count in faces.items())
    if len(faces) < len(naturals) and not (ace_twice and _lacks_little(naturals, two)):
        twice = tuple(card for card in naturals if faces[card.face] > 1)
        return Verdict(cards, flaw=Flaw.CARD_TWICE, fault=twice)
    if len(cards) < SHORTEST:
        return Verdict(cards, flaw=Flaw.TOO_SHORT, fault=cards)
    if _wraps(naturals, two):
        aces = tuple(card for card in naturals if card.rank is Rank.ACE)
        return Verdict(cards, flaw=Flaw.WRAP, fault=aces)
    placed = min(_placed(naturals), key=lambda placed: max(placed) - min(placed))
    gaps = [place for place in range(min(placed), max(placed)) if place not in placed]
    beside = {card for gap in gaps for card in (placed.get(gap - 1), placed.get(gap + 1)) if card}
    suit = _suit(naturals[0])
    return Verdict(
        cards,
        flaw=Flaw.GAP,
        fault=tuple(card for card in cards if card in beside),
        missing=tuple(FACES[suit * _RANKS + place % _RANKS - 1] for place in gaps),
    )


def _lacks_little(naturals: Meld, two: bool) -> bool:
    """Whether a run from ace to ace lacks so few cards that it must be meant."""
    placed = _placed(naturals)
    return bool(placed) and _HIGH_ACE - len(placed[0]) - two <= SHORTEST


def _wraps(naturals: Meld, two: bool) -> bool:
    """Whether the cards would be a run if it went on from the ace to the 2 and the 3."""
    ranks = sorted(map(_rank, naturals))
    if ranks[0] != 0 or _RANKS - 1 not in ranks:
        return False
    for cut in range(1, len(ranks)):
        turned = [rank + _RANKS for rank in ranks[:cut]]
        if turned[-1] - ranks[cut] + 1 - len(ranks) <= two:
            return True
    return False


# ---- what neither is ---------------------------------------------------------------------------


def _odd_ones_out(naturals: Meld) -> Meld:
    """The cards outside the largest group that shares a suit or a rank."""
    (suit, in_suit) = Counter(card.suit for card in naturals).most_common(1)[0]
    (rank, of_rank) = Counter(card.rank for card in naturals).most_common(1)[0]
    if in_suit >= of_rank:
        return tuple(card for card in naturals if card.suit is not suit)
    return tuple(card for card in naturals if card.rank is not rank)


def _rank(card: Card) -> int:
    """0 for an ace to 12 for a king."""
    return card.order // MAX_PACKS % _RANKS


def _suit(card: Card) -> int:
    """The place of the card's suit among the suits."""
    return card.order // MAX_PACKS // _RANKS
