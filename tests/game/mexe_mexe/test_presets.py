"""The presets of Mexe-Mexe: what they are, and that they can be played."""

from __future__ import annotations

import pytest

from game import mexe_mexe
from game.mexe_mexe.options import MAX_SEATS, MIN_SEATS, Options, Returns
from game.mexe_mexe.presets import FAMILY, ORIGINAL, PRESETS, QUICK
from game.record import Player
from game.selfplay import play_round


def test_presets_differ_and_the_first_is_the_default() -> None:
    assert len(set(PRESETS.values())) == len(PRESETS)
    assert next(iter(PRESETS)) == "original"
    assert Options() == ORIGINAL
    assert FAMILY.to_data() == {"wild_in_sets": True, "may_discard_taken": True}
    assert Options(hand_size=7, limit=100, returns=Returns.NEVER) == QUICK


@pytest.mark.parametrize("name", PRESETS)
def test_every_preset_can_be_played(name: str) -> None:
    for seats in range(MIN_SEATS, MAX_SEATS + 1):
        PRESETS[name].check(seats)
    players = tuple(Player(f"P{seat}", "simple") for seat in range(3))
    *_, (_, match) = play_round(mexe_mexe, players, name, PRESETS[name])
    assert match.state.result
