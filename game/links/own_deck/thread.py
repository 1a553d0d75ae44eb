"""A game with own decks as it goes from device to device."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import NamedTuple

from game.links.own_deck.pledges import SALT, Pledge
from game.mau_mau.intents import Intent
from game.mau_mau.options import Options
from game.record import Player
from game.seats import Seat


class Own(NamedTuple):
    """What one device has and tells nobody: its seat, and a secret for this game alone."""

    seat: Seat
    secret: bytes
    """At least 16 random bytes."""

    def pledge(self, level: int) -> Pledge:
        """The seat's pledge of a level."""
        return Pledge.of(self.secret, level)


@dataclass(frozen=True, slots=True)
class Thread:
    """What a link carries: all that everybody may know, and nothing else."""

    options: Options
    players: tuple[Player, ...]
    pledges: tuple[Pledge | None, ...]
    """By seat; None: nobody has sat down there yet."""
    intents: tuple[Intent, ...] = ()

    @property
    def sitting(self) -> tuple[Pledge, ...]:
        """The pledges of those who have sat down."""
        return tuple(pledge for pledge in self.pledges if pledge)

    @property
    def full(self) -> bool:
        """Whether everybody has sat down, so that salts may be told."""
        return None not in self.pledges

    @property
    def ready(self) -> bool:
        """Whether all salts are told, so that the first round can be dealt."""
        return self.full and all(pledge.level >= SALT for pledge in self.sitting)

    def with_name(self, seat: Seat, name: str) -> Thread:
        """The thread with another name on a seat."""
        players = (*self.players[:seat], Player(name), *self.players[seat + 1 :])
        return replace(self, players=players)

    def with_pledge(self, seat: Seat, pledge: Pledge) -> Thread:
        """The thread with a seat's newest pledge."""
        pledges = (*self.pledges[:seat], pledge, *self.pledges[seat + 1 :])
        return replace(self, pledges=pledges)

    def with_intents(self, *intents: Intent) -> Thread:
        """The thread with more intents."""
        return replace(self, intents=(*self.intents, *intents))

    def opened(self, number: int) -> tuple[Seat, ...]:
        """The seats that have told their secret of the round of this number."""
        return tuple(
            seat
            for seat, pledge in enumerate(self.pledges)
            if pledge and pledge.level >= SALT + number
        )
