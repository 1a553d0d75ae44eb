"""A sitting: the match, and who looks at the screen.

Several people may share a device, and then the screen is always somebody's: it shows what the
viewer may know, and tells what happened as the viewer saw it. Others may sit elsewhere, each at a
device of their own, and then the game goes by link.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from game.bots.thinking import Thinking
from game.match import Match, apply, replay, steps, undo
from game.record import Flaw, Record, RecordError, game_of, read
from game.ruling import Refused
from game.seats import Seat
from game.shuffle import Stream
from ui.games import NAMES, Game, game_named
from ui.lines import Line
from ui.play import Narrator
from ui.words import Words


class Past(NamedTuple):
    """What has happened in a match until now."""

    lines: tuple[Line, ...]
    """The whole of it, told to the viewer."""
    lately: tuple[Any, ...]
    """The events since the viewer's own last decision, that one included."""


@dataclass(frozen=True, slots=True)
class Session:
    """A match, its game, and the seat of the one who looks at it."""

    game: Game
    match: Match[Any, Any, Any]
    viewer: Seat = 0
    lately: tuple[Any, ...] = ()
    """The events since the viewer's own last decision, as far as they were followed."""
    elsewhere: frozenset[Seat] = frozenset()
    """The seats of persons on other devices."""

    @staticmethod
    def of(text: str) -> Session:
        """The session that a saved record leads to.

        Raises RecordError if it cannot be gone on with.
        """
        name = game_of(text)
        if name not in NAMES:
            raise RecordError(Flaw.NEWER, f"no such game: {name}")
        game = game_named(name)
        record = read(text, game.rules)
        unknown = {player.bot for player in record.players} - {None, *game.play.BOTS}
        if unknown:
            raise RecordError(Flaw.NEWER, f"no such bot: {', '.join(map(str, unknown))}")
        try:
            return Session(game, replay(game.rules, record)).with_first_viewer()
        except ValueError as error:  # a ReplayError, or options that cannot be played
            raise RecordError(Flaw.DAMAGED, str(error)) from error

    def with_first_viewer(self) -> Session:
        """The session as the first person at the table sees it."""
        return replace(self, viewer=self.people[0] if self.people else 0)

    @property
    def record(self) -> Record[Any, Any]:
        """The match's record."""
        return self.match.record

    @property
    def own_decks(self) -> bool:
        """Whether everybody draws from a pack of their own, and what others hold is a guess."""
        return getattr(self.record.options, "own_decks", False)

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats of the persons at this device."""
        return tuple(seat for seat in self.persons if seat not in self.elsewhere)

    @property
    def persons(self) -> tuple[Seat, ...]:
        """The seats that are no bots, wherever they are."""
        players = self.record.players
        return tuple(seat for seat, player in enumerate(players) if player.bot is None)

    @property
    def actor(self) -> Seat | None:
        """The seat that has to decide; None while anybody may ask for the next deal."""
        return self.game.rules.actor(self.match.state)

    @property
    def bot_on_turn(self) -> Seat | None:
        """The bot that has to decide, if it is one."""
        return self.actor if self.actor is not None and self.actor not in self.persons else None

    @property
    def wanted(self) -> Seat | None:
        """The person who has to decide and is not the viewer, if there is one."""
        return self.actor if self.actor in self.people and self.actor != self.viewer else None

    @property
    def awaited(self) -> Seat | None:
        """The person on another device who has to decide, if there is one."""
        return self.actor if self.actor in self.elsewhere else None

    @property
    def turn_passed(self) -> bool:
        """Whether nobody at this device has to decide, and no bot."""
        return self.actor is None or self.actor in self.elsewhere

    @property
    def between_rounds(self) -> bool:
        """Whether nobody has to decide, so that little would be lost by going away."""
        return self.actor is None

    @property
    def can_undo(self) -> bool:
        """Whether decisions can be taken back: only bots have seen what came of them."""
        return self.game.play.UNDOES and len(self.persons) == 1

    def view(self) -> Any:
        """What the viewer may know."""
        return self.game.rules.view(self.match.state, self.viewer)

    def names(self, words: Words) -> tuple[str, ...]:
        """What the seats are called; the one person at a table is "you" without a name."""
        return tuple(player.name or words("you.name") for player in self.record.players)

    def narrator(self, words: Words) -> Narrator[Any]:
        """Who tells the viewer what happens."""
        return self.game.play.narrator(words, self.names(words), self.viewer)

    def seen(self, events: tuple[Any, ...]) -> tuple[Any, ...]:
        """The events as the viewer saw them."""
        return tuple(self.game.rules.observe(event, self.viewer) for event in events)

    def past(self, words: Words) -> Past:
        """All that has happened, as the viewer saw it."""
        narrator = self.narrator(words)
        lines: list[Line] = []
        lately: list[Any] = []
        for step in steps(self.game.rules, self.record):
            seen = self.seen(step.ruling.events)
            if step.seat == self.viewer:
                lately.clear()
            lines += narrator.tell(seen)
            lately += seen
        return Past(tuple(lines), tuple(lately))

    def apply(self, seat: Seat, intent: Any) -> tuple[Refused | tuple[Any, ...], Session]:
        """The refusal of an intent, or the events that the viewer saw; and the session after it."""
        ruling, match = apply(self.game.rules, self.match, seat, intent)
        if isinstance(ruling, Refused):
            return ruling, self
        seen = self.seen(ruling.events)
        lately = seen if seat == self.viewer else self.lately + seen
        return seen, replace(self, match=match, lately=lately)

    def thinking_of_bot(self, seat: Seat) -> Thinking:
        """The bot on the seat begins to think; the same record makes it want the same always."""
        record = self.record
        chance = Stream(record.seed, f"bot {seat} {len(record.intents)}")
        thinker = self.game.play.thinker(record.players[seat].bot or "")
        return thinker(self.game.rules.view(self.match.state, seat), chance)

    def searches(self, seat: Seat) -> bool:
        """Whether the bot on the seat takes its time to think."""
        return self.record.players[seat].bot in self.game.play.SEARCHERS

    def undone(self) -> Session:
        """The session before the viewer's last decision of this round; itself if there is none."""
        return replace(self, match=undo(self.game.rules, self.match, self.viewer))
