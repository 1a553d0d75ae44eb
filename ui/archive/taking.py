"""How what a file brings comes to the device: added to what is there, never over a game."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import reduce

from game.reading import load_json
from ui import store
from ui.archive.clerk import entry_of, worth_keeping
from ui.archive.entry import Entry
from ui.archive.parcel import Parcel
from ui.archive.shelf import Unpacking
from ui.archive.shelves import continues, found, put
from ui.device import Device
from ui.own_tables import Table, tables_from_text, tables_to_text
from ui.session import Session
from ui.sharing.kept import kept_from_text, kept_to_text

SETTINGS = (store.PREFERENCES, store.SETUP)


def looked_into(device: Device, parcel: Parcel) -> Unpacking:
    """A file before anything of it is taken; a device without settings may want those too."""
    there = set(device.keys_under(store.GAMES))
    new = sum(entry.key not in there for entry in parcel.entries)
    return Unpacking(parcel, new, settings=not any(map(device.read, SETTINGS)))


def take(device: Device, unpacking: Unpacking) -> None:
    """Take what a file brings.

    A game is there once however often it is taken; the game under way stays under way.
    """
    parcel = unpacking.parcel
    for entry in parcel.entries:
        _take_entry(device, replace(entry, received=entry.received or not unpacking.mine))
    if parcel.game:
        _take_game(device, parcel, mine=unpacking.mine)
    _take_tables(device, parcel.tables)
    _take_lessons(device, parcel.text(store.LESSONS))
    _take_deals(device, parcel.text(store.DEALS))
    _take_asides(device, parcel.asides)
    for key, text in parcel.others:
        _take_other(device, key, text)
    if unpacking.settings:
        for key in SETTINGS:
            if text := parcel.text(key):
                device.keep(key, text)
    for key in SETTINGS:
        device.refresh(key)


def _take_entry(device: Device, entry: Entry) -> None:
    """A game that is there already keeps what is told of it: only when, and whose, can be new."""
    if there := found(device, entry.key):
        entry = replace(there, at=entry.at, received=entry.received)
    put(device, entry)


def _take_game(device: Device, parcel: Parcel, *, mine: bool) -> None:
    """The game under way is that again where there is none, and put by elsewhere.

    One that is played by link is among the threads already.
    """
    here, played = device.read(store.GAME), parcel.text(store.PLAYED)
    if mine and not here:
        for key in store.WITH_GAME:
            device.keep(key, parcel.text(key))
        device.keep(store.GAME, parcel.game)
    elif not parcel.text(store.LINKED) and not continues(here, parcel.game):
        session = Session.of(parcel.game)
        if worth_keeping(session):
            at = played[:16] if played else parcel.at
            put(device, replace(entry_of(session, at), received=not mine))


def _take_tables(device: Device, tables: tuple[Table, ...]) -> None:
    """Own tables are added; one whose name is taken by other rules gets a number."""
    here = tables_from_text(device.read(store.TABLES))
    if both := reduce(_with_table, tables, here):
        device.keep(store.TABLES, tables_to_text(both))


def _with_table(here: tuple[Table, ...], table: Table) -> tuple[Table, ...]:
    names = {own.name.casefold() for own in here}
    name, number = table.name, 2
    while name.casefold() in names:
        if Table(name, table.code) in here:
            return here
        name, number = f"{table.name} {number}", number + 1
    return (*here, Table(name, table.code))


def _take_lessons(device: Device, text: str) -> None:
    """Of each lesson, the farther step."""
    here, there = _steps(device.read(store.LESSONS)), _steps(text)
    if there:
        far = {name: max(here.get(name, 0), there.get(name, 0)) for name in here | there}
        device.keep(store.LESSONS, json.dumps(far))


def _steps(text: str) -> dict[str, int]:
    try:
        data = load_json(text)
    except ValueError:
        return {}
    data = data if isinstance(data, dict) else {}
    return {name: at for name, at in data.items() if type(at) is int and 0 <= at < 1000}


def _take_deals(device: Device, text: str) -> None:
    """The results of deals that are not here; one's own first result is the one that is here."""
    here, there = kept_from_text(device.read(store.DEALS)), kept_from_text(text)
    if there:
        device.keep(store.DEALS, kept_to_text({**there, **here}))


def _take_other(device: Device, key: str, text: str) -> None:
    """What another room keeps, if it is not here; of lists of texts, those that are missing."""
    here = device.read(key)
    if not here:
        device.keep(key, text)
    elif both := _joined(_texts(here), _texts(text)):
        device.keep(key, json.dumps(both, ensure_ascii=False))


def _joined(here: list[str], there: list[str]) -> list[str]:
    """Both lists in one; nothing if that is what is here."""
    missing = [text for text in there if text not in here]
    return here and missing and here + missing


def _texts(text: str) -> list[str]:
    try:
        data = load_json(text)
    except ValueError:
        return []
    is_list = isinstance(data, list) and all(isinstance(item, str) for item in data)
    return data if is_list else []


def _take_asides(device: Device, texts: tuple[str, ...]) -> None:
    there = {device.read(key): key for key in device.keys_under(store.ASIDE)}
    number = 1
    for text in texts:
        while f"{store.ASIDE}{number}" in there.values():
            number += 1
        if text and text not in there:
            there[text] = f"{store.ASIDE}{number}"
            device.keep(there[text], text)
