"""A text as a QR code: which of its squares are dark, as one path for a drawing."""

from __future__ import annotations

from typing import NamedTuple

from ui.vendor.segno import encoder

MOST_CHARACTERS = 1000
"""A code of more is too fine for the camera of a cheap phone."""
QUIET = 4
"""Squares that stay light all around, as the standard has it."""


class Code(NamedTuple):
    """A drawing of squares: how many there are at each side, and the dark ones as a path."""

    size: int
    path: str


def code_of(text: str) -> Code | None:
    """The code of a text; None if it is too long."""
    if len(text) > MOST_CHARACTERS:
        return None
    matrix = encoder.encode(text, error="L", micro=False).matrix
    path = "".join(
        f"M{column + QUIET} {row + QUIET}h1v1h-1z"
        for row, squares in enumerate(matrix)
        for column, dark in enumerate(squares)
        if dark
    )
    return Code(len(matrix) + 2 * QUIET, path)
