"""The games of the house, by name."""

from __future__ import annotations

from typing import Any

from game import mau_mau, mexe_mexe
from game.rules import Rules

GAMES: dict[str, Rules[Any, Any, Any, Any, Any]] = {
    mau_mau.NAME: mau_mau,
    mexe_mexe.NAME: mexe_mexe,
}
