"""The dialog at the end of a round, as all tables show it."""

from __future__ import annotations

from game.seats import Seat
from ui.present.frame import AnyScene, share_action
from ui.present.parts import action, dialog
from ui.tree import Node


def end_dialog(
    scene: AnyScene,
    champions: tuple[Seat, ...],
    *parts: Node,
    another: str,
    text: str,
    copies: tuple[Node, ...] = (),
) -> Node:
    """Who won, the parts that tell how, and what can be done now.

    ``champions`` have won the match, if it is over; ``another`` are the words for one more round.
    """
    words = scene.words
    return dialog(
        "end",
        _winners(scene, champions),
        parts,
        (
            action("rematch", words("end.rematch"), "primary")
            if champions
            else action("intent deal", another, "primary"),
            action("watch", words("end.watch")),
            *share_action(scene),
            *copies,
            action("home", words("bar.home")),
        ),
        text,
    )


def _winners(scene: AnyScene, champions: tuple[Seat, ...]) -> str:
    """Who won: the match if it is over, or else the round, if anybody went out."""
    words, view = scene.words, scene.view
    winners = champions or view.result.winners
    if not winners:
        return words("turn.over")
    you, others = ("end.match-you", "end.match") if champions else ("end.you", "end.won")
    if winners == (view.seat,) and not scene.shared:
        return words(you)
    return words(others, n=len(winners), names=words.all(scene.names[seat] for seat in winners))
