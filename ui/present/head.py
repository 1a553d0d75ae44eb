"""The head of a screen that is no table."""

from __future__ import annotations

from ui.tree import Node, node


def head(out: Node, name: str, *title: Node | str, beside: Node | None = None) -> Node:
    """The way out, the title, and what stands beside it; ``name`` is the id of the title."""
    return node(
        "header",
        {"class": "setup-head"},
        out,
        node("h1", {"class": "setup-title", "id": name}, *title),
        beside,
    )
