"""The games that the table knows: the rules of each, and its room in the user interface."""

from __future__ import annotations

from typing import Any

from game import mau_mau as mau_mau_rules
from game.rules import Rules
from ui import mau_mau
from ui.play import Play

TABLES: dict[str, tuple[Rules[Any, Any, Any, Any, Any], Play[Any, Any, Any, Any]]] = {
    mau_mau_rules.NAME: (mau_mau_rules, mau_mau),
}
"""By the game's name in records."""
