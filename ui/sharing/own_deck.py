"""Games with own decks as this device keeps them, and what comes of their links.

Their threads lie among those of all games by link (see ``ui.sharing.threads``), only that their
letters tell no record: what they tell is seen with the secret of this device, which lies under a
key of its own. The protocol is that of ``game.links.own_deck``; what is asked and shown:
``ui.sharing.own_table``.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from hashlib import sha256
from typing import TYPE_CHECKING, Any

from game.links.own_deck.link import owns, read, write
from game.links.own_deck.moves import begin, compare, join, play, receive
from game.links.own_deck.pledges import PLEDGED, SALT
from game.links.own_deck.pledges import common_seed as common_of
from game.links.own_deck.telling import FoulError, Told, tell
from game.links.own_deck.thread import Own, Thread
from game.links.record import LinkError
from game.links.thread import Relation
from game.mau_mau.intents import Deal
from game.mau_mau.own_decks import common_seed
from game.record import Record
from game.seats import Seat
from ui import store
from ui.sharing.threads import Letter, Way
from ui.sharing.threads import Thread as Kept

if TYPE_CHECKING:
    from ui.device import Device
    from ui.session import Session
    from ui.sharing.letterbox import Letterbox

AnyRecord = Record[Any, Any]


@dataclass(frozen=True, slots=True)
class Game:
    """A game with own decks of this device."""

    key: str
    kept: Kept
    thread: Thread
    """What the newest letter tells."""
    own: Own | None
    """None: the secret is lost, and the game can only be watched."""

    @property
    def told(self) -> Told:
        """The thread as this device can show it."""
        return _tell(self.thread, self.own)

    @property
    def seat(self) -> Seat:
        """The seat of this device."""
        return min(self.kept.mine, default=0)

    @property
    def next(self) -> Seat:
        """To whom the link goes."""
        return self.told.next_after(self.seat)

    @property
    def dealt(self) -> bool:
        """Whether there is a table to be seen: the first card has been dealt."""
        return bool(self.thread.intents)

    @property
    def sealed(self) -> bool:
        """Whether a round is over of which somebody has yet to open the secret."""
        return _is_over(self.thread, self.told) and self.proved < self.told.over

    @property
    def proved(self) -> int:
        """How many rounds everybody has opened: each was played again with the true decks."""
        return rounds_proved(self.thread)


def rounds_proved(thread: Thread) -> int:
    """How many rounds of a thread everybody has opened."""
    levels = [pledge.level for pledge in thread.sitting]
    return max(min(levels) - SALT, 0) if thread.full else 0


def free_seats(thread: Thread) -> tuple[Seat, ...]:
    """The seats on which nobody has sat down."""
    return tuple(seat for seat, pledge in enumerate(thread.pledges) if pledge is None)


def to_show(thread: Thread) -> AnyRecord:
    """Who plays, and by which rules, as a record without any move."""
    return Record(thread.options.GAME, thread.options, thread.players, "", ())


class OwnDecks:
    """The games with own decks that this device keeps."""

    def __init__(self, device: Device, letterbox: Letterbox) -> None:
        self._device = device
        self._letterbox = letterbox

    def game(self, key: str) -> Game | None:
        """The game of a key; None if it is none with own decks, or cannot be read."""
        kept = self._letterbox.read(key)
        last = kept.last if kept else None
        if not kept or not last or not owns(last.link):
            return None
        try:
            thread = _read(last.link)
        except LinkError:
            return None
        return Game(key, kept, thread, self._own(key, min(kept.mine, default=0)))

    def of(self, session: Session) -> Game | None:
        """The game at the table: what was told to all before its first deal tells it."""
        common = common_seed(session.record.seed)
        return next((game for game in self._all() if _common(game.thread) == common), None)

    def key(self, session: Session) -> str:
        """The key of the game at the table; nothing if it is not kept any more."""
        game = self.of(session)
        return game.key if game else ""

    def find(self, theirs: Thread) -> Game | None:
        """The game to which a thread that came belongs."""
        return next((game for game in self._all() if _is_of(game, theirs)), None)

    def begin(self, record: AnyRecord, seat: Seat) -> str:
        """Begin a game as it is set up; its key."""
        own = Own(seat, self._new_secret())
        return self._sit_down(begin(record.options, record.players, own), own)

    def sit(self, theirs: Thread, seat: Seat, name: str) -> str:
        """Sit down on a free seat of a game that came; its key."""
        own = Own(seat, self._new_secret())
        return self._sit_down(receive(join(theirs, own, name or None), own), own)

    def take(self, game: Game, theirs: Thread) -> Relation:
        """Take in a thread of this game, whose news become this device's. Raises FoulError."""
        relation = compare(game.thread, theirs)[0]
        if relation in (Relation.STALE, Relation.REPEATED):
            return relation
        if game.own:
            self._keep(game, receive(theirs, game.own, game.thread), theirs)
        elif relation is Relation.NEXT:
            self._keep(game, theirs, theirs)
        return Relation.NEXT

    def letter(self, session: Session, way: Way) -> Letter:
        """The letter that tells the game as it stands at the table. Raises ValueError."""
        game = self.of(session)
        if game is None or game.own is None:
            raise ValueError("without the secret nothing can be told")
        news = session.record.intents[len(game.thread.intents) :]
        thread = play(game.thread, game.own, *news)
        return self._letter(thread, way, session.actor)

    def dealt(self, game: Game) -> AnyRecord:
        """The record of the game with the decks of the next round, before it is dealt.

        Raises FoulError while somebody has not opened the round before.
        """
        record = tell(game.thread.with_intents(Deal()), game.own).record
        return replace(record, intents=game.thread.intents)

    # ---- keeping ---------------------------------------------------------------------------------

    def _all(self) -> Iterator[Game]:
        for key, _ in self._letterbox.all():
            if game := self.game(key):
                yield game

    def _new_secret(self) -> bytes:
        """A secret for one game alone: two seeds have more random bytes than one."""
        return sha256((self._device.new_seed() + self._device.new_seed()).encode()).digest()

    def _own(self, key: str, seat: Seat) -> Own | None:
        text = self._device.read(store.SECRET + key)
        try:
            own = Own(seat, bytes.fromhex(text))
        except ValueError:
            return None
        return own if text and _key(own) == key else None

    def _sit_down(self, thread: Thread, own: Own) -> str:
        """Keep a new game and its secret; the secret first, without it the game is worth nothing.

        Who finds that all sit and all salts are told deals at once.
        """
        key = _key(own)
        self._device.keep(store.SECRET + key, own.secret.hex())
        kept = Kept.of(to_show(thread), frozenset({own.seat}))
        self._keep(Game(key, kept, thread, own), thread, None)
        return key

    def _keep(self, game: Game, thread: Thread, came: Thread | None) -> None:
        """Keep what a thread has become here, and deal the first cards if that is due."""
        if game.own and thread.ready and not thread.intents:
            thread = play(thread, game.own, Deal())
        told = _tell(thread, game.own)
        actor = None if _is_over(thread, told) else next(iter(told.awaited), None)
        mine = thread == came or (actor == game.seat and bool(thread.intents))
        letter = self._letter(thread, Way.CAME if mine else Way.MADE, actor)
        names = tuple(player.name for player in thread.players)
        self._letterbox.keep(game.key, replace(game.kept, names=names).with_letter(letter))

    def _letter(self, thread: Thread, way: Way, turn: Seat | None) -> Letter:
        return Letter(self._device.now(), way, write(thread), len(thread.intents), turn)


def _is_over(thread: Thread, told: Told) -> bool:
    """Whether what a thread tells ends with the end of a round."""
    deals = sum(isinstance(intent, Deal) for intent in thread.intents)
    return told.over == deals and deals > 0


def _is_of(game: Game, theirs: Thread) -> bool:
    """Whether a thread is of a game, be it foul or not.

    Whose seat another device has taken before the first card is out of it, and may sit down anew.
    """
    try:
        return compare(game.thread, theirs)[0] is not Relation.OTHER
    except FoulError as error:
        return game.dealt or error.seat != game.seat


def _key(own: Own) -> str:
    """The key of a game: from the first pledge, which is of no other game."""
    return sha256(own.pledge(PLEDGED).value).hexdigest()[:16]


def _common(thread: Thread) -> str | None:
    return common_of(thread.sitting) if thread.ready else None


@lru_cache(maxsize=16)
def _read(link: str) -> Thread:
    """A letter is read once: the table asks for its game whenever it is shown."""
    return read(link)


@lru_cache(maxsize=4)
def _tell(thread: Thread, own: Own | None) -> Told:
    return tell(thread, own)
