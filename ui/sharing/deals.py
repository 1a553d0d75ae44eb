"""Deals that several people play: the table of the day, and what tells two deals apart."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from game.record import Player, Record
from ui.house_rules import house_rules_named
from ui.places import one_person, people, players
from ui.setup import Setup
from ui.sharing.kept import day_seed

DAY_SEATS = 4
"""Who sits at the table of the day: a person, and bots of the usual level."""


def deal_of_day(game: str, now: str, name: str) -> Record[Any, Any]:
    """The game of the day: everybody has the same cards, rules and bots."""
    return Record(
        game,
        house_rules_named(game).original,
        _named(_day_players(), name),
        day_seed(now),
    )


def key_of(record: Record[Any, Any]) -> str:
    """What tells this deal from others; of numbered deals at the table of the day it is short."""
    rules = house_rules_named(record.game)
    bots = [player.bot or "-" for player in record.players]
    key = f"{record.game} {record.seed}"
    if record.options == rules.original and bots == [one.bot or "-" for one in _day_players()]:
        return key
    return f"{key} {rules.codes.encode(record.options)} {' '.join(bots)}"


def to_play(record: Record[Any, Any], name: str) -> Record[Any, Any]:
    """The game of a link as it is played here: the one person at its table has this name."""
    return replace(record, players=_named(record.players, name))


def own_name(setup: Setup) -> str:
    """What the person of this device is called at the set-up; nothing if several play on it."""
    persons = people(setup.places)
    return setup.places[persons[0]].name if len(persons) == 1 else ""


def person_of(record: Record[Any, Any]) -> int | None:
    """The seat of the one person at the table; None if there are more, or none."""
    seats = [seat for seat, player in enumerate(record.players) if player.bot is None]
    return seats[0] if len(seats) == 1 else None


def _day_players() -> tuple[Player, ...]:
    return players(one_person(DAY_SEATS), alone="", among_others="")


def _named(sitting: tuple[Player, ...], name: str) -> tuple[Player, ...]:
    persons = [player for player in sitting if player.bot is None]
    if len(persons) != 1:
        return sitting
    return tuple(player if player.bot else Player(name) for player in sitting)
