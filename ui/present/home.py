"""The home screen: go on with a game, or choose one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.cards import Face
from ui.desk import Desk
from ui.house_rules import TITLES
from ui.places import away, level_of, people
from ui.present.fields import choice, label, levels, seats_stepper
from ui.present.parts import face, icon, notice, page
from ui.setup import Setup
from ui.tree import Node, button, node
from ui.words import Language, Words

if TYPE_CHECKING:
    from game.links.outcome import Outcome

COVER = tuple(map(Face.parse, ("KC", "QD", "JH", "XB")))


def present_home(
    words: Words, desk: Desk, setup: Setup, saved: str | None, today: Outcome | None = None
) -> Node:
    """The home screen; ``saved`` describes the game that can be gone on with, if there is one.

    ``today`` is how the deal of the day went.
    """
    home = node(
        "section",
        {"class": "home", "aria-labelledby": "home-title"},
        node(
            "h1",
            {"class": "home-title", "id": "home-title"},
            node(
                "svg",
                {"class": "wordmark", "role": "img", "aria-label": "Carteado"},
                node("use", {"href": "ui/art/icons.svg#wordmark"}),
            ),
        ),
        node("p", {"class": "home-lead"}, words("home.lead")),
        node("div", {"class": "cover", "aria-hidden": "true"}, *map(face, COVER)),
        _go_on(words, saved) if saved else None,
        node("p", {"class": "home-kept"}, words("home.kept")) if saved else None,
        _new_game(words, setup, first=saved is None),
        _ways(words, setup, today),
        _languages(words),
        node(
            "p",
            {"class": "home-note"},
            icon("offline"),
            node("span", None, words("home.offline")),
        ),
        key="home",
    )
    return page(
        words,
        home,
        notice=notice(words, desk.notice),
        dialog=None,
    )


def _go_on(words: Words, saved: str) -> Node:
    return button(
        "continue",
        {"class": "action continue", "data-kind": "primary"},
        node("span", None, words("home.continue")),
        node("span", {"class": "continue-what"}, saved),
    )


def _new_game(words: Words, setup: Setup, *, first: bool) -> Node:
    return node(
        "section",
        {"class": "start", "aria-labelledby": "start-title"},
        node("h2", {"class": "start-title", "id": "start-title"}, words("home.new")),
        node(
            "div",
            {"class": "games", "role": "group", "aria-label": words("home.game")},
            *(_game(words, name, pressed=name == setup.game) for name in TITLES),
        ),
        _players(words, setup),
        _level(words, setup) if len(people(setup.places)) < len(setup.places) else None,
        button(
            "start",
            {"class": "action", "data-kind": "primary" if first else None},
            words("home.play"),
        ),
        button("setup", {"class": "action"}, words("home.setup")),
    )


def _ways(words: Words, setup: Setup, today: Outcome | None) -> Node:
    """What else one can do, and how the deal that everybody plays today went here."""
    title = TITLES[setup.game]
    note = words("home.daily-note", game=title)
    if today:
        note = words("home.daily-done", place=today.place, score=f"{today.score:+}")
    return node(
        "nav",
        {"class": "ways", "aria-label": words("home.ways")},
        _way("daily", "cards", words("home.daily"), note),
        _way(f"lesson {setup.game}", "rules", words("home.learn", game=_unbroken(title))),
        _way("post", "shift", words("home.by-link")),
        _way("link", "share", words("home.link")),
        _way("games", "log", words("home.games")),
        _way("settings", "settings", words("home.settings")),
        _way("install", "plus", words("home.install")),
    )


def _unbroken(name: str) -> str:
    """A name that stays on one line."""
    return name.replace("-", "\N{NON-BREAKING HYPHEN}")


def _way(request: str, sign: str, title: str, note: str | None = None) -> Node:
    return button(
        request,
        {"class": "action way"},
        icon(sign),
        node(
            "span",
            {"class": "way-title"},
            title,
            note and node("span", {"class": "way-note"}, note),
        ),
        key=sign,
    )


def _game(words: Words, name: str, *, pressed: bool) -> Node:
    return button(
        f"setup game {name}",
        {"class": "game", "aria-pressed": "true" if pressed else "false"},
        node("span", {"class": "game-name"}, TITLES[name]),
        node("span", {"class": "game-note"}, words(f"home.{name}")),
        key=name,
    )


def _players(words: Words, setup: Setup) -> Node:
    seats, persons = len(setup.places), len(people(setup.places))
    note = words("home.people", n=persons) if persons > 1 else words("home.others", n=seats - 1)
    if away(setup.places):
        note = words("home.away", n=persons)
    if seats > (most := setup.seats[-1]):
        note = words("home.too-many", n=most)
    return seats_stepper(
        words,
        seats,
        setup.seats,
        words("home.players"),
        node("span", {"class": "stepper-note"}, note),
    )


def _level(words: Words, setup: Setup) -> Node:
    """How well the bots play, all of them; who differ stay as they are until one chooses."""
    level = level_of(setup.places)
    mixed = () if level else (("", words("level.mixed")),)
    return node(
        "div",
        {"class": "home-level"},
        label("level", words("home.level")),
        choice(
            "setup level",
            "level",
            level or "",
            (*mixed, *levels(words)),
            **{"aria-describedby": "level-note"},
        ),
        node(
            "span",
            {"class": "stepper-note", "id": "level-note"},
            words(f"level-note.{level or 'mixed'}"),
        ),
    )


def _languages(words: Words) -> Node:
    names = {Language.PORTUGUESE: "Português", Language.ENGLISH: "English"}
    return node(
        "div",
        {"class": "languages", "role": "group", "aria-label": "Idioma / Language"},
        *(
            button(
                f"language {language.value}",
                {
                    "class": "language",
                    "lang": language.value,
                    "aria-pressed": "true" if language is words.language else "false",
                },
                name,
            )
            for language, name in names.items()
        ),
    )
