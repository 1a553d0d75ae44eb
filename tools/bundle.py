"""The bundle of our own modules that a browser gets: ``ui/carteado.pack``.

It holds byte code, so that no visitor waits for the compiler. It can be made only by the Pyodide
that will run it, but whether it is stale can be told anywhere: it names the hash of every source.
"""

import json
from hashlib import sha256
from pathlib import Path

from tools.bytecode import SOURCES, open_pack
from tools.paths import ROOT, UI, VENDOR

BUNDLE = UI / "carteado.pack"
ENTRY = UI / "main.py"
ENTRIES = (ENTRY, UI / "bots.py")
"""PyScript runs these by name, as sources; every other module is imported from the bundle."""

TERMINAL_ONLY = frozenset(
    (
        *(ROOT / "game").glob("cli_*.py"),
        *(ROOT / "game" / name for name in ("perft.py", "selfplay.py", "tournament.py")),
    )
)


def name(path: Path) -> str:
    """The path as URLs in the site have it."""
    return path.relative_to(ROOT).as_posix()


def python_files() -> list[Path]:
    """The modules that the browser gets, beside the entry."""
    found = [*(ROOT / "game").rglob("*.py"), *UI.rglob("*.py")]
    left_out = TERMINAL_ONLY.union(ENTRIES)
    return sorted(
        path
        for path in found
        if path not in left_out and path.name != "__main__.py" and VENDOR not in path.parents
    )


def data_files() -> list[Path]:
    """What goes into the bundle as it is: the words in every language, and vendored modules."""
    return [*sorted((UI / "locale").glob("*.json")), *sorted(VENDOR.glob("*/*.py"))]


def sources() -> list[Path]:
    """Everything that goes into the bundle."""
    return [*python_files(), *data_files()]


def is_fresh() -> bool:
    """Whether the bundle on the disk was made from the sources on the disk."""
    if not BUNDLE.is_file():
        return False
    with open_pack(BUNDLE) as bundle:
        made_from = json.loads(bundle.read(SOURCES))
    now = {name(path): sha256(path.read_bytes()).hexdigest() for path in sources()}
    return bool(made_from == now)


def make() -> None:
    """Make the bundle anew, inside Pyodide."""
    from tools import node  # noqa: PLC0415  # serving asks only whether the bundle is fresh
    from tools.npm import PYODIDE, unpacked  # noqa: PLC0415

    names = [name(path) for path in sources()]
    host = ["tools/pyodide_host.mjs", str(unpacked(PYODIDE)), "tools/bytecode.py"]
    node.run("node", [*host, name(BUNDLE), *names], ROOT)
