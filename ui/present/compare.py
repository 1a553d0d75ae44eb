"""How the same deal went for two: in words, and as a table at the end of its round."""

from __future__ import annotations

from game.links.outcome import Outcome
from ui.sharing.shown import Comparison
from ui.tree import Node, node
from ui.words import Words

END = "dialog end"
"""The key of what lies on the table when a round is over."""


MINUS = "\N{MINUS SIGN}"


def score_text(outcome: Outcome) -> str:
    """The points with their sign, like ``+34``."""
    return f"{outcome.score:+}".replace("-", MINUS)


def outcome_text(words: Words, outcome: Outcome) -> str:
    """``1º lugar, +34, em 12 vezes``."""
    return words("share.outcome", place=outcome.place, score=score_text(outcome), n=outcome.turns)


def with_comparison(table: Node, words: Words, comparison: Comparison) -> Node:
    """The table whose dialog at the end of the round also tells how the deal went for others."""
    told = _told(words, comparison)
    return Node(
        table.tag,
        table.attributes,
        tuple(
            _before_actions(child, told) if isinstance(child, Node) and child.key == END else child
            for child in table.children
        ),
        table.key,
    )


def _before_actions(backdrop: Node, told: Node) -> Node:
    """The dialog with something more in it, above its buttons."""
    (box,) = backdrop.children
    assert isinstance(box, Node)
    *above, actions = box.children
    box = Node(box.tag, box.attributes, (*above, told, actions), box.key)
    return Node(backdrop.tag, backdrop.attributes, (box,), backdrop.key)


def _told(words: Words, comparison: Comparison) -> Node:
    mine, first, theirs = comparison.mine, comparison.entry.mine, comparison.entry.theirs
    name, number = comparison.entry.name or words("share.sender"), comparison.number
    return node(
        "section",
        {"class": "compared", "aria-labelledby": "compared-title"},
        node(
            "h3",
            {"class": "compared-title", "id": "compared-title"},
            _headline(words, mine, theirs, name)
            if theirs
            else words("share.numbered-done", number=number, result=outcome_text(words, mine)),
        ),
        beside(words, mine, theirs, name) if theirs else None,
        node("p", {"class": "share-note"}, words("share.first", result=outcome_text(words, first)))
        if first and first != mine
        else None,
        key="compared",
    )


def _headline(words: Words, mine: Outcome, theirs: Outcome, name: str) -> str:
    if mine.better_first == theirs.better_first:
        return words("share.even", name=name)
    better = mine.better_first < theirs.better_first
    return words("share.better" if better else "share.worse", name=name)


def beside(words: Words, mine: Outcome, theirs: Outcome, name: str) -> Node:
    """Two results of a deal as a table."""
    both = (mine, theirs)
    rows = (
        ("share.place", [words("share.nth", place=outcome.place) for outcome in both]),
        ("share.score", [score_text(outcome) for outcome in both]),
        ("share.turns", [str(outcome.turns) for outcome in both]),
    )
    heads = (node("th", {"scope": "col"}, head) for head in (words("you.name"), name))
    return node(
        "table",
        {"class": "tally"},
        node("caption", {"class": "sr"}, words("share.compared")),
        node("thead", None, node("tr", None, node("td", None), *heads)),
        node(
            "tbody",
            None,
            *(
                node(
                    "tr",
                    None,
                    node("th", {"scope": "row"}, words(key)),
                    *(node("td", None, cell) for cell in cells),
                )
                for key, cells in rows
            ),
        ),
    )
