"""What comes in of games by link: turns, invitations, and games that one goes back to."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from game.links.record import Kind, LinkError, read
from game.record import RecordError, write
from ui.desk import Place
from ui.games import game_named
from ui.session import Session
from ui.sharing.address import pasted
from ui.sharing.letterbox import Letterbox, key_at
from ui.sharing.mail import Board, Invitation, Mail, Told
from ui.sharing.threads import Thread, key_of
from ui.sharing.turns import AnyRecord, Arrival, Outcome, arrival

if TYPE_CHECKING:
    from ui.device import Device
    from ui.table import Table


class Arrivals:
    """Takes in what comes, and brings the game that it is of to the table."""

    def __init__(self, device: Device, table: Table, letterbox: Letterbox, board: Board) -> None:
        """``board`` is where it is shown."""
        self._device = device
        self._table = table
        self._letterbox = letterbox
        self._board = board

    # ---- links that come in ----------------------------------------------------------------------

    def open(self, text: str) -> None:
        """Take in the link in a text."""
        if not text.strip():
            return
        if record := self.read(pasted(text).text):
            self.receive(record)

    def read(self, link: str) -> AnyRecord | None:
        """The game that the link of a turn tells; None, and it is said, if it is none."""
        try:
            shared = read(link)
        except LinkError as error:
            at, values = ("-at", {"move": error.move}) if error.move else ("", {})
            self._board.refuse(f"{error.reason.value}{at}", **values)
            return None
        if shared.kind is not Kind.TURN:
            self._board.refuse("kind")
            return None
        return shared.record

    def receive(self, record: AnyRecord) -> None:
        """Take in a turn that a link has brought, of whichever game it is."""
        key = key_of(record, game_named(record.game).rules)
        thread = self._letterbox.read(key)
        if thread:
            self._bring(key, thread, record)
        elif session := self._session_of(record):
            self._board.mail = Mail(invitation=Invitation.of(session))
            self._leave_table()

    def _weigh(self, session: Session, record: AnyRecord) -> None:
        """Do what the turn is to the game at the table."""
        thread = self._letterbox.of(session)
        came = arrival(session.game.rules, session.record, record, thread.mine)
        match came.outcome:
            case Outcome.NEXT:
                self._go_on_with(thread, came)
            case Outcome.FORKED | Outcome.PLAYED:
                self._letterbox.put_aside(session, came.record)
                self._board.mail = Mail(open=True, arrival=came)
            case _:
                told = Told(f"by-link.came.{came.outcome.value}", {"n": len(record.intents)})
                self._board.mail = Mail(open=True, told=told)

    def _go_on_with(self, thread: Thread, came: Arrival) -> None:
        """Let the game that came be the one at the table."""
        record = came.record
        session = self._session_of(record, thread)
        if session is None:
            return
        self._letterbox.take_in(session, thread)
        self._board.mail = Mail()
        self._table.bring(session)
        new = len(record.intents) - came.move + 1
        self._board.change(told=Told("by-link.came.next", {"n": new}))

    def take(self, _rest: str) -> None:
        """Go on with the game that came; the one here stays in the thread."""
        came, session = self._board.mail.arrival, self._table.session
        if came and session:
            try:
                self._letterbox.keep_as_is(session)
            except ValueError:
                self._board.refuse("too-long")
                return
            self._go_on_with(self._letterbox.of(session).without(came.move), came)

    def keep(self, _rest: str) -> None:
        """Go on with the game here; the one that came stays in the thread."""
        session = self._table.session
        if self._board.mail.arrival and session:
            told = Told("by-link.kept", {"n": len(session.record.intents)})
            self._board.mail = Mail(open=True, told=told)

    def _session_of(self, record: AnyRecord, thread: Thread | None = None) -> Session | None:
        """The session of a record; None, and it is said, if this version cannot play it."""
        try:
            session = Session.of(write(record, game_named(record.game).rules))
        except RecordError as error:
            self._board.refuse(error.flaw.value)
            return None
        return thread.seated(session) if thread else session

    # ---- invitations -----------------------------------------------------------------------------

    def answer(self, change: Callable[[Invitation], Invitation]) -> None:
        """Change what is answered to the invitation."""
        if self._board.mail.invitation:
            self._board.change(invitation=change(self._board.mail.invitation))

    def change_seats(self, _rest: str) -> None:
        """Ask once more which seats are played on this device."""
        session = self._table.session
        if session and session.elsewhere:
            self._board.mail = Mail(
                invitation=Invitation(session.record, None, frozenset(session.people))
            )
            self._leave_table()

    def sit(self, _rest: str) -> None:
        """Sit down on the seats that were picked."""
        invited = self._board.mail.invitation
        if invited and invited.mine:
            record = invited.record
            kept = self._letterbox.read(key_of(record, game_named(record.game).rules))
            thread = replace(kept or Thread.of(record, invited.mine), mine=invited.mine)
            self._go_on_with(thread, Arrival(Outcome.NEXT, record, 1))
            self._board.change(told=None)

    # ---- several games ---------------------------------------------------------------------------

    def go(self, key: str) -> None:
        """Go to another game of this device."""
        if thread := self._letterbox.read(key):
            self._bring(key, thread, None)

    def _bring(self, key: str, thread: Thread, record: AnyRecord | None) -> None:
        """Bring a game to the table, and weigh the turn that came for it, if one did."""
        session = self._table.session
        if session and session.elsewhere and key_at(session) == key:
            self._table.sit_down()
            if record:
                self._weigh(session, record)
        else:
            self._fetch(thread, record)

    def _fetch(self, thread: Thread, record: AnyRecord | None) -> None:
        """Bring a game to the table in the place of another one."""
        self._board.mail = Mail()
        if thread.last is None:  # it was left before its first turn was over
            if record:
                self._go_on_with(thread, Arrival(Outcome.NEXT, record, 1))
        elif (kept := self.read(thread.last.link)) and (session := self._session_of(kept, thread)):
            self._table.bring(session)
            if record:
                self._weigh(session, record)

    def _leave_table(self) -> None:
        """Go to where there are questions to be answered before one sits down."""
        self._table.pause()
        self._device.change(place=Place.BY_LINK, back=Place.HOME)
