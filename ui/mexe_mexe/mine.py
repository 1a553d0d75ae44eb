"""One's own place: whose turn it is, what has happened, the hand, what one can do."""

from __future__ import annotations

from dataclasses import replace

from game.cards import Card
from game.mexe_mexe.state import Phase
from ui.mexe_mexe.actions import actions
from ui.mexe_mexe.held import Sorting
from ui.mexe_mexe.narrate import Narrator
from ui.mexe_mexe.scene import Scene, Sight
from ui.motion import card_place, seat_place
from ui.present.frame import message, readers
from ui.present.hand import hand_room
from ui.present.parts import face, icon, tool
from ui.tree import Node, button, node


def mine(sight: Sight) -> Node:
    """Everything below the table."""
    scene, words, view = sight.scene, sight.words, sight.scene.view
    called = view.turn == view.seat and view.phase is Phase.DRAW and not scene.onlooker
    return node(
        "section",
        {
            "class": "mine",
            "aria-label": words("mine.label"),
            "data-place": seat_place(view.seat),
        },
        node(
            "div",
            {"class": "me"},
            _turn(scene),
            node(
                "span", {"class": "me-cards"}, words("mexe.points-short", n=view.totals[view.seat])
            ),
            *_tools(sight),
        ),
        message(_with_problem(scene), called=called),
        hand_room(words, *(_card(sight, card) for card in sight.hand), drop="hand"),
        actions(sight),
        readers(words),
    )


def _turn(scene: Scene) -> Node:
    words, view, names = scene.words, scene.view, scene.names
    own = view.turn == view.seat
    match view.phase:
        case Phase.DEAL | Phase.OVER:
            return node("p", {"class": "turn"}, words("turn.over"))
        case Phase.RETURN:
            return node("p", {"class": "turn"}, words("mexe.decides", name=names[view.turn]))
        case _:
            yours = own and not scene.onlooker
            text = words("turn.yours") if yours else words("turn.of", name=names[view.turn])
            return node("p", {"class": "turn", "data-mine": own}, text)


def _tools(sight: Sight) -> tuple[Node | None, ...]:
    words, held = sight.words, sight.scene.held
    by = Sorting.RANK if held.sorting is Sorting.SUIT else Sorting.SUIT
    past, future = sight.bench.past, sight.bench.future
    return (
        tool(f"sort {by.value}", words(f"mexe.sort.{by.value}"), icon("sort")),
        *(
            (
                _step("undo", words("act.undo"), possible=bool(past)),
                _step("redo", words("mexe.redo"), possible=bool(future)),
            )
            if sight.arranging
            else ()
        ),
        tool("again", words("act.again"), icon("again")),
    )


def _step(name: str, label: str, *, possible: bool) -> Node:
    disabled = None if possible else "true"
    return tool(f"step {name}", label, icon(name), aria_disabled=disabled)


def _with_problem(scene: Scene) -> Scene:
    """The scene with what barred the last step as its message."""
    problem = scene.held.problem
    if problem is None:
        return scene
    line = Narrator(scene.words, scene.names, scene.view.seat).problem(problem)
    return replace(scene, desk=scene.desk._replace(message=(line,), tone="refused"))


def _card(sight: Sight, card: Card) -> Node:
    words, held = sight.words, sight.scene.held
    new = card in held.new_cards
    label = words.card(card)
    if card in sight.fitting:
        label = words("mexe.card-fits", card=label)
    if new:
        label = words("card.new", card=label)
    if guided := card in sight.guided:
        label = words("mexe.mark.guided", card=label)
    elif guided := card in sight.hinted:
        label = words("mexe.mark.hinted", card=label)
    do = f"card {card}"
    return button(
        do,
        {
            "class": "card",
            "id": "cited" if held.leads == do else None,
            "data-card": card.face.text,
            "data-place": card_place(card),
            "data-new": new,
            "data-mark": "guided" if guided else None,
            "data-state": "legal" if card in sight.fitting else None,
            "data-drag": do,
            "data-drop": f"hand {card}",
            "aria-pressed": "true" if card in sight.selected else "false",
            "aria-label": label,
        },
        face(card),
        key=str(card),
    )
