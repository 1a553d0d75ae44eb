"""What can be shared, and how its link is written."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import replace
from enum import Enum
from typing import Any, NamedTuple

from game.links.outcome import Outcome
from game.links.record import Kind, Shared, writing_of
from game.links.results import outcomes_of
from game.record import Record
from ui.games import game_named
from ui.sharing.deals import person_of


class What(Enum):
    """What is shared; the value is the word of the request and the end of its words' keys."""

    DEAL = "deal"
    REPLAY = "replay"
    POSITION = "position"
    RULES = "rules"


class Written(NamedTuple):
    """The text of a game's link, and the result that it tells, if it tells one."""

    link: str
    outcome: Outcome | None = None


class Played(NamedTuple):
    """A game as far as it is seen where one is."""

    record: Record[Any, Any]
    in_round: bool
    """Whether somebody has to decide, so that it is a position to go on with."""


def offers(played: Played | None) -> tuple[What, ...]:
    """What can be shared of a game, or of the set-up if there is none."""
    if played is None or getattr(played.record.options, "own_decks", False):
        return (What.RULES,)  # a record of own decks knows more than all but its device may
    position = (What.POSITION,) if played.in_round else ()
    return (What.DEAL, What.REPLAY, *position, What.RULES)


def writing(what: What, record: Record[Any, Any]) -> Generator[int, None, Written]:
    """Write the link of a game, in slices. Raises ValueError if no link can carry it."""
    if what is not What.DEAL:
        kind = Kind.REPLAY if what is What.REPLAY else Kind.POSITION
        return Written((yield from writing_of(Shared(kind, record))))
    person = person_of(record)
    found = yield from outcomes_of(game_named(record.game).rules, record)
    dealt = found.first_round if found else replace(record, intents=())
    link = yield from writing_of(Shared(Kind.DEAL, dealt))
    return Written(link, found.of[person] if found and person is not None else None)
