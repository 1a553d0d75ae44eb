"""Bots: a view and a stream of chance in, an intent out. A bot never sees a state."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game import mau_mau, mexe_mexe
from game.bots import melder, simple, tinker
from game.shuffle import Stream

Bot = Callable[[Any, Stream], Any]


def at_random(view: mau_mau.View, chance: Stream) -> mau_mau.Intent:
    """Any legal intent, each equally likely: the bot of self-play and fuzzing."""
    return chance.choice(view.legal)


BOTS: dict[str, dict[str, Bot]] = {
    mau_mau.NAME: {"simple": simple.choose, "random": at_random},
    mexe_mexe.NAME: {"simple": melder.choose, "random": tinker.choose},
}
"""By game, the bots by the name that a record gives them."""
