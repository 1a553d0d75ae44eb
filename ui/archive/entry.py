"""An entry of the archive: a game that is not under way, as text under a key of its own.

The key is worked out from the record, so the same game always has the same key: two tabs cannot
write over each other's games, and what is imported twice is there once.

A text is JSON: ``[1, "2026-11-30T14:05", 0, "mau-mau", "M1…", [["", null], ["Ana", "easy"]],
"over", 3, [0], "1M…", ["WLW", 42, "W", 31, 6, 0, 0]]``: version, when it was last played, whether
it came from somebody else, game, code of the rules, players, standing, round, who has won, record
and numbers. The record is a link's text (``game.links``) or, until there is time to write one and
where a link cannot carry it, JSON (``game.record``).
"""

from __future__ import annotations

import json
import re
from base64 import urlsafe_b64encode
from dataclasses import dataclass, replace
from enum import Enum
from hashlib import sha256

from game.reading import load_json
from game.record import LONGEST, Player
from game.seats import Seat
from ui.archive.tally import Numbers
from ui.games import NAMES
from ui.house_rules import SEATS
from ui.store import GAMES

VERSION = 1
LONGEST_NAME = 200
LONGEST_CODE = 400
MOST_ROUNDS = 10_000
_DATE = re.compile(r"(\d{4}-\d\d-\d\dT\d\d:\d\d)?", re.ASCII)
_LINK = re.compile(r"[A-Za-z0-9_-]+", re.ASCII)


class EntryError(ValueError):
    """A text that is no entry of the archive, or one of a newer version."""


class Standing(Enum):
    """How a game stands."""

    UNFINISHED = "unfinished"
    RESTED = "rested"
    """Left after a round of a match without a goal: as good as finished, but it can go on."""
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Entry:
    """A game that is kept. What a list shows of it is told beside the record."""

    at: str
    """When it was last played, like ``2026-11-30T14:05``; nothing if nobody knows."""
    received: bool
    """Whether it came from somebody else, and is not counted."""
    game: str
    code: str
    players: tuple[Player, ...]
    standing: Standing
    round: int
    winners: tuple[Seat, ...]
    """Who has won the match, or most of its rounds."""
    record: str
    numbers: Numbers | None = None
    """None: nobody has counted yet."""

    @property
    def key(self) -> str:
        """The key under which it is kept."""
        return GAMES + urlsafe_b64encode(sha256(self.record.encode()).digest()[:9]).decode()

    @property
    def as_link(self) -> bool:
        """Whether the record is a link's text."""
        return not self.record.startswith("{")

    @property
    def alone(self) -> Seat | None:
        """The seat of the one person among bots; None if several people play, or none."""
        people = [seat for seat, player in enumerate(self.players) if player.bot is None]
        return people[0] if len(people) == 1 else None

    @property
    def counts(self) -> bool:
        """Whether statistics take it in."""
        return not self.received and self.alone is not None

    def to_text(self) -> str:
        """The entry as it is kept."""
        data = [
            VERSION,
            self.at,
            int(self.received),
            self.game,
            self.code,
            [[player.name, player.bot] for player in self.players],
            self.standing.value,
            self.round,
            self.winners,
            self.record,
            self.numbers and self.numbers.to_data(),
        ]
        return json.dumps(data, ensure_ascii=False, separators=(",", ":"))

    @staticmethod
    def from_text(text: str) -> Entry:
        """Read an entry, every part of it looked at. Raises EntryError."""
        try:
            data = load_json(text)
        except ValueError as error:
            raise EntryError(str(error)) from error
        match data:
            case [
                int(version),
                str(at),
                (0 | 1) as received,
                str(game),
                str(code),
                list(players),
                str(standing),
                int(number),
                list(winners),
                str(record),
                numbers,
            ] if version == VERSION:
                try:
                    entry = Entry(
                        at,
                        bool(received),
                        game,
                        code,
                        tuple(map(_player, players)),
                        Standing(standing),
                        number,
                        tuple(map(_seat, winners)),
                        record,
                        None if numbers is None else Numbers.from_data(numbers),
                    )
                except ValueError as error:
                    raise EntryError(str(error)) from error
                return _checked(entry)
            case _:
                raise EntryError(text[:100])


def merged(entry: Entry, other: Entry) -> Entry:
    """One entry of two of the same game; it does not matter which one comes first.

    It is one's own if either is, has the numbers that there are, and the earlier date.
    """
    dates = sorted(filter(None, (entry.at, other.at)))
    numbers = [its for its in (entry.numbers, other.numbers) if its is not None]
    told = min(
        entry, other, key=lambda its: replace(its, at="", received=False, numbers=None).to_text()
    )
    return replace(
        told,
        at=dates[0] if dates else "",
        received=entry.received and other.received,
        numbers=min(numbers, key=Numbers.to_data) if numbers else None,
    )


def _checked(entry: Entry) -> Entry:
    right = (
        _DATE.fullmatch(entry.at)
        and entry.game in NAMES
        and len(entry.code) <= LONGEST_CODE
        and len(entry.players) in SEATS[entry.game]
        and 0 <= entry.round <= MOST_ROUNDS
        and all(0 <= seat < len(entry.players) for seat in entry.winners)
        and len(entry.record) <= LONGEST
        and (not entry.as_link or _LINK.fullmatch(entry.record))
    )
    if not right:
        raise EntryError(entry.to_text()[:100])
    return entry


def _player(data: object) -> Player:
    match data:
        case [str(name), (None | str()) as bot] if len(name) + len(bot or "") <= LONGEST_NAME:
            return Player(name, bot)
        case _:
            raise ValueError("no player")


def _seat(data: object) -> Seat:
    if type(data) is not int:
        raise ValueError("no seat")
    return data
