"""The dialog that lies on a table whose game has gone on in another tab."""

from __future__ import annotations

from ui.present.parts import action, dialog
from ui.tree import Node
from ui.words import Words


def with_went_on(table: Node, words: Words, which: str) -> Node:
    """The table out of reach, and what to do instead. ``words`` have the part ``games``."""
    asked = dialog(
        "went-on",
        words(f"went-on.{which}"),
        (),
        (
            action("here", words(f"went-on.here-{which}"), "primary"),
            action("games", words("games.title")),
        ),
        words(f"went-on.text-{which}"),
    )
    below = (_inert(child) for child in table.children if not _is_dialog(child))
    return Node(table.tag, table.attributes, (*below, asked), table.key)


def _is_dialog(child: Node | str) -> bool:
    return isinstance(child, Node) and (child.key or "").startswith("dialog")


def _inert(child: Node | str) -> Node | str:
    if isinstance(child, str):
        return child
    return Node(child.tag, child.attributes | {"inert": ""}, child.children, child.key)
