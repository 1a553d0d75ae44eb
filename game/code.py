"""A table's rules as a short code, to be sent in a message or read out over the telephone.

A code is one character for the game, one for the version, three that check the whole, and the
payload. All are Crockford's base 32, so case does not matter, ``O`` reads as ``0``, ``I`` and ``L``
read as ``1``, and spaces and hyphens may stand anywhere. The first five characters will mean the
same in every version, so that a newer code can be told from a damaged one.

The payload is a row of bits, the high one of each character first; the zeros at its end are left
out, and the default table has none at all. What the bits say is told by each game in its own
``code``. Numbers are in Elias' gamma code, distances with their sign in the lowest bit. A table has
only one code.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from enum import Enum
from hashlib import sha256
from typing import Generic, TypeVar

from game.reading import UnreadableError

LONGEST = 400
"""Characters that are read at most."""

DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Crockford's: no letter that looks like a digit."""
_BITS, _CHECKS = 5, 3
_LOOKALIKES = str.maketrans("OIL", "011", " -\t\n")

Options = TypeVar("Options")


class Flaw(Enum):
    """Why a text is not the code of a table that can be played here."""

    FOREIGN = "foreign"
    """It is no code of this game at all."""
    NEWER = "newer"
    """A newer version of this program made it."""
    DAMAGED = "damaged"
    """A character is wrong or missing."""


class CodeError(UnreadableError):
    """A text that is no code; ``flaw`` tells why."""

    def __init__(self, flaw: Flaw, text: str) -> None:
        super().__init__(f"the code of a table, {flaw.value}", text)
        self.flaw = flaw


class Reader:
    """Reads a payload bit by bit; after its end come zeros. Raises IndexError or ValueError."""

    def __init__(self, payload: str) -> None:
        self._bits = "".join(f"{DIGITS.index(digit):05b}" for digit in payload)
        self._at = 0

    def number(self, length: int) -> int:
        """A number of so many bits."""
        bits = self._bits[self._at : self._at + length].ljust(length, "0")
        self._at += length
        return int(bits, 2)

    def gamma(self) -> int:
        """What ``gamma`` wrote."""
        zeros = self._bits.index("1", self._at) - self._at
        self._at += zeros
        return self.number(zeros + 1)

    def signed(self) -> int:
        """What ``signed`` wrote."""
        number = self.gamma()
        return number // 2 if number % 2 else -(number // 2)

    def perhaps(self) -> int | None:
        """What ``perhaps`` wrote."""
        return self.signed() if self.number(1) else None

    def switches(self, usual: Iterable[bool]) -> tuple[bool, ...]:
        """What ``switches`` wrote."""
        if not self.number(1):
            return tuple(usual)
        return tuple(bool(self.number(1)) != state for state in usual)


def gamma(number: int) -> str:
    """A number from 1 as Elias' gamma code: one zero less than it has bits, then the bits."""
    return "0" * (number.bit_length() - 1) + f"{number:b}"


def signed(number: int) -> str:
    """Any number."""
    return gamma(2 * number + 1 if number >= 0 else -2 * number)


def perhaps(number: int | None) -> str:
    """A bit whether there is a number, and the number."""
    return "0" if number is None else f"1{signed(number)}"


def switches(states: Iterable[bool], usual: Iterable[bool]) -> str:
    """A bit whether any of the states is not as usual, and if so a bit for each, whether it is."""
    bits = "".join(str(int(state != its)) for state, its in zip(states, usual, strict=True))
    return f"1{bits}" if "1" in bits else "0"


@dataclass(frozen=True, slots=True)
class Codec(Generic[Options]):
    """The codes of one game: how its options are written as bits, and read."""

    mark: str
    """The first character of its codes."""
    version: str
    """The newest."""
    write: Callable[[Options], str]
    read: Callable[[Reader], Options]
    """In every version: what an older one does not tell is at the end, and zeros."""
    version_of: Callable[[Options], str] | None = None
    """The oldest version that can tell these options; None where there is only one."""

    def encode(self, options: Options) -> str:
        """The code of these options."""
        bits = self.write(options)
        payload = "".join(
            DIGITS[int(bits[at : at + _BITS].ljust(_BITS, "0"), 2)]
            for at in range(0, len(bits), _BITS)
        ).rstrip("0")
        return self.sealed(self.version_of(options) if self.version_of else self.version, payload)

    def decode(self, text: str) -> Options:
        """Read a code. Raises CodeError, which is an UnreadableError."""
        code = _cleaned(text)
        version, payload = code[1:2], code[2 + _CHECKS :]
        if not self.owns(text) or len(code) > LONGEST or not set(code) <= set(DIGITS):
            raise CodeError(Flaw.FOREIGN, text)
        if code != self.sealed(version, payload):
            raise CodeError(Flaw.DAMAGED, text)
        if version > self.version:
            raise CodeError(Flaw.NEWER, text)
        try:
            options = self.read(Reader(payload))
        except (ValueError, IndexError) as error:
            raise CodeError(Flaw.DAMAGED, text) from error
        if self.encode(options) != code:
            raise CodeError(Flaw.DAMAGED, text)
        return options

    def owns(self, text: str) -> bool:
        """Whether a text begins as the codes of this game do."""
        return mark_of(text) == self.mark

    def unsealed(self, code: str) -> tuple[str, str]:
        """The version and the payload of a code that ``encode`` gave."""
        return code[1], code[2 + _CHECKS :]

    def sealed(self, version: str, payload: str) -> str:
        """A payload with what stands before it."""
        head = f"{self.mark}{version}"
        number = int.from_bytes(sha256(f"{head}{payload}".encode()).digest()[:2], "big")
        return head + "".join(DIGITS[number >> shift & 31] for shift in (10, 5, 0)) + payload


def usual(defaults: Mapping[str, object], names: Iterable[str]) -> tuple[bool, ...]:
    """The default states of these switches."""
    return tuple(bool(defaults[name]) for name in names)


def mark_of(text: str) -> str:
    """The first character of what may be a code, which tells the game."""
    return _cleaned(text)[:1]


def _cleaned(text: str) -> str:
    return text.upper().translate(_LOOKALIKES)
