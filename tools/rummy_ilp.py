"""Mexe-Mexe's best lay as an integer programme, for HiGHS: a second opinion on the solver.

As den Hertog and Hulshof do it (doi 10.1093/comjnl/bxl033): a variable counts how often each meld
lies; longer runs are put together from runs of three to five. It needs ``pip install highspy``,
which is no part of the project.
"""

from __future__ import annotations

import importlib
from collections import Counter
from functools import lru_cache
from itertools import combinations
from typing import Any, NamedTuple

from game.cards import Rank
from tools.rummy_positions import Position

POINTS = (20, 25, 3, 4, 5, 6, 7, 8, 9, 10, 15, 15, 15)
"""What a card counts, from the ace to the king (X37-X40)."""

_RANKS = 13
_TWO = 1
_WILD = 52
"""The row of 2s that stand for other cards or lie in runs; faces have the rows below."""

_Cards = tuple[tuple[int, int], ...]


class _Model(NamedTuple):
    """Rows with their bounds, and columns with what they gain and what they have in each row."""

    low: list[float]
    high: list[float]
    gains: list[float]
    columns: list[_Cards]
    upper: list[float]
    already: int
    """The worth of the table cards, which is not gained."""


@lru_cache(maxsize=2)
def _melds(*, wild_in_sets: bool) -> tuple[_Cards, ...]:
    """All melds that cannot be parted, as rows with the number of cards in each."""
    found: list[Counter[int]] = []
    for rank in range(_RANKS):
        for size in (4, 3):
            sets = combinations(range(rank, 52, _RANKS), size)
            found += [Counter(faces) for faces in sets]
        if wild_in_sets and rank != _TWO:
            for size in (3, 2):
                sets = combinations(range(rank, 52, _RANKS), size)
                found += [Counter((*faces, _WILD)) for faces in sets]
    for first in range(0, 52, _RANKS):
        for length in (3, 4, 5):
            for low in range(15 - length):
                places = range(low, low + length)
                wilds = [_TWO] if _TWO in places else [None, *places]
                found += [
                    Counter(_WILD if place == wild else first + place % _RANKS for place in places)
                    for wild in wilds
                ]
    return tuple(tuple(sorted(meld.items())) for meld in found)


def solve(position: Position, *, points: bool) -> int | None:
    """The worth of the best lay; None if the table cannot lie at all."""
    highs: Any = importlib.import_module("highspy")
    numpy: Any = importlib.import_module("numpy")
    model = _model(position, points=points)
    starts, rows, values = [0], [], []
    for column in model.columns:
        for row, value in column:
            rows.append(row)
            values.append(float(value))
        starts.append(len(rows))
    programme = highs.HighsLp()
    programme.num_col_, programme.num_row_ = len(model.columns), len(model.low)
    programme.col_cost_ = -numpy.array(model.gains)
    programme.col_lower_ = numpy.zeros(len(model.columns))
    programme.col_upper_ = numpy.array(model.upper)
    programme.row_lower_, programme.row_upper_ = numpy.array(model.low), numpy.array(model.high)
    programme.a_matrix_.format_ = highs.MatrixFormat.kColwise
    programme.a_matrix_.start_ = numpy.array(starts, numpy.int32)
    programme.a_matrix_.index_ = numpy.array(rows, numpy.int32)
    programme.a_matrix_.value_ = numpy.array(values)
    programme.integrality_ = [highs.HighsVarType.kInteger] * len(model.columns)
    solver = highs.Highs()
    solver.setOptionValue("output_flag", False)  # noqa: FBT003
    solver.setOptionValue("threads", 1)
    solver.setOptionValue("mip_rel_gap", 0.0)
    solver.setOptionValue("mip_abs_gap", 0.5)
    solver.passModel(programme)
    solver.run()
    if solver.getModelStatus() != highs.HighsModelStatus.kOptimal:
        return None
    gained: float = -solver.getInfo().objective_function_value
    return round(gained) - model.already


def _model(position: Position, *, points: bool) -> _Model:
    """Rows: the 52 faces, the 2s used as curingas (which any 2 supplies), and the faces of 2s.

    A 2 is laid as itself in a set of 2s, or by a column of its own as a curinga. Each hand card
    that is laid gains its worth: the columns gain it for every card, and the table's is taken off.
    """
    table = Counter(card.face.order for card in position.table_cards)
    hand = Counter(card.face.order for card in position.hand)
    worth = [POINTS[face % _RANKS] if points else 1 for face in range(52)]
    low = [float(table[face]) for face in range(52)] + [0.0]
    high = [float(table[face] + hand[face]) for face in range(52)] + [0.0]
    gains, columns, upper = [], [], []
    for meld in _melds(wild_in_sets=position.options.wild_in_sets):
        naturals = [(row, count) for row, count in meld if row != _WILD]
        if any(count > high[row] for row, count in naturals):
            continue
        columns.append(meld)
        gains.append(float(sum(worth[row] * count for row, count in naturals)))
        upper.append(8.0)
    for face in range(_TWO, 52, _RANKS):
        if high[face]:
            columns.append(((face, 1), (_WILD, -1)))
            gains.append(float(worth[face]))
            upper.append(high[face])
    already = sum(worth[face] * table[face] for face in range(52))
    return _Model(low, high, gains, columns, upper, already)


def has_twos(position: Position) -> bool:
    """Whether there are any 2s."""
    return any(card.rank is Rank.TWO for card in (*position.table_cards, *position.hand))
