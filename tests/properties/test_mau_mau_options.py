"""Mau-Mau with any options, seats and effects: what holds whatever is agreed on and decided."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st

from game import mau_mau
from game.mau_mau import State
from game.mau_mau.code import decode, encode
from game.mau_mau.intents import Deal
from game.mau_mau.options import Options
from game.mau_mau.state import Phase
from game.shuffle import Stream
from tests.game.mau_mau import invariants
from tests.game.mau_mau.endgames import endgame
from tests.properties import houses, tables
from tests.properties.tables import MauMau

endgames = st.tuples(houses.options, tables.seeds).map(
    lambda drawn: endgame(
        Stream(drawn[1], "endgame"), replace(drawn[0], packs=2, jokers=True, hand_size=7)
    )
)
"""By any options, but with the two packs that they are made of, and not all of their cards."""
states = st.one_of(houses.matches.map(lambda match: match.state), endgames)


@given(houses.matches)
def test_no_card_is_lost_or_doubled(match: MauMau) -> None:
    invariants.owns_every_card(match.state)
    invariants.is_sound(match.state)
    invariants.somebody_can_act(match.state)


@settings(max_examples=80)
@given(states, st.integers(0, 9))
def test_what_is_legal_is_allowed_and_all_else_punished_or_refused(
    state: State, number: int
) -> None:
    actor = mau_mau.actor(state)
    invariants.is_judged(state, 0 if actor is None else actor)
    invariants.is_judged(state, number % state.seats)


@given(houses.matches)
def test_a_record_read_back_leads_to_the_same_match(match: MauMau) -> None:
    invariants.replays(match.record, match.state)


@given(states)
def test_positions_round_trip(state: State) -> None:
    invariants.round_trips(state)


@given(states, st.integers(0, 9), tables.seeds)
def test_views_do_not_depend_on_what_is_hidden(state: State, number: int, seed: str) -> None:
    invariants.hides(state, number % state.seats, Stream(seed, "hidden"))


@given(houses.matches, st.integers(0, 60))
def test_what_a_seat_observes_names_no_card_that_it_may_not_know(
    match: MauMau, decision: int
) -> None:
    if match.state.phase is Phase.OVER:
        return
    events, _ = houses.decide(match, decision)
    state = match.state
    for event in events:
        state = mau_mau.evolve(state, event)
        invariants.owns_every_card(state)
        invariants.tells_no_secret(event, state)


@settings(max_examples=25)
@given(houses.houses, tables.seeds, st.lists(st.integers(0, 60), min_size=1, max_size=40))
def test_rounds_end(house: tuple[Options, int], seed: str, decisions: list[int]) -> None:
    """1,000 turns at most, each with fewer decisions than there are cards."""
    match = tables.play(house[1], seed, house[0], [])
    chance = Stream(seed, "decisions")
    for number in range(20_000):
        if not match.state.in_round:
            break
        decision = decisions[number] if number < len(decisions) else chance.word()
        _, after = houses.decide(match, decision)
        match = type(match)(match.record, after.state)
    assert match.state.result
    assert match.state.turns <= invariants.MOST_TURNS
    invariants.owns_every_card(match.state)


@given(houses.houses, tables.seeds)
def test_every_house_that_is_checked_can_be_dealt(house: tuple[Options, int], seed: str) -> None:
    """And its deal leaves somebody something to do."""
    state = mau_mau.begin(*house, seed)
    assert mau_mau.legal(state, 0) == (Deal(),)
    after = tables.play(house[1], seed, house[0], []).state
    drawn = {0, *(effect.cards for effect in house[0].effects.of_rank)}
    assert {len(hand) - house[0].hand_size for hand in after.hands} <= drawn
    invariants.somebody_can_act(after)


@given(houses.options)
def test_the_code_of_any_house_is_read_back(options: Options) -> None:
    assert decode(encode(options)) == options
    assert Options.from_data(options.to_data()) == options
