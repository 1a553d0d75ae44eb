"""What a house may choose, game by game; the set-up knows no game but by these descriptions."""

from __future__ import annotations

from typing import Any

from ui.house_rules.common import HouseRules, Panel
from ui.house_rules.mau_mau import MAU_MAU
from ui.house_rules.mexe_mexe import MEXE_MEXE

__all__ = ["HOUSE_RULES", "HouseRules", "Panel", "house_rules_of", "house_rules_of_code"]

HOUSE_RULES = {rules.game: rules for rules in (MAU_MAU, MEXE_MEXE)}
"""By the game's name in records."""


def house_rules_of(options: Any) -> HouseRules:
    """The description of the game that has these options."""
    return next(
        rules for rules in HOUSE_RULES.values() if isinstance(options, type(rules.original))
    )


def house_rules_of_code(text: str) -> HouseRules | None:
    """The description of the game whose codes begin like this text, or None."""
    return next((rules for rules in HOUSE_RULES.values() if rules.codes.owns(text)), None)
