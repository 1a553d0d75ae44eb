"""The reel: a record played again, with the table after each of its moves.

States share what they have in common, so that to keep every one of them costs little, and to step
back costs nothing.
"""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import replace
from typing import Any, NamedTuple

from game.match import Match, ReplayError, start, steps
from game.record import Record
from game.rules import Rules


class Frame(NamedTuple):
    """The table after a move, and what happened in that move."""

    state: Any
    events: tuple[Any, ...] = ()


class Reel:
    """The frames of a record, as far as it has been wound; frame 0 is before the first move."""

    def __init__(self, rules: Rules[Any, Any, Any, Any, Any], record: Record[Any, Any]) -> None:
        """Raises OptionsError for a record that cannot be begun."""
        self.rules = rules
        self.record = record
        self.frames = [Frame(start(rules, record).state)]
        self.deals: list[int] = []
        """The moves with which rounds began."""
        self.told = 0
        """The last move after which no round was going on: up to it, no hand is a secret."""
        self.flaw: ReplayError | None = None
        """The move that the rules refuse, if the record has one: the reel ends before it."""
        self._steps = steps(rules, record)

    @property
    def moves(self) -> int:
        """How many moves there are to show."""
        return self.flaw.number - 1 if self.flaw else len(self.record.intents)

    @property
    def wound(self) -> int:
        """The last move that can be shown by now."""
        return len(self.frames) - 1

    def wind(self, to: int) -> None:
        """Play on until this move is there, or the last one."""
        while self.wound < min(to, self.moves):
            try:
                step = next(self._steps)
            except ReplayError as flaw:
                self.flaw = flaw
                return
            state, before = step.match.state, self.frames[-1].state
            self.frames.append(Frame(state, step.ruling.events))
            if state.round != before.round:
                self.deals.append(self.wound)
            if self.rules.actor(state) is None:
                self.told = self.wound

    def cut(self, move: int) -> Record[Any, Any]:
        """The record up to this move."""
        return replace(self.record, intents=self.record.intents[:move])

    def match(self, move: int, record: Record[Any, Any]) -> Match[Any, Any, Any]:
        """The match after this move; ``record`` is what is shown of the record."""
        return Match(record, self.frames[move].state)

    def deal_of(self, move: int) -> int:
        """The move with which the round of this move began; 0 before the first deal."""
        number = bisect_right(self.deals, move)
        return self.deals[number - 1] if number else 0
