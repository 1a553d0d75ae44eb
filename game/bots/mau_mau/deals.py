"""Deals of what a view hides, as simulator tables: each agrees with all that was seen."""

from __future__ import annotations

from game.bots.mau_mau import memory
from game.bots.mau_mau.house import CHAIN, NAMED, SKIP, house_of
from game.bots.mau_mau.simulator import (
    AGAIN,
    CUT,
    DREW,
    NAMING,
    NOBODY,
    PLAY,
    Chance,
    Table,
    shuffled,
)
from game.cards import MAX_PACKS, SUITS, deck
from game.mau_mau.state import Phase
from game.mau_mau.view import View

_PHASES = {
    Phase.PLAY: PLAY,
    Phase.DREW: DREW,
    Phase.AGAIN: AGAIN,
    Phase.NAME: NAMING,
    Phase.CUT: CUT,
}


class Dealer:
    """Deals the cards that the seat of a view cannot see, as often as one likes.

    They are shuffled and dealt to the places of which most is known first, each the first card that
    the place may hold. Where there is none, it takes any: what people do is no proof. The seat's
    own hand is shuffled, too, for the simulator lays the first card that fits; but for the last
    one, which may just have been drawn.
    """

    __slots__ = ("_known", "_places", "_seat", "_unseen")

    def __init__(self, view: View) -> None:
        self._seat, options = view.seat, view.options
        seen = {*view.hand, *view.discards}
        cards = deck(packs=options.packs_for(view.seats), jokers=options.jokers)
        self._unseen = [card.order for card in cards if card not in seen]
        self._known = _without_cards(view)
        hands = memory.bars(view)
        self._places = sorted(
            (
                (barred, seat)
                for seat, hand in enumerate(hands)
                if seat != view.seat
                for barred in hand
            ),
            key=lambda place: -place[0].bit_count(),
        )

    def deal(self, chance: Chance) -> Table:
        """A table with one such deal."""
        table, unseen = self._known.copy(), shuffled(self._unseen, chance)
        own = table.hands[self._seat]
        own[:-1] = shuffled(own[:-1], chance)
        for barred, seat in self._places:
            for at in range(len(unseen) - 1, -1, -1):
                if not barred >> unseen[at] & 1:
                    break
            else:
                at = -1
            table.hands[seat].append(unseen.pop(at) // MAX_PACKS)
        table.stock = [card // MAX_PACKS for card in unseen]
        return table


def _without_cards(view: View) -> Table:
    """What the view shows; the stock and the others' hands are empty."""
    hands = [
        [card.face.order for card in view.hand] if seat == view.seat else []
        for seat in range(view.seats)
    ]
    table = Table(hands, [], [card.face.order for card in view.discards])
    top = table.discards[-1]
    table.phase = _PHASES[view.phase]
    table.turn, table.direction = view.turn, int(view.direction)
    if view.named:
        table.context = NAMED + SUITS.index(view.named)
    if view.chain:
        table.context, table.pending = CHAIN + top, view.chain.cards
    table.debts = list(view.debts)
    table.first_identical = view.first_identical
    starter = len(view.discards) == 1 and view.first_identical == NOBODY
    if table.phase in (AGAIN, NAMING, CUT) and not starter:
        table.layer = view.turn
    if view.asked_to_cut:
        table.cutters = [view.seat]
        skips = house_of(view.options, view.seats).kind[top] == SKIP
        table.steps = 2 if skips else 1
    return table
