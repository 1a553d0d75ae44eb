"""Numbered deals, and the deal of the day.

A numbered deal has a seed that everybody can work out, so that two people who play it with the same
options and bots have the same cards. 2^32 numbers are few among all the orders of the cards, and
whoever wants to can look: such a deal is for playing together, not for playing for something.

>>> seed_of(17), number_of("deal 17"), number_of("deal 017"), number_of("17")
('deal 17', 17, None, None)
>>> deal_of_the_day(2026, 11, 30)
20261130
"""

from __future__ import annotations

import re

MOST = (1 << 32) - 1
"""The highest number of a deal."""


def seed_of(number: int) -> str:
    """The seed of a numbered deal, in every game. Raises ValueError for other numbers."""
    if not 0 <= number <= MOST:
        raise ValueError(f"deals are numbered from 0 to {MOST}, and not {number}")
    return f"deal {number}"


def number_of(seed: str) -> int | None:
    """The number of the deal that has this seed; None for a deal without one."""
    told = re.fullmatch(r"deal (0|[1-9][0-9]{0,9})", seed, re.ASCII)
    number = int(told[1]) if told else MOST + 1
    return number if number <= MOST else None


def deal_of_the_day(year: int, month: int, day: int) -> int:
    """The number of a day's deal: the day itself, as one would write it."""
    return (year * 100 + month) * 100 + day
