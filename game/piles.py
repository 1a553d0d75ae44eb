"""Piles of cards in text: hands, stock and discards, as position notations write them.

A card is a face, or with ``b`` or ``c`` the second or third pack's; a face written twice without
them is taken from the packs in turn. ``*`` stands for all cards that no pile names; ``-`` for none.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.cards import PACK_MARKS, Card, Face
from game.reading import UnreadableError
from game.shuffle import Stream, shuffled

REST = "*"
NOTHING = "-"


def pile_text(cards: Iterable[Card]) -> str:
    """The cards with spaces between them, or ``-``."""
    return " ".join(map(str, cards)) or NOTHING


def read_piles(
    piles: Sequence[str], deck: Sequence[Card], chance: Stream
) -> list[tuple[Card, ...]]:
    """The cards of each pile. Those of ``*`` are in an order drawn from the stream.

    Raises UnreadableError for what is no card, a card that the deck does not have (any more), and a
    second ``*``.
    """
    words = [[word for word in pile.split() if word != NOTHING] for pile in piles]
    if sum(pile.count(REST) for pile in words) > 1:
        raise UnreadableError(f"piles with one {REST}", " / ".join(piles))
    free = list(deck)
    marked = {
        word: _take(free, Card.parse(word), word)
        for pile in words
        for word in pile
        if word.endswith(PACK_MARKS[1:])
    }
    if len(marked) != sum(word.endswith(PACK_MARKS[1:]) for pile in words for word in pile):
        raise UnreadableError("piles with each card once", " / ".join(piles))
    named = [
        [
            marked.get(word) or (None if word == REST else _take(free, Face.parse(word), word))
            for word in pile
        ]
        for pile in words
    ]
    rest = shuffled(free, chance)
    return [
        tuple(card for named_card in pile for card in ((named_card,) if named_card else rest))
        for pile in named
    ]


def _take(free: list[Card], wanted: Card | Face, word: str) -> Card:
    """Take the card, or the first one with the face, from those that are free."""
    for at, card in enumerate(free):
        if wanted is card or wanted is card.face:
            return free.pop(at)
    raise UnreadableError("a card that is still there", word)
