"""The presets: what they are, that they can be played, and that the quick one is quick."""

from __future__ import annotations

from statistics import median

import pytest

from game import mau_mau
from game.cards import Rank
from game.mau_mau.effects import Effect, Kind
from game.mau_mau.options import MAX_SEATS, MIN_SEATS, Options
from game.mau_mau.presets import (
    CRAZY_EIGHTS,
    FAMILY,
    ORIGINAL,
    PRESETS,
    QUICK,
    TSCHAU_SEPP,
)
from game.record import Player
from game.rules import OptionsError
from game.selfplay import play_round


def turns(options: Options, seed: str, seats: int = 4) -> int:
    """How many turns a round of bots takes."""
    players = tuple(Player(f"P{seat}", "simple") for seat in range(seats))
    *_, (_, match) = play_round(mau_mau, players, seed, options)
    return match.state.turns


def test_presets_differ() -> None:
    assert len(set(PRESETS.values())) == len(PRESETS)


def test_the_original_is_the_default() -> None:
    assert Options() == ORIGINAL
    assert next(iter(PRESETS)) == "original"


def test_the_family_blocks_misplays_draws_freely_and_calls() -> None:
    changed = {"block_misplays": True, "free_drawing": True, "calling": True}
    assert FAMILY.to_data() == changed


@pytest.mark.parametrize("name", PRESETS)
def test_every_preset_can_be_played_to_the_end(name: str) -> None:
    for seats in (2, 4, 6):
        PRESETS[name].check(seats)
        assert turns(PRESETS[name], f"{name} {seats}", seats) > 0


@pytest.mark.parametrize("name", ["original", "family", "quick", "crazy-eights"])
def test_at_any_number_of_seats(name: str) -> None:
    for seats in range(MIN_SEATS, MAX_SEATS + 1):
        PRESETS[name].check(seats)


def test_tschau_sepp_has_one_pack_and_so_six_seats() -> None:
    TSCHAU_SEPP.check(6)
    with pytest.raises(OptionsError, match="stock"):
        TSCHAU_SEPP.check(7)


def test_the_quick_one_takes_less_than_three_quarters_of_the_turns() -> None:
    seeds = [f"round {number}" for number in range(60)]
    quick = median(turns(QUICK, seed) for seed in seeds)
    assert quick < median(turns(ORIGINAL, seed) for seed in seeds) * 3 / 4


def effects(options: Options) -> dict[Rank, Effect]:
    """The ranks that do something."""
    return {
        rank: options.effects[rank] for rank in Rank if options.effects[rank].kind is not Kind.NONE
    }


def test_crazy_eights_as_britannica_tells_it_with_the_common_action_cards() -> None:
    assert effects(CRAZY_EIGHTS) == {
        Rank.ACE: Effect(Kind.REVERSE),
        Rank.TWO: Effect(Kind.HARD_DRAW, 2),
        Rank.EIGHT: Effect(Kind.WILD),
        Rank.QUEEN: Effect(Kind.SKIP),
    }
    assert (CRAZY_EIGHTS.hand_size, CRAZY_EIGHTS.jokers) == (5, False)
    assert CRAZY_EIGHTS.packs_for(3) == 2
    assert CRAZY_EIGHTS.draw_until_playable


def test_tschau_sepp_as_jassen_ch_tells_it() -> None:
    assert effects(TSCHAU_SEPP) == {
        Rank.SEVEN: Effect(Kind.SOFT_DRAW, 2),
        Rank.EIGHT: Effect(Kind.SKIP),
        Rank.JACK: Effect(Kind.WILD),
    }
    assert (TSCHAU_SEPP.hand_size, TSCHAU_SEPP.jokers) == (5, False)
    assert TSCHAU_SEPP.must_play_drawn
