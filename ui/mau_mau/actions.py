"""What the viewer can do now, as buttons below the hand."""

from __future__ import annotations

from collections.abc import Iterator

from game.cards import Card
from game.mau_mau.intents import CALL, Draw, Intent, Notice, Pass, Pay, Play
from game.mau_mau.state import Phase
from ui.mau_mau.scene import Scene
from ui.present.parts import action
from ui.tree import Node, node


def actions(scene: Scene) -> Node:
    """The bar of buttons: the selected card first, then whatever else is legal."""
    return node(
        "div",
        {"class": "actions", "role": "group", "aria-label": scene.words("mine.actions")},
        *_plays(scene),
        *(button for intent in scene.view.legal for button in _other(scene, intent)),
    )


def _plays(scene: Scene) -> Iterator[Node]:
    words, card = scene.words, scene.held.selected
    if card is None or not scene.view.on_turn or scene.view.asked_to_cut:
        return
    calls = _may_call(scene, card)
    if calls:
        yield action(f"play {CALL}", words("act.play-call", card=words.card(card)), "primary")
    yield action("play", words("act.play", card=words.card(card)), None if calls else "primary")


def _may_call(scene: Scene, card: Card) -> bool:
    return any(
        isinstance(intent, Play) and intent.face is card.face and intent.calls
        for intent in scene.view.legal
    )


def _other(scene: Scene, intent: Intent) -> Iterator[Node]:
    words, view = scene.words, scene.view
    match intent:
        case Draw():
            yield action(
                f"intent {intent}", words("act.draw"), None if scene.held.selected else "primary"
            )
        case Pay() if view.chain:
            key = "act.pay-hard" if view.chain.hard else "act.pay-soft"
            yield action(f"intent {intent}", words(key, n=view.chain.cards), "danger")
        case Pass():
            key = "act.end" if view.phase is Phase.AGAIN else "act.pass"
            yield action(f"intent {intent}", words(key))
        case Notice(seat):
            yield action(f"intent {intent}", words("act.notice", name=scene.names[seat]))
