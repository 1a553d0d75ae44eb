"""What a link carries, opened in slices, and what can be done with it here."""

from __future__ import annotations

from collections.abc import Generator
from typing import NamedTuple

from game.links.outcome import Outcome
from game.links.record import Kind, Shared, reading_of
from game.links.results import outcomes_of
from game.match import start, steps
from ui.games import game_named
from ui.sharing.deals import person_of


class Opened(NamedTuple):
    """A link that has been read."""

    shared: Shared
    theirs: Outcome | None
    """The result of who sent a deal, if it tells one."""
    playable: bool
    """Whether a person sits at the table, and all its bots are known here."""
    over: bool
    """Whether nobody has to decide: the last round is over, or none has begun."""
    rounds: int


def opening(link: str) -> Generator[int, None, Opened]:
    """Open a link: yields how many moves were read. Raises ``game.links.record.LinkError``."""
    shared = yield from reading_of(link)
    record, game = shared.record, game_named(shared.record.game)
    theirs, person = None, person_of(record)
    if shared.kind is Kind.DEAL and person is not None:
        found = yield from outcomes_of(game.rules, record)
        theirs = found.of[person] if found else None
    state = start(game.rules, record).state
    for number, step in enumerate(steps(game.rules, record), 1):
        state = step.match.state
        yield number
    known = {player.bot for player in record.players} <= {None, *game.play.BOTS}
    return Opened(
        shared,
        theirs,
        playable=known and any(player.bot is None for player in record.players),
        over=game.rules.actor(state) is None,
        rounds=state.round,
    )
