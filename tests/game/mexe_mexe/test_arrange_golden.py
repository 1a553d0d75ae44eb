"""Positions whose best lays are known from another solver (``tools.check_arrange``)."""

import json
from pathlib import Path

import pytest

from game.mexe_mexe.arrange.goals import Aim, Goal
from game.mexe_mexe.arrange.plan import arrange
from game.mexe_mexe.options import Options
from tests.game.mexe_mexe.table import cards
from tests.game.mexe_mexe.test_arrange import check, table_of

KNOWN = json.loads(Path(__file__).with_name("arrange_golden.json").read_text(encoding="utf-8"))


def test_there_are_three_hundred() -> None:
    assert len(KNOWN) == 300


@pytest.mark.parametrize("part", range(10))
@pytest.mark.parametrize("aim", [Aim.CARDS, Aim.POINTS])
def test_the_optimum_is_found_and_proved(part: int, aim: Aim) -> None:
    for known in KNOWN[part::10]:
        table, hand = table_of(known["table"]), cards(known["hand"])
        options = Options(wild_in_sets=known.get("wild_in_sets", False))
        found = arrange(table, hand, options, Goal(aim, disturb_least=False))
        assert (found.value, found.bound) == (known[aim.value], known[aim.value]), known
        check(found, table, hand, options)
