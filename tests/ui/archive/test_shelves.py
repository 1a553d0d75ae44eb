"""Games that are put by are there afterwards, whichever tab did what and when."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from game import mau_mau
from game.record import Record, read, write
from tests.ui.archive.made import a_counted, a_session, all_of, settle, visitor_with
from tests.ui.visitor import Visitor, play_on
from ui import store
from ui.archive.clerk import opening
from ui.archive.entry import Entry
from ui.archive.shelves import continues, same_deal
from ui.store import MemoryStorage


def text_of(moves: int, number: int = 0) -> str:
    """The record of a game after so many moves."""
    return write(a_session("mau-mau", number, moves=moves).record, mau_mau)


def kept(storage: MemoryStorage) -> list[Entry]:
    """The games that are put by."""
    texts = (text for key, text in storage.texts.items() if key.startswith(store.GAMES))
    return [Entry.from_text(text) for text in texts]


def records(storage: MemoryStorage) -> list[str]:
    """The records of all games, the one under way among them."""
    under_way = storage.texts.get(store.GAME)
    others = [write(all_of(opening(entry)), mau_mau) for entry in kept(storage)]
    return [*others, under_way] if under_way else others


def test_whether_a_game_goes_on_from_another() -> None:
    assert continues(text_of(9), text_of(5))
    assert continues(text_of(9), text_of(9))
    assert not continues(text_of(5), text_of(9))
    assert not continues(text_of(9, number=1), text_of(5))
    assert not continues("", text_of(5))
    assert not continues(text_of(5), "[")
    record = read(text_of(5), mau_mau)
    other = replace(record, intents=(*record.intents[:-1], mau_mau.parse_intent("decline")))
    assert not continues(text_of(9), write(other, mau_mau))


def test_whether_two_games_began_alike() -> None:
    assert same_deal(text_of(9), text_of(3))
    assert not same_deal(text_of(9), text_of(9, number=1))
    assert not same_deal("[", text_of(9))


def at_table(storage: MemoryStorage, seed: str) -> Visitor:
    """A tab in which a game has just been started, and the person has decided something."""
    visitor = Visitor(storage, seed=seed)
    if visitor.offers("start"):
        visitor.press("start")
    visitor.wait_for_own_turn()
    step(visitor)
    return visitor


def step(visitor: Visitor) -> None:
    """One decision, if one is at the table and it is time for one."""
    if not visitor.find(class_="table"):
        return
    if visitor.offers("intent deal"):
        visitor.press("intent deal")
    elif not visitor.find(role="dialog") or visitor.offers("suit H"):
        play_on(visitor)
    if visitor.offers("suit H"):
        visitor.press("suit H")
    visitor.wait_for_own_turn()


def shown(visitor: Visitor) -> Record[Any, Any] | None:
    """The game at the table of a tab."""
    table = visitor.app._rooms.set_table
    return table.session.record if table and table.session else None


def test_a_tab_whose_game_went_on_elsewhere_stops_and_can_go_on_from_there() -> None:
    storage = MemoryStorage()
    one = at_table(storage, "one")
    other = Visitor(storage)
    step(other)
    after = storage.texts[store.GAME]
    one.app.heard(store.GAME)
    assert "gone on in another tab" in one.text("dialog-title")
    one.wait_for_own_turn()
    assert storage.texts[store.GAME] == after
    assert not kept(storage)
    one.press("here")
    assert not one.find(role="dialog", data_kind="went-on")
    one.wait_for_own_turn()
    assert shown(one) == shown(other)


def test_a_tab_that_hears_nothing_stops_at_the_next_move() -> None:
    storage = MemoryStorage()
    one = at_table(storage, "one")
    other = Visitor(storage)
    step(other)
    after = storage.texts[store.GAME]
    one.app.act("intent draw")
    for request in [control.attributes["data-do"] for control in one.find(data_state="legal")]:
        one.app.act(request)
        one.app.act("play")
    assert storage.texts[store.GAME] == after
    assert one.offers("here")


def test_what_two_tabs_did_at_the_same_moment_is_kept_both() -> None:
    storage, apart = MemoryStorage(), MemoryStorage()
    one = at_table(storage, "one")
    apart.texts = dict(storage.texts)
    other = Visitor(apart)
    step(one)
    other.press("undo")
    mine, theirs = shown(one), apart.texts[store.GAME]
    assert mine
    storage.texts[store.GAME] = theirs
    one.app.heard(store.GAME)
    assert storage.texts[store.GAME] == theirs
    assert [entry.record for entry in kept(storage)] == [write(mine, mau_mau)]
    one.press("here")
    assert shown(one) == read(theirs, mau_mau)


def test_a_game_started_in_another_tab_puts_this_one_by_with_all_its_moves() -> None:
    storage = MemoryStorage()
    one = at_table(storage, "one")
    other = Visitor(storage, seed="other")
    step(one)
    mine = shown(one)
    other.press("home")
    other.press("start")
    assert [read(entry.record, mau_mau) for entry in kept(storage)] == [mine]
    one.app.heard(store.GAME)
    assert "Another game" in one.text("dialog-title")
    one.press("games")
    (entry,) = kept(storage)
    one.press(f"games continue {entry.key}")
    settle(one)
    assert shown(one) == mine


def test_deleted_games_come_back_with_undo() -> None:
    entries = [a_counted("mau-mau", number) for number in range(3)]
    visitor = visitor_with(*entries)
    visitor.press("games")
    visitor.press(f"games delete {entries[1].key}")
    assert entries[1].key not in visitor.storage.texts
    visitor.press("games restore")
    assert visitor.storage.texts[entries[1].key] == entries[1].to_text()
    assert not visitor.offers("games restore")
