"""The lessons that there are; each is imported when it is taken."""

from __future__ import annotations

from ui.teaching.lesson import Lesson


def lesson_of(game: str) -> Lesson | None:
    """The first lesson of a game; None if it has none."""
    match game:
        case "mau-mau":
            from ui.teaching.mau_mau import LESSON as MAU_MAU  # noqa: PLC0415

            return MAU_MAU
        case "mexe-mexe":
            from ui.teaching.mexe_mexe import LESSON as MEXE_MEXE  # noqa: PLC0415

            return MEXE_MEXE
        case _:
            return None
