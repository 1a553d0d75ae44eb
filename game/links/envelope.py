"""The outside of every link: what tells its version and its game, and finds damage.

- one character for the version, which will stand there in every version;
- one for the game, the one with which the codes of its tables begin;
- three that check the rest;
- the length of the payload, five bits a character, the high ones first; the sixth bit says that
  more follow;
- the payload.

What follows the payload is passed over: messengers add full stops. The check finds damage; it
proves nothing about honesty.
"""

from __future__ import annotations

from enum import Enum
from hashlib import sha256
from typing import Any

from game.links.ranges import DIGITS

LONGEST = 30_000
"""Characters of a link that are read at most."""
GAMES = {"M": "mau-mau", "X": "mexe-mexe"}
"""The games by their marks."""

_HEAD_CHECKS = 3


class Reason(Enum):
    """Why a link cannot be read; the value is the key of the words for it."""

    FOREIGN = "foreign"
    """It is no link of this program."""
    NEWER = "newer"
    """A newer version of this program made it."""
    TOO_BIG = "too-big"
    """It is longer than any link of this program."""
    TRUNCATED = "truncated"
    """Its end is missing."""
    DAMAGED = "damaged"
    """A character in it is wrong."""


class LinkError(ValueError):
    """A text that cannot be read as a link.

    ``move`` counts the intents from 1: up to the one before it the text is as it was, and
    ``before`` is what it tells until there. Both are None where not even the beginning is whole.
    """

    def __init__(self, reason: Reason, move: int | None = None, before: Any = None) -> None:
        super().__init__(reason.value if move is None else f"{reason.value} at move {move}")
        self.reason = reason
        self.move = move
        self.before = before


def sealed(version: int, mark: str, payload: str) -> str:
    """The whole text of a link. Raises ValueError if it is too long."""
    whole = _checked(DIGITS[version] + mark, _length(len(payload)) + payload)
    if len(whole) > LONGEST:
        raise ValueError(f"{len(whole)} characters are too many for a link")
    return whole


def opened(link: str, version: int) -> tuple[str, str, Reason | None]:
    """The mark of the game, the payload, and what is wrong with the whole, if it can be read on.

    Raises LinkError for a text of another version, and for what is no link at all.
    """
    if len(link) > LONGEST:
        raise LinkError(Reason.TOO_BIG)
    cleaned = "".join(link.split())
    end = next((at for at, mark in enumerate(cleaned) if mark not in DIGITS), len(cleaned))
    told, mark, whole = cleaned[:1], cleaned[1:2], cleaned[:end]
    if len(whole) < 2 or DIGITS.index(told) < version:
        raise LinkError(Reason.FOREIGN)
    if DIGITS.index(told) > version:
        raise LinkError(Reason.NEWER)
    if mark not in GAMES:
        raise LinkError(Reason.FOREIGN)
    length, at = 0, 2 + _HEAD_CHECKS
    while at < len(whole):
        digit = DIGITS.index(whole[at])
        length, at = length << 5 | digit & 31, at + 1
        if digit < 32:
            break
    else:
        raise LinkError(Reason.TRUNCATED)
    payload = whole[at : at + length]
    if len(payload) < length:
        return mark, payload, Reason.TRUNCATED
    checked = _checked(whole[:2], whole[2 + _HEAD_CHECKS : at + length])
    return mark, payload, None if whole.startswith(checked) else Reason.DAMAGED


def _checked(head: str, rest: str) -> str:
    number = int.from_bytes(sha256(f"{head}{rest}".encode()).digest()[:3], "big")
    return head + "".join(DIGITS[number >> shift & 63] for shift in (12, 6, 0)) + rest


def _length(length: int) -> str:
    """The length in characters of five bits."""
    last, rest = DIGITS[length & 31], length >> 5
    while rest:
        last, rest = DIGITS[rest & 31 | 32] + last, rest >> 5
    return last
