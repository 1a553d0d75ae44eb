"""The text of a link: a record, and what it is shared as.

The payload (see ``envelope`` for what is around it) is a row of choices (see ``ranges``): the
kind, the options, the players, the seed, how many intents there are, and the intents, each as its
index among what is legal when it is asked for. After every few of them, and after the last, some
bits check all so far, so that a damaged link tells the move at which it breaks.

Reading is safe with any text. Each move needs a text of some length, so that a short one cannot ask
for much work; and the work may be done in slices.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass, replace
from enum import Enum
from typing import Any, Protocol, TypeVar
from zlib import crc32

from game.code import DIGITS as CODE_DIGITS
from game.code import Codec, CodeError
from game.code import Flaw as CodeFlaw
from game.links.deals import number_of, seed_of
from game.links.envelope import GAMES, LinkError, Reason, opened, sealed
from game.links.ranges import BITS, BrokenError, Coder, Reader, Writer, short, text
from game.match import Match, apply, start
from game.reading import UnreadableError
from game.record import Player, Record
from game.rules import OptionsError, Rules
from game.ruling import Refused
from game.seats import Seat

__all__ = [
    "VERSION",
    "Kind",
    "LinkError",
    "Reason",
    "Shared",
    "game_of",
    "read",
    "reading_of",
    "write",
    "writing_of",
]

Done = TypeVar("Done")

VERSION = 1
MOST_MOVES = 12_000
LONGEST_NAME = 80
LONGEST_SEED = 120
"""Bytes of a player's or a bot's name and of a seed that a link can carry."""

EVERY = 8
"""Moves from one check to the next."""
CHECK_BITS = 4
LAST_CHECK_BITS = 12
_BOTS = (None, "easy", "medium", "hard", "master", "simple", "random")
"""Who sits on a seat, by number; one more is any other bot. A new one makes a new version."""


class Kind(Enum):
    """What a record is shared as."""

    REPLAY = "replay"
    """A game to look at."""
    DEAL = "deal"
    """The same cards, options and bots, for somebody else to play."""
    POSITION = "position"
    """A game to go on with from where it stands: a problem."""
    TURN = "turn"
    """A game played by link: it is the next one's turn."""


_KINDS = (*Kind, *(None,) * (8 - len(Kind)))


@dataclass(frozen=True, slots=True)
class Shared:
    """What a link carries."""

    kind: Kind
    record: Record[Any, Any]


class _Game(Protocol):
    """What a game's module of links gives."""

    CODES: Codec[Any]
    rules: Rules[Any, Any, Any, Any, Any]

    def code(self, coder: Coder, state: Any, seat: Seat, wanted: Any = None) -> Any:
        """Write or read what the seat asked for. Raises BrokenError."""


def write(shared: Shared) -> str:
    """The text of a link.

    Raises ValueError for a record that no link can carry: it is too long, or was never played so.
    """
    return _whole(writing_of(shared))


def writing_of(shared: Shared) -> Generator[int, None, str]:
    """Write a link move by move: yields how many were written. Raises what ``write`` raises."""
    record = shared.record
    mark = next(mark for mark, name in GAMES.items() if name == record.game)
    writer = Writer()
    if len(record.intents) > MOST_MOVES:
        raise ValueError(f"{len(record.intents)} moves are too many for a link")
    for moves, _ in _code(writer, _game(record.game), shared):
        yield moves
    return sealed(VERSION, mark, writer.text())


def read(link: str) -> Shared:
    """Read the text of a link. Raises LinkError."""
    return _whole(reading_of(link))


def _whole(work: Generator[int, None, Done]) -> Done:
    """What comes of work that is done in one go."""
    while True:
        try:
            next(work)
        except StopIteration as end:
            done: Done = end.value
            return done


def reading_of(link: str) -> Generator[int, None, Shared]:
    """Read a link move by move: yields how many were read, returns the whole. Raises LinkError."""
    mark, payload, error = opened(link, VERSION)
    game = _game(GAMES[mark])
    sure: Shared | None = None
    try:
        reading = _code(Reader(payload), game, None, most=_most_moves(payload))
        while True:
            try:
                moves, proved = next(reading)
            except StopIteration as end:
                shared: Shared = end.value
                break
            sure = proved or sure
            yield moves
    except CodeError as wrong:
        newer = wrong.flaw is CodeFlaw.NEWER and error is None
        raise LinkError(Reason.NEWER if newer else error or Reason.DAMAGED) from wrong
    except (BrokenError, UnreadableError, OptionsError) as wrong:
        raise _broken(error or Reason.DAMAGED, sure) from wrong
    if error:
        raise _broken(error, sure)
    return shared


def _broken(reason: Reason, sure: Shared | None) -> LinkError:
    """The error of a link of which so much is sure."""
    return LinkError(reason, len(sure.record.intents) + 1 if sure else None, sure)


def game_of(link: str) -> str:
    """The name of the game that a link is of. Raises LinkError."""
    return GAMES[opened(link, VERSION)[0]]


def _most_moves(payload: str) -> int:
    """As many moves as a payload of this length can check."""
    return min((len(payload) + 1) * BITS * EVERY // CHECK_BITS, MOST_MOVES)


# ---- one description for writing and reading ----------------------------------------------------


def _code(
    coder: Coder, game: _Game, wanted: Shared | None, most: int = MOST_MOVES
) -> Generator[tuple[int, Shared | None], None, Shared]:
    """Write what is wanted, or read it.

    Yields, when there is nothing yet and after every move, the number of moves, and all of it so
    far if a check has just proved that; returns what was read.
    """
    kind = _KINDS[coder.number(len(_KINDS), _KINDS.index(wanted.kind) if wanted else 0)]
    if kind is None:
        raise BrokenError("a kind of another version")
    record = _code_agreed(coder, game, wanted.record if wanted else None)
    count = short(coder, MOST_MOVES, len(wanted.record.intents) if wanted else 0)
    if count > most:
        raise BrokenError("more moves than the text can tell")
    check = _agreed_check(record)
    code_check(coder, LAST_CHECK_BITS, check)
    match = start(game.rules, record)
    intents: list[Any] = []
    yield 0, Shared(kind, record)
    for number in range(1, count + 1):
        asked = wanted.record.intents[number - 1] if wanted else None
        seat = game.rules.actor(match.state) or 0
        intent = game.code(coder, match.state, seat, asked)
        intents.append(intent)
        match = _played(game, match, seat, intent)
        check = crc32(str(intent).encode(), check)
        checks = number == count or number % EVERY == 0
        if checks:
            code_check(coder, LAST_CHECK_BITS if number == count else CHECK_BITS, check)
        yield number, Shared(kind, replace(record, intents=tuple(intents))) if checks else None
    return Shared(kind, replace(record, intents=tuple(intents)))


def _played(
    game: _Game, match: Match[Any, Any, Any], seat: Seat, intent: Any
) -> Match[Any, Any, Any]:
    """The match after an intent; its record stays empty, since it would be copied every time."""
    ruling, after = apply(game.rules, match, seat, intent)
    if isinstance(ruling, Refused):
        raise BrokenError("a move that is refused")
    return replace(after, record=match.record)


def code_check(coder: Coder, bits: int, check: int) -> None:
    """Write so many bits of a check, or read them. Raises BrokenError if they are others."""
    below = 1 << bits
    if coder.number(below, check % below) != check % below:
        raise BrokenError("the check does not match")


def _agreed_check(record: Record[Any, Any]) -> int:
    told = (record.game, record.seed, *((player.name, player.bot) for player in record.players))
    return crc32(repr(told).encode("utf-8", "surrogatepass"))


def _code_agreed(coder: Coder, game: _Game, wanted: Record[Any, Any] | None) -> Record[Any, Any]:
    """What was agreed before the first move. The match's start proves that it can be played."""
    rules = game.rules
    told = game.CODES.encode(wanted.options) if wanted else None
    options = code_options(coder, game.CODES, told)
    several = rules.MAX_SEATS - rules.MIN_SEATS + 1
    seats = rules.MIN_SEATS + coder.number(
        several, len(wanted.players) - rules.MIN_SEATS if wanted else 0
    )
    sitting = wanted.players if wanted else (None,) * seats
    players = tuple(_code_player(coder, player) for player in sitting)
    seed = _code_seed(coder, wanted.seed if wanted else "")
    return Record(rules.NAME, options, players, seed)


def code_options(coder: Coder, codes: Codec[Any], wanted: str | None) -> Any:
    """Write the code of the options, less what can be worked out, or read the options."""
    told = codes.unsealed(wanted) if wanted else ("0", "")
    base = len(CODE_DIGITS)
    version = CODE_DIGITS[coder.number(base, CODE_DIGITS.index(told[0]))]
    length = short(coder, 300, len(told[1]))
    payload = "".join(
        CODE_DIGITS[coder.number(base, CODE_DIGITS.index(told[1][at]) if wanted else 0)]
        for at in range(length)
    )
    return codes.decode(codes.sealed(version, payload))


def _code_player(coder: Coder, wanted: Player | None) -> Player:
    bot = wanted.bot if wanted else None
    number = _BOTS.index(bot) if bot in _BOTS else len(_BOTS)
    number = coder.number(len(_BOTS) + 1, number)
    bot = text(coder, LONGEST_NAME, bot or "") if number == len(_BOTS) else _BOTS[number]
    return Player(text(coder, LONGEST_NAME, wanted.name if wanted else ""), bot)


def _code_seed(coder: Coder, wanted: str) -> str:
    """A seed as bytes where it is their hexadecimal text, as a number for numbered deals."""
    number = number_of(wanted)
    way = coder.number(3, 1 if number is not None else 0 if _is_hex(wanted) else 2)
    match way:
        case 0:
            spelled = bytes.fromhex(wanted) if _is_hex(wanted) else b""
            length = coder.number(33, len(spelled))
            return bytes(
                coder.number(256, spelled[at] if at < len(spelled) else 0) for at in range(length)
            ).hex()
        case 1:
            return seed_of(short(coder, (1 << 32) - 1, number or 0))
        case _:
            return text(coder, LONGEST_SEED, wanted)


def _is_hex(seed: str) -> bool:
    return len(seed) % 2 == 0 and len(seed) <= 64 and set(seed) <= set("0123456789abcdef")


def _game(name: str) -> _Game:
    """The links of a game, which is imported when it is first needed."""
    match name:
        case "mau-mau":
            from game.links import mau_mau  # noqa: PLC0415

            return mau_mau
        case _:
            from game.links import mexe_mexe  # noqa: PLC0415

            return mexe_mexe
