"""Any house: random options, seats and tables of effects, from a stream of chance."""

from __future__ import annotations

from game.cards import RANKS
from game.mau_mau.effects import SEED_EFFECTS, Effect, Effects, Kind
from game.mau_mau.options import LIMITS, MAX_HAND, MAX_SEATS, MIN_HAND, Goal, GoalKind, Options
from game.mau_mau.presets import PRESETS
from game.rules import OptionsError
from game.shuffle import Stream

DRAWING = (Kind.SOFT_DRAW, Kind.HARD_DRAW, Kind.PREVIOUS_DRAWS)
DRAWS = (1, 1, 1, 1, 1, 2, 2, 2, 3, 5)
GOALS = (
    Goal(),
    Goal(),
    *(Goal(GoalKind.BEST_OF, number) for number in (1, 3, 5)),
    *(Goal(GoalKind.POINTS, limit) for limit in LIMITS),
)


def playable(options: Options, seats: int) -> bool:
    """Whether a table of so many seats can play with these options."""
    try:
        options.check(seats)
    except OptionsError:
        return False
    return True


def any_effects(chance: Stream) -> Effects:
    """The seed's effects, the seed's with some changed, or a table made of chance alone."""
    most = chance.choice((0, 0, 0, 2, 4, len(RANKS)))
    changed = {chance.choice(RANKS) for _ in range(most)} if most < len(RANKS) else set(RANKS)
    return Effects(
        tuple(_any_effect(chance) if rank in changed else SEED_EFFECTS[rank] for rank in RANKS)
    )


def _any_effect(chance: Stream) -> Effect:
    kind = chance.choice(tuple(Kind))
    return Effect(kind, chance.choice(DRAWS) if kind in DRAWING else 0)


def any_house(chance: Stream) -> tuple[Options, int]:
    """Options and a number of seats that can be played; one time in ten a preset."""
    while True:
        seats = 2 + chance.below(chance.choice((3, MAX_SEATS - 1)))
        options = (
            chance.choice(tuple(PRESETS.values()))
            if not chance.below(10)
            else Options(
                hand_size=chance.choice((7, MIN_HAND + chance.below(MAX_HAND - MIN_HAND + 1))),
                packs=chance.choice((None, 1, 2, 3)),
                effects=any_effects(chance),
                jokers=not _one_in(3, chance),
                any_starter=_one_in(2, chance),
                free_drawing=_one_in(3, chance),
                draw_until_playable=_one_in(3, chance),
                must_play_drawn=_one_in(3, chance),
                debtors_stay=not _one_in(3, chance),
                reverse_of_two_goes_on=_one_in(2, chance),
                mixed_chains=_one_in(3, chance),
                cutting=_one_in(2, chance),
                block_misplays=_one_in(4, chance),
                end_on_action=not _one_in(3, chance),
                calling=_one_in(2, chance),
                goal=chance.choice(GOALS),
            )
        )
        if playable(options, seats):
            return options, seats


def _one_in(number: int, chance: Stream) -> bool:
    return chance.below(number) == 0
