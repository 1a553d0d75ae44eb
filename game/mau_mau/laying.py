"""What follows from a card on the discard pile: one that is laid, or the starter of a round."""

from __future__ import annotations

from collections.abc import Callable

from game.cards import Card, Suit
from game.mau_mau.course import Course, laid, turn_ended
from game.mau_mau.deal import deal, first_dealer, next_dealer
from game.mau_mau.effects import Kind
from game.mau_mau.events import (
    Called,
    Cause,
    ChainGrew,
    Cut,
    Deferred,
    Reversed,
    Skipped,
    SuitAsked,
    WentOn,
)
from game.mau_mau.fit import answers
from game.mau_mau.state import NOBODY, Chain, Ending, Result
from game.seats import Seat

IDENTICAL_PENALTY = 2


def begin_round(course: Course) -> None:
    """The next round: who deals, the deal, the first turn to the dealer's right."""
    if course.dealer == NOBODY:
        course.tell(first_dealer(course))
        dealer = course.dealer
    else:
        dealer = next_dealer(course)
    course.tell(deal(course, dealer))
    if course.options.any_starter:
        _begin_with(course, course.discards[0])
    else:
        course.begin_turn(course.after(dealer))


def cut(course: Course, seat: Seat, card: Card, suit: Suit | None, *, calls: bool) -> None:
    """The seat that was asked lays the identical card; play goes on from there (M19)."""
    course.tell(turn_ended(course.turn))
    course.tell(Cut(seat))
    lay(course, card, suit, calls=calls)


def lay(course: Course, card: Card, suit: Suit | None, *, calls: bool = False) -> None:
    """The seat on turn lays a card; what follows: M19, M8's debt, the effect, going out."""
    seat, options, chain = course.turn, course.options, course.chain
    effect = options.effects.of_card[card]
    answered = chain if chain and card in answers(chain, options) else None
    identical = card.face is course.discards[-1].face
    course.tell(laid(seat, card))
    if calls:
        course.tell(Called(seat))
    if chain and not answered:
        course.tell(Deferred(seat, chain.cards))
    if identical and course.first_identical != NOBODY:
        course.draw(course.first_identical, IDENTICAL_PENALTY, Cause.IDENTICAL)
    if not course.hands[seat] and course.debts[seat] and options.debtors_stay:
        course.draw(seat, course.debts[seat], Cause.DEBT)
    if effect.kind is Kind.PREVIOUS_DRAWS:
        course.draw(course.after(seat, -1), effect.cards, Cause.PREVIOUS)
    if course.hands[seat]:
        TAKE_EFFECT[effect.kind](course, suit, answered)
    else:
        course.end_round(Result((seat,), Ending.OUT))


def _begin_with(course: Course, starter: Card) -> None:
    """The first turn on a starter that works as if the dealer had laid it."""
    dealer = course.dealer
    effect = course.options.effects.of_card[starter]
    first = 1
    match effect.kind:
        case Kind.SKIP:
            course.tell(Skipped(course.after(dealer)))
            first = 2
        case Kind.SOFT_DRAW | Kind.HARD_DRAW:
            course.tell(ChainGrew(dealer, Chain(starter.rank, effect, effect.cards)))
        case Kind.PREVIOUS_DRAWS:
            course.draw(course.after(dealer, -1), effect.cards, Cause.PREVIOUS)
        case Kind.REVERSE if course.seats > 2:
            course.tell(Reversed(course.direction.reversed))
        case _:
            pass
    course.begin_turn(course.after(dealer, first))
    if effect.kind is Kind.WILD:
        course.tell(SuitAsked(course.turn))


def _end_turn(course: Course, _: Suit | None, __: Chain | None) -> None:
    course.end_turn()


def _skip(course: Course, _: Suit | None, __: Chain | None) -> None:
    course.end_turn(steps=2)


def _grow_chain(course: Course, _: Suit | None, answered: Chain | None) -> None:
    card = course.discards[-1]
    effect = course.options.effects.of_card[card]
    cards = effect.cards + (answered.cards if answered else 0)
    course.tell(ChainGrew(course.turn, Chain(card.rank, effect, cards)))
    course.end_turn()


def _name_suit(course: Course, suit: Suit | None, _: Chain | None) -> None:
    if suit:
        course.name(suit)
    else:
        course.tell(SuitAsked(course.turn))


def _reverse(course: Course, _: Suit | None, __: Chain | None) -> None:
    if course.seats > 2:
        course.tell(Reversed(course.direction.reversed))
        course.end_turn()
    elif course.options.reverse_of_two_goes_on:
        course.tell(WentOn(course.turn))
    else:
        course.end_turn()


def _go_on(course: Course, _: Suit | None, __: Chain | None) -> None:
    course.tell(WentOn(course.turn))


TAKE_EFFECT: dict[Kind, Callable[[Course, Suit | None, Chain | None], None]] = {
    Kind.NONE: _end_turn,
    Kind.SKIP: _skip,
    Kind.SOFT_DRAW: _grow_chain,
    Kind.HARD_DRAW: _grow_chain,
    Kind.PREVIOUS_DRAWS: _end_turn,
    Kind.WILD: _name_suit,
    Kind.REVERSE: _reverse,
    Kind.PLAY_AGAIN: _go_on,
}
"""What follows from each effect of a card that is not one's last: told are the suit that the player
names, and the chain that the card answers. The seat before the player has drawn already (M12)."""
