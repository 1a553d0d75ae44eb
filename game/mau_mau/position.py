"""Position notation: a state of Mau-Mau as one readable line, as FEN is to chess.

Fields are separated by ``;`` and come in any order; only ``hands``, ``discards`` and ``turn`` must be
there. The defaults are those of a quiet table.

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
``result``     how the last round ended, and its winners  ``result out P2``
``seed``       what later shuffles depend on              ``seed abc``
``options``    options that differ, as JSON               ``options {"hand_size": 5}``
=============  =========================================  =========================================

``*`` stands for all cards of the deck that are named nowhere else, shuffled by the seed; ``-`` for no
cards. A card is a face, with ``b`` or ``c`` for the second or third pack's; a face written twice
without them is taken from the packs in turn.

>>> table = parse_position("hands 5H 7S / JD XR 3C 9C; discards 5C 7C; stock 8H; turn P2; chain 7+2")
>>> position_text(table)
'hands 5H 7S / JD XR 3C 9C; discards 5C 7C; stock 8H; turn P2; chain 7+2'
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import TypeVar

from game.cards import MAX_PACKS, Card, Face, Rank, Suit, UnreadableError, card, deck
from game.mau_mau.options import Options
from game.mau_mau.state import NOBODY, Chain, Ending, Phase, Result, State
from game.seats import Direction, Seat, parse_seat, seat_text
from game.shuffle import Stream, shuffled

Value = TypeVar("Value")

_ARROWS = {Direction.RIGHT: ">", Direction.LEFT: "<"}
_REST = "*"
_NONE = "-"


def position_text(state: State) -> str:
    """The state as a line that ``parse_position`` reads back as the same state."""
    nothing = (0,) * state.seats
    counters = (state.round, state.turns, state.still, state.reshuffles)
    fields = {
        "hands": " / ".join(map(_cards_text, state.hands)),
        "discards": _cards_text(state.discards),
        "stock": _cards_text(state.stock),
        "turn": seat_text(state.turn) + (" <" if state.direction is Direction.LEFT else ""),
        "phase": _unless(state.phase is Phase.PLAY, state.phase.value),
        "chain": _unless(state.chain is None, state.chain),
        "debts": _unless(state.debts == nothing, _numbers_text(state.debts)),
        "named": _unless(state.named is None, state.named and state.named.value),
        "first": _unless(state.first_identical == NOBODY, seat_text(state.first_identical)),
        "dealer": _unless(
            state.dealer == 0, _NONE if state.dealer < 0 else seat_text(state.dealer)
        ),
        "counters": _unless(counters == _COUNTERS, _numbers_text(counters)),
        "won": _unless(state.won == nothing, _numbers_text(state.won)),
        "result": _unless(state.result is None, state.result),
        "seed": state.seed,
        "options": _unless(state.options == Options(), json.dumps(state.options.to_data())),
    }
    return "; ".join(f"{name} {text}" for name, text in fields.items() if text)


def parse_position(text: str) -> State:
    """Read a position. Raises UnreadableError, which names the field at fault."""
    fields = _Fields(text)
    options = fields.read("options", _parse_options, "{}")
    seed = fields.read("seed", str, "")
    hands = [hand.split() for hand in fields.read("hands", str).split("/")]
    piles = [*hands, fields.read("discards", str.split), fields.read("stock", str.split, _REST)]
    *hands_dealt, discards, stock = _deal_out(piles, options, seed)
    if not discards and fields.read("phase", Phase, "play") is not Phase.DEAL:
        raise UnreadableError("a position with a discard pile", text)
    turn, arrow = fields.read("turn", _parse_turn)
    counters = fields.read("counters", _parse_numbers, _numbers_text(_COUNTERS))
    if len(counters) != len(_COUNTERS):
        raise UnreadableError("four counters", text)
    seats = len(hands)
    nothing = _numbers_text((0,) * seats)
    state = State(
        options=options,
        seed=seed,
        hands=tuple(hands_dealt),
        stock=stock,
        discards=discards,
        turn=_seat_at(turn, seats),
        direction=_parse_arrow(arrow),
        phase=fields.read("phase", Phase, "play"),
        chain=fields.read("chain", lambda text: _parse_chain(text, options), _NONE),
        debts=fields.read("debts", lambda text: _parse_numbers(text, seats), nothing),
        named=fields.read("named", lambda text: None if text == _NONE else Suit(text), _NONE),
        first_identical=fields.read("first", lambda text: _seat_at(text, seats), _NONE),
        dealer=fields.read("dealer", lambda text: _seat_at(text, seats), "P1"),
        round=counters[0],
        turns=counters[1],
        still=counters[2],
        reshuffles=counters[3],
        won=fields.read("won", lambda text: _parse_numbers(text, seats), nothing),
        result=fields.read("result", lambda text: _parse_result(text, seats), _NONE),
    )
    fields.nothing_left()
    return state


_COUNTERS = (1, 1, 0, 0)
"""Round, turns, still turns and reshuffles of a position that does not tell them."""


class _Fields:
    """The fields of a position's text, each to be read once or more."""

    def __init__(self, text: str) -> None:
        self._texts: dict[str, str] = {}
        self._read: set[str] = set()
        for part in text.strip().strip(";").split(";"):
            name, _, value = part.strip().partition(" ")
            if name in self._texts:
                raise UnreadableError("a position that tells each field once", part)
            self._texts[name] = value.strip()

    def read(self, name: str, parse: Callable[[str], Value], default: str | None = None) -> Value:
        """The value of a field. Raises UnreadableError if it is missing or cannot be read."""
        self._read.add(name)
        text = self._texts.get(name, default)
        if text is None:
            raise UnreadableError(f"a position with the field {name!r}", "; ".join(self._texts))
        try:
            return parse(text)
        except ValueError as error:
            raise UnreadableError(f"the field {name!r} of a position", text) from error

    def nothing_left(self) -> None:
        """Raise UnreadableError if there is a field that nobody asked for."""
        if unknown := set(self._texts) - self._read:
            raise UnreadableError("a field of a position", ", ".join(sorted(unknown)))


def _deal_out(piles: list[list[str]], options: Options, seed: str) -> list[tuple[Card, ...]]:
    """The cards of each pile; the one pile that has a ``*`` gets all others."""
    packs = options.packs_for(len(piles) - 2)
    words = [word for pile in piles for word in pile if word not in (_REST, _NONE)]
    marked = [Card.parse(word) for word in words if word[-1] in "bc"]
    free = {face: list(range(MAX_PACKS)) for face in {Face.parse(w.rstrip("bc")) for w in words}}
    for known in marked:
        _take(free, known.face, known.pack)
    plain = {
        at: _take(free, Face.parse(word), None)
        for at, word in enumerate(words)
        if word[-1] not in "bc"
    }
    named = [plain.get(at) or Card.parse(word) for at, word in enumerate(words)]
    if sum(pile.count(_REST) for pile in piles) > 1:
        raise UnreadableError("a position with one *", " ".join(_REST for _ in piles))
    others = [card for card in deck(packs=packs, jokers=True) if card not in set(named)]
    rest = shuffled(others, Stream(seed, "position"))
    given = iter(named)
    return [
        tuple(
            card
            for word in pile
            if word != _NONE
            for card in (rest if word == _REST else (next(given),))
        )
        for pile in piles
    ]


def _take(free: dict[Face, list[int]], face: Face, pack: int | None) -> Card:
    """The face's card of this pack, or of the first pack that has it still."""
    packs = free[face]
    if not packs or (pack is not None and pack not in packs):
        raise UnreadableError("a position with each card once", str(face))
    taken = packs[0] if pack is None else pack
    packs.remove(taken)
    return card(face, taken)


def _parse_options(text: str) -> Options:
    data = json.loads(text)
    if not isinstance(data, dict):
        raise UnreadableError("options", text)
    return Options.from_data(data)


def _parse_turn(text: str) -> tuple[str, str]:
    seat, _, arrow = text.partition(" ")
    return seat, arrow.strip() or ">"


def _parse_arrow(text: str) -> Direction:
    for direction, arrow in _ARROWS.items():
        if text == arrow:
            return direction
    raise UnreadableError("a direction, > or <", text)


def _parse_chain(text: str, options: Options) -> Chain | None:
    if text == _NONE:
        return None
    rank, _, cards = text.partition("+")
    return Chain(Rank(rank), options.effects[Rank(rank)], int(cards))


def _parse_result(text: str, seats: int) -> Result | None:
    if text == _NONE:
        return None
    ending, *winners = text.split()
    return Result(tuple(_seat_at(winner, seats) for winner in winners), Ending(ending))


def _parse_numbers(text: str, count: int | None = None) -> tuple[int, ...]:
    numbers = tuple(map(int, text.split()))
    if count is not None and len(numbers) != count:
        raise UnreadableError(f"{count} numbers", text)
    return numbers


def _seat_at(text: str, seats: int) -> Seat:
    if text == _NONE:
        return NOBODY
    seat = parse_seat(text)
    if seat >= seats:
        raise UnreadableError(f"one of {seats} seats", text)
    return seat


def _unless(default: bool, value: object) -> str:
    return "" if default else str(value)


def _cards_text(cards: tuple[Card, ...]) -> str:
    return " ".join(map(str, cards)) or _NONE


def _numbers_text(numbers: tuple[int, ...]) -> str:
    return " ".join(map(str, numbers))
