"""Own decks: what holds of every table holds of these, and every card stays with its seat."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from game import mau_mau
from game.mau_mau.options import Options
from game.mau_mau.own_decks import own
from game.mau_mau.state import State
from game.seats import Seat
from game.shuffle import Stream, shuffled
from tests.game.mau_mau import invariants
from tests.properties import houses, tables
from tests.properties.tables import MauMau

own_options = houses.options.map(
    lambda options: replace(options, own_decks=True, cutting=False, draw_until_playable=False)
)
own_houses = st.tuples(own_options, st.integers(2, 3))
matches = st.builds(houses.play, own_houses, tables.seeds, st.integers(0, 250), houses.decisions)


def redealt(state: State, seat: Seat, chance: Stream) -> State:
    """The state with all cards that the seat cannot see in another order, each with its seat."""
    hands, stock = list(state.hands), list(state.stock_of(seat))
    stock[:] = shuffled(stock, chance)
    for owner in range(state.seats):
        if owner != seat:
            shown = () if state.result is None else hands[owner]
            hidden = (*(() if shown else hands[owner]), *own(state.stock, owner))
            cards = shuffled(hidden, chance)
            dealt = 0 if shown else len(hands[owner])
            hands[owner] = shown or cards[:dealt]
            stock += cards[dealt:]
    return state._replace(hands=tuple(hands), stock=tuple(stock), seed=f"{chance.word()}")


@given(matches)
def test_no_card_is_lost_or_doubled_and_each_is_with_its_seat(match: MauMau) -> None:
    invariants.owns_every_card(match.state)
    invariants.is_sound(match.state)
    invariants.somebody_can_act(match.state)
    for seat, hand in enumerate(match.state.hands):
        assert own(hand, seat) == hand


@given(matches)
def test_records_and_positions_round_trip(match: MauMau) -> None:
    invariants.replays(match.record, match.state)
    invariants.round_trips(match.state)


@given(matches, st.integers(0, 2), tables.seeds)
def test_views_do_not_depend_on_what_is_hidden(match: MauMau, number: int, seed: str) -> None:
    state, seat = match.state, number % match.state.seats
    other = redealt(state, seat, Stream(seed, "hidden"))
    assert mau_mau.view(other, seat) == mau_mau.view(state, seat)


@given(matches, st.integers(0, 60))
def test_events_name_no_card_that_a_seat_may_not_know(match: MauMau, decision: int) -> None:
    if match.state.match_winners:
        return
    events, _ = houses.decide(match, decision)
    state = match.state
    for event in events:
        state = mau_mau.evolve(state, event)
        invariants.owns_every_card(state)
        invariants.tells_no_secret(event, state)


@given(own_houses)
def test_every_house_with_own_decks_can_be_dealt(house: tuple[Options, int]) -> None:
    options, seats = house
    options.check(seats)
    assert options.packs_for(seats) == seats
