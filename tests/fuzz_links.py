"""Reads links that are damaged in every way; a sample of this is among the tests.

python -m tests.fuzz_links --links 100000
"""

from __future__ import annotations

import argparse
import sys
import time
from random import Random

from game.links.own_deck import write
from game.mau_mau.options import Options
from tests.game.links.made import a_link, spoiled, strangely_read
from tests.game.links.own_deck.devices import played

GAMES = ("mau-mau", "mexe-mexe")
SHORT = Options(hand_size=5, jokers=False, own_decks=True)


def fuzz(links: int, seed: int) -> tuple[str, ...]:
    """The links, of so many spoiled ones, that are read or fail as they should not."""
    chance = Random(seed)
    whole = [a_link(name, number) for name in GAMES for number in range(20)]
    whole += [write(played(SHORT, 2 + number % 2, f"{number}").thread) for number in range(10)]
    return strangely_read(spoiled(chance.choice(whole), chance) for _ in range(links))


def main() -> int:
    """Fuzz; exit status 1 if anything is strange."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz_links", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--links", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args()
    began = time.monotonic()
    strange = fuzz(options.links, options.seed)
    for link in strange:
        print(f"STRANGE {link}")
    print(f"{options.links} links, {len(strange)} strange, {time.monotonic() - began:.0f} s")
    return bool(strange)


if __name__ == "__main__":
    sys.exit(main())
