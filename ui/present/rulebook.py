"""The rulebook on the screen: chapters, examples in cards, and rules to be led to."""

from __future__ import annotations

from typing import Any

from game.cards import FACES
from game.ruling import RuleId
from ui.house_rules import TITLES, house_rules_of
from ui.present.head import head
from ui.present.parts import face, icon, notice, page, tool, unseen
from ui.rulebook import Chapter, rulebook
from ui.rulebook.book import Cards, Clause, Group, Picture, Row
from ui.tree import Node, node
from ui.words import Words

_FACE_OF = {face.rank: face for face in FACES}
"""A card of each rank for pictures: of spades, and the red JOKER."""


def present_rulebook(
    words: Words,
    options: Any,
    *,
    back: str,
    cited: RuleId | None = None,
    notice_key: str | None = None,
) -> Node:
    """The whole screen. ``words`` have the parts ``setup`` and ``rules``; options tell the game.

    ``back`` is what the way back asks for. The first paragraph on the rule ``cited`` is marked, has
    the id ``cited`` and can have the focus; every rule's first chip has the id ``rule-M8``.
    """
    chapters = rulebook(options, words)
    pen = _Pen(words, cited)
    body = node(
        "article",
        {"class": "rulebook", "aria-labelledby": "rulebook-title"},
        head(
            tool(back, words("rulebook.back"), icon("close")),
            "rulebook-title",
            words("rulebook.title"),
            node("span", {"class": "rulebook-table"}, _table(words, options)),
        ),
        node(
            "div",
            {"class": "rulebook-body"},
            _contents(words, chapters),
            node("div", {"class": "chapters"}, *map(pen.chapter, chapters)),
        ),
        key="rulebook",
    )
    return page(words, body, notice=notice(words, notice_key), dialog=None)


def _table(words: Words, options: Any) -> str:
    """Which game, and whose rules."""
    rules = house_rules_of(options)
    game, preset = TITLES[rules.game], rules.preset_of(options)
    if preset is None:
        return words("rulebook.own", game=game)
    return words("rulebook.preset", game=game, name=words(f"preset.{rules.game}.{preset}"))


def _contents(words: Words, chapters: tuple[Chapter, ...]) -> Node:
    return node(
        "nav",
        {"class": "contents", "aria-label": words("rulebook.contents")},
        node(
            "ol",
            None,
            *(
                node("li", None, node("a", {"href": f"#chapter-{chapter.name}"}, chapter.title))
                for chapter in chapters
            ),
        ),
    )


class _Pen:
    """Writes chapters from first to last, so that every rule's id is given once."""

    def __init__(self, words: Words, cited: RuleId | None) -> None:
        self._words = words
        self._cited = cited
        self._given: set[RuleId] = set()

    def chapter(self, chapter: Chapter) -> Node:
        """A chapter with its title."""
        title = f"chapter-{chapter.name}"
        return node(
            "section",
            {"class": "chapter", "aria-labelledby": title},
            node("h2", {"class": "chapter-title", "id": title, "tabindex": "-1"}, chapter.title),
            *map(self._clause, chapter.clauses[:1]),
            self._table(chapter) if chapter.rows else None,
            *map(self._clause, chapter.clauses[1:]),
            key=chapter.name,
        )

    def _clause(self, clause: Clause) -> Node:
        cited = self._cites(clause.rules)
        return node(
            "div",
            {
                "class": "clause",
                "data-cited": cited,
                "id": "cited" if cited else None,
                "tabindex": "-1" if cited else None,
            },
            self._chips(clause.rules) if clause.rules else None,
            node("p", {"class": "clause-text"}, clause.text),
            node(
                "div",
                {"class": "examples"},
                *(_picture(self._words, picture) for picture in clause.pictures),
            )
            if clause.pictures
            else None,
        )

    def _cites(self, rules: tuple[RuleId, ...]) -> bool:
        return self._cited in rules and self._cited not in self._given

    def _chips(self, rules: tuple[RuleId, ...]) -> Node:
        chips = []
        for rule in rules:
            name = None if rule in self._given else f"rule-{rule}"
            self._given.add(rule)
            chips.append(node("span", {"class": "rule", "id": name}, rule))
        word = unseen(self._words("rulebook.rules", n=len(rules)))
        return node("p", {"class": "clause-rules"}, word, *chips)

    def _table(self, chapter: Chapter) -> Node:
        words = self._words
        head = (words("rulebook.card"), words("rulebook.effect"), words("rulebook.rule"))
        return node(
            "table",
            {"class": "effects-table"},
            node("caption", {"class": "sr"}, chapter.title),
            node(
                "thead",
                None,
                node("tr", None, *(node("th", {"scope": "col"}, text) for text in head)),
            ),
            node("tbody", None, *map(self._row, chapter.rows)),
        )

    def _row(self, row: Row) -> Node:
        chip = node("span", {"class": "rule"}, row.rule) if row.rule else None
        return node(
            "tr",
            None,
            node("th", {"scope": "row"}, *self._ranks(row)),
            node("td", None, row.text),
            node("td", None, chip),
        )

    def _ranks(self, row: Row) -> tuple[Node | str, ...]:
        """The cards of a row, with a picture if they do something."""
        if row.rule is None:
            return (self._words.all(map(self._words.rank, row.ranks)),)
        return tuple(
            node(
                "span",
                {"class": "effect-card"},
                face(_FACE_OF[rank]),
                node("span", None, self._words.rank(rank)),
            )
            for rank in row.ranks
        )


# ---- examples in cards --------------------------------------------------------------------------


def _picture(words: Words, picture: Picture) -> Node:
    """An example, with a word whether these are melds, if it is about that."""
    told = None
    if picture.valid is not None:
        key = "rulebook.valid" if picture.valid else "rulebook.not-valid"
        told = node("strong", {"class": "example-verdict", "data-valid": picture.valid}, words(key))
    return node(
        "figure",
        {"class": "example"},
        node(
            "div", {"class": "example-groups"}, *(_group(words, group) for group in picture.groups)
        ),
        node("figcaption", {"class": "example-text"}, told, " ", picture.text)
        if told or picture.text
        else None,
    )


def _group(words: Words, group: Group) -> Node:
    return node(
        "div",
        {"class": "example-group"},
        node("span", {"class": "example-place"}, group.place) if group.place else None,
        node("div", {"class": "example-melds"}, *(_meld(words, cards) for cards in group.melds)),
    )


def _meld(words: Words, cards: Cards) -> Node:
    return node(
        "div",
        {"class": "example-meld", "role": "img", "aria-label": words.cards(cards)},
        *(node("span", {"class": "example-card"}, face(card)) for card in cards),
    )
