"""X1 to X5: the draw for the deal, the deal, who begins."""

from __future__ import annotations

import pytest

from game.cards import Rank, deck
from game.mexe_mexe import Options, State, begin, evolve, judge, parse_intent
from game.mexe_mexe.events import DealerDrawn, Dealt
from game.mexe_mexe.state import Phase
from game.ruling import Allowed
from tests.game.mexe_mexe.table import Table, after, on

RANKS = tuple(Rank)


def dealt(seats: int, seed: str = "a seed", options: Options | None = None) -> Table:
    state = begin(options or Options(), seats, seed)
    ruling = judge(state, 0, parse_intent("deal"))
    assert isinstance(ruling, Allowed)
    return Table(after(state, ruling.events), ruling.events)


def test_x1_the_highest_card_deals_and_ties_draw_again() -> None:
    ties = 0
    for number in range(60):
        drawn = dealt(4, f"draw {number}").events[0]
        assert isinstance(drawn, DealerDrawn)
        for row in drawn.rows[:-1]:
            heights = [RANKS.index(card.rank) for card in row if card]
            assert heights.count(max(heights)) > 1
        heights = [RANKS.index(card.rank) if card else -1 for card in drawn.rows[-1]]
        assert heights.count(max(heights)) == 1
        assert heights.index(max(heights)) == drawn.dealer
        ties += len(drawn.rows) > 1
    assert ties


def test_x1_only_the_first_deal_is_drawn_for() -> None:
    table = on("hands 3C / 4C; stock 5C 6C; dealer P2").do("discard 3C", "deal")
    assert "DealerDrawn" not in table.kinds
    assert table.state.dealer == 0


@pytest.mark.parametrize("hand_size", [7, 9, 11, 13])
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6, 7, 8])
def test_x3_x4_hands_and_stock(seats: int, hand_size: int) -> None:
    state = dealt(seats, options=Options(hand_size=hand_size)).state
    assert [len(hand) for hand in state.hands] == [hand_size] * seats
    packs = 2 if seats <= 6 else 3
    everything = [*state.stock, *(card for hand in state.hands for card in hand)]
    assert sorted(everything, key=str) == sorted(deck(packs=packs, jokers=False), key=str)
    assert (state.discards, state.table, state.phase) == ((), (), Phase.DRAW)
    assert not any(card.rank is Rank.JOKER for card in everything)


def test_x3_the_deal_is_one_by_one_from_the_dealers_right() -> None:
    """With the same shuffle, other numbers of cards give the same first cards."""
    few, many = dealt(3, options=Options(hand_size=7)).state, dealt(3).state
    for seat in range(3):
        assert many.hands[seat][:7] == few.hands[seat]
    assert few.dealer is not None
    right = (few.dealer + 1) % 3
    assert few.stock[0] is many.hands[right][7]


def test_x2_x5_the_dealer_s_right_begins_and_deals_next() -> None:
    for number in range(10):
        state = dealt(5, f"turn {number}").state
        assert state.dealer is not None
        assert state.turn == (state.dealer + 1) % 5
    table = on("hands 3C / 4C / 5C / 6C; stock 7C; dealer P2; turn P3").do("discard 5C", "deal")
    assert (table.state.dealer, table.state.turn, table.state.round) == (2, 3, 2)


def test_x5_play_runs_to_the_right() -> None:
    table = on("hands 3C 3D / 4C 4D / 5C 5D; stock 6C 6D 6H; turn P2")
    assert table.do("discard 4C").turn == "P3"
    assert table.do("discard 4C", "draw", "discard 5C").turn == "P1"


def test_t18_the_dealer_is_eliminated() -> None:
    """X2: the deal passes to the next active player on the right."""
    table = on(
        "hands 3C / 4C / KC / 6C; dealer P2; sheet 0 190 190 0; turn P1; "
        'options {"returns": "never"}'
    ).do("discard 3C")
    assert table.totals == [0, 194, 205, 6]
    after_deal = table.do("deal").state
    assert (after_deal.dealer, after_deal.turn) == (3, 0)
    assert after_deal.hands[2] == ()


def test_x2_the_eliminated_are_passed_over_by_the_turn() -> None:
    table = on("hands 3C 3D / - / 5C 5D; stock 6C 6D 6H; sheet 0 210 0")
    assert table.do("discard 3C").turn == "P3"
    assert table.do("discard 3C", "draw", "discard 5C").turn == "P1"


def test_x3_the_eliminated_get_no_cards() -> None:
    state: State = on("hands - / - / -; phase deal; sheet 0 210 0; dealer P1").do("deal").state
    assert [len(hand) for hand in state.hands] == [11, 0, 11]
    assert (state.dealer, state.turn, len(state.stock)) == (2, 0, 82)


def test_hidden_cards_cannot_evolve_a_state() -> None:
    state = begin(Options(), 2, "")
    with pytest.raises(AssertionError, match="hidden"):
        evolve(state, Dealt(1, 0, ((None,), (None,)), ()))
