"""Links that come in: what they are is said, and nothing happens until the person says so."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from game.games import GAMES
from game.links.envelope import LONGEST
from game.links.ranges import DIGITS
from game.links.record import Kind, Shared, read, write
from game.links.thread import told
from game.match import replay
from game.mau_mau import Options
from game.mau_mau.presets import FAMILY
from game.record import Player, Record
from tests.game.links.made import a_game, spoiled
from tests.ui.sharing.guest import at_table, link_of, opened, played, settle
from tests.ui.visitor import ADDRESS, Visitor, play_round
from ui import store
from ui.archive.entry import Entry
from ui.house_rules import house_rules_named
from ui.words import Language

NAMES = tuple(GAMES)
GAME = played("mau-mau")
LINK = write(Shared(Kind.REPLAY, GAME))


def sent(kind: Kind, record: object = GAME) -> str:
    """The address that carries this."""
    return f"{ADDRESS}#g={write(Shared(kind, record))}"  # type: ignore[arg-type]


# ---- bad links ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("hello", "neither a link nor a code"),
        ("https://example.org/", "neither a link nor a code"),
        (f"{ADDRESS}#g=", "neither a link nor a code"),
        (f"#g={DIGITS[3]}M{LINK[2:]}", "newer version"),
        (LINK + "A" * LONGEST, "too long"),
        (f"#g={LINK[:-20]}", "end of the link is missing"),
        (f"#g={LINK[:-30]}{'A' if LINK[-30] != 'A' else 'B'}{LINK[-29:]}", "character of the link"),
        ("#t=M1B9", "character of the link"),
        ("#t=", "neither a link nor a code"),
        ("#t=hello", "neither a link nor a code"),
    ],
)
def test_a_bad_link_says_what_is_wrong_and_what_to_do(text: str, said: str) -> None:
    visitor = opened(Visitor(), text)
    (alert,) = visitor.find(role="alert")
    assert said in alert.text()
    assert "Nothing has changed" in alert.text()
    assert visitor.find(id="link")
    assert visitor.storage.texts == {}


def test_no_spoiled_link_does_anything() -> None:
    before = at_table(played("mexe-mexe", 2))
    texts, chance = dict(before.storage.texts), Random(5)
    for _ in range(60):
        opened(before, f"#g={spoiled(LINK, chance)}")
        assert before.storage.texts == texts


def test_of_a_damaged_game_the_whole_part_can_be_watched(monkeypatch: pytest.MonkeyPatch) -> None:
    visitor = Visitor()
    seen = watched(visitor, monkeypatch)
    opened(visitor, f"#g={LINK[:-9]}")
    assert "The beginning is whole: 40 moves" in visitor.tree.text()
    assert not visitor.offers("received play")
    visitor.press("received watch")
    assert seen == [replace(GAME, intents=GAME.intents[:40])]


# ---- what came ----------------------------------------------------------------------------------


def watched(visitor: Visitor, monkeypatch: pytest.MonkeyPatch) -> list[Record[Any, Any]]:
    """What the visitor watches from now on."""
    seen: list[Record[Any, Any]] = []
    monkeypatch.setattr(visitor.app._rooms, "watch", seen.append)
    return seen


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("game", NAMES)
def test_a_game_that_is_shared_and_opened_is_the_same_game(
    game: str, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = played(game, seats, seats)
    link = link_of(at_table(record), "replay")
    receiver = Visitor()
    seen = watched(receiver, monkeypatch)
    opened(receiver, link).press("received watch")
    assert seen == [told(record)]
    ours, theirs = (replay(GAMES[game], one) for one in (*seen, record))
    assert ours.state == theirs.state


def test_a_deal_is_played_with_the_same_cards_and_compared() -> None:
    theirs = played("mau-mau", 3)
    visitor = opened(Visitor(), link_of(at_table(theirs), "deal"))
    assert "A challenge" in visitor.tree.text()
    assert "Ana" in visitor.tree.text()
    assert not visitor.offers("received watch"), "that would give the cards away"
    visitor.press("received play")
    mine = visitor.record
    assert (mine.seed, mine.options) == (theirs.seed, theirs.options)
    assert [player.bot for player in mine.players] == [None, "easy", "easy"]
    assert mine.players[0].name == ""
    play_round(visitor)
    settle(visitor)
    compared = visitor.text("compared")
    assert "Ana" in compared
    assert "Turns played" in compared
    visitor.press("intent deal")
    assert not visitor.find(class_="compared")
    again = opened(Visitor(visitor.storage), sent(Kind.DEAL, theirs))
    assert again.offers("received watch")
    assert "Play again" in again.tree.text()


def test_the_comparison_is_there_again_after_a_reload() -> None:
    visitor = opened(Visitor(), link_of(at_table(played("mau-mau", 3)), "deal"))
    visitor.press("received play")
    play_round(visitor)
    settle(visitor)
    again = Visitor(visitor.storage)
    settle(again)
    assert again.text("compared") == visitor.text("compared")


def test_the_sent_result_itself_is_beaten_by_nobody() -> None:
    record = played("mau-mau", 3)
    sender = at_table(record)
    receiver = opened(Visitor(), link_of(sender, "deal"))
    receiver.press("received play")
    receiver.storage.write(store.GAME, sender.storage.texts[store.GAME])
    copy = Visitor(receiver.storage)
    settle(copy)
    assert "Even with Ana" in copy.text("compared")


def test_a_position_is_gone_on_with() -> None:
    record = replace(GAME, intents=GAME.intents[:20])
    visitor = opened(Visitor(), sent(Kind.POSITION, record))
    assert "A position to play" in visitor.tree.text()
    visitor.press("received resume")
    assert visitor.record.intents[:20] == record.intents
    play_round(visitor)
    assert visitor.record.intents[:20] == record.intents


def test_a_replay_can_be_watched_and_its_cards_played() -> None:
    visitor = opened(Visitor(), sent(Kind.REPLAY))
    for request in ("received watch", "received play"):
        assert visitor.offers(request)
    assert not visitor.offers("received resume"), "its round is over"
    visitor.press("received play")
    assert visitor.record.seed == GAME.seed


def test_a_turn_of_a_game_by_link_is_an_invitation() -> None:
    visitor = opened(Visitor(), sent(Kind.TURN))
    assert "invites you" in visitor.tree.text()
    assert visitor.offers("post seat 0")
    assert not visitor.offers("received play")


def test_a_game_among_bots_can_only_be_watched() -> None:
    visitor = opened(Visitor(), sent(Kind.REPLAY, a_game("mau-mau", 1).record))
    assert "only be watched" in visitor.tree.text()
    assert visitor.offers("received watch")
    assert not visitor.offers("received play")


def test_a_bot_of_tomorrow_can_only_be_watched() -> None:
    record = replace(GAME, players=(Player("Ana"), *[Player("Zé", "oracle")] * 2))
    visitor = opened(Visitor(), sent(Kind.REPLAY, record))
    assert not visitor.offers("received play")
    assert visitor.offers("received watch")


def test_rules_that_differ_are_named() -> None:
    options = Options(hand_size=5, calling=True)
    record = replace(GAME, options=options, intents=())
    shown = opened(Visitor(), sent(Kind.DEAL, record)).tree.text()
    assert "2 changes to the Original" in shown
    assert ": 5" in shown
    family = replace(record, options=FAMILY)
    assert "Family" in opened(Visitor(), sent(Kind.DEAL, family)).tree.text()


def test_rules_are_used_and_can_be_kept() -> None:
    code = house_rules_named("mau-mau").codes.encode(FAMILY)
    visitor = opened(Visitor(), f"look: {ADDRESS}#t={code} !")
    assert "Family" in visitor.tree.text()
    assert visitor.storage.texts == {}
    visitor.press("received use")
    assert visitor.find(data_do="setup preset family", aria_pressed="true")
    assert visitor.find(id="keep")


# ---- ways in and out ----------------------------------------------------------------------------


def test_the_game_under_way_is_put_by_when_another_one_is_played() -> None:
    record = replace(played("mexe-mexe"), intents=played("mexe-mexe").intents[:20])
    visitor = opened(at_table(record), sent(Kind.DEAL))
    before = visitor.storage.texts[store.GAME]
    visitor.press("received play")
    assert visitor.record.seed == GAME.seed
    (key,) = (key for key in visitor.storage.texts if key.startswith(store.GAMES))
    assert Entry.from_text(visitor.storage.texts[key]).record == before


def test_one_comes_back_to_the_table() -> None:
    visitor = at_table(replace(GAME, intents=GAME.intents[:20]))
    opened(visitor, "nonsense")
    visitor.press("back")
    assert visitor.find(class_="table")
    opened(visitor, "nonsense")
    visitor.press("home")
    assert visitor.offers("continue")


def test_a_link_is_pasted_and_a_second_one_too() -> None:
    visitor = Visitor()
    visitor.press("link")
    assert visitor.find(id="link")
    visitor.app.act("link ")
    assert not visitor.find(role="alert")
    opened(visitor, "nonsense")
    visitor.press("link")
    assert visitor.find(role="alert"), "nothing was pasted"
    opened(visitor, f"Olha: {sent(Kind.REPLAY)}")
    assert "A game to watch" in visitor.tree.text()


def test_reading_is_told_and_another_link_takes_its_place() -> None:
    visitor = Visitor()
    visitor.app.act(f"link {sent(Kind.REPLAY)}")
    visitor.wait()
    assert "Reading the link" in visitor.tree.text()
    visitor.app.act("link nonsense")
    settle(visitor)
    assert visitor.find(role="alert")


def test_it_is_all_said_in_portuguese_too() -> None:
    visitor = opened(Visitor(language=Language.PORTUGUESE), sent(Kind.DEAL))
    assert "Um desafio" in visitor.tree.text()


@pytest.mark.parametrize("request_", ["received play", "received use", "received", "qr", "begin"])
def test_requests_that_make_no_sense_do_nothing(request_: str) -> None:
    visitor = Visitor()
    before = visitor.tree
    visitor.app.act(request_)
    assert visitor.tree == before


def test_the_link_is_the_same_when_it_is_shared_on() -> None:
    visitor = opened(Visitor(), sent(Kind.REPLAY))
    visitor.press("received play")
    shared = read(link_of(visitor, "deal").partition("#g=")[2])
    assert shared.record.seed == GAME.seed
