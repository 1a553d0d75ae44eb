"""The table of Mau-Mau as one seat sees it."""

from __future__ import annotations

from ui.mau_mau.centre import centre
from ui.mau_mau.dialogs import open_dialog
from ui.mau_mau.drawing import drawing
from ui.mau_mau.mine import mine
from ui.mau_mau.scene import Scene
from ui.mau_mau.seats import seats
from ui.present.frame import framed
from ui.tree import Node, node

MOST_FEW, MOST_SOME = 3, 6


def present(scene: Scene) -> Node:
    """The whole screen of a game under way."""
    ring = node(
        "section",
        {
            "class": "ring",
            "data-density": _density(scene.view.seats - 1),
            "aria-label": scene.words("table.label"),
        },
        seats(scene),
        centre(scene),
        drawing(scene),
    )
    return framed(scene, "Mau-Mau", ring, mine(scene), dialog=open_dialog(scene))


def _density(others: int) -> str:
    """How closely the others sit."""
    if others <= MOST_FEW:
        return "few"
    return "some" if others <= MOST_SOME else "many"
