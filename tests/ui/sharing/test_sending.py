"""What is shared, what is said about it, and that the link carries it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.games import GAMES
from game.links.record import Kind, read
from game.links.thread import told
from game.mau_mau.presets import FAMILY
from tests.ui.sharing.guest import at_table, link_of, played, settle
from tests.ui.visitor import ADDRESS, Visitor, play_on
from ui.house_rules import house_rules_named
from ui.sharing import qr
from ui.vendor.segno import encoder

NAMES = tuple(GAMES)


@pytest.mark.parametrize("game", NAMES)
def test_a_finished_round_is_shared_as_a_deal_with_its_result(game: str) -> None:
    record = played(game)
    visitor = at_table(record)
    shared = read(link_of(visitor, "deal").partition("#g=")[2])
    assert shared.kind is Kind.DEAL
    assert shared.record == told(record)
    assert "Your result goes along: place" in visitor.tree.text()
    assert "look at the cards" in visitor.tree.text()


def test_of_several_rounds_the_deal_is_the_first() -> None:
    record = played("mau-mau")
    longer = replace(record, intents=(*record.intents, GAMES["mau-mau"].parse_intent("deal")))
    visitor = at_table(longer)
    assert read(link_of(visitor, "deal").partition("#g=")[2]).record == record
    assert read(link_of(visitor, "replay").partition("#g=")[2]).record == longer


def test_a_deal_that_is_not_over_goes_without_a_result() -> None:
    record = played("mau-mau")
    visitor = at_table(replace(record, intents=record.intents[:9]))
    shared = read(link_of(visitor, "deal").partition("#g=")[2])
    assert shared.record == replace(record, intents=())
    assert "without your result" in visitor.tree.text()


@pytest.mark.parametrize(("what", "kind"), [("replay", Kind.REPLAY), ("position", Kind.POSITION)])
@pytest.mark.parametrize("game", NAMES)
def test_a_game_under_way_is_shared_as_far_as_it_goes(game: str, what: str, kind: Kind) -> None:
    record = played(game)
    record = replace(record, intents=record.intents[:20])
    shared = read(link_of(at_table(record), what).partition("#g=")[2])
    assert shared.kind is kind
    assert shared.record == told(record)


def test_between_rounds_there_is_no_position() -> None:
    visitor = at_table(played("mau-mau"))
    visitor.press("share")
    assert visitor.offers("share replay")
    assert not visitor.offers("share position")
    assert "stop the replay" in visitor.tree.text()


def test_the_rules_of_the_table_are_shared_from_the_table_and_from_the_set_up() -> None:
    code = house_rules_named("mau-mau").codes.encode(FAMILY)
    at = at_table(replace(played("mau-mau"), options=FAMILY, intents=()))
    assert link_of(at, "rules") == f"{ADDRESS}#t={code}"
    visitor = Visitor()
    visitor.press("setup")
    visitor.press("setup preset family")
    visitor.press("setup panel tables")
    visitor.press("share rules")
    assert visitor.offers(f"copy {ADDRESS}#t={code}")
    assert visitor.offers(f"send {ADDRESS}#t={code}")
    visitor.press("back")
    assert visitor.offers("setup preset original")


def test_the_bots_wait_while_one_shares() -> None:
    visitor = Visitor()
    visitor.press("start")
    visitor.wait_for_own_turn()
    play_on(visitor)
    if visitor.offers("suit H"):
        visitor.press("suit H")
    visitor.press("share")
    before = visitor.record
    settle(visitor)
    assert visitor.record == before
    visitor.press("back")
    visitor.wait_for_own_turn()
    assert len(visitor.record.intents) > len(before.intents)


def test_a_lesson_cannot_be_shared() -> None:
    visitor = Visitor()
    visitor.press("lesson mau-mau")
    assert not visitor.offers("share")


def test_a_game_that_is_too_long_for_a_link_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.links.record.MOST_MOVES", 10)
    visitor = at_table(played("mau-mau"))
    visitor.press("share")
    visitor.press("share replay")
    settle(visitor)
    assert "too long for a link" in visitor.tree.text()
    assert not visitor.offers("qr")
    assert not [c for c in visitor.controls() if c.attributes["data-do"].startswith("copy ")]


def test_what_was_chosen_last_is_what_is_shown() -> None:
    visitor = at_table(played("mexe-mexe"))
    visitor.press("share")
    visitor.wait()
    visitor.press("share rules")
    settle(visitor)
    assert visitor.find(class_="share-link")[0].text().startswith(f"{ADDRESS}#t=")


# ---- QR codes -----------------------------------------------------------------------------------


def squares(path: str, size: int) -> list[list[int]]:
    """The squares that a path paints."""
    matrix = [[0] * size for _ in range(size)]
    for square in path.removeprefix("M").removesuffix("h1v1h-1z").split("h1v1h-1zM"):
        column, row = map(int, square.split())
        matrix[row][column] = 1
    return matrix


def test_the_drawing_has_the_squares_of_the_code_and_a_quiet_zone() -> None:
    text = f"{ADDRESS}#g=BMxyz"
    code = qr.code_of(text)
    assert code
    inner = [list(row) for row in encoder.encode(text, error="L", micro=False).matrix]
    drawn, quiet = squares(code.path, code.size), qr.QUIET
    assert [row[quiet:-quiet] for row in drawn[quiet:-quiet]] == inner
    assert not any(map(any, [*drawn[:quiet], *drawn[-quiet:]]))
    assert not any(any(row[:quiet]) or any(row[-quiet:]) for row in drawn)


def test_a_link_is_drawn_when_it_is_asked_for() -> None:
    visitor = at_table(played("mau-mau"))
    link = link_of(visitor, "replay")
    assert not visitor.find(class_="qr")
    visitor.press("qr")
    assert "Drawing" in visitor.tree.text()
    settle(visitor)
    code = qr.code_of(link)
    assert code
    assert [node.attributes["d"] for node in visitor.tree.walk() if node.tag == "path"] == [
        code.path
    ]
    visitor.press("share rules")
    assert not visitor.find(class_="qr")


def test_a_link_that_is_too_long_for_a_code_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(qr, "MOST_CHARACTERS", 50)
    visitor = at_table(played("mau-mau"))
    link_of(visitor, "replay")
    visitor.press("qr")
    settle(visitor)
    assert "too long for a QR code" in visitor.tree.text()
    assert not visitor.find(class_="qr")
