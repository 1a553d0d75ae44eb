"""The shelves: where games that are not under way are put by, found, and taken from again."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import lru_cache

from game.reading import load_json
from game.record import RecordError, write
from ui import store
from ui.archive.clerk import entry_of, worth_keeping
from ui.archive.entry import Entry, EntryError, merged
from ui.device import Device
from ui.session import Session


def entries(device: Device) -> Iterator[tuple[str, Entry | None]]:
    """All keys with their entries; None for one that cannot be read, and is left as it is."""
    for key in device.keys_under(store.GAMES):
        yield key, found(device, key)


def found(device: Device, key: str) -> Entry | None:
    """The entry under a key, if one can be read there."""
    return _read(device.read(key))


@lru_cache(maxsize=2048)
def _read(text: str) -> Entry | None:
    try:
        return Entry.from_text(text)
    except EntryError:
        return None


def put(device: Device, entry: Entry) -> None:
    """Put an entry by; if the game is there already, one entry is made of both."""
    key = entry.key
    there = found(device, key)
    both = merged(entry, there) if there else entry
    if both != there:
        device.keep(key, both.to_text())


def put_by(device: Device, session: Session | None) -> None:
    """Put by the game under way, before another one takes its place.

    It is the one that lies in the browser, which another tab may have gone on with; the one at the
    table of this tab is put by as well, unless it is the beginning of that, or the other way round.
    """
    at, texts = device.read(store.PLAYED) or device.now(), set[str]()
    for text in filter(None, (device.read(store.GAME), device.stored(store.GAME))):
        texts = _longest(texts, text)
    if session:
        texts = _longest(texts, write(session.record, session.game.rules))
    for text in sorted(texts):
        try:
            game = Session.of(text)
        except RecordError as error:
            device.set_aside(store.GAME, error.flaw.value)
        else:
            if worth_keeping(game):
                put(device, entry_of(game, at))


def rescue(device: Device, session: Session) -> None:
    """Put by the game at the table of this tab, unless another tab has gone on with just that."""
    own, kept = write(session.record, session.game.rules), device.stored(store.GAME)
    if not continues(kept, own) and worth_keeping(session):
        put(device, entry_of(session, device.now()))


def continues(record: str, beginning: str) -> bool:
    """Whether a record's text begins with all that happened in the other one's."""
    try:
        longer, shorter = dict(load_json(record)), dict(load_json(beginning))
    except (ValueError, TypeError):
        return False
    for data in (longer, shorter):
        data.pop("check", None)
    first, second = longer.pop("intents", None), shorter.pop("intents", None)
    if longer != shorter or not isinstance(first, str) or not isinstance(second, str):
        return False
    return not second or f"{first};".startswith(f"{second};")


def same_deal(record: str, other: str) -> bool:
    """Whether two records' texts are of games that began alike."""

    def beginning(text: str) -> str:
        data = dict(load_json(text))
        return json.dumps([data.get(name) for name in ("game", "options", "seats", "seed")])

    try:
        return beginning(record) == beginning(other)
    except (ValueError, TypeError):
        return False


def _longest(texts: set[str], text: str) -> set[str]:
    """The texts with another one, without those that are a beginning of another."""
    if any(continues(other, text) for other in texts):
        return texts
    return {other for other in texts if not continues(text, other)} | {text}
