"""Threads: the games that are played by link, each with all its links, as this device keeps them.

A thread lies in a storage key of its own, as one JSON object:

``{"carteado": 1, "game": "mau-mau", "names": ["Ana", "Beto"], "mine": [0],
"letters": [["2026-11-30T08:16", "made", "BM…", 12, 1, "2026-11-30T08:17"]]}``

A letter is: when it was kept, how it came to be, the link, how many moves it tells, whose turn it
is then (null between rounds), when it was sent (nothing if it was not). Dates are the device's own
time, and are shown only.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from enum import Enum
from hashlib import sha256
from typing import Any

from game.reading import load_json
from game.record import Player, Record, write
from game.rules import Rules
from game.seats import Seat
from ui.house_rules import TITLES
from ui.session import Session

VERSION = 1


class Way(Enum):
    """How a letter came to be; the value is the key of the words for it."""

    MADE = "made"
    """Here, when the turn passed to somebody elsewhere."""
    CAME = "came"
    """From another device."""
    KEPT = "kept"
    """Here, in the middle of a turn, when another game was opened."""
    ASIDE = "aside"
    """The game went another way than it tells."""


@dataclass(frozen=True, slots=True)
class Letter:
    """A link of a game, and what is known of it without reading it."""

    when: str
    way: Way
    link: str
    moves: int
    turn: Seat | None = None
    sent: str = ""


@dataclass(frozen=True, slots=True)
class Thread:
    """A game that is played by link."""

    game: str
    names: tuple[str, ...]
    mine: frozenset[Seat]
    """The seats of the persons at this device."""
    letters: tuple[Letter, ...] = ()

    @staticmethod
    def of(record: Record[Any, Any], mine: frozenset[Seat]) -> Thread:
        """The thread of a game without any letter."""
        return Thread(record.game, tuple(player.name for player in record.players), mine)

    @property
    def last(self) -> Letter | None:
        """The letter that tells the game as it stands here; None before the first one."""
        return next((one for one in reversed(self.letters) if one.way is not Way.ASIDE), None)

    def elsewhere(self, record: Record[Any, Any]) -> frozenset[Seat]:
        """The seats of the persons on other devices."""
        persons = (seat for seat, player in enumerate(record.players) if player.bot is None)
        return frozenset(persons) - self.mine

    def seated(self, session: Session) -> Session:
        """The session with the seats of other devices."""
        elsewhere = self.elsewhere(session.record)
        return replace(session, elsewhere=elsewhere).with_first_viewer()

    def with_letter(self, letter: Letter) -> Thread:
        """The thread with one more letter, each link once.

        What was kept in the middle of a turn is old when the turn goes on.
        """
        old = Way.KEPT if letter.way is not Way.ASIDE else None
        letters = (one for one in self.letters if one.way is not old and one.link != letter.link)
        return replace(self, letters=(*letters, letter))

    def without(self, move: int) -> Thread:
        """The thread with all letters aside that tell this move, for it was another one."""
        return replace(
            self,
            letters=tuple(
                replace(one, way=Way.ASIDE) if one.moves >= move else one for one in self.letters
            ),
        )

    def sent(self, when: str) -> Thread:
        """The thread with its last letter sent."""
        last = self.last
        return replace(
            self,
            letters=tuple(replace(one, sent=when) if one is last else one for one in self.letters),
        )


def letter_of(record: Record[Any, Any], way: Way, when: str, turn: Seat | None = None) -> Letter:
    """The letter that tells a game. Raises ValueError if no link can."""
    from game.links.record import Kind, Shared  # noqa: PLC0415  # none is written at the start
    from game.links.record import write as link_of  # noqa: PLC0415

    return Letter(when, way, link_of(Shared(Kind.TURN, record)), len(record.intents), turn)


def key_of(record: Record[Any, Any], rules: Rules[Any, Any, Any, Any, Any]) -> str:
    """What tells a game from all others: all that was agreed before its first move, but no name."""
    players = tuple(Player("", player.bot) for player in record.players)
    text = write(replace(record, players=players, intents=()), rules)
    return sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:16]


def thread_to_text(thread: Thread) -> str:
    """The thread as JSON."""
    data = {
        "carteado": VERSION,
        "game": thread.game,
        "names": thread.names,
        "mine": sorted(thread.mine),
        "letters": [
            [one.when, one.way.value, one.link, one.moves, one.turn, one.sent]
            for one in thread.letters
        ],
    }
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def thread_from_text(text: str) -> Thread | None:
    """Read what ``thread_to_text`` wrote; None for anything else."""
    try:
        data = load_json(text)
    except ValueError:
        return None
    match data:
        case {
            "carteado": 1,
            "game": str(game),
            "names": [*names],
            "mine": [*mine],
            "letters": [*letters],
        } if game in TITLES and {*mine} <= {*range(len(names))}:
            read = tuple(_letter(one, len(names)) for one in letters)
            if None in read:
                return None
            return Thread(game, tuple(map(str, names)), frozenset(mine), tuple(filter(None, read)))
        case _:
            return None


def _letter(data: object, seats: int) -> Letter | None:
    match data:
        case [str(when), str(way), str(link), int(moves), (None | int()) as turn, str(sent)] if (
            turn is None or turn in range(seats)
        ):
            known = next((one for one in Way if one.value == way), None)
            return known and Letter(when, known, link, moves, turn, sent)
        case _:
            return None
