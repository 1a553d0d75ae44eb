"""Takes files that are damaged in one place; a sample of this is among the tests.

python -m tests.fuzz_files --files 100000
"""

from __future__ import annotations

import argparse
import sys
import time
from dataclasses import replace
from random import Random

from tests.ui.archive.made import spoiled, visitor_with
from tests.ui.archive.test_parcel import GAMES, exported_once
from ui.archive.entry import Entry
from ui.archive.parcel import ParcelError, unpack
from ui.archive.taking import looked_into, take


def harmless(text: str) -> bool:
    """Whether a file is told to be damaged, or taken without harm to the game that is there."""
    try:
        parcel = unpack(text)
    except ParcelError:
        return True
    visitor = visitor_with(GAMES[0])
    device = visitor.app._device
    take(device, looked_into(device, parcel))
    there = Entry.from_text(visitor.storage.texts[GAMES[0].key])
    return replace(there, at=GAMES[0].at) == GAMES[0]  # an earlier date is believed


def main() -> int:
    """Fuzz; exit status 1 if a file does harm. One that breaks anything ends it with its error."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz_files", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--files", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args()
    began, whole, chance = time.monotonic(), exported_once(), Random(options.seed)
    harmful = 0
    for _ in range(options.files):
        text = spoiled(whole, chance)
        if not harmless(text):
            harmful += 1
            print(f"HARMFUL {text}")
    print(f"{options.files} files, {harmful} harmful, {time.monotonic() - began:.0f} s")
    return bool(harmful)


if __name__ == "__main__":
    sys.exit(main())
