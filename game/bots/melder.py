"""A bot for Mexe-Mexe that follows a few rules of thumb and never rearranges the table.

It lays every meld that it finds in its hand, extends what lies on the table, takes the top discard
if that completes a meld, and throws what goes least with the rest. It comes back once (X45).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from game.cards import SUITS, Card, Rank, by_order
from game.mexe_mexe import scores
from game.mexe_mexe.intents import Deal, Decline, Draw, Intent, Return, Take
from game.mexe_mexe.melds import explain
from game.mexe_mexe.options import Options
from game.mexe_mexe.state import Phase
from game.mexe_mexe.verdict import SHORTEST, Meld
from game.mexe_mexe.view import View
from game.mexe_mexe.workbench import Workbench, start
from game.shuffle import Stream

_RANKS = tuple(Rank)


def choose(view: View, chance: Stream) -> Intent:
    """What looks best; among equal discards, one by chance."""
    match view.phase:
        case Phase.RETURN:
            return Decline() if scores.times_returned(view.sheet, view.seat) else Return()
        case Phase.DRAW:
            return Take() if _wants_top(view) else Draw()
        case Phase.ARRANGE:
            return _end(view, chance)
        case _:
            return Deal()


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


def _merit(meld: Meld) -> tuple[bool, int, int]:
    return not _twos(meld), len(meld), scores.points(meld)


def _twos(cards: Iterable[Card]) -> tuple[Card, ...]:
    return tuple(card for card in cards if card.rank is Rank.TWO)


def _sets(cards: Meld) -> Iterator[Meld]:
    """For each rank one card of each suit, if that is enough."""
    for rank in _RANKS:
        of_rank = {card.suit: card for card in cards if card.rank is rank}
        if len(of_rank) >= SHORTEST:
            yield tuple(of_rank.values())


def _runs(cards: Meld) -> Iterator[Meld]:
    """Runs of each suit with at most one hole, and a 2 in it."""
    two = next(iter(_twos(cards)), None)
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


def _wants_top(view: View) -> bool:
    """Whether the top discard completes a meld, so that two cards more can be laid at least."""
    if view.top is None:
        return False
    without = sum(map(len, melds_in(view.hand, view.options)))
    melds = melds_in((*view.hand, view.top), view.options)
    return any(view.top in meld for meld in melds) and sum(map(len, melds)) >= without + 2


def _end(view: View, chance: Stream) -> Intent:
    """Lay what can be laid; if the turn cannot end so, one step less, and so on."""
    bench = _extended(_laid(start(view.before)))
    while True:
        endings = bench.endings
        if None in endings:
            return bench.intent(None)
        discards = [card for card in endings if card]
        if discards:
            worth = {card: _worth(card, bench.hand) for card in discards}
            least = min(worth.values())
            return bench.intent(chance.choice([card for card in discards if worth[card] == least]))
        bench = bench.undo()


def _laid(bench: Workbench) -> Workbench:
    """All melds of the hand laid."""
    for meld in melds_in(bench.hand, bench.before.options):
        bench = _put(bench, meld, None)
    return bench


def _extended(bench: Workbench) -> Workbench:
    """Cards of the hand laid on melds as long as any fits; 2s only if the hand is nearly empty."""
    while True:
        naturals = [card for card in bench.hand if card.rank is not Rank.TWO]
        cards = bench.hand if len(naturals) <= 1 else naturals
        fitting = ((card, meld) for card in cards for meld in bench.fits((card,)))
        fit = next(fitting, None)
        if fit is None:
            return bench
        bench = _put(bench, (fit[0],), fit[1])


def _put(bench: Workbench, cards: Meld, meld: int | None) -> Workbench:
    after = bench.put(cards, meld)
    assert isinstance(after, Workbench)
    return after


def _worth(card: Card, hand: Meld) -> float:
    """How well the card goes with the rest of the hand, less what it would cost at the end."""
    if card.rank is Rank.TWO:
        return 100.0
    near = 0
    for other in hand:
        if other.rank is card.rank and other.suit is not card.suit:
            near += 2
        elif other.suit is card.suit and other.rank is not Rank.TWO:
            near += {1: 2, 2: 1}.get(_distance(card, other), 0)
    return 3.0 * near - 0.5 * scores.points_of(card)


def _distance(card: Card, other: Card) -> int:
    """Places between two cards of a suit, the ace being low or high."""
    apart = abs(_RANKS.index(card.rank) - _RANKS.index(other.rank))
    return min(apart, 13 - apart) if Rank.ACE in (card.rank, other.rank) else apart
