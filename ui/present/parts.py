"""The small parts that all screens are made of."""

from __future__ import annotations

from functools import cache

from game.cards import Card, Face, Suit, by_order
from ui.lines import Line
from ui.motion import card_place
from ui.tree import Node, button, node
from ui.words import Words

CARDS = "ui/art/cards.svg"
ICONS = "ui/art/icons.svg"
BACK = "back"


def _drawing(kind: str, source: str, attributes: dict[str, object] | None = None) -> Node:
    hidden: dict[str, object] = {"class": kind, "aria-hidden": "true"}
    return node("svg", {**hidden, **(attributes or {})}, node("use", {"href": source}))


@cache
def icon(name: str) -> Node:
    """A sign of the sprite of icons; it says nothing to a screen reader."""
    return _drawing("icon", f"{ICONS}#{name}")


@cache
def face(card: Card | Face | None) -> Node:
    """A card's face, or its back for None; it says nothing to a screen reader."""
    name = BACK if card is None else card.face.text if isinstance(card, Card) else card.text
    return _drawing("face", f"{CARDS}#{name}")


def open_hand(words: Words, hand: tuple[Card, ...]) -> Node | None:
    """Small cards that lie open at a seat, one on another; nothing if there are none."""
    if not hand:
        return None
    cards = sorted(hand, key=by_order)
    return node(
        "div",
        {"class": "open-hand", "role": "img", "tabindex": "0", "aria-label": words.cards(cards)},
        *(
            node("span", {"data-place": card_place(card)}, face(card), key=str(card))
            for card in cards
        ),
        key="open-hand",
    )


@cache
def pip(suit: Suit) -> Node:
    """The sign of a suit, in its colour."""
    return _drawing("pip", f"{CARDS}#suit-{suit.value}", {"data-suit": suit.value})


def avatar(name: str, sign: int) -> Node:
    """The sign of a player: the first letter on one of several grounds."""
    return node(
        "span", {"class": "avatar", "data-avatar": sign, "aria-hidden": "true"}, name[:1].upper()
    )


def unseen(text: str) -> Node:
    """Text for screen readers only."""
    return node("span", {"class": "sr"}, text)


def action(do: str, text: str, kind: str | None = None) -> Node:
    """A button with words on it; ``kind`` is ``primary`` or ``danger``."""
    return button(do, {"class": "action", "data-kind": kind}, text, key=do)


def tool(do: str, label: str, sign: Node | str, **attributes: object) -> Node:
    """A small button with a sign on it, and a label for those who cannot see it."""
    named = {name.replace("_", "-"): value for name, value in attributes.items()}
    return button(do, {"class": "tool", "aria-label": label, **named}, sign)


def rule_chip(line: Line) -> Node | None:
    """The id of the rule that a sentence rests on; it leads to the rule."""
    return button(f"rules {line.rule}", {"class": "rule"}, line.rule) if line.rule else None


def dialog(
    kind: str, title: str, body: tuple[Node | None, ...], actions: tuple[Node, ...], text: str = ""
) -> Node:
    """A dialog on its backdrop; the screen puts the focus on its title."""
    described = "dialog-text" if text else None
    box = node(
        "div",
        {
            "class": "dialog",
            "role": "dialog",
            "aria-modal": "true",
            "data-kind": kind,
            "aria-labelledby": "dialog-title",
            "aria-describedby": described,
        },
        node("h2", {"class": "dialog-title", "id": "dialog-title", "tabindex": "-1"}, title),
        node("p", {"class": "dialog-text", "id": "dialog-text"}, text) if text else None,
        *body,
        node("div", {"class": "dialog-actions"}, *actions),
    )
    return node("div", {"class": "backdrop"}, box, key=f"dialog {kind}")


def notice(words: Words, key: str | None) -> Node | None:
    """The notice that stays on top until it is dismissed."""
    if key is None:
        return None
    return node(
        "div",
        {"class": "notice", "role": "alert"},
        icon("warning"),
        node("p", {"class": "notice-text"}, words(f"notice.{key}")),
        tool("dismiss", words("notice.dismiss"), icon("close")),
        key="notice",
    )


def page(words: Words, body: Node, *, notice: Node | None, dialog: Node | None) -> Node:
    """The whole of what is shown; the body is out of reach while a dialog lies on it."""
    below = Node(
        body.tag, {**body.attributes, **({"inert": ""} if dialog else {})}, body.children, body.key
    )
    return node("main", {"id": "app", "lang": words.language.value}, notice, below, dialog)
