"""Makes what the tests of both games compare with: counts of legal lines, and rounds to read.

    python -m tests.golden --check    tell what differs; exit status 1 if anything does
    python -m tests.golden --write    write it anew

Write only after the differences have been read and are meant: each is a change of the rules.
"""

from __future__ import annotations

import argparse
import difflib
import sys
from collections.abc import Iterator
from pathlib import Path

from tests.game.mau_mau import perfts, playthroughs
from tests.game.mexe_mexe import perfts as mexe_perfts
from tests.game.mexe_mexe import playthroughs as mexe_playthroughs


def golden() -> Iterator[tuple[Path, str]]:
    """Every file, and what it should be."""
    yield perfts.PATH, perfts.text()
    yield mexe_perfts.PATH, mexe_perfts.text()
    for played in (*playthroughs.ROUNDS, *mexe_playthroughs.ROUNDS):
        yield played.path, played.text()


def strangers() -> list[Path]:
    """Playthroughs that nothing makes any more."""
    made = {played.path for played in (*playthroughs.ROUNDS, *mexe_playthroughs.ROUNDS)}
    folders = (playthroughs.FOLDER, mexe_playthroughs.FOLDER)
    return sorted(path for folder in folders for path in folder.glob("*") if path not in made)


def difference(path: Path, text: str) -> str:
    """How a file differs from what it should be; empty if it does not."""
    there = path.read_text(encoding="utf-8") if path.exists() else ""
    lines = difflib.unified_diff(
        there.splitlines(), text.splitlines(), f"{path.name} as it is", "as made now", lineterm=""
    )
    return "\n".join(lines)


def main() -> int:
    """Check or write."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.golden",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("--check", action="store_true")
    what.add_argument("--write", action="store_true")
    options = parser.parse_args()
    stale = 0
    for path, text in golden():
        if told := difference(path, text):
            stale += 1
            print(told)
            if options.write:
                path.parent.mkdir(exist_ok=True)
                path.write_text(text, encoding="utf-8")
    for path in strangers():
        stale += 1
        print(f"{path.name} is made by nothing")
        if options.write:
            path.unlink()
    print(f"{stale} files {'written' if options.write else 'differ'}", file=sys.stderr)
    return 1 if options.check and stale else 0


if __name__ == "__main__":
    sys.exit(main())
