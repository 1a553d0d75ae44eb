"""Games for the tests of links, and ways to spoil a link."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from hashlib import sha256
from random import Random
from typing import Any

from game.games import GAMES
from game.links import own_deck
from game.links.ranges import DIGITS
from game.links.record import Kind, LinkError, Shared, read, write
from game.match import Match
from game.record import Player
from game.selfplay import play_round


@lru_cache(maxsize=64)
def a_game(name: str, number: int, seats: int = 3, bot: str = "random") -> Match[Any, Any, Any]:
    """One round among bots."""
    rules = GAMES[name]
    players = tuple(Player("", bot) for _ in range(seats))
    seed = sha256(f"{number}".encode()).hexdigest()[:24]
    *_, (_events, match) = play_round(rules, players, seed, rules.options_from_data({}))
    return match


def a_link(name: str, number: int) -> str:
    """The link of a game."""
    return write(Shared(Kind.REPLAY, a_game(name, number).record))


def spoiled(link: str, chance: Random) -> str:
    """The link with something wrong, in one of the ways in which things go wrong."""
    at, digit = chance.randrange(len(link)), chance.choice(DIGITS)
    match chance.randrange(6):
        case 0:
            return link[:at]
        case 1:
            return link[:at] + digit + link[at + 1 :]
        case 2:
            return link[:at] + link[at + 1 :]
        case 3:
            return link[:at] + digit + link[at:]
        case 4:
            other = chance.randrange(len(link))
            low, high = sorted((at, other))
            return link[:low] + link[low:high][::-1] + link[high:]
        case _:
            return link[:2] + "".join(chance.choice(DIGITS) for _ in range(chance.randrange(200)))


def written_again(link: str) -> str:
    """What was read from the link, as a link. Raises LinkError."""
    if own_deck.owns(link):
        return own_deck.write(own_deck.read(link))
    return write(read(link))


def strangely_read(links: Iterator[str]) -> tuple[str, ...]:
    """Those of the links that are read though nobody wrote them, or fail in another way."""
    strange = []
    for link in links:
        try:
            again = written_again(link)
        except LinkError:
            continue
        except Exception:  # noqa: BLE001  # whatever it is, it should not be
            strange.append(link)
            continue
        if not link.startswith(again):
            strange.append(link)
    return tuple(strange)
