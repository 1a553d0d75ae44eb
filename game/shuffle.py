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

from collections.abc import Sequence
from hashlib import sha256
from typing import TypeVar

Item = TypeVar("Item")

_DOMAIN = b"carteado shuffle 1"
_WORDS = 1 << 32


class Stream:
    """An endless stream of fair numbers, fixed by a seed and a label."""

    __slots__ = ("_block", "_prefix", "_words")

    def __init__(self, seed: str, label: str) -> None:
        self._prefix = b"\0".join((_DOMAIN, seed.encode(), label.encode(), b""))
        self._block = 0
        self._words: list[int] = []

    def word(self) -> int:
        """The next unsigned 32-bit word."""
        if not self._words:
            digest = sha256(self._prefix + self._block.to_bytes(4, "big")).digest()
            self._block += 1
            self._words = [int.from_bytes(digest[at : at + 4], "big") for at in range(28, -1, -4)]
        return self._words.pop()

    def below(self, limit: int) -> int:
        """A number from 0 to ``limit - 1``, each equally likely."""
        fair = _WORDS - _WORDS % limit
        while (word := self.word()) >= fair:
            pass
        return word % limit

    def choice(self, items: Sequence[Item]) -> Item:
        """One of the items, each equally likely."""
        return items[self.below(len(items))]


def shuffled(items: Sequence[Item], stream: Stream) -> tuple[Item, ...]:
    """The items in an order drawn from the stream."""
    order = list(items)
    for last in range(len(order) - 1, 0, -1):
        other = stream.below(last + 1)
        order[last], order[other] = order[other], order[last]
    return tuple(order)
