"""What every table has: the one of the game under way, the classroom's, the theatre's."""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import replace
from functools import partial
from typing import Any

from game.ruling import Refused
from game.seats import Seat
from ui.cues import Cue
from ui.desk import Place
from ui.device import Device, Heeds
from ui.lines import news
from ui.motion import Flight
from ui.preferences import Speed
from ui.session import Session
from ui.words import Words

STEP_SECONDS = 1.6
"""So long each step of what is shown in steps can be looked at."""
READABLE = ("table", "hand", "top")
"""What can be told of how things stand."""


class AnyTable:
    """A table that knows no game (what differs is asked, see ``ui.play``), and keeps nothing."""

    PLACE = Place.TABLE
    """Where in the house it stands."""

    def __init__(self, device: Device, show: Callable[[], None]) -> None:
        """``show`` is called when something has happened that nobody asked for just now."""
        self._device = device
        self._show = show
        self.session: Session | None = None
        self.held: Any = None
        """What the viewer has in hand at the table of ``session``."""
        self._motion: tuple[Flight, ...] = ()
        self._plan = object()
        """What is planned next; another plan makes it void."""

    def requests(self) -> dict[str, Heeds]:
        """What a person can ask for here, besides what is for the game itself (``heed``)."""
        return {"cancel": self._cancel, "again": self._show_again, "read": self._read}

    @property
    def words(self) -> Words:
        """The words with those of the game at the table."""
        return self._device.lexicon.words(*(self.session.game.play.WORDS if self.session else ()))

    def sit_down(self) -> None:
        """Go on with the game: what happened is told again, and the bots are at work."""
        if not self.session:
            return
        past = self.session.past(self.words)
        self.session = replace(self.session, lately=past.lately)
        play, view = self.session.game.play, self.session.view()
        kept = self._kept_held()
        self.held = play.at_once(play.settle(view, play.recall(kept, view), past.lately))
        self._device.change(
            place=self.PLACE,
            went_on=None,
            log=past.lines,
            message=past.lines[-1:],
            tone="",
        )
        self.go_on()

    # ---- what happens by itself ----------------------------------------------------------------

    def pause(self) -> None:
        """Let nothing happen at the table while one is elsewhere in the house."""
        self._plan = object()

    def go_on(self) -> None:
        """Show what is shown in steps. Nothing comes of it if something happens before."""
        self.pause()
        if self.session and self._in_steps:
            later = partial(self._show_step, self.session, self._plan)
            self._device.later(STEP_SECONDS, later)

    def _ponder(self, work: Generator[None, None, Any], held: Any) -> None:
        """Work something out, a slice at a time, as long as nothing else is held."""
        if self.held is not held:
            return
        try:
            next(work)
        except StopIteration as end:
            self.held = end.value
            self._show()
        else:
            self._device.later(0, partial(self._ponder, work, held))

    @property
    def _in_steps(self) -> bool:
        """Whether something is shown in steps now."""
        return self.session is not None and self.session.game.play.onward(self.held) is not None

    def _show_step(self, session: Session, planned: object) -> None:
        if planned is self._plan and (step := session.game.play.onward(self.held)):
            self.held, self._motion = step
            self._show()
        if planned is self._plan:
            self.go_on()

    # ---- what a person does --------------------------------------------------------------------

    def heed(self, request: str) -> None:
        """Let the game answer the request; one that makes no sense any more changes nothing."""
        session = self.session
        if not session or self._device.desk.place is not self.PLACE or session.wanted is not None:
            return
        play, in_steps = session.game.play, self._in_steps
        self.held, intent = play.heed(request, session.view(), self.held)
        if intent is not None:
            self._ask(intent)
        elif work := play.ponder(session.view(), self.held):
            self._device.later(0, partial(self._ponder, work, self.held))
        elif in_steps:  # who goes through the steps takes the time for it
            self.pause()
            if not self._in_steps:
                self.go_on()

    def _ask(self, intent: Any) -> None:
        """The person at the screen asks for an intent."""
        if self.session:
            self._apply(self.session, self.session.viewer, intent)

    def _apply(self, session: Session, seat: Seat, intent: Any) -> None:
        """Have an intent judged; keep and tell what came of it, and go on."""
        came, self.session = session.apply(seat, intent)
        play, narrator = session.game.play, session.narrator(self.words)
        if isinstance(came, Refused):
            self.held = play.let_go(self.held)
            self._device.change(message=(narrator.refusal(came),), tone="refused")
            self._device.play(Cue.REFUSED)
            return
        self._save()
        lines = narrator.tell(came)
        self.held = play.settle(self.session.view(), self.held, came)
        log = self._device.desk.log + lines
        self._device.change(log=log, message=news(lines), tone=play.tone(came))
        self._device.play(*play.cues(came, session.viewer))
        if self._device.preferences.speed is Speed.INSTANT:
            self.held = play.at_once(self.held)
        else:
            self._motion = play.flights(came, session.viewer)
        self.go_on()

    def _cancel(self, _rest: str) -> None:
        """Take back the question that lies open."""
        if self.session and not self._device.desk.went_on:
            self.held = self.session.game.play.let_go(self.held)

    def _show_again(self, _rest: str) -> None:
        """Tell and show once more what happened since the viewer last decided."""
        if self.session:
            lately = self.session.lately
            lines = self.session.narrator(self.words).tell(lately)
            self._device.change(message=news(lines), tone="")
            self._motion = self.session.game.play.flights(lately, self.session.viewer)
            self.held = self.session.game.play.again(self.held, lately)
            self.go_on()

    def _read(self, what: str) -> None:
        """Tell how things stand: ``table``, ``hand``, or the ``top`` card and the penalty."""
        session = self.session
        if session and session.wanted is None and what in READABLE:
            line = session.narrator(self.words).read(what, session.view(), self.held)
            self._device.change(message=(line,), tone="")

    # ---- keeping and showing -------------------------------------------------------------------

    def _save(self) -> None:
        """Keep what has just happened."""

    def _kept_held(self) -> str:
        """What lay unfinished on the table."""
        return self.session.game.play.keep(self.held) if self.session else ""

    def keep_held(self) -> None:
        """Keep what lies unfinished on the table."""

    def take_motion(self) -> tuple[Flight, ...]:
        """The flights that are to be shown now, once."""
        motion, self._motion = self._motion, ()
        return motion
