"""Games with own decks at the table: begun, sat down to, gone on with by what links bring.

Before the first card is dealt there is no table yet: only links go round, and this device waits.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.links.own_deck import Foul, FoulError, read
from game.links.own_deck import Thread as OwnThread
from game.links.record import LinkError
from game.links.thread import Relation
from game.mau_mau.refusals import Reason
from game.record import Record, write
from game.seats import Seat
from ui import store
from ui.desk import Place
from ui.games import game_named
from ui.session import Session
from ui.sharing.mail import Board, Invitation, Mail, Seals, Told
from ui.sharing.own_deck import Game, free_seats, rounds_proved, to_show
from ui.sharing.threads import Way
from ui.theatre.gaze import NOBODY

if TYPE_CHECKING:
    from ui.device import Device
    from ui.sharing.letterbox import Letterbox
    from ui.table import Table


class OwnTable:
    """What ``ByLink`` leaves to the games with own decks."""

    def __init__(self, device: Device, table: Table, letterbox: Letterbox, board: Board) -> None:
        """``board`` is where it is shown."""
        self._device = device
        self._table = table
        self._decks = letterbox.own
        self._board = board

    # ---- what the table asks ---------------------------------------------------------------------

    def seated(self, session: Session) -> Session | None:
        """The session of a reload; None, and it is said, if the secret is lost."""
        game = self._decks.of(session)
        if game and game.own:
            return game.kept.seated(session)
        self._wait(game.key if game else "")
        return None

    def begin(self, record: Record[Any, Any], elsewhere: frozenset[Seat]) -> None:
        """Begin a game that is set up; the first link goes before its first card."""
        seat = next(seat for seat in range(len(record.players)) if seat not in elsewhere)
        self._wait(self._decks.begin(record, seat))

    def with_next_decks(self, session: Session) -> Session | None:
        """The session that can deal the next round; None, and it is said, if it cannot yet."""
        game = self._decks.of(session)
        try:
            return self._session_of(game, self._decks.dealt(game)) if game else None
        except FoulError as error:
            assert game
            key = "unopened" if error.foul is Foul.UNOPENED else "no-more"
            name = game.kept.names[error.seat or 0]
            self._board.mail = Mail(
                open=True, told=Told(f"own-deck.{key}", {"name": name}, refused=True)
            )
            return None

    def may_watch(self, session: Session) -> bool:
        """Whether no guess would be shown for true to who watches the game; if not, it is said."""
        game = self._decks.of(session)
        return game is not None and not self._sealed(game)

    def record_of(self, session: Session, link: str) -> Record[Any, Any] | None:
        """What an old letter of the game at the table tells, if that can be shown."""
        game = self._decks.of(session)
        old = Game(game.key, game.kept, read(link), game.own) if game else None
        return old.told.record if old and old.dealt and not self._sealed(old) else None

    def _sealed(self, game: Game) -> bool:
        if game.sealed:
            self._refuse(Told("own-deck.later", refused=True))
        return game.sealed

    def seals(self, key: str) -> Seals | None:
        """How a game stands, beyond what the table shows."""
        game = self._decks.game(key)
        if game is None:
            return None
        return Seals(
            names=game.kept.names,
            awaited=game.told.awaited,
            next=game.next,
            sealed=game.sealed,
            lost=game.own is None,
            sealing=not game.thread.full,
            lines=self._lines(game) if game.own is None and game.dealt else (),
        )

    def _lines(self, game: Game) -> tuple[str, ...]:
        """What everybody has seen happen, for somebody who cannot sit at the table."""
        session = self._session_of(game, game.told.record)
        words = self._device.lexicon.words(*session.game.play.WORDS)
        watched = Session(session.game, session.match, NOBODY).past(words)
        return tuple(line.text for line in watched.lines)

    # ---- links that come in ----------------------------------------------------------------------

    def receive(self, text: str) -> None:
        """Take in the text of a link, of whichever game with own decks it is."""
        try:
            theirs = read(text)
        except LinkError as error:
            self._refuse(told_of_flaw(error))
            return
        game = self._decks.find(theirs)
        if game:
            self._go_on_with(game, theirs)
        else:
            self._invite(theirs)

    def _invite(self, theirs: OwnThread) -> None:
        """Ask who sits down in a game that came for the first time."""
        free = free_seats(theirs)
        sitting = [seat for seat in range(len(theirs.players)) if seat not in free]
        sender = sitting[-1] if sitting else None
        invited = Invitation(to_show(theirs), sender, frozenset(free[:1]), theirs, free)
        self._board.mail = Mail(invitation=invited)
        self._leave()

    def _go_on_with(self, game: Game, theirs: OwnThread) -> None:
        """Take in what came for a game of this device, and go there."""
        try:
            relation = self._decks.take(game, theirs)
        except FoulError as error:
            self.go(game.key, told_of(error, game.kept.names, game))
        else:
            told = _told_of_new(game, theirs, relation)
            self.go(game.key, told, brought=relation is Relation.NEXT)

    def sit(self, invited: Invitation) -> None:
        """Sit down on the seat that was picked."""
        if invited.own is None or not invited.mine:
            return
        (seat,) = invited.mine
        try:
            key = self._decks.sit(invited.own, seat, invited.record.players[seat].name)
        except FoulError as error:
            names = tuple(player.name for player in invited.own.players)
            self._refuse(told_of(error, names))
        else:
            self.go(key)

    def go(self, key: str, told: Told | None = None, *, brought: bool = False) -> None:
        """Go to a game: to its table, or to where one waits for it.

        At the table it may be further on than its newest letter tells, unless that was ``brought``.
        """
        game = self._decks.game(key)
        if game is None or game.own is None or not game.dealt:
            self._wait(key, told)
            return
        session = self._table.session
        self._board.mail = Mail()
        if session and not brought and self._decks.key(session) == key:
            self._table.sit_down()
        else:
            self._table.bring(self._session_of(game, game.told.record))
        last = game.kept.last
        waits = last is not None and last.way is Way.MADE and not last.sent
        self._board.mail = Mail(open=waits, told=told)

    def _wait(self, key: str, told: Told | None = None) -> None:
        """Show that one waits, or that the secret is lost."""
        if not key:
            told = Told("own-deck.gone", refused=True)
        self._device.keep(store.WAITING, key)
        self._board.mail = Mail(sealing=key, told=told)
        self._leave()

    def _leave(self) -> None:
        """Go to where it is seen what has no table."""
        self._table.pause()
        self._device.change(place=Place.BY_LINK, back=Place.HOME)

    def _refuse(self, told: Told) -> None:
        """Tell what is wrong, where that is seen; the rest stays as it is."""
        session, place = self._table.session, self._device.desk.place
        self._board.change(told=told)
        at_table = place is Place.TABLE and session and session.elsewhere
        if not at_table and place is not Place.BY_LINK:
            self._leave()

    def _session_of(self, game: Game, record: Record[Any, Any]) -> Session:
        text = write(record, game_named(record.game).rules)
        return game.kept.seated(Session.of(text))


def _told_of_new(game: Game, theirs: OwnThread, relation: Relation) -> Told:
    """What a link has brought to a game that stood so."""
    new = len(theirs.intents) - len(game.thread.intents)
    if relation is not Relation.NEXT:
        return Told(f"by-link.came.{relation.value}", {"n": len(theirs.intents)})
    if rounds_proved(theirs) > game.proved:
        return Told("own-deck.checked")
    return Told("by-link.came.next", {"n": new}) if new and game.dealt else Told("own-deck.came")


def told_of_flaw(error: LinkError) -> Told:
    """Why a link cannot be read, in words."""
    values: dict[str, object] = {"move": error.move} if error.move else {}
    at = "-at" if error.move else ""
    return Told(f"by-link.flaw.{error.reason.value}{at}", values, refused=True)


def told_of(error: FoulError, names: tuple[str, ...], game: Game | None = None) -> Told:
    """A foul in words: which, by whom, and at which move; ``game`` is what it would have been in.

    Before the first card a seal that is not the same is no foul yet: mostly two have opened the
    same link, and sat down on the same seat.
    """
    key = f"foul.{error.foul.value}"
    match error.foul:
        case Foul.MOVE if error.reason is Reason.NOT_IN_HAND:
            key = "foul.not-in-hand"
        case Foul.SECRET if game and not game.dealt:
            key = "twice"
        case Foul.SECRET if game and game.seat == error.seat:
            key = "foul.forged-seat"
        case Foul.FORGED if error.move is None:
            key = "foul.forged-seat"
    name = names[error.seat] if error.seat is not None else ""
    values = {"name": name, "move": error.move or 1}
    return Told(f"own-deck.{key}", values, refused=True)
