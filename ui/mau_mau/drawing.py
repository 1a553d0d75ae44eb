"""The draw for the deal, as long as it is shown."""

from __future__ import annotations

from ui.mau_mau.scene import Scene
from ui.present import drawing as shared
from ui.tree import Node


def drawing(scene: Scene) -> Node | None:
    """A panel over the piles until the next thing happens."""
    drawn = scene.held.drawing
    return shared.drawing(scene.words, scene.names, drawn.rows, drawn.dealer) if drawn else None
