"""A lesson as data: a fixed deal, what is said at each step, which controls are to be used.

A step is done when its controls have been used; then the others do what the lesson has them do.
Nothing is left to chance or to a bot, so a lesson goes the same way however the bots change.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from game.record import Record

READ_ON = "lesson next"
"""The request of a step that is only read."""


@dataclass(frozen=True, slots=True)
class Step:
    """What is said, by its key; the requests that are wanted; what the others do after them."""

    says: str
    wants: tuple[str, ...] = (READ_ON,)
    """Cards at the beginning may be chosen in any order; the rest comes one after another."""
    then: tuple[str, ...] = ()
    """The others' intents, as text."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """The record of the deal, without intents, and the steps."""

    record: Record[Any, Any]
    steps: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Progress:
    """How far somebody has come in a lesson."""

    lesson: Lesson
    at: int = 0
    """The step one is at; as many as there are once the lesson is over."""
    used: tuple[str, ...] = ()
    """What has been used at this step."""
    answers: int = 0
    """How many intents of others have followed."""

    @property
    def step(self) -> Step | None:
        """The step one is at; None once the lesson is over."""
        steps = self.lesson.steps
        return steps[self.at] if self.at < len(steps) else None

    @property
    def wanted(self) -> tuple[str, ...]:
        """The controls that are to be used now: one of these."""
        if self.step is None:
            return ()
        left = tuple(request for request in self.step.wants if request not in self.used)
        cards = _first(left, lambda request: request.startswith("card "))
        return cards or left[:1]

    @property
    def answer(self) -> str | None:
        """The intent with which the others go on; None if they do not."""
        if self.step is None or self.wanted:
            return None
        return self.step.then[self.answers]

    def after(self, request: str) -> Progress:
        """After one of the wanted controls has been used."""
        return replace(self, used=(*self.used, request)).settled()

    def answered(self) -> Progress:
        """After the others' next intent."""
        return replace(self, answers=self.answers + 1).settled()

    def settled(self) -> Progress:
        """At the next step if nothing is left of this one."""
        if self.step and not self.wanted and self.answers == len(self.step.then):
            return Progress(self.lesson, self.at + 1)
        return self


def _first(requests: tuple[str, ...], wanted: Callable[[str], bool]) -> tuple[str, ...]:
    """Those at the beginning that are wanted."""
    for number, request in enumerate(requests):
        if not wanted(request):
            return requests[:number]
    return requests
