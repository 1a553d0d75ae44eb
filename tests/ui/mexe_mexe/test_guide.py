"""A hint taken move by move on the workbench."""

from __future__ import annotations

import json

import pytest

from tests.ui.mexe_mexe.sitting import Sitting
from tests.ui.mexe_mexe.test_hints import OUT, X28, hinted
from ui.mexe_mexe.keeping import keep, recall
from ui.tree import Node
from ui.words import Language

EXCHANGE = "hands 8D / 4C; table 6D 7D 2S 9D 10D; stock 5S; taken 8D; options {}; phase arrange"
DEEPEST = ("hint deeper", "hint deeper")


def led(position: str, *requests: str, out: bool = False) -> Sitting:
    """Where a hint leads move by move."""
    asked = ("hint out", *DEEPEST) if out else DEEPEST
    return hinted(position, *requests, *asked).press("hint guide")


def said(sitting: Sitting) -> str:
    """The sentence of the panel as it is heard."""
    (line,) = (one for one in sitting.tree().walk() if one.attributes.get("class") == "steps-text")
    seen = [part.text() if isinstance(part, Node) else part for part in line.children]
    heard = [text for text in seen if text.strip()]
    return heard[-1]


def test_it_leads_move_by_move_and_back() -> None:
    sitting = led(X28)
    assert sitting.text("steps-count") == "1/2"
    assert said(sitting) == (
        "Faça um jogo novo com 8 de copas da mão e 9 de copas e 10 de copas da mesa."
    )
    assert "guide back" not in sitting.controls()
    sitting.press("guide on")
    assert sitting.melds == ["6H 7H 8H JH QH", "8Hb 9H 10H"]
    assert sitting.text("steps-count") == "2/2"
    sitting.press("guide back")
    assert sitting.melds == ["6H 7H 8H 9H 10H JH QH"]
    sitting.press("guide on", "guide on")
    assert sitting.melds == ["6H 7H 8H", "8Hb 9H 10H", "10Hb JH QH"]
    assert said(sitting) == "Pronto: escolha o descarte e termine a vez."
    assert "guide on" not in sitting.controls()


def test_what_is_moved_next_is_marked_with_a_word() -> None:
    sitting = led(X28)
    marked = [one.attributes["data-do"] for one in sitting.find(data_mark="guided")]
    assert sorted(marked) == ["card 10H", "card 8Hb", "card 9H"]
    assert sitting.label("card 8Hb") == "8 de copas, para mover agora"
    sitting.press("guide close")
    assert sitting.find(data_mark="guided") == []
    assert not sitting.text("steps-text")


def test_what_is_left_can_be_done_at_once_and_undone() -> None:
    sitting = led(X28)
    sitting.press("guide all")
    assert not sitting.bench.table_problems
    sitting.press("step undo")
    assert sitting.melds == ["6H 7H 8H 9H 10H JH QH"]
    assert sitting.press("guide all", "guide back").melds == ["6H 7H 8H 9H 10H JH QH"]


def test_it_leads_from_where_the_workbench_is() -> None:
    sitting = led(X28, "cancel-nothing")
    sitting.ask("card 8Hb", "card 9H", "card 10H", "new")
    assert sitting.text("steps-count") == "1/1"
    assert said(sitting).startswith("Faça um jogo novo com 10 de copas da mão")
    sitting.ask("card KD", "put 1")
    assert said(sitting) == "Devolva à mão K de ouros."


def test_it_starts_again_where_that_is_simpler() -> None:
    sitting = Sitting(X28).ask("meld 0", "split 0 2", "split 1 2", "split 2 2", "card KD", "new")
    sitting = led_on(sitting)
    assert said(sitting) == "Comece a vez de novo: tudo volta para onde estava."
    assert sitting.press("guide on").text("steps-count") == "2/3"


def led_on(sitting: Sitting) -> Sitting:
    """The same from an unfinished workbench."""
    bench = sitting.held.bench
    sitting.held = led(X28).held
    sitting.ask("clear")
    assert bench
    sitting.held = type(sitting.held)(bench=bench, guide=sitting.held.guide)
    return sitting


def test_it_leads_out_with_the_discard() -> None:
    sitting = led(OUT, out=True).press("guide on")
    assert said(sitting) == "Pronto: descarte 3 de paus e você bate."
    sitting.press("card 3C", "discard")
    assert sitting.state.result
    assert sitting.held.guide is None


def test_it_leads_through_an_exchange() -> None:
    sitting = led(EXCHANGE, out=True)
    assert said(sitting) == "Troque 8 de ouros pelo curinga 2 de espadas."
    sitting.press("guide on")
    assert said(sitting) == "Pronto: descarte 2 de espadas e você bate."


def test_it_is_over_with_the_turn_and_is_no_help_in_anothers() -> None:
    sitting = led(X28).press("card 3C", "discard")
    assert sitting.held.guide is None
    assert sitting.ask("guide on").held.guide is None


@pytest.mark.parametrize("request_text", ["guide", "guide x", "guide back", "guide on on"])
def test_nonsense_changes_nothing(request_text: str) -> None:
    sitting = led(X28)
    before = sitting.bench
    assert sitting.ask(request_text).bench == before
    assert sitting.held.guide


@pytest.mark.parametrize("language", Language)
def test_every_sentence_can_be_said(language: Language) -> None:
    tables = (
        "hands KH 5H / 4C; table KC KD KS / 6H 7H 8H 9H; phase arrange",
        "hands 3C 4C 5C 9D / 4S; table 6H 7H 8H; phase arrange",
        "hands 9C 9D 3S / 4S; table 6H 7H 8H 9H / 9S 10S JS QS; phase arrange",
    )
    for table in tables:
        sitting = hinted(table, *DEEPEST)
        sitting.language = language
        sitting.press("hint guide")
        while "guide on" in sitting.controls():
            assert said(sitting)
            sitting.press("guide on")
        assert not sitting.bench.table_problems


@pytest.mark.parametrize("steps", [(), ("guide on",), ("guide on", "guide on", "guide back")])
@pytest.mark.parametrize(("position", "out"), [(X28, False), (OUT, True), (EXCHANGE, False)])
def test_a_reload_brings_it_back_where_it_was(
    position: str, steps: tuple[str, ...], *, out: bool
) -> None:
    sitting = led(position, out=out)
    for step in steps:
        sitting.ask(step)
    again = recall(keep(sitting.held), sitting.view)
    assert again.guide is not None
    assert again.guide == sitting.held.guide
    assert again.bench == sitting.bench


@pytest.mark.parametrize("damage", [7, {"wanted": "x"}, {"discard": 7}, {"done": "1"}])
def test_a_damaged_one_leads_nowhere(damage: object) -> None:
    sitting = led(X28)
    data = json.loads(keep(sitting.held))
    data["guide"] = data["guide"] | damage if isinstance(damage, dict) else damage
    again = recall(json.dumps(data), sitting.view)
    assert again.guide is None
    assert again.bench == sitting.bench
