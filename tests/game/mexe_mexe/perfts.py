"""The tables whose legal lines are counted, and the counting; the counts are in ``perft.json``.

A line alternates between what a turn begins with and what it ends with; of the ways to end it all
are counted (``whole_turns``), so the tables have few cards.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from game import mexe_mexe
from game.mexe_mexe import State
from game.perft import perft
from tests.game.mexe_mexe import whole_turns

PATH = Path(__file__).with_name("perft.json")


class WholeTurns:
    """The rules as ``perft`` asks for them, with every way to end a turn."""

    actor = staticmethod(mexe_mexe.actor)
    legal = staticmethod(whole_turns.legal)
    judge = staticmethod(mexe_mexe.judge)
    evolve = staticmethod(mexe_mexe.evolve)


@dataclass(frozen=True)
class Count:
    """A position, and how many intents a line has at most."""

    name: str
    depth: int
    position: str

    def state(self) -> State:
        """The state from which lines are counted."""
        return mexe_mexe.parse_position(self.position)

    def data(self) -> dict[str, Any]:
        """What is kept: the position, so that the counts can be checked by anybody, and counts."""
        state = self.state()
        return {
            "position": mexe_mexe.position_text(state),
            "lines": [perft(WholeTurns(), state, depth) for depth in range(1, self.depth + 1)],
        }


COUNTS = (
    Count("a run parted", 4, "hands 8Hb 10Hb 3C / 4C 8S; table 6H 7H 8H 9H 10H JH QH; stock 5H 9S"),
    Count(
        "the discards",
        6,
        "hands 3C 9H / 5C 6D; table 6H 7H 8H; phase draw; discards 4C 9Hb; stock 5H KS QD",
    ),
    Count(
        "curingas for cards",
        2,
        "hands 8D 8H 2C 5S / 9H; table 6D 7D 2S 9D / 6H 7H 2D; stock 10H KC",
    ),
    Count("a two in its place", 3, "hands 2H 4H 5H / 3H; table AH 2S 3H; stock 6H KC"),
    Count(
        "no twin, no set of twos", 3, "hands 2Hb 4S 2Sb / 3S; table AH 2H 3H / 2C 2D 2S; stock *"
    ),
    Count("sets", 4, "hands KH AH 3C / KHb QS; table KC KD KS / AC AD AS; stock AHb KCb 3D 3S"),
    Count(
        "curingas in sets",
        3,
        "hands 2H KH 2S 4D / 3D; table KC KD KS / 9C 9D 2D; stock 9H KHb; "
        'options {"wild_in_sets": true}',
    ),
    Count("from ace to ace", 2, "hands AHb 2S 8H / 3C; table AH 2H 3H / 10H JH QH KH; stock *"),
    Count("going out", 4, "hands 9H 10H / 3C 4C; table 6H 7H 8H; stock 5C 6C"),
    Count(
        "going out by a discard",
        4,
        'hands 9H 10H / 3C 4C; table 6H 7H 8H; stock 5C 6C; options {"go_out_needs_discard": true}',
    ),
    Count(
        "the card just taken",
        5,
        "hands 9H / 3C 4C; table 6H 7H 8H; phase draw; discards JS 5C; stock 10H; "
        'options {"may_discard_taken": true}',
    ),
    Count(
        "the stock made anew",
        6,
        "hands 3C 9H / 5D 6D; phase draw; discards 4C 7D 5C; stock QD; seed anew",
    ),
    Count(
        "the stock used up",
        6,
        'hands 3C 9H / 5D 6D; phase draw; discards 4C 7D 5C; stock QD; options {"reshuffles": 0}',
    ),
    Count(
        "eliminated",
        4,
        "hands 9H / KS KD / 5C 6C; table 6H 7H 8H; stock 4S; sheet 20 190 150",
    ),
)


def text() -> str:
    """What ``perft.json`` should be."""
    return json.dumps({count.name: count.data() for count in COUNTS}, indent=1) + "\n"
