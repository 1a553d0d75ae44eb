"""From a workbench to a layout that is wanted: the few moves that a person can follow.

Every meld that is wanted grows on the pile with which it shares most cards, its stem, and all else
that belongs to it comes in one move; so there are never more moves than melds that differ, besides
exchanges, what goes back to the hand, and 2s that shift. If starting the turn again makes it
shorter, that is the first move.

>>> from game.cards import Card
>>> from game.mexe_mexe.workbench import Options, Turn, start
>>> def cards(text):
...     return tuple(map(Card.parse, text.split()))
>>> turn = Turn((cards("6H 7H 8H 9H 10H JH QH"),), cards("8Hb 10Hb 3C"), None, Options())
>>> wanted = Layout((cards("6H 7H 8H"), cards("8Hb 9H 10H"), cards("10Hb JH QH")))
>>> for move in moves(start(turn), wanted):
...     print(move.kind.value, *move.cards, ":", *move.meld)
put 8Hb 9H 10H : 8Hb 9H 10H
put 10Hb JH QH : 10Hb JH QH
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from enum import Enum
from typing import NamedTuple

from game.mexe_mexe.changes import changes
from game.mexe_mexe.turn import Problem, lying_after
from game.mexe_mexe.verdict import Meld
from game.mexe_mexe.workbench import Layout, Workbench


class Kind(Enum):
    """What a move does."""

    RESET = "reset"
    """All as it lay when the turn began."""
    EXCHANGE = "exchange"
    """X33: a card of the hand for a curinga."""
    BACK = "back"
    """Cards laid in this turn come back to the hand."""
    PUT = "put"
    """Cards come to a pile, or are one of their own."""
    SHIFT = "shift"
    """X22: the curinga of a run goes to another place of it."""


class Move(NamedTuple):
    """One move, told by the cards, for piles change their numbers."""

    kind: Kind
    cards: Meld = ()
    """What is moved, in the order in which it lies then; of an exchange the card and the 2."""
    stem: Meld = ()
    """Of the pile to which the cards come, those that stay; none if they are one of their own."""
    meld: Meld = ()
    """What is complete then; the pile may hold more, which later moves take away."""


def moves(bench: Workbench, wanted: Layout) -> tuple[Move, ...]:
    """The moves that lead from a workbench to a layout of the same turn; none if it is there.

    Every meld of the layout is valid and in order, and no table card is missing in it.
    """
    again = bench.reset()
    anew = () if again is bench else (Move(Kind.RESET), *_moves(again, wanted))
    if wanted.exchanges[: len(bench.exchanges)] != bench.exchanges:
        return anew
    direct = tuple(_moves(bench, wanted))
    return anew if anew and len(anew) < len(direct) else direct


def moved(bench: Workbench, move: Move) -> Workbench:
    """The workbench after a move that ``moves`` told of for it."""
    match move.kind:
        case Kind.RESET:
            came: Workbench | Problem = bench.reset()
        case Kind.EXCHANGE:
            came = bench.exchange(*move.cards)
        case Kind.BACK:
            came = bench.take_back(move.cards)
        case Kind.PUT:
            came = _put(bench, move)
        case Kind.SHIFT:
            came = bench.shift(_pile_of(bench, move.cards))
    assert isinstance(came, Workbench), f"{move}: {came}"
    return came


def _put(bench: Workbench, move: Move) -> Workbench | Problem:
    """Put the cards at the gap that gives the meld as it is wanted; at the end if none does."""
    if not move.stem:
        return bench.put(move.cards)
    pile = _pile_of(bench, move.stem)
    gaps = reversed(range(len(bench.melds[pile]) + 1))
    ways = [bench.put(move.cards, pile, gap) for gap in gaps]
    done = (way for way in ways if isinstance(way, Workbench) and move.meld in way.melds)
    return next(done, ways[0])


def arrived(bench: Workbench, wanted: Layout) -> Workbench:
    """The workbench after all moves to a layout, as one step that can be undone."""
    there = bench
    while to_do := moves(there, wanted):
        there = moved(there, to_do[0])
    return bench if there is bench else replace(there, past=(*bench.past, bench.now), future=())


def _moves(bench: Workbench, wanted: Layout) -> Iterator[Move]:
    """The moves without starting again; each is tried out, to see what is left to do."""
    for exchange in wanted.exchanges[len(bench.exchanges) :]:
        move = Move(Kind.EXCHANGE, (exchange.card, exchange.wild))
        yield move
        bench = moved(bench, move)
    lying = {card for meld in wanted.melds for card in meld}
    if back := tuple(card for meld in bench.melds for card in meld if card not in lying):
        move = Move(Kind.BACK, back)
        yield move
        bench = moved(bench, move)
    for move in _puts(bench, wanted):
        yield move
        bench = moved(bench, move)
    for meld in wanted.melds:
        while meld not in bench.melds:
            move = Move(Kind.SHIFT, bench.melds[_pile_of(bench, meld)], meld=meld)
            yield move
            bench = moved(bench, move)


def _puts(bench: Workbench, wanted: Layout) -> Iterator[Move]:
    """What makes the piles the melds that are wanted, but for the places of curingas."""
    stems = _stems(bench.melds, wanted.melds)
    for meld in _in_turn(bench, wanted):
        stem = tuple(card for card in meld if card in stems.get(meld, ()))
        if come := tuple(card for card in meld if card not in stem):
            yield Move(Kind.PUT, come, stem, meld)


def _in_turn(bench: Workbench, wanted: Layout) -> Iterator[Meld]:
    """The melds in the order in which to make them, which is the same wherever one begins.

    First those that lay so before; then what has to do with each other comes one after the other,
    and of that first what needs no card of the hand.
    """
    lying = lying_after(bench.before, wanted.exchanges)
    assert not isinstance(lying, Problem)
    hand = frozenset(bench.before.hand)
    yield from (meld for meld in wanted.melds if meld in lying)
    for change in changes(lying, wanted.melds):
        yield from sorted(change.after, key=lambda meld: not hand.isdisjoint(meld))


def _stems(piles: Iterable[Meld], melds: Iterable[Meld]) -> dict[Meld, Meld]:
    """By meld the pile on which it grows; the largest parts of piles stay where they are."""
    shared = [
        (-len(set(pile) & set(meld)), pile, meld)
        for meld in melds
        for pile in piles
        if not set(pile).isdisjoint(meld)
    ]
    stems: dict[Meld, Meld] = {}
    taken: set[Meld] = set()
    for _, pile, meld in sorted(shared, key=lambda one: one[0]):
        if meld not in stems and pile not in taken:
            stems[meld] = pile
            taken.add(pile)
    return stems


def _pile_of(bench: Workbench, cards: Meld) -> int:
    """The index of the pile in which these lie."""
    return next(at for at, pile in enumerate(bench.melds) if cards[0] in pile)
