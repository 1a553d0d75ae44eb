"""Bots: a view and a stream of chance in, an intent out. A bot never sees a state."""

from __future__ import annotations

from collections.abc import Callable

from game.bots import simple
from game.mau_mau.intents import Intent
from game.mau_mau.view import View
from game.shuffle import Stream

Bot = Callable[[View, Stream], Intent]


def at_random(view: View, chance: Stream) -> Intent:
    """Any legal intent, each equally likely: the bot of self-play and fuzzing."""
    return chance.choice(view.legal)


BOTS: dict[str, Bot] = {"simple": simple.choose, "random": at_random}
"""The bots by the name that a record gives them."""
