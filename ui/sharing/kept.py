"""How deals went that others play too: one's own first result, and that of who sent it.

Kept as ``{"v": 1, "deals": {"mau-mau deal 17": [[1, 34, 12], null, ""]}}``, the oldest first.

>>> kept = with_mine({}, "mau-mau deal 17", Outcome(1, 34, 12))
>>> with_mine(kept, "mau-mau deal 17", Outcome(2, -5, 9)) == kept
True
"""

from __future__ import annotations

import json
from typing import NamedTuple

from game.links.deals import deal_of_the_day, number_of, seed_of
from game.links.outcome import Outcome
from game.reading import load_json

MOST = 60
"""Deals that are kept; the oldest are forgotten."""
_VERSION = 1


class Entry(NamedTuple):
    """What is known of a deal."""

    mine: Outcome | None = None
    """How it went the first time."""
    theirs: Outcome | None = None
    name: str = ""
    """Who sent it; empty if that was not told."""


Kept = dict[str, Entry]
"""By the key of the deal (see ``deals.key_of``)."""
Numbered = tuple[tuple[str, int, Outcome], ...]
"""Results of numbered deals: game, number, result."""


def day_seed(now: str) -> str:
    """The seed of a day's deal.

    >>> day_seed("2026-11-30T08:16")
    'deal 20261130'
    """
    year, month, day = map(int, now[:10].split("-"))
    return seed_of(deal_of_the_day(year, month, day))


def day_key(game: str, now: str) -> str:
    """The key of a day's deal."""
    return f"{game} {day_seed(now)}"


def numbered(kept: Kept) -> Numbered:
    """One's results of numbered deals, the latest first.

    >>> numbered({"mau-mau deal 17": Entry(Outcome(1, 34, 12))})
    (('mau-mau', 17, Outcome(place=1, score=34, turns=12)),)
    """
    return tuple(
        (game, number, entry.mine)
        for key, entry in reversed(kept.items())
        for game, *seed in (key.split(" ")[:3],)
        if entry.mine and (number := number_of(" ".join(seed))) is not None
    )


def with_mine(kept: Kept, key: str, outcome: Outcome) -> Kept:
    """One's own result is there now; the first one counts."""
    entry = kept.get(key, Entry())
    return kept if entry.mine else _with(kept, key, entry._replace(mine=outcome))


def with_theirs(kept: Kept, key: str, outcome: Outcome, name: str) -> Kept:
    """The result of who sent the deal is there now."""
    return _with(kept, key, kept.get(key, Entry())._replace(theirs=outcome, name=name))


def _with(kept: Kept, key: str, entry: Entry) -> Kept:
    others = [(its, other) for its, other in kept.items() if its != key]
    return dict([*others, (key, entry)][-MOST:])


def kept_to_text(kept: Kept) -> str:
    """The results as JSON."""
    return json.dumps({"v": _VERSION, "deals": kept}, ensure_ascii=False, separators=(",", ":"))


def kept_from_text(text: str) -> Kept:
    """Read results; whatever is none is left out."""
    try:
        data = load_json(text)
    except ValueError:
        return {}
    deals = data.get("deals") if isinstance(data, dict) and data.get("v") == _VERSION else None
    found: Kept = {}
    for key, item in deals.items() if isinstance(deals, dict) else ():
        match item:
            case [mine, theirs, str(name)]:
                found[key] = Entry(_outcome(mine), _outcome(theirs), name)
    return found


def _outcome(data: object) -> Outcome | None:
    match data:
        case [int(place), int(score), int(turns)]:
            return Outcome(place, score, turns)
        case _:
            return None
