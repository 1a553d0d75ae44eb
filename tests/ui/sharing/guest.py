"""Visitors who send and open links."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

from game.games import GAMES
from game.record import Player, Record, write
from tests.game.links.made import a_game
from tests.ui.visitor import ADDRESS, Visitor
from ui import store
from ui.store import MemoryStorage


def seated(record: Record[Any, Any]) -> Record[Any, Any]:
    """The record as if a person sat on its first seat, and easy bots on the others."""
    others = (Player(f"B{seat}", "easy") for seat in range(1, len(record.players)))
    return replace(record, players=(Player("Ana"), *others))


def played(game: str, number: int = 1, seats: int = 3) -> Record[Any, Any]:
    """A game whose first round is over, as a person played it."""
    return seated(a_game(game, number, seats).record)


def at_table(record: Record[Any, Any]) -> Visitor:
    """A visitor who has left this game unfinished, and comes back to it."""
    storage = MemoryStorage()
    storage.write(store.GAME, write(record, GAMES[record.game]))
    return Visitor(storage)


def settle(visitor: Visitor) -> None:
    """Let the work go on that is done in slices, until nothing waits."""
    for _ in range(2000):
        if not visitor.waiting:
            return
        visitor.wait()
    raise AssertionError("the work never ends")


def link_of(visitor: Visitor, what: str) -> str:
    """The link that the visitor gets who shares this."""
    if not visitor.offers(f"share {what}"):
        visitor.press("share")
    if visitor.offers(f"share {what}"):
        visitor.press(f"share {what}")
    settle(visitor)
    (copied,) = (
        control.attributes["data-do"].removeprefix("copy ")
        for control in visitor.controls()
        if control.attributes["data-do"].startswith("copy ")
    )
    assert re.fullmatch(re.escape(ADDRESS) + r"#[gt]=[\w-]+", copied)
    return copied


def opened(visitor: Visitor, text: str) -> Visitor:
    """The visitor after a link has been opened and read."""
    visitor.app.act(f"link {text}")
    settle(visitor)
    return visitor
