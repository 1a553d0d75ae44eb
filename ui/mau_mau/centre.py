"""The middle of the table: direction, stock, discard pile, and what is in force."""

from __future__ import annotations

from game.cards import SUITS
from game.mau_mau.intents import Draw, Pay
from game.seats import Direction
from ui.mau_mau.scene import Scene
from ui.motion import DISCARD, STOCK
from ui.present.parts import face, icon, pip, unseen
from ui.tree import Node, button, node

DISCARDS_SHOWN = 4
BACKS_SHOWN = 3


def centre(scene: Scene) -> Node:
    """Direction, piles and badges."""
    words, view = scene.words, scene.view
    left, badges = view.direction is Direction.LEFT, _badges(scene)
    return node(
        "div",
        {"class": "centre"},
        node(
            "p",
            {"class": "direction"},
            icon("to-left" if left else "to-right"),
            words("direction.left" if left else "direction.right"),
        ),
        node("div", {"class": "piles"}, _stock(scene), _discards(scene)),
        node("ul", {"class": "badges", "role": None if any(badges) else "none"}, *badges),
    )


def _stock(scene: Scene) -> Node:
    words, view = scene.words, scene.view
    pay = view.chain is not None and scene.view.on_turn
    ready = scene.marks and any(isinstance(intent, (Draw, Pay)) for intent in view.legal)
    return button(
        "intent pay" if pay else "intent draw",
        {"class": "pile", "data-pile": "stock", "data-place": STOCK, "data-ready": ready},
        node(
            "span",
            {"class": "pile-cards"},
            *(face(None) for _ in range(min(view.stock, BACKS_SHOWN))),
            None if view.stock else node("span", {"class": "pile-empty"}),
        ),
        node(
            "span",
            {"class": "pile-label"},
            words("pile.draw"),
            " · ",
            node("span", {"class": "pile-count"}, str(view.stock)),
            unseen(words("pile.in-stock", n=view.stock)),
        ),
    )


def _discards(scene: Scene) -> Node:
    words, view, held = scene.words, scene.view, scene.held
    top = view.top
    ready = held.selected is not None and scene.view.on_turn
    return button(
        "play",
        {"class": "pile", "data-pile": "discard", "data-place": DISCARD, "data-ready": ready},
        node(
            "span",
            {"class": "pile-cards"},
            *map(face, view.discards[-DISCARDS_SHOWN:]),
        ),
        node(
            "span",
            {"class": "pile-label"},
            unseen(words("pile.top", card=words.card(top))) if top else None,
            words("pile.play-here" if ready else "pile.discards"),
        ),
    )


def _badges(scene: Scene) -> tuple[Node | None, ...]:
    words, view = scene.words, scene.view
    return (
        _chain(scene),
        _badge("suit", pip(view.named), words("badge.suit", suit=words.suit(view.named)))
        if view.named
        else None,
        _lock(scene),
    )


def _chain(scene: Scene) -> Node | None:
    words, view, names = scene.words, scene.view, scene.names
    chain = view.chain
    if chain is None:
        return None
    number = node("span", {"class": "badge-number"}, f"+{chain.cards}")
    if not scene.view.on_turn:
        return _badge("chain", number, words("badge.chain-on", name=names[view.turn]))
    return _badge("chain", number, words("badge.chain", rank=words.rank(chain.rank)))


def _lock(scene: Scene) -> Node | None:
    words, view = scene.words, scene.view
    if view.lock is None:
        return None
    pips = (pip(suit) for suit in SUITS if suit.colour is view.lock)
    return _badge("lock", icon("lock"), *pips, words("badge.lock", colour=words.colour(view.lock)))


def _badge(kind: str, *children: Node | str) -> Node:
    return node("li", {"class": "badge", "data-kind": kind}, *children, key=kind)
