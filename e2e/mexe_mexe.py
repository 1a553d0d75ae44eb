"""Tables of Mexe-Mexe at which a test begins."""

import itertools
from functools import cache
from typing import NamedTuple

from e2e.prepared import AnyRecord, round_of, rounds
from game.cards import Card
from game.mexe_mexe import Options, View
from game.mexe_mexe.intents import Arrange, Discard, Draw, Intent, Take
from game.mexe_mexe.state import Phase
from game.mexe_mexe.verdict import Meld
from game.mexe_mexe.workbench import Workbench, start
from game.bots.melder import melds_in
from game.shuffle import Stream


class Winning(NamedTuple):
    """A turn that wins the round by one new meld from the hand: before it, and what it takes."""

    record: AnyRecord
    first: str
    """The card is drawn, or taken from the discards: ``draw`` or ``take``."""
    meld: Meld
    discard: Card | None
    """None: without a discard."""


@cache
def winning_turns() -> tuple[Winning, ...]:
    """Rounds of two that the person can win in one turn."""
    return tuple(_winning_turns())


def _winning_turns():
    for matches in rounds(Options(), 2):
        before, after = matches[-3], matches[-1]
        state, intent = before.state, after.record.intents[-1]
        if after.state.result.winners != (0,) or not isinstance(intent, Arrange):
            continue
        kept, new = intent.melds[:-1], intent.melds[-1]
        if kept == tuple(range(len(state.table))) and isinstance(new, tuple) and len(new) < 5:
            yield Winning(before.record, str(after.record.intents[-2]), new, intent.discard)


def winning_turn(first: str, *, discard: bool) -> Winning:
    """One of them, of this kind."""
    return next(
        turn
        for turn in winning_turns()
        if turn.first == first and bool(turn.discard) is discard
    )
