"""What the screens of the archive share: their frame, and how a game is named."""

from __future__ import annotations

from ui.archive.sums import MIXED, preset_of
from ui.desk import Place
from ui.house_rules import TITLES
from ui.places import LEVELS
from ui.present.head import head
from ui.present.parts import icon, notice, page, tool
from ui.tree import Node, button, node
from ui.words import Words

PLACES = (
    (Place.GAMES, "games", "games.title"),
    (Place.STATISTICS, "games statistics", "sums.title"),
)


def archive_page(
    words: Words,
    place: Place,
    *parts: Node | None,
    notice_key: str | None,
    dialog: Node | None = None,
) -> Node:
    """A screen of the archive: its head, the way to the other one, and its parts."""
    title = next(title for its, _, title in PLACES if its is place)
    body = node(
        "article",
        {"class": "archive", "aria-labelledby": "archive-title"},
        head(
            tool("home", words("games.back"), icon("close")),
            "archive-title",
            words(title),
            beside=node(
                "nav",
                {"class": "archive-ways", "aria-label": words("games.ways")},
                *(
                    button(do, {"class": "action"}, words(text))
                    for its, do, text in PLACES
                    if its is not place
                ),
            ),
        ),
        node("div", {"class": "archive-body"}, *parts),
        key=place.value,
    )
    return page(words, body, notice=notice(words, notice_key), dialog=dialog)


def rules_name(words: Words, game: str, code: str) -> str:
    """What the rules of a table are called. ``words`` have the part ``setup``."""
    return preset_name(words, game, preset_of(game, code))


def preset_name(words: Words, game: str, preset: str | None) -> str:
    """What rules of this name are called; ``None``: a house's own."""
    return words(f"preset.{game}.{preset}") if preset else words("games.own-rules")


def level_name(words: Words, level: str) -> str:
    """What a level is called; one that is not offered any more by its own name."""
    return words(f"level.{level}") if level in (*LEVELS, MIXED) else level


def title_of(game: str) -> str:
    """What a game is called."""
    return TITLES[game]
