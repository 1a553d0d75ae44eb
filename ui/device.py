"""What all rooms of the app share: the device that one plays on.

Its screen, storage, timer and source of seeds are given to it, so that it can be made of plain
objects; what it keeps of the person (preferences, the set-up of the next table) is here too, and
the desk: what is open and what is said.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Protocol

from ui import store
from ui.desk import Desk
from ui.own_tables import tables_to_text
from ui.preferences import Preferences
from ui.setup import Setup, setup_from_text, setup_to_text
from ui.store import LastingStorage, MemoryStorage, Storage
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
        save_file: Callable[[str, str], None] | None = None,
    ) -> None:
        """``later`` calls a function after so many seconds; ``language`` is the browser's.

        ``now`` tells the date and the time of day like ``2026-11-30T14:05``. ``sound`` plays cues
        as is preferred; without it nothing is heard. ``mind`` tells where bots think, if not on the
        page. ``address`` is that of the page, to which links are appended. ``save_file`` hands the
        person a file of this name with this text.
        """
        self.now = now
        self.address = address
        self.mind = mind
        self._sound = sound
        self.screen = screen
        self.later = later
        self.new_seed = new_seed
        self.save_file = save_file
        self._storage = LastingStorage(storage)
        self._bare = not self.read(store.SCHEMA) and not self.keys_under()
        """Whether nothing at all is kept yet, not even in which version."""
        self.newer = not self._up_to_date()
        """Whether a newer version has kept what is there, and nothing may be written over it."""
        if self.newer:
            self._storage = LastingStorage(MemoryStorage())
        self.preferences = Preferences.from_text(self.read(store.PREFERENCES))
        self.setup = setup_from_text(self.read(store.SETUP), self.read(store.TABLES))
        self.lexicon = Lexicon(self.preferences.language or language)
        self.desk = Desk()

    def change(self, **changes: Any) -> None:
        """Change what is open or said (see ``Desk``)."""
        self.desk = self.desk._replace(**changes)

    def play(self, *cues: Cue) -> None:
        """Let these cues be heard, if there is sound."""
        if self._sound and cues:
            self._sound(cues, self.preferences)

    # ---- keeping -------------------------------------------------------------------------------

    def read(self, key: str) -> str:
        """What is kept under a key; nothing if nothing is."""
        return self._storage.read(key) or ""

    def keep(self, key: str, text: str) -> None:
        """Keep a text; while that cannot be, it is kept as long as the page is open."""
        if self._bare:
            self._bare = False
            self._storage.write(store.SCHEMA, str(store.VERSION))
        self._storage.write(key, text)

    def forget(self, key: str) -> None:
        """Keep nothing under a key any more."""
        self._storage.remove(key)

    def stored(self, key: str) -> str:
        """What the browser itself has under a key: another tab may have written it."""
        return self._storage.stored(key) or ""

    def keys_under(self, prefix: str = store.PREFIX) -> list[str]:
        """The keys that begin so and have something under them."""
        return sorted(key for key in self._storage.all_keys() if key.startswith(prefix))

    @property
    def unkept(self) -> tuple[str, ...]:
        """The keys of what is lost if the page is closed now."""
        return self._storage.unkept

    def set_aside(self, key: str, flaw: str) -> None:
        """Move what cannot be read out of the way, unharmed, and say what is the matter."""
        if self._storage.set_aside(key):
            self.change(notice=f"aside.{flaw}")

    def refresh(self, key: str) -> None:
        """Another tab has kept something: prefer and set up here what one does there.

        There may be room again, too, for what waits here.
        """
        self._storage.flush()
        if key == store.PREFERENCES:
            self.preferences = Preferences.from_text(self.read(key))
            self.lexicon = Lexicon(self.preferences.language or self.lexicon.language)
        elif key in (store.SETUP, store.TABLES):
            kept = setup_from_text(self.read(store.SETUP), self.read(store.TABLES))
            self.setup = kept._replace(panels=self.setup.panels)

    def _up_to_date(self) -> bool:
        """Bring what an older version has kept up to date; not possible with a newer one's."""
        if self._bare or self.read(store.SCHEMA) == str(store.VERSION):
            return True
        from ui.archive.upgrade import upgrade  # noqa: PLC0415  # once in the life of a device

        return upgrade(self._storage, self.now())

    def prefer(self, preferences: Preferences) -> None:
        """Change what is preferred, and keep it."""
        self.preferences = preferences
        self.keep(store.PREFERENCES, preferences.to_text())

    def speak(self, language: Language) -> None:
        """Speak another language from now on."""
        self.lexicon = Lexicon(language)
        self.prefer(self.preferences._replace(language=language))

    def set_up(self, setup: Setup) -> None:
        """Change the table of the next game, and keep it."""
        self.setup = setup
        self.keep(store.SETUP, setup_to_text(setup))
        self.keep(store.TABLES, tables_to_text(setup.tables))
