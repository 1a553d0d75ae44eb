"""A lesson on the table: what is said, and which control is wanted."""

from __future__ import annotations

from dataclasses import replace

from ui.present.parts import action, icon, tool
from ui.teaching.lesson import READ_ON, Progress
from ui.tree import Node, node
from ui.words import Words


def with_lesson(table: Node, words: Words, progress: Progress) -> Node:
    """The screen of a table with the lesson's words on it, and the wanted controls marked.

    The words lie beside the table and any dialog, within reach of both.
    """
    shown = replace(
        table,
        attributes=table.attributes | {"data-lesson": progress.lesson.record.game},
        children=(_panel(words, progress), *table.children),
    )
    return _marked(shown, frozenset(progress.wanted))


def _marked(tree: Node, wanted: frozenset[str]) -> Node:
    """The tree with the controls marked that ask for what is wanted."""
    children = tuple(
        _marked(child, wanted) if isinstance(child, Node) else child for child in tree.children
    )
    mark = {"data-wanted": ""} if tree.attributes.get("data-do") in wanted else {}
    return replace(tree, attributes=tree.attributes | mark, children=children)


def _panel(words: Words, progress: Progress) -> Node:
    game, steps = progress.lesson.record.game, progress.lesson.steps
    at = min(progress.at, len(steps) - 1)
    last = at == len(steps) - 1
    reads = READ_ON in progress.wanted
    return node(
        "section",
        {"class": "lesson", "aria-label": words("lesson.label")},
        node(
            "p",
            {"class": "lesson-text", "role": "status"},
            node(
                "span", {"class": "lesson-count"}, words("lesson.count", at=at + 1, of=len(steps))
            ),
            " ",
            node("span", None, words(f"lesson.{game}.{steps[at].says}")),
        ),
        action(READ_ON, words("lesson.end" if last else "lesson.next"), "primary")
        if reads
        else None,
        tool("home", words("lesson.leave"), icon("close")),
        key="notice lesson",
    )
