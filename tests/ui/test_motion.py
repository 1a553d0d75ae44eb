"""Which cards fly from where to where."""

from __future__ import annotations

from game.cards import Card, Face
from game.mau_mau import observe
from game.mau_mau.events import Cause, Drew, Laid, Misplayed, TurnBegan
from ui.motion import DISCARD, MOST_FLIGHTS, STOCK, Flight, flights

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
    assert len(flights([drew], 0)) == MOST_FLIGHTS


def test_anothers_wrong_card_goes_there_and_back() -> None:
    face = Face.parse("5H")
    there, back = flights([Misplayed(1, face, "M1")], 0)
    assert (there.target, back.target) == (DISCARD, "seat 1")


def test_most_events_move_nothing() -> None:
    assert flights([TurnBegan(0)], 0) == ()
