"""Things on a table that is only looked at: what lies there stays, what could be done is gone."""

from __future__ import annotations

from dataclasses import replace

from ui.tree import Node

THINGS = ("card", "pile", "handle")
"""Controls that are things on the table, too: they stay to be seen, and cannot be used any more."""
OF_DRAGGING = frozenset(("data-drag", "data-drop"))
OF_CONTROLS = OF_DRAGGING | {"type", "data-do", "data-ready", "aria-disabled", "aria-pressed"}


def still(node: Node, requests: tuple[str, ...]) -> Node | None:
    """The node as it is where only these requests may be made; None if nothing of it is left."""
    request = node.attributes.get("data-do", "")
    if not request or request.split(" ", 1)[0] in requests:
        return _without(node, OF_DRAGGING)
    kind = node.attributes.get("class")
    if kind not in THINGS:
        return None
    thing = replace(_without(node, OF_CONTROLS), tag="span")
    if kind == "card":  # a picture with a name; of the others one reads what is written on them
        return replace(thing, attributes=thing.attributes | {"role": "img"})
    return _without(thing, frozenset(("aria-label",)))


def _without(node: Node, names: frozenset[str]) -> Node:
    if names.isdisjoint(node.attributes):
        return node
    left = {name: text for name, text in node.attributes.items() if name not in names}
    return replace(node, attributes=left)
