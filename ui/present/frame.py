"""What frames every table: the bar above it, and the log beside it."""

from __future__ import annotations

from typing import Any

from ui.preferences import Speed
from ui.present.parts import action, icon, notice, page, rule_chip, tool, unseen
from ui.scene import Scene
from ui.tree import Node, button, node
from ui.words import Words

AnyScene = Scene[Any, Any]


def framed(scene: AnyScene, title: str, *parts: Node | None, dialog: Node | None) -> Node:
    """The whole screen of a game under way: its parts between bar and log."""
    table = node(
        "div",
        {"class": "table", "data-game": scene.view.options.GAME},
        _bar(scene, title),
        *parts,
        _log(scene),
        key="table",
    )
    return page(scene.words, table, notice=notice(scene.words, scene.desk.notice), dialog=dialog)


def _bar(scene: AnyScene, title: str) -> Node:
    words, now = scene.words, scene.preferences.speed
    return node(
        "header",
        {"class": "bar"},
        tool("home", words("bar.home"), icon("home")),
        node(
            "h1",
            {"class": "bar-title"},
            title,
            node("span", {"class": "bar-round"}, words("bar.round", n=scene.view.round)),
        ),
        node(
            "label",
            {"class": "speed"},
            node("span", {"class": "sr"}, words("bar.speed")),
            node(
                "select",
                {"data-do": "prefer speed", "value": now.value},
                *(
                    node(
                        "option",
                        {"value": speed.value, "selected": speed is now},
                        words(f"speed.{speed.value}"),
                    )
                    for speed in Speed
                ),
            ),
        ),
        tool("share", words("bar.share"), icon("share")) if scene.may_share else None,
        tool("settings", words("bar.settings"), icon("settings")),
        tool("rules", words("bar.rules"), icon("rules")),
        tool(
            "log",
            words("log.title"),
            icon("log"),
            aria_expanded="true" if scene.desk.log_open else "false",
            aria_controls="log",
        ),
    )


def _log(scene: AnyScene) -> Node:
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
            tool("watch", words("log.watch"), icon("to-start")) if scene.may_share else None,
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


def share_action(scene: AnyScene) -> tuple[Node, ...]:
    """The way to share a round that is over."""
    return (action("share", scene.words("bar.share")),) if scene.may_share else ()


READABLE = (("table", "M"), ("hand", "C"), ("top", "T"))
"""What can be read out on demand, with its key."""


def readers(words: Words) -> Node:
    """Buttons, seen when they have the focus, that have the table told in a sentence."""
    return node(
        "div",
        {"class": "readers", "role": "group", "aria-label": words("read.label")},
        *(
            button(
                f"read {what}",
                {"class": "action reader", "aria-keyshortcuts": key},
                words(f"read.{what}"),
                key=what,
            )
            for what, key in READABLE
        ),
    )


def message(scene: AnyScene, *, called: bool = False) -> Node:
    """What has just happened, or why something could not; a screen reader says it.

    ``called``: that it is the viewer's turn is said, too; it is seen elsewhere.
    """
    desk = scene.desk
    lines = (
        node("span", {"class": "message-line"}, line.text, " ", rule_chip(line), " ")
        for line in desk.message
    )
    return node(
        "p",
        {"class": "message", "role": "status", "data-tone": desk.tone or None},
        node("span", None, *lines),
        unseen(scene.words("turn.yours")) if called and not desk.tone else None,
    )
