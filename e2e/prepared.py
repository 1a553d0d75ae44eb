"""Games that bots have played as far as a test needs them, to be gone on with by a person."""

import itertools
import json
from collections.abc import Callable, Iterator
from typing import Any

from playwright.sync_api import Page

from e2e.conftest import open_table
from game.games import BOTS, GAMES
from game.match import Match, apply, start
from game.record import Player, Record, write
from game.ruling import Refused
from game.shuffle import Stream
from tools.serve import Server

AnyMatch = Match[Any, Any, Any]
AnyRecord = Record[Any, Any]
Choose = Callable[[Any, Stream], Any]
"""A view and a stream of chance in, an intent out, as a bot has it."""

BOT = "simple"
BARE = "bare.html"
"""A page of the site with nothing on it: from there its storage can be filled."""
MOST_SEEDS = 400
MOST_INTENTS = 3000
NAMES = ("", "Ana", "Beto", "Caio", "Duda", "Elis", "Fábio", "Gal")


def match_of(
    options: Any, seats: int, seed: str, choose: Choose | None = None
) -> Iterator[AnyMatch]:
    """A match that bots play, round after round: as it is before and after each intent."""
    rules = GAMES[options.GAME]
    decide = choose or BOTS[options.GAME][BOT]
    players = (Player(NAMES[0]), *(Player(name, BOT) for name in NAMES[1:seats]))
    match = start(rules, Record(options.GAME, options, players, seed))
    while True:
        yield match
        seat, intent = rules.actor(match.state), rules.parse_intent("deal")
        if seat is not None:
            chance = Stream(seed, f"bot {seat} {len(match.record.intents)}")
            intent = decide(rules.view(match.state, seat), chance)
        ruling, match = apply(rules, match, seat or 0, intent)
        assert not isinstance(ruling, Refused), f"{intent}: {ruling}"


def round_of(options: Any, seats: int, seed: str, choose: Choose | None = None) -> list[AnyMatch]:
    """A round that bots play: the match before each of its intents, and after the last."""
    matches = []
    for match in itertools.islice(match_of(options, seats, seed, choose), MOST_INTENTS):
        matches.append(match)
        if match.record.intents and GAMES[options.GAME].actor(match.state) is None:
            break
    return matches


def rounds(options: Any, seats: int) -> Iterator[list[AnyMatch]]:
    """Rounds that bots play by these rules, the same ones each time."""
    return (round_of(options, seats, f"round {number}") for number in range(MOST_SEEDS))


def first(options: Any, seats: int, wanted: Callable[[Any], bool]) -> AnyRecord:
    """The record of a game in which the person has to decide, and sees what is wanted."""
    rules = GAMES[options.GAME]
    for match in itertools.chain.from_iterable(rounds(options, seats)):
        if rules.actor(match.state) == 0 and wanted(rules.view(match.state, 0)):
            return match.record
    message = "no round comes to that"
    raise AssertionError(message)


def sit_down(
    page: Page, site: Server, record: AnyRecord | None = None, language: str = "pt-BR"
) -> None:
    """Open the table with this game as the one left unfinished; the bots keep nobody waiting."""
    texts = {"preferences": json.dumps({"language": language, "speed": "instant"})}
    if record:
        texts["game"] = write(record, GAMES[record.game])
    if not page.url.startswith(site.url):
        site.site.replaced[BARE] = (
            b"<!doctype html><title>bare</title><link rel=icon href='data:,'>"
        )
        page.goto(site.url + BARE)
    page.evaluate(
        "texts => { for (const [key, text] of Object.entries(texts))"
        " localStorage.setItem(`carteado:${key}`, text) }",
        texts,
    )
    open_table(page, site.url)
