"""Counts of legal lines and whole rounds are as they were when somebody last read them.

What differs is a change of the rules. If it is meant: ``python -m tests.golden --write``.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.game.mau_mau import perfts as mau_mau_perfts
from tests.game.mau_mau import playthroughs as mau_mau_rounds
from tests.game.mexe_mexe import perfts as mexe_mexe_perfts
from tests.game.mexe_mexe import playthroughs as mexe_mexe_rounds

REMEDY = "if this is meant: python -m tests.golden --write"
PERFTS = (mau_mau_perfts, mexe_mexe_perfts)
PLAYTHROUGHS = (mau_mau_rounds, mexe_mexe_rounds)
COUNTS = [
    pytest.param(perfts.PATH, count, id=f"{perfts.PATH.parent.name} {count.name}")
    for perfts in PERFTS
    for count in perfts.COUNTS
]
ROUNDS = [
    pytest.param(played, id=f"{rounds.FOLDER.parent.name} {played.name}")
    for rounds in PLAYTHROUGHS
    for played in rounds.ROUNDS
]


@pytest.mark.parametrize(("path", "count"), COUNTS)
def test_there_are_as_many_legal_lines_as_ever(path: Path, count: Any) -> None:
    kept = json.loads(path.read_text(encoding="utf-8"))
    assert count.data() == kept[count.name], REMEDY


@pytest.mark.parametrize("perfts", PERFTS)
def test_every_count_is_looked_at(perfts: Any) -> None:
    kept = json.loads(perfts.PATH.read_text(encoding="utf-8"))
    assert list(kept) == [count.name for count in perfts.COUNTS]


@pytest.mark.parametrize("played", ROUNDS)
def test_the_round_goes_as_ever(played: Any) -> None:
    kept = played.path.read_text(encoding="utf-8").splitlines()
    assert played.text().splitlines() == kept, REMEDY


@pytest.mark.parametrize("rounds", PLAYTHROUGHS)
def test_every_playthrough_is_looked_at(rounds: Any) -> None:
    there = sorted(path.stem for path in rounds.FOLDER.iterdir())
    assert there == sorted(one.name for one in rounds.ROUNDS)
