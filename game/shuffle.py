"""The documented, seeded shuffle: the same deal on every Python, in every language, for ever.

The stream. For a seed and a label (both text), block *i* (0, 1, 2 …) is

    SHA-256( "carteado shuffle 1" ‖ 0x00 ‖ UTF-8(seed) ‖ 0x00 ‖ UTF-8(label) ‖ 0x00 ‖ i as 4 bytes )

and gives eight unsigned 32-bit words; all integers are big-endian. The label keeps what one seed is
used for apart (``deal 1``, ``reshuffle 1 2``): knowing one stream tells nothing of another.

A number below *n* is ``word mod n``; words at or above the largest multiple of *n* that 32 bits
hold are thrown away (rejection), so that every number is equally likely.

The shuffle is Fisher and Yates's: for *i* from the last index down to 1, swap items *i* and
``below(i + 1)``.

>>> shuffled("ABCDEFGH", Stream("a seed", "deal 1"))
('E', 'D', 'A', 'H', 'C', 'F', 'B', 'G')
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import sha256
from itertools import chain, count
from struct import unpack
from typing import TypeVar

Item = TypeVar("Item")

_DOMAIN = b"carteado shuffle 1"
_WORDS = 1 << 32


class Stream:
    """An endless stream of fair numbers, fixed by a seed and a label."""

    __slots__ = ("_words",)

    def __init__(self, seed: str, label: str) -> None:
        self._words = _words(seed, label)

    def word(self) -> int:
        """The next unsigned 32-bit word."""
        return next(self._words)

    def below(self, limit: int) -> int:
        """A number from 0 to ``limit - 1``, each equally likely."""
        fair = _WORDS - _WORDS % limit
        for word in self._words:
            if word < fair:
                return word % limit
        raise AssertionError("the words never end")

    def choice(self, items: Sequence[Item]) -> Item:
        """One of the items, each equally likely."""
        return items[self.below(len(items))]


def _words(seed: str, label: str) -> Iterator[int]:
    """The words of all blocks, one after the other."""
    prefix = b"\0".join((_DOMAIN, seed.encode(), label.encode(), b""))

    def block(number: int) -> tuple[int, ...]:
        return unpack(">8I", sha256(prefix + number.to_bytes(4, "big")).digest())

    return chain.from_iterable(map(block, count()))


def shuffled(items: Sequence[Item], stream: Stream) -> tuple[Item, ...]:
    """The items in an order drawn from the stream."""
    order = list(items)
    for last in range(len(order) - 1, 0, -1):
        other = stream.below(last + 1)
        order[last], order[other] = order[other], order[last]
    return tuple(order)
