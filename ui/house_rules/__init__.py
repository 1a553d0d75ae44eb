"""What a house may choose, game by game; the set-up knows no game but by these descriptions.

A description is imported when its game is chosen: nobody waits for a game that he does not play.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ui.house_rules.panels import Panel

if TYPE_CHECKING:
    from ui.house_rules.common import HouseRules

__all__ = ["GAMES", "SEATS", "TITLES", "Panel", "game_of_code", "house_rules_named"]
__all__ += ["house_rules_of"]

TITLES = {"mau-mau": "Mau-Mau", "mexe-mexe": "Mexe-Mexe"}
"""What the games are called on the screen, by their names in records."""
GAMES = tuple(TITLES)
SEATS = {"mau-mau": range(2, 11), "mexe-mexe": range(2, 9)}
"""How many may play each game."""
_MARKS = {"M": "mau-mau", "X": "mexe-mexe"}
"""The games by the first character of their codes."""


def house_rules_named(game: str) -> HouseRules:
    """What can be chosen in the game of this name. Raises KeyError for any other name."""
    match game:
        case "mau-mau":
            from ui.house_rules.mau_mau import MAU_MAU  # noqa: PLC0415

            return MAU_MAU
        case "mexe-mexe":
            from ui.house_rules.mexe_mexe import MEXE_MEXE  # noqa: PLC0415

            return MEXE_MEXE
        case _:
            raise KeyError(game)


def house_rules_of(options: Any) -> HouseRules:
    """What can be chosen in the game that has these options."""
    return house_rules_named(options.GAME)


def game_of_code(text: str) -> str | None:
    """The name of the game whose codes begin like this text, or None."""
    from game.code import mark_of  # noqa: PLC0415  # the first screen has no codes

    return _MARKS.get(mark_of(text))
