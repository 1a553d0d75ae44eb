"""A game under way: its record, and the state that the record leads to.

>>> from game import mau_mau
>>> from game.record import Player, Record
>>> players = (Player("Ana"), Player("Beto", "simple"))
>>> match = start(mau_mau, Record("mau-mau", mau_mau.Options(), players, seed="a seed"))
>>> ruling, match = apply(mau_mau, match, 0, mau_mau.parse_intent("deal"))
>>> match.record.intents, match == replay(mau_mau, match.record)
((Deal(),), True)
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any, Generic, TypeVar

from game.record import Record
from game.rules import Rules
from game.ruling import Allowed, Punished, Refused, Ruling
from game.seats import Seat

State = TypeVar("State")
Intent = TypeVar("Intent")
Event = TypeVar("Event")
Options = TypeVar("Options")


@dataclass(frozen=True, slots=True)
class Match(Generic[State, Options, Intent]):
    """A record and its state; the one follows from the other."""

    record: Record[Options, Intent]
    state: State


class ReplayError(ValueError):
    """A record's intent is refused by the rules; ``number`` counts the intents from 1."""

    def __init__(self, number: int, intent: object, refused: Refused) -> None:
        super().__init__(
            f"intent {number}, {str(intent)!r}, is refused: {refused.reason.value} ({refused.rule})"
        )
        self.number = number
        self.intent = intent
        self.refused = refused


def start(
    rules: Rules[State, Intent, Event, Any, Options], record: Record[Options, Intent]
) -> Match[State, Options, Intent]:
    """The match before the record's first intent."""
    state = rules.begin(record.options, len(record.players), record.seed)
    return Match(replace(record, intents=()), state)


def apply(
    rules: Rules[State, Intent, Event, Any, Options],
    match: Match[State, Options, Intent],
    seat: Seat,
    intent: Intent,
) -> tuple[Ruling[Event, State], Match[State, Options, Intent]]:
    """The ruling on an intent, and the match after it: the same one if the intent is refused."""
    ruling = rules.judge(match.state, seat, intent)
    if isinstance(ruling, Refused):
        return ruling, match
    return ruling, Match(match.record.then(intent), ruling.after)


@dataclass(frozen=True, slots=True)
class Step(Generic[State, Event, Options, Intent]):
    """One intent of a record: who asked, for what, what happened, and the match after it."""

    seat: Seat
    intent: Intent
    ruling: Allowed[Event, State] | Punished[Event, State]
    match: Match[State, Options, Intent]


def steps(
    rules: Rules[State, Intent, Event, Any, Options], record: Record[Options, Intent]
) -> Iterator[Step[State, Event, Options, Intent]]:
    """A record played again, intent by intent.

    Raises ReplayError for an intent that is refused, and what ``rules.begin`` raises.
    """
    match = start(rules, record)
    for number, intent in enumerate(record.intents, 1):
        seat = rules.actor(match.state) or 0
        ruling, match = apply(rules, match, seat, intent)
        if isinstance(ruling, Refused):
            raise ReplayError(number, intent, ruling)
        yield Step(seat, intent, ruling, match)


def undo(
    rules: Rules[State, Intent, Event, Any, Options],
    match: Match[State, Options, Intent],
    seat: Seat,
) -> Match[State, Options, Intent]:
    """The match as it was when the seat last had to decide in this round; what followed is gone.

    The same match if the seat has decided nothing since the deal.
    """
    before, back = start(rules, match.record), match
    for step in steps(rules, match.record):
        actor = rules.actor(before.state)
        if actor is None:
            back = match
        elif actor == seat:
            back = before
        before = step.match
    return back


def replay(
    rules: Rules[State, Intent, Event, Any, Options], record: Record[Options, Intent]
) -> Match[State, Options, Intent]:
    """The match that a record leads to. Raises what ``steps`` raises."""
    match = start(rules, record)
    for step in steps(rules, record):
        match = step.match
    return match
