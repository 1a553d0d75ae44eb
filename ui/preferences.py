"""What a person prefers, whatever the game: kept in this browser."""

from __future__ import annotations

import json
from enum import Enum
from typing import Any, NamedTuple

from game.reading import load_json
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


class Helper(Enum):
    """How much the table points out; it never changes what is legal."""

    BEGINNER = "beginner"
    """Says, too, which cards fit."""
    STANDARD = "standard"
    """Marks what can be played."""
    EXPERT = "expert"
    """Marks nothing."""


class Hand(Enum):
    """How the cards of a hand lie, unless they are laid by the person."""

    DEALT = "dealt"
    SUIT = "suit"
    RANK = "rank"


class Theme(Enum):
    """The colours of walls and paper."""

    SYSTEM = "system"
    """As the device has it."""
    LIGHT = "light"
    DARK = "dark"


class Felt(Enum):
    """The colour of the table."""

    GREEN = "green"
    BLUE = "blue"


class Contrast(Enum):
    """How strongly things stand out."""

    SYSTEM = "system"
    MORE = "more"


class Volume(Enum):
    """How loud the cues are."""

    OFF = "off"
    QUIET = "quiet"
    MEDIUM = "medium"
    LOUD = "loud"


class Switch(Enum):
    """Something that is on or off."""

    ON = "on"
    OFF = "off"


class Side(Enum):
    """The hand with which one reaches the screen."""

    RIGHT = "right"
    LEFT = "left"


class Density(Enum):
    """How closely what lies on a table lies."""

    AUTO = "auto"
    """By how much there is."""
    COMFORTABLE = "comfortable"
    COMPACT = "compact"
    LIST = "list"


class Zoom(Enum):
    """How large it is, in percent; the style sheet has a rule for each."""

    SMALL = "75"
    PLAIN = "100"
    LARGE = "125"
    LARGEST = "150"


class Preferences(NamedTuple):
    """All that can be set. Everything but the language is a choice among the members of an enum."""

    language: Language | None = None
    """None: the browser's."""
    speed: Speed = Speed.NORMAL
    helper: Helper = Helper.STANDARD
    hand: Hand = Hand.DEALT
    reasons: Switch = Switch.OFF
    """Whether bots tell why they do what they do."""
    side: Side = Side.RIGHT
    theme: Theme = Theme.SYSTEM
    felt: Felt = Felt.GREEN
    contrast: Contrast = Contrast.SYSTEM
    volume: Volume = Volume.MEDIUM
    vibration: Switch = Switch.ON
    shortcuts: Switch = Switch.ON
    """Whether single keys do things."""
    density: Density = Density.AUTO
    zoom: Zoom = Zoom.PLAIN

    def to_text(self) -> str:
        """The preferences as JSON."""
        return json.dumps({name: _plain(getattr(self, name)) for name in _NAMES})

    @staticmethod
    def from_text(text: str) -> Preferences:
        """Read preferences; whatever cannot be read is as by default."""
        try:
            data = load_json(text)
        except ValueError:
            data = None
        preferences = Preferences()
        if isinstance(data, dict):
            for name in _NAMES:
                preferences = preferences.with_choice(name, str(data.get(name)))
        return preferences

    def with_choice(self, name: str, value: str) -> Preferences:
        """The preferences with another choice; the same if there is no such choice."""
        member = _choices(name).get(value)
        return self._replace(**{name: member}) if member else self

    def as_at_first(self) -> Preferences:
        """As on the first visit, in the same language."""
        return Preferences(language=self.language)


_NAMES = Preferences._fields


def _choices(name: str) -> dict[str, Any]:
    """What a preference can be, by its value; nothing if there is no such preference."""
    if name not in _NAMES:
        return {}
    default = getattr(Preferences(), name)
    kind: type[Enum] = Language if default is None else type(default)
    return {member.value: member for member in kind}


def _plain(member: Enum | None) -> str | None:
    return member.value if member else None
