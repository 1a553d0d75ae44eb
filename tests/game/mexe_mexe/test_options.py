"""Options: defaults, what can be played, and the data in records."""

from __future__ import annotations

from typing import Any

import pytest

from game.mexe_mexe import Options, OptionsError, begin
from game.mexe_mexe.options import Returns
from game.reading import UnreadableError


def test_the_defaults_are_those_of_the_rulebook() -> None:
    assert Options() == Options(
        hand_size=11,
        packs=None,
        wild_in_sets=False,
        go_out_needs_discard=False,
        may_discard_taken=False,
        reshuffles=3,
        limit=200,
        returns=Returns.UNLIMITED,
    )
    assert Options().to_data() == {}
    assert Options.from_data({}) == Options()


@pytest.mark.parametrize("seats", range(2, 9))
@pytest.mark.parametrize("hand_size", [7, 9, 11, 13])
def test_every_hand_size_can_be_played_at_every_table(seats: int, hand_size: int) -> None:
    Options(hand_size=hand_size).check(seats)


@pytest.mark.parametrize(
    ("options", "seats", "code"),
    [
        (Options(), 1, "seats"),
        (Options(), 9, "seats"),
        (Options(hand_size=8), 4, "hand_size"),
        (Options(packs=4), 4, "packs"),
        (Options(packs=0), 4, "packs"),
        (Options(reshuffles=10), 4, "reshuffles"),
        (Options(reshuffles=-1), 4, "reshuffles"),
        (Options(limit=250), 4, "limit"),
        (Options(packs=1), 4, "stock"),
    ],
)
def test_what_cannot_be_played(options: Options, seats: int, code: str) -> None:
    with pytest.raises(OptionsError) as raised:
        begin(options, seats, "")
    assert raised.value.code == code


@pytest.mark.parametrize(
    ("options", "data"),
    [
        (Options(hand_size=9), {"hand_size": 9}),
        (Options(packs=3), {"packs": 3}),
        (Options(wild_in_sets=True), {"wild_in_sets": True}),
        (Options(go_out_needs_discard=True), {"go_out_needs_discard": True}),
        (Options(may_discard_taken=True), {"may_discard_taken": True}),
        (Options(reshuffles=0), {"reshuffles": 0}),
        (Options(limit=100), {"limit": 100}),
        (Options(returns=Returns.ONCE), {"returns": "once"}),
    ],
)
def test_what_differs_is_data(options: Options, data: dict[str, Any]) -> None:
    assert options.to_data() == data
    assert Options.from_data(data) == options


@pytest.mark.parametrize(
    "data",
    [
        {"hands": 9},
        {"hand_size": "9"},
        {"hand_size": True},
        {"wild_in_sets": 1},
        {"packs": "2"},
        {"returns": "often"},
        {"returns": None},
        {"returns": []},
    ],
)
def test_other_data_is_unreadable(data: dict[str, Any]) -> None:
    with pytest.raises(UnreadableError):
        Options.from_data(data)
