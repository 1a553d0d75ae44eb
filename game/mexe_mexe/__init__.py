"""Mexe-Mexe: a rummy with one common table, which everybody may rebuild.

The module fulfils ``game.rules.Rules``.

>>> table = begin(Options(), seats=3, seed="a seed")
>>> for event in judge(table, 0, parse_intent("deal")).events:
...     table = evolve(table, event)
>>> [len(hand) for hand in table.hands], len(table.stock), table.discards
([11, 11, 11], 71, ())
>>> [str(intent) for intent in legal(table, table.turn)]
['draw']
"""

from game.mexe_mexe.events import Event
from game.mexe_mexe.evolve import begin, evolve
from game.mexe_mexe.intents import Intent, parse_intent
from game.mexe_mexe.judge import judge, legal
from game.mexe_mexe.options import MAX_SEATS, MIN_SEATS, Options
from game.mexe_mexe.position import parse_position, position_text
from game.mexe_mexe.state import Phase, State
from game.mexe_mexe.view import View, observe, view
from game.notation import event_text
from game.rules import OptionsError
from game.seats import Seat

NAME = Options.GAME

__all__ = [
    "MAX_SEATS",
    "MIN_SEATS",
    "NAME",
    "Event",
    "Intent",
    "Options",
    "OptionsError",
    "State",
    "View",
    "actor",
    "begin",
    "event_text",
    "evolve",
    "judge",
    "legal",
    "observe",
    "options_from_data",
    "options_to_data",
    "parse_intent",
    "parse_position",
    "position_text",
    "view",
]


def actor(state: State) -> Seat | None:
    """The seat that has to decide; None while the next deal is awaited, and after the match."""
    return None if state.phase in (Phase.DEAL, Phase.OVER) else state.turn


options_to_data = Options.to_data
options_from_data = Options.from_data
