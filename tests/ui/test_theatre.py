"""The theatre: every control, in both games, and the ways in and out."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from game.games import GAMES
from game.match import apply, replay
from game.record import Player, Record, write
from game.selfplay import play_round
from tests.ui.visitor import Visitor, play_on
from tests.ui.visitor import play_round as play_own_round
from ui import store
from ui.cues import Cue
from ui.store import MemoryStorage
from ui.theatre.stage import SPEEDS
from ui.theatre.theatre import PACE_SECONDS, SLICE

NAMES = tuple(GAMES)
LONG = 6
"""Rounds of a match that is not played again all at once."""


@cache
def record_of(game: str, rounds: int = 1, bot: str = "simple") -> Record[Any, Any]:
    """Rounds that bots have played; the first seat is a person's."""
    rules, sitting = GAMES[game], (Player("", bot), Player("Ana", bot), Player("Beto", bot))
    *_, (_, match) = play_round(rules, sitting, "replayed", rules.options_from_data({}))
    while match.state.round < rounds or rules.actor(match.state) is not None:
        seat, intent = rules.actor(match.state), rules.parse_intent("deal")
        if seat is not None:
            intent = rules.legal(match.state, seat)[0]
        _, match = apply(rules, match, seat or 0, intent)
    return replace(match.record, players=(Player(""), *sitting[1:]))


def watching(record: Record[Any, Any], you: int | None = None) -> Visitor:
    """A visitor who watches a record, all of which is there by now."""
    visitor = Visitor()
    visitor.app._rooms.watch(record, you)
    visitor.app._show()
    visitor.wait_for_own_turn()
    return visitor


def at(visitor: Visitor) -> int:
    """The move after which the table is shown."""
    (slider,) = visitor.find(class_="stage-range")
    return int(slider.attributes["value"])


def pause(visitor: Visitor) -> float:
    """The seconds after which something happens."""
    ((seconds, _),) = visitor.waiting[-1:]
    return seconds


@pytest.fixture(params=NAMES)
def record(request: pytest.FixtureRequest) -> Record[Any, Any]:
    """A round of each game."""
    return record_of(request.param)


# ---- ways in and out ---------------------------------------------------------------------------


def test_from_the_end_of_a_round_to_its_replay_and_back() -> None:
    visitor = Visitor()
    visitor.press("start")
    play_own_round(visitor)
    saved = visitor.storage.read(store.GAME)
    visitor.press("watch")
    assert at(visitor) == 1
    assert not visitor.offers("intent deal")
    visitor.press("watch end")
    assert visitor.find(class_="stage-end")
    visitor.press("leave")
    assert visitor.offers("intent deal")
    assert not visitor.find(class_="stage")
    assert visitor.storage.read(store.GAME) == saved


def test_a_round_of_mexe_mexe_ends_with_a_way_to_its_replay() -> None:
    storage, record = MemoryStorage(), record_of("mexe-mexe")
    storage.write(store.GAME, write(record, GAMES["mexe-mexe"]))
    visitor = Visitor(storage)
    visitor.press("watch")
    visitor.press("watch end")
    assert visitor.find(class_="stage-end")
    visitor.press("watch table")
    assert not visitor.find(class_="stage-end")
    visitor.press("show sheet")
    assert visitor.offers("cancel")
    visitor.press("cancel")
    visitor.press("leave")
    assert visitor.offers("intent deal")


def test_the_bots_wait_while_one_watches_and_go_on_afterwards() -> None:
    visitor = Visitor()
    visitor.press("start")
    visitor.wait_for_own_turn()
    play_on(visitor)
    visitor.press("log")
    visitor.press("watch")
    visitor.wait_for_own_turn()
    before = visitor.storage.read(store.GAME)
    visitor.press("watch end")
    visitor.wait_for_own_turn()
    assert visitor.storage.read(store.GAME) == before
    visitor.press("leave")
    visitor.wait_for_own_turn()
    assert visitor.storage.read(store.GAME) != before


def test_who_came_from_home_goes_home(record: Record[Any, Any]) -> None:
    visitor = watching(record)
    visitor.press("leave")
    assert visitor.offers("start")


def test_rules_and_settings_lead_back_to_the_move(record: Record[Any, Any]) -> None:
    visitor = watching(record)
    visitor.app.act("watch to 5")
    for place in ("rules", "settings"):
        visitor.press(place)
        assert not visitor.find(class_="stage")
        visitor.press("back")
        assert at(visitor) == 5


def test_another_language_tells_the_same_move(record: Record[Any, Any]) -> None:
    visitor = watching(record)
    visitor.app.act("watch to 6")
    visitor.press("settings")
    visitor.press("language pt-BR")
    visitor.press("back")
    assert at(visitor) == 6
    assert visitor.text("stage-move").startswith("jogada 6 de")
    assert not visitor.text("message").startswith(("You", "Ana is"))


def test_who_reloads_in_the_theatre_is_at_the_table_again() -> None:
    visitor = Visitor()
    visitor.press("start")
    play_own_round(visitor)
    visitor.press("watch")
    visitor.press("watch on")
    again = Visitor(visitor.storage)
    assert again.offers("intent deal")
    assert again.offers("watch")


def test_a_lesson_is_not_left_for_a_replay() -> None:
    visitor = Visitor()
    visitor.press("lesson mau-mau")
    visitor.app.act("watch")
    assert visitor.find(class_="lesson")
    assert not visitor.find(class_="stage")


# ---- moves -------------------------------------------------------------------------------------


def test_every_way_through_the_moves(record: Record[Any, Any]) -> None:
    visitor, last = watching(record), len(record.intents)
    for request, move in (
        ("watch on", 2),
        ("watch on", 3),
        ("watch back", 2),
        ("watch end", last),
        ("watch on", last),
        ("watch back", last - 1),
        ("watch to 4", 4),
        ("watch to 99999", last),
        ("watch to 0", 1),
        ("watch start", 1),
        ("watch back", 1),
        ("watch to nowhere", 1),
        ("watch backwards", 1),
    ):
        visitor.app.act(request)
        assert at(visitor) == move, request


def test_a_step_on_flies_and_a_step_back_does_not(record: Record[Any, Any]) -> None:
    visitor, flown = watching(record), 0
    for _ in range(8):
        visitor.press("watch on")
        flown += bool(visitor.motion)
        visitor.press("watch back")
        assert not visitor.motion
        visitor.press("watch on")
        visitor.waiting.clear()
    assert flown > 4


def test_with_all_hands_open_a_drawn_card_flies_to_its_place(record: Record[Any, Any]) -> None:
    visitor = watching(record)
    visitor.app.act("watch hands all")
    for _ in range(30):
        visitor.press("watch on")
        places = {node.attributes.get("data-place") for node in visitor.tree.walk()}
        for flight in visitor.motion:
            assert flight.face is not None
            assert flight.target in places
        visitor.waiting.clear()


def test_nothing_that_is_done_changes_the_record(record: Record[Any, Any]) -> None:
    visitor = watching(record)
    visitor.app.act("watch to 9")
    assert visitor.app._rooms._theatre
    before = visitor.app._rooms._theatre.session
    for request in (
        *(f"intent {what}" for what in ("draw", "pass", "deal", "take")),
        *(f"card {card}" for card in before.match.state.hands[0]),  # type: ignore[union-attr]
        *("play", "discard", "undo", "rematch", "again", "hint", "end", "sort rank", "uncover"),
    ):
        visitor.app.act(request)
        assert visitor.app._rooms._theatre.session == before, request
        assert at(visitor) == 9
    assert visitor.storage.read(store.GAME) is None


def test_nothing_on_the_table_can_be_used(record: Record[Any, Any]) -> None:
    visitor = watching(record)
    allowed = ("leave", "watch", "share", "settings", "rules", "log", "show", "steps", "read")
    for _ in range(12):
        visitor.app.act("watch on")
        for control in visitor.controls():
            assert control.attributes["data-do"].startswith(allowed)
        assert not [node for node in visitor.tree.walk() if "data-drag" in node.attributes]
        assert not [node for node in visitor.tree.walk() if "data-drop" in node.attributes]


# ---- playing -----------------------------------------------------------------------------------


def test_it_plays_to_the_end_and_begins_anew(record: Record[Any, Any]) -> None:
    visitor = watching(record)
    visitor.press("watch play")
    visitor.wait_for_own_turn()
    assert at(visitor) == len(record.intents)
    (play,) = visitor.find(data_do="watch play")
    assert play.attributes["aria-label"] == "Play"
    visitor.press("watch play")
    assert at(visitor) == 1
    assert visitor.waiting


def test_it_pauses(record: Record[Any, Any]) -> None:
    visitor = watching(record)
    visitor.press("watch play")
    visitor.wait()
    here = at(visitor)
    visitor.press("watch play")
    visitor.wait_for_own_turn()
    assert at(visitor) == here


def test_who_looks_something_up_while_it_plays_misses_nothing(record: Record[Any, Any]) -> None:
    visitor = watching(record)
    visitor.press("watch play")
    here = at(visitor)
    visitor.press("settings")
    visitor.wait_for_own_turn()
    visitor.press("back")
    assert at(visitor) == here
    visitor.wait_for_own_turn()
    assert at(visitor) == len(record.intents)


@pytest.mark.parametrize("speed", SPEEDS)
def test_speeds(speed: str) -> None:
    visitor = watching(record_of("mau-mau"))
    visitor.app.act("watch to 2")
    visitor.app.act(f"watch speed {speed}")
    visitor.press("watch play")
    assert pause(visitor) == PACE_SECONDS / float(speed)
    (chosen,) = visitor.find(data_do="watch speed")
    assert chosen.attributes["value"] == speed
    visitor.press("leave")
    visitor.app._rooms.watch(record_of("mexe-mexe"))
    visitor.app._show()
    (chosen,) = visitor.find(data_do="watch speed")
    assert chosen.attributes["value"] == speed


@pytest.mark.parametrize("you", [0, 2])
def test_a_rearrangement_is_shown_in_steps_also_if_it_is_the_own_one(you: int) -> None:
    visitor, seen = watching(record_of("mexe-mexe", bot="random"), you), set()
    visitor.press("watch play")
    while visitor.waiting:
        visitor.wait()
        if visitor.find(class_="steps-count"):
            seen.add(visitor.text("steps-text"))
    assert {text.split()[0] for text in seen} == {"1/3", "2/3", "3/3"}
    assert {text.split()[1] for text in seen} == {"Beto"}


def test_who_goes_through_the_steps_himself_is_waited_for() -> None:
    visitor = watching(record_of("mexe-mexe", bot="random"))
    visitor.press("watch play")
    while not visitor.find(class_="steps-count"):
        visitor.wait()
    visitor.press("steps on")
    visitor.wait_for_own_turn()
    here = at(visitor)
    visitor.press("watch on")
    assert at(visitor) == here + 1


def test_it_is_heard() -> None:
    heard: list[Cue] = []
    visitor = Visitor(sound=lambda cues, _: heard.extend(cues))
    visitor.app._rooms.watch(record_of("mau-mau"), 0)
    visitor.app.act("watch on")
    assert heard


# ---- whose hands -------------------------------------------------------------------------------


def test_the_hand_of_every_seat_can_be_looked_at(record: Record[Any, Any]) -> None:
    visitor = watching(record, 0)
    visitor.app.act("watch to 7")
    hands = replay(GAMES[record.game], replace(record, intents=record.intents[:7])).state.hands
    for seat, told in enumerate(
        ("Your hand", "Ana\N{RIGHT SINGLE QUOTATION MARK}s", "Beto\N{RIGHT SINGLE QUOTATION MARK}s")
    ):
        visitor.app.act(f"watch hands {seat}")
        (hand,) = visitor.find(class_="hand")
        assert hand.attributes["aria-label"].startswith(told)
        assert {card.key for card in visitor.find(class_="card")} >= set(map(str, hands[seat]))
        assert not visitor.find(class_="open-hand")
    visitor.app.act("watch hands all")
    assert len(visitor.find(class_="open-hand")) == 2
    visitor.app.act("watch hands 7")
    assert len(visitor.find(class_="open-hand")) == 2


def test_hands_open_with_the_end_of_the_round() -> None:
    record = record_of("mau-mau", rounds=2)
    first = next(n for n, intent in enumerate(record.intents) if n and str(intent) == "deal")
    under_way = replace(record, intents=record.intents[: first + 9])
    visitor = watching(under_way, 0)
    visitor.app.act("watch hands all")
    assert visitor.find(class_="open-hand")
    visitor.app.act(f"watch to {first}")
    assert visitor.find(class_="open-hand")
    visitor.press("watch on")
    assert not visitor.find(class_="open-hand")
    assert not visitor.offers("watch hands")
    assert visitor.text("stage-secret")
    visitor.press("watch back")
    assert visitor.find(class_="open-hand")
    visitor.app.act("watch hands 1")
    visitor.press("watch on")
    state = replay(GAMES["mau-mau"], replace(record, intents=record.intents[: first + 1])).state
    assert {node.key for node in visitor.find(class_="card")} == set(map(str, state.hands[0]))


def test_in_a_game_of_others_nobody_is_you(record: Record[Any, Any]) -> None:
    visitor = watching(record)
    for _ in range(len(record.intents) - 1):
        visitor.press("watch on")
        assert "you" not in visitor.text("message").lower().split()
        assert visitor.text("turn") != "Your turn"
    (choice,) = visitor.find(data_do="watch hands")
    shown = [node.text().split("\N{RIGHT SINGLE QUOTATION MARK}")[0] for node in choice.walk()][1:]
    assert shown == ["Player 1", "Ana", "Beto", "All hands"]


# ---- where one is ------------------------------------------------------------------------------


def test_where_one_is_is_seen_and_spoken() -> None:
    record = record_of("mau-mau", rounds=2)
    visitor = watching(record)
    visitor.press("watch end")
    (slider,) = visitor.find(class_="stage-range")
    last = len(record.intents)
    assert slider.attributes["aria-valuetext"] == f"move {last} of {last}, round 2"
    assert tuple(slider.attributes)[-3:] == ("value", "aria-label", "aria-valuetext")
    (rounds,) = visitor.find(id="stage-round")
    first, second = (node.attributes["value"] for node in rounds.walk() if node.tag == "option")
    visitor.app.act(f"watch to {first}")
    assert at(visitor) == 1
    visitor.app.act(f"watch to {second}")
    assert visitor.text("log-list").startswith(second)


def test_the_log_tells_the_round_until_now_and_leads_back(record: Record[Any, Any]) -> None:
    visitor = watching(record)
    visitor.app.act("watch to 8")
    told = [node for node in visitor.find(class_="log-move") if node.text()]
    numbers = [int(node.text()) for node in told]
    assert numbers == sorted(numbers, reverse=True)
    assert numbers[0] <= 8
    (now,) = visitor.find(aria_current="step")
    assert now.attributes["class"] == "log-item"
    visitor.press(told[-2].attributes["data-do"])
    assert at(visitor) == numbers[-2]


def test_a_long_game_is_there_at_once_and_the_rest_of_it_soon() -> None:
    record = record_of("mau-mau", rounds=LONG)
    assert len(record.intents) > 2 * SLICE
    visitor = Visitor()
    visitor.app._rooms.watch(record)
    visitor.app._show()
    assert at(visitor) == 1
    (progress,) = (node for node in visitor.tree.walk() if node.tag == "progress")
    assert progress.attributes["value"] == str(SLICE)
    visitor.wait()
    (progress,) = (node for node in visitor.tree.walk() if node.tag == "progress")
    assert progress.attributes["value"] == str(2 * SLICE)
    visitor.press("watch end")
    assert at(visitor) == len(record.intents)
    visitor.wait_for_own_turn()
    assert not [node for node in visitor.tree.walk() if node.tag == "progress"]


def test_who_leaves_before_it_is_all_there_is_not_called_back() -> None:
    visitor = Visitor()
    visitor.app._rooms.watch(record_of("mau-mau", rounds=LONG))
    visitor.app.act("leave")
    visitor.wait_for_own_turn()
    assert visitor.offers("start")


def test_a_record_with_a_move_that_is_refused_ends_before_it() -> None:
    record = record_of("mau-mau")
    rules = GAMES["mau-mau"]
    bad = replace(record, intents=(*record.intents[:6], rules.parse_intent("deal")))
    visitor = watching(bad)
    visitor.press("watch end")
    assert at(visitor) == 6
    assert "do not allow move 7" in visitor.text("message")


# ---- sharing -----------------------------------------------------------------------------------


def test_the_record_up_to_here_can_be_shared() -> None:
    visitor, record = watching(record_of("mau-mau")), record_of("mau-mau")
    visitor.app.act("watch to 5")
    visitor.press("share")
    assert visitor.find(class_="sharing")
    played = visitor.app._rooms.sharing._outbox._played
    assert played
    assert played.record == replace(record, intents=record.intents[:5])
    visitor.press("back")
    assert at(visitor) == 5
