"""Options: the decided defaults, what can be played, and their data."""

from __future__ import annotations

import json
from typing import Any

import pytest

from game.cards import Rank
from game.mau_mau import OptionsError
from game.mau_mau.effects import SEED_EFFECTS, Effect, Effects, Kind
from game.mau_mau.options import Options
from game.reading import UnreadableError


def test_the_defaults() -> None:
    options = Options()
    assert (options.hand_size, options.effects) == (7, SEED_EFFECTS)
    packs = [options.packs_for(seats) for seats in range(2, 11)]
    assert packs == [2, 2, 2, 2, 2, 2, 2, 3, 3]
    for seats in range(2, 11):
        options.check(seats)


def test_every_other_house_rule_is_off_as_the_rulebook_decides() -> None:
    options = Options()
    off = (
        options.any_starter,
        options.free_drawing,
        options.draw_until_playable,
        options.must_play_drawn,
        options.reverse_of_two_goes_on,
        options.mixed_chains,
        options.cutting,
        options.block_misplays,
        options.calling,
    )
    assert set(off) == {False}
    assert (options.jokers, options.debtors_stay, options.end_on_action) == (True, True, True)
    assert (options.packs, str(options.goal)) == (None, "rounds")


def test_packs_by_choice() -> None:
    assert [Options(packs=packs).packs_for(4) for packs in (1, 2, 3)] == [1, 2, 3]


@pytest.mark.parametrize(
    ("options", "code", "values"),
    [
        (Options(hand_size=4), "hand_size", {"least": 5, "most": 10}),
        (Options(hand_size=11), "hand_size", {"least": 5, "most": 10}),
        (Options(packs=0), "packs", {"least": 1, "most": 3}),
        (Options(packs=4), "packs", {"least": 1, "most": 3}),
        (Options(hand_size=9, packs=1), "stock", {"left": 18, "least": 20}),
    ],
)
def test_what_cannot_be_played_is_refused_with_the_reason(
    options: Options, code: str, values: dict[str, int]
) -> None:
    with pytest.raises(OptionsError) as refused:
        options.check(4)
    assert (refused.value.code, refused.value.values) == (code, values)


def test_a_few_cards_more_than_20_left_are_enough() -> None:
    """No table leaves exactly 20."""
    Options(hand_size=8, packs=1).check(4)
    for seats, size in ((3, 10), (4, 8), (6, 5)):
        assert 54 - seats * size >= 20
        Options(hand_size=size, packs=1).check(seats)


SEVEN_IS_WILD = Effects(
    tuple(Effect(Kind.WILD) if rank is Rank.SEVEN else SEED_EFFECTS[rank] for rank in Rank)
)


@pytest.mark.parametrize(
    ("options", "data"),
    [
        (Options(), {}),
        (Options(hand_size=5), {"hand_size": 5}),
        (Options(packs=3), {"packs": 3}),
        (Options(packs=2), {"packs": 2}),
        (Options(effects=SEVEN_IS_WILD), {"effects": {"7": "wild"}}),
        (Options(10, 1, SEVEN_IS_WILD), {"hand_size": 10, "packs": 1, "effects": {"7": "wild"}}),
    ],
)
def test_data_round_trips_and_tells_only_what_differs(
    options: Options, data: dict[str, Any]
) -> None:
    assert options.to_data() == data
    assert Options.from_data(json.loads(json.dumps(data))) == options


@pytest.mark.parametrize(
    "data",
    [
        {"colour": "red"},
        {"hand_size": "7"},
        {"hand_size": 7.0},
        {"hand_size": True},
        {"hand_size": None},
        {"packs": "2"},
        {"packs": False},
        {"effects": []},
        {"effects": {"7": 2}},
        {"effects": {"11": "skip"}},
        {"effects": {"SEVEN": "skip"}},
        {"effects": {"7": "hard-draw"}},
        {"effects": {"7": "hard-draw 0"}},
        {"effects": {"7": "hard-draw -1"}},
        {"effects": {"7": "hard-draw two"}},
        {"effects": {"7": "skip 1"}},
        {"effects": {"7": ""}},
        {"effects": None},
    ],
)
def test_other_data_is_unreadable(data: dict[str, Any]) -> None:
    with pytest.raises(UnreadableError):
        Options.from_data(data)


def test_effects_round_trip() -> None:
    for kind in Kind:
        draws = kind in (Kind.SOFT_DRAW, Kind.HARD_DRAW, Kind.PREVIOUS_DRAWS)
        effect = Effect(kind, 3 if draws else 0)
        assert Effect.parse(str(effect)) == effect


def test_a_table_of_effects_by_rank_names() -> None:
    table = Effects.of(ACE=Effect(Kind.REVERSE))
    assert [rank for rank in Rank if table[rank] != Effect(Kind.NONE)] == [Rank.ACE]
    with pytest.raises(ValueError, match="ELEVEN"):
        Effects.of(ELEVEN=Effect(Kind.SKIP))
