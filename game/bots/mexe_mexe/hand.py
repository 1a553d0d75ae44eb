"""What a hand is good for: the melds in it, and how well each card goes with the others."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from game.cards import SUITS, Card, Rank, by_order
from game.mexe_mexe import scores
from game.mexe_mexe.melds import explain
from game.mexe_mexe.options import Options
from game.mexe_mexe.verdict import SHORTEST, Meld

_RANKS = tuple(Rank)
_WILD_WORTH = 100.0
_NEAR_WORTH = 3.0
_COUNT_COST = 0.5


def melds_in(cards: Iterable[Card], options: Options) -> tuple[Meld, ...]:
    """Melds of these cards, found greedily: without a curinga first, then the longest."""
    left = tuple(sorted(cards, key=by_order))
    found: list[Meld] = []
    while melds := [*_sets(left), *_runs(left)]:
        valid = [meld for meld in melds if explain(meld, options).valid]
        if not valid:
            break
        best = max(valid, key=_merit)
        found.append(best)
        left = tuple(card for card in left if card not in best)
    return tuple(found)


def twos(cards: Iterable[Card]) -> tuple[Card, ...]:
    """The curingas among the cards."""
    return tuple(card for card in cards if card.rank is Rank.TWO)


def worth(card: Card, hand: Iterable[Card]) -> float:
    """How well the card goes with the rest of the hand, less what it would cost at the end."""
    if card.rank is Rank.TWO:
        return _WILD_WORTH
    return _NEAR_WORTH * company(card, hand) - _COUNT_COST * scores.points_of(card)


def company(card: Card, hand: Iterable[Card]) -> int:
    """How many of the hand's cards might lie in one meld with the card; close ones count twice."""
    near = 0
    for other in hand:
        if other.rank is card.rank and other.suit is not card.suit:
            near += 2
        elif other.suit is card.suit and other.rank is not Rank.TWO:
            near += {1: 2, 2: 1}.get(_distance(card, other), 0)
    return near


def least(cards: Sequence[Card], hand: Iterable[Card]) -> tuple[Card, ...]:
    """The cards that are worth least to the hand, in order; more than one if they tie."""
    rest = tuple(hand)
    values = {card: worth(card, rest) for card in cards}
    lowest = min(values.values())
    return tuple(card for card in cards if values[card] == lowest)


def _merit(meld: Meld) -> tuple[bool, int, int]:
    return not twos(meld), len(meld), scores.points(meld)


def _sets(cards: Meld) -> Iterator[Meld]:
    """For each rank one card of each suit, if that is enough."""
    for rank in _RANKS:
        of_rank = {card.suit: card for card in cards if card.rank is rank}
        if len(of_rank) >= SHORTEST:
            yield tuple(of_rank.values())


def _runs(cards: Meld) -> Iterator[Meld]:
    """Runs of each suit with at most one hole, and a 2 in it."""
    two = next(iter(twos(cards)), None)
    for suit in SUITS:
        placed = {
            _RANKS.index(card.rank) + 1: card
            for card in cards
            if card.suit is suit and card.rank is not Rank.TWO
        }
        if 1 in placed:
            placed[14] = placed[1]
        for low in range(1, 13):
            for high in range(low + SHORTEST - 1, 15):
                lying = [placed[place] for place in range(low, high + 1) if place in placed]
                holes = high - low + 1 - len(lying)
                if holes > 1:
                    break
                if not holes:
                    yield tuple(lying)
                elif two:
                    yield (*lying, two)


def _distance(card: Card, other: Card) -> int:
    """Places between two cards of a suit, the ace being low or high."""
    apart = abs(_RANKS.index(card.rank) - _RANKS.index(other.rank))
    return min(apart, 13 - apart) if Rank.ACE in (card.rank, other.rank) else apart
