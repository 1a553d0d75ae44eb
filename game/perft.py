"""perft: how many legal lines there are to a depth, as chess programs count them.

A regression net: a change that alters any rule alters a count somewhere. A line is a sequence of
intents of whoever has to decide, each legal where it stands; rounds that end on the way count as
they are.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, TypeVar

from game.ruling import Refused, Ruling
from game.seats import Seat

State = TypeVar("State")


class Countable(Protocol[State]):
    """What perft asks of a game's rules; for lists of all that is legal, ``legal`` must be one."""

    def actor(self, state: State) -> Seat | None:
        """The seat that has to decide."""

    def legal(self, state: State, seat: Seat) -> Sequence[Any]:
        """Every intent of the seat that would be allowed."""

    def judge(self, state: State, seat: Seat, intent: Any) -> Ruling[Any, State]:
        """The ruling on what a seat asks for."""


def perft(rules: Countable[State], state: State, depth: int) -> int:
    """The number of lines of so many intents from this state."""
    actor = rules.actor(state)
    if depth == 0 or actor is None:
        return 1
    legal = rules.legal(state, actor)
    if depth == 1:
        return len(legal)
    lines = 0
    for intent in legal:
        ruling = rules.judge(state, actor, intent)
        assert not isinstance(ruling, Refused), f"{intent} is legal and refused: {ruling}"
        lines += perft(rules, ruling.after, depth - 1)
    return lines
