"""The set-up on the screen: every field has its label, every control does something."""

from __future__ import annotations

from dataclasses import fields, replace

import pytest

from game.cards import Rank
from game.mau_mau.options import Goal, Options
from game.mau_mau.presets import FAMILY, ORIGINAL
from tests.ui.test_setup import ENGLISH, FOUR, WORDS, after
from ui.present.house_rules import RULE_OF, changes, idle
from ui.present.setup import present_setup
from ui.setup import OPTIONS_OF, Panel, act
from ui.tree import Node
from ui.words import Words

ALL_OPEN = replace(
    after("seats 10", "keep Bar", "effect 5 soft-draw 3", "option cutting on"),
    panels=frozenset(Panel),
)


def controls(tree: Node) -> list[Node]:
    return [n for n in tree.walk() if "data-do" in n.attributes]


@pytest.mark.parametrize("words", WORDS)
def test_every_field_has_a_label_and_every_id_is_there_once(words: Words) -> None:
    tree = present_setup(words, ALL_OPEN)
    ids = [n.attributes["id"] for n in tree.walk() if "id" in n.attributes]
    assert len(ids) == len(set(ids))
    labelled = {n.attributes["for"] for n in tree.walk() if n.tag == "label"}
    fields_shown = {n.attributes["id"] for n in tree.walk() if n.tag in ("select", "input")}
    assert fields_shown == labelled
    for n in tree.walk():
        for name in ("aria-describedby", "aria-labelledby", "aria-controls"):
            assert n.attributes.get(name, ids[0]) in ids


def test_every_option_is_there_with_its_default_and_its_rule() -> None:
    tree = present_setup(ENGLISH, ALL_OPEN)
    shown = {n.key for n in tree.walk() if n.attributes.get("class") == "option"}
    named = {name for names_of in OPTIONS_OF.values() for name in names_of}
    assert shown == named == set(RULE_OF)
    assert named | {"effects"} == {field.name for field in fields(Options)}
    for n in tree.walk():
        if n.attributes.get("class") == "option":
            assert "Default: " in n.text()
            assert RULE_OF[n.key or ""] in n.text()


def test_every_control_asks_for_something_that_happens() -> None:
    for control in controls(present_setup(ENGLISH, ALL_OPEN)):
        request, values = control.attributes["data-do"], [""]
        if control.tag == "select":
            values = [f" {n.attributes['value']}" for n in control.walk() if n.tag == "option"]
        kind, _, rest = request.partition(" ")
        if kind != "setup":
            assert kind in ("home", "rules", "start", "copy", "none")
            continue
        done = [act(ALL_OPEN, rest + value) for value in values]
        waits = control.tag == "input" or rest in ("code", "keep")
        assert waits or any(setup != ALL_OPEN for setup in done), request


def test_what_is_chosen_in_a_list_is_what_holds() -> None:
    for control in controls(present_setup(ENGLISH, ALL_OPEN)):
        if control.tag == "select":
            chosen = [n for n in control.walk() if "selected" in n.attributes]
            assert [n.attributes["value"] for n in chosen] == [control.attributes["value"]]


def test_numbers_that_a_code_brought_can_be_seen() -> None:
    setup = replace(ALL_OPEN, options=Options(hand_size=12, packs=5, goal=Goal.parse("best-of 11")))
    test_values = {
        n.attributes["data-do"]: n.attributes["value"]
        for n in controls(present_setup(ENGLISH, setup))
        if n.tag == "select"
    }
    assert test_values["setup option hand_size"] == "12"
    assert test_values["setup option packs"] == "5"
    assert test_values["setup option goal"] == "best-of 11"


def test_what_is_closed_is_not_in_the_page() -> None:
    closed = present_setup(ENGLISH, replace(FOUR, panels=frozenset()))
    assert not [n for n in closed.walk() if n.tag in ("select", "input")]
    assert after("panel deck", "panel deck") == FOUR


def test_changes_are_counted() -> None:
    assert changes(ORIGINAL) == 0
    assert changes(FAMILY) == 3
    assert changes(after("effect 5 skip", "effect 6 skip", "option jokers off").options) == 3
    assert "2 changes to the Original" in present_setup(ENGLISH, ALL_OPEN).text()


@pytest.mark.parametrize("name", [name for names_of in OPTIONS_OF.values() for name in names_of])
def test_options_that_change_nothing_say_so(name: str) -> None:
    bare = after(*(f"effect {rank.value} none" for rank in Rank), "option packs 1").options
    silent = {
        "cutting",
        "mixed_chains",
        "reverse_of_two_goes_on",
        "debtors_stay",
        "end_on_action",
    }
    assert idle(bare, name) == (name in silent)
    assert not idle(ORIGINAL, name)
