"""A sample of the long run: the same rounds, invariants and numbers as ``tests.long_run``."""

from __future__ import annotations

from dataclasses import fields

import pytest

from game.mau_mau.options import Options
from tests.long_run import Game, Tally, run

HOUSES, PLAIN = 130, 170
"""Rounds of any houses, and by the rulebook: 300 together."""


@pytest.fixture(scope="module")
def tally() -> Tally:
    """What the sample of any houses has seen."""
    seen = Tally()
    assert run(seen, 0, HOUSES, float("inf"), default=False) is None
    return seen


def test_rounds_of_any_houses(tally: Tally) -> None:
    assert tally.rounds >= HOUSES
    assert tally.judged > 100


def test_the_sample_has_every_option_and_every_kind_of_event(tally: Tally) -> None:
    names = {name.partition(" ")[2] for name in tally.seen if name.startswith("option ")}
    assert names == {field.name for field in fields(Options)} - {"own_decks"}, "it has its own run"
    events = {name for name in tally.seen if name.startswith("event ")}
    assert len(events) == 23
    assert {f"seats {seats:2}" for seats in range(2, 11)} <= set(tally.seen)
    assert {"punished", "ending out", "ending long"} <= set(tally.seen)


def test_plain_rounds() -> None:
    tally = Tally()
    assert run(tally, 0, PLAIN, float("inf"), default=True) is None
    assert not any(name.startswith("option") for name in tally.seen)


def test_a_match_is_the_same_whenever_it_is_played() -> None:
    one, two = (Game(7, Tally()) for _ in range(2))
    one.play()
    two.play()
    assert (one.intents, one.state) == (two.intents, two.state)


def test_a_failure_is_told_with_its_number(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def stumble(game: Game) -> None:
        assert game.record.seed != "long run 3"
        game.tally.rounds += 1

    monkeypatch.setattr(Game, "play", stumble)
    assert run(Tally(), 1, 100, float("inf"), default=True) == 3
    assert "python -m tests.long_run --first 3 --rounds 1 --default" in capsys.readouterr().out
