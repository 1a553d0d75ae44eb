"""Strategies: tables of Mau-Mau after some decisions, endgames, and houses' effects."""

from __future__ import annotations

from collections import Counter

from hypothesis import strategies as st

from game import mau_mau
from game.cards import RANKS, Card
from game.match import Match, apply, start
from game.mau_mau import Intent, State
from game.mau_mau.effects import Effect, Effects, Kind
from game.mau_mau.options import Options
from game.record import Player, Record
from game.ruling import Refused
from game.shuffle import Stream
from tests.game.mau_mau.endgames import endgame
from tests.game.mau_mau.possible import possible

MauMau = Match[State, Options, Intent]
DRAWING = (Kind.SOFT_DRAW, Kind.HARD_DRAW, Kind.PREVIOUS_DRAWS)

seeds = st.text("0123456789abcdef", min_size=1, max_size=8)
effects = st.sampled_from(Kind).flatmap(
    lambda kind: (
        st.integers(1, 12).map(lambda cards: Effect(kind, cards))
        if kind in DRAWING
        else st.just(Effect(kind))
    )
)
effect_tables = st.tuples(*[effects] * len(RANKS)).map(Effects)
options = st.builds(Options, st.integers(5, 8), st.sampled_from((None, 2, 3)))
house_options = st.builds(Options, st.integers(5, 8), st.sampled_from((None, 2, 3)), effect_tables)
endgames = seeds.map(lambda seed: endgame(Stream(seed, "endgame")))


def decide(match: MauMau, decision: int) -> MauMau:
    """The match after one of the possible intents."""
    intents = possible(match.state)
    intent = intents[decision % len(intents)]
    ruling, after = apply(mau_mau, match, mau_mau.actor(match.state) or 0, intent)
    assert not isinstance(ruling, Refused)
    return after


def play(seats: int, seed: str, chosen: Options, decisions: list[int]) -> MauMau:
    """A match after its first deal and these decisions."""
    players = tuple(Player(f"P{seat + 1}") for seat in range(seats))
    match: MauMau = decide(start(mau_mau, Record("mau-mau", chosen, players, seed)), 0)
    for decision in decisions:
        match = decide(match, decision)
    return match


matches = st.builds(
    play, st.integers(2, 8), seeds, options, st.lists(st.integers(0, 40), max_size=60)
)
house_matches = st.builds(
    play, st.integers(2, 8), seeds, house_options, st.lists(st.integers(0, 40), max_size=60)
)


def cards_of(state: State) -> Counter[Card]:
    """How often every card is anywhere."""
    piles = (*state.hands, state.stock, state.discards)
    return Counter(card for pile in piles for card in pile)
