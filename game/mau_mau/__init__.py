"""Mau-Mau: a shedding game with stacking penalties. The module fulfils ``game.rules.Rules``.

>>> table = begin(Options(), seats=3, seed="a seed")
>>> for event in judge(table, 0, parse_intent("deal")).events:
...     table = evolve(table, event)
>>> [len(hand) for hand in table.hands], str(table.discards[-1])
([7, 7, 7], '10S')
>>> [str(intent) for intent in legal(table, table.turn)]
['play 10D', 'play 9S', 'play JS C', 'play JS D', 'play JS H', 'play JS S']
"""

from collections.abc import Callable
from operator import attrgetter

from game.mau_mau.events import Event
from game.mau_mau.evolve import evolve
from game.mau_mau.intents import Intent, parse_intent
from game.mau_mau.judge import judge
from game.mau_mau.legal import legal
from game.mau_mau.options import MAX_SEATS, MIN_SEATS, Options
from game.mau_mau.position import parse_position, position_text
from game.mau_mau.rounds import begin
from game.mau_mau.state import State
from game.mau_mau.view import View, observe, view
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


actor: Callable[[State], Seat | None] = attrgetter("actor")
"""The seat that has to decide; None while no round is being played."""
options_to_data = Options.to_data
options_from_data = Options.from_data
