"""Lines of the log: sentences that tell what happened."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from game.ruling import RuleId


class Line(NamedTuple):
    """A sentence, and the rule that it rests on if there is one to look up."""

    text: str
    rule: RuleId | None = None
    kind: str | None = None
    """``round`` for a new round, ``penalty`` for cards that somebody had to draw."""


def news(lines: tuple[Line, ...]) -> tuple[Line, ...]:
    """What of these lines is worth a message: what came before a new round is old."""
    rounds = [number for number, line in enumerate(lines) if line.kind == "round"]
    return lines[rounds[-1] + 1 :] if rounds else lines
