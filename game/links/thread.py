"""A game that is played by link: what a link that comes in is to the game that one has.

Intents are compared as links tell them: a game that was kept elsewhere is written and read first
(``told``), since an intent can be put in several ways.
"""

from __future__ import annotations

from dataclasses import replace
from enum import Enum
from typing import Any, NamedTuple

from game.links.record import Kind, Shared, read, write
from game.record import Record


class Relation(Enum):
    """What a link is to the game that one has; the value is the key of the words for it."""

    NEXT = "next"
    """It goes on where one's own game stands."""
    REPEATED = "repeated"
    """It is the game as one has it."""
    STALE = "stale"
    """One's own game is further on."""
    FORKED = "forked"
    """It is the same game, and something else happened in it."""
    OTHER = "other"
    """It is of another game."""


class Comparison(NamedTuple):
    """A relation, and how many intents the two games have in common."""

    relation: Relation
    common: int


def told(record: Record[Any, Any]) -> Record[Any, Any]:
    """The record as a link tells it. Raises ValueError if none can."""
    return read(write(Shared(Kind.TURN, record))).record


def compare(mine: Record[Any, Any], theirs: Record[Any, Any]) -> Comparison:
    """What another's record is to mine; both as ``told``.

    Names do not matter: a link may leave them out.
    """
    if _agreed(mine) != _agreed(theirs):
        return Comparison(Relation.OTHER, 0)
    pairs = zip(mine.intents, theirs.intents, strict=False)
    shorter = min(len(mine.intents), len(theirs.intents))
    common = next((at for at, (one, other) in enumerate(pairs) if one != other), shorter)
    if common < shorter:
        return Comparison(Relation.FORKED, common)
    if len(mine.intents) == len(theirs.intents):
        return Comparison(Relation.REPEATED, common)
    stale = common == len(theirs.intents)
    return Comparison(Relation.STALE if stale else Relation.NEXT, common)


def nameless(record: Record[Any, Any]) -> Record[Any, Any]:
    """The record without the players' names, which make a link longer."""
    return replace(record, players=tuple(replace(player, name="") for player in record.players))


def _agreed(record: Record[Any, Any]) -> Record[Any, Any]:
    return replace(nameless(record), intents=())
