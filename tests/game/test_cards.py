"""Cards: packs of 54, faces and physical cards, each one object with a text that round-trips."""

from __future__ import annotations

import copy
import pickle

import pytest

from game.cards import FACES, RANKS, SUITS, Card, Colour, Face, Rank, Suit, by_order, card, deck
from game.reading import UnreadableError


def test_a_pack_is_four_suits_of_thirteen_ranks_and_two_jokers() -> None:
    texts = [face.text for face in FACES]
    ranks = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]
    assert texts == [rank + suit for suit in "CDHS" for rank in ranks] + ["XB", "XR"]


def test_hearts_and_diamonds_are_red() -> None:
    assert {suit.value: suit.colour.value for suit in Suit} == {
        "C": "B",
        "D": "R",
        "H": "R",
        "S": "B",
    }


def test_a_joker_has_a_colour_and_no_suit() -> None:
    for text, colour in (("XB", Colour.BLACK), ("XR", Colour.RED)):
        face = Face.parse(text)
        assert (face.rank, face.suit, face.colour) == (Rank.JOKER, None, colour)


def test_a_suited_face_has_its_suits_colour() -> None:
    for face in FACES[:52]:
        assert face.suit
        assert face.colour is face.suit.colour


def test_faces_round_trip_and_are_one_object_each() -> None:
    for face in FACES:
        assert Face.parse(str(face)) is face
        assert Face.parse(face.text.lower()) is face


def test_cards_round_trip_and_are_one_object_each() -> None:
    cards = deck(packs=3, jokers=True)
    assert len({item.text for item in cards}) == 162
    for item in cards:
        assert Card.parse(str(item)) is item
        assert card(item.face, item.pack) is item


def test_cards_and_faces_survive_copies_as_themselves() -> None:
    for item in (Card.parse("7Cb"), Face.parse("XR")):
        assert pickle.loads(pickle.dumps(item)) is item
        assert copy.deepcopy(item) is item


def test_a_card_has_its_faces_fields() -> None:
    for item in deck(packs=2, jokers=True):
        face = item.face
        assert (item.rank, item.suit, item.colour) == (face.rank, face.suit, face.colour)


def test_the_pack_is_told_by_a_mark() -> None:
    assert [Card.parse(text).pack for text in ("10S", "10Sb", "10Sc")] == [0, 1, 2]
    assert len({Card.parse(text).face for text in ("10S", "10Sb", "10Sc")}) == 1
    assert Card.parse("XBb").face.text == "XB"


@pytest.mark.parametrize("text", ["", "7", "C", "7Z", "1C", "11C", "XC", "X", "JOKER", "7C ", "CC"])
def test_other_texts_are_no_face(text: str) -> None:
    with pytest.raises(UnreadableError):
        Face.parse(text)


@pytest.mark.parametrize("text", ["", "b", "7Cd", "7Cbb", "7CB", "Xb", "7b"])
def test_other_texts_are_no_card(text: str) -> None:
    with pytest.raises(UnreadableError) as unreadable:
        Card.parse(text)
    assert unreadable.value.what == "a card"


@pytest.mark.parametrize(
    ("packs", "jokers", "count"),
    [(1, True, 54), (2, True, 108), (3, True, 162), (1, False, 52), (2, False, 104)],
)
def test_a_deck_has_every_card_once(packs: int, *, jokers: bool, count: int) -> None:
    cards = deck(packs=packs, jokers=jokers)
    assert len(cards) == len(set(cards)) == count
    assert {item.pack for item in cards} == set(range(packs))
    assert sum(item.rank is Rank.JOKER for item in cards) == (2 * packs if jokers else 0)


@pytest.mark.parametrize("packs", [-1, 0, 4])
def test_there_are_one_to_three_packs(packs: int) -> None:
    with pytest.raises(ValueError, match="packs"):
        deck(packs=packs, jokers=True)


def test_the_order_is_by_suit_then_rank_then_pack_the_jokers_last() -> None:
    backwards = deck(packs=2, jokers=True)[::-1]
    in_order = sorted(backwards, key=by_order)
    assert [item.text for item in in_order[:4]] == ["AC", "ACb", "2C", "2Cb"]
    assert [item.text for item in in_order[-4:]] == ["XB", "XBb", "XR", "XRb"]
    assert [item.face for item in in_order[::2]] == list(FACES)
    assert len({item.order for item in deck(packs=3, jokers=True)}) == 162


def test_ranks_and_suits_have_a_fixed_order() -> None:
    assert [suit.value for suit in SUITS] == ["C", "D", "H", "S"]
    assert " ".join(rank.value for rank in RANKS) == "A 2 3 4 5 6 7 8 9 10 J Q K X"
