"""The set-up on the screen: every field has its label, every control does something."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

import pytest

from game.cards import Rank
from game.mau_mau.options import Goal, Options
from game.mau_mau.presets import FAMILY, ORIGINAL
from game.mexe_mexe.options import Options as MexeMexe
from tests.ui.test_setup import ENGLISH, FOUR, WORDS, after
from ui.house_rules import TITLES, Panel, house_rules_named
from ui.house_rules.common import changes
from ui.present.setup import present_setup
from ui.setting_up import act
from ui.setup import Setup
from ui.tree import Node
from ui.words import Words

MAU_MAU, MEXE_MEXE = map(house_rules_named, TITLES)
ALL_OPEN = after("seats 10", "keep Bar", "effect 5 soft-draw 3", "option cutting on")._replace(
    panels=frozenset(Panel)
)
MEXE_MEXE_OPEN = after(
    "keep Bar", "game mexe-mexe", "seats 8", "keep Vó", "option hand_size 9"
)._replace(panels=frozenset(Panel))
BOTH = pytest.mark.parametrize("setup", [ALL_OPEN, MEXE_MEXE_OPEN], ids=list(TITLES))


def controls(tree: Node) -> list[Node]:
    return [n for n in tree.walk() if "data-do" in n.attributes]


@BOTH
@pytest.mark.parametrize("words", WORDS)
def test_every_field_has_a_label_and_every_id_is_there_once(words: Words, setup: Setup) -> None:
    tree = present_setup(words, setup)
    ids = [n.attributes["id"] for n in tree.walk() if "id" in n.attributes]
    assert len(ids) == len(set(ids))
    labelled = {n.attributes["for"] for n in tree.walk() if n.tag == "label"}
    fields_shown = {n.attributes["id"] for n in tree.walk() if n.tag in ("select", "input")}
    assert fields_shown == labelled
    for n in tree.walk():
        for name in ("aria-describedby", "aria-labelledby", "aria-controls"):
            assert n.attributes.get(name, ids[0]) in ids


@BOTH
def test_every_option_is_there_with_its_default_and_its_rule(setup: Setup) -> None:
    tree, rules = present_setup(ENGLISH, setup), setup.house_rules
    shown = {
        (n.key or "").removeprefix(f"{setup.game} "): n.text()
        for n in tree.walk()
        if n.attributes.get("class") == "option"
    }
    assert shown.keys() | {"effects"} == rules.rules.keys() | {"effects"}
    # Own decks are of games by link, which see to that themselves.
    assert rules.rules.keys() == {field.name for field in fields(setup.options)} - {"own_decks"}
    for name, text in shown.items():
        assert "Default: " in text
        assert rules.rules[name] in text


@BOTH
def test_every_control_asks_for_something_that_happens(setup: Setup) -> None:
    for control in controls(present_setup(ENGLISH, setup)):
        request, values = control.attributes["data-do"], [""]
        if control.tag == "select":
            values = [f" {n.attributes['value']}" for n in control.walk() if n.tag == "option"]
        kind, _, rest = request.partition(" ")
        if kind != "setup":
            assert kind in ("home", "rules", "start", "copy", "share", "none")
            continue
        done = [act(setup, rest + value) for value in values]
        waits = control.tag == "input" or rest in ("code", "keep")
        assert waits or any(changed != setup for changed in done), request


@BOTH
def test_what_is_chosen_in_a_list_is_what_holds(setup: Setup) -> None:
    for control in controls(present_setup(ENGLISH, setup)):
        if control.tag == "select":
            chosen = [n for n in control.walk() if "selected" in n.attributes]
            assert [n.attributes["value"] for n in chosen] == [control.attributes["value"]]


@BOTH
def test_every_value_that_is_offered_can_be_chosen_and_has_words_of_its_own(setup: Setup) -> None:
    for name, offered in setup.house_rules.values.items():
        (control,) = (
            n
            for n in controls(present_setup(ENGLISH, setup))
            if n.attributes["data-do"] == f"setup option {name}"
        )
        items = [n for n in control.walk() if n.tag == "option"]
        asked = (act(setup, f"option {name} {n.attributes['value']}") for n in items)
        assert tuple(getattr(after.options, name) for after in asked) == offered
        assert len({n.text() for n in items}) == len(offered)


@pytest.mark.parametrize(
    ("options", "chosen"),
    [
        (
            Options(hand_size=12, packs=5, goal=Goal.parse("best-of 11")),
            {"hand_size": "12", "packs": "5", "goal": "best-of 11"},
        ),
        (
            MexeMexe(hand_size=8, packs=5, reshuffles=12, limit=500),
            {"hand_size": "8", "packs": "5", "reshuffles": "12", "limit": "500"},
        ),
    ],
)
def test_numbers_that_a_code_brought_can_be_seen(options: Any, chosen: dict[str, str]) -> None:
    setup = ALL_OPEN.ruled(options.GAME, options)
    shown = {
        n.attributes["data-do"]: n.attributes["value"]
        for n in controls(present_setup(ENGLISH, setup))
        if n.tag == "select"
    }
    for name, value in chosen.items():
        assert shown[f"setup option {name}"] == value


def test_what_is_closed_is_not_in_the_page() -> None:
    closed = present_setup(ENGLISH, FOUR._replace(panels=frozenset()))
    assert not [n for n in closed.walk() if n.tag in ("select", "input")]
    assert after("panel deck", "panel deck") == FOUR


def test_a_game_shows_its_own_panels_and_presets_only() -> None:
    text = present_setup(ENGLISH, MEXE_MEXE_OPEN).text()
    assert "Your table of Mexe-Mexe" in text
    assert "Melds and discard" in text
    assert "Tschau Sepp" not in text
    assert ENGLISH("panel.effects") not in text
    assert "JOKERs in the pack" not in text


def test_own_tables_tell_their_game() -> None:
    tables = [
        n.text()
        for n in present_setup(ENGLISH, MEXE_MEXE_OPEN).walk()
        if n.attributes.get("class") == "own-name"
    ]
    assert tables == ["Bar Mau-Mau", "Vó Mexe-Mexe"]


def test_changes_are_counted() -> None:
    assert changes(ORIGINAL) == 0
    assert changes(FAMILY) == 3
    assert changes(after("effect 5 skip", "effect 6 skip", "option jokers off").options) == 3
    assert "2 changes to the Original" in present_setup(ENGLISH, ALL_OPEN).text()
    assert "1 change to the Original" in present_setup(ENGLISH, MEXE_MEXE_OPEN).text()


@pytest.mark.parametrize("name", MAU_MAU.rules)
def test_options_that_change_nothing_say_so(name: str) -> None:
    bare = after(*(f"effect {rank.value} none" for rank in Rank), "option packs 1").options
    silent = {
        "cutting",
        "mixed_chains",
        "reverse_of_two_goes_on",
        "debtors_stay",
        "end_on_action",
    }
    assert MAU_MAU.idle(bare, 4, name) == (name in silent)
    assert not MAU_MAU.idle(ORIGINAL, 4, name)


@pytest.mark.parametrize("name", MEXE_MEXE.rules)
def test_two_players_of_mexe_mexe_never_return(name: str) -> None:
    assert MEXE_MEXE.idle(MexeMexe(), 2, name) == (name == "returns")
    assert not MEXE_MEXE.idle(MexeMexe(), 3, name)
