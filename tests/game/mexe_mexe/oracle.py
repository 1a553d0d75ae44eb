"""The rules of melds and turns once more, by brute force, from the rulebook and nothing else.

It shares no code with the engine beyond the cards: a run is compared with every stretch of the
fourteen places from ace to ace, and a turn with what has to be where when it is over.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from game.cards import SUITS, Card, Rank

PLACES = [rank.value for rank in Rank if rank is not Rank.JOKER] + ["A"]
"""What lies at each of the fourteen places of a run."""

Pair = tuple[Card, Card]
"""A card of the hand, and the curinga that it is given for."""


def readings(cards: Sequence[Card]) -> list[tuple[str, ...]]:
    """Every run that the cards make: the faces by place, a 2 in another's place as ``*``."""
    found = []
    twos = sum(card.rank is Rank.TWO for card in cards)
    faces = Counter(card.face.text for card in cards)
    for suit in SUITS:
        if all(card.suit is not suit for card in cards):
            continue
        for low in range(15 - len(cards)):
            wanted = [value + suit.value for value in PLACES[low : low + len(cards)]]
            for two in [card for card in cards if card.rank is Rank.TWO][:1]:
                rest = faces - Counter([two.face.text])
                for hole in range(len(wanted)):
                    if twos == 1 and rest == Counter(wanted[:hole] + wanted[hole + 1 :]):
                        shown = "*" if wanted[hole] != two.face.text else wanted[hole]
                        found.append((*wanted[:hole], shown, *wanted[hole + 1 :]))
            if twos == 0 and faces == Counter(wanted):
                found.append(tuple(wanted))
    return found if len(cards) >= 3 else []


def is_set(cards: Sequence[Card], *, wild_in_sets: bool = False) -> bool:
    """Three or four of a rank in different suits; by the option one of them may be a 2."""
    naturals = [card for card in cards if card.rank is not Rank.TWO] or list(cards)
    if len(cards) - len(naturals) > wild_in_sets or not 3 <= len(cards) <= 4:
        return False
    one_rank = len({card.rank for card in naturals}) == 1
    return one_rank and len({card.suit for card in naturals}) == len(naturals) > 1


def is_meld(cards: Sequence[Card], *, wild_in_sets: bool = False) -> bool:
    """Whether the cards are a run or a set."""
    return is_set(cards, wild_in_sets=wild_in_sets) or bool(readings(cards))


def may_exchange(run: Sequence[Card], card: Card, wild: Card, *, wild_in_sets: bool) -> bool:
    """X33 for one run as it lay when the turn began."""
    if wild.rank is not Rank.TWO or wild not in run or all(one.rank is Rank.TWO for one in run):
        return False
    left = [card if one is wild else one for one in run]
    if card.rank is not Rank.TWO:
        return is_meld(left, wild_in_sets=wild_in_sets)
    in_its_place = any("*" not in reading for reading in readings(left))
    return in_its_place and card.suit is not wild.suit


class House(NamedTuple):
    """The options that a turn depends on."""

    wild_in_sets: bool = False
    go_out_needs_discard: bool = False
    may_discard_taken: bool = False


class Start(NamedTuple):
    """What lies before a seat that has drawn."""

    melds: Sequence[Sequence[Card]]
    hand: Iterable[Card]
    taken: Card | None
    house: House


def may_end(
    start: Start,
    melds: Sequence[Sequence[Card]],
    exchanges: Sequence[Pair],
    discard: Card | None,
) -> bool:
    """Whether a turn may end with these melds, after these exchanges, by this discard."""
    before, hand, taken, house = start
    wild_in_sets = house.wild_in_sets
    table, held = {card for meld in before for card in meld}, set(hand)
    for number, (card, wild) in enumerate(exchanges):
        run = next((meld for meld in before if wild in meld), ())
        again = any(wild is earlier for _, earlier in exchanges[:number])
        if card not in held or again:
            return False
        if not may_exchange(run, card, wild, wild_in_sets=wild_in_sets):
            return False
        held = held - {card} | {wild}
        table = table - {wild} | {card}
    laid = [card for meld in melds for card in meld]
    if len(set(laid)) < len(laid) or not table <= set(laid) <= table | held:
        return False
    if not all(is_meld(meld, wild_in_sets=wild_in_sets) for meld in melds):
        return False
    left = held - set(laid)
    if discard is None:
        return not left and not house.go_out_needs_discard
    return discard in left and (discard is not taken or house.may_discard_taken)
