"""Friends who play by link: visitors to one house each, who know only links of each other."""

from __future__ import annotations

from typing import Any

from game.links.record import Kind, Shared, read, write
from game.links.thread import told
from game.record import Record
from game.shuffle import Stream
from tests.ui.visitor import ADDRESS, Visitor
from ui.session import Session
from ui.store import MemoryStorage


class Friend(Visitor):
    """A visitor who decides as a bot would, and sees links on the screen only."""

    @property
    def session(self) -> Session:
        """What is at the table."""
        session = self.app._rooms.table.session
        assert session
        return session

    @property
    def game(self) -> Record[Any, Any]:
        """The game at the table, as a link tells it."""
        return told(self.session.record)

    @property
    def link(self) -> str:
        """The link of the turn, as it can be copied from the screen."""
        if not self.find(id="post-link"):
            self.press("post toggle")
        (field,) = self.find(id="post-link")
        assert self.offers(f"copy {field.attributes['value']}")
        return field.attributes["value"]

    @property
    def my_turn(self) -> bool:
        """Whether this friend has to decide."""
        return self.session.actor in self.session.people

    def said(self) -> str:
        """What the strip over the table says."""
        return self.text("post-text")

    def paste(self, link: str) -> None:
        """Put a link where links that came are put."""
        if self.offers("uncover"):
            self.press("uncover")
        if not self.find(data_do="post open"):
            self.press("post toggle" if self.offers("post toggle") else "post")
        self.press("post open")
        self.app.act(f"post open {link}")

    def decide(self) -> None:
        """Decide once as a bot would."""
        chance = Stream("a friend", f"{len(self.session.record.intents)}")
        work = self.session.game.play.thinker("easy")(self.session.view(), chance)
        while True:
            try:
                next(work)
            except StopIteration as end:
                self._ask(end.value.intent)
                return

    def decide_otherwise(self, record: Record[Any, Any]) -> None:
        """Decide something else than was decided in a record."""
        at = len(self.session.record.intents)
        done = record.intents[at] if at < len(record.intents) else None
        self._ask(next(one for one in self.session.view().legal if one != done))

    def _ask(self, intent: Any) -> None:
        self.app._rooms.table._ask(intent)
        self.app._show()

    def play_turn(self) -> None:
        """Decide until somebody elsewhere has to, or the round is over."""
        self.wait_for_own_turn()
        while self.my_turn:
            if self.offers("uncover"):
                self.press("uncover")
            self.decide()
            self.wait_for_own_turn()


def host(*requests: str, storage: MemoryStorage | None = None, seed: str = "by link") -> Friend:
    """A friend who has set up a table by these requests of the set-up, and begun."""
    friend = Friend(storage, seed=seed)
    friend.app.act("prefer speed instant")
    for request in requests:
        friend.app.act(f"setup {request}")
    friend.app.act("start")
    friend.wait_for_own_turn()
    return friend


def guest(link: str, *, seats: tuple[int, ...] | None = None) -> Friend:
    """A friend who has opened a link for the first time and sat down."""
    friend = Friend()
    friend.app.act("prefer speed instant")
    friend.paste(link)
    if seats is not None:
        for seat in range(10):
            picked = friend.find(data_do=f"post seat {seat}", aria_pressed="true")
            if bool(picked) != (seat in seats) and friend.offers(f"post seat {seat}"):
                friend.press(f"post seat {seat}")
    friend.press("post sit")
    return friend


def text_of(record: Record[Any, Any]) -> str:
    """The link of a record, as somebody else's device would write it."""
    return ADDRESS + "#g=" + write(Shared(Kind.TURN, record))


def record_of(link: str) -> Record[Any, Any]:
    """The record that a link tells."""
    return read(link.rpartition("#g=")[2]).record
