"""What all rooms of the app share: the device that one plays on.

Its screen, storage, timer and source of seeds are given to it, so that it can be made of plain
objects; what it keeps of the person (preferences, the set-up of the next table) is here too, and
the desk: what is open and what is said.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Protocol

from ui import store
from ui.desk import Desk
from ui.own_tables import tables_to_text
from ui.preferences import Preferences
from ui.setup import Setup, setup_from_text, setup_to_text
from ui.store import MemoryStorage, Storage, StorageError
from ui.words import Language, Lexicon

if TYPE_CHECKING:
    from ui.cues import Cue
    from ui.minds import Mind
    from ui.motion import Flight
    from ui.tree import Node

Heeds = Callable[[str], None]
"""Does what is asked for; gets what follows the first word of the request, or nothing."""


class Screen(Protocol):
    """Where trees are shown."""

    def show(self, tree: Node, motion: tuple[Flight, ...]) -> None:
        """Draw the tree, and let cards fly from where they were."""


class Device:
    """The device that one plays on, and what it keeps."""

    def __init__(  # noqa: PLR0913  # a device has so many parts
        self,
        *,
        screen: Screen,
        storage: Storage,
        later: Callable[[float, Callable[[], None]], object],
        new_seed: Callable[[], str],
        language: Language,
        sound: Callable[[tuple[Cue, ...], Preferences], None] | None = None,
        mind: Callable[[], Mind] | None = None,
        now: Callable[[], str] = lambda: "2000-01-01T00:00",
        address: str = "",
    ) -> None:
        """``later`` calls a function after so many seconds; ``language`` is the browser's.

        ``sound`` plays cues as is preferred; without it nothing is heard. ``mind`` tells where bots
        think, if not on the page. ``now`` tells the time like ``2026-11-30T08:16``; ``address`` is
        that of the page, to which links are appended.
        """
        self.now = now
        self.address = address
        self.mind = mind
        self._sound = sound
        self.screen = screen
        self.later = later
        self.new_seed = new_seed
        self._storage = storage
        self.preferences = Preferences.from_text(self.read(store.PREFERENCES))
        self.setup = setup_from_text(self.read(store.SETUP), self.read(store.TABLES))
        self.lexicon = Lexicon(self.preferences.language or language)
        self.desk = Desk()

    def change(self, **changes: Any) -> None:
        """Change what is open or said (see ``Desk``)."""
        self.desk = replace(self.desk, **changes)

    def play(self, *cues: Cue) -> None:
        """Let these cues be heard, if there is sound."""
        if self._sound and cues:
            self._sound(cues, self.preferences)

    # ---- keeping -------------------------------------------------------------------------------

    def read(self, key: str) -> str:
        """What is kept under a key; nothing if nothing is."""
        return self._storage.read(key) or ""

    def keep(self, key: str, text: str) -> None:
        """Keep a text; if that cannot be, say so and go on."""
        try:
            self._storage.write(key, text)
        except StorageError:
            self.change(notice="not-kept")

    def set_aside(self, key: str, flaw: str) -> None:
        """Move what cannot be read out of the way, unharmed, and say what is the matter."""
        try:
            store.set_aside(self._storage, key)
        except StorageError:
            self._storage = MemoryStorage()
            self.change(notice="not-kept")
        else:
            self.change(notice=f"aside.{flaw}")

    def prefer(self, preferences: Preferences) -> None:
        """Change what is preferred, and keep it."""
        self.preferences = preferences
        self.keep(store.PREFERENCES, preferences.to_text())

    def speak(self, language: Language) -> None:
        """Speak another language from now on."""
        self.lexicon = Lexicon(language)
        self.prefer(replace(self.preferences, language=language))

    def set_up(self, setup: Setup) -> None:
        """Change the table of the next game, and keep it."""
        self.setup = setup
        self.keep(store.SETUP, setup_to_text(setup))
        self.keep(store.TABLES, tables_to_text(setup.tables))
