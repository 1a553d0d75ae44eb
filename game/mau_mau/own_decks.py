"""Own decks: by an option every seat is dealt, and draws, from the pack that has its number.

Nothing else changes. The starter comes from the dealer's pack, in an order that everybody may know.
When the cards of a seat in the stock are used up, its cards among the discards, all but the top
one, become its stock again. Their order depends on the whole pile as it lies, with the cards of the
others: who lays them cannot see it coming.

What the orders follow from is told by the seed. That is any text, or one of this form:

    decks COMMON DECK/DECK DECK/DECK …

- ``COMMON`` is the seed of what everybody may know: who deals first, and the starters;
- then for each round a deck for each seat: the seed of its orders; or what is *guessed* of them,
  by somebody who does not know that seed. A guess is ``~``, the number of the shuffle (0 for the
  deal, then the round's reshuffles), ``:`` and the faces in order, one character each; and so for
  every shuffle. Faces that it leaves out come last.

>>> told = seed_text("ab", [("12ef", guess({0: (Face.parse("AC"), Face.parse("2C"))}))])
>>> told, is_guess(told, 1, 0), is_guess(told, 1, 1)
('decks ab 12ef/~0:AB', False, True)
>>> from game.cards import deck
>>> [str(card) for card in ordered(told, 1, 1, 0, deck(packs=2, jokers=True))[:3]]
['ACb', '2Cb', '3Cb']
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from game.cards import Card, Face
from game.seats import Seat
from game.shuffle import Stream, shuffled

_WORD = "decks"
_GUESS = "~"
_FACES = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz01"
"""A character for each of the 54 faces in order."""


def seed_text(common: str, rounds: Iterable[Sequence[str]]) -> str:
    """The seed of these decks, by round and by seat."""
    return " ".join((_WORD, common, *("/".join(decks) for decks in rounds)))


def guess(orders: Mapping[int, Iterable[Face]]) -> str:
    """A deck by its orders, by the number of the shuffle."""
    told = (
        f"{_GUESS}{number}:{''.join(_FACES[face.order] for face in faces)}"
        for number, faces in orders.items()
    )
    return "".join(told) or _GUESS


def common_seed(seed: str) -> str:
    """The seed of what everybody may know."""
    words = seed.split(" ")
    return words[1] if words[0] == _WORD and len(words) > 1 else seed


def is_guess(seed: str, number: int, seat: Seat) -> bool:
    """Whether the deck of a seat in a round is only guessed."""
    return _deck(seed, number, seat).startswith(_GUESS)


def ordered(
    seed: str, number: int, seat: Seat, shuffle: int, pile: Sequence[Card]
) -> tuple[Card, ...]:
    """The cards of a seat in a pile after a shuffle of the round of this number.

    Shuffle 0 is for the deal, and the pile then all cards.
    """
    deck, cards = _deck(seed, number, seat), own(pile, seat)
    if not deck.startswith(_GUESS):
        label = f"own deck {number} {seat} {shuffle} {' '.join(map(str, pile))}"
        return shuffled(cards, Stream(deck or seed, label))
    told = dict(piece.partition(":")[::2] for piece in deck.split(_GUESS))
    place = {face: at for at, face in enumerate(told.get(str(shuffle), ""))}
    return tuple(sorted(cards, key=lambda card: place.get(_FACES[card.face.order], len(place))))


def own(cards: Iterable[Card], seat: Seat) -> tuple[Card, ...]:
    """Those of the cards that are of the seat's pack."""
    return tuple(card for card in cards if card.pack == seat)


def _deck(seed: str, number: int, seat: Seat) -> str:
    """What the seed tells of a deck; nothing if it tells nothing of it."""
    words = seed.split(" ")
    decks = words[1 + number].split("/") if words[0] == _WORD and number + 1 < len(words) else ()
    return decks[seat] if seat < len(decks) else ""
