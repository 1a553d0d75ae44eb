"""The set-up of two games: what they share, and what each has for itself."""

from __future__ import annotations

import json
import re
import sys

import pytest

from game.mau_mau.code import encode
from game.mau_mau.presets import FAMILY
from game.mexe_mexe import code as mexe_mexe_code
from game.mexe_mexe.options import Options, Returns
from game.mexe_mexe.presets import PRESETS, QUICK
from tests.ui.test_setup import ENGLISH, FOUR, WORDS, after
from ui.house_rules import TITLES, Panel, game_of_code, house_rules_named, house_rules_of
from ui.own_tables import tables_to_text
from ui.present.setup import present_setup
from ui.setting_up import act
from ui.setup import options_of, setup_from_text, setup_to_text
from ui.words import Words

MEXE_MEXE = act(FOUR, "game mexe-mexe")


def test_the_first_game_is_mau_mau() -> None:
    assert FOUR.game == "mau-mau"
    assert MEXE_MEXE.game == "mexe-mexe"
    assert MEXE_MEXE.options == Options()
    assert MEXE_MEXE.preset == "original"


@pytest.mark.parametrize("game", TITLES)
def test_descriptions_are_known_by_name_options_and_code(game: str) -> None:
    rules = house_rules_named(game)
    assert rules.game == game
    assert house_rules_of(rules.original) is rules
    assert rules.preset_of(rules.original) == "original"
    assert game_of_code(rules.codes.encode(rules.original).lower()) == game
    assert game_of_code("") is None


def test_switching_games_loses_nothing() -> None:
    setup = after("seats 6", "name 0 Lia", "preset family", "game mexe-mexe", "preset quick")
    assert (setup.places, setup.options) == (after("seats 6", "name 0 Lia").places, QUICK)
    back = after("game mau-mau", setup=setup)
    assert (back.game, back.options) == ("mau-mau", FAMILY)
    assert after("game mexe-mexe", setup=back).options == QUICK
    assert act(back, "game mau-mau") == back


@pytest.mark.parametrize("name", PRESETS)
def test_presets(name: str) -> None:
    setup = after("option hand_size 9", f"preset {name}", setup=MEXE_MEXE)
    assert (setup.options, setup.preset) == (PRESETS[name], name)


@pytest.mark.parametrize(
    ("request_text", "options"),
    [
        ("option hand_size 13", Options(hand_size=13)),
        ("option packs 3", Options(packs=3)),
        ("option packs auto", Options()),
        ("option wild_in_sets on", Options(wild_in_sets=True)),
        ("option go_out_needs_discard on", Options(go_out_needs_discard=True)),
        ("option may_discard_taken on", Options(may_discard_taken=True)),
        ("option reshuffles 0", Options(reshuffles=0)),
        ("option limit 150", Options(limit=150)),
        ("option returns never", Options(returns=Returns.NEVER)),
    ],
)
def test_options(request_text: str, options: Options) -> None:
    assert act(MEXE_MEXE, request_text).options == options


@pytest.mark.parametrize(
    "request_text",
    ["preset tschau-sepp", "option jokers off", "effect 7 skip", "effects reset", "seats 9"],
)
def test_what_belongs_to_the_other_game_changes_nothing(request_text: str) -> None:
    assert act(MEXE_MEXE, request_text) == MEXE_MEXE


@pytest.mark.parametrize("words", WORDS)
def test_too_many_for_the_other_game_is_said_and_put_right(words: Words) -> None:
    setup = after("seats 10", "game mexe-mexe", "start")
    assert setup.problem_panel is Panel.PLAYERS
    tree = present_setup(words, setup)
    assert words("problem.seats", least=2, most=8) in tree.text()
    steps = [
        n for n in tree.walk() if re.match(r"setup seats|none", n.attributes.get("data-do", ""))
    ]
    assert [n.attributes["data-do"] for n in steps] == ["setup seats 8", "none"]
    assert after("seats 8", setup=setup).problem is None
    assert len(after("game mau-mau", setup=setup).places) == 10


@pytest.mark.parametrize("words", WORDS)
@pytest.mark.parametrize(
    ("options", "panel"),
    [
        (Options(hand_size=8), Panel.DECK),
        (Options(packs=4), Panel.DECK),
        (Options(packs=1), Panel.DECK),
        (Options(reshuffles=10), Panel.ENDING),
        (Options(limit=250), Panel.MATCH),
    ],
)
def test_every_problem_has_words(options: Options, panel: Panel, words: Words) -> None:
    setup = act(FOUR.ruled("mexe-mexe", options), "start")
    assert setup.problem_panel is panel
    alerts = [n for n in present_setup(words, setup).walk() if n.attributes.get("role") == "alert"]
    assert len(alerts) == 1


# ---- codes and own tables -----------------------------------------------------------------------


def test_the_code_of_another_game_switches_to_it_and_says_so() -> None:
    setup = after("preset family", f"code {mexe_mexe_code.encode(QUICK)}")
    assert (setup.game, setup.options) == ("mexe-mexe", QUICK)
    assert setup.message
    assert not setup.message.refused
    text = present_setup(ENGLISH, setup._replace(panels=frozenset(Panel))).text()
    assert "This code is for Mexe-Mexe" in text
    assert after("game mau-mau", setup=setup).options == FAMILY


def test_a_damaged_code_of_another_game_switches_nothing() -> None:
    setup = after("preset family", "code X1XXX")
    assert (setup.game, setup.options) == ("mau-mau", FAMILY)
    assert setup.message
    assert setup.message.key == "flaw.damaged"


def test_a_code_of_the_same_game_is_just_read() -> None:
    setup = act(MEXE_MEXE, f"code {mexe_mexe_code.encode(QUICK)}")
    assert setup.options == QUICK
    assert setup.message
    assert setup.message.key == "told.code"


def test_own_tables_of_both_games() -> None:
    setup = after("preset family", "keep Bar", "game mexe-mexe", "preset quick", "keep Vó")
    used = after("preset original", "use Bar", setup=setup)
    assert (used.game, used.options) == ("mau-mau", FAMILY)
    assert used.message
    assert used.message.key == "told.used-game"
    assert after("use Vó", setup=used).options == QUICK


# ---- kept from one visit to the next ------------------------------------------------------------


def test_both_games_are_kept() -> None:
    setup = after("preset family", "game mexe-mexe", "preset quick", "keep X", "seats 5")
    again = setup_from_text(setup_to_text(setup), tables_to_text(setup.tables))
    assert again == setup._replace(message=None)
    assert after("game mau-mau", setup=again).options == FAMILY


def test_what_was_kept_before_there_were_two_games_is_read() -> None:
    old = {"places": [["Lia", 3, None], ["Ana", 1, "simple"]], "rules": encode(FAMILY)}
    setup = setup_from_text(json.dumps(old))
    assert (setup.game, setup.options) == ("mau-mau", FAMILY)
    setup = setup_from_text(json.dumps({**old, "others": [mexe_mexe_code.encode(QUICK)]}))
    assert (setup.game, setup.options) == ("mau-mau", FAMILY)
    assert after("game mexe-mexe", setup=setup).options == QUICK
    assert [place.name for place in setup.places] == ["Lia", "Ana"]


@pytest.mark.parametrize("others", [None, 3, "X1BB6", [3, None, {}, "hello", "M1B91"], ["X1?"]])
def test_damaged_rules_of_the_other_game_are_as_by_default(others: object) -> None:
    setup = setup_from_text(json.dumps({"rules": encode(FAMILY), "others": others}))
    assert setup.options == FAMILY
    assert act(setup, "game mexe-mexe").options == Options()


def test_no_game_is_imported_before_its_rules_are_asked_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    modules = ("ui.house_rules.mau_mau", "ui.house_rules.mexe_mexe")
    for module in modules:
        monkeypatch.delitem(sys.modules, module, raising=False)
    options_of.cache_clear()
    setup = setup_from_text(setup_to_text(after("preset family", "game mexe-mexe")))
    for module in modules:
        monkeypatch.delitem(sys.modules, module, raising=False)
    setup = act(setup, "game mau-mau")
    assert setup_to_text(setup)
    assert sys.modules.keys().isdisjoint(modules)
    assert setup.preset == "family"
    assert modules[0] in sys.modules
    assert modules[1] not in sys.modules
