"""The parcel: everything that is kept on a device as one file, and what of a file can be taken.

The file is JSON: ``{"carteado-file": 1, "at": "2026-11-30T14:05", "kept": {"game": "…",
"preferences": "…", "games:…": "…"}}``: texts by their keys without the project's name. Whoever
reads one trusts nothing in it: what cannot be read is left out and counted, keys of games are
worked out anew.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass, replace

from game.reading import load_json
from game.record import RecordError
from ui import store
from ui.archive.clerk import entry_of
from ui.archive.entry import Entry, EntryError, merged
from ui.own_tables import Table, tables_from_text
from ui.session import Session

VERSION = 1
LARGEST = 12_000_000
"""Characters of a file that are read; a browser keeps less than half of that."""
LONGEST_KEY = 100
_MARK = "carteado-file"
_ASIDE = store.ASIDE.removeprefix(store.PREFIX)
_GAMES = store.GAMES.removeprefix(store.PREFIX)
_OWN = tuple(key.removeprefix(store.PREFIX) for key in (store.GAME, store.TABLES, store.SCHEMA))
_PLAIN = tuple(
    key.removeprefix(store.PREFIX)
    for key in (
        store.PREFERENCES,
        store.SETUP,
        store.LESSONS,
        store.DEALS,
        *store.WITH_GAME,
    )
)


class ParcelError(ValueError):
    """A file that cannot be taken; ``flaw`` is a key for the words."""

    def __init__(self, flaw: str, detail: str = "") -> None:
        super().__init__(f"{flaw} {detail}".strip())
        self.flaw = flaw


@dataclass(frozen=True, slots=True)
class Parcel:
    """What a file brings, all of it readable here."""

    at: str = ""
    entries: tuple[Entry, ...] = ()
    game: str = ""
    """The record of the game that was under way."""
    tables: tuple[Table, ...] = ()
    texts: tuple[tuple[str, str], ...] = ()
    """Preferences, set-up, lessons, results, and what belongs to the game under way, by their
    keys."""
    asides: tuple[str, ...] = ()
    """What was set aside, whatever it is."""
    others: tuple[tuple[str, str], ...] = ()
    """What other rooms keep, by the keys of the store; they look at it when they read it."""
    odd: int = 0
    """How many games could not be read."""

    def text(self, key: str) -> str:
        """The text that is kept under a key of the store, or nothing."""
        return dict(self.texts).get(key, "")


def file_name(at: str) -> str:
    """The name of a file that is made now: ``carteado-2026-11-30.json``."""
    return f"carteado-{at[:10]}.json"


def pack(kept: Iterable[tuple[str, str]], at: str) -> str:
    """The file of everything that is kept under these keys."""
    texts = {key.removeprefix(store.PREFIX): text for key, text in kept}
    return json.dumps({_MARK: VERSION, "at": at, "kept": texts}, ensure_ascii=False, indent=0)


def unpack(text: str) -> Parcel:
    """Read a file: one that ``pack`` made, or a record alone. Raises ParcelError."""
    if not text:
        raise ParcelError("unreadable")
    if len(text) > LARGEST:
        raise ParcelError("large")
    try:
        data = load_json(text)
    except (ValueError, RecursionError) as error:
        raise ParcelError("foreign", str(error)[:100]) from error
    if not isinstance(data, dict):
        raise ParcelError("foreign")
    if "carteado" in data:
        return _of_record(text)
    version, kept = data.get(_MARK), data.get("kept")
    if type(version) is not int or version < 1:
        raise ParcelError("foreign")
    if version > VERSION:
        raise ParcelError("newer")
    if not isinstance(kept, dict):
        raise ParcelError("damaged")
    at = data.get("at")
    texts = {key: its for key, its in kept.items() if isinstance(its, str)}
    return _sorted(at if isinstance(at, str) else "", texts)


def _of_record(text: str) -> Parcel:
    """A record alone is a game of somebody else's."""
    try:
        entry = entry_of(Session.of(text), "")
    except RecordError as error:
        raise ParcelError(error.flaw.value) from error
    return Parcel(entries=(replace(entry, received=True),))


def _sorted(at: str, texts: dict[str, str]) -> Parcel:
    games: dict[str, Entry] = {}
    odd = 0
    for key, text in texts.items():
        if key.startswith(_GAMES):
            try:
                entry = Entry.from_text(text)
            except EntryError:
                odd += 1
            else:
                there = games.get(entry.key)
                games[entry.key] = merged(entry, there) if there else entry
    game = texts.get("game", "")
    try:
        if game:
            Session.of(game)
    except RecordError:
        game, odd = "", odd + 1
    return Parcel(
        at,
        tuple(games[key] for key in sorted(games)),
        game,
        tables_from_text(texts.get("tables", "")),
        tuple((store.PREFIX + key, texts[key]) for key in _PLAIN if texts.get(key)),
        tuple(texts[key] for key in sorted(texts) if key.startswith(_ASIDE)),
        tuple((store.PREFIX + key, texts[key]) for key in sorted(texts) if _is_other(key)),
        odd,
    )


def _is_other(key: str) -> bool:
    own = key in _OWN or key in _PLAIN or key.startswith((_GAMES, _ASIDE))
    return not own and len(key) <= LONGEST_KEY and key.isprintable()
