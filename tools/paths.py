"""Where things lie in the tree."""

from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
UI = ROOT / "ui"
VENDOR = UI / "vendor"

#: Downloads that the site does not need: git-ignored, remade by one command.
CACHE = ROOT / ".cache"
