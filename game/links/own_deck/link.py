"""A thread as the text of a link.

The payload (see ``game.links.envelope``) is a row of choices: the options, the seats and names; for
each seat the level of its pledge and the pledge's 24 bytes; how many intents there are, and the
intents. Who reads does not know the hands and hence not what is legal, so that intents are told by
themselves: a card is one of 54. Checks stand between them as in links of records.

No link of a record is of this version, and none of this is of theirs.
"""

from __future__ import annotations

from collections.abc import Generator
from zlib import crc32

from game.cards import FACES, SUITS
from game.code import CodeError
from game.code import Flaw as CodeFlaw
from game.links.envelope import LinkError, Reason, opened, sealed
from game.links.own_deck.pledges import MOST_ROUNDS, SALT, SIZE, Pledge
from game.links.own_deck.thread import Thread
from game.links.ranges import DIGITS, BrokenError, Coder, Reader, Writer, short, text
from game.links.record import (
    CHECK_BITS,
    EVERY,
    LAST_CHECK_BITS,
    LONGEST_NAME,
    MOST_MOVES,
    code_check,
    code_options,
)
from game.mau_mau.code import CODES
from game.mau_mau.intents import Deal, Draw, Intent, Name, Notice, Pass, Pay, Play
from game.mau_mau.options import MIN_SEATS, Options
from game.reading import UnreadableError
from game.record import Player
from game.rules import OptionsError

VERSION = 2
_MARK = "M"
_LEVELS = SALT + MOST_ROUNDS + 1
_PLAIN = (Draw(), Pass(), Pay(), Deal())
_OTHERS = 3
_WEIGHTS = (24, 1, 1, 8, 4, 4, 1)
"""How likely an intent is: a card, a suit, a notice, and each of the plain ones."""
_SUITS = (None, *SUITS)
_WILD, _OTHER = (1, 8, 8, 8, 8), (120, 1, 1, 1, 1)
"""How likely a card comes with each suit, if it is wild and if it is not."""
_CALLS, _RARELY = (6, 1), (63, 1)


def owns(link: str) -> bool:
    """Whether a text looks like a link of this kind."""
    return "".join(link.split()).startswith(DIGITS[VERSION] + _MARK)


def write(thread: Thread) -> str:
    """The text of a link. Raises ValueError for a thread that is too long for one."""
    if len(thread.intents) > MOST_MOVES:
        raise ValueError(f"{len(thread.intents)} moves are too many for a link")
    writer = Writer()
    for _ in _code(writer, thread):
        pass
    return sealed(VERSION, _MARK, writer.text())


def read(link: str) -> Thread:
    """Read the text of a link. Raises LinkError. That the game is fair is not looked at here."""
    mark, payload, error = opened(link, VERSION)
    if mark != _MARK:
        raise LinkError(Reason.FOREIGN)
    sure: Thread | None = None
    coding = _code(Reader(payload), None)
    try:
        while True:
            try:
                sure = next(coding)
            except StopIteration as end:
                thread: Thread = end.value
                break
    except CodeError as wrong:
        newer = wrong.flaw is CodeFlaw.NEWER and error is None
        raise LinkError(Reason.NEWER if newer else error or Reason.DAMAGED) from wrong
    except (BrokenError, UnreadableError, OptionsError) as wrong:
        raise LinkError(error or Reason.DAMAGED, _move_after(sure), sure) from wrong
    if error:
        raise LinkError(error, _move_after(sure), sure)
    return thread


def _move_after(sure: Thread | None) -> int | None:
    return len(sure.intents) + 1 if sure else None


def _code(coder: Coder, wanted: Thread | None) -> Generator[Thread, None, Thread]:
    """Write what is wanted, or read it. Yields all so far whenever a check has just proved it."""
    thread = _code_agreed(coder, wanted)
    check = crc32(repr((thread.players, thread.pledges)).encode("utf-8", "surrogatepass"))
    count = short(coder, MOST_MOVES, len(wanted.intents) if wanted else 0)
    code_check(coder, LAST_CHECK_BITS, check)
    yield thread
    intents: list[Intent] = []
    for number in range(1, count + 1):
        intent = _code_intent(coder, thread, wanted.intents[number - 1] if wanted else None)
        intents.append(intent)
        check = crc32(str(intent).encode(), check)
        if number == count or number % EVERY == 0:
            code_check(coder, LAST_CHECK_BITS if number == count else CHECK_BITS, check)
            yield thread.with_intents(*intents)
    return thread.with_intents(*intents)


def _code_agreed(coder: Coder, wanted: Thread | None) -> Thread:
    """All but the intents."""
    options: Options = code_options(coder, CODES, CODES.encode(wanted.options) if wanted else None)
    seats = MIN_SEATS + coder.number(2, len(wanted.players) - MIN_SEATS if wanted else 0)
    options.check(seats)
    names = [player.name for player in wanted.players] if wanted else [""] * seats
    players = tuple(Player(text(coder, LONGEST_NAME, name)) for name in names)
    pledges = wanted.pledges if wanted else (None,) * seats
    if not options.own_decks:
        raise BrokenError("no own decks")
    return Thread(options, players, tuple(_code_pledge(coder, pledge) for pledge in pledges))


def _code_pledge(coder: Coder, wanted: Pledge | None) -> Pledge | None:
    level = short(coder, _LEVELS, wanted.level + 1 if wanted else 0) - 1
    if level < 0:
        return None
    value = wanted.value if wanted else bytes(SIZE)
    return Pledge(level, bytes(coder.number(256, byte) for byte in value))


def _code_intent(coder: Coder, thread: Thread, wanted: Intent | None) -> Intent:
    match coder.pick(_WEIGHTS, _way(wanted) if wanted else 0):
        case 0:
            return _code_play(coder, thread, wanted if isinstance(wanted, Play) else None)
        case 1:
            suit = SUITS.index(wanted.suit) if isinstance(wanted, Name) else 0
            return Name(SUITS[coder.number(len(SUITS), suit)])
        case 2:
            seat = wanted.seat if isinstance(wanted, Notice) else 0
            return Notice(coder.number(len(thread.players), seat))
        case plain:
            return _PLAIN[plain - _OTHERS]


def _way(intent: Intent) -> int:
    match intent:
        case Play():
            return 0
        case Name():
            return 1
        case Notice():
            return 2
        case _:
            return _OTHERS + _PLAIN.index(intent)


def _code_play(coder: Coder, thread: Thread, wanted: Play | None) -> Play:
    options = thread.options
    face = FACES[coder.number(len(FACES), wanted.face.order if wanted else 0)]
    wild = face in options.effects.wild
    suit = coder.pick(_WILD if wild else _OTHER, _SUITS.index(wanted.suit) if wanted else 0)
    calls = coder.pick(_CALLS if options.calling else _RARELY, int(wanted.calls) if wanted else 0)
    return Play(face, _SUITS[suit], bool(calls))
