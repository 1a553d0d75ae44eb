"""`python -m tools.art` draws ui/art; with `--check` it only tells whether ui/art is up to date."""

import argparse
import sys
from pathlib import Path

from tools.art.deck import deck
from tools.art.house import bunting, felt, icon, icons

ART = Path(__file__).resolve().parents[2] / "ui" / "art"

DRAWINGS = {
    "cards.svg": deck,
    "icons.svg": icons,
    "bunting.svg": bunting,
    "felt.svg": felt,
    "icon.svg": icon,
}


def main() -> int:
    """Write every drawing, or name the stale ones."""
    parser = argparse.ArgumentParser(prog="python -m tools.art", description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing, fail when stale")
    check = parser.parse_args().check
    stale = []
    for name, draw in DRAWINGS.items():
        path, text = ART / name, draw()
        if path.exists() and path.read_text(encoding="utf-8") == text:
            continue
        stale.append(name)
        if not check:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8", newline="\n")
    print(f"{'stale' if check else 'drawn'}: {', '.join(stale) or 'nothing'}")
    return 1 if check and stale else 0


if __name__ == "__main__":
    sys.exit(main())
