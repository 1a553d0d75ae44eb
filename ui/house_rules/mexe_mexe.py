"""What a house may choose in Mexe-Mexe."""

from __future__ import annotations

from game import mexe_mexe
from game.mexe_mexe.code import CODES
from game.mexe_mexe.options import HAND_SIZES, LIMITS, MOST_RESHUFFLES, Options, Returns
from game.mexe_mexe.presets import PRESETS
from ui.house_rules.common import HouseRules, Worded
from ui.house_rules.panels import Panel


def _idle(_options: Options, seats: int, name: str) -> bool:
    """Of two players, the one who is not eliminated has won: nobody is asked to return."""
    return name == "returns" and seats == 2


def _worded(value: object) -> Worded | None:
    return (f"returns.{value.value}", {}) if isinstance(value, Returns) else None


MEXE_MEXE = HouseRules(
    game=mexe_mexe.NAME,
    seats=range(mexe_mexe.MIN_SEATS, mexe_mexe.MAX_SEATS + 1),
    presets=PRESETS,
    codes=CODES,
    panels={
        Panel.DECK: {"hand_size": "X3", "packs": "X4"},
        Panel.MELDS: {"wild_in_sets": "X15", "may_discard_taken": "X26"},
        Panel.ENDING: {"go_out_needs_discard": "X24", "reshuffles": "X34"},
        Panel.MATCH: {"limit": "X42", "returns": "X45"},
    },
    values={
        "hand_size": HAND_SIZES,
        "packs": (None, 1, 2, 3),
        "reshuffles": tuple(range(MOST_RESHUFFLES + 1)),
        "limit": LIMITS,
        "returns": tuple(Returns),
    },
    worded=_worded,
    idle=_idle,
)
