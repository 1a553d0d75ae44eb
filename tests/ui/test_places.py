"""The places at the table: persons and bots, their names and signs."""

from __future__ import annotations

from game.record import Player
from tests.ui.test_setup import FOUR, after, names
from ui.places import (
    AVATARS,
    LONGEST_NAME,
    level_of,
    people,
    places_from_data,
    players,
)
from ui.setting_up import act


def test_seats_come_and_go_with_bots() -> None:
    assert names(after("seats 6")) == ["", "Ana", "Beto", "Caio", "Duda", "Elis"]
    assert after("seats 6", "seats 4") == FOUR
    assert len(after("seats 10").places) == 10


def test_new_bots_take_no_name_that_is_taken() -> None:
    assert names(after("name 0 Duda", "seats 5")) == ["Duda", "Ana", "Beto", "Caio", "Elis"]


def test_one_person_stays() -> None:
    alone = act(FOUR, "seat 0 medium")
    assert alone.places == FOUR.places
    assert alone.message
    assert alone.message.key == "told.somebody"
    moved = after("seat 3 human", "seat 0 medium", "seats 3")
    assert people(moved.places) == (0,)


def test_persons_and_bots_change_places() -> None:
    setup = after("seat 1 human", "seat 0 medium")
    assert [place.bot for place in setup.places] == ["medium", None, "medium", "medium"]
    assert names(setup) == ["Seu Zeca", "", "Beto", "Caio"]


def test_names_are_cleaned_and_told_apart() -> None:
    assert names(after("name 0   Maria \t da  Luz "))[0] == "Maria da Luz"
    assert names(after("name 0 ana", "name 2 Ana"))[2] == "Ana 2"
    assert len(names(after(f"name 0 {'x' * 99}"))[0]) == LONGEST_NAME
    assert names(after("name 1"))[1] == "Ana"
    assert names(after("name 0 Zé", "name 0"))[0] == ""


def test_players_of_the_record() -> None:
    words = {"alone": "", "among_others": "Jogador"}
    assert players(FOUR.places, **words)[:2] == (Player(""), Player("Ana", "medium"))
    several = after("seat 2 human", "name 2 Lia").places
    assert players(several, **words)[0::2] == (Player("Jogador 1"), Player("Lia"))


def test_avatars() -> None:
    assert after("avatar 2 7").places[2].avatar == 7
    assert 0 <= after("avatar 2 99").places[2].avatar < AVATARS


def test_a_level_brings_its_character_unless_somebody_has_a_name() -> None:
    assert names(after("seat 1 master")) == ["", "Nico", "Beto", "Caio"]
    assert names(after("seat 1 master", "seat 2 master")) == ["", "Nico", "Beto", "Caio"]
    assert names(after("name 1 Rosa", "seat 1 easy")) == ["", "Rosa", "Beto", "Caio"]
    assert names(after("seat 1 master", "seat 1 easy")) == ["", "Dona Cida", "Beto", "Caio"]


def test_all_bots_may_play_on_one_level() -> None:
    setup = after("seat 1 human", "level hard")
    assert [place.bot for place in setup.places] == [None, None, "hard", "hard"]
    assert level_of(setup.places) == "hard"
    assert level_of(act(setup, "seat 3 easy").places) is None
    assert act(setup, "seats 6").places[5].bot == "hard"
    assert act(setup, "level best") is setup


def test_a_bot_of_the_only_level_there_once_was_is_of_the_middle_one() -> None:
    (_, bot) = places_from_data([["Lia", 0, None], ["Ana", 1, "simple"]]) or ()
    assert bot.bot == "medium"
    assert places_from_data([["Lia", 0, None], ["Ana", 1, "best"]]) is None
