"""A person's own tables: rules under a name, kept as text.

A code that cannot be read here (from a newer version, or damaged) stays in the list as it is; it is
read only when it is used.
"""

from __future__ import annotations

import json
from typing import NamedTuple

from game.reading import load_json


class Table(NamedTuple):
    """A name, and the code of the rules (see ``game.code``), which tells the game."""

    name: str
    code: str


def tables_to_text(tables: tuple[Table, ...]) -> str:
    """The tables as JSON."""
    return json.dumps([[table.name, table.code] for table in tables], ensure_ascii=False)


def tables_from_text(text: str) -> tuple[Table, ...]:
    """Read tables; whatever is no table is left out."""
    try:
        data = load_json(text)
    except ValueError:
        return ()
    tables: tuple[Table, ...] = ()
    for item in data if isinstance(data, list) else []:
        match item:
            case [str(name), str(code)] if name.strip() and code.strip():
                tables = (*without(tables, name), Table(name, code))
    return tables


def without(tables: tuple[Table, ...], name: str) -> tuple[Table, ...]:
    """The tables but the one of this name; capitals do not matter."""
    return tuple(table for table in tables if table.name.casefold() != name.casefold())
