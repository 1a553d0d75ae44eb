"""Whether the table that is set up can be played with own decks. Pure."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from game.cards import MAX_PACKS
from game.mau_mau.options import GoalKind
from ui.places import away, here, people
from ui.setup import Setup


def hindrance(setup: Setup) -> str | None:
    """Why this table cannot be played with own decks, as a key of the words; None if it can."""
    places, options = setup.places, setup.options
    if setup.game != "mau-mau":
        return "game"
    if len(people(places)) < len(places):
        return "bots"
    if len(places) > MAX_PACKS:
        return "seats"
    if len(here(places)) != 1 or not away(places):
        return "together"
    if options.cutting or options.draw_until_playable:
        return "rules"
    if options.goal.kind is GoalKind.POINTS:  # they stand only when all cards have been shown
        return "points"
    return None


def options_with(setup: Setup) -> Any:
    """The rules of the table, with own decks where they are wanted and can be."""
    if setup.own_decks and hindrance(setup) is None:
        return replace(setup.options, own_decks=True)
    return setup.options
