"""Melds that look as they did are not drawn anew: a full table has some seven hundred nodes.

The very same node is handed out again, so the screen need not compare it either.
"""

from __future__ import annotations

from collections.abc import Callable

from ui.mexe_mexe.scene import Sight
from ui.tree import Node

Picture = tuple[object, Node]
"""A node, and all that it depends on."""


class Memory:
    """The melds as they were drawn last, by their number."""

    def __init__(self) -> None:
        self._last: dict[int, Picture] = {}

    def meld(self, sight: Sight, number: int, draw: Callable[[Sight, int], Node]) -> Node:
        """The meld as ``draw`` draws it."""
        depends = (sight.bench.melds[number], *_common(sight))
        last = self._last.get(number)
        if last and last[0] == depends:
            return last[1]
        drawn = draw(sight, number)
        self._last[number] = depends, drawn
        return drawn


def _common(sight: Sight) -> tuple[object, ...]:
    """What else of a sight shows on a meld, whatever its cards are."""
    held = sight.scene.held
    return (
        sight.words.language,
        sight.bench.before.options,
        sight.density,
        sight.arranging,
        sight.playing,
        sight.selected,
        sight.fits,
        sight.guided,
        sight.mine,
        sight.moved,
        held.touched,
        held.leads,
    )
