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

from game.links.record import Kind, LinkError, Shared, read
from game.record import RecordError, write
from ui import store
from ui.desk import Place
from ui.games import game_named
from ui.session import Session
from ui.setting_up import act
from ui.sharing.address import pasted
from ui.sharing.mail import Drawing, Invitation, Mail, Told
from ui.sharing.threads import Thread, Threads, Way, key_of, letter_of
from ui.sharing.turns import AnyRecord, Arrival, Outcome, arrival

if TYPE_CHECKING:
    from ui.device import Device, Heeds
    from ui.table import Table


class ByLink:
    """The games of this device that are played by link."""

    def __init__(self, device: Device, table: Table, show: Callable[[], None]) -> None:
        """``show`` is called when something is ready that takes its time."""
        self._device = device
        self._table = table
        self._show = show
        self._threads = Threads(device)
        self._mail = Mail()

    # ---- what the table tells and asks -----------------------------------------------------------

    def seated(self, session: Session) -> Session:
        """The session with the seats of other devices, if its game is played by link."""
        thread = self._threads.read(_key(session))
        return _elsewhere(session, thread) if thread else session

    def begin(self, session: Session) -> None:
        """Begin the thread of a game that has no moves yet."""
        self._mail = Mail()
        self._threads.keep(_key(session), Thread.of(session.record, frozenset(session.people)))

    def follow(self, session: Session) -> None:
        """Make the link of a turn that is over, and show it until it is sent.

        Between rounds it does not come by itself over how the round ended.
        """
        if not session.turn_passed:
            asked = self._mail.arrival
            self._mail = Mail(open=asked is not None, arrival=asked)
            return
        key, thread = self._thread_of(session)
        last = thread.last
        if last and last.moves == len(session.record.intents) and last.way is not Way.KEPT:
            waits = last.way is Way.MADE and not last.sent and session.awaited is not None
            self._change(open=self._mail.open or waits)
        elif made := self._written(session, thread, Way.MADE):
            self._threads.keep(key, made)
            self._mail = Mail(open=session.awaited is not None)

    def put_aside(self, session: Session) -> None:
        """Keep the game as it stands, since another one takes its place at the table."""
        key, thread = self._thread_of(session)
        last = thread.last
        new = last is None or last.moves < len(session.record.intents)
        if new and (kept := self._written(session, thread, Way.KEPT)):
            self._threads.amend(key, kept)
        elif new:
            self._device.set_aside(store.GAME, "damaged")
        self._mail = Mail()

    @property
    def mail(self) -> Mail:
        """What there is to show."""
        session, mail = self._table.session, replace(self._mail, address=self._device.address)
        if self._device.desk.place is Place.BY_LINK:
            return replace(mail, threads=tuple(self._threads.all()))
        if session and session.elsewhere:
            return replace(mail, thread=self._thread_of(session)[1])
        return mail

    def told_by(self, number: str) -> AnyRecord | None:
        """What a letter of the game at the table tells; None if there is no such letter."""
        session = self._table.session
        letters = self._thread_of(session)[1].letters if session else ()
        if not number.isdecimal() or int(number) >= len(letters):
            return None
        return read(letters[int(number)].link).record

    def begin_anew(self) -> None:
        """Nothing is told or asked any more."""
        self._mail = Mail()

    # ---- what the person asks --------------------------------------------------------------------

    def heed(self, request: str) -> None:
        """Do what a control of a game by link asks for; what makes no sense any more does nothing.

        ``open TEXT`` takes in a link, ``toggle`` and ``letters`` open and close what is shown,
        ``qr`` draws the link, ``sent`` tells that it is on its way, ``take`` and ``keep`` choose
        one of two games, ``seat 1``, ``name 1 Ana``, ``sit`` and ``decline`` answer an invitation,
        ``seats`` asks for one's seats once more, ``go KEY`` goes to another game, ``new`` leads to
        the set-up.
        """
        name, _, rest = request.partition(" ")
        heeds: dict[str, Callable[[str], None]] = {
            "open": self._open,
            "toggle": lambda _: self._change(open=not self._mail.open, told=None),
            "letters": lambda _: self._change(listed=not self._mail.listed),
            "qr": self._draw,
            "sent": self._sent,
            "take": self._take,
            "keep": self._keep,
            "seat": lambda seat: self._invited(lambda one: one.picked(seat)),
            "name": lambda rest: self._invited(lambda one: one.named(*rest.split(" ", 1))),
            "seats": self._change_seats,
            "sit": self._sit,
            "decline": lambda _: self.begin_anew(),
            "go": self._go,
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
        if self._mail.open and self._device.desk.place is Place.TABLE:
            self._sent("")

    # ---- links that come in ----------------------------------------------------------------------

    def _open(self, text: str) -> None:
        """Take in the link in a text."""
        if not text.strip():
            return
        try:
            shared = read(pasted(text).text)
        except LinkError as error:
            at, values = ("-at", {"move": error.move}) if error.move else ("", {})
            self._refuse(f"{error.reason.value}{at}", **values)
            return
        if shared.kind is Kind.TURN:
            self.receive(shared)
        else:
            self._refuse("kind")

    def receive(self, shared: Shared) -> None:
        """Take in a turn that a link has brought, of whichever game it is."""
        record = shared.record
        key = key_of(record, game_named(record.game).rules)
        thread = self._threads.read(key)
        if thread:
            self._bring(key, thread, record)
        elif session := self._session_of(record):
            self._mail = Mail(invitation=Invitation.of(session))
            self._leave_table()

    def _weigh(self, session: Session, thread: Thread, record: AnyRecord) -> None:
        """Do what the turn is to the game at the table."""
        came = arrival(session.game.rules, session.record, record, thread.mine)
        match came.outcome:
            case Outcome.NEXT:
                self._go_on_with(thread, came)
            case Outcome.FORKED | Outcome.PLAYED:
                letter = letter_of(came.record, Way.ASIDE, self._device.now())
                self._threads.keep(_key(session), thread.with_letter(letter))
                self._mail = Mail(open=True, arrival=came)
            case _:
                told = Told(f"by-link.came.{came.outcome.value}", {"n": len(record.intents)})
                self._mail = Mail(open=True, told=told)

    def _go_on_with(self, thread: Thread, came: Arrival) -> None:
        """Let the game that came be the one at the table."""
        record = came.record
        session = self._session_of(record, thread)
        if session is None:
            return
        letter = letter_of(record, Way.CAME, self._device.now(), session.actor)
        names = tuple(player.name for player in record.players)
        self._threads.keep(_key(session), replace(thread, names=names).with_letter(letter))
        self._mail = Mail()
        self._table.bring(session)
        new = len(record.intents) - came.move + 1
        self._change(told=Told("by-link.came.next", {"n": new}))

    def _take(self, _rest: str) -> None:
        """Go on with the game that came; the one here stays in the thread."""
        came, session = self._mail.arrival, self._table.session
        if came and session:
            self.put_aside(session)
            self._go_on_with(self._thread_of(session)[1].without(came.move), came)

    def _keep(self, _rest: str) -> None:
        """Go on with the game here; the one that came stays in the thread."""
        session = self._table.session
        if self._mail.arrival and session:
            told = Told("by-link.kept", {"n": len(session.record.intents)})
            self._mail = Mail(open=True, told=told)

    def _session_of(self, record: AnyRecord, thread: Thread | None = None) -> Session | None:
        """The session of a record; None, and it is said, if this version cannot play it."""
        try:
            session = Session.of(write(record, game_named(record.game).rules))
        except RecordError as error:
            self._refuse(error.flaw.value)
            return None
        return _elsewhere(session, thread) if thread else session

    # ---- invitations -----------------------------------------------------------------------------

    def _invited(self, answer: Callable[[Invitation], Invitation]) -> None:
        """Change what is answered to the invitation."""
        if self._mail.invitation:
            self._change(invitation=answer(self._mail.invitation))

    def _change_seats(self, _rest: str) -> None:
        """Ask once more which seats are played on this device."""
        session = self._table.session
        if session and session.elsewhere:
            self._mail = Mail(
                invitation=Invitation(session.record, None, frozenset(session.people))
            )
            self._leave_table()

    def _sit(self, _rest: str) -> None:
        """Sit down on the seats that were picked."""
        invited = self._mail.invitation
        if invited and invited.mine:
            record = invited.record
            kept = self._threads.read(key_of(record, game_named(record.game).rules))
            thread = replace(kept or Thread.of(record, invited.mine), mine=invited.mine)
            self._go_on_with(thread, Arrival(Outcome.NEXT, record, 1))
            self._change(told=None)

    # ---- several games ---------------------------------------------------------------------------

    def _go(self, key: str) -> None:
        """Go to another game of this device."""
        if thread := self._threads.read(key):
            self._bring(key, thread, None)

    def _bring(self, key: str, thread: Thread, record: AnyRecord | None) -> None:
        """Bring a game to the table, and weigh the turn that came for it, if one did."""
        session = self._table.session
        if session and _key(session) == key:
            self._table.sit_down()
            if record:
                self._weigh(session, thread, record)
        else:
            self._fetch(thread, record)

    def _fetch(self, thread: Thread, record: AnyRecord | None) -> None:
        """Bring a game to the table in the place of another one."""
        self._mail = Mail()
        if thread.last is None:  # it was left before its first turn was over
            if record:
                self._go_on_with(thread, Arrival(Outcome.NEXT, record, 1))
        elif session := self._session_of(read(thread.last.link).record, thread):
            self._table.bring(session)
            if record:
                self._weigh(session, thread, record)

    def _leave_table(self) -> None:
        """Go to where there are questions to be answered before one sits down."""
        self._table.pause()
        self._device.change(place=Place.BY_LINK, back=Place.HOME)

    def _set_up(self, _rest: str) -> None:
        """To the set-up, with a seat elsewhere."""
        setup = self._device.setup
        if not any(place.away for place in setup.places):
            self._device.set_up(act(setup, "seat 1 away"))
        self._device.change(place=Place.SETUP)

    # ---- keeping ---------------------------------------------------------------------------------

    def _thread_of(self, session: Session) -> tuple[str, Thread]:
        """The thread of the game at the table, and its key."""
        key = _key(session)
        kept = self._threads.read(key)
        return key, kept or Thread.of(session.record, frozenset(session.people))

    def _written(self, session: Session, thread: Thread, way: Way) -> Thread | None:
        """The thread with the game as it stands; None, and it is said, if no link can tell it."""
        try:
            letter = letter_of(session.record, way, self._device.now(), session.actor)
        except ValueError:
            self._refuse("too-long")
            self._change(open=True)
            return None
        return thread.with_letter(letter)

    def _sent(self, _rest: str) -> None:
        """The link is on its way: let it be known until another one comes."""
        session = self._table.session
        if session and session.elsewhere:
            key, thread = self._thread_of(session)
            self._threads.amend(key, thread.sent(self._device.now()))

    def _draw(self, _rest: str) -> None:
        """Draw the link as a QR code, once it has been said that this is being done."""
        drawing = Drawing(self.mail.link)
        self._change(drawing=drawing)

        def draw() -> None:
            from ui.sharing.qr import code_of  # noqa: PLC0415  # large, and rarely asked for

            if self._mail.drawing is drawing:
                code = code_of(drawing.address)
                self._change(drawing=replace(drawing, code=code, too_long=code is None))
                self._show()

        self._device.later(0, draw)

    def _refuse(self, flaw: str, **values: object) -> None:
        """Tell what is wrong with a link."""
        self._change(told=Told(f"by-link.flaw.{flaw}", values, refused=True))

    def _change(self, **changes: object) -> None:
        self._mail = replace(self._mail, **changes)  # type: ignore[arg-type]


def _key(session: Session) -> str:
    return key_of(session.record, session.game.rules)


def _elsewhere(session: Session, thread: Thread) -> Session:
    elsewhere = thread.elsewhere(session.record)
    return replace(session, elsewhere=elsewhere).with_first_viewer()
