"""Thinking in slices."""

from __future__ import annotations

import pytest

from game.bots.thinking import Thinking, Thought, bot, conclude
from game.shuffle import Stream


def three_slices(view: str, chance: Stream) -> Thinking:
    for _ in range(3):
        yield
    return Thought(f"{view} {chance.below(1)}")


def test_a_thinking_may_be_driven_slice_by_slice() -> None:
    thinking = three_slices("draw", Stream("a", "b"))
    for _ in range(3):
        next(thinking)
    with pytest.raises(StopIteration) as end:
        next(thinking)
    assert end.value.value == Thought("draw 0")


def test_or_at_one_go() -> None:
    assert conclude(three_slices("pay", Stream("a", "b"))).intent == "pay 0"
    assert bot(three_slices)("pass", Stream("a", "b")) == "pass 0"
