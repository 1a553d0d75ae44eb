"""The games of the house, and the bots of each, by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game import mau_mau, mexe_mexe
from game.bots import any_legal, melder, simple, tinker
from game.rules import Rules
from game.shuffle import Stream

Bot = Callable[[Any, Stream], Any]
"""A view and a stream of chance in, an intent out."""

GAMES: dict[str, Rules[Any, Any, Any, Any, Any]] = {
    mau_mau.NAME: mau_mau,
    mexe_mexe.NAME: mexe_mexe,
}
BOTS: dict[str, dict[str, Bot]] = {
    mau_mau.NAME: {"simple": simple.choose, "random": any_legal.choose},
    mexe_mexe.NAME: {"simple": melder.choose, "random": tinker.choose},
}
"""By game, the bots by the name that a record gives them."""
