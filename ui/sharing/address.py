"""Addresses that carry something behind the ``#``: a game (``#g=…``) or a table's rules (``#t=…``).

>>> pasted("olha só: https://example.org/#g=BMabc").text, pasted(" M1B91 ").is_rules
('BMabc', True)
>>> pasted("hello")
Pasted(text='', is_rules=False)
"""

from __future__ import annotations

import re
from typing import NamedTuple

from ui.house_rules import game_of_code

_GAME, _RULES = "g", "t"
_FRAGMENT = re.compile(rf"#({_GAME}|{_RULES})(?:=|%3D)(.*)", re.DOTALL | re.IGNORECASE)
_BARE = re.compile(r"[\w-][MX][\w-]{8}", re.ASCII)
"""How the link of a game begins, to tell it from any other text."""


class Pasted(NamedTuple):
    """What a person has brought: the text of a game's link, or the code of a table's rules.

    The text is empty if it is neither.
    """

    text: str
    is_rules: bool


def game_address(page: str, link: str) -> str:
    """The address that carries a game."""
    return f"{page}#{_GAME}={link}"


def rules_address(page: str, code: str) -> str:
    """The address that carries the rules of a table."""
    return f"{page}#{_RULES}={code}"


def pasted(text: str) -> Pasted:
    """What is in an address, in a message around it, or in the bare text of either kind."""
    if found := _FRAGMENT.search(text):
        kind, carried = found[1].lower(), found[2].strip()
        return Pasted(carried.split()[0] if kind == _RULES and carried else carried, kind == _RULES)
    bare = text.strip().removeprefix("#")
    is_rules = game_of_code(bare) is not None
    return Pasted(bare if is_rules or _BARE.match(bare) else "", is_rules)
