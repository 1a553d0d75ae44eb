"""``evolve(state, event)``: the only thing that makes a new state of Mexe-Mexe."""

from __future__ import annotations

from typing import assert_never

from game.cards import Card
from game.mexe_mexe import scores
from game.mexe_mexe.events import (
    Arranged,
    DealerDrawn,
    Dealt,
    Declined,
    Discarded,
    Drew,
    Eliminated,
    Event,
    Exchanged,
    Known,
    MatchEnded,
    Reshuffled,
    Returned,
    ReturnOffered,
    RoundEnded,
    Took,
    TurnBegan,
)
from game.mexe_mexe.intents import Exchange
from game.mexe_mexe.options import Options
from game.mexe_mexe.scores import Row
from game.mexe_mexe.state import Phase, State
from game.mexe_mexe.turn import exchanged
from game.seats import Seat


def begin(options: Options, seats: int, seed: str) -> State:
    """A table before its first deal. Raises OptionsError for options that cannot be played."""
    options.check(seats)
    return State(options, seed, hands=((),) * seats)


def evolve(state: State, event: Event) -> State:
    """The state after the event. The event's hidden cards must be known."""
    match event:
        case TurnBegan(seat):
            return state._replace(turn=seat, phase=Phase.DRAW, taken=None, turns=state.turns + 1)
        case Drew(seat, card):
            assert card, "a hidden card cannot evolve a state"
            hands = _with_hand(state, seat, (*state.hands[seat], card))
            return state._replace(hands=hands, stock=state.stock[1:], phase=Phase.ARRANGE)
        case Took(seat, card):
            hands = _with_hand(state, seat, (*state.hands[seat], card))
            return state._replace(
                hands=hands, discards=state.discards[:-1], phase=Phase.ARRANGE, taken=card
            )
        case Exchanged():
            return _exchanged(state, event)
        case Arranged(seat, table, laid):
            return state._replace(hands=_without(state, seat, laid), table=table)
        case Discarded(seat, card):
            hands = _without(state, seat, (card,))
            return state._replace(hands=hands, discards=(*state.discards, card))
        case Reshuffled(stock):
            return state._replace(
                stock=_known(stock),
                discards=state.discards[-1:],
                reshuffles=state.reshuffles + 1,
            )
        case DealerDrawn(_, dealer):
            return state._replace(dealer=dealer)
        case Dealt():
            return _dealt(state, event)
        case _:
            return _after_round(state, event)


def _after_round(
    state: State,
    event: RoundEnded | Eliminated | ReturnOffered | Returned | Declined | MatchEnded,
) -> State:
    match event:
        case RoundEnded(result, points):
            row = Row(points, (None,) * state.seats)
            return state._replace(
                result=result, sheet=(*state.sheet, row), phase=Phase.DEAL, taken=None
            )
        case Eliminated():
            return state
        case ReturnOffered(seats):
            return state._replace(phase=Phase.RETURN, turn=seats[0], offers=seats)
        case Returned(seat, total):
            return _answered(state._replace(sheet=scores.came_back(state.sheet, seat, total)))
        case Declined():
            return _answered(state)
        case MatchEnded():
            return state._replace(phase=Phase.OVER)
        case _:
            assert_never(event)


def _answered(state: State) -> State:
    """The first of those asked has answered; the next one is asked, or the deal is awaited."""
    left = state.offers[1:]
    if left:
        return state._replace(offers=left, turn=left[0])
    return state._replace(offers=(), phase=Phase.DEAL)


def _exchanged(state: State, event: Exchanged) -> State:
    hand = (*(card for card in state.hands[event.seat] if card is not event.card), event.wild)
    table = exchanged(state.table, Exchange(event.card, event.wild), state.options)
    return state._replace(hands=_with_hand(state, event.seat, hand), table=table)


def _dealt(state: State, event: Dealt) -> State:
    return State(
        options=state.options,
        seed=state.seed,
        hands=tuple(map(_known, event.hands)),
        stock=_known(event.stock),
        round=event.round,
        dealer=event.dealer,
        sheet=state.sheet,
    )


def _with_hand(state: State, seat: Seat, hand: tuple[Card, ...]) -> tuple[tuple[Card, ...], ...]:
    return (*state.hands[:seat], hand, *state.hands[seat + 1 :])


def _without(state: State, seat: Seat, cards: tuple[Card, ...]) -> tuple[tuple[Card, ...], ...]:
    hand = tuple(card for card in state.hands[seat] if card not in cards)
    return _with_hand(state, seat, hand)


def _known(cards: tuple[Known, ...]) -> tuple[Card, ...]:
    """The cards, none of which may be hidden."""
    assert None not in cards, "a hidden card cannot evolve a state"
    return cards  # type: ignore[return-value]
