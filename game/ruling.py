"""Rulings: the answer of a game's ``judge`` to an intent.

Never a bare boolean, and never an exception for an ordinary refusal. The words for a refusal are
not here but in the locale files: a reason is data.

What happens is told twice, as events and as the state ``after`` them: whoever knows the state
before gets the same by evolving it event by event, and whoever only plays on need not.
"""

from __future__ import annotations

from enum import Enum
from typing import Generic, NamedTuple, TypeVar

from game.cards import Face
from game.distinct import distinct

Event_co = TypeVar("Event_co", covariant=True)
State_co = TypeVar("State_co", covariant=True)
Event = TypeVar("Event")
State = TypeVar("State")

RuleId = str
"""The id of a rule in the game's rulebook, such as ``M8``, or the name of one of its decisions."""


@distinct
class Allowed(NamedTuple, Generic[Event_co, State_co]):
    """The intent is within the rules; the events are what happened."""

    events: tuple[Event_co, ...]
    after: State_co


@distinct
class Punished(NamedTuple, Generic[Event_co, State_co]):
    """A wrong play that the rules provide for: it costs something, and the game goes on."""

    events: tuple[Event_co, ...]
    rule: RuleId
    after: State_co


@distinct
class Refused(NamedTuple):
    """Nothing happened.

    ``reason`` is a member of the game's enum of reasons, ``about`` the cards that it speaks of, and
    ``rule`` the rule that it rests on.
    """

    reason: Enum
    rule: RuleId
    about: tuple[Face, ...] = ()


Ruling = Allowed[Event, State] | Punished[Event, State] | Refused
