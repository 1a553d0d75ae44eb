"""The parts of the set-up that open and close."""

from __future__ import annotations

from enum import Enum


class Panel(Enum):
    """A part of the set-up."""

    PLAYERS = "players"
    DECK = "deck"
    MELDS = "melds"
    DRAWING = "drawing"
    PENALTIES = "penalties"
    ENDING = "ending"
    MATCH = "match"
    EFFECTS = "effects"
    TABLES = "tables"
