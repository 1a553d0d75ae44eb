"""The classroom: a table at which a lesson is played, one wanted control after another.

It keeps nothing but how far one has come, so a lesson that is left begins again at that step.
"""

from __future__ import annotations

import json
from collections.abc import Callable

from game.match import start
from game.reading import load_json
from game.seats import Seat
from ui import store
from ui.any_table import AnyTable
from ui.desk import Place
from ui.device import Device, Heeds
from ui.games import game_named
from ui.lines import Line
from ui.session import Session
from ui.teaching.lesson import READ_ON, Progress
from ui.teaching.lessons import lesson_of
from ui.words import Words

LEARNER, OTHER = 0, 1
"""The seats of a lesson."""


class Classroom(AnyTable):
    """The table of a lesson. What is done at it is neither saved nor counted."""

    PLACE = Place.LESSON

    def __init__(self, device: Device, show: Callable[[], None]) -> None:
        super().__init__(device, show)
        self.progress: Progress | None = None

    def requests(self) -> dict[str, Heeds]:
        """What a person can ask for here; what would leave the course is answered by it."""
        return super().requests() | {
            "lesson": self.attend,
            "cancel": self._insist,
            "undo": self._insist,
            "rematch": self._insist,
            "watch": self._insist,
        }

    @property
    def words(self) -> Words:
        """The words with those of the game and of the lessons."""
        parts = self.session.game.play.WORDS if self.session else ()
        return self._device.lexicon.words("lessons", *parts)

    def attend(self, what: str) -> None:
        """Take up the lesson of a game where it was left; ``next``: read on."""
        progress = self.progress
        if progress and what == "next":
            if READ_ON in progress.wanted:
                self._used(READ_ON)
        else:
            self._begin(what, self._reached().get(what, 0))

    def heed(self, request: str) -> None:
        """Use a wanted control; any other one is answered by which is wanted."""
        if self.progress and request in self.progress.wanted:
            super().heed(request)
            self._used(request)
            self.go_on()
        elif request != "clear":
            self._insist(request)

    # ---- the course ----------------------------------------------------------------------------

    def _begin(self, name: str, at: int) -> None:
        """Begin a lesson, and do again what has been done before the step."""
        lesson = lesson_of(name)
        if lesson is None:
            return
        game, self.progress = game_named(name), Progress(lesson)
        self.session = Session(game, start(game.rules, lesson.record))
        self.held = game.play.nothing_held()
        self._do(LEARNER, "deal")
        for step in lesson.steps[: min(at, len(lesson.steps) - 1)]:
            for request in step.wants:
                view = self.session.view()
                self.held, intent = game.play.heed(request, view, self.held)
                if intent is not None:
                    self._do(LEARNER, str(intent))
            for intent in step.then:
                self._do(OTHER, intent)
            self.progress = Progress(lesson, self.progress.at + 1)
        self.sit_down()

    def _do(self, seat: Seat, intent: str) -> None:
        """Have an intent of the course done without telling of it."""
        assert self.session
        rules = self.session.game.rules
        came, self.session = self.session.apply(seat, rules.parse_intent(intent))
        assert isinstance(came, tuple), f"the lesson does not go on: {intent}: {came}"
        self.held = self.session.game.play.settle(self.session.view(), self.held, came)

    def _used(self, request: str) -> None:
        assert self.progress
        self._reach(self.progress.after(request))

    def _reach(self, progress: Progress) -> None:
        """Keep how far one has come; a lesson that is over begins anew the next time."""
        self.progress = progress
        name, steps = progress.lesson.record.game, len(progress.lesson.steps)
        reached = self._reached() | {name: progress.at if progress.at < steps else 0}
        self._device.keep(store.LESSONS, json.dumps(reached))
        if progress.step is None:
            self._device.change(place=Place.HOME)

    def _reached(self) -> dict[str, int]:
        """The step at which each lesson was left."""
        try:
            kept = load_json(self._device.read(store.LESSONS))
        except ValueError:
            return {}
        if not isinstance(kept, dict):
            return {}
        return {name: at for name, at in kept.items() if isinstance(at, int) and at >= 0}

    def _insist(self, _request: str) -> None:
        """Say that something else is wanted now."""
        self._device.change(message=(Line(self.words("lesson.not-this")),), tone="refused")

    # ---- what differs from a table -------------------------------------------------------------

    def go_on(self) -> None:
        """If the others are on turn, let them do after a while what the course has them do."""
        self.pause()
        plan, session = self._plan, self.session
        if not session or not self.progress or self.progress.answer is None:
            return

        def play() -> None:
            if plan is self._plan and self.progress and self.progress.answer:
                intent = session.game.rules.parse_intent(self.progress.answer)
                self._reach(self.progress.answered())
                self._apply(session, OTHER, intent)
                self._show()

        pace = self._device.preferences.speed.seconds
        self._device.later(pace * session.game.play.pause(self.held), play)
