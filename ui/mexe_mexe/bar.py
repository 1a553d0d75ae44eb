"""A bar over the melds that leads through steps: which one it is, what it is, and the ways on."""

from __future__ import annotations

from ui.tree import Node, node


def bar(
    name: str, label: str, count: str, told: tuple[Node | str, ...], *ways: Node | None
) -> Node:
    """``count`` is empty when there is no step left; ``ways`` are the controls."""
    return node(
        "div",
        {"class": "steps", "role": "group", "aria-label": label},
        node(
            "p",
            {"class": "steps-text", "role": "status"},
            node("span", {"class": "steps-count"}, count) if count else None,
            " ",
            *told,
        ),
        *ways,
        key=name,
    )
