"""Own decks by link: whoever asks for what the true cards do not allow is named with the move."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game import mau_mau
from game.links.own_deck import Foul, FoulError, Thread, receive, tell
from game.links.own_deck.pledges import SALT, Pledge
from game.match import replay, start, steps
from game.mau_mau import Intent, State
from game.mau_mau.intents import Deal
from game.mau_mau.options import Options
from game.mau_mau.presets import PRESETS
from game.ruling import Refused
from tests.game.links.own_deck.devices import Played, brief, opened, truth
from tests.game.table import UNIVERSE

SHORT = Options(hand_size=5, jokers=False)
GAMES = (
    (SHORT, 2, 2),
    (SHORT, 3, 1),
    (PRESETS["quick"], 2, 1),
    (PRESETS["family"], 3, 1),
    (Options(must_play_drawn=True, end_on_action=False, calling=True, hand_size=5), 3, 1),
)
games = st.sampled_from(GAMES).map(lambda house: brief(*house))


@cache
def states(game: Played) -> tuple[State, ...]:
    """The true state before every move."""
    record = truth(game.thread, game.owns).record
    first = start(mau_mau, record).state
    return (first, *(step.match.state for step in steps(mau_mau, record)))


def rounds_of(thread: Thread) -> int:
    """Rounds that are dealt."""
    return sum(isinstance(intent, Deal) for intent in thread.intents)


@settings(max_examples=150, deadline=None)
@given(games, st.integers(0), st.integers(0), st.integers(0, 2))
def test_every_lie_is_named_at_once_or_when_the_secret_is_told(
    game: Played, place: int, which: int, later: int
) -> None:
    """Whatever honest players ask for afterwards."""
    moves = [move for move, state in enumerate(states(game)[:-1], 1) if state.in_round]
    move = moves[place % len(moves)]
    state = states(game)[move - 1]
    cheat = state.actor
    assert cheat is not None
    lies = [one for one in UNIVERSE if isinstance(mau_mau.judge(state, cheat, one), Refused)]
    mine = game.before(move)
    lying = mine.with_intents(lies[which % len(lies)])
    honest = game.owns[(cheat + 1) % len(game.owns)]
    with pytest.raises(FoulError) as found:  # noqa: PT012  # at once, or at the end
        receive(lying, honest, mine)
        for intent in game.thread.intents[move : move + later]:
            try:
                tell(lying.with_intents(intent))
            except FoulError:
                break
            lying = lying.with_intents(intent)
        tell(opened(lying, game.owns, rounds_of(lying)))
    error = found.value
    assert (error.foul, error.seat, error.move) == (Foul.MOVE, cheat, move)


@settings(max_examples=80, deadline=None)
@given(games, st.integers(0), st.integers(0))
def test_every_change_of_the_past_is_noticed_by_whoever_has_it(
    game: Played, place: int, which: int
) -> None:
    intents = game.thread.intents
    at = place % len(intents)
    other = UNIVERSE[which % len(UNIVERSE)]
    if other == intents[at]:
        return
    changed = game.before(1).with_intents(*intents[:at], other, *intents[at + 1 :])
    for own in game.owns:
        changed = changed.with_pledge(own.seat, own.pledge(SALT + rounds_of(game.thread)))
    for own in game.owns:
        with pytest.raises(FoulError) as found:
            receive(changed, own, game.thread)
        assert (found.value.foul, found.value.move) == (Foul.CHANGED, at + 1)


@settings(max_examples=80, deadline=None)
@given(games, st.integers(0), st.integers(0), st.binary(min_size=24, max_size=24))
def test_every_changed_secret_is_named(game: Played, which: int, level: int, value: bytes) -> None:
    """Be it the salt, or the secret of a round; by all that had the pledge."""
    seat = which % len(game.owns)
    pledge = Pledge(SALT + level % (rounds_of(game.thread) + 1), value)
    mine = game.before(1)
    for own in game.owns:
        if own.seat != seat:
            with pytest.raises(FoulError) as found:
                receive(game.thread.with_pledge(seat, pledge), own, mine)
            assert (found.value.foul, found.value.seat) == (Foul.SECRET, seat)


@settings(max_examples=150, deadline=None)
@given(
    games,
    st.integers(0),
    st.lists(st.sampled_from(UNIVERSE), max_size=4),
    st.lists(st.one_of(st.none(), st.integers(0, 4)), min_size=3, max_size=3),
)
def test_whatever_a_link_says_is_told_or_foul(
    game: Played, place: int, more: list[Intent], levels: list[int | None]
) -> None:
    """And what is told can be played again."""
    intents = game.thread.intents[: place % (len(game.thread.intents) + 1)]
    pledges = tuple(
        None if level is None else own.pledge(level)
        for own, level in zip(game.owns, levels, strict=False)
    )
    thread = replace(game.thread, pledges=pledges, intents=(*intents, *more))
    for own in (None, *game.owns):
        try:
            told = tell(thread, own)
        except FoulError:
            continue
        assert replay(mau_mau, told.record).record == told.record
