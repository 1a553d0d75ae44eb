"""Games for the tests of the archive, played by bots as a family plays them."""

from __future__ import annotations

from collections.abc import Generator
from functools import lru_cache
from hashlib import sha256
from random import Random
from typing import Any, TypeVar

from game.games import BOTS, GAMES
from game.match import Match, apply, start
from game.record import Player, Record
from game.ruling import Refused
from game.shuffle import Stream
from tests.ui.visitor import Visitor
from ui.archive.clerk import entry_of, tidying
from ui.archive.entry import Entry
from ui.games import game_named
from ui.session import Session
from ui.store import MemoryStorage

Result = TypeVar("Result")
AT = "2026-11-30T14:05"
NAMES = ("", "Ana", "Beto", "Caio")


def all_of(work: Generator[object, None, Result]) -> Result:
    """Do all of some work that is done in slices."""
    while True:
        try:
            next(work)
        except StopIteration as end:
            result: Result = end.value
            return result


@lru_cache(maxsize=256)
def a_session(  # noqa: PLR0913  # a game has so many sides
    name: str = "mau-mau",
    number: int = 0,
    *,
    seats: int = 3,
    rounds: int = 1,
    people: int = 1,
    moves: int | None = None,
    seed: str = "",
) -> Session:
    """A game as it stands after so many rounds, or so many moves of the last one.

    A bot plays in the place of the people.
    """
    rules, decide = GAMES[name], BOTS[name]["easy"]
    players = tuple(
        Player(NAMES[seat] if seat else "", None if seat < people else "easy")
        for seat in range(seats)
    )
    seed = seed or sha256(f"{number}".encode()).hexdigest()[:24]
    record: Record[Any, Any] = Record(name, rules.options_from_data({}), players, seed)
    match: Match[Any, Any, Any] = start(rules, record)
    for made in range(100_000):
        seat, intent = rules.actor(match.state), rules.parse_intent("deal")
        if seat is None and (match.state.round >= rounds or match.state.phase.value == "over"):
            break
        if moves is not None and match.state.round == rounds and made >= moves:
            break
        if seat is not None:
            view = rules.view(match.state, seat)
            intent = decide(view, Stream(seed, f"bot {seat} {len(match.record.intents)}"))
        ruling, match = apply(rules, match, seat or 0, intent)
        assert not isinstance(ruling, Refused)
    return Session(game_named(name), match)


def an_entry(name: str = "mau-mau", number: int = 0, at: str = AT, **kwargs: Any) -> Entry:
    """The entry of a game, not counted yet."""
    return entry_of(a_session(name, number, **kwargs), at)


@lru_cache(maxsize=256)
def a_counted(name: str = "mau-mau", number: int = 0, rounds: int = 1) -> Entry:
    """The entry of a game, counted."""
    return all_of(tidying(an_entry(name, number, rounds=rounds)))


def visitor_with(*entries: Entry, storage: MemoryStorage | None = None) -> Visitor:
    """A visitor on whose device these games are kept."""
    storage = MemoryStorage() if storage is None else storage
    for entry in entries:
        storage.write(entry.key, entry.to_text())
    return Visitor(storage)


def settle(visitor: Visitor) -> None:
    """Let everything be done that is done when there is time."""
    for _ in range(100_000):
        if not visitor.waiting:
            return
        visitor.wait()
    raise AssertionError("it never ends")


def spoiled(text: str, chance: Random) -> str:
    """The text of a file with one place damaged."""
    at = chance.randrange(len(text))
    return text[:at] + chance.choice('"{}[],:0aé\\') + text[at + chance.randrange(3) :]
