"""The draw for the deal: who drew what, and who deals."""

from __future__ import annotations

from game.cards import Card
from game.seats import Seat
from ui.present.parts import face, unseen
from ui.tree import Node, node
from ui.words import Words

Row = tuple[Card | None, ...]
"""What each seat drew; nothing for those that had no part in it."""


def drawing(words: Words, names: tuple[str, ...], rows: tuple[Row, ...], dealer: Seat) -> Node:
    """A panel over the piles until the next thing happens: a further row for each tie."""
    return node(
        "div",
        {"class": "drawing", "role": "status"},
        node("p", {"class": "drawing-title"}, words("drawing.title")),
        *(_row(words, names, row, None) for row in rows[:-1]),
        _row(words, names, rows[-1], dealer),
        key="drawing",
    )


def _row(words: Words, names: tuple[str, ...], row: Row, dealer: Seat | None) -> Node:
    return node(
        "div",
        {"class": "drawing-row"},
        *(
            node(
                "span",
                {"class": "drawn", "data-dealer": seat == dealer},
                face(card),
                node("span", None, names[seat], unseen(words.card(card))),
            )
            for seat, card in enumerate(row)
            if card
        ),
    )
