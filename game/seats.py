"""Seats around a table, and who comes next.

Seats are numbered from 0 to the right: seat 1 sits to the right of seat 0, and so on around the
table. Play to the right is anticlockwise as seen from above. In text, seat 0 is ``P1``.
"""

from __future__ import annotations

from enum import IntEnum

from game.cards import RANKS, Card, deck
from game.reading import UnreadableError
from game.shuffle import Stream, shuffled

Seat = int
"""A place at the table, from 0; its text is ``P1`` for seat 0."""


class Direction(IntEnum):
    """Which way the turn passes."""

    RIGHT = 1
    LEFT = -1

    @property
    def reversed(self) -> Direction:
        """The other way round."""
        return Direction.LEFT if self is Direction.RIGHT else Direction.RIGHT


def neighbour(seat: Seat, direction: Direction, seats: int, distance: int = 1) -> Seat:
    """The seat so many places from ``seat`` in the direction; a negative distance goes back."""
    return (seat + direction * distance) % seats


def seat_text(seat: Seat) -> str:
    """``P1`` for seat 0."""
    return f"P{seat + 1}"


def parse_seat(text: str) -> Seat:
    """Read ``P1`` or ``1`` as seat 0. Raises UnreadableError."""
    number = text.upper().removeprefix("P")
    if not number.isdecimal() or int(number) < 1:
        raise UnreadableError("a seat", text)
    return int(number) - 1


def draw_for_dealer(seats: int, seed: str) -> tuple[tuple[Card | None, ...], ...]:
    """Every seat draws a card, and the highest deals first; those who tie draw again.

    From one pack without JOKERs, shuffled anew for every drawing; A is the lowest rank, K the
    highest (X1). Each row is one drawing, with None for the seats that were already out of it; the
    highest card of the last row is alone.
    """
    pack = deck(packs=1, jokers=False)
    rows: list[tuple[Card | None, ...]] = []
    drawing = tuple(range(seats))
    while len(drawing) > 1:
        cards = shuffled(pack, Stream(seed, f"dealer {len(rows) + 1}"))
        row = dict(zip(drawing, cards, strict=False))
        rows.append(tuple(row.get(seat) for seat in range(seats)))
        best = max(map(_height, row.values()))
        drawing = tuple(seat for seat in drawing if _height(row[seat]) == best)
    return tuple(rows)


def highest_drawer(row: tuple[Card | None, ...]) -> Seat:
    """The seat with the highest card of a row in which no two share it."""
    return max(
        (seat for seat, card in enumerate(row) if card is not None),
        key=lambda seat: _height(row[seat]),
    )


def _height(card: Card | None) -> int:
    return RANKS.index(card.rank) if card is not None else -1
