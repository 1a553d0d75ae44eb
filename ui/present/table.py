"""The table of Mau-Mau as one seat sees it."""

from __future__ import annotations

from ui.preferences import Speed
from ui.present.centre import centre
from ui.present.dialogs import open_dialog
from ui.present.drawing import drawing
from ui.present.mine import mine
from ui.present.parts import icon, notice, page, rule_chip, tool
from ui.present.scene import Scene
from ui.present.seats import seats
from ui.tree import Node, node
from ui.words import Language

MOST_FEW, MOST_SOME = 3, 6


def present_table(scene: Scene) -> Node:
    """The whole screen of a game under way."""
    table = node(
        "div",
        {"class": "table"},
        _bar(scene),
        node(
            "section",
            {
                "class": "ring",
                "data-density": _density(scene.view.seats - 1),
                "aria-label": scene.words("table.label"),
            },
            seats(scene),
            centre(scene),
            drawing(scene),
        ),
        mine(scene),
        _log(scene),
        key="table",
    )
    return page(
        scene.words, table, notice=notice(scene.words, scene.desk.notice), dialog=open_dialog(scene)
    )


def _density(others: int) -> str:
    """How closely the others sit."""
    if others <= MOST_FEW:
        return "few"
    return "some" if others <= MOST_SOME else "many"


def _bar(scene: Scene) -> Node:
    words = scene.words
    other = next(language for language in Language if language is not words.language)
    return node(
        "header",
        {"class": "bar"},
        tool("home", words("bar.home"), icon("home")),
        node(
            "h1",
            {"class": "bar-title"},
            "Mau-Mau",
            node("span", {"class": "bar-round"}, words("bar.round", n=scene.view.round)),
        ),
        node(
            "label",
            {"class": "speed"},
            node("span", {"class": "sr"}, words("bar.speed")),
            node(
                "select",
                {"data-do": "speed", "value": scene.speed.value},
                *(
                    node(
                        "option",
                        {"value": speed.value, "selected": speed is scene.speed},
                        words(f"speed.{speed.value}"),
                    )
                    for speed in Speed
                ),
            ),
        ),
        tool(
            f"language {other.value}",
            words("bar.other-language"),
            other.value[:2].upper(),
            lang=other.value,
        ),
        tool(
            "log",
            words("log.title"),
            icon("log"),
            aria_expanded="true" if scene.desk.log_open else "false",
            aria_controls="log",
        ),
    )


def _log(scene: Scene) -> Node:
    words, desk = scene.words, scene.desk
    return node(
        "aside",
        {
            "class": "log",
            "id": "log",
            "aria-labelledby": "log-title",
            "hidden": not desk.log_open,
        },
        node(
            "div",
            {"class": "log-head"},
            node("h2", {"class": "log-title", "id": "log-title"}, words("log.title")),
            tool("log", words("log.close"), icon("close")),
        ),
        node(
            "ol",
            {"class": "log-list", "tabindex": "0", "reversed": True},
            *(
                node(
                    "li",
                    {"class": "log-item", "data-kind": line.kind},
                    line.text,
                    rule_chip(line),
                    key=str(number),
                )
                for number, line in reversed(tuple(enumerate(desk.log)))
            )
            if desk.log_open
            else (),
        ),
    )
