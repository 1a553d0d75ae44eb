"""What a house may choose in a game: the description that the set-up of every game is made from."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Any

from game.code import Codec
from game.ruling import RuleId
from ui.house_rules.panels import Panel

Worded = tuple[str, dict[str, object]]
"""A key of the words, and its values."""


def _never(_options: Any, _seats: int, _name: str) -> bool:
    return False


def _nothing(options: Any, _request: str) -> Any:
    return options


def _no_words(_value: Any) -> Worded | None:
    return None


@dataclass(frozen=True, slots=True)
class HouseRules:
    """A game's options as a person chooses them."""

    game: str
    """The game's name in records, and in the keys of the words."""
    seats: range
    """How many may play."""
    presets: Mapping[str, Any]
    """By name; the first has the rules as they were handed down, which are the defaults."""
    codes: Codec[Any]
    panels: Mapping[Panel, Mapping[str, RuleId]]
    """In which panel each option stands, and the rule that it changes."""
    values: Mapping[str, tuple[Any, ...]]
    """What is offered for each option that is more than yes or no; a code may bring more."""
    worded: Callable[[Any], Worded | None] = _no_words
    """How a value is said that is more than a number or yes or no."""
    idle: Callable[[Any, int, str], bool] = _never
    """Whether an option changes nothing with the other options and so many seats."""
    change: Callable[[Any, str], Any] = _nothing
    """The options after a request that only this game knows."""

    @property
    def original(self) -> Any:
        """The options by default."""
        return next(iter(self.presets.values()))

    @property
    def rules(self) -> dict[str, RuleId]:
        """The rule that each option changes."""
        return {name: rule for names in self.panels.values() for name, rule in names.items()}

    def preset_of(self, options: Any) -> str | None:
        """The name of the preset that these options are, or None."""
        return next((name for name, preset in self.presets.items() if preset == options), None)

    def panel_of(self, problem: str) -> Panel:
        """Where a problem of this code can be put right: it has the name of an option, mostly."""
        if problem == "seats":
            return Panel.PLAYERS
        return next((panel for panel, names in self.panels.items() if problem in names), Panel.DECK)

    def changed(self, options: Any, name: str, value: str) -> Any:
        """The options with one of them as ``written`` writes it; ``auto`` stands for the default.

        Raises UnreadableError for what is no value of this option.
        """
        data = {**options.to_data(), name: _read(value)}
        if value == AUTO:
            del data[name]
        return type(options).from_data(data)


AUTO = "auto"
_SWITCHED = {"on": True, "off": False}


def written(value: object) -> str:
    """A value as requests and controls have it."""
    if value is None:
        return AUTO
    return str(value.value) if isinstance(value, Enum) else str(value)


def _read(value: str) -> object:
    if value.isdecimal():
        return int(value)
    return _SWITCHED.get(value, value)


def changes(options: Any, *names: str) -> int:
    """How many of these options, or of all, are not as by default; each effect counts."""
    return sum(
        len(value) if isinstance(value, dict) else 1
        for name, value in options.to_data().items()
        if not names or name in names
    )
