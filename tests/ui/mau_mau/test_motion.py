"""Which cards fly from where to where."""

from __future__ import annotations

from game.cards import Card, Face
from game.mau_mau import observe
from game.mau_mau.events import Cause, Dealt, Drew, Laid, Misplayed, TurnBegan
from ui.mau_mau.motion import MOST_DRAWN, flights
from ui.motion import DISCARD, STOCK, Flight

CARD = Card.parse("7Cb")


def test_own_card_flies_from_the_hand() -> None:
    assert flights([Laid(0, CARD)], 0) == (Flight(CARD.face, "card 7Cb", DISCARD),)


def test_anothers_card_flies_from_the_seat() -> None:
    assert flights([Laid(2, CARD)], 0) == (Flight(CARD.face, "seat 2", DISCARD),)


def test_own_drawn_cards_arrive_open_and_others_face_down() -> None:
    drew = Drew(0, (CARD,), 1, Cause.WANT)
    assert flights([observe(drew, 0)], 0) == (Flight(CARD.face, STOCK, "card 7Cb"),)
    assert flights([observe(drew, 1)], 1) == (Flight(None, STOCK, "seat 0"),)


def test_a_long_penalty_is_cut_short() -> None:
    drew = Drew(2, (None,) * 20, 20, Cause.HARD_CHAIN)
    assert len(flights([drew], 0)) == MOST_DRAWN


def test_anothers_wrong_card_goes_there_and_back() -> None:
    face = Face.parse("5H")
    there, back = flights([Misplayed(1, face, "M1")], 0)
    assert (there.target, back.target) == (DISCARD, "seat 1")


def test_a_card_turns_over_only_when_it_was_hidden_before() -> None:
    assert Flight(CARD.face, STOCK, "card 7Cb").turns
    assert Flight(CARD.face, "seat 1", DISCARD).turns
    assert not Flight(CARD.face, "card 7Cb", DISCARD).turns
    assert not Flight(CARD.face, DISCARD, "card 7Cb").turns
    assert not Flight(None, STOCK, "seat 1").turns


def test_before_the_next_deal_the_last_round_is_gathered() -> None:
    dealt = Dealt(2, 1, ((CARD,), (None,)), (), CARD, ())
    back = flights([dealt], 0)[:3]
    assert [flight.origin for flight in back] == [DISCARD, "seat 0", "seat 1"]
    assert {(flight.face, flight.target) for flight in back} == {(None, STOCK)}


def test_most_events_move_nothing() -> None:
    assert flights([TurnBegan(0)], 0) == ()


def test_cards_are_dealt_one_by_one_from_the_dealers_right() -> None:
    own = (Card.parse("2C"), Card.parse("3C"))
    dealt = Dealt(1, 1, (own, (None, None), (None, None)), (), CARD, ())
    assert flights([dealt], 0) == (
        Flight(None, STOCK, "seat 2"),
        Flight(own[0].face, STOCK, "card 2C"),
        Flight(None, STOCK, "seat 1"),
        Flight(None, STOCK, "seat 2"),
        Flight(own[1].face, STOCK, "card 3C"),
        Flight(None, STOCK, "seat 1"),
    )
