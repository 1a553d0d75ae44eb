"""How a deal went for one seat: what results of the same deal are compared by."""

from __future__ import annotations

from typing import NamedTuple


class Outcome(NamedTuple):
    """Place, points and turns of a seat in a deal."""

    place: int
    """From 1; those who tie share it."""
    score: int
    """What the others had left for who won; less what one had left oneself for who did not."""
    turns: int
    """Turns in which one did something."""

    @property
    def better_first(self) -> tuple[int, int, int]:
        """What outcomes of the same deal are ordered by."""
        return self.place, -self.score, self.turns
