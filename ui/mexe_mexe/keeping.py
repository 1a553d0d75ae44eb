"""What a viewer has in hand, as text and back: a reload in the middle of a turn loses nothing.

The text is JSON. Whatever in it cannot be read, or is of another turn, is as if it were not there.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import replace
from typing import Any

from game.cards import Card
from game.mexe_mexe import unfinished
from game.mexe_mexe.turn import Turn
from game.mexe_mexe.view import View
from game.mexe_mexe.workbench import Workbench
from game.reading import UnreadableError, load_json
from ui.mexe_mexe.guide import Guide
from ui.mexe_mexe.held import Held, Sorting, arranges, in_order, sorted_by

LONGEST = 100_000
"""Characters that are read; what is written is shorter."""
MOST_SEATS = 8
MOST_STEPS = 40
"""So many steps can still be undone, and redone, after a reload."""


def keep(held: Held) -> str:
    """What shall outlive a reload: workbench and guide, order of the hand, marks."""
    data: dict[str, Any] = {
        "seat": held.seat,
        "sorting": held.sorting.value,
        "order": _text(held.order),
        "touched": _text(held.touched),
        "new": _text(held.new_cards),
        "hints": held.hints,
    }
    if held.bench:
        data["turn"] = _turn_text(held.bench.before)
        data["bench"] = unfinished.write(_lately(held.bench))
    if held.bench and held.guide:
        data["guide"] = _guide_to_data(held.guide, held.bench)
    return json.dumps(data)


def recall(text: str, view: View) -> Held:
    """What ``keep`` wrote, as far as it is of this turn."""
    data = _data(text)
    hints = _counts(data.get("hints"))
    if data.get("seat") != view.seat:  # another's marks on a shared device
        data = {}
    lying = {card for meld in view.table for card in meld}
    sorting = _member(Sorting, data.get("sorting")) or Sorting.SUIT
    order = _cards(data, "order") or sorted_by(view.hand, sorting)
    bench = _bench(data, view)
    return Held(
        bench=bench,
        guide=_guide(data.get("guide"), bench) if bench else None,
        sorting=sorting,
        order=in_order(view.hand, order),
        touched=frozenset(_cards(data, "touched")) & lying,
        new_cards=frozenset(_cards(data, "new")) & set(view.hand),
        table=view.table,
        seat=view.seat,
        hints=hints,
    )


def _counts(data: object) -> tuple[int, ...]:
    """Numbers from 0 on, one for each seat that has had hints; nothing if it is no list of them."""
    counts = data if isinstance(data, list) else []
    whole = all(isinstance(count, int) and count >= 0 for count in counts)
    return tuple(counts) if whole and len(counts) <= MOST_SEATS else ()


def _lately(bench: Workbench) -> Workbench:
    """The workbench with the last steps only, so that to keep it takes no longer and longer."""
    return replace(bench, past=bench.past[-MOST_STEPS:], future=bench.future[:MOST_STEPS])


def _data(text: str) -> dict[str, Any]:
    with suppress(ValueError):
        if len(text) <= LONGEST and isinstance(data := load_json(text), dict):
            return data
    return {}


def _bench(data: dict[str, Any], view: View) -> Workbench | None:
    """The workbench, if it is of the turn that the view is in."""
    kept = data.get("bench")
    if arranges(view) and isinstance(kept, str) and data.get("turn") == _turn_text(view.before):
        with suppress(UnreadableError):
            return unfinished.read(view.before, kept)
    return None


def _guide_to_data(guide: Guide, bench: Workbench) -> dict[str, Any]:
    return {
        "wanted": str(bench.told(guide.wanted)),
        "discard": guide.discard and str(guide.discard),
        "done": guide.done,
    }


def _guide(data: object, bench: Workbench) -> Guide | None:
    """Where the person was being led on this workbench."""
    match data:
        case {"wanted": str(wanted), "discard": str() | None as discard, "done": int(done)}:
            with suppress(UnreadableError):
                layout = unfinished.layout_of(bench.before, wanted)
                done = min(max(done, 0), len(bench.past))
                return Guide(layout, Card.parse(discard) if discard else None, done)
    return None


def _turn_text(turn: Turn) -> str:
    """What tells one turn from another: the cards with which it began."""
    return " / ".join(map(_text, (turn.hand, *turn.table)))


def _text(cards: Iterable[Card]) -> str:
    return " ".join(map(str, cards))


def _cards(data: dict[str, Any], name: str) -> tuple[Card, ...]:
    text = data.get(name)
    with suppress(UnreadableError):
        return tuple(dict.fromkeys(map(Card.parse, str(text or "").split())))
    return ()


def _member(enum: type[Any], value: object) -> Any:
    """The member with this value, if there is one."""
    return next((member for member in enum if member.value == value), None)
