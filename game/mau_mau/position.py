"""Position notation: a state of Mau-Mau as one readable line, as FEN is to chess.

Fields are separated by ``;`` and come in any order; only ``hands``, ``discards`` and ``turn`` must
be there. The defaults are those of a quiet table.

=============  =========================================  =========================================
field          meaning                                    example
=============  =========================================  =========================================
``hands``      each seat's cards, ``/`` between seats     ``hands 7C 3H / JD XR / -``
``discards``   the discard pile, the top card last        ``discards * 5H``
``stock``      the stock, the next card to draw first     ``stock 8H 9D`` (default ``*``)
``turn``       the seat on turn and the direction         ``turn P2 <`` (``>``, the default: right)
``phase``      play, drew, again, name, deal              ``phase again``
``chain``      rank and cards pending on the turn         ``chain 7+4``
``debts``      cards owed, by seat                        ``debts 0 1 0``
``named``      the suit named for the wild card on top    ``named D``
``first``      who laid the first identical card on top   ``first P1`` (default ``-``: the starter)
``dealer``     the seat that dealt                        ``dealer P3`` (default ``P1``)
``counters``   round, turns, still turns, reshuffles      ``counters 1 12 -1 0``
``won``        rounds won, by seat                        ``won 0 2 1``
``points``     points, by seat                            ``points 0 35 12``
``result``     how the last round ended, and its winners  ``result out P2``
``match``      who won the match that is over             ``match P2``
``layer``      who laid the top card in this very turn    ``layer P1`` (default ``-``)
``cutters``    who may cut, the next one first            ``cutters P3 P4``
``steps``      how far the turn then passes on            ``steps 2`` (default 1)
``silent``     who has one card and has not called        ``silent P4``
``seed``       what later shuffles depend on              ``seed abc``
``options``    options that differ, as JSON               ``options {"hand_size": 5}``
=============  =========================================  =========================================

Cards are written as in ``game.piles``; what ``*`` stands for is shuffled by the seed. A seed of
other characters than letters and digits is written as a JSON string, with ``;`` as an escape.

>>> table = parse_position(
...     "hands 5H 7S / JD XR 3C 9C; discards 5C 7C; stock 8H; turn P2; chain 7+2"
... )
>>> position_text(table)
'hands 5H 7S / JD XR 3C 9C; discards 5C 7C; stock 8H; turn P2; chain 7+2'
"""

from __future__ import annotations

import json

from game.cards import Rank, Suit, deck
from game.mau_mau.options import Options
from game.mau_mau.state import NOBODY, Chain, Ending, Phase, Result, State, Table
from game.notation import (
    Fields,
    fields_text,
    numbers_text,
    parse_numbers,
    parse_one_of,
    parse_seats,
    parse_seed,
    seats_text,
    seed_text,
    unless,
)
from game.piles import NOTHING, REST, pile_text, read_piles
from game.reading import UnreadableError, load_json
from game.seats import Direction, Seat, seat_text
from game.shuffle import Stream

_ARROWS = {Direction.RIGHT: ">", Direction.LEFT: "<"}


def position_text(state: State) -> str:
    """The state, but for its past, as a line that ``parse_position`` reads back as the same."""
    nothing = (0,) * state.seats
    counters = (state.round, state.turns, state.still, state.reshuffles)
    fields = {
        "hands": " / ".join(map(pile_text, state.hands)),
        "discards": pile_text(state.discards),
        "stock": pile_text(state.stock),
        "turn": seat_text(state.turn) + (" <" if state.direction is Direction.LEFT else ""),
        "phase": unless(state.phase is Phase.PLAY, state.phase.value),
        "chain": unless(state.chain is None, state.chain),
        "debts": unless(state.debts == nothing, numbers_text(state.debts)),
        "named": unless(state.named is None, state.named and state.named.value),
        "first": unless(state.first_identical == NOBODY, seat_text(state.first_identical)),
        "dealer": unless(
            state.dealer == 0, NOTHING if state.dealer < 0 else seat_text(state.dealer)
        ),
        "counters": unless(numbers_text(counters) == _COUNTERS, numbers_text(counters)),
        "won": unless(state.won == nothing, numbers_text(state.won)),
        "points": unless(state.points == nothing, numbers_text(state.points)),
        "result": unless(state.result is None, state.result),
        "match": seats_text(state.match_winners),
        "layer": unless(state.layer == NOBODY, seat_text(state.layer)),
        "cutters": seats_text(state.cutters),
        "steps": unless(state.steps == 1, state.steps),
        "silent": seats_text(state.silent),
        "seed": seed_text(state.seed),
        "options": unless(state.options == Options(), json.dumps(state.options.to_data())),
    }
    return fields_text(fields)


def parse_position(text: str) -> State:
    """Read a position. Raises UnreadableError, which names the field at fault."""
    fields = Fields(text)
    seed = fields.read("seed", parse_seed, "")
    piles = fields.read("hands", lambda text: text.split("/"))
    seats = len(piles)
    options = fields.read("options", lambda text: _parse_options(text, seats), "{}")
    piles += [fields.read("discards", str), fields.read("stock", str, REST)]
    pack = deck(packs=options.packs_for(seats), jokers=options.jokers)
    *hands, discards, stock = read_piles(piles, pack, Stream(seed, "position"))
    phase = fields.read("phase", Phase, Phase.PLAY.value)
    if not discards and phase is not Phase.DEAL:
        raise UnreadableError("a position with a discard pile", text)
    turn, direction = fields.read("turn", lambda text: _parse_turn(text, seats))
    counters = fields.read("counters", lambda text: parse_numbers(text, 4), _COUNTERS)
    nothing = numbers_text((0,) * seats)
    table = Table(
        options=options,
        seed=seed,
        hands=tuple(hands),
        stock=stock,
        discards=discards,
        turn=turn,
        direction=direction,
        phase=phase,
        chain=fields.read("chain", lambda text: _parse_chain(text, options), NOTHING),
        debts=fields.read("debts", lambda text: parse_numbers(text, seats), nothing),
        named=fields.read("named", lambda text: None if text == NOTHING else Suit(text), NOTHING),
        first_identical=fields.read("first", lambda text: _parse_place(text, seats), NOTHING),
        dealer=fields.read("dealer", lambda text: _parse_place(text, seats), "P1"),
        round=counters[0],
        turns=counters[1],
        still=counters[2],
        reshuffles=counters[3],
        won=fields.read("won", lambda text: parse_numbers(text, seats), nothing),
        points=fields.read("points", lambda text: parse_numbers(text, seats), nothing),
        result=fields.read("result", lambda text: _parse_result(text, seats), NOTHING),
        match_winners=fields.read("match", lambda text: parse_seats(text, seats), ""),
        layer=fields.read("layer", lambda text: _parse_place(text, seats), NOTHING),
        cutters=fields.read("cutters", lambda text: parse_seats(text, seats), ""),
        steps=fields.read("steps", int, "1"),
        silent=fields.read("silent", lambda text: parse_seats(text, seats), ""),
    )
    fields.nothing_left()
    return State(table)


_COUNTERS = "1 1 0 0"
"""Round, turns, still turns and reshuffles of a position that does not tell them."""


def _parse_options(text: str, seats: int) -> Options:
    data = load_json(text)
    if not isinstance(data, dict):
        raise UnreadableError("options", text)
    options = Options.from_data(data)
    options.check(seats)
    return options


def _parse_turn(text: str, seats: int) -> tuple[Seat, Direction]:
    seat, _, arrow = text.partition(" ")
    directions = {arrow: direction for direction, arrow in _ARROWS.items()}
    return parse_one_of(seat, seats), directions[arrow.strip() or ">"]


def _parse_chain(text: str, options: Options) -> Chain | None:
    if text == NOTHING:
        return None
    rank, _, cards = text.partition("+")
    return Chain(Rank(rank), options.effects[Rank(rank)], int(cards))


def _parse_result(text: str, seats: int) -> Result | None:
    if text == NOTHING:
        return None
    ending, *winners = text.split()
    return Result(parse_seats(" ".join(winners), seats), Ending(ending))


def _parse_place(text: str, seats: int) -> Seat:
    return NOBODY if text == NOTHING else parse_one_of(text, seats)
