"""Deals of what is hidden: whole, in agreement with what was seen, and all that can be."""

from __future__ import annotations

from collections import Counter
from random import Random

from game import mau_mau
from game.bots.mau_mau.deals import Dealer
from game.cards import Face, deck
from game.mau_mau import State
from game.mau_mau.options import Options
from game.record import Player
from game.selfplay import play_round
from tests.game.bots.mau_mau.twins import faces, told, twin
from tests.game.table import Table, on


def states(options: Options, seats: int, seed: str) -> list[State]:
    players = tuple(Player(f"P{seat}", "medium") for seat in range(seats))
    matches = [match for _, match in play_round(mau_mau, players, seed, options)]
    return [match.state for match in matches[:-1]]


def test_a_deal_has_all_cards_and_shows_what_the_view_shows() -> None:
    luck = Random(1).random
    for number in range(6):
        options = Options(packs=1 + number % 2, cutting=number > 2, any_starter=True)
        whole = sorted(card.face.order for card in deck(packs=1 + number % 2, jokers=True))
        for state in states(options, 2 + number % 3, f"whole {number}"):
            seat = state.actor
            assert seat is not None
            table = Dealer(mau_mau.view(state, seat)).deal(luck)
            hands = [card for hand in table.hands for card in hand]
            assert sorted([*hands, *table.stock, *table.discards]) == whole
            assert [len(hand) for hand in table.hands] == [len(hand) for hand in state.hands]
            assert sorted(table.hands[seat]) == sorted(faces(state.hands[seat]))
            real, dealt = told(twin(state)), told(table)
            for same in ("discards", "phase", "context", "steps", "drawn"):
                assert dealt[same] == real[same], same
            assert (table.turn, table.direction) == (state.turn, state.direction)
            assert (table.pending, table.debts) == (
                state.chain.cards if state.chain else 0,
                list(state.debts),
            )
            assert table.first_identical == state.first_identical
            if not state.cutters:
                assert table.layer == state.layer


def dealt(table: Table, seat: int, times: int = 400) -> list[list[int]]:
    """The other hand of two, in so many deals."""
    luck, dealer = Random(2).random, Dealer(mau_mau.view(table.state, seat))
    return [dealer.deal(luck).hands[1 - seat] for _ in range(times)]


def test_every_hidden_card_is_dealt_as_often_as_it_should_be() -> None:
    hands = dealt(on("hands 5H 7S / 2D 3C 4C; discards 7C; turn P1"), 0)
    counts = Counter(card for hand in hands for card in hand)
    assert len(counts) == 54
    assert counts.most_common(1)[0][1] < 60, "22 of 1,200 on average"


def test_a_deal_agrees_with_who_could_not_answer() -> None:
    table = on("hands 5C 5S / 2D 3D 4D; discards 6C; stock 8H 8S *; turn P1").do(
        "play 5C", "draw", "pass"
    )
    clubs = range(13)
    fives = {Face.parse(face).order for face in ("5C", "5D", "5H", "5S")}
    for hand in dealt(table, 0):
        assert not fives & set(hand)
        assert not any(card in clubs for card in hand if card != Face.parse("JC").order)


def test_a_deal_agrees_with_who_paid() -> None:
    table = on("hands 7C 5S 5D / 2D 3D 4D; discards 6C; turn P1").do("play 7C", "pay")
    sevens = {Face.parse(face).order for face in ("7C", "7D", "7H", "7S")}
    held = [len(sevens & set(hand)) for hand in dealt(table, 0)]
    assert 0 < sum(map(bool, held)) < 120, "only among the two cards drawn"
    assert max(held) <= 2


def test_what_cannot_be_is_dealt_somehow() -> None:
    """A player may pass with a card that fits; in the end that may be the only card left."""
    table = on("hands 5C / 6C; discards 4C; stock -; turn P2", packs=1).do("play 6C")
    assert table.result
    table = on("hands 5C 9D / 6D 6C; discards 6S 4C; stock 8D; turn P1", packs=1)
    table = table.do("play 5C")
    state = table.state._replace(phase=mau_mau.state.Phase.DREW)
    passed = Table(state).do("pass")
    assert all(len(hand) == 2 for hand in dealt(passed, 0, 20))
