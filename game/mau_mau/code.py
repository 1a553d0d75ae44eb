"""A table's rules as a short code; what all codes have in common is told in ``game.code``.

>>> encode(Options())
'M1B91'
>>> decode("m1-b9l") == Options()
True

The payload says, in this order:

- a bit whether any of the options that are yes or no differs from its default, and if so a bit for
  each of ``SWITCHES``, whether it does;
- a bit whether the hand size differs, and if so its distance from the default;
- a bit whether the packs are fixed, and if so their distance from two;
- a bit whether the goal differs, and if so two bits for its kind, and its number;
- a bit whether the effects differ, and if so for every rank a bit whether it has one, then three
  bits for its kind, and the cards where it draws;
- a bit whether every seat has a deck of its own. Such tables alone are of the second version.
"""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from game.cards import RANKS
from game.code import Codec, Reader, gamma, perhaps, signed, switches, usual
from game.mau_mau.effects import SEED_EFFECTS, Effect, Effects, Kind
from game.mau_mau.options import Goal, GoalKind, Options

SWITCHES = (
    "jokers",
    "any_starter",
    "free_drawing",
    "draw_until_playable",
    "must_play_drawn",
    "debtors_stay",
    "reverse_of_two_goes_on",
    "mixed_chains",
    "cutting",
    "block_misplays",
    "end_on_action",
    "calling",
)
"""The options that are yes or no, in the order of their bits. A new one makes a new version."""

_DEFAULTS: dict[str, Any] = {field.name: field.default for field in fields(Options)}
_USUAL = usual(_DEFAULTS, SWITCHES)
_TWO_PACKS = 2
_KINDS = tuple(kind for kind in Kind if kind is not Kind.NONE)
_DRAWING = (Kind.SOFT_DRAW, Kind.HARD_DRAW, Kind.PREVIOUS_DRAWS)
_GOALS = tuple(GoalKind)


def _write(options: Options) -> str:
    packs, goal = options.packs, options.goal
    return "".join(
        (
            switches((getattr(options, name) for name in SWITCHES), _USUAL),
            perhaps(options.hand_size - _DEFAULTS["hand_size"] or None),
            perhaps(None if packs is None else packs - _TWO_PACKS),
            "0" if goal == Goal() else f"1{_GOALS.index(goal.kind):02b}{signed(goal.number)}",
            "0"
            if options.effects == SEED_EFFECTS
            else "1" + "".join(_effect(options.effects[rank]) for rank in RANKS),
            "01"[options.own_decks],
        )
    )


def _effect(effect: Effect) -> str:
    if effect.kind is Kind.NONE:
        return "0"
    return f"1{_KINDS.index(effect.kind):03b}{gamma(effect.cards) if effect.cards else ''}"


def _read(reader: Reader) -> Options:
    values = {**_DEFAULTS, **dict(zip(SWITCHES, reader.switches(_USUAL), strict=True))}
    values["hand_size"] += reader.perhaps() or 0
    packs = reader.perhaps()
    values["packs"] = None if packs is None else packs + _TWO_PACKS
    if reader.number(1):
        values["goal"] = Goal(_GOALS[reader.number(2)], reader.signed())
    if reader.number(1):
        values["effects"] = Effects(tuple(_read_effect(reader) for _ in RANKS))
    values["own_decks"] = bool(reader.number(1))
    return Options(**values)


def _read_effect(reader: Reader) -> Effect:
    if not reader.number(1):
        return Effect(Kind.NONE)
    kind = _KINDS[reader.number(3)]
    return Effect(kind, reader.gamma() if kind in _DRAWING else 0)


CODES = Codec("M", "2", _write, _read, lambda options: "12"[options.own_decks])
encode = CODES.encode
decode = CODES.decode
