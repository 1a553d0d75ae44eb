"""The dialogs of the table: which suit, and how the round ended."""

from __future__ import annotations

from game.cards import Suit
from game.mau_mau.intents import Deal, Name
from game.mau_mau.state import Phase
from game.seats import Seat
from ui.desk import Dialog
from ui.present.parts import action, dialog, icon, pip
from ui.present.scene import Scene
from ui.tree import Node, button, node
from ui.words import Words

SUIT_ORDER = (Suit.HEARTS, Suit.SPADES, Suit.DIAMONDS, Suit.CLUBS)


def open_dialog(scene: Scene) -> Node | None:
    """The dialog that lies on the table now, if there is one."""
    words, view, desk = scene.words, scene.view, scene.desk
    if view.result and view.phase is Phase.DEAL:
        return _end(scene)
    if any(isinstance(intent, Name) for intent in view.legal):
        return _suits(words, "intent name", ())
    if desk.dialog is Dialog.SUIT:
        return _suits(words, "suit", (action("cancel", words("cancel")),))
    return None


def _suits(words: Words, do: str, actions: tuple[Node, ...]) -> Node:
    choices = (
        button(
            f"{do} {suit.value}",
            {"class": "suit-choice", "data-suit": suit.value},
            pip(suit),
            node("span", None, words.suit(suit)),
        )
        for suit in SUIT_ORDER
    )
    body = node("div", {"class": "suit-choices"}, *choices)
    return dialog("suit", words("suit.title"), (body,), actions)


def _end(scene: Scene) -> Node:
    words, view, names = scene.words, scene.view, scene.names
    result = view.result
    assert result
    if result.winners == (view.seat,):
        title = words("end.you")
    else:
        title = words(
            "end.won", n=len(result.winners), names=words.all(names[w] for w in result.winners)
        )
    head = (words("end.player"), words("end.cards"), words("end.rounds"))
    table = node(
        "table",
        {"class": "tally"},
        node("caption", {"class": "sr"}, words("end.tally")),
        node(
            "thead", None, node("tr", None, *(node("th", {"scope": "col"}, text) for text in head))
        ),
        node("tbody", None, *(_row(scene, seat) for seat in range(view.seats))),
    )
    return dialog(
        "end",
        title,
        (table,),
        (
            action(f"intent {Deal()}", words("end.again"), "primary"),
            action("home", words("bar.home")),
        ),
        words(f"ending.{result.ending.value}"),
    )


def _row(scene: Scene, seat: Seat) -> Node:
    view, names = scene.view, scene.names
    won = view.result is not None and seat in view.result.winners
    return node(
        "tr",
        {"data-won": won},
        node("th", {"scope": "row"}, names[seat], icon("crown") if won else None),
        node("td", None, str(view.counts[seat])),
        node("td", None, str(view.won[seat])),
    )
