"""Bots think in slices, and nothing comes of what was forgotten."""

from __future__ import annotations

import json
from collections.abc import Callable
from enum import Enum
from typing import Any

import pytest

from game.bots.mau_mau.motives import Motive as MauMau
from game.bots.mexe_mexe.motives import Motive as MexeMexe
from game.bots.thinking import Reason, Thinking, Thought
from game.cards import Face, Suit
from game.seats import Seat
from ui.minds import BotTurn, Choice, Slices, Why
from ui.words import PARTS, Language, Words


class Motive(Enum):
    """A reason."""

    KEPT = "kept"


THOUGHT = Thought("draw", (Reason(Motive.KEPT, (Face.parse("JH"),), Suit.HEARTS, 2),))


class Sitting:
    """A session whose bot needs so many slices."""

    def __init__(self, slices: int) -> None:
        self.slices = slices
        self.done = 0

    def thinking_of_bot(self, _seat: Seat) -> Thinking:
        for _ in range(self.slices):
            self.done += 1
            yield
        return THOUGHT


class Time:
    """Whatever waits for its time."""

    def __init__(self) -> None:
        self.waiting: list[Callable[[], None]] = []

    def later(self, _seconds: float, call: Callable[[], None]) -> None:
        self.waiting.append(call)

    def pass_by(self) -> None:
        waiting, self.waiting = self.waiting, []
        for call in waiting:
            call()


def turn(slices: int) -> tuple[Any, Time, BotTurn, list[Choice]]:
    sitting: Any = Sitting(slices)
    time, played = Time(), list[Choice]()
    return sitting, time, BotTurn(Slices(time.later), sitting, 1, played.append), played


def test_a_bot_plays_when_it_has_thought_and_one_has_looked() -> None:
    _, time, bot, played = turn(2)
    bot.looked()
    assert not played
    time.pass_by()
    assert not played
    time.pass_by()
    assert played == [Choice.of(THOUGHT)]
    assert not time.waiting


def test_a_bot_that_thinks_fast_lets_one_look() -> None:
    _, _, bot, played = turn(0)
    assert not played
    bot.looked()
    assert [choice.intent for choice in played] == ["draw"]
    bot.looked()
    assert len(played) == 1


def test_nothing_comes_of_what_is_forgotten() -> None:
    sitting, time, bot, played = turn(5)
    time.pass_by()
    bot.forget()
    bot.looked()
    while time.waiting:
        time.pass_by()
    assert not played
    assert sitting.done == 2


def test_a_choice_survives_the_way_from_a_worker() -> None:
    choice = Choice.of(THOUGHT)
    assert choice.why == (Why("kept", ("JH",), "H", 2),)
    assert Choice.from_data(json.loads(json.dumps(choice))) == choice


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("motive", [*MauMau, *MexeMexe])
def test_every_reason_has_words(language: Language, motive: Enum) -> None:
    words = Words.load(language, *PARTS)
    reason = Why.of(Reason(motive, (Face.parse("JH"),), Suit.HEARTS, 0))
    told = reason.told(words, ("Lia", "Nico"), 1)
    assert told.startswith("Nico: ")
    assert "{" not in told
