"""The solver's parts: all are listed, each after those that it needs."""

from __future__ import annotations

import ast
from pathlib import Path

from game.mexe_mexe import arrange

FOLDER = Path(arrange.__file__).parent
HOME = f"{arrange.__name__}."


def needs(part: str) -> set[str]:
    """The parts that a part imports."""
    tree = ast.parse((FOLDER / f"{part}.py").read_text("utf-8"))
    imported = (node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom))
    return {
        name
        for node in imported
        for name in ([alias.name for alias in node.names] if f"{node.module}." == HOME else [])
        + [str(node.module).removeprefix(HOME)] * str(node.module).startswith(HOME)
    }


def test_all_are_listed() -> None:
    files = {path.stem for path in FOLDER.glob("*.py")} - {"__init__"}
    assert set(arrange.PARTS) == files
    assert len(arrange.PARTS) == len(files)


def test_each_comes_after_what_it_needs() -> None:
    for at, part in enumerate(arrange.PARTS):
        assert needs(part) <= set(arrange.PARTS[:at])
