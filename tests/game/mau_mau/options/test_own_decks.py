"""own_decks: every seat is dealt, and draws, from the pack of its number."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game import mau_mau
from game.cards import Face, deck
from game.mau_mau.options import Options
from game.mau_mau.own_decks import guess, is_guess, ordered, own, seed_text
from game.mau_mau.state import State
from game.rules import OptionsError
from tests.game.table import Table, after, on

OWN = Options(own_decks=True)
TWO = (
    "hands 9C 9S / 4Cb 2Db; discards {}; stock {}; turn P1; "
    'options {{"own_decks": true, "jokers": false}}'
)


def dealt(seats: int, seed: str, options: Options = OWN) -> State:
    state = mau_mau.begin(options, seats, seed)
    ruling = mau_mau.judge(state, 0, mau_mau.parse_intent("deal"))
    return after(state, ruling.events)  # type: ignore[union-attr]


def table(discards: str, stock: str) -> Table:
    return on(TWO.format(discards, stock))


def test_off_and_for_two_or_three_seats_with_as_many_packs() -> None:
    assert not Options().own_decks
    assert [Options(own_decks=True, packs=1).packs_for(seats) for seats in (2, 3)] == [2, 3]
    for seats in (2, 3):
        OWN.check(seats)
    with pytest.raises(OptionsError) as error:
        OWN.check(4)
    assert (error.value.code, error.value.values) == ("seats", {"least": 2, "most": 3})


@pytest.mark.parametrize(
    "options", [replace(OWN, cutting=True), replace(OWN, draw_until_playable=True)]
)
def test_not_with_what_depends_on_cards_that_nobody_may_know(options: Options) -> None:
    with pytest.raises(OptionsError) as error:
        options.check(2)
    assert error.value.code == "own_decks"


@pytest.mark.parametrize("seats", [2, 3])
def test_hands_are_dealt_from_own_packs_and_the_starter_from_the_dealers(seats: int) -> None:
    state = dealt(seats, "a seed")
    for seat, hand in enumerate(state.hands):
        assert {card.pack for card in hand} == {seat}
        assert len(hand) == 7
        assert len(state.stock_of(seat)) == 47 - (seat == state.dealer)
    assert state.discards[0].pack == state.dealer
    assert mau_mau.view(state, 1).stock == len(state.stock_of(1))


def test_the_starter_has_no_effect_unless_any_card_may_start() -> None:
    plain = {dealt(2, f"{seed}").discards[0].rank.value for seed in range(40)}
    any_card = {
        dealt(2, f"{seed}", Options(own_decks=True, any_starter=True)).discards[0].rank.value
        for seed in range(80)
    }
    assert plain == {"2", "4", "5", "6", "8", "10"}
    assert any_card > plain


def test_one_draws_the_next_card_of_ones_own_pack() -> None:
    drawn = table("5H", "8Db 7Db 8S 8D").do("draw")
    assert (drawn.hand("P1"), drawn.drew) == ("9C 9S 8S", ["P1 1 M2"])
    assert [str(card) for card in drawn.state.stock] == ["8Db", "7Db", "8D"]


def test_a_penalty_is_drawn_from_the_pack_of_whoever_draws() -> None:
    hit = table("5H 2C", "8D 8S 8Db 7Db").do("play 9C")
    assert (hit.hand("P2"), hit.drew) == ("4C 2D 8D", ["P2 1 M12"])
    assert [str(card) for card in hit.state.hands[1]] == ["4Cb", "2Db", "8Db"]


def test_when_ones_own_stock_is_used_up_ones_own_discards_are_shuffled() -> None:
    drawn = table("6S 5Hb 6D 7S 8Hb", "8Db").do("draw")
    assert len(drawn.hand("P1").split()) == 3
    mine = own((*drawn.state.stock, *drawn.state.hands[0][2:]), 0)
    assert sorted(map(str, mine)) == ["6D", "6S", "7S"]
    assert [str(card) for card in drawn.state.discards] == ["5Hb", "8Hb"]
    assert drawn.state.reshuffles == 1


def test_with_nothing_of_ones_own_one_passes_though_others_could_draw() -> None:
    stuck = table("5Hb 6Hb", "8Db")
    assert (stuck.state.drawable, mau_mau.view(stuck.state, 1).drawable) == (0, 2)
    assert stuck.refused("draw") == "nothing-to-draw TOO-FEW"
    assert stuck.do("pass").turn == "P2"


def test_a_seed_tells_decks_by_their_seeds_and_by_guesses() -> None:
    pile = deck(packs=2, jokers=True)
    faces = tuple(map(Face.parse, ("XR", "2H", "10C")))
    seed = seed_text("c", [("k1", guess({0: faces, 2: faces[1:]})), ("k2", "k3")])
    assert [is_guess(seed, number, seat) for number in (1, 2) for seat in (0, 1)] == [
        False,
        True,
        False,
        False,
    ]
    first, other = (ordered(seed, 1, 1, shuffle, pile) for shuffle in (0, 2))
    assert [str(card) for card in first[:4]] == ["XRb", "2Hb", "10Cb", "ACb"]
    assert [str(card) for card in other[:3]] == ["2Hb", "10Cb", "ACb"]
    assert ordered(seed, 1, 1, 1, pile) == own(pile, 1)
    another = seed_text("c", [("k1", "other"), ("k2", "k3")])
    assert dealt(2, seed).hands[0] == dealt(2, another).hands[0]
    assert dealt(2, seed).hands[1] != dealt(2, another).hands[1]


def test_the_order_of_a_shuffle_depends_on_the_cards_of_others_too() -> None:
    pile = deck(packs=2, jokers=True)
    orders = {ordered("a seed", 1, 0, 1, pile[at:]) for at in range(54, 60)}
    assert orders == {()}
    orders = {ordered("a seed", 1, 0, 1, pile[: 108 - at]) for at in range(6)}
    assert len(orders) == 6
    assert {frozenset(order) for order in orders} == {frozenset(own(pile, 0))}


@pytest.mark.parametrize("seed", ["", "decks", "decks ", "decks x", "decks x y", "decks x ~0", "♣"])
def test_any_seed_can_be_dealt(seed: str) -> None:
    state = dealt(3, seed)
    assert [len(hand) for hand in state.hands] == [7, 7, 7]
    assert len({*state.stock, *state.discards, *(c for hand in state.hands for c in hand)}) == 162
