"""The rules of a table in words, as its options make them.

Every paragraph names the rules that it tells; the ids are those of the ``judge`` of its game.
"""

from __future__ import annotations

from typing import Any

from ui.rulebook.book import Chapter
from ui.words import Words

__all__ = ["Chapter", "rulebook"]


def rulebook(options: Any, words: Words) -> tuple[Chapter, ...]:
    """The rules of a table with these options; ``words`` have the part ``rules``."""
    match options.GAME:
        case "mau-mau":
            from ui.rulebook.mau_mau import mau_mau  # noqa: PLC0415  # only the book that is read

            return mau_mau(options, words)
        case "mexe-mexe":
            from ui.rulebook.mexe_mexe import mexe_mexe  # noqa: PLC0415

            return mexe_mexe(options, words)
        case game:
            raise KeyError(game)
