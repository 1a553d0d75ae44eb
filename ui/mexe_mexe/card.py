"""A card as it lies on the table or in the hand: what it is, what it stands for, who touched it."""

from __future__ import annotations

from game.cards import Card, Face, Rank
from game.mexe_mexe.verdict import Verdict
from ui.mexe_mexe.scene import Sight
from ui.mexe_mexe.told import card_text, listed_text
from ui.motion import card_place
from ui.preferences import Density
from ui.present.parts import face, pip
from ui.tree import Node, button, node


def card_button(sight: Sight, card: Card, verdict: Verdict) -> Node:
    """A card on the table. Only in one's own turn can it be chosen."""
    words, do = sight.words, f"card {card}"
    mark = _mark(sight, card)
    listed = sight.density is Density.LIST
    label = (listed_text if listed else card_text)(words, card, verdict)
    if mark:
        label = words(f"mexe.mark.{mark}", card=label)
    return button(
        do,
        {
            "class": "card",
            "id": "cited" if sight.scene.held.leads == do else None,
            "data-card": card.face.text,
            "data-place": card_place(card),
            "data-mark": mark,
            "data-fault": card in verdict.fault and not verdict.lacking,
            "data-drag": do if sight.arranging else None,
            "aria-pressed": "true" if card in sight.selected else "false",
            "aria-disabled": None if sight.arranging else "true",
            "aria-label": label,
        },
        _token(card) if listed else face(card),
        " ",
        _stands(card, verdict),
        key=str(card),
    )


def _mark(sight: Sight, card: Card) -> str | None:
    """What was done to it: ``mine``, ``moved`` in this turn, ``touched`` by others since the last.

    ``guided``: a hint says that it is to be moved next.
    """
    if card in sight.guided:
        return "guided"
    if card in sight.mine:
        return "mine"
    if card in sight.moved:
        return "moved"
    return "touched" if card in sight.scene.held.touched else None


def _token(card: Card) -> Node:
    """A card in the list: only its index."""
    assert card.suit
    return node(
        "span",
        {"class": "token", "data-suit": card.suit.value, "aria-hidden": "true"},
        card.rank.value,
        pip(card.suit),
    )


def _stands(card: Card, verdict: Verdict) -> Node | None:
    """What a curinga stands for, written on it."""
    if card.rank is not Rank.TWO or card is not verdict.wild:
        return None
    return brief(verdict.stands_for) if verdict.stands_for else None


def brief(card: Card | Face) -> Node:
    """A card as rank and suit, for a small place; it says nothing to a screen reader."""
    assert card.suit
    return node("span", {"class": "brief", "aria-hidden": "true"}, card.rank.value, pip(card.suit))
