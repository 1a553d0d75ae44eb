"""The command line of the scripts that play round after round."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable

Play = Callable[[int, str], int]
"""Takes a number and a seed, and tells how many decisions the round had."""


def rounds(
    about: str | None, seed: str, play: Play, verdict: str, *, quick: Play | None = None
) -> int:
    """Play the rounds that the command line asks for; 1 if one of them fails."""
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument("--rounds", type=int, default=1000)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--seed", default=seed)
    if quick:
        parser.add_argument("--quick", action="store_true", help="leave out what takes long")
    options = parser.parse_args()
    if quick and options.quick:
        play = quick
    decisions = 0
    for number in range(options.first, options.first + options.rounds):
        try:
            decisions += play(number, options.seed)
        except AssertionError as error:
            print(f"round {number} of seed {options.seed!r}: {error}")
            return 1
        if number % 1000 == 999:
            print(f"{number + 1} rounds, {decisions} decisions", file=sys.stderr)
    print(f"{options.rounds} rounds, {decisions} decisions: {verdict}")
    return 0
