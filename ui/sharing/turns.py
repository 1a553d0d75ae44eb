"""What a turn that comes in by link is to the game that one has. Pure."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from enum import Enum
from typing import Any, NamedTuple

from game.links.thread import Relation, compare, told
from game.match import start, steps
from game.record import Record
from game.rules import Rules
from game.seats import Seat

AnyRecord = Record[Any, Any]
AnyRules = Rules[Any, Any, Any, Any, Any]


class Outcome(Enum):
    """What comes of a turn that comes in; the value is the key of the words for it."""

    NEXT = "next"
    """The game goes on with it."""
    REPEATED = "repeated"
    """It was here before."""
    STALE = "stale"
    """The game here is further on."""
    FORKED = "forked"
    """In it something else happened than here: one of the two has to be chosen."""
    PLAYED = "played"
    """In it somebody else has played on a seat of this device: so it has to be asked for."""
    OTHER = "other"
    """It is of another game."""


class Arrival(NamedTuple):
    """What comes of a turn, and the record that the game would go on with."""

    outcome: Outcome
    record: AnyRecord
    move: int
    """The number, from 1, of the first move that is not the same here."""


def arrival(rules: AnyRules, mine: AnyRecord, theirs: AnyRecord, seats: frozenset[Seat]) -> Arrival:
    """What a turn is to the game here, whose ``seats`` are played on this device.

    Raises ValueError for a record that no link can tell.
    """
    relation, common = compare(mine, theirs)
    if relation in (Relation.FORKED, Relation.OTHER):  # or the same, put in another way
        relation, common = compare(told(mine), theirs)
    outcome, record, move = Outcome(relation.value), _named(mine, theirs, seats), common + 1
    if relation is Relation.NEXT:
        for number, seat in enumerate(deciders(rules, theirs), 1):
            if number > common and seat in seats:
                return Arrival(Outcome.PLAYED, record, number)
    return Arrival(outcome, record, move)


def _named(mine: AnyRecord, theirs: AnyRecord, seats: frozenset[Seat]) -> AnyRecord:
    """Their record, in which those at this device are called what they call themselves."""
    players = tuple(
        own if seat in seats or not other.name else other
        for seat, (own, other) in enumerate(zip(mine.players, theirs.players, strict=False))
    )
    return replace(theirs, players=players)


def deciders(rules: AnyRules, record: AnyRecord) -> Iterator[Seat | None]:
    """Who had to decide at each intent of a record; None where anybody could ask for the deal."""
    before = start(rules, record)
    for step in steps(rules, record):
        yield rules.actor(before.state)
        before = step.match


def sender_of(rules: AnyRules, record: AnyRecord, awaited: Seat | None) -> Seat | None:
    """The person who has most likely sent a turn: who decided last, or else any of the others."""
    persons = [seat for seat, player in enumerate(record.players) if player.bot is None]
    decided = [seat for seat in deciders(rules, record) if seat in persons]
    others = [seat for seat in (*reversed(decided), *persons) if seat != awaited]
    return others[0] if others else None
