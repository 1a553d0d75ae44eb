"""The places at the table: persons and bots, their names and signs."""

from __future__ import annotations

from game.record import Player
from tests.ui.test_setup import FOUR, after, names
from ui.places import AVATARS, LONGEST_NAME, people, players
from ui.setting_up import act


def test_seats_come_and_go_with_bots() -> None:
    assert names(after("seats 6")) == ["", "Ana", "Beto", "Caio", "Duda", "Elis"]
    assert after("seats 6", "seats 4") == FOUR
    assert len(after("seats 10").places) == 10


def test_new_bots_take_no_name_that_is_taken() -> None:
    assert names(after("name 0 Duda", "seats 5")) == ["Duda", "Ana", "Beto", "Caio", "Elis"]


def test_one_person_stays() -> None:
    alone = act(FOUR, "seat 0 bot")
    assert alone.places == FOUR.places
    assert alone.message
    assert alone.message.key == "told.somebody"
    moved = after("seat 3 human", "seat 0 bot", "seats 3")
    assert people(moved.places) == (0,)


def test_persons_and_bots_change_places() -> None:
    setup = after("seat 1 human", "seat 0 bot")
    assert [place.bot for place in setup.places] == ["simple", None, "simple", "simple"]
    assert names(setup) == ["Ana", "", "Beto", "Caio"]


def test_names_are_cleaned_and_told_apart() -> None:
    assert names(after("name 0   Maria \t da  Luz "))[0] == "Maria da Luz"
    assert names(after("name 0 ana", "name 2 Ana"))[2] == "Ana 2"
    assert len(names(after(f"name 0 {'x' * 99}"))[0]) == LONGEST_NAME
    assert names(after("name 1"))[1] == "Ana"
    assert names(after("name 0 Zé", "name 0"))[0] == ""


def test_players_of_the_record() -> None:
    words = {"alone": "", "among_others": "Jogador"}
    assert players(FOUR.places, **words)[:2] == (Player(""), Player("Ana", "simple"))
    several = after("seat 2 human", "name 2 Lia").places
    assert players(several, **words)[0::2] == (Player("Jogador 1"), Player("Lia"))


def test_avatars() -> None:
    assert after("avatar 2 7").places[2].avatar == 7
    assert 0 <= after("avatar 2 99").places[2].avatar < AVATARS
