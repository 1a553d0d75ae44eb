"""One's own place: whose turn it is, what has happened, the hand, what one can do."""

from __future__ import annotations

from game.cards import Card, Face
from game.mau_mau.intents import Draw, Pass, Pay, Play
from game.mau_mau.state import Phase
from ui.motion import card_place
from ui.present.parts import action, face, rule_chip
from ui.present.scene import Scene
from ui.tree import Node, button, node

CROWDS = (4, 7, 10, 13, 20, 26, 39, 99)
"""Hands are laid out by the smallest of these that they do not exceed."""


def mine(scene: Scene) -> Node:
    """Everything below the table."""
    words, view = scene.words, scene.view
    count = len(view.hand)
    playable = frozenset(intent.face for intent in view.legal if isinstance(intent, Play))
    return node(
        "section",
        {"class": "mine", "aria-label": words("mine.label"), "data-place": f"seat {view.seat}"},
        node(
            "div",
            {"class": "me"},
            _turn(scene),
            _debt(scene),
            node("span", {"class": "me-cards"}, words("mine.cards", n=count)),
        ),
        _message(scene),
        node(
            "div",
            {"class": "hand-room"},
            node(
                "div",
                {
                    "class": "hand",
                    "role": "group",
                    "data-crowd": next((crowd for crowd in CROWDS if count <= crowd), CROWDS[-1]),
                    "aria-label": words("mine.hand", n=count),
                },
                *(_card(scene, playable, card) for card in view.hand),
            ),
        ),
        node(
            "div",
            {"class": "actions", "role": "group", "aria-label": words("mine.actions")},
            *_actions(scene),
        ),
    )


def _turn(scene: Scene) -> Node:
    words, view, names = scene.words, scene.view, scene.names
    if view.phase is Phase.DEAL:
        return node("p", {"class": "turn"}, words("turn.over"))
    own = scene.own_turn
    text = words("turn.yours") if own else words("turn.of", name=names[view.turn])
    return node("p", {"class": "turn", "data-mine": own}, text)


def _debt(scene: Scene) -> Node | None:
    words, view = scene.words, scene.view
    debt = view.debts[view.seat]
    if not debt:
        return None
    return node("span", {"class": "mark", "data-kind": "debt"}, words("mine.owes", n=debt))


def _message(scene: Scene) -> Node:
    desk = scene.desk
    lines = (
        node("span", {"class": "message-line"}, line.text, " ", rule_chip(line))
        for line in desk.message
    )
    return node(
        "p",
        {"class": "message", "role": "status", "data-tone": desk.tone or None},
        node("span", None, *lines),
    )


def _card(scene: Scene, playable: frozenset[Face], card: Card) -> Node:
    words, desk = scene.words, scene.desk
    legal = card.face in playable
    new = card in desk.new_cards
    label = words.card(card)
    if scene.own_turn and legal:
        label = words("card.playable", card=label)
    if new:
        label = words("card.new", card=label)
    return button(
        f"card {card}",
        {
            "class": "card",
            "data-card": card.face.text,
            "data-place": card_place(card),
            "data-state": ("legal" if legal else "illegal") if scene.own_turn else None,
            "data-new": new,
            "aria-pressed": "true" if desk.selected is card else "false",
            "aria-label": label,
        },
        face(card),
        key=str(card),
    )


def _actions(scene: Scene) -> tuple[Node | None, ...]:
    words, view, desk = scene.words, scene.view, scene.desk
    if not scene.own_turn:
        return ()
    selected = desk.selected
    chain = view.chain
    draw = next((intent for intent in view.legal if isinstance(intent, Draw)), None)
    can_pass = any(isinstance(intent, Pass) for intent in view.legal)
    pay = next((intent for intent in view.legal if isinstance(intent, Pay)), None)
    return (
        action("play", words("act.play", card=words.card(selected)), "primary")
        if selected
        else None,
        action(f"intent {draw}", words("act.draw"), None if selected else "primary")
        if draw
        else None,
        action(
            f"intent {pay}",
            words("act.pay-hard" if chain.hard else "act.pay-soft", n=chain.cards),
            "danger",
        )
        if pay and chain
        else None,
        action(
            f"intent {Pass()}",
            words("act.end" if view.phase is Phase.AGAIN else "act.pass"),
        )
        if can_pass
        else None,
    )
