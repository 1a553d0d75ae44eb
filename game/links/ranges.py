"""Arithmetic coding: choices as text, each for as many bits as it is surprising.

A choice among things of weights *w* that falls on one of weight *v* costs log2(sum *w* / *v*) bits;
a choice among one thing costs nothing. What comes first in the text depends on the first choices
alone, so a damaged text is right up to the damage.

Writer and reader have the same methods. What is to be coded is described once, for both: the writer
is told the ``wanted`` choice and gives it back, the reader passes over it and gives what it reads.

The interval is narrowed in integers of 64 bits, as range coders do (G. N. N. Martin, 1979);
Python's whole numbers carry by themselves.

>>> writer = Writer()
>>> [writer.pick((1, 6, 1), wanted) for wanted in (1, 1, 2)], writer.number(1000, 371)
([1, 1, 2], 371)
>>> text = writer.text()
>>> reader = Reader(text)
>>> text, [reader.pick((1, 6, 1)) for _ in range(3)], reader.number(1000)
('vL', [1, 1, 2], 371)
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
"""The characters that nothing in an address, a message or a form changes (RFC 4648, base64url)."""
BITS = 6
"""Bits of a character."""

_WORD = 32
_WIDEST = 1 << 2 * _WORD
_NARROWEST = 1 << _WORD
_BYTE = 256


class BrokenError(ValueError):
    """A text that no writer wrote."""


class Coder(Protocol):
    """What writer and reader have in common."""

    def pick(self, weights: Sequence[int], wanted: int = 0) -> int:
        """One of the weights, by index; their sum is less than 2^32."""

    def number(self, below: int, wanted: int = 0) -> int:
        """A number from 0 to ``below - 1``, all of them as likely; ``below`` is less than 2^32."""


class Writer:
    """Writes choices."""

    __slots__ = ("_bits", "_low", "_range")

    def __init__(self) -> None:
        self._low, self._range = 0, _WIDEST
        self._bits = 2 * _WORD
        """All texts that begin as this one lie from ``low``, and so far, of so many bits."""

    def pick(self, weights: Sequence[int], wanted: int = 0) -> int:
        """Write the choice of the wanted one."""
        self._narrow(sum(weights[:wanted]), weights[wanted], sum(weights))
        return wanted

    def number(self, below: int, wanted: int = 0) -> int:
        """Write the wanted number."""
        self._narrow(wanted, 1, below)
        return wanted

    def text(self) -> str:
        """The shortest text of all that was written."""
        for spare in range(self._bits - self._bits % BITS, -1, -1):
            number = -(-self._low >> spare)
            if (self._bits - spare) % BITS == 0 and number << spare < self._low + self._range:
                length = (self._bits - spare) // BITS
                return "".join(DIGITS[number >> BITS * at & 63] for at in range(length - 1, -1, -1))
        self._widen()
        return self.text()

    def _narrow(self, start: int, size: int, total: int) -> None:
        if size < 1 or not 0 <= start <= total - size:
            raise ValueError(f"{start} + {size} of {total} cannot be written")
        unit = self._range // total
        self._low += unit * start
        self._range = unit * size
        while self._range < _NARROWEST:
            self._widen()

    def _widen(self) -> None:
        self._low <<= _WORD
        self._range <<= _WORD
        self._bits += _WORD


class Reader:
    """Reads choices; after the end of the text come zeros. Raises BrokenError."""

    __slots__ = ("_at", "_bytes", "_offset", "_range")

    def __init__(self, text: str) -> None:
        bits = "".join(f"{DIGITS.index(digit):06b}" for digit in text)
        bits += "0" * (-len(bits) % 8)
        self._bytes = int(f"0{bits}", 2).to_bytes(len(bits) // 8, "big")
        self._at, self._offset, self._range = 0, 0, _WIDEST
        for _ in range(2):
            self._offset = self._offset << _WORD | self._word()

    def pick(self, weights: Sequence[int], wanted: int = 0) -> int:  # noqa: ARG002
        """Read a choice."""
        total = sum(weights)
        there = self._place(total)
        start = 0
        for index, weight in enumerate(weights):
            if there < start + weight:
                self._narrow(start, weight, total)
                return index
            start += weight
        raise AssertionError("the place is below the sum")

    def number(self, below: int, wanted: int = 0) -> int:  # noqa: ARG002
        """Read a number."""
        there = self._place(below)
        self._narrow(there, 1, below)
        return there

    def _place(self, total: int) -> int:
        if not total:
            raise BrokenError("a choice among nothing")
        there = self._offset // (self._range // total)
        if there >= total:
            raise BrokenError("between two choices")
        return there

    def _narrow(self, start: int, size: int, total: int) -> None:
        unit = self._range // total
        self._offset -= unit * start
        self._range = unit * size
        while self._range < _NARROWEST:
            self._offset = self._offset << _WORD | self._word()
            self._range <<= _WORD

    def _word(self) -> int:
        word = self._bytes[self._at : self._at + _WORD // 8].ljust(_WORD // 8, b"\0")
        self._at += _WORD // 8
        return int.from_bytes(word, "big")


def short(coder: Coder, most: int, wanted: int = 0) -> int:
    """A number from 0 to ``most``; small ones are cheap: their bits are counted first."""
    bits = coder.number(most.bit_length() + 1, wanted.bit_length())
    if bits < 2:
        return bits
    number, left = 1, bits - 1
    while left:
        piece = min(left, 16)
        left -= piece
        number = number << piece | coder.number(1 << piece, wanted >> left & (1 << piece) - 1)
    if number > most:
        raise BrokenError("a number above its limit")
    return number


def text(coder: Coder, longest: int, wanted: str = "") -> str:
    """Any text of at most so many bytes in UTF-8."""
    spelled = wanted.encode("utf-8", "surrogatepass")
    length = short(coder, longest, len(spelled))
    read = bytes(
        coder.number(_BYTE, spelled[at] if at < len(spelled) else 0) for at in range(length)
    )
    try:
        return read.decode("utf-8", "surrogatepass")
    except UnicodeDecodeError as error:
        raise BrokenError("no text") from error
