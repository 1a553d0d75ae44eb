"""``evolve(state, event)``: the only thing that makes a new state of Mau-Mau."""

from __future__ import annotations

from operator import add
from typing import assert_never

from game.cards import Card
from game.mau_mau.events import (
    Called,
    Cause,
    ChainGrew,
    Cut,
    CutDeclined,
    CutOffered,
    DealerDrawn,
    Dealt,
    Deferred,
    Drew,
    Event,
    Known,
    Laid,
    MatchEnded,
    Misplayed,
    Noticed,
    Passed,
    Reshuffled,
    Reversed,
    RoundEnded,
    Skipped,
    SuitAsked,
    SuitNamed,
    TurnBegan,
    TurnEnded,
    WentOn,
)
from game.mau_mau.goal import hand_value
from game.mau_mau.options import Options
from game.mau_mau.state import LAST_BUT_ONE, NOBODY, Phase, Result, State
from game.seats import Direction, Seat

_CLOSING = (Cause.SOFT_CHAIN, Cause.HARD_CHAIN, Cause.MISPLAY)
"""Draws after which no chain is pending."""


def begin(options: Options, seats: int, seed: str) -> State:
    """A table before its first deal. Raises OptionsError for options that cannot be played."""
    options.check(seats)
    zeros = (0,) * seats
    return State(options, seed, hands=((),) * seats, debts=zeros, won=zeros, points=zeros)


def evolve(state: State, event: Event) -> State:  # noqa: C901, PLR0912  # one case an event
    """The state after the event. The event's hidden cards must be known."""
    match event:
        case Drew():
            return _drew(state, event)
        case TurnBegan(seat):
            return _began(state, seat)
        case TurnEnded():
            return state._replace(still=state.still + 1, layer=NOBODY, steps=1)
        case Laid():
            return _laid(state, event)
        case ChainGrew(_, chain):
            return state._replace(chain=chain)
        case Deferred(seat, cards):
            return state._replace(
                chain=None, debts=put(state.debts, seat, cards), past=(*state.past, event)
            )
        case SuitNamed(_, suit):
            return state._replace(named=suit, phase=Phase.PLAY, past=(*state.past, event))
        case SuitAsked():
            return state._replace(phase=Phase.NAME)
        case Reversed(direction):
            return state._replace(direction=direction)
        case WentOn():
            return state._replace(phase=Phase.AGAIN)
        case Reshuffled(stock):
            return state._replace(
                stock=_known(stock),
                discards=state.discards[-1:],
                reshuffles=state.reshuffles + 1,
                past=(*state.past, Reshuffled(_hidden(stock))),
            )
        case Passed() | Misplayed():
            return state._replace(past=(*state.past, event))
        case Skipped():
            return state
        case Called(seat) | Noticed(seat):
            return state._replace(silent=_without(state.silent, seat))
        case CutOffered(seats, steps):
            return state._replace(cutters=seats, steps=steps, phase=Phase.CUT)
        case CutDeclined():
            return state._replace(cutters=state.cutters[1:])
        case Cut(seat):
            return _began(state, seat)._replace(cutters=())
        case DealerDrawn(_, dealer):
            return state._replace(dealer=dealer)
        case Dealt():
            return _dealt(state, event)
        case RoundEnded(result):
            return _round_ended(state, result)
        case MatchEnded(winners):
            return state._replace(match_winners=winners, phase=Phase.OVER)
        case _:
            assert_never(event)


def _began(state: State, seat: Seat) -> State:
    """The turn is the seat's, which can be noticed no longer."""
    return state._replace(
        turn=seat,
        phase=Phase.PLAY,
        turns=state.turns + 1,
        silent=_without(state.silent, seat),
    )


def _round_ended(state: State, result: Result) -> State:
    """The round is counted; chains, debts and everything else that pends are dropped."""
    return state._replace(
        result=result,
        won=tuple(rounds + (seat in result.winners) for seat, rounds in enumerate(state.won)),
        points=tuple(map(add, state.points, map(hand_value, state.hands))),
        phase=Phase.DEAL,
        chain=None,
        debts=(0,) * state.seats,
        layer=NOBODY,
        silent=(),
    )


def _without(seats: tuple[Seat, ...], seat: Seat) -> tuple[Seat, ...]:
    return tuple(other for other in seats if other != seat) if seats else seats


def put(numbers: tuple[int, ...], seat: Seat, number: int) -> tuple[int, ...]:
    """The numbers with the seat's replaced."""
    return (*numbers[:seat], number, *numbers[seat + 1 :])


def _drew(state: State, event: Drew) -> State:
    seat, count = event.seat, len(event.cards)
    hand = state.hands[seat] + _known(event.cards)
    phase = state.phase
    if event.cause is Cause.WANT:
        phase = Phase.DREW
    return state._replace(
        hands=(*state.hands[:seat], hand, *state.hands[seat + 1 :]),
        stock=state.stock[count:],
        phase=phase,
        chain=None if event.cause in _CLOSING else state.chain,
        debts=put(state.debts, seat, 0) if event.cause is Cause.DEBT else state.debts,
        still=-1 if count else state.still,
        silent=_without(state.silent, seat) if count else state.silent,
        past=(*state.past, Drew(seat, _hidden(event.cards), event.due, event.cause)),
    )


def _laid(state: State, event: Laid) -> State:
    seat, card = event.seat, event.card
    hand = state.hands[seat]
    at = hand.index(card)
    again = card.face is state.discards[-1].face
    return state._replace(
        hands=(*state.hands[:seat], hand[:at] + hand[at + 1 :], *state.hands[seat + 1 :]),
        discards=(*state.discards, card),
        first_identical=state.first_identical if again else seat,
        named=None,
        phase=Phase.PLAY,
        still=-1,
        layer=seat,
        silent=(*state.silent, seat)
        if state.options.calling and len(hand) == LAST_BUT_ONE
        else state.silent,
        past=(*state.past, event),
    )


def _dealt(state: State, event: Dealt) -> State:
    """A new round; only the match's own numbers go on. The dealer has the turn for a moment."""
    return State(
        options=state.options,
        seed=state.seed,
        hands=tuple(map(_known, event.hands)),
        stock=_known(event.stock),
        discards=(event.starter,),
        debts=(0,) * state.seats,
        direction=Direction.RIGHT,
        phase=Phase.PLAY,
        turn=event.dealer,
        round=event.round,
        dealer=event.dealer,
        won=state.won,
        points=state.points,
        past=(
            event._replace(
                hands=tuple(map(_hidden, event.hands)),
                stock=_hidden(event.stock),
            ),
        ),
    )


def _hidden(cards: tuple[Known, ...]) -> tuple[Known, ...]:
    return (None,) * len(cards)


def _known(cards: tuple[Known, ...]) -> tuple[Card, ...]:
    """The cards, none of which may be hidden."""
    assert None not in cards, "a hidden card cannot evolve a state"
    return cards  # type: ignore[return-value]
