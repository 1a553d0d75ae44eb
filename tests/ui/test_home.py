"""The home screen: which game, and how many play."""

from __future__ import annotations

import pytest

from tests.ui.test_setup import ENGLISH, FOUR, after
from ui.desk import Desk
from ui.house_rules import TITLES
from ui.present.home import present_home
from ui.setup import Setup
from ui.tree import Node


def home(setup: Setup) -> Node:
    return present_home(ENGLISH, Desk(), setup, None)


def games_shown(tree: Node) -> dict[str, Node]:
    """The buttons of the games, by what they ask for."""
    return {n.attributes["data-do"]: n for n in tree.walk() if n.attributes.get("class") == "game"}


@pytest.mark.parametrize("chosen", TITLES)
def test_the_chosen_game_is_pressed(chosen: str) -> None:
    shown = games_shown(home(after(f"game {chosen}")))
    assert list(shown) == [f"setup game {game}" for game in TITLES]
    for game in TITLES:
        pressed = shown[f"setup game {game}"].attributes["aria-pressed"]
        assert pressed == ("true" if game == chosen else "false")


def steps(setup: Setup) -> list[str]:
    """What fewer and more players ask for."""
    (stepper,) = (n for n in home(setup).walk() if n.attributes.get("class") == "stepper")
    return [n.attributes["data-do"] for n in stepper.walk() if "data-do" in n.attributes]


def test_each_game_has_its_own_number_of_players() -> None:
    assert steps(FOUR) == ["setup seats 3", "setup seats 5"]
    assert steps(after("seats 2")) == ["none", "setup seats 3"]
    assert steps(after("seats 8")) == ["setup seats 7", "setup seats 9"]
    assert steps(after("game mexe-mexe", "seats 8")) == ["setup seats 7", "none"]


def test_too_many_players_are_told_and_one_step_puts_it_right() -> None:
    setup = after("seats 10", "game mexe-mexe")
    assert steps(setup) == ["setup seats 8", "none"]
    assert "at most 8 at this table" in home(setup).text()
