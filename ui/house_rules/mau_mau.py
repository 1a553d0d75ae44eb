"""What a house may choose in Mau-Mau."""

from __future__ import annotations

from dataclasses import replace

from game import mau_mau
from game.cards import RANKS, Rank
from game.mau_mau.code import CODES
from game.mau_mau.effects import SEED_EFFECTS, Effect, Effects, Kind
from game.mau_mau.options import LIMITS, MAX_HAND, MIN_HAND, Goal, GoalKind, Options
from game.mau_mau.presets import PRESETS
from ui.house_rules.common import HouseRules, Worded
from ui.house_rules.panels import Panel

DRAWING = (Kind.SOFT_DRAW, Kind.HARD_DRAW, Kind.PREVIOUS_DRAWS)
"""The kinds of effects that have a number."""
CARDS_AT_FIRST = {Kind.SOFT_DRAW: 1, Kind.HARD_DRAW: 2, Kind.PREVIOUS_DRAWS: 1}


def _idle(options: Options, _seats: int, name: str) -> bool:
    kinds = [
        options.effects[rank].kind for rank in RANKS if options.jokers or rank is not Rank.JOKER
    ]
    match name:
        case "cutting":
            return options.packs == 1
        case "mixed_chains":
            return kinds.count(Kind.HARD_DRAW) < 2
        case "reverse_of_two_goes_on":
            return Kind.REVERSE not in kinds
        case "debtors_stay":
            return Kind.SOFT_DRAW not in kinds
        case "end_on_action":
            return set(kinds) == {Kind.NONE}
        case _:
            return False


def _worded(value: object) -> Worded | None:
    match value:
        case Goal():
            return f"goal.{value.kind.value}", {"number": value.number}
        case _:
            return None


def _change(options: Options, request: str) -> Options:
    """``effect 7 hard-draw 2``, ``effect X wild``, ``effects reset``."""
    match request.split(" "):
        case ["effect", rank, effect, *cards]:
            return _affected(options, Rank(rank), Kind(effect), *cards)
        case ["effects", "reset"]:
            return replace(options, effects=SEED_EFFECTS)
        case _:
            return options


def _affected(options: Options, rank: Rank, kind: Kind, cards: str = "") -> Options:
    """The options with another effect of a rank; a number that is not told stays, or is usual."""
    if kind in DRAWING and not cards:
        cards = str(options.effects[rank].cards or CARDS_AT_FIRST[kind])
    effects = {other: str(options.effects[other]) for other in Rank}
    effects[rank] = f"{kind.value} {cards}".strip()
    return replace(options, effects=Effects(tuple(map(Effect.parse, effects.values()))))


MAU_MAU = HouseRules(
    game=mau_mau.NAME,
    seats=range(mau_mau.MIN_SEATS, mau_mau.MAX_SEATS + 1),
    presets=PRESETS,
    codes=CODES,
    panels={
        Panel.DECK: {
            "hand_size": "DEAL",
            "packs": "DEAL",
            "jokers": "DEAL",
            "any_starter": "DEAL",
        },
        Panel.DRAWING: {
            "free_drawing": "M2",
            "draw_until_playable": "M2",
            "must_play_drawn": "M2",
        },
        Panel.PENALTIES: {
            "block_misplays": "M20",
            "debtors_stay": "M8",
            "mixed_chains": "M16",
            "reverse_of_two_goes_on": "M14",
            "cutting": "M19",
        },
        Panel.ENDING: {"end_on_action": "OUT", "calling": "CALL"},
        Panel.MATCH: {"goal": "MATCH"},
        Panel.EFFECTS: {"effects": "M3"},
    },
    values={
        "hand_size": tuple(range(MIN_HAND, MAX_HAND + 1)),
        "packs": (None, 1, 2, 3),
        "goal": (
            Goal(),
            *(Goal(GoalKind.BEST_OF, rounds) for rounds in (3, 5, 7, 9)),
            *(Goal(GoalKind.POINTS, limit) for limit in LIMITS),
        ),
    },
    worded=_worded,
    idle=_idle,
    change=_change,
)
