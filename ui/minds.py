"""Where bots think: on the page in slices, or beside it in a worker (``ui.worker``).

A bot's turn is a thinking (see ``game.bots.thinking``), and it may be forgotten at any time.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, Protocol

from game.bots.thinking import Reason, Thinking, Thought
from game.cards import Card, Suit
from game.seats import Seat
from ui.session import Session
from ui.words import Words


class Why(NamedTuple):
    """A reason as it is said: the key of the words, and the texts of what it is about."""

    motive: str
    faces: tuple[str, ...] = ()
    suit: str | None = None
    seat: Seat | None = None

    @staticmethod
    def of(reason: Reason) -> Why:
        """The reason that a bot gave."""
        faces = tuple(str(face) for face in reason.faces)
        suit = reason.suit.value if reason.suit else None
        return Why(reason.motive.value, faces, suit, reason.seat)

    def told(self, words: Words, names: tuple[str, ...], bot: Seat) -> str:
        """The reason as the bot on this seat tells it."""
        why = words(
            f"why.{self.motive}",
            cards=words.cards(map(Card.parse, self.faces)) if self.faces else "",
            suit=words.suit(Suit(self.suit)) if self.suit else "",
            name="" if self.seat is None else names[self.seat],
        )
        return words("why.told", name=names[bot], why=why)


class Choice(NamedTuple):
    """What a bot wants, as an intent's text, and why. It is made of JSON's values only."""

    intent: str
    why: tuple[Why, ...] = ()

    @staticmethod
    def of(thought: Thought) -> Choice:
        """What a bot has come to."""
        return Choice(str(thought.intent), tuple(map(Why.of, thought.why)))

    @staticmethod
    def from_data(data: Any) -> Choice:
        """Read what became of a choice as JSON."""
        intent, reasons = data
        return Choice(intent, tuple(Why(m, tuple(faces), s, seat) for m, faces, s, seat in reasons))


Stop = Callable[[], None]
"""Forgets a thinking; what it would have come to is of no use any more."""


class Mind(Protocol):
    """Thinks for bots."""

    def think(self, session: Session, seat: Seat, done: Callable[[Choice], None]) -> Stop:
        """Begin to think for the bot on the seat, and call ``done`` with what it has come to."""


class Slices:
    """Thinks on the page, a slice at a time: between two of them the page can do what it must."""

    def __init__(self, later: Callable[[float, Callable[[], None]], object]) -> None:
        self._later = later

    def think(self, session: Session, seat: Seat, done: Callable[[Choice], None]) -> Stop:
        """Begin to think; the first slice is done at once."""
        thinking = session.thinking_of_bot(seat)
        self._go_on(thinking, done)
        return thinking.close

    def _go_on(self, thinking: Thinking, done: Callable[[Choice], None]) -> None:
        try:
            next(thinking)
        except StopIteration as end:
            if end.value is not None:  # else it was forgotten between two slices
                done(Choice.of(end.value))
        else:
            self._later(0, lambda: self._go_on(thinking, done))


class BotTurn:
    """A bot's turn: it thinks while one can look, and plays when both have taken their time."""

    def __init__(
        self, mind: Mind, session: Session, seat: Seat, play: Callable[[Choice], None]
    ) -> None:
        self._play = play
        self._looked = self._over = False
        self._choice: Choice | None = None
        self._stop = mind.think(session, seat, self._chosen)

    def looked(self) -> None:
        """One has had time to look at what happened before."""
        self._looked = True
        self._play_if_ready()

    def forget(self) -> None:
        """Let nothing come of it."""
        self._over = True
        self._stop()

    def _chosen(self, choice: Choice) -> None:
        self._choice = choice
        self._play_if_ready()

    def _play_if_ready(self) -> None:
        if self._choice is not None and self._looked and not self._over:
            self._over = True
            self._play(self._choice)
