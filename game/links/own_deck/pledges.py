"""Pledges: secrets that are fixed before they are told, one after another (a hash chain).

From one secret a device works out a row of *values*: the last one from the secret, and each other
one as the hash of the one that follows it. Told in order, each value is the pledge of the next:
whoever has value *i* can check value *i + 1*, but cannot find it. (L. Lamport, "Password
authentication with insecure communication", CACM 24, 1981; commit and reveal go back to M. Blum,
"Coin flipping by telephone", 1981.)

=====  =========================================================================================
level  what its value is for
=====  =========================================================================================
0      the pledge alone
1      the *salt*: with everybody's, what nobody could know or choose before
1 + n  the secret of round *n*, told when the round is over
=====  =========================================================================================

Values have 192 bits: to find two secrets of one pledge takes some 2^96 hashes.

>>> pledge = Pledge.of(b"a secret of sixteen bytes or more", 5)
>>> pledge.extends(Pledge.of(b"a secret of sixteen bytes or more", 0))
True
>>> pledge.extends(Pledge.of(b"another secret of as many bytes", 0))
False
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import NamedTuple

from game.seats import Seat

PLEDGED, SALT = 0, 1
"""The first two levels."""
MOST_ROUNDS = 200
SIZE = 24
"""Bytes of a value."""
SHORTEST_SECRET = 16
"""Bytes of a device's secret. It must be random, and of this game alone."""

_DOMAIN = b"carteado own deck 1"
_TOP = SALT + MOST_ROUNDS


class Pledge(NamedTuple):
    """What a seat has told so far: the newest value, from which the older ones follow."""

    level: int
    value: bytes

    @staticmethod
    def of(secret: bytes, level: int) -> Pledge:
        """The value of a level. Raises ValueError for a short secret, and beyond the last level."""
        if len(secret) < SHORTEST_SECRET:
            raise ValueError(f"a secret of {len(secret)} bytes can be guessed")
        if not PLEDGED <= level <= _TOP:
            raise ValueError(f"there are {MOST_ROUNDS} rounds by link, and no level {level}")
        last = Pledge(_TOP, _hash(b"last", secret)[:SIZE])
        return Pledge(level, last.at(level))

    def at(self, level: int) -> bytes:
        """The value of this level or an older one."""
        value = self.value
        for at in range(self.level - 1, level - 1, -1):
            value = _hash(b"value %d" % at, value)[:SIZE]
        return value

    def extends(self, older: Pledge) -> bool:
        """Whether the older one was the pledge of this (or is this)."""
        return self.level >= older.level and self.at(older.level) == older.value


def common_seed(pledges: Sequence[Pledge]) -> str:
    """The seed of what everybody may know: from everybody's salt."""
    return _hash(b"common", *(pledge.at(SALT) for pledge in pledges)).hex()


def deck_seed(pledges: Sequence[Pledge], secret: bytes, number: int, seat: Seat) -> str:
    """The seed of a seat's deck in a round.

    From its secret of the round (a value), and from what everybody told when the round before was
    over: in the first round the salts. It has 256 bits; a pack has some 2^237 orders.
    """
    told = (pledge.at(SALT + number - 1) for pledge in pledges)
    return _hash(b"deck %d %d" % (number, seat), secret, *told).hex()


def _hash(label: bytes, *parts: bytes) -> bytes:
    return sha256(b"\0".join((_DOMAIN, label, b"".join(parts)))).digest()
