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
from functools import cache
from hashlib import sha256
from itertools import chain, count
from struct import unpack
from typing import TypeVar

Item = TypeVar("Item")

_DOMAIN = b"carteado shuffle 1"
_WORDS = 1 << 32


class Stream:
    """An endless stream of fair numbers, fixed by a seed and a label."""

    __slots__ = ("words",)

    def __init__(self, seed: str, label: str) -> None:
        self.words = _words(seed, label)
        """The unsigned 32-bit words that come next."""

    def word(self) -> int:
        """The next unsigned 32-bit word."""
        return next(self.words)

    def below(self, limit: int) -> int:
        """A number from 0 to ``limit - 1``, each equally likely."""
        fair, word = _fair(limit), next(self.words)
        while word >= fair:
            word = next(self.words)
        return word % limit

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
    order, words = list(items), stream.words
    for last, fair in _steps(len(order)):
        word = next(words)
        while word >= fair:
            word = next(words)
        other = word % (last + 1)
        order[last], order[other] = order[other], order[last]
    return tuple(order)


@cache
def _steps(items: int) -> tuple[tuple[int, int], ...]:
    """The steps of a shuffle: the index to swap, and the bound of the words that are fair for it.

    With this, ``shuffled`` need not call ``below`` for every card of every deal.
    """
    return tuple((last, _fair(last + 1)) for last in range(items - 1, 0, -1))


def _fair(limit: int) -> int:
    """The largest multiple of a number that 32 bits hold: words below it are fair."""
    return _WORDS - _WORDS % limit
