"""The score sheet: points, totals, who is eliminated, who may come back, who wins (X35-X46).

A sheet is a row for each round that is over. Everything else follows from it and the options.

>>> from game.cards import Card
>>> points(map(Card.parse, "AC KD 10H 2S 3C".split()))
73
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from game.cards import Card, Rank
from game.mexe_mexe.options import Options, Returns
from game.seats import Direction, Seat, neighbour

_COURT = 15
_POINTS = {
    Rank.ACE: 20,
    Rank.TWO: 25,
    Rank.JACK: _COURT,
    Rank.QUEEN: _COURT,
    Rank.KING: _COURT,
}


@dataclass(frozen=True, slots=True)
class Row:
    """One round on the sheet, by seat."""

    points: tuple[int | None, ...]
    """None for who did not play."""
    returned: tuple[int | None, ...]
    """The total with which a seat came back after this round; None for all others."""


Sheet = tuple[Row, ...]


@dataclass(frozen=True, slots=True)
class Cell:
    """What the sheet shows for one seat and round (X41)."""

    points: int | None
    total: int
    """The total after the round, before a return."""
    eliminated: bool
    """Whether the seat was eliminated in this round."""
    returned: int | None
    """With how many points it came back."""


def points_of(card: Card) -> int:
    """X37-X40: what the card counts in a hand at the end of a round."""
    return _POINTS.get(card.rank) or int(card.rank.value)


def points(hand: Iterable[Card]) -> int:
    """What a hand counts at the end of a round."""
    return sum(map(points_of, hand))


def totals(sheet: Sheet, seats: int) -> tuple[int, ...]:
    """Every seat's running total, with the totals that came with a return."""
    running = [0] * seats
    for row in sheet:
        for seat in range(seats):
            came_back = row.returned[seat]
            if came_back is None:
                running[seat] += row.points[seat] or 0
            else:
                running[seat] = came_back
    return tuple(running)


def active(sheet: Sheet, seats: int, options: Options) -> tuple[Seat, ...]:
    """X42: the seats below the limit, which play."""
    sums = totals(sheet, seats)
    return tuple(seat for seat in range(seats) if sums[seat] < options.limit)


def eliminated(sheet: Sheet, options: Options) -> tuple[Seat, ...]:
    """X42: the seats that the last round brought to the limit, and that are not back."""
    row = sheet[-1]
    sums = totals(sheet, len(row.points))
    return tuple(
        seat
        for seat, scored in enumerate(row.points)
        if scored is not None and sums[seat] >= options.limit
    )


def offers(sheet: Sheet, options: Options, dealer: Seat) -> tuple[Seat, ...]:
    """X43-X45: who is asked whether he returns, in the order from the dealer's right."""
    seats = len(sheet[-1].points)
    gone = eliminated(sheet, options)
    order = (neighbour(dealer, Direction.RIGHT, seats, step) for step in range(1, seats + 1))
    return tuple(seat for seat in order if seat in gone and _may_return(sheet, options, seat))


def return_total(sheet: Sheet, seats: int, options: Options) -> int:
    """X43: the highest total among the players below the limit."""
    return max(total for total in totals(sheet, seats) if total < options.limit)


def times_returned(sheet: Sheet, seat: Seat) -> int:
    """How often the seat has come back."""
    return sum(row.returned[seat] is not None for row in sheet)


def winners(sheet: Sheet, options: Options) -> tuple[Seat, ...]:
    """X46: who has won the match; nobody while two or more are below the limit.

    If nobody is below it, the lowest total of those who played the last round wins.
    """
    row = sheet[-1]
    seats = len(row.points)
    below = active(sheet, seats, options)
    if below:
        return below if len(below) == 1 else ()
    sums = totals(sheet, seats)
    played = [seat for seat in range(seats) if row.points[seat] is not None]
    lowest = min(sums[seat] for seat in played)
    return tuple(seat for seat in played if sums[seat] == lowest)


def came_back(sheet: Sheet, seat: Seat, total: int) -> Sheet:
    """The sheet with the return noted in its last row."""
    row = sheet[-1]
    returned = (*row.returned[:seat], total, *row.returned[seat + 1 :])
    return (*sheet[:-1], replace(row, returned=returned))


def cells(sheet: Sheet, options: Options) -> tuple[tuple[Cell, ...], ...]:
    """X41: the sheet as it is written on paper, row by row, with running totals and marks."""
    written = []
    for number, row in enumerate(sheet, 1):
        so_far = (*sheet[: number - 1], Row(row.points, (None,) * len(row.points)))
        sums = totals(so_far, len(row.points))
        gone = eliminated(so_far, options)
        written.append(
            tuple(
                Cell(row.points[seat], sums[seat], seat in gone, row.returned[seat])
                for seat in range(len(row.points))
            )
        )
    return tuple(written)


def _may_return(sheet: Sheet, options: Options, seat: Seat) -> bool:
    match options.returns:
        case Returns.NEVER:
            return False
        case Returns.ONCE:
            return times_returned(sheet, seat) == 0
        case Returns.UNLIMITED:
            return True
