"""What a game is to the rest of the house: the protocol that each game's package fulfils.

Everything that plays, keeps, replays or shows a game is written against this protocol once, and
serves every game. All functions are pure; none changes what it is given.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol, TypeVar

from game.ruling import Ruling
from game.seats import Seat

State = TypeVar("State")
Intent = TypeVar("Intent")
Event = TypeVar("Event")
View_co = TypeVar("View_co", covariant=True)
Options = TypeVar("Options")


class OptionsError(ValueError):
    """These options cannot be played; ``code`` says why, as a key for the words."""

    def __init__(self, code: str, **values: int) -> None:
        super().__init__(f"{code} {values}" if values else code)
        self.code = code
        self.values = values


class Rules(Protocol[State, Intent, Event, View_co, Options]):
    """A game's package, seen as its functions."""

    NAME: str
    """The game's name in records and on the command line: ``mau-mau``."""
    MIN_SEATS: int
    MAX_SEATS: int

    def begin(self, options: Options, seats: int, seed: str) -> State:
        """The table before the first deal. Raises OptionsError if it cannot be played."""

    def judge(self, state: State, seat: Seat, intent: Intent) -> Ruling[Event, State]:
        """The ruling on what a seat asks for."""

    def evolve(self, state: State, event: Event) -> State:
        """The state after an event."""

    def legal(self, state: State, seat: Seat) -> tuple[Intent, ...]:
        """Every intent of the seat that would be allowed, in a fixed order.

        Where there are too many to list, a game may list some of them, but never none.
        """

    def actor(self, state: State) -> Seat | None:
        """The seat that has to decide; None while anybody may deal, and after the match."""

    def view(self, state: State, seat: Seat) -> View_co:
        """What the seat may know of the state."""

    def observe(self, event: Event, seat: Seat) -> Event:
        """The event as the seat saw it."""

    def event_text(self, event: Event) -> str:
        """The event as one line."""

    def position_text(self, state: State) -> str:
        """The state in the game's position notation."""

    def parse_position(self, text: str) -> State:
        """Read a position as ``position_text`` writes it. Raises UnreadableError."""

    def parse_intent(self, text: str) -> Intent:
        """Read an intent as ``str`` writes it. Raises UnreadableError."""

    def options_to_data(self, options: Options) -> dict[str, Any]:
        """The options as JSON data."""

    def options_from_data(self, data: Mapping[str, Any]) -> Options:
        """Read what ``options_to_data`` wrote. Raises UnreadableError."""
