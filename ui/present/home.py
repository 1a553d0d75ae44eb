"""The home screen: go on with a game, or choose one."""

from __future__ import annotations

from game.cards import Face
from game.mau_mau.options import MAX_SEATS, MIN_SEATS
from ui.desk import Desk
from ui.places import Places, people
from ui.present.parts import action, dialog, face, icon, notice, page
from ui.setup import Setup
from ui.tree import Node, button, node
from ui.words import Language, Words

COVER = tuple(map(Face.parse, ("KC", "QD", "JH", "XB")))


def present_home(words: Words, desk: Desk, setup: Setup, saved: str | None) -> Node:
    """The home screen. ``saved`` describes the game that can be gone on with, if there is one."""
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
        _new_game(words, setup, first=saved is None),
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
        dialog=replace_dialog(words, saved or "") if desk.asks_to_replace else None,
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
            {"class": "games", "role": "group", "aria-labelledby": "start-title"},
            _game("Mau-Mau", words("home.mau-mau"), pressed=True),
            _game("Mexe-Mexe", words("home.soon"), pressed=False),
        ),
        _stepper(words, setup.places),
        button(
            "start",
            {"class": "action", "data-kind": "primary" if first else None},
            words("home.play"),
        ),
        button("setup", {"class": "action"}, words("home.setup")),
    )


def _game(name: str, note: str, *, pressed: bool) -> Node:
    return button(
        "choose",
        {
            "class": "game",
            "aria-pressed": "true" if pressed else "false",
            "disabled": not pressed,
        },
        node("span", {"class": "game-name"}, name),
        node("span", {"class": "game-note"}, note),
    )


def _stepper(words: Words, places: Places) -> Node:
    seats, persons = len(places), len(people(places))
    note = words("home.people", n=persons) if persons > 1 else words("home.others", n=seats - 1)

    def step(to: int, label: str, sign: str) -> Node:
        possible = MIN_SEATS <= to <= MAX_SEATS
        return button(
            f"setup seats {to}" if possible else "none",
            {
                "class": "action",
                "aria-label": words(label),
                "aria-disabled": None if possible else "true",
            },
            icon(sign),
            key=sign,
        )

    return node(
        "div",
        {"class": "stepper", "role": "group", "aria-labelledby": "players-label"},
        node(
            "span",
            {"class": "stepper-label", "id": "players-label"},
            words("home.players"),
            node("span", {"class": "stepper-note"}, note),
        ),
        step(seats - 1, "home.fewer", "minus"),
        node("output", {"class": "stepper-value", "aria-live": "polite"}, str(seats)),
        step(seats + 1, "home.more", "plus"),
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


def replace_dialog(words: Words, saved: str) -> Node:
    """Asks whether a new game may take the place of the one that is not finished."""
    return dialog(
        "leave",
        words("replace.title"),
        (),
        (
            action("continue", words("home.continue"), "primary"),
            action("start anew", words("replace.anew"), "danger"),
            action("cancel", words("cancel")),
        ),
        words("replace.text", saved=saved),
    )
