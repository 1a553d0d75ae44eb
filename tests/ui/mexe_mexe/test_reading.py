"""Mexe-Mexe's table, read out, heard, and pointed out to beginners."""

from __future__ import annotations

import pytest

from game.cards import Card
from game.mexe_mexe.events import Discarded, Drew, TurnBegan
from tests.ui.mexe_mexe.sitting import Sitting
from ui.cues import Cue
from ui.mexe_mexe.cues import cues
from ui.preferences import Helper

POSITION = "hands 9H 10Hb 3C / 4Cb 5Sb; table 6H 7H 8H / KC KD KS; discards 5C; stock *"


@pytest.mark.parametrize(
    ("what", "text"),
    [
        (
            "table",
            (
                "É a sua vez. Jogo 1: sequência de copas, de 6 a 8. Jogo 2: trinca de K."
                " Ana tem 2 cartas."
            ),
        ),
        ("hand", "Você tem 3 cartas: 3 de paus, 9 de copas e 10 de copas."),
        ("top", "No topo do descarte: 5 de paus. No monte: 92 cartas."),
    ],
)
def test_how_things_stand(what: str, text: str) -> None:
    sitting = Sitting(POSITION)
    assert sitting.narrator().read(what, sitting.view, sitting.held).text == text


@pytest.mark.parametrize(
    ("helper", "marked"), [(Helper.BEGINNER, ["9H"]), (Helper.STANDARD, []), (Helper.EXPERT, [])]
)
def test_beginners_are_shown_what_some_meld_takes(helper: Helper, marked: list[str]) -> None:
    sitting = Sitting(POSITION).ask("intent draw")
    sitting.preferences = sitting.preferences._replace(helper=helper)
    legal = [
        node.attributes["data-card"]
        for node in sitting.tree().walk()
        if node.attributes.get("data-state") == "legal"
    ]
    assert [card for card in legal if card in ("9H", "10H", "3C")] == marked


def test_experts_are_not_shown_where_a_card_fits() -> None:
    sitting = Sitting(POSITION).ask("intent draw", "card 9H")
    assert any("data-fits" in node.attributes for node in sitting.tree().walk())
    sitting.preferences = sitting.preferences._replace(helper=Helper.EXPERT)
    assert not any("data-fits" in node.attributes for node in sitting.tree().walk())


def test_events_are_heard_by_whom_they_concern() -> None:
    assert cues((Drew(1, None), Discarded(1, Card.parse("5C")), TurnBegan(0)), 0) == (
        Cue.DRAW,
        Cue.CARD,
        Cue.TURN,
    )
    assert cues((TurnBegan(1),), 0) == ()
