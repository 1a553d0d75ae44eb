"""Hands that one cannot see, imagined so that all that everybody saw was possible.

What a seat asks for tells something of its hand: that a card is in it, or that some are not (who
draws for want of a card says that none fits). So there is

- a hand for the moment, with which the rules allow what was asked for (``imagined``): with it a
  round goes on, and everything that everybody may see comes out right;
- and after it, an order of the whole deck with which all of it was possible (``Memory.orders``), so
  that the round can be played again from the beginning as any other.

A card may lie at a place of the deck if it was drawn from there before the card was shown, and
after the seat last said that it had none such. That is a bipartite graph of places and cards, and
an order is a perfect matching, found by augmenting paths (H. W. Kuhn, 1955). The true order is one,
so that there is always an order for those who tell the truth.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from math import inf
from typing import NamedTuple

from game.cards import Card, Face, card, deck
from game.mau_mau.effects import Cards
from game.mau_mau.events import Dealt, Drew, Event, Laid, Misplayed, Reshuffled
from game.mau_mau.fit import answers, broken_rule, playable
from game.mau_mau.intents import Draw, Intent, Pass, Play
from game.mau_mau.options import Options
from game.mau_mau.own_decks import own
from game.mau_mau.state import Phase, State
from game.seats import Seat

_NONE: Cards = frozenset()


class Claim(NamedTuple):
    """What a seat says of its hand by what it asks for."""

    holds: Face | None = None
    has_none: Cards = _NONE
    """Faces that are not in the hand."""
    drew_none: Cards = _NONE
    """Faces that the card drawn last is not."""


def claim_of(state: State, intent: Intent) -> Claim:
    """What the seat on turn says by an intent, if the rules allow or punish it."""
    match intent:
        case Play(face) if broken_rule(state, face):
            return Claim(face)
        case Play(face):
            return Claim(face, _has_no_answer(state, face), _due(state) - {face})
        case Draw() if not state.options.free_drawing:
            return Claim(has_none=playable(state))
        case Pass() if state.phase is Phase.PLAY:
            return Claim(has_none=playable(state))
        case Pass():
            return Claim(drew_none=_due(state))
        case _:
            return Claim()


def _due(state: State) -> Cards:
    """M2: the faces that would have to be laid, had they been drawn."""
    due = state.options.must_play_drawn and state.phase is Phase.DREW
    return playable(state) if due else _NONE


def _has_no_answer(state: State, face: Face) -> Cards:
    """M8: who lays another card under a soft chain has no card that answers it."""
    chain = state.chain
    if not chain or chain.hard:
        return _NONE
    answer = answers(chain, state.options)
    return _NONE if face in answer | state.options.effects.wild else answer


def imagined(state: State, seat: Seat, claim: Claim) -> State:
    """The state with a hand of the seat that fits what it says; the same one if none does."""
    if claim == Claim():
        return state
    hand, stock = state.hands[seat], state.stock_of(seat)
    fitting = [one for one in (*hand, *stock) if one.face not in claim.has_none]
    drawn = [
        one
        for one in fitting
        if (one.face is claim.holds if claim.holds else one.face not in claim.drew_none)
    ]
    rest = [one for one in fitting if one not in drawn[:1]][: len(hand) - 1]
    if not drawn or len(rest) < len(hand) - 1:
        return state
    chosen = (*rest, drawn[0])
    left = [one for one in (*hand, *stock) if one not in chosen]
    others = (one for one in state.stock if one.pack != seat)
    return state._replace(
        hands=(*state.hands[:seat], chosen, *state.hands[seat + 1 :]), stock=(*others, *left)
    )


@dataclass(slots=True)
class _Deck:
    """What is known of a deck since its last shuffle. Moments count the intents."""

    shuffle: int
    """The number of the shuffle in the round; 0 is the deal."""
    cards: tuple[Card, ...]
    drawn: list[int] = field(default_factory=list)
    """When the card at each place was drawn."""
    shown: dict[Card, int] = field(default_factory=dict)
    """When a card was first seen."""
    left: dict[Card, int] = field(default_factory=dict)
    """When a card was laid."""


class Memory:
    """All that a round has told of one seat's deck."""

    def __init__(self, seat: Seat, options: Options) -> None:
        self._seat, self._jokers = seat, options.jokers
        self._decks: list[_Deck] = []
        self._shuffles = 0
        self._claims: list[tuple[int, Cards]] = []
        self._drew: dict[int, tuple[int, Cards]] = {}
        """What the one card that was drawn at a moment is not, and when that was said."""

    def hear(self, moment: int, claim: Claim) -> None:
        """The seat says so."""
        if claim.has_none:
            self._claims.append((moment, claim.has_none))
        if claim.drew_none:
            self._drew[self._decks[-1].drawn[-1]] = (moment, claim.drew_none)

    def see(self, moment: int, event: Event) -> None:
        """An event of the round, with the cards that are hidden in it."""
        seat = self._seat
        match event:
            case Dealt(hands=hands, starter=starter):
                whole = own(deck(packs=seat + 1, jokers=self._jokers), seat)
                cards = tuple(one for one in whole if one is not starter)
                self._decks = [_Deck(0, cards, [moment] * len(hands[seat]))]
            case Reshuffled(stock):
                self._shuffles += 1
                cards = own(filter(None, stock), seat)
                self._decks += [_Deck(self._shuffles, cards)] if cards else []
            case Drew(drawer, cards) if drawer == seat:
                self._decks[-1].drawn += [moment] * len(cards)
            case Laid(layer, laid) if layer == seat:
                self._holding(laid).shown.setdefault(laid, moment)
                self._holding(laid).left[laid] = moment
            case Misplayed(player, face) if player == seat:
                shown = card(face, seat)
                self._holding(shown).shown.setdefault(shown, moment)
            case _:
                pass

    def _holding(self, card: Card) -> _Deck:
        """The deck from which the card was drawn last."""
        return next(one for one in reversed(self._decks) if card in one.cards)

    def orders(self) -> dict[int, tuple[Face, ...]] | None:
        """Possible orders, by the number of the shuffle; None if there are none."""
        orders = {one.shuffle: self._order(one, inf) for one in self._decks}
        found = {number: order for number, order in orders.items() if order is not None}
        return found if len(found) == len(orders) else None

    def impossible_since(self) -> int:
        """The first moment until which not all can be true, where there are no orders."""
        moments = {moment for moment, _ in self._claims} | {said for said, _ in self._drew.values()}
        moments.update(moment for one in self._decks for moment in one.shown.values())
        return next(
            moment
            for moment in sorted(moments)
            if any(self._order(one, moment) is None for one in self._decks)
        )

    def _order(self, told: _Deck, until: float) -> tuple[Face, ...] | None:
        """An order by all that was told until a moment."""
        taker: dict[int, Card] = {}
        may = {one: tuple(self._places(told, one, until)) for one in told.cards}
        for one in told.cards:
            if not _place(one, may, taker, set()):
                return None
        return tuple(taker[place].face for place in range(len(told.cards)))

    def _places(self, told: _Deck, card: Card, until: float) -> Iterator[int]:
        """Where in the deck the card may be."""
        shown, left = (
            moment if (moment := moments.get(card, inf)) <= until else inf
            for moments in (told.shown, told.left)
        )
        said = [at for at, none in self._claims if at <= min(left, until) and card.face in none]
        missed = max(said, default=-1)
        barred = {
            drawn for drawn, (at, none) in self._drew.items() if at <= until and card.face in none
        }
        for place in range(len(told.cards)):
            drawn = told.drawn[place] if place < len(told.drawn) else inf
            if missed <= drawn <= shown - 1 and drawn not in barred:
                yield place


def _place(
    card: Card, may: dict[Card, tuple[int, ...]], taker: dict[int, Card], tried: set[int]
) -> bool:
    """Give the card a place, if need be by moving others; whether there is one."""
    for place in may[card]:
        if place not in tried:
            tried.add(place)
            if place not in taker or _place(taker[place], may, taker, tried):
                taker[place] = card
                return True
    return False
