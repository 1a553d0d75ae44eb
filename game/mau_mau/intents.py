"""Intents: what a seat can ask for in Mau-Mau. Each has a text that round-trips.

>>> parse_intent("play jd h")
Play(face=Face(JD), suit=<Suit.HEARTS: 'H'>, calls=False)
>>> str(parse_intent("play JD H")), str(parse_intent("pay"))
('play JD H', 'pay')
"""

from __future__ import annotations

from dataclasses import dataclass

from game.cards import Face, Suit
from game.reading import UnreadableError
from game.seats import Seat, parse_seat, seat_text

CALL = "mau-mau"


@dataclass(frozen=True, slots=True)
class Deal:
    """Deal the next round (the first one too). Anybody at the table may ask for it."""

    def __str__(self) -> str:
        return "deal"


@dataclass(frozen=True, slots=True)
class Play:
    """Lay a card with this face. ``suit`` names the suit for a wild card that is not one's last."""

    face: Face
    suit: Suit | None = None
    calls: bool = False
    """Whether the player says "mau-mau" with the last card but one (CALL)."""

    def __str__(self) -> str:
        suit = f" {self.suit.value}" if self.suit else ""
        return f"play {self.face}{suit}{f' {CALL}' if self.calls else ''}"


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw one card for want of a legal one (M2)."""

    def __str__(self) -> str:
        return "draw"


@dataclass(frozen=True, slots=True)
class Pay:
    """Draw the whole chain that is pending on oneself (M7, M9, M16)."""

    def __str__(self) -> str:
        return "pay"


@dataclass(frozen=True, slots=True)
class Pass:
    """End one's turn: after drawing, or instead of going on after a K."""

    def __str__(self) -> str:
        return "pass"


@dataclass(frozen=True, slots=True)
class Name:
    """Name the suit for the wild card that one laid last of all and did not go out with (M8)."""

    suit: Suit

    def __str__(self) -> str:
        return f"name {self.suit.value}"


@dataclass(frozen=True, slots=True)
class Decline:
    """Do not cut with the identical card that one holds (M19, *cortar*)."""

    def __str__(self) -> str:
        return "decline"


@dataclass(frozen=True, slots=True)
class Notice:
    """Notice that a seat laid its last card but one without a word (CALL)."""

    seat: Seat

    def __str__(self) -> str:
        return f"notice {seat_text(self.seat)}"


Intent = Deal | Play | Draw | Pay | Pass | Name | Decline | Notice

_PLAIN: dict[str, Intent] = {
    str(intent): intent for intent in (Deal(), Draw(), Pay(), Pass(), Decline())
}


def parse_intent(text: str) -> Intent:
    """Read an intent as ``str`` writes it, in either case. Raises UnreadableError."""
    match text.split():
        case [word] if word.lower() in _PLAIN:
            return _PLAIN[word.lower()]
        case [word, face, *more] if word.lower() == "play":
            calls = bool(more) and more[-1].lower() == CALL
            return _parse_play(face, more[:-1] if calls else more, calls=calls)
        case [word, seat] if word.lower() == "notice":
            return Notice(parse_seat(seat))
        case [word, suit] if word.lower() == "name":
            return Name(_parse_suit(suit))
        case _:
            raise UnreadableError("an intent", text)


def _parse_play(face: str, suits: list[str], *, calls: bool) -> Play:
    if len(suits) > 1:
        raise UnreadableError("one suit", " ".join(suits))
    return Play(Face.parse(face), _parse_suit(suits[0]) if suits else None, calls)


def _parse_suit(text: str) -> Suit:
    try:
        return Suit(text.upper())
    except ValueError:
        raise UnreadableError("a suit", text) from None
