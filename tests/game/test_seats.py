"""Seats, directions, and the draw for the deal."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from game.cards import Card, Rank
from game.reading import UnreadableError
from game.seats import (
    Direction,
    draw_for_dealer,
    highest_drawer,
    neighbour,
    parse_seat,
    seat_text,
)


def height(card: Card) -> int:
    """A is the lowest rank, K the highest (X1)."""
    return ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"].index(card.rank.value)


def test_to_the_right_the_numbers_grow_and_wrap_around() -> None:
    assert [neighbour(seat, Direction.RIGHT, 4) for seat in range(4)] == [1, 2, 3, 0]
    assert [neighbour(seat, Direction.LEFT, 4) for seat in range(4)] == [3, 0, 1, 2]


def test_distances_count_in_the_direction_and_back() -> None:
    assert neighbour(0, Direction.RIGHT, 5, 2) == 2
    assert neighbour(0, Direction.LEFT, 5, 2) == 3
    assert neighbour(0, Direction.RIGHT, 5, -1) == 4
    assert neighbour(0, Direction.LEFT, 5, -1) == 1
    assert neighbour(0, Direction.RIGHT, 2, 2) == 0


def test_there_and_back() -> None:
    for direction in Direction:
        assert direction.reversed is not direction
        assert direction.reversed.reversed is direction
        for seats in range(2, 11):
            for seat in range(seats):
                there = neighbour(seat, direction, seats)
                assert neighbour(there, direction.reversed, seats) == seat
                assert neighbour(there, direction, seats, -1) == seat


def test_seat_texts_round_trip() -> None:
    assert [seat_text(seat) for seat in (0, 9)] == ["P1", "P10"]
    for seat in range(10):
        assert parse_seat(seat_text(seat)) == seat
    assert (parse_seat("p3"), parse_seat("3")) == (2, 2)


@pytest.mark.parametrize(
    "text", ["", "P", "P0", "0", "-1", "P-1", "PP1", "P1.5", "one", "P 1", "²"]
)
def test_other_texts_are_no_seat(text: str) -> None:
    with pytest.raises(UnreadableError):
        parse_seat(text)


def test_x1_every_seat_draws_and_the_highest_card_is_alone() -> None:
    for seats in range(2, 11):
        for seed in range(20):
            rows = draw_for_dealer(seats, str(seed))
            assert None not in rows[0]
            best = [height(card) for card in rows[-1] if card]
            assert best.count(max(best)) == 1
            winner = rows[-1][highest_drawer(rows[-1])]
            assert winner
            assert height(winner) == max(best)


def test_x1_those_who_tie_draw_again_and_nobody_else() -> None:
    ties = 0
    for seed in range(300):
        rows = draw_for_dealer(6, f"ties {seed}")
        for row, following in pairwise(rows):
            ties += 1
            best = max(height(card) for card in row if card)
            tied = [seat for seat, card in enumerate(row) if card and height(card) == best]
            assert len(tied) > 1
            assert [seat for seat, card in enumerate(following) if card] == tied
    assert ties > 20


def test_x1_from_one_pack_without_jokers() -> None:
    for seed in range(100):
        for row in draw_for_dealer(10, str(seed)):
            cards = [card for card in row if card]
            assert len(set(cards)) == len(cards)
            assert all(card.pack == 0 and card.rank is not Rank.JOKER for card in cards)


def test_x1_an_ace_is_low() -> None:
    assert highest_drawer((Card.parse("AS"), Card.parse("2C"))) == 1
    assert highest_drawer((Card.parse("KS"), Card.parse("AC"), Card.parse("QD"))) == 0
    assert highest_drawer((None, Card.parse("10S"), Card.parse("9C"))) == 1


def test_the_draw_depends_on_the_seed_and_is_fair() -> None:
    assert draw_for_dealer(4, "a") == draw_for_dealer(4, "a") != draw_for_dealer(4, "b")
    dealers = Counter(highest_drawer(draw_for_dealer(4, f"fair {n}")[-1]) for n in range(1_200))
    assert sum((count - 300) ** 2 / 300 for count in dealers.values()) < 16.3
