"""The viewer's hand, as all tables show it."""

from __future__ import annotations

from ui.tree import Node, node
from ui.words import Words

CROWDS = (4, 7, 10, 13, 20, 26, 39, 99)
"""Hands are laid out by the smallest of these that they do not exceed."""


def hand_room(words: Words, *cards: Node, drop: str | None = None) -> Node:
    """The hand's cards in their room; ``drop`` tells that cards can be dragged there."""
    count = len(cards)
    return node(
        "div",
        {"class": "hand-room", "data-drop": drop},
        node(
            "div",
            {
                "class": "hand",
                "role": "group",
                "data-crowd": next((crowd for crowd in CROWDS if count <= crowd), CROWDS[-1]),
                "aria-label": words("mine.hand", n=count),
            },
            *cards,
        ),
    )
