"""Drops: a drag asks for the same as a choice of cards and a tap on what receives them.

``drop WHAT on WHERE``, where a card that is selected brings the whole selection along:

==================  ================================================================================
what                ``card 7C``, ``meld 3``; before the draw ``stock`` and ``top``
where               ``meld 3``, ``gap 3 2``, ``new``, ``tray``, ``discard``; ``hand``, or
                    ``hand 9S`` for the place before this card
==================  ================================================================================
"""

from __future__ import annotations

from game.cards import Card
from game.mexe_mexe.workbench import Workbench

Taps = tuple[frozenset[Card], list[str]]
"""What is selected, and the request of the control that receives it."""


def as_taps(words: list[str], selected: frozenset[Card], bench: Workbench) -> Taps | None:
    """What a drop comes to; None if it makes no sense. Raises UnreadableError."""
    if "on" not in words:
        return None
    at = words.index("on")
    what, where = words[:at], words[at + 1 :]
    match what, where:
        case [["stock"], ["hand", *_]]:
            return selected, ["intent", "draw"]
        case [["top"], ["hand", *_]]:
            return selected, ["intent", "take"]
    cards, request = _cards(what, selected, bench), _request(where)
    return (cards, request) if cards and request else None


def _cards(what: list[str], selected: frozenset[Card], bench: Workbench) -> frozenset[Card]:
    match what:
        case ["card", text]:
            card = Card.parse(text)
            return selected if card in selected else frozenset((card,))
        case ["meld", text] if text.isdecimal() and int(text) < len(bench.melds):
            return frozenset(bench.melds[int(text)])
        case _:
            return frozenset()


def _request(where: list[str]) -> list[str]:
    match where:
        case ["meld", meld]:
            return ["put", meld]
        case ["hand", *before]:
            return ["lay", *before]
        case ["gap", _, _] | ["new" | "tray" | "discard"]:
            return where
        case _:
            return []
