"""Strategies: any house, and its tables after some decisions."""

from __future__ import annotations

from hypothesis import strategies as st

from game import mau_mau
from game.cards import RANKS
from game.match import apply
from game.mau_mau import Event
from game.mau_mau.effects import SEED_EFFECTS, Effects
from game.mau_mau.intents import Intent, Notice
from game.mau_mau.options import LIMITS, MAX_HAND, MAX_SEATS, MIN_HAND, Goal, GoalKind, Options
from game.mau_mau.state import Phase
from game.ruling import Refused
from game.seats import Seat
from game.shuffle import Stream
from tests.game.mau_mau.houses import any_house, playable
from tests.game.mau_mau.possible import possible as possible_for
from tests.properties import tables
from tests.properties.tables import MauMau

some_effects = st.dictionaries(st.sampled_from(RANKS), tables.effects, max_size=5).map(
    lambda changed: Effects(tuple(changed.get(rank, SEED_EFFECTS[rank]) for rank in RANKS))
)
goals = st.one_of(
    st.just(Goal()),
    st.integers(0, 49).map(lambda half: Goal(GoalKind.BEST_OF, 2 * half + 1)),
    st.sampled_from(LIMITS).map(lambda limit: Goal(GoalKind.POINTS, limit)),
)
options = st.builds(
    Options,
    hand_size=st.integers(MIN_HAND, MAX_HAND),
    packs=st.sampled_from((None, 1, 2, 3)),
    effects=st.one_of(st.just(SEED_EFFECTS), some_effects, tables.effect_tables),
    jokers=st.booleans(),
    any_starter=st.booleans(),
    free_drawing=st.booleans(),
    draw_until_playable=st.booleans(),
    must_play_drawn=st.booleans(),
    debtors_stay=st.booleans(),
    reverse_of_two_goes_on=st.booleans(),
    mixed_chains=st.booleans(),
    cutting=st.booleans(),
    block_misplays=st.booleans(),
    end_on_action=st.booleans(),
    calling=st.booleans(),
    goal=goals,
)
chosen_houses = st.tuples(options, st.integers(2, MAX_SEATS)).filter(lambda house: playable(*house))
houses = st.one_of(chosen_houses, tables.seeds.map(lambda seed: any_house(Stream(seed, "house"))))


def possible(match: MauMau) -> list[tuple[Seat, Intent]]:
    """All that is not refused to anybody: the actor's, wrong plays too, and notices of others."""
    state = match.state
    actor = mau_mau.actor(state) or 0
    found = [(actor, intent) for intent in possible_for(state)]
    if state.in_round:
        found += [
            (seat, intent)
            for seat in range(state.seats)
            if seat != actor
            for intent in mau_mau.legal(state, seat)
            if isinstance(intent, Notice)
        ]
    return found


def decide(match: MauMau, decision: int) -> tuple[tuple[Event, ...], MauMau]:
    """One of the possible intents: what happened, and the match after it."""
    asked = possible(match)
    ruling, after = apply(mau_mau, match, *asked[decision % len(asked)])
    assert not isinstance(ruling, Refused)
    return ruling.events, after


def play(house: tuple[Options, int], seed: str, by_chance: int, decisions: list[int]) -> MauMau:
    """A match after its first deal, so many decisions by chance and these, or as many as it lasts.

    Only what is chosen is made simpler when something fails, but it is chance that gets far.
    """
    match, chance = tables.play(house[1], seed, house[0], []), Stream(seed, "by chance")
    for decision in (*(chance.word() for _ in range(by_chance)), *decisions):
        if match.state.phase is Phase.OVER:
            break
        match = decide(match, decision)[1]
    return match


decisions = st.lists(st.integers(0, 60), max_size=20)
matches = st.builds(play, houses, tables.seeds, st.integers(0, 150), decisions)
