"""The dialogs of the table: which suit, and how the round ended."""

from __future__ import annotations

from game.cards import Suit
from game.mau_mau.intents import Decline, Name, Play
from game.mau_mau.options import GoalKind
from game.mau_mau.state import Phase
from game.seats import Seat
from ui.mau_mau.scene import Scene
from ui.present.end import end_dialog
from ui.present.parts import action, dialog, icon, pip
from ui.tree import Node, button, node
from ui.words import Words

SUIT_ORDER = (Suit.HEARTS, Suit.SPADES, Suit.DIAMONDS, Suit.CLUBS)


def open_dialog(scene: Scene) -> Node | None:
    """The dialog that lies on the table now, if there is one."""
    words, view = scene.words, scene.view
    if view.result and view.phase in (Phase.DEAL, Phase.OVER):
        return _end(scene)
    if any(isinstance(intent, Name) for intent in view.legal):
        return _suits(words, "intent name", ())
    if scene.held.asks_suit:
        return _suits(words, "suit", (action("cancel", words("cancel")),))
    if view.asked_to_cut:
        return _cut(scene)
    return None


def _cut(scene: Scene) -> Node:
    """M19: whether to lay the identical card out of turn; a wild one with its suit."""
    words, view = scene.words, scene.view
    plays = tuple(intent for intent in view.legal if isinstance(intent, Play) and not intent.calls)
    labels = (words.suit(play.suit) if play.suit else words("cut.yes") for play in plays)
    top = view.discards[-1]
    return dialog(
        "cut",
        words("cut.title", card=words.card(top)),
        (),
        (
            *(action(f"intent {play}", label) for play, label in zip(plays, labels, strict=True)),
            action(f"intent {Decline()}", words("cut.no"), "primary"),
        ),
        words("cut.text"),
    )


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
    words, view = scene.words, scene.view
    assert view.result
    return end_dialog(
        scene,
        view.match_winners,
        _tally(scene),
        another=words("end.again"),
        text=words(f"ending.{view.result.ending.value}"),
    )


def counts_points(scene: Scene) -> bool:
    """Whether the match is played for points."""
    return scene.view.options.goal.kind is GoalKind.POINTS


def _tally(scene: Scene) -> Node:
    words, view = scene.words, scene.view
    head = ["end.player", "end.cards", "end.rounds"] + ["end.points"] * counts_points(scene)
    return node(
        "table",
        {"class": "tally"},
        node("caption", {"class": "sr"}, words("end.tally")),
        node("thead", None, node("tr", None, *(_heading(words(key)) for key in head))),
        node("tbody", None, *(_row(scene, seat) for seat in range(view.seats))),
    )


def _heading(text: str) -> Node:
    return node("th", {"scope": "col"}, text)


def _row(scene: Scene, seat: Seat) -> Node:
    view = scene.view
    won = view.result is not None and seat in view.result.winners
    return node(
        "tr",
        {"data-won": won},
        node("th", {"scope": "row"}, scene.names[seat], icon("crown") if won else None),
        node("td", None, str(view.counts[seat])),
        node("td", None, str(view.won[seat])),
        node("td", None, str(view.points[seat])) if counts_points(scene) else None,
    )
