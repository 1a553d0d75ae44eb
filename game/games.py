"""The games of the house, and the bots of each, by name."""

from __future__ import annotations

from typing import Any

from game import mau_mau, mexe_mexe
from game.bots import any_legal
from game.bots.mau_mau import levels
from game.bots.mexe_mexe import easy, hard, master, medium, tinker
from game.bots.thinking import Bot, Thinker, bot
from game.rules import Rules

GAMES: dict[str, Rules[Any, Any, Any, Any, Any]] = {
    mau_mau.NAME: mau_mau,
    mexe_mexe.NAME: mexe_mexe,
}
THINKERS: dict[str, dict[str, Thinker]] = {
    mau_mau.NAME: levels.THINKERS,
    mexe_mexe.NAME: {
        "easy": easy.think,
        "medium": medium.think,
        "hard": hard.think,
        "master": master.think,
        "simple": easy.think,
    },
}
"""By game and name, the bots that think in slices and tell why."""
BOTS: dict[str, dict[str, Bot]] = {
    mau_mau.NAME: {**levels.BOTS, "random": any_legal.choose},
    mexe_mexe.NAME: {
        **{name: bot(thinker) for name, thinker in THINKERS[mexe_mexe.NAME].items()},
        "random": tinker.choose,
    },
}
"""By game, the bots by the name that a record gives them."""
