"""The plain tree of what to show: data that ``present`` makes and ``screen`` draws.

Attributes are text. One that starts with ``--`` is a custom property for the style sheet; ``None``
and ``False`` leave an attribute out, ``True`` writes it without a value.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Node:
    """An element. Children with a key keep their element while their siblings come and go."""

    tag: str
    attributes: dict[str, str]
    children: tuple[Node | str, ...]
    key: str | None = None

    def walk(self) -> Iterator[Node]:
        """This node and all below it, in the order of the document."""
        yield self
        for child in self.children:
            if isinstance(child, Node):
                yield from child.walk()

    def text(self) -> str:
        """All text below this node, with one space between words and elements."""
        parts = (child if isinstance(child, str) else child.text() for child in self.children)
        return " ".join(" ".join(parts).split())


def node(
    tag: str,
    attributes: dict[str, object] | None = None,
    *children: Node | str | None,
    key: str | None = None,
) -> Node:
    """Make a node; children that are None or empty are left out."""
    written = {
        name: "" if value is True else str(value)
        for name, value in (attributes or {}).items()
        if value is not None and value is not False
    }
    return Node(tag, written, tuple(child for child in children if child), key)


def classes(*names: str | bool | None) -> str:
    """The class attribute of these names; what is false is left out."""
    return " ".join(name for name in names if isinstance(name, str) and name)


def button(
    do: str,
    attributes: dict[str, object] | None = None,
    *children: Node | str | None,
    key: str | None = None,
) -> Node:
    """A button that asks the app for something; see ``App.act`` for what can be asked."""
    return node(
        "button", {"type": "button", "data-do": do, **(attributes or {})}, *children, key=key
    )
