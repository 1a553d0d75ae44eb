"""Intents: what a seat can ask for in Mexe-Mexe. Each has a text that round-trips.

A turn is two intents: a card is drawn or taken, and then the whole rest of the turn, the table as
it shall lie, the curingas exchanged and the discard, is one ``arrange``. Melds that lie as they lay
are written by their numbers.

>>> turn = parse_intent("arrange 1-3 / 6H 7H 8H / 5, swap 8D 2S, discard 9C")
>>> turn.melds[3], turn.exchanges, turn.discard
((Card(6H), Card(7H), Card(8H)), (Exchange(card=Card(8D), wild=Card(2S)),), Card(9C))
>>> str(turn)
'arrange 1-3 / 6H 7H 8H / 5, swap 8D 2S, discard 9C'
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from game.cards import Card
from game.mexe_mexe.verdict import Meld
from game.piles import NOTHING
from game.reading import UnreadableError

MOST_MELDS = 60
"""A number above this is of no meld: three packs make 52 melds at most."""
LONGEST = 2_000
"""Characters of an intent that are read: all cards of three packs take less than half."""


@dataclass(frozen=True, slots=True)
class Deal:
    """Deal the next round (the first one too). Anybody at the table may ask for it."""

    def __str__(self) -> str:
        return "deal"


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw the top card of the stock (X6, X25)."""

    def __str__(self) -> str:
        return "draw"


@dataclass(frozen=True, slots=True)
class Take:
    """Take the top card of the discard pile (X25)."""

    def __str__(self) -> str:
        return "take"


@dataclass(frozen=True, slots=True)
class Discard:
    """End the turn with the table as it lies: only discard (X24)."""

    card: Card

    def __str__(self) -> str:
        return f"discard {self.card}"


@dataclass(frozen=True, slots=True)
class Exchange:
    """A card of the hand for a curinga of the table, which comes to the hand (X33)."""

    card: Card
    wild: Card

    def __str__(self) -> str:
        return f"swap {self.card} {self.wild}"


@dataclass(frozen=True, slots=True)
class Arrange:
    """End the turn: with the table as ``melds``, after the exchanges, by the discard (X27-X33).

    A meld is its cards, or its index (from 0; in text, its number from 1) among those on the table
    as they lie when only the exchanges are made. Without a discard one goes out (X35).
    """

    melds: tuple[int | Meld, ...]
    exchanges: tuple[Exchange, ...] = ()
    discard: Card | None = None

    def __str__(self) -> str:
        parts = [f"arrange {_melds_text(self.melds)}", *map(str, self.exchanges)]
        if self.discard:
            parts.append(f"discard {self.discard}")
        return ", ".join(parts)


@dataclass(frozen=True, slots=True)
class Return:
    """Come back into the game after one's elimination (X43)."""

    def __str__(self) -> str:
        return "return"


@dataclass(frozen=True, slots=True)
class Decline:
    """Stay out of the game after one's elimination, for good (X43)."""

    def __str__(self) -> str:
        return "decline"


Intent = Deal | Draw | Take | Discard | Arrange | Return | Decline

_PLAIN: dict[str, Intent] = {
    str(intent): intent for intent in (Deal(), Draw(), Take(), Return(), Decline())
}


def parse_intent(text: str) -> Intent:
    """Read an intent as ``str`` writes it. Raises UnreadableError."""
    if len(text) > LONGEST:
        raise UnreadableError("an intent", text)
    plain = _PLAIN.get(text.strip().lower())
    if plain:
        return plain
    parts = [part.strip().partition(" ") for part in text.split(",")]
    match [(word.lower(), rest) for word, _, rest in parts]:
        case [("discard", card)]:
            return Discard(Card.parse(card.strip()))
        case [("arrange", melds), *swaps, ("discard", card)]:
            return Arrange(_parse_melds(melds), _parse_swaps(swaps, text), Card.parse(card.strip()))
        case [("arrange", melds), *swaps]:
            return Arrange(_parse_melds(melds), _parse_swaps(swaps, text))
        case _:
            raise UnreadableError("an intent", text)


def _melds_text(melds: Iterable[int | Meld]) -> str:
    """Melds with `` / `` between them; numbers in a row as ``1-3``."""
    texts: list[str] = []
    row: list[int] = []
    for meld in (*melds, ()):
        if row and meld != row[-1] + 1:
            texts.append(f"{row[0] + 1}-{row[-1] + 1}" if len(row) > 1 else f"{row[0] + 1}")
            row = []
        if isinstance(meld, int):
            row.append(meld)
        elif meld:
            texts.append(" ".join(map(str, meld)))
    return " / ".join(texts) or NOTHING


def _parse_melds(text: str) -> tuple[int | Meld, ...]:
    if text.strip() == NOTHING:
        return ()
    return tuple(meld for part in text.split("/") for meld in _parse_meld(part.strip()))


def _parse_meld(text: str) -> Iterator[int | Meld]:
    first, dash, last = text.partition("-")
    if first.isdecimal() and (last.isdecimal() or not dash):
        low, high = int(first), int(last or first)
        if not 1 <= low <= high <= MOST_MELDS:
            raise UnreadableError("the number of a meld", text)
        yield from range(low - 1, high)
    else:
        cards = tuple(map(Card.parse, text.split()))
        if not cards:
            raise UnreadableError("a meld", text)
        yield cards


def _parse_swaps(parts: Iterable[tuple[str, str]], text: str) -> tuple[Exchange, ...]:
    exchanges = []
    for word, rest in parts:
        match [word, *rest.split()]:
            case ["swap", card, wild]:
                exchanges.append(Exchange(Card.parse(card), Card.parse(wild)))
            case _:
                raise UnreadableError("an intent", text)
    return tuple(exchanges)
