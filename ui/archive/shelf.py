"""The shelf: what lies open of the archive, for its screens."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from ui.archive.entry import Entry, Standing
from ui.archive.parcel import Parcel

SHOWN = 20
"""So many games are shown at first, and so many more each time."""


class Filter(Enum):
    """Which games are shown."""

    ALL = "all"
    UNFINISHED = "unfinished"
    FINISHED = "finished"
    RECEIVED = "received"

    def takes(self, entry: Entry) -> bool:
        """Whether this game is shown."""
        match self:
            case Filter.ALL:
                return True
            case Filter.RECEIVED:
                return entry.received
            case _:
                unfinished = entry.standing is Standing.UNFINISHED
                return unfinished == (self is Filter.UNFINISHED)


@dataclass(frozen=True, slots=True)
class Unpacking:
    """A file that has been read, before anything of it is taken."""

    parcel: Parcel
    new: int
    """How many of its games are not here yet."""
    mine: bool = True
    """Whether its games are one's own, and are counted."""
    settings: bool = False
    """Whether its preferences and its set-up take the place of those here."""


@dataclass(frozen=True, slots=True)
class Shelf:
    """What lies open of the archive."""

    entries: tuple[tuple[str, Entry], ...] = ()
    """All games by their keys, the latest one first."""
    odd: int = 0
    """How many games cannot be read here, and stay as they are."""
    under_way: Entry | None = None
    """The game under way, once it is counted; it lies elsewhere."""
    counting: bool = False
    """Whether games are being counted."""
    filter: Filter = Filter.ALL
    shown: int = SHOWN
    removed: tuple[tuple[str, str], ...] = ()
    """Keys and texts of the games that were deleted last, and can be put back."""
    opening: str | None = None
    """The key of the game that is being read."""
    unpacking: Unpacking | None = None
    told: str | None = None
    """The key of what there is to say, and its numbers."""
    values: tuple[tuple[str, object], ...] = ()
    may_watch: bool = False
    may_share: bool = False
    full: bool = False
    """Whether the browser does not keep everything."""

    @property
    def chosen(self) -> tuple[tuple[str, Entry], ...]:
        """The games that the filter takes."""
        return tuple(pair for pair in self.entries if self.filter.takes(pair[1]))

    @property
    def finished(self) -> tuple[str, ...]:
        """The keys of the finished games, the latest one first."""
        return tuple(key for key, entry in self.entries if Filter.FINISHED.takes(entry))

    @property
    def counted(self) -> tuple[Entry, ...]:
        """All games that have been counted, the latest one last."""
        games = [entry for _, entry in reversed(self.entries)]
        return tuple(one for one in (*games, self.under_way) if one and one.numbers)
