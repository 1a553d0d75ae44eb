"""The cards: ranks, suits, faces, and the physical cards of up to three packs.

There is a fixed set of faces and of cards, and each of them is one object for ever: compare them
with ``is``. A *face* is what is printed on a card (``7C``, ``10H``, ``XR``); a *card* is one
physical piece of cardboard, a face of one pack.

>>> Face.parse("10h").rank, Face.parse("10h").suit, Face.parse("XR").colour
(<Rank.TEN: '10'>, <Suit.HEARTS: 'H'>, <Colour.RED: 'R'>)
>>> [str(card) for card in (Card.parse("7C"), Card.parse("7Cb"))]
['7C', '7Cb']
>>> len(deck(packs=2, jokers=True))
108
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from operator import attrgetter

from game.reading import UnreadableError

MAX_PACKS = 3
PACK_MARKS = ("", "b", "c")
"""How a card's text tells its pack: the first pack's cards look like their faces."""


class Colour(Enum):
    """The two families of suits; also what tells one JOKER from the other."""

    BLACK = "B"
    RED = "R"


class Suit(Enum):
    """The four suits, in the order in which hands and decks are written."""

    CLUBS = "C"
    DIAMONDS = "D"
    HEARTS = "H"
    SPADES = "S"

    @property
    def colour(self) -> Colour:
        """Red for hearts and diamonds, black for spades and clubs."""
        return Colour.RED if self in (Suit.DIAMONDS, Suit.HEARTS) else Colour.BLACK


class Rank(Enum):
    """The thirteen ranks, lowest first, and the JOKER above them all."""

    ACE = "A"
    TWO = "2"
    THREE = "3"
    FOUR = "4"
    FIVE = "5"
    SIX = "6"
    SEVEN = "7"
    EIGHT = "8"
    NINE = "9"
    TEN = "10"
    JACK = "J"
    QUEEN = "Q"
    KING = "K"
    JOKER = "X"


SUITS = tuple(Suit)
RANKS = tuple(Rank)


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Face:
    """What is printed on a card. ``suit`` is None on a JOKER, which has a colour only.

    ``order`` sorts faces: by suit, then rank, the JOKERs last.
    """

    rank: Rank
    suit: Suit | None
    colour: Colour
    order: int
    text: str

    @staticmethod
    def parse(text: str) -> Face:
        """Read ``7C``, ``10H``, ``XB``, in either case. Raises UnreadableError."""
        try:
            return _FACE_OF[text.upper()]
        except KeyError:
            raise UnreadableError("a card", text) from None

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Face({self.text})"

    def __reduce__(self) -> tuple[object, ...]:
        return Face.parse, (self.text,)


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Card:
    """One physical card: a face of one pack (0, 1 or 2). The face's fields are here as well."""

    face: Face
    pack: int
    rank: Rank
    suit: Suit | None
    colour: Colour
    order: int
    text: str

    @staticmethod
    def parse(text: str) -> Card:
        """Read a card as ``str`` writes it. Raises UnreadableError."""
        mark = text[-1:] if text[-1:] in PACK_MARKS else ""
        face = Face.parse(text[: len(text) - len(mark)])
        return card(face, PACK_MARKS.index(mark))

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Card({self.text})"

    def __reduce__(self) -> tuple[object, ...]:
        return Card.parse, (self.text,)


def _faces() -> tuple[Face, ...]:
    prints: list[tuple[Rank, Suit | None, Colour]] = [
        (rank, suit, suit.colour) for suit in SUITS for rank in RANKS if rank is not Rank.JOKER
    ]
    prints += [(Rank.JOKER, None, colour) for colour in Colour]
    return tuple(
        Face(rank, suit, colour, order, rank.value + (suit or colour).value)
        for order, (rank, suit, colour) in enumerate(prints)
    )


def _cards() -> tuple[tuple[Card, ...], ...]:
    return tuple(
        tuple(
            Card(
                face=face,
                pack=pack,
                rank=face.rank,
                suit=face.suit,
                colour=face.colour,
                order=face.order * MAX_PACKS + pack,
                text=face.text + PACK_MARKS[pack],
            )
            for face in FACES
        )
        for pack in range(MAX_PACKS)
    )


FACES = _faces()
"""The 54 faces in order."""
_FACE_OF = {face.text: face for face in FACES}
_CARDS = _cards()
CARDS = tuple(card for pack in _CARDS for card in pack)
"""The 162 cards, pack by pack."""


def card(face: Face, pack: int = 0) -> Card:
    """The one card with this face in this pack."""
    return _CARDS[pack][face.order]


@lru_cache(maxsize=2 * MAX_PACKS)
def deck(*, packs: int, jokers: bool) -> tuple[Card, ...]:
    """All cards of 1 to 3 packs in order, pack by pack: 54 a pack with JOKERs, 52 without."""
    if not 1 <= packs <= MAX_PACKS:
        raise ValueError(f"packs must be 1 to {MAX_PACKS}, not {packs}")
    return tuple(
        card for pack in _CARDS[:packs] for card in pack if jokers or card.rank is not Rank.JOKER
    )


by_order: Callable[[Face | Card], int] = attrgetter("order")
"""Sort key for faces and cards."""
