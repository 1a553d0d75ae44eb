"""Mau-Mau, whatever is decided: cards, verdicts, replays, views, positions, and houses' effects."""

from __future__ import annotations

from enum import Enum

from hypothesis import given, settings
from hypothesis import strategies as st

from game import mau_mau
from game.cards import deck
from game.match import replay
from game.mau_mau import State, parse_position, position_text
from game.mau_mau.effects import Effects
from game.mau_mau.events import Misplayed
from game.mau_mau.intents import Play
from game.mau_mau.options import Options
from game.mau_mau.state import Phase
from game.record import read, write
from game.ruling import Allowed, Punished, Refused
from game.shuffle import Stream
from tests.game.mau_mau.possible import possible
from tests.game.mau_mau.test_reference import agree_on_verdicts, play_on_both, reference_of
from tests.game.mau_mau.test_view import redealt
from tests.game.table import UNIVERSE, after
from tests.properties import tables
from tests.properties.tables import MauMau

states = st.one_of(tables.matches.map(lambda match: match.state), tables.endgames)


@given(tables.house_matches)
def test_no_card_is_lost_or_doubled(match: MauMau) -> None:
    packs = match.state.options.packs_for(match.state.seats)
    cards = tables.cards_of(match.state)
    assert set(cards) == set(deck(packs=packs, jokers=True))
    assert set(cards.values()) == {1}


def ruled_on_everything(state: State) -> None:
    """Legal is Allowed; all else is Punished by M20 or Refused with a reason and a rule."""
    seat = mau_mau.actor(state) or 0
    legal = mau_mau.legal(state, seat)
    assert len(set(legal)) == len(legal) > 0
    assert set(legal) <= set(UNIVERSE)
    hand = {card.face for card in state.hands[seat]}
    for intent in UNIVERSE:
        match mau_mau.judge(state, seat, intent):
            case Allowed(events):
                assert intent in legal
                assert events
                assert not any(isinstance(event, Misplayed) for event in events)
            case Punished(events, rule):
                assert intent not in legal
                assert isinstance(intent, Play)
                assert intent.face in hand
                assert (rule, type(events[0])) == ("M20", Misplayed)
            case Refused(reason, rule):
                assert intent not in legal
                assert isinstance(reason, Enum)
                assert rule


@given(states)
def test_every_intent_gets_its_ruling(state: State) -> None:
    ruled_on_everything(state)


@given(tables.house_matches)
def test_every_intent_gets_its_ruling_in_any_house(match: MauMau) -> None:
    ruled_on_everything(match.state)


@given(states, st.integers(0, 9))
def test_out_of_turn_everything_is_refused(state: State, seat: int) -> None:
    if state.phase is Phase.DEAL or seat == state.turn:
        return
    assert mau_mau.legal(state, seat) == ()
    for intent in UNIVERSE[:60]:
        assert isinstance(mau_mau.judge(state, seat, intent), Refused)


@given(states)
def test_the_second_mau_mau_agrees_on_every_verdict(state: State) -> None:
    if state.phase is not Phase.DEAL:
        agree_on_verdicts(state, reference_of(state))


@given(states, tables.seeds)
def test_the_second_mau_mau_agrees_on_what_follows(state: State, seed: str) -> None:
    play_on_both(state, Stream(seed, "decisions"), 15)


@given(tables.house_matches)
def test_a_replay_of_the_saved_record_leads_to_the_same_match(match: MauMau) -> None:
    assert replay(mau_mau, read(write(match.record, mau_mau), mau_mau)) == match


@given(states, st.integers(0, 9), tables.seeds)
def test_views_of_tables_that_differ_in_hidden_cards_are_equal(
    state: State, number: int, seed: str
) -> None:
    seat = number % state.seats
    other = redealt(state, seat, Stream(seed, "hidden"))
    assert mau_mau.view(other, seat) == mau_mau.view(state, seat)


@given(st.one_of(states, tables.house_matches.map(lambda match: match.state)))
def test_positions_round_trip(state: State) -> None:
    text = position_text(state)
    assert parse_position(text) == state._replace(past=())
    assert position_text(parse_position(text)) == text


@settings(max_examples=20)
@given(
    st.integers(2, 10), tables.seeds, tables.effect_tables, st.lists(st.integers(0, 40), min_size=1)
)
def test_rounds_end_whatever_the_cards_do(
    seats: int, seed: str, effects: Effects, decisions: list[int]
) -> None:
    """1,000 turns at most, each with fewer decisions than there are cards."""
    match = tables.play(seats, seed, Options(effects=effects), [])
    chance = Stream(seed, "decisions")
    for number in range(5_000):
        if match.state.phase is Phase.DEAL:
            break
        decision = decisions[number] if number < len(decisions) else chance.word()
        decided = tables.decide(match, decision)
        match = type(match)(match.record, decided.state)
    assert match.state.result
    assert set(tables.cards_of(match.state).values()) == {1}


@given(st.one_of(states, tables.house_matches.map(lambda match: match.state)), st.integers(0, 40))
def test_a_ruling_leads_where_its_events_lead(state: State, number: int) -> None:
    intents = possible(state)
    ruling = mau_mau.judge(state, mau_mau.actor(state) or 0, intents[number % len(intents)])
    assert not isinstance(ruling, Refused)
    assert ruling.after == after(state, ruling.events) != state


@given(st.one_of(states, tables.house_matches.map(lambda match: match.state)), st.integers(0, 40))
def test_a_ruling_changes_nothing_and_is_always_the_same(state: State, number: int) -> None:
    before = position_text(state)
    intents = possible(state)
    intent, seat = intents[number % len(intents)], mau_mau.actor(state) or 0
    assert mau_mau.judge(state, seat, intent) == mau_mau.judge(state, seat, intent)
    assert position_text(state) == before
