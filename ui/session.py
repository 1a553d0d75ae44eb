"""A sitting: the match, and who looks at the screen.

Several people may share a device, and then the screen is always somebody's: it shows what the
viewer may know, and tells what happened as the viewer saw it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from game import mau_mau
from game.match import Match, Step, apply, steps, undo
from game.mau_mau.events import Event
from game.mau_mau.intents import Intent
from game.mau_mau.options import Options
from game.mau_mau.state import State
from game.mau_mau.view import View
from game.record import Record
from game.ruling import Refused
from game.seats import Seat
from ui.narrate import Line, Narrator
from ui.words import Words

MauMau = Match[State, Options, Intent]


@dataclass(frozen=True, slots=True)
class Session:
    """A match of Mau-Mau and the seat of the one who looks at it."""

    match: MauMau
    viewer: Seat

    @staticmethod
    def of(match: MauMau) -> Session:
        """The match as the first person at the table sees it."""
        people = _people(match.record)
        return Session(match, people[0] if people else 0)

    @property
    def record(self) -> Record[Options, Intent]:
        """The match's record."""
        return self.match.record

    @property
    def state(self) -> State:
        """The match's state."""
        return self.match.state

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats that are no bots."""
        return _people(self.match.record)

    @property
    def bot_on_turn(self) -> Seat | None:
        """The bot that has to decide, if it is one."""
        actor = self.state.actor
        return actor if actor is not None and actor not in self.people else None

    @property
    def wanted(self) -> Seat | None:
        """The person who has to decide and is not the viewer, if there is one."""
        actor = self.state.actor
        return actor if actor in self.people and actor != self.viewer else None

    @property
    def over(self) -> bool:
        """Whether nothing would be lost if the match were never gone on with."""
        return self.state.result is not None

    def view(self) -> View:
        """What the viewer may know."""
        return mau_mau.view(self.state, self.viewer)

    def names(self, words: Words) -> tuple[str, ...]:
        """What the seats are called; the one person at a table is "you" without a name."""
        return tuple(player.name or words("you.name") for player in self.record.players)

    def narrator(self, words: Words) -> Narrator:
        """Who tells the viewer what happens."""
        return Narrator(words, self.names(words), self.viewer)

    def seen(self, events: tuple[Event, ...]) -> tuple[Event, ...]:
        """The events as the viewer saw them."""
        return tuple(mau_mau.observe(event, self.viewer) for event in events)

    def log(self, words: Words) -> tuple[Line, ...]:
        """All that has happened, told to the viewer."""
        narrator = self.narrator(words)
        return tuple(
            line for step in self._steps() for line in narrator.tell(self.seen(step.ruling.events))
        )

    def lately(self) -> tuple[Event, ...]:
        """What the viewer has seen since the viewer's own last decision, that one included."""
        events: list[Event] = []
        for step in self._steps():
            if step.seat == self.viewer:
                events.clear()
            events += self.seen(step.ruling.events)
        return tuple(events)

    def apply(self, seat: Seat, intent: Intent) -> tuple[Refused | tuple[Event, ...], Session]:
        """The refusal of an intent, or the events that the viewer saw; and the session after it."""
        ruling, match = apply(mau_mau, self.match, seat, intent)
        if isinstance(ruling, Refused):
            return ruling, self
        return self.seen(ruling.events), replace(self, match=match)

    def undone(self) -> Session:
        """The session before the viewer's last decision of this round; itself if there is none."""
        return replace(self, match=undo(mau_mau, self.match, self.viewer))

    def _steps(self) -> Iterator[Step[State, Event, Options, Intent]]:
        return steps(mau_mau, self.record)


def _people(record: Record[Options, Intent]) -> tuple[Seat, ...]:
    return tuple(seat for seat, player in enumerate(record.players) if player.bot is None)
