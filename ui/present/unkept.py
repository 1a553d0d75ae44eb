"""The notice that stays as long as the browser does not keep everything."""

from __future__ import annotations

from ui import store
from ui.present.parts import icon
from ui.tree import Node, button, node
from ui.words import Words

KINDS = {
    **dict.fromkeys((store.GAME, *store.WITH_GAME), "game"),
    store.GAMES: "games",
    store.PREFERENCES: "settings",
    store.SETUP: "settings",
    store.TABLES: "tables",
    store.LESSONS: "lessons",
    store.DEALS: "deals",
}
"""What lies under the keys, the dearest first; all others are games that were put by."""
NEWER = "newer"
"""Stands for all keys, where a newer version has kept what is there."""


def with_unkept(tree: Node, words: Words, unkept: tuple[str, ...]) -> Node:
    """The tree below a line that tells what is not being kept. ``words`` have the part ``games``.

    The root says at which game's table that is. The version itself says nothing to anybody: if
    nothing else waits, nothing is kept.
    """
    waiting = {KINDS.get(key, "games") for key in unkept if key != store.SCHEMA}
    kinds = [kind for kind in dict.fromkeys(KINDS.values()) if kind in waiting]
    why = words("unkept.why")
    if NEWER in unkept:
        text, why = words("unkept.newer"), words("unkept.why-newer")
    elif kinds:
        text = words("unkept.what", what=words.all(words(f"unkept.{kind}") for kind in kinds))
    else:
        text = words("unkept.nothing")
    line = node(
        "div",
        {"class": "notice unkept", "role": "alert"},
        icon("warning"),
        node(
            "p",
            {"class": "unkept-text"},
            node("strong", None, text),
            " ",
            node("span", {"class": "unkept-why"}, why),
        ),
        button("games export", {"class": "action"}, words("unkept.export")),
        key="notice unkept",
    )
    games = (
        child.attributes.get("data-game") for child in tree.children if isinstance(child, Node)
    )
    looks = {"data-unkept": next(filter(None, games), "elsewhere")}
    return Node(tree.tag, tree.attributes | looks, (line, *tree.children), tree.key)
