"""Whole rounds as texts to read: who could do what, who did what, and what came of it.

The texts lie in ``playthroughs/``; ``python -m tests.golden --write`` makes them anew. Who plays is
a stream of chance, no bot, so that a better bot changes nothing here: it gathers some cards that
might go together, from the hand and from the table, and leaves them so if the table is whole.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain
from pathlib import Path

from game import mexe_mexe
from game.cards import Card, Rank
from game.mexe_mexe import Intent, State, event_text
from game.mexe_mexe.events import Arranged, Dealt
from game.mexe_mexe.options import Options
from game.mexe_mexe.state import Phase
from game.mexe_mexe.verdict import Meld
from game.mexe_mexe.workbench import Workbench, start
from game.piles import pile_text
from game.ruling import Allowed
from game.seats import Seat, seat_text
from game.shuffle import Stream

FOLDER = Path(__file__).with_name("playthroughs")
TRIES = 40
"""So many times in a turn some cards are put together."""
TOGETHER = 3
"""Cards of a suit so near one another may be put together."""


@dataclass(frozen=True)
class Playthrough:
    """A round by its seed, from its deal or from a position, with the answers that follow it."""

    name: str
    seed: str
    seats: int = 0
    options: Options = Options()  # noqa: RUF009 - frozen, as good as a number
    position: str = ""

    @property
    def path(self) -> Path:
        """Where its text lies."""
        return FOLDER / f"{self.name}.txt"

    def text(self) -> str:
        """The whole round."""
        return "\n".join(self.lines()) + "\n"

    def begin(self) -> State:
        """The table before the first line."""
        if self.position:
            return mexe_mexe.parse_position(f"{self.position}; seed {self.seed}")
        return mexe_mexe.begin(self.options, self.seats, self.seed)

    def lines(self) -> Iterator[str]:
        """The agreement, the deal, every decision."""
        state = self.begin()
        yield f"Mexe-Mexe, {state.seats} seats, seed {self.seed!r}"
        yield f"options {json.dumps(state.options.to_data())}"
        if self.position:
            yield self.position
        chance = Stream(self.seed, "playthrough")
        seat, intent = 0, mexe_mexe.parse_intent("deal")
        for number in range(1, 1000):
            ruling = mexe_mexe.judge(state, seat, intent)
            assert isinstance(ruling, Allowed)
            yield f"    {seat_text(seat)}: {intent}"
            for event in ruling.events:
                state = mexe_mexe.evolve(state, event)
                yield from told(event)
            actor = mexe_mexe.actor(state)
            if actor is None:
                return
            yield from ("", f"{number}. {table(state)}", could(state, actor))
            seat, intent = actor, decision(state, chance)


def told(event: mexe_mexe.Event) -> Iterator[str]:
    """An event's lines: hands one by one, and of a table made anew only what is new."""
    match event:
        case Dealt(number, dealer, hands):
            yield f"        Dealt round={number} dealer={seat_text(dealer)}"
            for seat, hand in enumerate(hands):
                yield f"            {seat_text(seat)}: {' '.join(map(str, hand))}"
        case Arranged(seat):
            yield f"        Arranged seat={seat_text(seat)}"
            for change in event.changes:
                joined = f" + {pile_text(change.laid)}" if change.laid else ""
                yield f"            {melds(change.before)}{joined} > {melds(change.after)}"
        case _:
            yield f"        {event_text(event)}"


def melds(them: tuple[Meld, ...]) -> str:
    """Melds with ``/`` between them."""
    return " / ".join(map(pile_text, them)) or "-"


def table(state: State) -> str:
    """What lies there: ``6H 7H 8H / KC KD KS; discard 5C; cards 7 6; arrange``."""
    parts = [
        melds(state.table),
        f"discard {pile_text(state.discards[-1:])}",
        f"cards {' '.join(map(str, map(len, state.hands)))}",
        f"stock {len(state.stock)}",
        state.phase.value,
    ]
    return "; ".join(parts)


def could(state: State, seat: Seat) -> str:
    """What the seat that has to decide holds, and what is listed for it."""
    words = "/".join(map(str, mexe_mexe.legal(state, seat))).replace("/discard ", " ")
    return f"    {seat_text(seat)} holds {pile_text(state.hands[seat])} may {words}"


def decision(state: State, chance: Stream) -> Intent:
    """What the seat that has to decide asks for."""
    if state.phase is not Phase.ARRANGE:
        return chance.choice(mexe_mexe.legal(state, state.turn))
    bench = start(state.before)
    for _ in range(TRIES):
        tried = _exchanged(bench, chance) if chance.below(3) == 0 else _gathered(bench, chance)
        if tried.endings:
            bench = tried
    return bench.intent(chance.choice(bench.endings))


def _exchanged(bench: Workbench, chance: Stream) -> Workbench:
    possible = bench.possible_exchanges
    if not possible:
        return bench
    chosen = chance.choice(possible)
    after = bench.exchange(chosen.card, chosen.wild)
    assert isinstance(after, Workbench)
    return after


def _gathered(bench: Workbench, chance: Stream) -> Workbench:
    """Some cards put together, or one card put on a meld: at least one of them from the hand."""
    if not bench.hand:
        return bench
    card = chance.choice(bench.hand)
    fits = bench.fits((card,))
    if fits and chance.below(2):
        after = bench.put((card,), chance.choice(fits))
    else:
        others = [
            other
            for other in chain(bench.hand, chain.from_iterable(bench.melds))
            if other is not card and _might_join(card, other)
        ]
        chosen = {chance.choice(others) for _ in range(3)} if others else set()
        after = bench.put((card, *(other for other in others if other in chosen)))
    assert isinstance(after, Workbench)
    return after


def _might_join(card: Card, other: Card) -> bool:
    """Whether two cards might lie in one meld, side by side or nearly so."""
    if Rank.TWO in (card.rank, other.rank) or card.rank is other.rank:
        return True
    ranks = tuple(Rank)
    near = abs(ranks.index(card.rank) - ranks.index(other.rank)) <= TOGETHER
    return card.suit is other.suit and near


ELIMINATION = (
    "hands - / - / - / -; phase deal; dealer P4; counters 3 0 0; "
    "sheet 0 45 80 60 / 95 70 0 80 / 60 0 75 50; "
    'options {"hand_size": 7}'
)
HOUSE = Options(wild_in_sets=True, go_out_needs_discard=True, may_discard_taken=True)
ROUNDS = (
    Playthrough("usual-2", "5", 2),
    Playthrough("usual-4", "5", 4, Options(hand_size=7)),
    Playthrough("three-packs-7", "3", 7, Options(hand_size=7)),
    Playthrough("house-rules-3", "5", 3, HOUSE),
    Playthrough("stock-made-anew-4", "31", 4, Options(hand_size=7, packs=1)),
    Playthrough("eliminated-4", "5", position=ELIMINATION),
)
