"""What the screens of sharing show: plain data, filled by the room, drawn by ``ui.present``."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from game.links.outcome import Outcome
from game.links.record import Shared
from ui.sharing.kept import Entry, Numbered
from ui.sharing.offers import What

if TYPE_CHECKING:
    from ui.sharing.qr import Code


@dataclass(frozen=True, slots=True)
class Sending:
    """The screen on which something is shared."""

    offers: tuple[What, ...]
    what: What
    address: str = ""
    """The whole link; empty while it is written, and if it cannot be."""
    outcome: Outcome | None = None
    """One's own result, if the link tells it."""
    too_long: bool = False
    """Whether no link can carry the game."""
    draws: bool = False
    """Whether the QR code has been asked for."""
    code: Code | None = None
    """The QR code, once it is drawn."""
    no_code: bool = False
    """Whether the link is too long for a QR code."""


@dataclass(frozen=True, slots=True)
class Receiving:
    """The screen on which something has come in; with nothing in it, it asks for a link."""

    moves: int | None = None
    """How many moves have been read so far; None if nothing is being read."""
    flaw: str | None = None
    """Why it could not be read: the end of the key of its words."""
    shared: Shared | None = None
    """The game that came; after damage, what there is of it."""
    rules: Any = None
    """The options of a table that came."""
    theirs: Outcome | None = None
    """The result of who sent the deal."""
    mine: Outcome | None = None
    """One's own first result of the deal."""
    playable: bool = False
    """Whether a person sits at the table, and all its bots are known here."""
    over: bool = False
    """Whether the game has come to its end, or stands between two rounds."""
    rounds: int = 0


@dataclass(frozen=True, slots=True)
class Comparison:
    """How a deal went just now, beside how it went for who sent it."""

    mine: Outcome
    entry: Entry
    number: int | None
    """The number of the deal, if it has one."""


@dataclass(frozen=True, slots=True)
class Shown:
    """All of it."""

    sending: Sending | None = None
    receiving: Receiving = Receiving()
    comparison: Comparison | None = None
    """Of the round that has just ended."""
    numbered: Numbered = ()
    """One's results of numbered deals, the latest first."""
