"""The gaze: through whose eyes a game is watched, and which hands are a secret to them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from game.record import Player, Record
from game.seats import Seat
from ui.games import Game
from ui.session import Session
from ui.theatre.reel import Reel

NOBODY: Seat = -1
"""The seat of one who watches and sits nowhere."""


@dataclass(frozen=True, slots=True)
class Gaze:
    """Who watches, and what he wants to see."""

    you: Seat | None
    """The seat of the one who watches; None in a game of others, which has no secrets from him."""
    seat: Seat
    """Whose hand is to lie at the bottom."""
    opened: bool = False
    """Whether all hands are to lie open."""

    @staticmethod
    def at_first(record: Record[Any, Any], you: Seat | None) -> Gaze:
        """One's own hand, or that of the first person at the table."""
        people = (seat for seat, player in enumerate(record.players) if player.bot is None)
        return Gaze(you, next(people, 0) if you is None else you)

    @property
    def ear(self) -> Seat:
        """The seat to which is told what happens."""
        return NOBODY if self.you is None else self.you

    def may_choose(self, reel: Reel, move: int) -> bool:
        """Whether no hand is a secret after a move: others played, or that round is over."""
        return self.you is None or move <= reel.told

    def opens(self, reel: Reel, move: int) -> bool:
        """Whether all hands lie open."""
        return self.opened and self.may_choose(reel, move)

    def at(self, whose: str, seats: int) -> Gaze:
        """The gaze at the hand of a seat, or at ``all``; the same for anything else."""
        if whose == "all":
            return replace(self, opened=True)
        if whose.isdecimal() and int(whose) < seats:
            return replace(self, opened=False, seat=int(whose))
        return self

    def session(self, game: Game, reel: Reel, move: int, person: str) -> Session:
        """The session after a move; in a game of others, ``person`` is who has no name."""
        record = reel.cut(move)
        viewer = self.seat if self.you is None or self.may_choose(reel, move) else self.you
        if self.you is None:
            record = replace(record, players=_named(record.players, person))
        return Session(game, reel.match(move, record), viewer)


def _named(players: tuple[Player, ...], person: str) -> tuple[Player, ...]:
    return tuple(
        replace(player, name=player.name or f"{person} {number}")
        for number, player in enumerate(players, 1)
    )
