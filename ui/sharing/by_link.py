"""Games played by link: my turn is done, yours. The room of its requests; it knows no browser.

A game with seats elsewhere is played at the table like any other. When the turn has passed to
another device, a link that tells the whole game is made and kept in the game's thread; the link
that comes back is compared with the game here, and what it is decides what happens. ``ui.app``
leads requests here, the table tells what happens in a game by link, and who opens links hands over
those of the kind ``Kind.TURN`` (``receive``).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from game.links.record import Shared
from ui import store
from ui.desk import Place
from ui.session import Session
from ui.setting_up import act
from ui.sharing.address import pasted
from ui.sharing.arrivals import Arrivals
from ui.sharing.letterbox import Letterbox, key_at
from ui.sharing.mail import Board, Drawing, Mail, Told
from ui.sharing.threads import Thread, Way
from ui.sharing.turns import AnyRecord

if TYPE_CHECKING:
    from ui.device import Device, Heeds
    from ui.sharing.own_table import OwnTable
    from ui.table import Table


class ByLink:
    """The games of this device that are played by link."""

    def __init__(self, device: Device, table: Table, show: Callable[[], None]) -> None:
        """``show`` is called when something is ready that takes its time."""
        self._device = device
        self._table = table
        self._show = show
        self._letterbox = Letterbox(device)
        self._board = Board()
        self._arrivals = Arrivals(device, table, self._letterbox, self._board)
        self._set_own: OwnTable | None = None

    @property
    def own(self) -> OwnTable:
        """The games with own decks; few are."""
        if self._set_own is None:
            from ui.sharing.own_table import OwnTable  # noqa: PLC0415

            self._set_own = OwnTable(self._device, self._table, self._letterbox, self._board)
        return self._set_own

    # ---- what the table tells and asks -----------------------------------------------------------

    def seated(self, session: Session) -> Session | None:
        """The session with the seats of other devices, if its game is played by link.

        None, and it is said, if it cannot be gone on with: its secret is lost.
        """
        if session.own_decks:
            return self.own.seated(session)
        thread = self._letterbox.read(key_at(session))
        return thread.seated(session) if thread else session

    def begin(self, session: Session) -> None:
        """Begin the thread of a game that has no moves yet."""
        self._board.mail = Mail()
        self._letterbox.begin(session)

    def follow(self, session: Session) -> None:
        """Make the link of a turn that is over, and show it until it is sent.

        Between rounds it does not come by itself over how the round ended.
        """
        self._board.change(sealing="")
        if not session.turn_passed:
            asked = self._board.mail.arrival
            self._board.mail = Mail(open=asked is not None, arrival=asked)
            return
        last = self._letterbox.of(session).last
        if last and last.moves == len(session.record.intents) and last.way is not Way.KEPT:
            waits = last.way is Way.MADE and not last.sent and session.awaited is not None
            self._board.change(open=self._board.mail.open or waits)
            return
        try:
            self._letterbox.write(session, Way.MADE)
            self._board.mail = Mail(open=session.awaited is not None)
        except ValueError:
            self._board.refuse("too-long")

    def put_aside(self, session: Session) -> None:
        """Keep the game as it stands, since another one takes its place at the table."""
        self._board.mail = Mail()
        try:
            self._letterbox.keep_as_is(session)
        except ValueError:
            self._device.set_aside(store.GAME, "damaged")

    @property
    def mail(self) -> Mail:
        """What there is to show."""
        session, mail = self._table.session, replace(self._board.mail, address=self._device.address)
        if self._device.desk.place is Place.BY_LINK:
            if key := mail.sealing:
                return replace(mail, thread=self._letterbox.read(key), seals=self.own.seals(key))
            threads = tuple(self._letterbox.all())
            own = frozenset(key for key, thread in threads if _has_own_decks(thread))
            return replace(mail, threads=threads, own=own)
        if session and session.elsewhere:
            seals = self.own.seals(self._letterbox.key(session)) if session.own_decks else None
            return replace(mail, thread=self._letterbox.of(session), seals=seals)
        return mail

    def told_by(self, number: str) -> AnyRecord | None:
        """What a letter of the game at the table tells; None if there is no such letter."""
        session = self._table.session
        letters = self._letterbox.of(session).letters if session else ()
        if not number.isdecimal() or int(number) >= len(letters):
            return None
        link = letters[int(number)].link
        if session and session.own_decks:
            return self.own.record_of(session, link)
        return self._arrivals.read(link)

    def receive(self, shared: Shared) -> None:
        """Take in a turn that a link has brought, of whichever game it is."""
        self._arrivals.receive(shared.record)

    def begin_anew(self) -> None:
        """Nothing is told or asked any more."""
        self._board.mail = Mail()
        self._device.forget(store.WAITING)

    # ---- what the person asks --------------------------------------------------------------------

    def heed(self, request: str) -> None:
        """Do what a control of a game by link asks for; what makes no sense any more does nothing.

        ``open TEXT`` takes in a link, ``toggle`` and ``letters`` open and close what is shown,
        ``qr`` draws the link, ``sent`` tells that it is on its way, ``take`` and ``keep`` choose
        one of two games, ``seat 1``, ``name 1 Ana``, ``sit`` and ``decline`` answer an invitation,
        ``seats`` asks for one's seats once more, ``go KEY`` goes to another game, ``delete KEY``
        throws one away and ``restore`` puts it back, ``new`` leads to the set-up.
        """
        arrivals, (name, _, rest) = self._arrivals, request.partition(" ")
        heeds: dict[str, Callable[[str], None]] = {
            "open": self._open,
            "toggle": lambda _: self._board.change(open=not self._board.mail.open, told=None),
            "letters": lambda _: self._board.change(listed=not self._board.mail.listed),
            "qr": self._draw,
            "sent": self._sent,
            "take": arrivals.take,
            "keep": arrivals.keep,
            "seat": lambda seat: arrivals.answer(lambda one: one.picked(seat)),
            "name": lambda rest: arrivals.answer(lambda one: one.named(*rest.split(" ", 1))),
            "seats": self._change_seats,
            "sit": self._sit,
            "decline": lambda _: self.begin_anew(),
            "go": self._go,
            "delete": self._delete,
            "restore": self._restore,
            "new": self._set_up,
        }
        if name in heeds:
            heeds[name](rest)

    def requests(self) -> dict[str, Heeds]:
        """What the screen asks for at the table when a link is on its way."""
        return {"copied": self._copied, "sent": self._handed_on}

    def _copied(self, _rest: str) -> None:
        """A text has been copied."""
        self._device.change(notice="copied")
        self._handed_on("")

    def _handed_on(self, _rest: str) -> None:
        """A link has been copied or handed to the system: at the table it is on its way then."""
        mail = self._board.mail
        if mail.sealing or (mail.open and self._device.desk.place is Place.TABLE):
            self._sent("")

    # ---- of which kind it is ---------------------------------------------------------------------

    def _open(self, text: str) -> None:
        """Take in the link in a text."""
        link = pasted(text).text
        if _is_own(link):
            self.own.receive(link)
        else:
            self._arrivals.open(text)

    def _sit(self, rest: str) -> None:
        """Sit down on the seats that were picked."""
        invited = self._board.mail.invitation
        if invited and invited.own:
            self.own.sit(invited)
        else:
            self._arrivals.sit(rest)

    def _change_seats(self, rest: str) -> None:
        """Ask once more for one's seats; who has sealed a deck stays on the seat."""
        session = self._table.session
        if session and not session.own_decks:
            self._arrivals.change_seats(rest)

    def _go(self, key: str) -> None:
        """Go to another game of this device."""
        thread = self._letterbox.read(key)
        if thread and _has_own_decks(thread):
            self.own.go(key)
        else:
            self._arrivals.go(key)

    def _delete(self, key: str) -> None:
        """Throw a game away; the one at the table is kept as it stands first, to be put back so."""
        session = self._table.session
        if session and session.elsewhere and self._letterbox.key(session) == key:
            self.put_aside(session)
            self._table.clear()
        if dropped := self._letterbox.drop(key):
            self._board.mail = Mail(dropped=dropped, told=Told("by-link.deleted"))

    def _restore(self, _rest: str) -> None:
        """Put back the game that was thrown away last."""
        self._letterbox.put_back(self._board.mail.dropped)
        self._board.mail = Mail()

    # ---- the set-up, and links that go out -------------------------------------------------------

    def _set_up(self, _rest: str) -> None:
        """To the set-up, with a seat elsewhere."""
        setup = self._device.setup
        if not any(place.away for place in setup.places):
            self._device.set_up(act(setup, "seat 1 away"))
        self._device.change(place=Place.SETUP)

    def _sent(self, _rest: str) -> None:
        """The link is on its way: let it be known until another one comes."""
        session, key = self._table.session, self._board.mail.sealing
        if not key and session and session.elsewhere:
            key = self._letterbox.key(session)
        if thread := self._letterbox.read(key):
            self._letterbox.sent(key, thread)

    def _draw(self, _rest: str) -> None:
        """Draw the link as a QR code, once it has been said that this is being done."""
        drawing = Drawing(self.mail.link)
        self._board.change(drawing=drawing)

        def draw() -> None:
            from ui.sharing.qr import code_of  # noqa: PLC0415  # large, and rarely asked for

            if self._board.mail.drawing is drawing:
                code = code_of(drawing.address)
                self._board.change(drawing=replace(drawing, code=code, too_long=code is None))
                self._show()

        self._device.later(0, draw)


def _has_own_decks(thread: Thread) -> bool:
    return thread.last is not None and _is_own(thread.last.link)


def _is_own(link: str) -> bool:
    """Whether a link is of a game with own decks."""
    from game.links.own_deck import owns  # noqa: PLC0415  # it brings a whole game with it

    return owns(link)
