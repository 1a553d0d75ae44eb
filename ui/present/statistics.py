"""The statistics: what the games against bots have come to, in numbers and small charts."""

from __future__ import annotations

from collections.abc import Iterator

from ui.archive.shelf import Shelf
from ui.archive.sums import RECENT, Account, Group, Sum, accounts
from ui.desk import Place
from ui.present.archive import archive_page, level_name, preset_name, title_of
from ui.present.games import told
from ui.tree import Node, node
from ui.words import Words

BAR = 100
"""A bar's length."""
TALL, SHORT = 24, 8
"""How high a round that was won stands in its row, and any other one."""


def present_statistics(words: Words, shelf: Shelf, notice_key: str | None) -> Node:
    """The whole screen. ``words`` have the parts ``games`` and ``setup``."""
    found = accounts(shelf.counted)
    return archive_page(
        words,
        Place.STATISTICS,
        told(words, shelf),
        node("p", {"class": "archive-note", "role": "status"}, words("sums.counting"))
        if shelf.counting
        else None,
        node("p", {"class": "archive-note"}, words("sums.what-counts")),
        *(_account(words, account) for account in found),
        None if found else node("p", {"class": "archive-empty"}, words("sums.none")),
        notice_key=notice_key,
    )


def _account(words: Words, account: Account) -> Node:
    title = f"sums-{account.game}"
    return node(
        "section",
        {"class": "account", "aria-labelledby": title},
        node("h2", {"class": "account-title", "id": title}, title_of(account.game)),
        _tiles(words, account),
        _recent(words, account.whole),
        node(
            "div",
            {"class": "groups"},
            *(_group(words, account.game, its) for its in account.groups),
        ),
        key=account.game,
    )


def _tiles(words: Words, account: Account) -> Node:
    whole = account.whole
    tiles = (
        (str(len(whole.rounds)), words("sums.rounds")),
        (f"{whole.percent}%", words("sums.won")),
        (str(whole.streak), words("sums.streak")),
        (str(whole.running), words("sums.running")),
    )
    return node(
        "dl",
        {"class": "tiles"},
        *(
            node("div", {"class": "tile"}, node("dt", None, name), node("dd", None, number))
            for number, name in tiles
        ),
    )


def _recent(words: Words, whole: Sum) -> Node:
    """The latest rounds one by one: high ones were won. The text beneath tells the same."""
    rounds = whole.rounds[-RECENT:]
    width = 10 * len(rounds)
    return node(
        "figure",
        {"class": "recent"},
        node(
            "svg",
            {
                "class": "recent-rounds",
                "viewBox": f"0 0 {width} {TALL}",
                "data-rounds": len(rounds),
                "aria-hidden": "true",
            },
            *(_round(number, one) for number, one in enumerate(rounds)),
        ),
        node("figcaption", None, words("sums.recent", n=len(rounds), won=rounds.count("W"))),
    )


def _round(number: int, one: str) -> Node:
    height = TALL if one == "W" else SHORT
    return node(
        "rect",
        {
            "x": 10 * number + 1,
            "y": TALL - height,
            "width": 8,
            "height": height,
            "rx": 2,
            "data-won": one == "W",
        },
        key=str(number),
    )


def _group(words: Words, game: str, group: Group) -> Node:
    """The numbers of one level and set of rules, as a table with a bar above it."""
    name = words(
        "sums.group",
        level=level_name(words, group.level),
        rules=preset_name(words, game, group.preset),
    )
    return node(
        "div",
        {"class": "group"},
        node(
            "table",
            {"class": "group-table"},
            node("caption", {"class": "group-name"}, name, _bar(group.sum.percent)),
            node(
                "tbody",
                None,
                *(
                    node(
                        "tr",
                        None,
                        node("th", {"scope": "row"}, words(f"sums.{key}")),
                        node("td", None, text),
                        key=key,
                    )
                    for key, text in _rows(words, game, group.sum)
                ),
            ),
        ),
        key=f"{group.level} {group.preset}",
    )


def _bar(percent: int) -> Node:
    return node(
        "svg",
        {
            "class": "bar-won",
            "viewBox": f"0 0 {BAR} 6",
            "preserveAspectRatio": "none",
            "aria-hidden": "true",
        },
        node("rect", {"width": BAR, "height": 6, "data-whole": True}),
        node("rect", {"width": percent, "height": 6, "data-won": True}),
    )


def _rows(words: Words, game: str, its: Sum) -> Iterator[tuple[str, str]]:
    """The rows of a table: what each says, and its number."""
    yield "won", words("sums.of", part=its.won, whole=len(its.rounds), percent=its.percent)
    if its.matches:
        share = round(100 * its.matches_won / its.matches)
        yield "matches", words("sums.of", part=its.matches_won, whole=its.matches, percent=share)
    yield "streak", str(its.streak)
    yield "points", f"{its.each:.1f}".replace(".", words("sums.point"))
    if game == "mau-mau":
        yield "paid", words("sums.cards", n=its.paid)
        yield "bought", words("sums.cards", n=its.bought)
    else:
        yield "laid", words("sums.cards", n=its.laid)
        yield "out", words("sums.turns", n=its.out) if its.out else words("sums.never")
