"""With or without JOKERs, packs and hands: options ``jokers``, ``packs`` and ``hand_size``."""

from __future__ import annotations

from collections import Counter

import pytest

from game.cards import Rank, deck
from game.mau_mau import OptionsError, begin
from game.mau_mau.options import Options
from tests.game.table import Table, on


def dealt(options: Options, seats: int, seed: str = "cards") -> Table:
    """A table after its first deal."""
    return Table(begin(options, seats, seed)).do("deal")


def cards_of(table: Table) -> Counter[str]:
    """How often every card is anywhere."""
    state = table.state
    piles = (*state.hands, state.stock, state.discards)
    return Counter(card.text for pile in piles for card in pile)


@pytest.mark.parametrize("jokers", [True, False])
@pytest.mark.parametrize("packs", [1, 2, 3])
def test_packs_and_jokers_every_card_is_dealt_once(packs: int, *, jokers: bool) -> None:
    table = dealt(Options(packs=packs, jokers=jokers), 3)
    cards = cards_of(table)
    assert set(cards.values()) == {1}
    assert set(cards) == {card.text for card in deck(packs=packs, jokers=jokers)}
    assert len(cards) == packs * (54 if jokers else 52)


def test_jokers_on_there_are_two_of_each_colour_in_two_packs() -> None:
    state = dealt(Options(), 4).state
    cards = [card for hand in state.hands for card in hand] + [*state.stock, *state.discards]
    jokers = [card.face.text for card in cards if card.rank is Rank.JOKER]
    assert sorted(jokers) == ["XB", "XB", "XR", "XR"]


def test_jokers_off_none_is_ever_laid() -> None:
    """M16: and a JOKER is in nobody's hand, so to ask for one is refused."""
    table = on("hands 2H 9C / 4C; discards 5H; turn P1", jokers=False)
    assert (table.refused("play XR"), table.playable) == ("not-in-hand M1", "2H")
    assert all(not text.startswith("X") for text in cards_of(table))


def test_jokers_off_everything_else_is_as_ever() -> None:
    table = on("hands 7H 9C / 4C; discards 5H; stock 8D 8C; turn P1", jokers=False).do("play 7H")
    assert (table.chain, table.do("pay").drew) == ("7+2", ["P2 2 M11"])


@pytest.mark.parametrize(("packs", "most"), [(1, 1), (2, 2), (3, 3)])
def test_packs_tell_how_many_identical_cards_there_are(packs: int, most: int) -> None:
    """M19."""
    counts = Counter(text.rstrip("bc") for text in cards_of(dealt(Options(packs=packs), 2)))
    assert set(counts.values()) == {most}


@pytest.mark.parametrize(("seats", "cards"), [(2, 108), (8, 108), (9, 162), (10, 162)])
def test_packs_by_default_two_and_three_for_nine_and_ten(seats: int, cards: int) -> None:
    assert sum(cards_of(dealt(Options(), seats)).values()) == cards


@pytest.mark.parametrize("size", range(5, 11))
def test_hand_size_so_many_are_dealt(size: int) -> None:
    table = dealt(Options(hand_size=size), 4)
    assert table.counts == [size] * 4
    assert len(table.state.stock) == 108 - 4 * size - 1
    again = table.state._replace(phase=begin(Options(), 2, "").phase)
    assert Table(again).do("deal").counts == [size] * 4


def test_hand_size_cards_are_dealt_one_by_one_from_the_dealers_right() -> None:
    """The seats on either side of the hand size get the same cards first."""
    five, ten = (dealt(Options(hand_size=size), 3).state for size in (5, 10))
    assert [hand[:5] for hand in ten.hands] == list(five.hands)


@pytest.mark.parametrize("size", [-7, 0, 1, 4, 11, 54])
def test_hand_size_anything_else_is_refused(size: int) -> None:
    with pytest.raises(OptionsError) as refused:
        begin(Options(hand_size=size), 4, "")
    assert (refused.value.code, refused.value.values) == ("hand_size", {"least": 5, "most": 10})


@pytest.mark.parametrize("packs", [-1, 0, 4])
def test_packs_anything_else_is_refused(packs: int) -> None:
    with pytest.raises(OptionsError) as refused:
        begin(Options(packs=packs), 4, "")
    assert (refused.value.code, refused.value.values) == ("packs", {"least": 1, "most": 3})


@pytest.mark.parametrize("seats", [-1, 0, 1, 11])
def test_seats_two_to_ten_sit_down(seats: int) -> None:
    with pytest.raises(OptionsError) as refused:
        begin(Options(), seats, "")
    assert (refused.value.code, refused.value.values) == ("seats", {"least": 2, "most": 10})


@pytest.mark.parametrize("jokers", [True, False])
@pytest.mark.parametrize("packs", [None, 1, 2, 3])
@pytest.mark.parametrize("size", range(5, 11))
def test_at_least_20_cards_must_be_left(size: int, packs: int | None, *, jokers: bool) -> None:
    """Exactly the tables that leave 20 can be played, and the others say how many they leave."""
    options = Options(hand_size=size, packs=packs, jokers=jokers)
    for seats in range(2, 11):
        whole = (54 if jokers else 52) * (packs or (2 if seats <= 8 else 3))
        left = whole - seats * size
        if left >= 20:
            options.check(seats)
            continue
        with pytest.raises(OptionsError) as refused:
            begin(options, seats, "")
        assert (refused.value.code, refused.value.values) == ("stock", {"left": left, "least": 20})


def test_without_jokers_two_cards_fewer_are_left() -> None:
    """4 players with 8 cards of one pack leave 22, or 20 without JOKERs: just enough."""
    Options(hand_size=8, packs=1, jokers=False).check(4)
    with pytest.raises(OptionsError):
        Options(hand_size=7, packs=1, jokers=False).check(5)
    with pytest.raises(OptionsError):
        Options(hand_size=7, packs=1).check(5)
