"""Unfinished turns as text: a workbench with its history, so that it can be taken up again.

The first line tells how many layouts were before the one that lies there; then come all layouts,
each as an ``arrange`` without a discard.

>>> from game.cards import Card
>>> from game.mexe_mexe.options import Options
>>> from game.mexe_mexe.workbench import start
>>> cards = tuple(map(Card.parse, "6H 7H 8H 9H".split()))
>>> turn = Turn((cards[:3],), cards[3:], None, Options())
>>> bench = start(turn).put(cards[3:], 0)
>>> print(write(bench))
1
arrange 1
arrange 6H 7H 8H 9H
>>> read(turn, write(bench)) == bench
True
"""

from __future__ import annotations

from game.mexe_mexe.intents import Arrange, parse_intent
from game.mexe_mexe.turn import Problem, Turn, arranged, belongings, foreign_cards, lying_after
from game.mexe_mexe.workbench import Layout, Workbench
from game.reading import UnreadableError


def write(bench: Workbench) -> str:
    """The workbench as text."""
    layouts = (*bench.past, bench.now, *bench.future)
    return "\n".join([str(len(bench.past)), *(str(bench.told(layout)) for layout in layouts)])


def read(turn: Turn, text: str) -> Workbench:
    """Read a workbench of the same turn as ``write`` writes it. Raises UnreadableError."""
    number, *lines = text.split("\n")
    if not number.isdecimal() or int(number) >= len(lines):
        raise UnreadableError("a workbench", text)
    layouts = tuple(layout_of(turn, line) for line in lines)
    at = int(number)
    return Workbench(turn, layouts[at], layouts[:at], layouts[at + 1 :])


def layout_of(turn: Turn, text: str) -> Layout:
    """Read a layout of this turn as ``Workbench.told`` tells it. Raises UnreadableError."""
    intent = parse_intent(text)
    if isinstance(intent, Arrange):
        lying = lying_after(turn, intent.exchanges)
        if not isinstance(lying, Problem):
            table = arranged(turn, lying, intent.melds)
            own = belongings(turn, intent.exchanges)
            if not isinstance(table, Problem) and not tuple(foreign_cards(own, table)):
                return Layout(table, intent.exchanges)
    raise UnreadableError("a layout of this turn", text)
