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
from functools import lru_cache

from game.cards import FACES, MAX_PACKS, SUITS, Card, Face, Rank, by_order
from game.mexe_mexe.options import Options
from game.mexe_mexe.verdict import SHORTEST, Flaw, Kind, Meld, Verdict

FULL_SET = 4
_RANKS = 13
_HIGH_ACE = 14
"""Where an ace lies that is above the king; the low one lies at 1."""


def explain(cards: Iterable[Card], options: Options) -> Verdict:
    """Whether the cards are a meld.

    Verdicts are kept: asked again about the same cards in the same order, it answers at once.
    """
    return _explain(tuple(cards), wild_in_sets=options.wild_in_sets)


@lru_cache(maxsize=1 << 13)
def _explain(cards: Meld, *, wild_in_sets: bool) -> Verdict:
    if jokers := [card for card in cards if card.suit is None]:
        return Verdict(cards, flaw=Flaw.MIXED, fault=tuple(jokers))
    naturals, twos = _apart(cards, Rank.TWO)
    if not naturals:
        return _explain_set(cards, cards, ())
    if len(naturals) > 1 and len({card.rank for card in naturals}) == 1:
        if twos and not wild_in_sets:
            return Verdict(cards, flaw=Flaw.WILD_IN_SET, fault=twos)
        return _explain_set(cards, naturals, twos)
    if len({card.suit for card in naturals}) == 1:
        return _explain_run(cards, naturals, twos)
    return Verdict(cards, flaw=Flaw.MIXED, fault=_odd_ones_out(naturals))


def _apart(cards: Meld, rank: Rank) -> tuple[Meld, Meld]:
    """The cards that have not this rank, and those that have."""
    those = tuple([card for card in cards if card.rank is rank])
    return (tuple([card for card in cards if card.rank is not rank]) if those else cards), those


# ---- sets --------------------------------------------------------------------------------------


def _explain_set(cards: Meld, naturals: Meld, wilds: Meld) -> Verdict:
    """X12, X15, X19: cards of one rank, perhaps with 2s that stand for missing suits."""
    suits = [card.suit for card in naturals]
    if len(wilds) > 1:
        return Verdict(cards, flaw=Flaw.TWO_WILDS, fault=wilds)
    if len(cards) > FULL_SET:
        return Verdict(cards, flaw=Flaw.SET_FULL, fault=cards[FULL_SET:])
    if len(set(suits)) < len(suits):
        twice = tuple(card for card in naturals if suits.count(card.suit) > 1)
        return Verdict(cards, flaw=Flaw.SUIT_TWICE, fault=twice)
    if len(cards) < SHORTEST:
        return Verdict(cards, flaw=Flaw.TOO_SHORT, fault=cards)
    ordered = tuple(sorted(naturals, key=by_order)) + wilds
    if not wilds:
        return Verdict(ordered, Kind.SET)
    free = tuple(
        _face(suit, _rank(naturals[0]) + 1) for suit, name in enumerate(SUITS) if name not in suits
    )
    return Verdict(ordered, Kind.SET, wilds[0], free[0], free)


# ---- runs --------------------------------------------------------------------------------------


def _explain_run(cards: Meld, naturals: Meld, twos: Meld) -> Verdict:
    """X8-X10, X13-X14, X20-X22: cards of one suit, perhaps with a 2 of any.

    Of several places for the 2, it has the one in which it lies already, or else its own, or else
    the highest.
    """
    if len(twos) > 1:
        return Verdict(cards, flaw=Flaw.TWO_WILDS, fault=twos)
    two = twos[0] if twos else None
    ways = _ways(naturals, two) if len(cards) >= SHORTEST else []
    if not ways:
        return _broken_run(cards, naturals, two)
    orders = tuple(tuple(way.values()) for way in ways)
    if two is None:
        return Verdict(orders[0], Kind.RUN)
    suit = _suit(naturals[0])
    faces = [_face(suit, _place(way, two)) for way in ways]
    natural = faces.index(two.face) if two.face in faces else len(ways) - 1
    at = orders.index(cards) if cards in orders else natural
    in_its_place = faces[at] is two.face
    return Verdict(
        cards=orders[at],
        kind=Kind.RUN,
        wild=None if in_its_place else two,
        stands_for=None if in_its_place else faces[at],
        choices=tuple(faces),
        orders=orders,
    )


_Way = dict[int, Card]
"""A run laid out: the cards by their places from 1 to 14, in order."""


def _ways(naturals: Meld, two: Card | None) -> list[_Way]:
    """All ways to lay the cards out without a gap; with a 2, that with its lowest place first."""
    ways: list[_Way] = []
    for placed in _placed(naturals):
        low, high = min(placed), max(placed)
        lacking = high - low + 1 - len(placed)
        if two is None or lacking > 1:
            filled = [] if lacking else [placed]
        else:
            inside = [place for place in range(low, high) if place not in placed]
            outside = [place for place in (low - 1, high + 1) if 1 <= place <= _HIGH_ACE]
            filled = [{**placed, hole: two} for hole in inside or outside]
        ways += [{place: way[place] for place in sorted(way)} for way in filled]
    return sorted(ways, key=lambda way: _place(way, two)) if two else ways


def _placed(naturals: Meld) -> list[_Way]:
    """The naturals by place, with an ace low or high, and two aces at both ends."""
    others, aces = _apart(naturals, Rank.ACE)
    placed = {_rank(card) + 1: card for card in others}
    if len(placed) < len(others) or len(aces) > 2:
        return []
    if len(aces) == 2:
        return [{**placed, 1: aces[0], _HIGH_ACE: aces[1]}]
    if aces:
        return [{**placed, 1: aces[0]}, {**placed, _HIGH_ACE: aces[0]}]
    return [placed]


def _place(way: _Way, card: Card) -> int:
    return next(place for place, other in way.items() if other is card)


def _broken_run(cards: Meld, naturals: Meld, two: Card | None) -> Verdict:
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
        missing=tuple(_face(suit, gap) for gap in gaps),
    )


def _lacks_little(naturals: Meld, two: Card | None) -> bool:
    """Whether a run from ace to ace lacks so few cards that it must be meant."""
    placed = _placed(naturals)
    return bool(placed) and _HIGH_ACE - len(placed[0]) - bool(two) <= SHORTEST


def _wraps(naturals: Meld, two: Card | None) -> bool:
    """Whether the cards would be a run if it went on from the ace to the 2 and the 3."""
    ranks = sorted(map(_rank, naturals))
    if ranks[0] != 0 or _RANKS - 1 not in ranks:
        return False
    for cut in range(2, len(ranks)):
        turned = [rank + _RANKS for rank in ranks[:cut]]
        if turned[-1] - ranks[cut] + 1 - len(ranks) <= bool(two):
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


def _face(suit: int, place: int) -> Face:
    """The face that belongs in a place of a run, from 1 for the low ace to 14 for the high one."""
    return FACES[suit * _RANKS + (place - 1) % _RANKS]


def _suit(card: Card) -> int:
    """The place of the card's suit among the suits."""
    return card.order // MAX_PACKS // _RANKS
