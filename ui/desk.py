"""The desk: the state of the user interface that all games share, and no record keeps."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from ui.lines import Line


class Place(Enum):
    """Where in the house one is."""

    HOME = "home"
    SETUP = "setup"
    TABLE = "table"
    RULES = "rules"
    SETTINGS = "settings"
    LESSON = "lesson"
    GAMES = "games"
    STATISTICS = "statistics"
    THEATRE = "theatre"
    SHARE = "share"
    RECEIVED = "received"
    BY_LINK = "by-link"


class Desk(NamedTuple):
    """What is open, and what is said."""

    place: Place = Place.HOME
    back: Place = Place.HOME
    """Where the rules, the settings or a link were opened, and closing them leads."""
    cited: str | None = None
    """The rule at which they were opened."""
    went_on: str | None = None
    """Whether another tab has gone on with the ``same`` game, or begun an ``other`` one."""
    log_open: bool = False
    log: tuple[Line, ...] = ()
    message: tuple[Line, ...] = ()
    """What has just happened, or why something could not."""
    tone: str = ""
    """``refused`` or ``punished`` where the message is of that kind."""
    notice: str | None = None
    """The key of a notice that stays until it is dismissed."""
