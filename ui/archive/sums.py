"""The sums: what all games have come to, by game, level of the bots and rules."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from game.code import CodeError
from ui.archive.entry import Entry
from ui.archive.tally import Numbers
from ui.house_rules import GAMES, house_rules_named

RECENT = 30
"""So many rounds are shown one by one."""
MIXED = "mixed"
"""The level of bots that differ."""


@dataclass(frozen=True, slots=True)
class Sum:
    """What some games have come to."""

    rounds: str
    """``W`` or ``L`` for each, the latest one last."""
    points: int
    matches: int
    matches_won: int
    bought: int
    paid: int
    laid: int
    out: int

    @property
    def won(self) -> int:
        """How many rounds were won."""
        return self.rounds.count("W")

    @property
    def percent(self) -> int:
        """How many of a hundred rounds were won."""
        return round(100 * self.won / len(self.rounds)) if self.rounds else 0

    @property
    def each(self) -> float:
        """Points a round."""
        return self.points / len(self.rounds) if self.rounds else 0.0

    @property
    def streak(self) -> int:
        """The most rounds won one after the other."""
        return max(map(len, self.rounds.split("L")))

    @property
    def running(self) -> int:
        """How many rounds have been won since the last one that was not."""
        return len(self.rounds) - len(self.rounds.rstrip("W"))


@dataclass(frozen=True, slots=True)
class Group:
    """Games against bots of one level by the same rules."""

    level: str
    preset: str | None
    """The name of the rules; None for a house's own."""
    sum: Sum


@dataclass(frozen=True, slots=True)
class Account:
    """All games of one kind."""

    game: str
    whole: Sum
    groups: tuple[Group, ...]


def accounts(entries: Iterable[Entry]) -> tuple[Account, ...]:
    """The accounts of these games, in the order in which they were played."""
    counted = [entry for entry in entries if entry.counts and entry.numbers]
    found = []
    for game in GAMES:
        of_game = [entry for entry in counted if entry.game == game and _numbers(entry).rounds]
        if of_game:
            found.append(Account(game, _summed(of_game), _groups(of_game)))
    return tuple(found)


def level_of(entry: Entry) -> str:
    """The level of the bots, or ``mixed``."""
    levels = {player.bot for player in entry.players if player.bot}
    return levels.pop() if len(levels) == 1 else MIXED


@lru_cache(maxsize=64)
def preset_of(game: str, code: str) -> str | None:
    """The name of the rules of a code; None for a house's own, and for what cannot be read."""
    rules = house_rules_named(game)
    try:
        return rules.preset_of(rules.codes.decode(code))
    except CodeError:
        return None


def _groups(entries: list[Entry]) -> tuple[Group, ...]:
    groups: dict[tuple[str, str | None], list[Entry]] = {}
    for entry in entries:
        groups.setdefault((level_of(entry), preset_of(entry.game, entry.code)), []).append(entry)
    made = [Group(level, preset, _summed(its)) for (level, preset), its in groups.items()]
    return tuple(sorted(made, key=lambda group: -len(group.sum.rounds)))


def _summed(entries: list[Entry]) -> Sum:
    all_numbers = [_numbers(entry) for entry in entries]
    ended = [numbers.match for numbers in all_numbers if numbers.match]
    return Sum(
        rounds="".join(numbers.rounds for numbers in all_numbers),
        points=sum(numbers.points for numbers in all_numbers),
        matches=len(ended),
        matches_won=ended.count("W"),
        bought=sum(numbers.bought for numbers in all_numbers),
        paid=max(numbers.paid for numbers in all_numbers),
        laid=max(numbers.laid for numbers in all_numbers),
        out=min((numbers.out for numbers in all_numbers if numbers.out), default=0),
    )


def _numbers(entry: Entry) -> Numbers:
    assert entry.numbers
    return entry.numbers
