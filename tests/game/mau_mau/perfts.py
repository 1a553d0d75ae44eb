"""The tables whose legal lines are counted, and the counting; the counts are in ``perft.json``."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from game import mau_mau
from game.mau_mau import State
from game.mau_mau.intents import Deal
from game.mau_mau.options import Options
from game.mau_mau.presets import PRESETS
from game.perft import perft
from game.ruling import Refused
from game.shuffle import Stream
from tests.game.table import after

PATH = Path(__file__).with_name("perft.json")


@dataclass(frozen=True)
class Count:
    """A table after its deal and so many intents of chance; or a position."""

    name: str
    depth: int
    seats: int = 0
    intents: int = 0
    options: Options = PRESETS["original"]
    position: str = ""

    def state(self) -> State:
        """The state from which lines are counted."""
        if self.position:
            return mau_mau.parse_position(self.position)
        state = mau_mau.begin(self.options, self.seats, self.name)
        chance = Stream(self.name, "perft")
        for number in range(self.intents + 1):
            seat = state.actor or 0
            intent = chance.choice(mau_mau.legal(state, seat)) if number else Deal()
            ruling = mau_mau.judge(state, seat, intent)
            assert not isinstance(ruling, Refused)
            state = after(state, ruling.events)
        return state

    def data(self) -> dict[str, Any]:
        """What is kept: the position, so that the counts can be checked by anybody, and counts."""
        state = self.state()
        return {
            "position": mau_mau.position_text(state),
            "lines": [perft(mau_mau, state, depth) for depth in range(1, self.depth + 1)],
        }


EVERYTHING = Options(
    packs=3,
    any_starter=True,
    free_drawing=True,
    must_play_drawn=True,
    reverse_of_two_goes_on=True,
    mixed_chains=True,
    cutting=True,
    calling=True,
    end_on_action=False,
)
CHAINS = "hands 3H 7H XR JH 5H / 3S 7S XB JS 5S / 3D 7D XR JD 5D; discards 5C {}; turn P1"
COUNTS = (
    Count("two", 8, seats=2),
    Count("four", 7, seats=4),
    Count("ten", 8, seats=10),
    Count("two in the middle", 9, seats=2, intents=30),
    Count("three in the middle", 8, seats=3, intents=33),
    Count("chain of threes", 7, position=CHAINS.format("3C") + "; chain 3+1; first P3"),
    Count("chain of jokers", 7, position=CHAINS.format("XB") + "; chain X+5; first P3"),
    Count(
        "mixed chain",
        8,
        position=CHAINS.format("7C") + '; chain 7+2; first P3; options {"mixed_chains": true}',
    ),
    Count(
        "cuts",
        8,
        position="hands 5H 7H KH 2C / 5H 7H JH 9H / 5H KH QH AH; discards 8H; turn P1; "
        'options {"packs": 3, "cutting": true}',
    ),
    Count(
        "calls",
        8,
        position="hands 5H 2H / 6H KH JC / 8H 4C; discards 9H; turn P1; "
        'options {"calling": true, "cutting": true}',
    ),
    Count("first card", 6, seats=4, options=Options(any_starter=True, packs=1)),
    Count("first card a joker", 7, seats=3, options=EVERYTHING),
    Count("everything", 8, seats=3, intents=20, options=EVERYTHING),
    Count("family", 6, seats=4, options=PRESETS["family"]),
    Count("quick", 7, seats=2, options=PRESETS["quick"]),
    Count("crazy eights", 8, seats=4, intents=4, options=PRESETS["crazy-eights"]),
    Count("tschau sepp", 8, seats=3, intents=9, options=PRESETS["tschau-sepp"]),
)


def text() -> str:
    """What ``perft.json`` should be."""
    return json.dumps({count.name: count.data() for count in COUNTS}, indent=1) + "\n"
