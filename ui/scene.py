"""The scene: all that the picture of a table depends on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, TypeVar

from game.cards import Card
from ui.desk import Desk
from ui.preferences import Helper, Preferences
from ui.words import Words

View = TypeVar("View")
Held = TypeVar("Held")


@dataclass(frozen=True, slots=True)
class Scene(Generic[View, Held]):
    """A table as one person sees it, in one language."""

    words: Words
    view: View
    names: tuple[str, ...]
    """What the seats are called."""
    avatars: tuple[int, ...]
    """The signs of the seats."""
    desk: Desk
    held: Held
    """What the viewer has in hand between two intents."""
    preferences: Preferences
    can_undo: bool
    """Whether the viewer may take decisions back."""
    shared: bool
    """Whether several people share the screen; then nobody is "you" for good."""
    may_hint: bool = True
    """Whether the table allows hints."""
    onlooker: bool = False
    """Whether the one who looks does not sit on the viewer's seat, and is not called "you"."""
    open_hands: tuple[tuple[Card, ...], ...] = ()
    """Every seat's hand where all of them lie open, else none."""
    may_share: bool = False
    """Whether the game can be shared."""

    @property
    def marks(self) -> bool:
        """Whether what can be played is marked."""
        return self.preferences.helper is not Helper.EXPERT

    @property
    def hints(self) -> bool:
        """Whether it is said, too, what fits."""
        return self.preferences.helper is Helper.BEGINNER
