"""Counts of legal lines and whole rounds are as they were when somebody last read them.

What differs is a change of the rules. If it is meant: ``python -m tests.golden --write``.
"""

from __future__ import annotations

import json

import pytest

from tests.game.mau_mau.perfts import COUNTS, PATH, Count
from tests.game.mau_mau.playthroughs import FOLDER, ROUNDS, Playthrough

REMEDY = "if this is meant: python -m tests.golden --write"


@pytest.mark.parametrize("count", COUNTS, ids=lambda count: count.name)
def test_there_are_as_many_legal_lines_as_ever(count: Count) -> None:
    kept = json.loads(PATH.read_text(encoding="utf-8"))
    assert count.data() == kept[count.name], REMEDY


def test_every_count_is_looked_at() -> None:
    assert list(json.loads(PATH.read_text(encoding="utf-8"))) == [count.name for count in COUNTS]


@pytest.mark.parametrize("played", ROUNDS, ids=lambda played: played.name)
def test_the_round_goes_as_ever(played: Playthrough) -> None:
    kept = played.path.read_text(encoding="utf-8").splitlines()
    assert played.text().splitlines() == kept, REMEDY


def test_every_playthrough_is_looked_at() -> None:
    assert sorted(path.stem for path in FOLDER.iterdir()) == sorted(one.name for one in ROUNDS)
