"""The list of all games, and what can be done with each."""

from __future__ import annotations

from ui.archive.entry import Entry, Standing
from ui.archive.shelf import SHOWN, Filter, Shelf
from ui.archive.sums import level_of
from ui.desk import Place
from ui.present.archive import archive_page, level_name, rules_name, title_of
from ui.present.parcel import parcel_dialog, parcel_section
from ui.present.parts import action, icon
from ui.tree import Node, button, node
from ui.words import Words


def present_games(words: Words, shelf: Shelf, notice_key: str | None, saved: str | None) -> Node:
    """The whole screen. ``words`` have the parts ``games`` and ``setup``.

    ``saved`` tells of the game under way, if there is one.
    """
    chosen = shelf.chosen
    shown = chosen[: shelf.shown]
    under_way = saved if shelf.filter in (Filter.ALL, Filter.UNFINISHED) else None
    return archive_page(
        words,
        Place.GAMES,
        told(words, shelf),
        _filters(words, shelf) if shelf.entries else None,
        node(
            "ul",
            {"class": "kept-games"},
            _under_way(words, under_way) if under_way else None,
            *(_game(words, key, entry, shelf) for key, entry in shown),
        )
        if shown or under_way
        else node("p", {"class": "archive-empty"}, words("games.none")),
        action("games more", words("games.more", n=min(SHOWN, len(chosen) - len(shown))))
        if len(shown) < len(chosen)
        else None,
        node("p", {"class": "archive-note"}, words("games.odd", n=shelf.odd))
        if shelf.odd
        else None,
        parcel_section(words, shelf),
        notice_key=notice_key,
        dialog=parcel_dialog(words, shelf.unpacking) if shelf.unpacking else None,
    )


def told(words: Words, shelf: Shelf) -> Node:
    """What came of the last request, and the way back from a deletion; a screen reader says it."""
    text = words(f"games.told.{shelf.told}", **dict(shelf.values)) if shelf.told else ""
    return node(
        "div",
        {"class": "archive-told", "role": "status"},
        node("p", None, text) if text else None,
        button("games restore", {"class": "action"}, icon("undo"), words("games.restore"))
        if shelf.removed
        else None,
        key="told",
    )


def _filters(words: Words, shelf: Shelf) -> Node:
    def choice(which: Filter) -> Node:
        number = sum(which.takes(entry) for _, entry in shelf.entries)
        on = which is shelf.filter
        return button(
            f"games filter {which.value}",
            {"class": "choice-button", "aria-pressed": "true" if on else "false"},
            icon("check") if on else None,
            node("span", None, words(f"games.filter.{which.value}", n=number)),
            key=which.value,
        )

    used = (its for its in Filter if its is not Filter.RECEIVED or _any_received(shelf))
    return node(
        "div",
        {"class": "choices", "role": "group", "aria-label": words("games.filters")},
        *map(choice, used),
    )


def _any_received(shelf: Shelf) -> bool:
    return shelf.filter is Filter.RECEIVED or any(entry.received for _, entry in shelf.entries)


def _under_way(words: Words, saved: str) -> Node:
    return node(
        "li",
        {"class": "kept-game", "data-standing": "under-way"},
        node("h2", {"class": "kept-title"}, words("games.under-way")),
        node("p", {"class": "kept-result"}, saved),
        node("div", {"class": "kept-acts"}, action("continue", words("home.continue"), "primary")),
        key="under way",
    )


def _game(words: Words, key: str, entry: Entry, shelf: Shelf) -> Node:
    goes_on = entry.standing is not Standing.OVER and not entry.received
    primary = "primary" if entry.standing is Standing.UNFINISHED else None
    opening = shelf.opening == key
    acts = (
        _act("continue", words("home.continue"), key, primary) if goes_on else None,
        _act("watch", words("games.watch"), key) if shelf.may_watch else None,
        _act("share", words("games.share"), key) if shelf.may_share else None,
    )
    return node(
        "li",
        {"class": "kept-game", "data-standing": entry.standing.value},
        node(
            "h2",
            {"class": "kept-title"},
            title_of(entry.game),
            node("span", {"class": "kept-date"}, date(words, entry.at)) if entry.at else None,
        ),
        node("p", {"class": "kept-result"}, result(words, entry)),
        node("p", {"class": "kept-who"}, players(words, entry)),
        node(
            "div",
            {"class": "kept-foot"},
            node(
                "p",
                {"class": "kept-rules"},
                words("games.rules", rules=rules_name(words, entry.game, entry.code)),
                " ",
                words("games.received") if entry.received else None,
            ),
            _act("delete", words("games.delete"), key, "quiet"),
        ),
        node("p", {"class": "kept-opening", "role": "status"}, words("games.opening"))
        if opening
        else node("div", {"class": "kept-acts"}, *acts),
        key=key,
    )


def _act(what: str, text: str, key: str, kind: str | None = None) -> Node:
    return button(f"games {what} {key}", {"class": "action", "data-kind": kind}, text, key=what)


def date(words: Words, at: str) -> str:
    """A date as it is written in this language."""
    year, month, day, time = at[:4], at[5:7], at[8:10], at[11:]
    return words("games.date", year=year, month=month, day=day, time=time)


def players(words: Words, entry: Entry) -> str:
    """Who played, and how well the bots play."""
    names = words.all(_name(words, player.name) for player in entry.players)
    if all(player.bot is None for player in entry.players):
        return names
    return words("games.players", names=names, level=level_name(words, level_of(entry)))


def result(words: Words, entry: Entry) -> str:
    """How it ended, or how far it has come."""
    won = entry.numbers.rounds.count("W") if entry.numbers and entry.alone is not None else None
    names = [_name(words, entry.players[seat].name) for seat in entry.winners]
    match entry.standing:
        case Standing.OVER if entry.winners == (entry.alone,):
            return words("games.you-won")
        case Standing.OVER if names:
            return words("games.won", n=len(names), names=words.all(names))
        case Standing.RESTED if won is not None:
            return words("games.rested-won", n=entry.round, won=won)
        case Standing.UNFINISHED:
            return words("games.unfinished", n=entry.round)
        case _:
            return words("games.rested", n=entry.round)


def _name(words: Words, name: str) -> str:
    return name or words("you.name")
