"""What reading a text has to do with, whatever it tells: the error, and JSON.

Apart from all else, because the first screen of the page reads what is kept and knows no cards.
"""

from __future__ import annotations

import json
import re
from typing import Any

DEEPEST = 20
"""Brackets within brackets that are read."""


class UnreadableError(ValueError):
    """A text that is not the notation of anything: of no card, intent, position or record."""

    def __init__(self, what: str, text: str) -> None:
        super().__init__(f"not {what}: {text[:80]!r}")
        self.what = what
        self.text = text


def load_json(text: str) -> Any:
    """Read JSON. Raises a ValueError for what is none, and for what is nested too deep.

    Hundreds of brackets within brackets overflow a browser's stack, and end the interpreter.
    """
    if text.count("[") + text.count("{") <= DEEPEST:  # most texts are small
        return json.loads(text)
    depth = 0
    for bracket in re.findall(r"[\[\]{}]", re.sub(r'"(?:[^"\\]|\\.)*"', "", text)):
        depth += 1 if bracket in "[{" else -1
        if depth > DEEPEST:
            raise UnreadableError("JSON of ours", text)
    return json.loads(text)
