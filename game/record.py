"""Records: a whole game as what was agreed before it and what was asked for in it.

A record is the truth of a game: saves, undo, replay, links and bug reports are all the record, and
the state is always worked out from it anew. In text it is one JSON object:

``{"carteado": 1, "game": "mau-mau", "options": {}, "seats": [["Ana", null], ["Beto", "simple"]],
"seed": "…", "intents": "deal; play 7C; draw", "check": "…"}``

``carteado`` is the format's version, and ``check`` the first 16 hex digits of the SHA-256 of the
same object without it, written with sorted keys, no white space and no escapes. The check finds
damage; it proves nothing about honesty.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from enum import Enum
from hashlib import sha256
from typing import Any, Generic, TypeVar

from game.reading import UnreadableError, load_json
from game.rules import Rules

VERSION = 1
LONGEST = 2_000_000
"""Characters of a record's text that are read; a longer text is none of ours."""


Intent = TypeVar("Intent")
Options = TypeVar("Options")


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits on a seat: a name, and for a bot which one."""

    name: str
    bot: str | None = None


@dataclass(frozen=True, slots=True)
class Record(Generic[Options, Intent]):
    """A game from its beginning. Seats are in order; intents are those that were not refused."""

    game: str
    options: Options
    players: tuple[Player, ...]
    seed: str
    intents: tuple[Intent, ...] = ()

    def then(self, intent: Intent) -> Record[Options, Intent]:
        """The record when this was asked for as well."""
        intents = (*self.intents, intent)
        return Record(self.game, self.options, self.players, self.seed, intents)


class Flaw(Enum):
    """What is wrong with a text that should be a record."""

    FOREIGN = "foreign"
    """It is no record of this program."""
    NEWER = "newer"
    """A newer version of this program wrote it."""
    DAMAGED = "damaged"
    """It was a record once."""


class RecordError(ValueError):
    """A text that cannot be read as a record of the game; ``flaw`` tells why."""

    def __init__(self, flaw: Flaw, detail: str) -> None:
        super().__init__(f"{flaw.value} record: {detail}")
        self.flaw = flaw
        self.detail = detail


def write(record: Record[Options, Intent], rules: Rules[Any, Intent, Any, Any, Options]) -> str:
    """The record's text."""
    data = {
        "carteado": VERSION,
        "game": record.game,
        "options": rules.options_to_data(record.options),
        "seats": [[player.name, player.bot] for player in record.players],
        "seed": record.seed,
        "intents": "; ".join(map(str, record.intents)),
    }
    return _canonical({**data, "check": _check(data)})


def game_of(text: str) -> str:
    """The name of the game that a record's text is of. Raises RecordError."""
    return str(_load(text)["game"])


def read(text: str, rules: Rules[Any, Intent, Any, Any, Options]) -> Record[Options, Intent]:
    """Read a record's text. Raises RecordError if it is not one, is damaged, or not of this game.

    That the intents are legal is not looked at here: ``game.match.replay`` does that.
    """
    data = _load(text)
    if data["game"] != rules.NAME:
        raise RecordError(Flaw.FOREIGN, f"a record of {data['game']}, not of {rules.NAME}")
    try:
        return Record(
            game=rules.NAME,
            options=rules.options_from_data(data["options"]),
            players=tuple(map(_player, data["seats"])),
            seed=data["seed"],
            intents=tuple(
                rules.parse_intent(intent) for intent in data["intents"].split(";") if intent
            ),
        )
    except (UnreadableError, TypeError, ValueError, AttributeError) as error:
        raise RecordError(Flaw.DAMAGED, str(error)) from error


def _player(seat: object) -> Player:
    match seat:
        case [str(name), (None | str()) as bot]:
            return Player(name, bot)
        case _:
            raise UnreadableError("a player", str(seat))


def _load(text: str) -> dict[str, Any]:
    """The record's data with its check proved, every key there and of the right kind."""
    if len(text) > LONGEST:
        raise RecordError(Flaw.FOREIGN, f"{len(text)} characters are too many")
    try:
        data = load_json(text)
    except ValueError as error:
        flaw = Flaw.DAMAGED if '"carteado"' in text[:2000] else Flaw.FOREIGN
        raise RecordError(flaw, str(error)) from error
    if not isinstance(data, dict) or type(data.get("carteado")) is not int or data["carteado"] < 1:
        raise RecordError(Flaw.FOREIGN, "no version of this program's")
    if data["carteado"] > VERSION:
        raise RecordError(Flaw.NEWER, f"version {data['carteado']}, and {VERSION} can be read")
    check = data.pop("check", None)
    if check != _check(data):
        raise RecordError(Flaw.DAMAGED, "the check does not match")
    if {key: type(value) for key, value in data.items()} != _KINDS:
        raise RecordError(Flaw.DAMAGED, "a key is missing or of the wrong kind")
    return data


_KINDS = {"carteado": int, "game": str, "options": dict, "seats": list, "seed": str, "intents": str}


def _check(data: dict[str, Any]) -> str:
    return sha256(_canonical(data).encode("utf-8", "surrogatepass")).hexdigest()[:16]


def _canonical(data: dict[str, Any]) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"), sort_keys=True)
