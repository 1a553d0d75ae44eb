"""What is shown of games by link: the state of that part of the user interface."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from game.record import Player
from game.seats import Seat
from ui.places import clean
from ui.session import Session
from ui.sharing.address import game_address
from ui.sharing.threads import Thread
from ui.sharing.turns import AnyRecord, Arrival, sender_of

if TYPE_CHECKING:
    from game.links.own_deck import Thread as OwnThread
    from ui.sharing.qr import Code


@dataclass(frozen=True, slots=True)
class Told:
    """What has come of a link or a request: a key of the words, and its values."""

    key: str
    values: dict[str, object] = field(default_factory=dict)
    refused: bool = False


@dataclass(frozen=True, slots=True)
class Invitation:
    """A game that has come by link for the first time, and the seats that are picked in it."""

    record: AnyRecord
    sender: Seat | None
    """Who has most likely sent it."""
    mine: frozenset[Seat]
    own: OwnThread | None = None
    """What the link told, if it is a game with own decks; then one seat can be taken."""
    free: tuple[Seat, ...] = ()
    """The seats that can be taken in such a game."""

    @staticmethod
    def of(session: Session) -> Invitation:
        """The invitation to go on with a game, on the seat that is on turn if it is a person's."""
        awaited = session.actor if session.actor in session.persons else None
        sender = sender_of(session.game.rules, session.record, awaited)
        others = (seat for seat in session.persons if seat != sender)
        seat = next(others, None) if awaited is None else awaited
        return Invitation(session.record, sender, frozenset(() if seat is None else (seat,)))

    def picked(self, seat: str) -> Invitation:
        """A seat is taken, or left to somebody else."""
        if not seat.isdecimal() or int(seat) not in self.seats:
            return self
        picked = frozenset({int(seat)})
        return replace(self, mine=picked - self.mine if self.own else self.mine ^ picked)

    def named(self, seat: str, name: str = "") -> Invitation:
        """Who takes a seat is called something else."""
        name = clean(name)
        if not name or not seat.isdecimal() or int(seat) not in self.mine:
            return self
        players = list(self.record.players)
        players[int(seat)] = Player(name)
        return replace(self, record=replace(self.record, players=tuple(players)))

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats that can be picked."""
        if self.own:
            return self.free
        players = self.record.players
        return tuple(seat for seat, player in enumerate(players) if player.bot is None)


@dataclass(frozen=True, slots=True)
class Seals:
    """How a game with own decks stands, beyond what the table shows."""

    names: tuple[str, ...]
    awaited: tuple[Seat, ...]
    """Who has to do something: sit down, tell a salt, play, or open the secret of the round."""
    next: Seat
    """To whom the link goes."""
    sealing: bool
    """Whether somebody has yet to sit down."""
    sealed: bool
    """Whether a round is over, and somebody has yet to open the secret of it."""
    lost: bool
    """Whether the secret of this device is lost, so that the game can only be watched."""
    lines: tuple[str, ...] = ()
    """What happened, where the table cannot be seen."""


@dataclass(frozen=True, slots=True)
class Drawing:
    """The QR code of an address, or that it is being drawn, or that it cannot be."""

    address: str
    code: Code | None = None
    too_long: bool = False


@dataclass(frozen=True, slots=True)
class Mail:
    """What is open, told and asked."""

    open: bool = False
    """Whether the link of the turn is in sight."""
    listed: bool = False
    """Whether all links of the game are."""
    drawing: Drawing | None = None
    told: Told | None = None
    arrival: Arrival | None = None
    """The turn of which is asked whether to go on with it."""
    invitation: Invitation | None = None
    thread: Thread | None = None
    """The thread of the game at the table, if it is played by link."""
    threads: tuple[tuple[str, Thread], ...] = ()
    """All threads by their keys, where they are shown."""
    own: frozenset[str] = frozenset()
    """The keys of those whose games have own decks."""
    dropped: tuple[tuple[str, str], ...] = ()
    """What was thrown away last, and can be put back."""
    sealing: str = ""
    """The key of the game with own decks that is seen without a table."""
    seals: Seals | None = None
    address: str = ""
    """The address of the page, to which links are appended."""

    @property
    def link(self) -> str:
        """The link of the game as it stands; nothing before the first one."""
        last = self.thread.last if self.thread else None
        return self.linked(last.link) if last else ""

    def linked(self, text: str) -> str:
        """The whole link with this text."""
        return game_address(self.address, text)


class Board:
    """Where the mail is shown: all that changes of it."""

    def __init__(self) -> None:
        self.mail = Mail()

    def change(self, **changes: object) -> None:
        """Change some of what is shown."""
        self.mail = replace(self.mail, **changes)  # type: ignore[arg-type]

    def refuse(self, flaw: str, **values: object) -> None:
        """Tell what is wrong with a link."""
        self.change(told=Told(f"by-link.flaw.{flaw}", values, refused=True))
