"""The games that the table knows: the rules of each, and its room in the user interface.

A game is imported when it is first played: nobody waits at the start for a game that he does not
play.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from game.rules import Rules
from ui.play import Play

NAMES = ("mau-mau", "mexe-mexe")
"""The names of the games, as records have them."""


@dataclass(frozen=True, slots=True)
class Game:
    """A game: how it is judged, and how it is shown."""

    rules: Rules[Any, Any, Any, Any, Any]
    play: Play[Any, Any, Any, Any]


def game_named(name: str) -> Game:
    """The game of this name. Raises KeyError for a name that is not in ``NAMES``."""
    match name:
        case "mau-mau":
            from game import mau_mau as mau_mau_rules  # noqa: PLC0415
            from ui import mau_mau  # noqa: PLC0415

            return Game(mau_mau_rules, mau_mau)
        case "mexe-mexe":
            from game import mexe_mexe as mexe_mexe_rules  # noqa: PLC0415
            from ui import mexe_mexe  # noqa: PLC0415

            return Game(mexe_mexe_rules, mexe_mexe)
        case _:
            raise KeyError(name)
