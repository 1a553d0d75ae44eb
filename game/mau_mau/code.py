"""A table's rules as a short code, to be sent in a message or read out over the telephone.

>>> encode(Options())
'M1B91'
>>> decode("m1-b9l") == Options()
True

A code is ``M``, one character for the version, three that check the whole, and the payload. All
are Crockford's base 32, so case does not matter, ``O`` reads as ``0``, ``I`` and ``L`` read as
``1``, and spaces and hyphens may stand anywhere. These five characters will mean the same in every
version, so that a newer code can be told from a damaged one.

The payload is a row of bits, the high one of each character first; the zeros at its end are left
out, and the default table has none at all. It says, in this order:

- a bit whether any of the options that are yes or no differs from its default, and if so a bit for
  each of ``SWITCHES``, whether it does;
- a bit whether the hand size differs, and if so its distance from the default;
- a bit whether the packs are fixed, and if so their distance from two;
- a bit whether the goal differs, and if so two bits for its kind, and its number;
- a bit whether the effects differ, and if so for every rank a bit whether it has one, then three
  bits for its kind, and the cards where it draws.

Numbers are in Elias' gamma code, distances with their sign in the lowest bit. A table has only one
code.
"""

from __future__ import annotations

from dataclasses import fields
from enum import Enum
from hashlib import sha256
from typing import Any

from game.cards import RANKS, UnreadableError
from game.mau_mau.effects import SEED_EFFECTS, Effect, Effects, Kind
from game.mau_mau.options import Goal, GoalKind, Options

MARK = "M"
VERSION = "1"
LONGEST = 400
"""Characters that are read at most."""
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

_DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_BITS, _CHECKS = 5, 3
_LOOKALIKES = str.maketrans("OIL", "011", " -\t\n")
_DEFAULTS: dict[str, Any] = {field.name: field.default for field in fields(Options)}
_KINDS = tuple(kind for kind in Kind if kind is not Kind.NONE)
_DRAWING = (Kind.SOFT_DRAW, Kind.HARD_DRAW, Kind.PREVIOUS_DRAWS)
_GOALS = tuple(GoalKind)


class Flaw(Enum):
    """Why a text is not the code of a table that can be played here."""

    FOREIGN = "foreign"
    """It is no code of Mau-Mau at all."""
    NEWER = "newer"
    """A newer version of this program made it."""
    DAMAGED = "damaged"
    """A character is wrong or missing."""


class CodeError(UnreadableError):
    """A text that is no code; ``flaw`` tells why."""

    def __init__(self, flaw: Flaw, text: str) -> None:
        super().__init__(f"the code of a table, {flaw.value}", text)
        self.flaw = flaw


def encode(options: Options) -> str:
    """The code of these options."""
    bits = _written(options)
    payload = "".join(
        _DIGITS[int(bits[at : at + _BITS].ljust(_BITS, "0"), 2)]
        for at in range(0, len(bits), _BITS)
    ).rstrip("0")
    return f"{MARK}{VERSION}{_check(VERSION, payload)}{payload}"


def decode(text: str) -> Options:
    """Read a code. Raises CodeError, which is an UnreadableError."""
    code = text.upper().translate(_LOOKALIKES)
    version, payload = code[1:2], code[2 + _CHECKS :]
    if not code.startswith(MARK) or len(code) > LONGEST or not set(code) <= set(_DIGITS):
        raise CodeError(Flaw.FOREIGN, text)
    if code[2 : 2 + _CHECKS] != _check(version, payload):
        raise CodeError(Flaw.DAMAGED, text)
    if version != VERSION:
        raise CodeError(Flaw.NEWER if version > VERSION else Flaw.DAMAGED, text)
    try:
        options = _Reader(payload).options()
    except (ValueError, IndexError) as error:
        raise CodeError(Flaw.DAMAGED, text) from error
    if encode(options) != code:
        raise CodeError(Flaw.DAMAGED, text)
    return options


def _check(version: str, payload: str) -> str:
    number = int.from_bytes(sha256(f"{MARK}{version}{payload}".encode()).digest()[:2], "big")
    return "".join(_DIGITS[number >> shift & 31] for shift in (10, 5, 0))


def _written(options: Options) -> str:
    switches = "".join(str(int(getattr(options, name) != _DEFAULTS[name])) for name in SWITCHES)
    hand, packs, goal = options.hand_size, options.packs, options.goal
    return "".join(
        (
            f"1{switches}" if "1" in switches else "0",
            "0" if hand == _DEFAULTS["hand_size"] else f"1{_signed(hand - _DEFAULTS['hand_size'])}",
            "0" if packs is None else f"1{_signed(packs - 2)}",
            "0" if goal == Goal() else f"1{_GOALS.index(goal.kind):02b}{_signed(goal.number)}",
            "0"
            if options.effects == SEED_EFFECTS
            else "1" + "".join(_effect(options.effects[rank]) for rank in RANKS),
        )
    )


def _effect(effect: Effect) -> str:
    if effect.kind is Kind.NONE:
        return "0"
    return f"1{_KINDS.index(effect.kind):03b}{_gamma(effect.cards) if effect.cards else ''}"


def _gamma(number: int) -> str:
    """A number from 1 as Elias' gamma code: one zero less than it has bits, then the bits."""
    return "0" * (number.bit_length() - 1) + f"{number:b}"


def _signed(number: int) -> str:
    return _gamma(2 * number + 1 if number >= 0 else -2 * number)


class _Reader:
    """Reads a payload bit by bit; after its end come zeros. Raises IndexError or ValueError."""

    def __init__(self, payload: str) -> None:
        self._bits = "".join(f"{_DIGITS.index(digit):05b}" for digit in payload)
        self._at = 0

    def options(self) -> Options:
        """Everything, in the order of the code."""
        values = dict(_DEFAULTS)
        if self._number(1):
            values.update((name, bool(self._number(1)) != values[name]) for name in SWITCHES)
        if self._number(1):
            values["hand_size"] += self._signed()
        if self._number(1):
            values["packs"] = 2 + self._signed()
        if self._number(1):
            values["goal"] = Goal(_GOALS[self._number(2)], self._signed())
        if self._number(1):
            values["effects"] = Effects(tuple(self._effect() for _ in RANKS))
        return Options(**values)

    def _number(self, length: int) -> int:
        """A number of so many bits."""
        bits = self._bits[self._at : self._at + length].ljust(length, "0")
        self._at += length
        return int(bits, 2)

    def _gamma(self) -> int:
        zeros = self._bits.index("1", self._at) - self._at
        self._at += zeros
        return self._number(zeros + 1)

    def _signed(self) -> int:
        number = self._gamma()
        return number // 2 if number % 2 else -(number // 2)

    def _effect(self) -> Effect:
        if not self._number(1):
            return Effect(Kind.NONE)
        kind = _KINDS[self._number(3)]
        return Effect(kind, self._gamma() if kind in _DRAWING else 0)
