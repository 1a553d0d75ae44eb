"""The first hand of Mexe-Mexe: lay a run, make it longer, take from it for a set of one's own."""

from __future__ import annotations

from game.mexe_mexe import NAME, Options
from game.record import Player, Record
from ui.teaching.lesson import Lesson, Step

LESSON = Lesson(
    Record(NAME, Options(hand_size=9), (Player(""), Player("Ana", "simple")), "lesson 205"),
    (
        Step("aim"),
        Step("draw", ("intent draw",)),
        Step("run", ("card 7S", "card 8Sb", "card 9Sb", "new")),
        Step(
            "discard",
            ("card 3Cb", "discard"),
            ("draw", "arrange 1 / 6C 6Hb 6Sb, discard QCb"),
        ),
        Step("draw-again", ("intent draw",)),
        Step("longer", ("card 6S", "put 0", "card 9C", "discard"), ("draw", "discard 9Hb")),
        Step("before-mixing", ("intent draw",)),
        Step("mix", ("card 6S", "card 6Db", "card 6Cb", "new")),
        Step("end", ("card ACb", "discard")),
        Step("done"),
    ),
)
