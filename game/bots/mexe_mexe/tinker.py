"""A bot for fuzzing Mexe-Mexe: it lays and rearranges by chance, and ends its turn as it may."""

from __future__ import annotations

from collections.abc import Callable

from game.bots.mexe_mexe.hand import melds_in
from game.mexe_mexe.intents import Intent
from game.mexe_mexe.state import Phase
from game.mexe_mexe.view import View
from game.mexe_mexe.workbench import Workbench, start
from game.shuffle import Stream

MOST_STEPS = 12
PATIENCE = 4
"""After so many steps with a table in pieces it goes back to the last whole one."""

Step = Callable[[Workbench, Stream], object]


def choose(view: View, chance: Stream) -> Intent:
    """Any of the listed intents; to end a turn, what some steps on the workbench have led to."""
    if view.phase is not Phase.ARRANGE:
        return chance.choice(view.legal)
    bench = whole = start(view.before)
    broken = 0
    for _ in range(chance.below(MOST_STEPS)):
        stepped = chance.choice(_STEPS)(bench, chance)
        bench = stepped if isinstance(stepped, Workbench) else bench
        broken = broken + 1 if bench.table_problems else 0
        if not broken and bench.endings:
            whole = bench
        elif broken > PATIENCE:
            bench, broken = whole, 0
    return whole.intent(chance.choice(whole.endings))


def _lay_meld(bench: Workbench, chance: Stream) -> object:
    melds = melds_in(bench.hand, bench.before.options)
    return bench.put(chance.choice(melds)) if melds else None


def _lay_off(bench: Workbench, chance: Stream) -> object:
    """A card of the hand on a meld that it fits on."""
    if not bench.hand:
        return None
    card = chance.choice(bench.hand)
    fits = bench.fits((card,))
    return bench.put((card,), chance.choice(fits)) if fits else None


def _move(bench: Workbench, chance: Stream) -> object:
    """A card from anywhere to anywhere."""
    cards = (*bench.hand, *bench.loose, *(card for meld in bench.melds for card in meld))
    place = chance.below(len(bench.melds) + 1)
    meld = place if place < len(bench.melds) else None
    at = chance.below(len(bench.melds[meld]) + 1) if meld is not None else None
    return bench.put((chance.choice(cards),), meld, at)


def _move_on(bench: Workbench, chance: Stream) -> object:
    """A card of the table to a meld that it fits on."""
    cards = [*bench.loose, *(card for meld in bench.melds for card in meld)]
    if not cards:
        return None
    card = chance.choice(cards)
    fits = bench.fits((card,))
    return bench.put((card,), chance.choice(fits)) if fits else None


def _remake(bench: Workbench, chance: Stream) -> object:
    """A meld of cards of the hand and of some of the melds."""
    if not bench.melds:
        return None
    melds = {chance.choice(bench.melds) for _ in range(2)}
    cards = [card for meld in bench.melds if meld in melds for card in meld]
    made = melds_in((*bench.hand, *bench.loose, *cards), bench.before.options)
    return bench.put(chance.choice(made)) if made else None


def _split(bench: Workbench, chance: Stream) -> object:
    if not bench.melds:
        return None
    meld = chance.below(len(bench.melds))
    return bench.split(meld, chance.below(len(bench.melds[meld]) + 1))


def _join(bench: Workbench, chance: Stream) -> object:
    if len(bench.melds) < 2:
        return None
    return bench.join(chance.below(len(bench.melds)), chance.below(len(bench.melds)))


def _pick(bench: Workbench, chance: Stream) -> object:
    cards = [card for meld in bench.melds for card in meld]
    return bench.pick((chance.choice(cards),)) if cards else None


def _take_back(bench: Workbench, chance: Stream) -> object:
    cards = [card for meld in bench.melds for card in meld]
    return bench.take_back((chance.choice(cards),)) if cards else None


def _shift(bench: Workbench, chance: Stream) -> object:
    return bench.shift(chance.below(len(bench.melds))) if bench.melds else None


def _exchange(bench: Workbench, chance: Stream) -> object:
    possible = bench.possible_exchanges
    if not possible:
        return None
    exchange = chance.choice(possible)
    return bench.exchange(exchange.card, exchange.wild)


_STEPS: tuple[Step, ...] = (
    _lay_meld,
    _lay_off,
    _lay_off,
    _lay_off,
    _move,
    _move_on,
    _remake,
    _split,
    _join,
    _pick,
    _take_back,
    _shift,
    _exchange,
    _exchange,
)
