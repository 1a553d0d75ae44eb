"""A link that comes in, and the game that one has."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.games import GAMES
from game.links.thread import Comparison, Relation, compare, nameless, told
from game.match import replay
from game.record import Player
from tests.game.links.made import a_game


@pytest.mark.parametrize("name", tuple(GAMES))
def test_a_link_is_next_repeated_or_stale(name: str) -> None:
    whole = told(a_game(name, 1).record)
    part = replace(whole, intents=whole.intents[:5])
    assert compare(part, whole) == Comparison(Relation.NEXT, 5)
    assert compare(whole, whole) == Comparison(Relation.REPEATED, len(whole.intents))
    assert compare(whole, part) == Comparison(Relation.STALE, 5)


def test_a_game_that_went_another_way_and_another_game_are_told_apart() -> None:
    whole = told(a_game("mau-mau", 1).record)
    at = next(at for at in range(3, 30) if whole.intents[at] != whole.intents[at + 1])
    turned = list(whole.intents)
    turned[at], turned[at + 1] = turned[at + 1], turned[at]
    forked = replace(whole, intents=tuple(turned))
    assert compare(whole, forked) == Comparison(Relation.FORKED, at)
    other = replace(whole, seed="00")
    assert compare(whole, other) == Comparison(Relation.OTHER, 0)


def test_names_do_not_matter() -> None:
    whole = told(a_game("mau-mau", 1).record)
    named = replace(whole, players=tuple(Player("Ana", p.bot) for p in whole.players))
    assert nameless(named).players == whole.players
    assert compare(named, whole).relation is Relation.REPEATED


@pytest.mark.parametrize("name", tuple(GAMES))
def test_what_is_told_is_told_the_same_again(name: str) -> None:
    match = a_game(name, 2)
    once = told(match.record)
    assert told(once) == once
    assert replay(GAMES[name], once).state == match.state
