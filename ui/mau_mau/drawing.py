"""The draw for the deal: who drew what, and who deals."""

from __future__ import annotations

from game.mau_mau.events import DealerDrawn
from ui.mau_mau.scene import Scene
from ui.present.parts import face, unseen
from ui.tree import Node, node


def drawing(scene: Scene) -> Node | None:
    """A panel over the piles until the next thing happens."""
    drawn = scene.held.drawing
    if drawn is None:
        return None
    return node(
        "div",
        {"class": "drawing", "role": "status"},
        node("p", {"class": "drawing-title"}, scene.words("drawing.title")),
        *(_row(scene, drawn, number) for number in range(len(drawn.rows))),
        key="drawing",
    )


def _row(scene: Scene, drawn: DealerDrawn, number: int) -> Node:
    last = number == len(drawn.rows) - 1
    return node(
        "div",
        {"class": "drawing-row"},
        *(
            node(
                "span",
                {"class": "drawn", "data-dealer": last and seat == drawn.dealer},
                face(card),
                node("span", None, scene.names[seat], unseen(scene.words.card(card))),
            )
            for seat, card in enumerate(drawn.rows[number])
            if card
        ),
    )
