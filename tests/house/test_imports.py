"""What the code imports exists where it runs, and the game stays a pure calculation."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools.bundle import ENTRIES, TERMINAL_ONLY, python_files
from tools.bytecode import open_pack
from tools.paths import ROOT, VENDOR

#: All that the rules of a card game need. No clock, no chance but the seed, no file, no network.
ALLOWED_IN_GAME = frozenset(
    (
        *("__future__", "abc", "base64", "bisect", "collections", "dataclasses", "enum"),
        *("functools", "hashlib", "heapq", "itertools", "json", "math", "operator", "re"),
        *("string", "struct", "textwrap", "types", "typing", "zlib"),
        "gc",  # rests while the solver searches
        "random",  # its class only: what it deals is the same on every Python
    )
)

OWN = frozenset(("game", "ui"))
BROWSER = frozenset(("js", "pyodide", "pyscript"))

#: Modules in C, which are no part of the library's zip.
IN_PYODIDE_ITSELF = frozenset(("gc", "itertools", "math", "sys", "time", "zlib"))


def imported(path: Path) -> Iterator[str]:
    """The full name of every module that a file imports."""
    for node in ast.walk(ast.parse(path.read_bytes())):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module


def game_files() -> list[Path]:
    """The engine, less its command line."""
    return [
        path
        for path in sorted((ROOT / "game").rglob("*.py"))
        if path.name != "__main__.py" and path not in TERMINAL_ONLY
    ]


def file_id(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("path", game_files(), ids=file_id)
def test_the_game_imports_nothing_but_itself_and_pure_tools(path: Path) -> None:
    top = {module.partition(".")[0] for module in imported(path)}
    assert top - {"game"} <= ALLOWED_IN_GAME


def test_the_trimmed_library_has_all_that_the_browser_imports() -> None:
    with open_pack(VENDOR / "stdlib" / "python_stdlib.pack") as library:
        kept = {name.partition("/")[0].removesuffix(".pyc") for name in library.namelist()}
    needed = {module for path in (*python_files(), *ENTRIES) for module in imported(path)}
    top = {module.partition(".")[0] for module in needed}
    assert top - OWN - BROWSER - kept - IN_PYODIDE_ITSELF == set()
