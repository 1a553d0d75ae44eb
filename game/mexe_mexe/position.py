"""Position notation: a state of Mexe-Mexe as one readable line, as FEN is to chess.

Fields are separated by ``;`` and come in any order; only ``hands`` must be there. The defaults are
those of a turn in which the card has been drawn.

=============  =========================================  =========================================
field          meaning                                    example
=============  =========================================  =========================================
``hands``      each seat's cards, ``/`` between seats     ``hands 7C 3H / JD 2S / -``
``table``      the melds, ``/`` between them              ``table 6H 7H 8H / AC AD AS``
``discards``   the discard pile, the top card last        ``discards 9C 5H`` (default ``-``)
``stock``      the stock, the next card to draw first     ``stock 8H 9D`` (default ``*``)
``turn``       the seat on turn, or asked                 ``turn P2`` (default ``P1``)
``phase``      draw, arrange, deal, return, over          ``phase draw`` (default ``arrange``)
``taken``      the card taken from the discards           ``taken 9H`` (default ``-``)
``dealer``     the seat that dealt last                   ``dealer P3`` (default ``P1``)
``counters``   round, turns, reshuffles                   ``counters 2 12 0`` (default ``1 1 0``)
``sheet``      rounds, ``/`` between them; for each seat  ``sheet 210>150 0 45 / - 20 0``
               its points, or ``-``, and ``>`` the total
               with which it came back
``offers``     who has to be asked whether he returns     ``offers P3 P1``
``result``     how the last round ended, and who is out   ``result out P2``
``seed``       what later shuffles depend on              ``seed abc``
``options``    options that differ, as JSON               ``options {"hand_size": 9}``
=============  =========================================  =========================================

Cards are written as in ``game.piles``; what ``*`` stands for is shuffled by the seed. A seed of
other characters than letters and digits is written as a JSON string, with ``;`` as an escape.

>>> table = parse_position("hands 8H 3C / 4C 4D; table 6H 7H 8H 9H; discards 5C; stock KD; turn P1")
>>> position_text(table)
'hands 8H 3C / 4C 4D; table 6H 7H 8Hb 9H; discards 5C; stock KD; turn P1'
"""

from __future__ import annotations

import json

from game.cards import Card, deck
from game.mexe_mexe.melds import explain
from game.mexe_mexe.options import Options
from game.mexe_mexe.scores import Row, Sheet
from game.mexe_mexe.state import Ending, Phase, Result, State
from game.notation import (
    Fields,
    fields_text,
    numbers_text,
    parse_anybody,
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
from game.seats import seat_text
from game.shuffle import Stream

_COUNTERS = (1, 1, 0)
"""Round, turns and reshuffles of a position that does not tell them."""
_BACK = ">"


def position_text(state: State) -> str:
    """The state as a line that ``parse_position`` reads back as the same state."""
    counters = (state.round, state.turns, state.reshuffles)
    return fields_text(
        {
            "hands": _piles_text(state.hands),
            "table": unless(not state.table, _piles_text(state.table)),
            "discards": unless(not state.discards, pile_text(state.discards)),
            "stock": pile_text(state.stock),
            "turn": seat_text(state.turn),
            "phase": unless(state.phase is Phase.ARRANGE, state.phase.value),
            "taken": unless(state.taken is None, state.taken),
            "dealer": unless(
                state.dealer == 0, NOTHING if state.dealer is None else seat_text(state.dealer)
            ),
            "counters": unless(counters == _COUNTERS, numbers_text(counters)),
            "sheet": " / ".join(map(_row_text, state.sheet)),
            "offers": seats_text(state.offers),
            "result": unless(state.result is None, state.result),
            "seed": seed_text(state.seed),
            "options": unless(state.options == Options(), json.dumps(state.options.to_data())),
        }
    )


def parse_position(text: str) -> State:
    """Read a position. Raises UnreadableError, which names the field at fault."""
    fields = Fields(text)
    seed = fields.read("seed", parse_seed, "")
    piles = fields.read("hands", _parse_piles)
    seats = len(piles)
    options = fields.read("options", lambda text: _parse_options(text, seats), "{}")
    melds = fields.read(
        "table", lambda text: [] if text == NOTHING else _parse_piles(text), NOTHING
    )
    piles += [*melds, fields.read("discards", str, NOTHING), fields.read("stock", str, REST)]
    pack = deck(packs=options.packs_for(seats), jokers=False)
    *lying, discards, stock = read_piles(piles, pack, Stream(seed, "position"))
    hands, table = lying[:seats], lying[seats:]
    turn = fields.read("turn", lambda text: parse_one_of(text, seats), "P1")
    counters = fields.read("counters", lambda text: parse_numbers(text, 3), numbers_text(_COUNTERS))
    state = State(
        options=options,
        seed=seed,
        hands=tuple(hands),
        table=tuple(explain(meld, options).cards for meld in table),
        stock=stock,
        discards=discards,
        turn=turn,
        phase=fields.read("phase", Phase, Phase.ARRANGE.value),
        taken=fields.read("taken", lambda text: _parse_taken(text, hands[turn]), NOTHING),
        turns=counters[1],
        reshuffles=counters[2],
        round=counters[0],
        dealer=fields.read("dealer", lambda text: parse_anybody(text, seats), "P1"),
        sheet=fields.read("sheet", lambda text: _parse_sheet(text, seats), ""),
        offers=fields.read("offers", lambda text: parse_seats(text, seats), ""),
        result=fields.read("result", lambda text: _parse_result(text, seats), NOTHING),
    )
    fields.nothing_left()
    _check(state, text)
    return state


def _check(state: State, text: str) -> None:
    """Raise UnreadableError for a table that could never be."""
    asked = state.phase is Phase.RETURN
    if asked and not (state.offers and state.turn == state.offers[0] and len(state.active) > 1):
        raise UnreadableError("a position in which the seat on turn may return", text)
    if state.phase is Phase.OVER and not state.sheet:
        raise UnreadableError("a position with a score sheet", text)
    if state.phase in (Phase.DRAW, Phase.ARRANGE):
        if state.turn not in state.active or len(state.active) < 2:
            raise UnreadableError("a position in which the seat on turn plays", text)
        if not all(explain(meld, state.options).valid for meld in state.table):
            raise UnreadableError("a position of valid melds", text)


def _piles_text(piles: tuple[tuple[Card, ...], ...]) -> str:
    return " / ".join(map(pile_text, piles))


def _parse_piles(text: str) -> list[str]:
    return text.split("/")


def _parse_options(text: str, seats: int) -> Options:
    data = load_json(text)
    if not isinstance(data, dict):
        raise UnreadableError("options", text)
    options = Options.from_data(data)
    options.check(seats)
    return options


def _parse_taken(text: str, hand: tuple[Card, ...]) -> Card | None:
    if text == NOTHING:
        return None
    card = Card.parse(text)
    if card not in hand:
        raise UnreadableError("a card in the hand on turn", text)
    return card


def _row_text(row: Row) -> str:
    cells = zip(row.points, row.returned, strict=True)
    return " ".join(
        (NOTHING if points is None else str(points)) + ("" if back is None else f"{_BACK}{back}")
        for points, back in cells
    )


def _parse_sheet(text: str, seats: int) -> Sheet:
    return tuple(_parse_row(row, seats) for row in text.split("/")) if text else ()


def _parse_row(text: str, seats: int) -> Row:
    cells = [cell.partition(_BACK) for cell in text.split()]
    if len(cells) != seats:
        raise UnreadableError(f"the points of {seats} seats", text)
    return Row(
        points=tuple(None if points == NOTHING else int(points) for points, _, _ in cells),
        returned=tuple(int(back) if back else None for _, _, back in cells),
    )


def _parse_result(text: str, seats: int) -> Result | None:
    if text == NOTHING:
        return None
    ending, _, winners = text.partition(" ")
    return Result(parse_seats(winners, seats), Ending(ending))
