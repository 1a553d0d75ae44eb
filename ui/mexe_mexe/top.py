"""Above the melds: the other players in the order of play, stock and discard pile."""

from __future__ import annotations

from game.mexe_mexe.state import Phase
from game.seats import Direction, Seat, neighbour
from ui.mexe_mexe.held import arranges
from ui.mexe_mexe.scene import Scene
from ui.motion import DISCARD, STOCK, seat_place
from ui.present.parts import avatar, face, open_hand, unseen
from ui.tree import Node, button, node

MOST_ROOMY = 5
"""With more seats than this the others have less room each."""


def top(scene: Scene) -> Node:
    """The others at the left, the piles at the right."""
    words, view = scene.words, scene.view
    others = (
        neighbour(view.seat, Direction.RIGHT, view.seats, distance)
        for distance in range(1, view.seats)
    )
    return node(
        "div",
        {"class": "mexe-top"},
        node(
            "div",
            {
                "class": "rivals",
                "role": "list",
                "aria-label": words("seats.label"),
                "data-crowd": view.seats > MOST_ROOMY,
                "data-open": bool(scene.open_hands),
            },
            *(_rival(scene, seat) for seat in others),
        ),
        node("div", {"class": "piles"}, _stock(scene), _discards(scene)),
    )


def _rival(scene: Scene, seat: Seat) -> Node:
    words, view, name = scene.words, scene.view, scene.names[seat]
    playing = view.phase not in (Phase.DEAL, Phase.OVER)
    turn = playing and view.turn == seat
    out = seat not in view.active
    count = view.counts[seat]
    return node(
        "div",
        {
            "class": "rival",
            "role": "listitem",
            "data-seat": seat,
            "data-place": seat_place(seat),
            "data-turn": turn,
            "data-out": out,
            "aria-current": "true" if turn else None,
        },
        avatar(name, scene.avatars[seat]),
        node("span", {"class": "rival-name"}, name),
        node("span", {"class": "seat-cards"}, str(count), unseen(words("seats.cards", n=count))),
        node(
            "span",
            {"class": "rival-points"},
            words("mexe.out") if out else words("mexe.points-short", n=view.totals[seat]),
        ),
        unseen(words("mark.turn")) if turn else None,
        open_hand(words, scene.open_hands[seat]) if scene.open_hands else None,
        key=f"seat {seat}",
    )


def _stock(scene: Scene) -> Node:
    words, view = scene.words, scene.view
    draws = _draws(scene)
    return button(
        "intent draw",
        {
            "class": "pile",
            "data-pile": "stock",
            "data-place": STOCK,
            "data-ready": draws,
            "data-drag": "stock" if draws else None,
            "aria-disabled": None if draws else "true",
        },
        node(
            "span",
            {"class": "pile-cards"},
            face(None) if view.stock else node("span", {"class": "pile-empty"}),
        ),
        node(
            "span",
            {"class": "pile-label"},
            unseen(words("mexe.draw")),
            node("span", {"class": "pile-count"}, str(view.stock)),
            unseen(words("pile.in-stock", n=view.stock)),
        ),
    )


def _discards(scene: Scene) -> Node:
    """Before the draw its top card is taken, afterwards one's discard goes there."""
    words, view = scene.words, scene.view
    takes = _draws(scene) and view.top is not None
    key = "take" if takes else "discard" if arranges(view) else None
    return button(
        "intent take" if takes else "discard",
        {
            "class": "pile",
            "data-pile": "discard",
            "data-place": DISCARD,
            "data-ready": takes or (arranges(view) and bool(scene.held.selected)),
            "data-drag": "top" if takes else None,
            "data-drop": "discard" if arranges(view) else None,
            "aria-disabled": None if takes or arranges(view) else "true",
        },
        node(
            "span",
            {"class": "pile-cards"},
            face(view.top) if view.top else node("span", {"class": "pile-empty"}),
        ),
        node(
            "span",
            {"class": "pile-label"},
            unseen(words("pile.top", card=words.card(view.top))) if view.top else None,
            unseen(words(f"mexe.pile.{key}")) if key else None,
            node("span", {"aria-hidden": "true"} if key else None, words("pile.discards")),
        ),
    )


def _draws(scene: Scene) -> bool:
    return scene.view.phase is Phase.DRAW and scene.view.turn == scene.view.seat
