"""The table of Mexe-Mexe as one seat sees it."""

from __future__ import annotations

from ui.mexe_mexe.board import board
from ui.mexe_mexe.dialogs import open_dialog
from ui.mexe_mexe.mine import mine
from ui.mexe_mexe.scene import Scene, sight
from ui.mexe_mexe.top import top
from ui.present.drawing import drawing
from ui.present.frame import framed
from ui.tree import Node, node


def present(scene: Scene) -> Node:
    """The whole screen of a game under way."""
    seen, drawn = sight(scene), scene.held.drawing
    felt = node(
        "section",
        {
            "class": "mexe",
            "aria-label": scene.words("table.label"),
            "data-guided": bool(seen.plan),
        },
        top(scene),
        *board(seen),
        drawing(scene.words, scene.names, drawn.rows, drawn.dealer) if drawn else None,
    )
    return framed(scene, "Mexe-Mexe", felt, mine(seen), dialog=open_dialog(seen))
