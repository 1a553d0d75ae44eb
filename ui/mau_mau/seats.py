"""The other players around the table, in the order in which the turn passes to the right."""

from __future__ import annotations

from game.mau_mau.state import Phase
from game.seats import Direction, Seat, neighbour
from ui.mau_mau.scene import Scene
from ui.motion import seat_place
from ui.present.parts import avatar, face, open_hand, unseen
from ui.tree import Node, node

SIDES = ("right", "top", "left")
SPLITS = (
    (0, 1, 0),
    (1, 0, 1),
    (1, 1, 1),
    (1, 2, 1),
    (1, 3, 1),
    (2, 2, 2),
    (2, 3, 2),
    (2, 4, 2),
    (3, 3, 3),
)
"""How many of one to nine others sit on each side."""
MOST_BACKS = 9
"""So many backs are shown of a hand at most; its count is always there."""


def seats(scene: Scene) -> Node:
    """Everybody but oneself, on three sides of the table."""
    words, view = scene.words, scene.view
    others = iter(
        neighbour(view.seat, Direction.RIGHT, view.seats, distance)
        for distance in range(1, view.seats)
    )
    return node(
        "div",
        {"class": "seats", "role": "list", "aria-label": words("seats.label")},
        *(
            node(
                "div",
                {"class": "side", "data-side": side, "role": "presentation"},
                *(_seat(scene, next(others)) for _ in range(count)),
            )
            for side, count in zip(SIDES, SPLITS[view.seats - 2], strict=True)
        ),
    )


def _seat(scene: Scene, seat: Seat) -> Node:
    words, view, names, held = scene.words, scene.view, scene.names, scene.held
    playing = view.phase not in (Phase.DEAL, Phase.OVER, Phase.CUT)
    turn = playing and view.turn == seat
    count = view.counts[seat]
    skipped = seat in held.skipped
    return node(
        "div",
        {
            "class": "seat",
            "role": "listitem",
            "data-seat": seat,
            "data-place": seat_place(seat),
            "data-turn": turn,
            "aria-current": "true" if turn else None,
            "data-skipped": skipped,
        },
        avatar(names[seat], scene.avatars[seat]),
        node("span", {"class": "seat-name"}, names[seat]),
        node("span", {"class": "seat-cards"}, str(count), unseen(words("seats.cards", n=count))),
        open_hand(words, scene.open_hands[seat])
        if scene.open_hands
        else node(
            "span",
            {"class": "fan", "aria-hidden": "true"},
            *(face(None) for _ in range(min(count, MOST_BACKS))),
        ),
        node("span", {"class": "marks"}, *_marks(scene, seat, turn=turn, skipped=skipped)),
        key=f"seat {seat}",
    )


def _marks(scene: Scene, seat: Seat, *, turn: bool, skipped: bool) -> tuple[Node | None, ...]:
    words, view = scene.words, scene.view
    chain = view.chain if turn else None
    debt = view.debts[seat]
    return (
        _mark("turn", words("mark.turn")) if turn else None,
        _mark("chain", f"+{chain.cards}") if chain else None,
        _mark("skip", words("mark.skipped")) if skipped else None,
        _mark("debt", words("mark.owes", n=debt)) if debt else None,
        _mark("last", words("mark.last")) if view.counts[seat] == 1 else None,
    )


def _mark(kind: str, text: str) -> Node:
    return node("span", {"class": "mark", "data-kind": kind}, text, key=kind)
