"""A visitor without a browser: an app whose screen, timer and storage are plain objects."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from game import mau_mau
from game.match import replay
from game.mau_mau.intents import Intent
from game.mau_mau.options import Options
from game.mau_mau.state import State
from game.record import Record, read
from ui import store
from ui.app import App
from ui.cues import Cue
from ui.motion import Flight
from ui.preferences import Preferences
from ui.store import MemoryStorage, StorageError
from ui.tree import Node
from ui.words import Language

ADDRESS = "https://carteado.example/"
NOW = "2026-11-30T14:05"


class FullStorage(MemoryStorage):
    """A storage that takes nothing any more."""

    def write(self, key: str, text: str) -> None:
        """Refuse."""
        raise StorageError(f"no room for {key}: {len(text)} characters")


class Visitor:
    """Sees the tree that is shown, presses its controls, and lets time pass."""

    def __init__(
        self,
        storage: MemoryStorage | None = None,
        *,
        seed: str = "a visit",
        language: Language = Language.ENGLISH,
        sound: Callable[[tuple[Cue, ...], Preferences], None] | None = None,
    ) -> None:
        self.storage = MemoryStorage() if storage is None else storage
        self.now = NOW
        self.files: list[tuple[str, str]] = []
        self.tree = Node("main", {}, ())
        self.motion: tuple[Flight, ...] = ()
        self.waiting: list[tuple[float, Callable[[], None]]] = []
        self.app = App(
            screen=self,
            storage=self.storage,
            later=lambda seconds, call: self.waiting.append((seconds, call)),
            new_seed=lambda: seed,
            now=lambda: self.now,
            language=language,
            sound=sound,
            address=ADDRESS,
            save_file=lambda name, text: self.files.append((name, text)),
        )
        self.app.open()

    def show(self, tree: Node, motion: tuple[Flight, ...]) -> None:
        """Take what the app shows."""
        self.tree, self.motion = tree, motion

    def controls(self) -> Iterator[Node]:
        """The controls within reach: not those that lie under a dialog."""
        for part in self.tree.children:
            if isinstance(part, Node) and "inert" not in part.attributes:
                yield from (node for node in part.walk() if "data-do" in node.attributes)

    def offers(self, request: str) -> bool:
        """Whether a control within reach asks for this."""
        return any(control.attributes["data-do"] == request for control in self.controls())

    def press(self, request: str) -> None:
        """Press the control that asks for this; there must be one."""
        assert self.offers(request), f"no control for {request!r}"
        self.app.act(request)

    def wait(self) -> None:
        """Let everything happen that waits for its time now."""
        waiting, self.waiting = self.waiting, []
        for _, call in waiting:
            call()

    def wait_for_own_turn(self) -> None:
        """Let the bots play until they wait for the visitor, or the round is over."""
        for _ in range(1000):
            if not self.waiting:
                return
            self.wait()
        raise AssertionError("the bots never stop")

    def find(self, **attributes: str) -> list[Node]:
        """The nodes with these attributes; ``_`` stands for ``-``."""
        wanted = {name.strip("_").replace("_", "-"): value for name, value in attributes.items()}
        return [node for node in self.tree.walk() if wanted.items() <= node.attributes.items()]

    def text(self, kind: str) -> str:
        """The text of the node of this class; there must be just one."""
        (found,) = (
            node for node in self.tree.walk() if kind in node.attributes.get("class", "").split()
        )
        return found.text()

    @property
    def record(self) -> Record[Options, Intent]:
        """The game as it is saved."""
        text = self.storage.read(store.GAME)
        assert text
        return read(text, mau_mau)

    @property
    def state(self) -> State:
        """The state of the game as it is saved."""
        return replay(mau_mau, self.record).state


def play_on(visitor: Visitor) -> None:
    """One step of somebody who plays by pressing what is marked: a card, a suit, or a button."""
    playable = visitor.find(data_state="legal")
    if visitor.offers("suit H"):
        visitor.press("suit H")
    elif visitor.offers("intent name H"):
        visitor.press("intent name H")
    elif playable:
        visitor.press(playable[0].attributes["data-do"])
        visitor.press("play")
    else:
        offered = (f"intent {what}" for what in ("pass", "pay", "draw"))
        visitor.press(next(request for request in offered if visitor.offers(request)))


def play_round(visitor: Visitor) -> None:
    """Play to the end of the round, the bots included."""
    for _ in range(1000):
        visitor.wait_for_own_turn()
        if visitor.offers("intent deal"):
            return
        play_on(visitor)
    raise AssertionError("the round never ends")
