"""What a rearrangement came to: of which melds which were made, and with what from the hand.

From two tables, and the cards tell: it is no record of the steps that a player took to get there.

>>> from game.cards import Card
>>> def meld(text: str) -> Meld:
...     return tuple(map(Card.parse, text.split()))
>>> before = (meld("KC KD KS"), meld("6H 7H 8H 9H 10H JH QH"))
>>> after = (meld("KC KD KS"), meld("6H 7H 8H"), meld("8Hb 9H 10Hb"), meld("10H JH QH"))
>>> (change,) = changes(before, after)
>>> len(change.before), len(change.after), change.laid
(1, 3, (Card(8Hb), Card(10Hb)))
"""

from __future__ import annotations

from itertools import chain
from typing import NamedTuple

from game.cards import Card
from game.mexe_mexe.turn import Table
from game.mexe_mexe.verdict import Meld


class Change(NamedTuple):
    """Melds of which others were made, the fewest that can be told apart.

    All cards of ``before`` lie in ``after``, and beside them only ``laid``. A new meld has nothing
    before it; a meld that only grew is one and one; a 2 that shifted is one and one with none laid.
    """

    before: tuple[Meld, ...]
    after: tuple[Meld, ...]
    laid: tuple[Card, ...]
    """What came from the hand, as it lies in ``after``."""


def changes(before: Table, after: Table) -> tuple[Change, ...]:
    """The changes between two tables, in the order in which their first new melds lie.

    No card of ``before`` is missing in ``after``. Melds that lie as they lay are in no change.
    """
    owners = {card: meld for meld in before for card in meld}
    same = set(before)
    left = [meld for meld in after if meld not in same]
    told: list[Change] = []
    while left:
        new = _connected(left, owners)
        left = [meld for meld in left if meld not in new]
        cards = tuple(chain.from_iterable(new))
        old = {owners[card] for card in cards if card in owners}
        told.append(
            Change(
                tuple(meld for meld in before if meld in old),
                tuple(new),
                tuple(card for card in cards if card not in owners),
            )
        )
    return tuple(told)


def _connected(melds: list[Meld], owners: dict[Card, Meld]) -> list[Meld]:
    """The first meld, and all that were made of the same melds as one that is among them."""
    sources = [{owners[card] for card in meld if card in owners} for meld in melds]
    known = set(sources[0])
    joined = {0}
    while more := {at for at, its in enumerate(sources) if at not in joined and its & known}:
        joined |= more
        known = known.union(*(sources[at] for at in more))
    return [meld for at, meld in enumerate(melds) if at in joined]
