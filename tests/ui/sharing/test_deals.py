"""Deals that several people play: the one of the day, and those with a number."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from game.games import GAMES
from game.links.deals import seed_of
from game.links.outcome import Outcome
from game.record import Player, write
from tests.ui.sharing.guest import settle
from tests.ui.visitor import NOW, Visitor, play_on, play_round
from ui import store
from ui.house_rules import house_rules_named
from ui.sharing.deals import deal_of_day, key_of, to_play
from ui.sharing.kept import (
    MOST,
    Entry,
    day_key,
    kept_from_text,
    kept_to_text,
    numbered,
    with_mine,
    with_theirs,
)

NAMES = tuple(GAMES)
DAY = seed_of(20261130)


def daily(visitor: Visitor) -> str:
    """What the entry of the deal of the day says."""
    (entry,) = visitor.find(data_do="daily")
    return entry.text()


@pytest.mark.parametrize("game", NAMES)
def test_the_deal_of_the_day_is_one_tap_away(game: str) -> None:
    visitor = Visitor()
    visitor.app.act("setup preset quick")
    visitor.app.act("setup level master")
    visitor.app.act("setup seats 7")
    visitor.app.act(f"setup game {game}")
    visitor.press("daily")
    assert visitor.find(data_game=game)
    saved = json.loads(visitor.storage.texts[store.GAME])
    assert saved["seed"] == DAY
    assert saved["options"] == {}
    assert [bot for _, bot in saved["seats"]] == [None, "medium", "medium", "medium"]


def test_the_first_result_of_the_day_counts_and_is_shown_at_home() -> None:
    visitor = Visitor()
    visitor.press("daily")
    play_round(visitor)
    settle(visitor)
    (result,) = kept_from_text(visitor.storage.texts[store.DEALS]).values()
    assert result.mine
    assert "Deal no. 20261130" in visitor.text("compared")
    visitor.press("home")
    assert f"today: place {result.mine.place}, {result.mine.score:+}" in daily(visitor)
    visitor.app.act("setup game mexe-mexe")
    assert "today" not in daily(visitor)
    visitor.app.act("setup game mau-mau")
    visitor.press("daily")
    play_round(visitor)
    settle(visitor)
    (again,) = kept_from_text(visitor.storage.texts[store.DEALS]).values()
    assert again.mine == result.mine


def test_a_numbered_deal_is_played_at_the_table_that_is_set_up() -> None:
    visitor = Visitor()
    visitor.app.act("setup seats 3")
    visitor.app.act("setup preset family")
    visitor.press("link")
    visitor.app.act("numbered  4 2 ")
    assert visitor.record.seed == "deal 42"
    assert len(visitor.record.players) == 3
    assert visitor.record.options.free_drawing
    play_round(visitor)
    settle(visitor)
    visitor.press("home")
    visitor.press("link")
    assert "Mau-Mau, no. 42: place" in visitor.tree.text()


@pytest.mark.parametrize("number", ["x", "-1", "4294967296", "1.5", "٣", "9" * 5000])
def test_what_is_no_number_of_a_deal_is_refused(number: str) -> None:
    visitor = Visitor()
    visitor.press("link")
    visitor.app.act(f"numbered {number}")
    assert "4294967295" in visitor.tree.text()
    assert store.GAME not in visitor.storage.texts


def test_no_number_is_no_request_and_a_table_that_cannot_be_played_leads_to_the_set_up() -> None:
    visitor = Visitor()
    visitor.press("link")
    visitor.app.act("numbered ")
    assert not visitor.find(role="alert")
    for request in ("seats 10", "option hand_size 10", "option packs 1"):
        visitor.app.act(f"setup {request}")
    visitor.app.act("numbered 7")
    assert visitor.find(class_="setup")


def test_a_game_under_way_is_put_by_before_a_deal() -> None:
    visitor = Visitor()
    visitor.press("start")
    visitor.wait_for_own_turn()
    visitor.app.act("intent draw")
    play_on(visitor)
    visitor.press("home")
    visitor.press("daily")
    assert visitor.record.seed == DAY
    assert sum(key.startswith(store.GAMES) for key in visitor.storage.texts) == 1


def test_an_ordinary_round_is_not_kept() -> None:
    visitor = Visitor()
    visitor.press("start")
    play_round(visitor)
    settle(visitor)
    assert store.DEALS not in visitor.storage.texts
    assert not visitor.find(class_="compared")


# ---- what tells deals apart ---------------------------------------------------------------------


@pytest.mark.parametrize("game", NAMES)
def test_the_key_of_the_day_is_that_of_its_record_and_names_do_not_matter(game: str) -> None:
    record = deal_of_day(game, NOW, "Ana")
    assert key_of(record) == day_key(game, NOW) == key_of(to_play(record, "Beto"))
    others = [
        replace(record, seed="deal 1"),
        replace(record, players=(*record.players, Player("", "medium"))),
        replace(record, players=(*record.players[:-1], Player("", "hard"))),
        replace(record, options=house_rules_named(game).presets["family"]),
    ]
    assert len({key_of(record), *map(key_of, others)}) == 1 + len(others)


def test_results_come_back_and_the_oldest_are_forgotten() -> None:
    kept = with_theirs({}, "a", Outcome(1, 2, 3), 'Zé "♥"')
    kept = with_mine(kept, "b", Outcome(2, -3, 4))
    assert kept_from_text(kept_to_text(kept)) == kept
    for number in range(MOST):
        kept = with_mine(kept, f"mau-mau deal {number}", Outcome(1, number, 1))
    assert len(kept) == MOST
    assert "a" not in kept
    assert numbered(kept)[0] == ("mau-mau", MOST - 1, Outcome(1, MOST - 1, 1))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "null",
        "[]",
        "{",
        '{"v":2,"deals":{"a":[[1,2,3],null,""]}}',
        '{"v":1,"deals":[]}',
        '{"v":1}',
        '{"v":1,"deals":{"a":7,"b":["x",null],"c":[null,null,3]}}',
    ],
)
def test_what_cannot_be_read_is_no_result(text: str) -> None:
    assert kept_from_text(text) == {}


def test_half_an_entry_is_read_as_far_as_it_goes() -> None:
    assert kept_from_text('{"v":1,"deals":{"a":[[1,2],[1,2,3],"Ana"]}}') == {
        "a": Entry(None, Outcome(1, 2, 3), "Ana")
    }


def test_the_saved_record_of_the_day_can_be_written() -> None:
    for game in NAMES:
        assert write(deal_of_day(game, NOW, ""), GAMES[game])
