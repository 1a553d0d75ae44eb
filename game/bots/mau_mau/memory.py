"""What everybody has seen of a round, as what each card in a hand cannot be.

Every card in another's hand is a number of ``BITS`` bits, its *bars*: a bit is set for each
physical card that it cannot be, or hardly can be. Who drew for want of a card held none that fits;
who paid for a 7 held no 7; what lay open before a reshuffle is in nobody's hand until it is drawn
again; and who named hearts probably holds one.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from game.bots.mau_mau.house import CHAIN, NAMED, RANK_OF, WILD, house_of
from game.cards import FACES, MAX_PACKS, SUITS, Card
from game.mau_mau.events import (
    Cause,
    Dealt,
    Deferred,
    Drew,
    Laid,
    Misplayed,
    Passed,
    Reshuffled,
    SuitNamed,
)
from game.mau_mau.options import Options
from game.mau_mau.view import View

BITS = len(FACES) * MAX_PACKS
_ALL = (1 << BITS) - 1
_CHAINS = (Cause.SOFT_CHAIN, Cause.HARD_CHAIN)
_EACH_PACK = (1 << MAX_PACKS) - 1


def bars(view: View) -> list[list[int]]:
    """The bars of every card in every hand; in the viewer's own hand they mean nothing."""
    memory = _Memory(view)
    for event in view.past:
        memory.see(event)
    return memory.hands


class _Memory:
    """Sees one event after the other."""

    def __init__(self, view: View) -> None:
        house = house_of(view.options, view.seats)
        self._fitting = _fits(view.options, view.seats)
        self._wild = _mask(face for face in range(NAMED) if house.kind[face] == WILD)
        self._may_be_last = _mask(face for face in range(NAMED) if house.may_be_last[face])
        self._top = self._below = view.discards[0]
        self._context = self._top.face.order
        self._open = 0
        """The physical cards that have lain open since the last reshuffle."""
        self._paying: tuple[int, Cause] | None = None
        """Who draws a chain, perhaps with a reshuffle on the way: the cards drawn tell nothing."""
        self._in_stock = 0
        """The bars of a card in the stock."""
        self._stock = 0
        """How many there are, if the deal is remembered."""
        self._under: list[Card] = []
        """The last of them, which lay open at the deal."""
        self.hands = [[0] * count for count in _at_first(view)]

    def see(self, event: object) -> None:
        """Note what the event tells."""
        match event:
            case Dealt(hands=hands, stock=stock, starter=starter, put_back=put_back):
                self._lies(starter)
                self._stock, self._under = len(stock), list(put_back)
                self._in_stock = sum(1 << card.order for card in put_back)
                self.hands = [[self._in_stock] * len(hand) for hand in hands]
            case Drew(seat, cards, _, cause):
                if (seat, cause) != self._paying:
                    self._bar(seat, self._lacked(seat, cause))
                self._paying = (seat, cause) if cause in _CHAINS else None
                self.hands[seat] += [self._next() for _ in cards]
            case Laid(seat, card):
                self._paying = None
                self._take(seat, card)
                self._lies(card)
            case Deferred(seat) if not self._wild & 1 << self._top.order:
                self._bar(seat, _of_rank(self._below))
            case SuitNamed(seat, suit):
                self._context = NAMED + SUITS.index(suit)
                self._likes(seat, SUITS.index(suit))
            case Passed(seat):
                self._bar(seat, self._fitting[self._context] & ~self._wild)
            case Misplayed(seat, face):
                self._shows(seat, face.order)
            case Reshuffled(stock):
                self._reshuffle(len(stock))
            case _:
                pass

    def _lacked(self, seat: int, cause: Cause) -> int:
        """What a seat that draws for this cause does not hold."""
        match cause:
            case Cause.WANT if len(self.hands[seat]) == 1:
                return self._fitting[self._context] & self._may_be_last
            case Cause.WANT:
                return self._fitting[self._context]
            case Cause.HARD_CHAIN:
                return self._fitting[CHAIN + self._top.face.order]
            case Cause.SOFT_CHAIN:
                return self._fitting[self._context] & ~self._wild
            case _:
                return 0

    def _next(self) -> int:
        """The bars of the card that is drawn next; those that were put back come last."""
        self._stock -= 1
        if 0 <= self._stock < len(self._under):
            return _ALL ^ 1 << self._under.pop(0).order
        return self._in_stock

    def _lies(self, card: Card) -> None:
        self._below, self._top = self._top, card
        self._context = card.face.order
        self._open |= 1 << card.order

    def _bar(self, seat: int, faces: int) -> None:
        """None of the seat's cards is one of these; what leaves nothing else was wrong before."""
        if faces:
            self.hands[seat] = [
                barred | faces if barred | faces != _ALL else faces for barred in self.hands[seat]
            ]

    def _take(self, seat: int, card: Card) -> None:
        """A card leaves the hand: of those that it can be, the one of which most is known.

        Who leaves the ones of which less is known never says too much.
        """
        hand = self.hands[seat]
        if hand:
            del hand[_most_barred(hand, card.order)]

    def _likes(self, seat: int, suit: int) -> None:
        """One card is of the suit: of those that can be, the one of which least is known."""
        hand, others = self.hands[seat], _ALL ^ _mask(range(13 * suit, 13 * suit + 13))
        can_be = [at for at, barred in enumerate(hand) if barred | others != _ALL]
        if can_be:
            least = min(can_be, key=lambda at: hand[at].bit_count())
            hand[least] |= others

    def _shows(self, seat: int, face: int) -> None:
        """One of the cards was shown."""
        hand = self.hands[seat]
        if hand:
            hand[_most_barred(hand, face * MAX_PACKS)] = _ALL ^ _mask((face,))

    def _reshuffle(self, stock: int) -> None:
        """What lay open is now the whole stock, if it was all seen, and in nobody's hand."""
        top = 1 << self._top.order
        shuffled, self._open = self._open & ~top, top
        self.hands = [[barred | shuffled for barred in hand] for hand in self.hands]
        self._stock = stock
        self._in_stock = _ALL ^ shuffled if shuffled.bit_count() == stock else 0


def _most_barred(hand: list[int], card: int) -> int:
    can_be = [at for at, barred in enumerate(hand) if not barred >> card & 1]
    return max(can_be or range(len(hand)), key=lambda at: hand[at].bit_count())


def _at_first(view: View) -> list[int]:
    """How many cards each hand had before the past that is remembered."""
    counts = list(view.counts)
    for event in view.past:
        match event:
            case Drew(seat, cards):
                counts[seat] -= len(cards)
            case Laid(seat):
                counts[seat] += 1
            case _:
                pass
    return counts


def _mask(faces: Iterable[int]) -> int:
    """The bits of all packs' cards with these faces."""
    return sum(_EACH_PACK << (face * MAX_PACKS) for face in faces)


def _of_rank(card: Card) -> int:
    rank = RANK_OF[card.face.order]
    return _mask(face for face in range(NAMED) if RANK_OF[face] == rank)


@lru_cache(maxsize=8)
def _fits(options: Options, seats: int) -> tuple[int, ...]:
    """By context: the cards that may be laid."""
    wishes = house_of(options, seats).wishes
    return tuple(_mask(face for face, wish in enumerate(table) if wish) for table in wishes)
