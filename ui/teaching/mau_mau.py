"""The first hand of Mau-Mau: follow suit, pass a penalty on, name a suit, draw, be wrong."""

from __future__ import annotations

from game.mau_mau import NAME, Options
from game.record import Player, Record
from ui.teaching.lesson import Lesson, Step

LESSON = Lesson(
    Record(
        NAME,
        Options(hand_size=6, jokers=False),
        (Player(""), Player("Ana", "simple")),
        "lesson 29",
    ),
    (
        Step("aim"),
        Step("suit", ("card 10Hb", "play"), ("play 7H",)),
        Step("seven", ("card 7D", "play"), ("pay",)),
        Step("wild", ("card JSb", "play", "suit S"), ("play 5S",)),
        Step("draw", ("intent draw",)),
        Step("pass", ("intent pass",), ("play 6S",)),
        Step("wrong", ("card 10C", "play"), ("play 2S",)),
        Step("rank", ("card 2Hb", "play")),
        Step("done"),
    ),
)
