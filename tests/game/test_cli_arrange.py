"""The arrangement solver on the command line."""

import json

import pytest

from game.__main__ import main

RUN = "6H 7H 8H 9H 10H JH QH"


def test_cards_without_packs_are_the_next_free_ones(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arrange", "--table", RUN, "--hand", "8H 10H"]) == 0
    told = capsys.readouterr().out
    assert told.startswith("value 2 (proved)")
    assert "* 8Hb 9H 10H\n" in told


def test_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arrange", "--table", RUN, "--hand", "8H", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["value"], told["proved"], told["laid"]) == (1, True, ["8Hb"])


def test_going_out_is_impossible(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arrange", "--hand", "8H 9H 2S KC", "--aim", "out"]) == 1
    assert capsys.readouterr().out == "impossible (proved)\n"


@pytest.mark.parametrize("hand", ["8H 8H 8H 8H", "XR", "8Hb 8Hb", "hm"])
def test_cards_that_are_none(hand: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arrange", "--hand", hand]) == 2
    assert "not a" in capsys.readouterr().err
