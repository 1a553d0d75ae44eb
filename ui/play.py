"""What a game is to the user interface: the protocol that each game's room in ``ui`` fulfils.

The app plays, keeps, undoes and paces every game in the same way; what differs is asked here. All
functions are pure.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable
from typing import Any, Protocol, TypeVar

from game.bots.thinking import Thinker
from game.ruling import Refused
from game.seats import Seat
from ui.cues import Cue
from ui.lines import Line
from ui.motion import Flight
from ui.scene import Scene
from ui.tree import Node
from ui.words import Words

Intent_co = TypeVar("Intent_co", covariant=True)
Event_contra = TypeVar("Event_contra", contravariant=True)
View = TypeVar("View")
Held = TypeVar("Held")


class Narrator(Protocol[Event_contra]):
    """Tells one person what happens."""

    def tell(self, events: Iterable[Event_contra]) -> tuple[Line, ...]:
        """The sentences of these events, which are as that person saw them."""

    def refusal(self, refused: Refused) -> Line:
        """Why something cannot be done."""

    def read(self, what: str, view: Any, held: Any) -> Line:
        """How things stand: the ``table``, the ``hand``, or the ``top`` card and the penalty."""


class Play(Protocol[View, Intent_co, Event_contra, Held]):
    """A game's room, seen as its functions. ``Held`` is what a viewer has between two intents."""

    TITLE: str
    """What the game is called on the screen."""
    WORDS: tuple[str, ...]
    """The parts of the words that it needs, besides those of the house."""
    UNDOES: bool
    """Whether decisions can be taken back; not where one would unsee a card."""
    BOTS: tuple[str, ...]
    """The bots that can sit at the table, by the name that records give them."""
    SEARCHERS: tuple[str, ...]
    """Those of them that search, and take their time."""

    def thinker(self, bot: str) -> Thinker:
        """How the bot of this name thinks."""

    def nothing_held(self) -> Held:
        """What a viewer has in hand who has just sat down."""

    def heed(self, request: str, view: View, held: Held) -> tuple[Held, Intent_co | None]:
        """What a control of the table asks for: a change of what is held, or an intent, or both.

        A request that makes no sense (any more) changes nothing.
        """

    def settle(self, view: View, held: Held, seen: tuple[Event_contra, ...]) -> Held:
        """What is held after these events; ``view`` is the one after them."""

    def let_go(self, held: Held) -> Held:
        """What is held when a question is taken back, or an intent was refused."""

    def keep(self, held: Held) -> str:
        """What of it should outlive a reload, as text; nothing if there is nothing to keep."""

    def recall(self, text: str, view: View) -> Held:
        """What is held again after a reload; a text that does not fit (any more) is passed over."""

    def narrator(self, words: Words, names: tuple[str, ...], you: Seat) -> Narrator[Event_contra]:
        """Who tells the person on the seat what happens."""

    def tone(self, seen: tuple[Event_contra, ...]) -> str:
        """``punished`` if these events are a punishment, else nothing."""

    def ponder(self, view: View, held: Held) -> Generator[None, None, Held] | None:
        """What has to be worked out for what is held now, in slices of some milliseconds.

        None if nothing has to. It returns what is held then, unless something happened meanwhile.
        """

    def onward(self, held: Held) -> tuple[Held, tuple[Flight, ...]] | None:
        """The next step of what is shown in steps; None if nothing is."""

    def at_once(self, held: Held) -> Held:
        """What is held with the steps passed over."""

    def again(self, held: Held, seen: tuple[Event_contra, ...]) -> Held:
        """What is held when these events are shown once more."""

    def pause(self, held: Held) -> float:
        """How many times as long as usual a bot waits, so that one can look at what is shown."""

    def flights(self, seen: tuple[Event_contra, ...], you: Seat) -> tuple[Flight, ...]:
        """The flights of these events."""

    def cues(self, seen: tuple[Event_contra, ...], you: Seat) -> tuple[Cue, ...]:
        """What is heard of these events."""

    def present(self, scene: Scene[View, Held]) -> Node:
        """The whole screen of a table."""
