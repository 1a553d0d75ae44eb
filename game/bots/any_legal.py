"""The bot of self-play and fuzzing for games whose legal intents can all be listed."""

from __future__ import annotations

from typing import Any

from game.shuffle import Stream


def choose(view: Any, chance: Stream) -> Any:
    """Any legal intent, each equally likely."""
    return chance.choice(view.legal)
