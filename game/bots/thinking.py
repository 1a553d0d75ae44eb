"""Thinking in slices: how a bot that searches lets others do something in between.

A *thinking* is a generator. It yields after every few milliseconds of work, and returns its
*thought* at last: the intent, and why. Whoever drives it decides when it goes on, and may forget it
at any time. What it returns depends on the view, the level and the chance alone, never on how long
the pauses between the slices were.

>>> def quick():
...     yield
...     return Thought("draw")
>>> conclude(quick()).intent
'draw'
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from enum import Enum
from typing import Any, NamedTuple

from game.cards import Card, Face, Suit
from game.seats import Seat
from game.shuffle import Stream


class Reason(NamedTuple):
    """Why a bot decided so: a member of its game's enum of motives, and what the motive is about.

    The words for it are at the key ``why.`` + the motive's value.
    """

    motive: Enum
    faces: tuple[Face | Card, ...] = ()
    suit: Suit | None = None
    seat: Seat | None = None


class Thought(NamedTuple):
    """What a bot wants to do, and why; what weighs most comes first."""

    intent: Any
    why: tuple[Reason, ...] = ()


Bot = Callable[[Any, Stream], Any]
"""A view and a stream of chance in, an intent out."""
Thinking = Generator[None, None, Thought]
"""Yields between slices of work, and returns the thought."""
Thinker = Callable[[Any, Stream], Thinking]
"""A bot that searches: a view and a stream of chance in, a thinking out."""


def conclude(thinking: Thinking) -> Thought:
    """Think without a pause until the thought is there."""
    while True:
        try:
            next(thinking)
        except StopIteration as end:
            thought: Thought = end.value
            return thought


def bot(thinker: Thinker) -> Bot:
    """The thinker as a bot that thinks at one go and keeps its reasons to itself."""

    def choose(view: Any, chance: Stream) -> Any:
        return conclude(thinker(view, chance)).intent

    return choose
