"""Rulings: the answer of a game's ``judge`` to an intent.

Never a bare boolean, and never an exception for an ordinary refusal. The words for a refusal are
not here but in the locale files: a reason is data.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Generic, TypeVar

from game.cards import Face

Event_co = TypeVar("Event_co", covariant=True)
Event = TypeVar("Event")

RuleId = str
"""The id of a rule in the game's rulebook, such as ``M8``, or the name of one of its decisions."""


@dataclass(frozen=True, slots=True)
class Allowed(Generic[Event_co]):
    """The intent is within the rules; the events are what happened."""

    events: tuple[Event_co, ...]


@dataclass(frozen=True, slots=True)
class Punished(Generic[Event_co]):
    """A wrong play that the rules provide for: it costs something, and the game goes on."""

    events: tuple[Event_co, ...]
    rule: RuleId


@dataclass(frozen=True, slots=True)
class Refused:
    """Nothing happened.

    ``reason`` is a member of the game's enum of reasons, ``about`` the cards that it speaks of, and
    ``rule`` the rule that it rests on.
    """

    reason: Enum
    rule: RuleId
    about: tuple[Face, ...] = ()


Ruling = Allowed[Event] | Punished[Event] | Refused
