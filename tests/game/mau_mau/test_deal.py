"""Where the seed is silent: players and packs, the deal, the dealer, the starter."""

from __future__ import annotations

import pytest

from game import mau_mau
from game.cards import Card, Rank, deck
from game.mau_mau.effects import Effect, Effects, Kind
from game.mau_mau.events import DealerDrawn, Dealt, TurnBegan
from game.mau_mau.options import Options
from game.mau_mau.state import NOBODY, Phase, State
from game.ruling import Allowed
from game.seats import Direction
from game.shuffle import Stream, shuffled
from tests.game.table import Table, after, on

PLAIN_RANKS = {Rank.TWO, Rank.FOUR, Rank.FIVE, Rank.SIX, Rank.EIGHT, Rank.TEN}


def dealt(seats: int, seed: str = "a seed", options: Options | None = None) -> Table:
    """A table after its first deal."""
    return Table(mau_mau.begin(options or Options(), seats, seed)).do("deal")


def the_deal(table: Table) -> Dealt:
    """What the last deal was."""
    return next(event for event in table.events if isinstance(event, Dealt))


def all_cards(state: State) -> list[Card]:
    """Every card, wherever it is."""
    piles = (*state.hands, state.stock, state.discards)
    return [card for pile in piles for card in pile]


@pytest.mark.parametrize("seats", range(2, 11))
def test_players_2_packs_up_to_8_seats_and_3_above(seats: int) -> None:
    state = dealt(seats).state
    packs = 2 if seats <= 8 else 3
    assert len(all_cards(state)) == 54 * packs
    assert set(all_cards(state)) == set(deck(packs=packs, jokers=True))
    assert sum(card.rank is Rank.JOKER for card in all_cards(state)) == 2 * packs


@pytest.mark.parametrize("seats", [-1, 0, 1, 11])
def test_players_fewer_than_2_or_more_than_10_are_refused_with_the_reason(seats: int) -> None:
    with pytest.raises(mau_mau.OptionsError) as refused:
        mau_mau.begin(Options(), seats, "a seed")
    assert (refused.value.code, refused.value.values) == ("seats", {"least": 2, "most": 10})


@pytest.mark.parametrize(("seats", "hand_size", "packs"), [(5, 7, 1), (7, 5, 1), (9, 10, 2)])
def test_players_at_least_20_cards_must_be_left(seats: int, hand_size: int, packs: int) -> None:
    with pytest.raises(mau_mau.OptionsError) as refused:
        mau_mau.begin(Options(hand_size, packs), seats, "a seed")
    left = 54 * packs - seats * hand_size
    assert (refused.value.code, refused.value.values) == ("stock", {"left": left, "least": 20})


@pytest.mark.parametrize(("seats", "hand_size", "packs"), [(4, 7, 1), (8, 10, 2), (10, 10, 3)])
def test_players_20_cards_left_are_enough(seats: int, hand_size: int, packs: int) -> None:
    state = dealt(seats, options=Options(hand_size, packs)).state
    assert len(all_cards(state)) == 54 * packs
    assert len(state.stock) + 1 == 54 * packs - seats * hand_size


def test_deal_7_each() -> None:
    for seats in range(2, 11):
        assert dealt(seats).counts == [7] * seats


def test_deal_5_to_10_each_by_option() -> None:
    for size in range(5, 11):
        assert dealt(4, options=Options(hand_size=size)).counts == [size] * 4


def test_deal_one_by_one_the_first_card_to_the_dealers_right() -> None:
    """Sorted back into the order of dealing, the cards are the shuffled deck, whoever deals."""
    shuffled_deck = shuffled(deck(packs=2, jokers=True), Stream("one by one", "deal 1"))
    for dealer in range(4):
        state = mau_mau.begin(Options(), 4, "one by one")._replace(dealer=(dealer - 1) % 4)
        deal = the_deal(Table(state).do("deal"))
        assert deal.dealer == dealer
        turns = [(dealer + 1 + number) % 4 for number in range(4)]
        dealt_out = [deal.hands[seat][number] for number in range(7) for seat in turns]
        rest = deal.stock[: len(deal.stock) - len(deal.put_back)]
        assert (*dealt_out, *deal.put_back, deal.starter, *rest) == shuffled_deck


def test_deal_depends_on_the_seed_and_the_round_and_nothing_else() -> None:
    first, again, other = dealt(4), dealt(4), dealt(4, "another seed")
    assert first == again
    assert first.state.hands != other.state.hands
    over = first.state._replace(phase=Phase.DEAL, dealer=3)
    assert Table(over).do("deal").state.hands != first.state.hands


def test_dealer_the_highest_drawn_card_deals_first() -> None:
    for seed in ("a", "b", "c", "d", "e"):
        table = dealt(5, seed)
        drawn = table.events[0]
        assert isinstance(drawn, DealerDrawn)
        heights = [list(Rank).index(card.rank) if card else -1 for card in drawn.rows[-1]]
        assert heights.count(max(heights)) == 1
        assert drawn.dealer == heights.index(max(heights))
        assert table.state.dealer == the_deal(table).dealer == drawn.dealer


def test_dealer_the_right_neighbour_starts_and_play_runs_to_the_right() -> None:
    for seed in ("a", "b", "c", "d", "e"):
        table = dealt(5, seed)
        assert table.state.turn == (table.state.dealer + 1) % 5
        assert table.events[-1] == TurnBegan(table.state.turn)
        assert table.state.direction is Direction.RIGHT


@pytest.mark.parametrize(("before", "now"), [("P1", "P2"), ("P2", "P3"), ("P3", "P1")])
def test_dealer_the_deal_moves_to_the_right(before: str, now: str) -> None:
    """Without a new drawing, and to the right even if the last round ran to the left."""
    rest = "discards *; stock -; phase deal; counters 1 30 0 2"
    table = on(f"hands 2C / - / 4C; {rest}; turn P2 <; dealer {before}; result out P2").do("deal")
    assert not any(isinstance(event, DealerDrawn) for event in table.events)
    assert the_deal(table).dealer + 1 == int(now[1])
    assert table.state.turn == int(now[1]) % 3
    assert table.state.direction is Direction.RIGHT


def test_starter_has_no_effect_and_lies_there_as_nobodys_card() -> None:
    for seed in range(40):
        table = dealt(3, str(seed))
        state, deal = table.state, the_deal(table)
        assert state.discards == (deal.starter,)
        assert deal.starter.rank in PLAIN_RANKS
        assert (state.first_identical, state.named, state.chain) == (NOBODY, None, None)


def test_starter_cards_with_an_effect_are_put_back() -> None:
    """What was turned up before it is told to all, has an effect each, and goes under the stock."""
    seen = 0
    for seed in range(40):
        deal = the_deal(dealt(3, str(seed)))
        assert all(card.rank not in PLAIN_RANKS for card in deal.put_back)
        assert deal.stock[len(deal.stock) - len(deal.put_back) :] == deal.put_back
        seen += len(deal.put_back)
    assert seen > 20


def test_starter_follows_the_table_of_effects() -> None:
    """A rank that the house gave an effect does not start; one that lost its effect may."""
    skip = Effect(Kind.SKIP)
    only_sevens = Effects.of(**{rank.name: skip for rank in Rank if rank is not Rank.SEVEN})
    for seed in range(5):
        state = dealt(3, str(seed), Options(effects=only_sevens)).state
        assert state.discards[-1].rank is Rank.SEVEN


def test_starter_is_never_a_joker_even_where_jokers_do_nothing() -> None:
    """It has no suit to begin with."""
    skip = Effect(Kind.SKIP)
    plain = (Rank.TWO, Rank.JOKER)
    effects = Effects.of(**{rank.name: skip for rank in Rank if rank not in plain})
    for seed in range(30):
        state = dealt(3, str(seed), Options(effects=effects)).state
        assert state.discards[-1].rank is Rank.TWO


def test_starter_without_a_plain_card_the_first_one_stays_and_does_nothing() -> None:
    """A house where every card has an effect still gets its deal."""
    draws = Effects.of(**{rank.name: Effect(Kind.HARD_DRAW, 2) for rank in Rank})
    table = dealt(3, options=Options(effects=draws))
    assert (the_deal(table).put_back, table.chain, table.counts) == ((), None, [7, 7, 7])


def test_starter_a_deal_is_refused_while_a_round_is_running() -> None:
    assert dealt(3).refused("deal") == "round-running MATCH"


def test_deal_before_it_nothing_else_can_be_asked() -> None:
    state = mau_mau.begin(Options(), 3, "a seed")
    assert mau_mau.actor(state) is None
    table = Table(state)
    for intent in ("play 5H", "draw", "pass", "pay", "name H"):
        assert table.refused(intent) == "round-over MATCH"
    for seat in range(3):
        ruling = mau_mau.judge(state, seat, mau_mau.parse_intent("deal"))
        assert isinstance(ruling, Allowed)
        assert after(state, ruling.events) == dealt(3).state
