"""The ways from the room of sharing to other rooms of the house."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from game.links.record import Shared
from game.record import Record
from ui.sharing.offers import Played


class Ways(NamedTuple):
    """What other rooms do for this one."""

    here: Callable[[], Played | None]
    """Tells the game that is seen where one is."""
    watch: Callable[[Record[Any, Any]], None]
    """Shows a game that has been played."""
    take_turn: Callable[[Shared], None]
    """Takes a turn of a game that is played by link."""
    take_own: Callable[[str], None]
    """Takes the text of a link of a game with own decks."""
