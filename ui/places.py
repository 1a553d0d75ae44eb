"""The places at a table: who sits where, person or bot, under which name and with which sign.

A person may sit elsewhere, at another device: the game then goes by link.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from game.record import Player
    from game.seats import Seat

LEVELS = ("easy", "medium", "hard", "master")
"""The levels of bots, the weakest first."""
LEVEL = "medium"
_FIRST_LEVEL = "simple"
"""What the only level was called before there were four."""
CHARACTERS = {"easy": "Dona Cida", "medium": "Seu Zeca", "hard": "Tia Lourdes", "master": "Nico"}
"""Who plays on each level."""
BOT_NAMES = ("Ana", "Beto", "Caio", "Duda", "Elis", "Fábio", "Gal", "Hugo", "Iara", "Juca")
FEWEST, MOST = 2, 10
"""Places at any table; each game has its own limits."""
AVATARS = 10
LONGEST_NAME = 16


class Place(NamedTuple):
    """Who sits on a seat. A person without a name is called by the words for it."""

    name: str
    avatar: int
    bot: str | None = None
    away: bool = False
    """Whether it is a person on another device."""


Places = tuple[Place, ...]


def one_person(seats: int) -> Places:
    """A person, and bots on all other seats."""
    return seated((Place("", 0),), seats)


def people(places: Places) -> tuple[Seat, ...]:
    """The seats of persons."""
    return tuple(seat for seat, place in enumerate(places) if place.bot is None)


def here(places: Places) -> tuple[Seat, ...]:
    """The seats of persons at this device."""
    return tuple(seat for seat in people(places) if not places[seat].away)


def away(places: Places) -> frozenset[Seat]:
    """The seats of persons on other devices."""
    return frozenset(seat for seat, place in enumerate(places) if place.away)


def seated(places: Places, number: int) -> Places:
    """More places, with bots like the last one, or fewer; one person stays whatever happens."""
    level = next((place.bot for place in reversed(places) if place.bot), LEVEL)
    places = places[:number]
    while len(places) < number:
        name = _bot_name(len(places), _names(places))
        places = (*places, Place(name, len(places) % AVATARS, level))
    return places if here(places) else placed(places, 0, Place("", places[0].avatar))


def placed(places: Places, seat: Seat, place: Place) -> Places:
    """The places with somebody else on a seat. Raises IndexError if there is no such seat."""
    if not 0 <= seat < len(places):
        raise IndexError(seat)
    return (*places[:seat], place, *places[seat + 1 :])


def given_to_person(places: Places, seat: Seat) -> Places:
    """A person takes the seat, and with it no bot's name."""
    place = places[seat]
    name = "" if _is_named_as_bot(place) else place.name
    return placed(places, seat, place._replace(name=name, bot=None, away=False))


def given_away(places: Places, seat: Seat) -> Places:
    """A person on another device takes the seat."""
    places = given_to_person(places, seat)
    return placed(places, seat, places[seat]._replace(away=True))


def given_to_bot(places: Places, seat: Seat, level: str) -> Places:
    """A bot of this level takes the seat: its character, unless it sits already or has a name."""
    place, taken = places[seat], _names(places, but=seat)
    name = place.name
    if not name or _is_named_as_bot(place):
        name = CHARACTERS[level]
    if name in taken:
        name = _bot_name(seat, taken)
    return placed(places, seat, place._replace(name=name, bot=level, away=False))


def levelled(places: Places, level: str) -> Places:
    """All bots play on this level."""
    return tuple(place._replace(bot=place.bot and level) for place in places)


def level_of(places: Places) -> str | None:
    """The level of all bots; None if they differ, or if there is none."""
    levels = {place.bot for place in places if place.bot}
    return levels.pop() if len(levels) == 1 else None


def _is_named_as_bot(place: Place) -> bool:
    return bool(place.bot) and place.name in (*BOT_NAMES, *CHARACTERS.values())


def named(places: Places, seat: Seat, text: str) -> Places:
    """Name a place; a name that somebody has gets a number, and no bot goes without."""
    taken, name = _names(places, but=seat), clean(text)
    if not name and places[seat].bot:
        name = _bot_name(seat, taken)
    unique, number = name, 2
    while unique and unique in taken:
        unique, number = f"{name[: LONGEST_NAME - 3]} {number}", number + 1
    return placed(places, seat, places[seat]._replace(name=unique))


def players(places: Places, *, alone: str, among_others: str) -> tuple[Player, ...]:
    """The players of a record.

    A nameless person is called ``alone`` if the others are bots, and else ``among_others`` with the
    number of the seat.
    """
    from game.record import Player  # noqa: PLC0415  # the first screen has no record

    several = len(people(places)) > 1
    return tuple(
        Player(place.name or (f"{among_others} {seat + 1}" if several else alone), place.bot)
        for seat, place in enumerate(places)
    )


def avatars(places: Places, sitting: tuple[Player, ...]) -> tuple[int, ...]:
    """The signs of the players of a record: those chosen at the set-up, if they sit so."""
    chosen = {(place.name, place.bot): place.avatar for place in places}
    return tuple(
        chosen.get((player.name, player.bot), seat % AVATARS) for seat, player in enumerate(sitting)
    )


def clean(name: str, longest: int = LONGEST_NAME) -> str:
    """A name without what cannot be seen, and not too long."""
    seen = "".join(mark if mark.isprintable() else " " for mark in name)
    return " ".join(seen.split())[:longest].strip()


_AWAY = "away"
"""What is kept in the place of a bot for a person on another device."""
_BOTS = (None, _AWAY, _FIRST_LEVEL, *LEVELS)


def places_to_data(places: Places) -> list[list[str | int | None]]:
    """The places as JSON data."""
    return [[place.name, place.avatar, _AWAY if place.away else place.bot] for place in places]


def places_from_data(data: object) -> Places | None:
    """Read what ``places_to_data`` wrote; None for anything else."""
    if not isinstance(data, list) or not FEWEST <= len(data) <= MOST:
        return None
    places: Places = ()
    for item in data:
        match item:
            case [str(name), int(avatar), bot] if 0 <= avatar < AVATARS and bot in _BOTS:
                level = {_FIRST_LEVEL: LEVEL, _AWAY: None}.get(bot, bot)
                places = (*places, Place(clean(name), avatar, level, away=bot == _AWAY))
            case _:
                return None
    return places if here(places) else None


def _names(places: Places, *, but: Seat | None = None) -> frozenset[str]:
    return frozenset(place.name for seat, place in enumerate(places) if seat != but)


def _bot_name(seat: Seat, taken: frozenset[str]) -> str:
    """The name that is usual on the seat, or the next one that is free."""
    first = max(seat - 1, 0)
    names = (*BOT_NAMES[first:], *BOT_NAMES[:first])
    return next(name for name in names if name not in taken)
