"""What a person prefers, whatever the game: kept in this browser."""

from __future__ import annotations

import json
from dataclasses import dataclass
from enum import Enum

from game.notation import load_json
from ui.words import Language


class Speed(Enum):
    """How the bots are paced."""

    CALM = "calm"
    NORMAL = "normal"
    FAST = "fast"
    INSTANT = "instant"

    @property
    def seconds(self) -> float:
        """How long a bot seems to think, so that one can follow."""
        return {"calm": 2.0, "normal": 1.1, "fast": 0.5, "instant": 0.0}[self.value]


@dataclass(frozen=True, slots=True)
class Preferences:
    """The language (None: the browser's), and the pace of the bots."""

    language: Language | None = None
    speed: Speed = Speed.NORMAL

    def to_text(self) -> str:
        """The preferences as JSON."""
        return json.dumps(
            {
                "language": self.language.value if self.language else None,
                "speed": self.speed.value,
            }
        )

    @staticmethod
    def from_text(text: str) -> Preferences:
        """Read preferences; whatever cannot be read is as by default."""
        try:
            data = load_json(text)
        except ValueError:
            data = None
        if not isinstance(data, dict):
            return Preferences()
        languages = {language.value: language for language in Language}
        speeds = {speed.value: speed for speed in Speed}
        return Preferences(
            language=languages.get(str(data.get("language"))),
            speed=speeds.get(str(data.get("speed")), Speed.NORMAL),
        )
