"""The curtain between two people who share a device: nothing of any hand is in the page."""

from __future__ import annotations

from ui.desk import Desk
from ui.present.parts import action, icon, notice, page
from ui.tree import Node, node
from ui.words import Words


def present_curtain(words: Words, desk: Desk, name: str) -> Node:
    """Asks for the device to be passed to the person whose turn it is."""
    curtain = node(
        "section",
        {"class": "curtain", "aria-labelledby": "curtain-title"},
        icon("cards"),
        node(
            "h1",
            {"class": "curtain-title", "id": "curtain-title"},
            words("curtain.title", name=name),
        ),
        node("p", {"class": "curtain-text"}, words("curtain.text", name=name)),
        node(
            "div",
            {"class": "actions"},
            action("uncover", words("curtain.uncover", name=name), "primary"),
            action("home", words("bar.home")),
        ),
        key="curtain",
    )
    return page(words, curtain, notice=notice(words, desk.notice), dialog=None)
