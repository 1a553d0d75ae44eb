"""One-line texts that the games share: events as lines, and the fields of position notations."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from enum import Enum
from typing import Any, TypeVar

from game.piles import NOTHING
from game.reading import UnreadableError, load_json
from game.seats import Direction, Seat, parse_seat, seat_text

Value = TypeVar("Value")


def event_text(event: Any) -> str:
    """One line for people and digests: ``Drew seat=P2 cards=(7C 9H) due=2 cause=M11``."""
    parts = [type(event).__name__]
    for name in type(event).__match_args__:
        value = getattr(event, name)
        if name in ("seat", "dealer"):
            value = seat_text(value)
        elif name in ("seats", "winners"):
            value = tuple(map(seat_text, value))
        parts.append(f"{name}={_text(value)}")
    return " ".join(parts)


def _text(value: object) -> str:
    match value:
        case tuple():
            return f"({' '.join(map(_text, value))})"
        case None:
            return "?"
        case Direction():
            return value.name.lower()
        case Enum():
            return str(value.value)
        case _:
            return str(value)


class Fields:
    """The fields of a position's text, each to be read once or more."""

    def __init__(self, text: str) -> None:
        self._texts: dict[str, str] = {}
        self._read: set[str] = set()
        for part in text.strip().strip(";").split(";"):
            name, _, value = part.strip().partition(" ")
            if name in self._texts:
                raise UnreadableError("a position that tells each field once", part)
            self._texts[name] = value.strip()

    def read(self, name: str, parse: Callable[[str], Value], default: str | None = None) -> Value:
        """The value of a field. Raises UnreadableError if it is missing or cannot be read."""
        self._read.add(name)
        text = self._texts.get(name, default)
        if text is None:
            raise UnreadableError(f"a position with the field {name!r}", "; ".join(self._texts))
        try:
            return parse(text)
        except (ValueError, KeyError) as error:
            raise UnreadableError(f"the field {name!r} of a position", text) from error

    def nothing_left(self) -> None:
        """Raise UnreadableError if there is a field that nobody asked for."""
        if unknown := set(self._texts) - self._read:
            raise UnreadableError("a field of a position", ", ".join(sorted(unknown)))


def fields_text(texts: dict[str, str]) -> str:
    """The fields in their order, without those that have no text."""
    return "; ".join(f"{name} {text}" for name, text in texts.items() if text)


def unless(default: object, value: object) -> str:
    """The value's text, or nothing where it need not be told."""
    return "" if default else str(value)


def seed_text(seed: str) -> str:
    """A seed; one of other characters than letters and digits as a JSON string."""
    plain = not seed or (seed.isascii() and seed.isalnum())
    return seed if plain else json.dumps(seed).replace(";", "\\u003b")


def parse_seed(text: str) -> str:
    """Read a seed as ``seed_text`` writes it."""
    return str(load_json(text)) if text.startswith('"') else text


def numbers_text(numbers: Iterable[int]) -> str:
    """Numbers with spaces between them."""
    return " ".join(map(str, numbers))


def parse_numbers(text: str, count: int) -> tuple[int, ...]:
    """Read so many numbers. Raises a ValueError for anything else."""
    numbers = tuple(map(int, text.split()))
    if len(numbers) != count:
        raise UnreadableError(f"{count} numbers", text)
    return numbers


def seats_text(seats: Iterable[Seat]) -> str:
    """Seats with spaces between them."""
    return " ".join(map(seat_text, seats))


def parse_seats(text: str, seats: int) -> tuple[Seat, ...]:
    """Read seats of a table of so many. Raises UnreadableError."""
    return tuple(parse_one_of(seat, seats) for seat in text.split())


def parse_one_of(text: str, seats: int) -> Seat:
    """Read a seat of a table of so many. Raises UnreadableError."""
    seat = parse_seat(text)
    if seat >= seats:
        raise UnreadableError(f"one of {seats} seats", text)
    return seat


def parse_anybody(text: str, seats: int) -> Seat | None:
    """Read a seat, or ``-`` for none. Raises UnreadableError."""
    return None if text == NOTHING else parse_one_of(text, seats)
