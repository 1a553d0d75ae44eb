"""Mau-Mau's table, read out and heard."""

from __future__ import annotations

import pytest

from game import mau_mau as rules
from game.cards import Card, Face
from game.mau_mau.events import Cause, Drew, Laid, Misplayed, TurnBegan
from ui.cues import Cue
from ui.mau_mau.cues import cues
from ui.mau_mau.held import Held
from ui.mau_mau.narrate import Narrator
from ui.words import Language, Words

POSITION = "hands 5H 7S / JD XR 3C; discards 5C 7C; turn P1; chain 7+2; stock 2C 3D"


@pytest.mark.parametrize(
    ("what", "text"),
    [
        (
            "table",
            (
                "É a sua vez. Ana tem 3 cartas. No topo do descarte: 7 de paus."
                " Pena de 2 cartas no ar. No monte: 2 cartas."
            ),
        ),
        ("hand", "Você tem 2 cartas: 5 de copas e 7 de espadas."),
        ("top", "No topo do descarte: 7 de paus. Pena de 2 cartas no ar. No monte: 2 cartas."),
    ],
)
def test_how_things_stand(what: str, text: str) -> None:
    view = rules.view(rules.parse_position(POSITION), 0)
    narrator = Narrator(Words.load(Language.PORTUGUESE), ("Você", "Ana"), 0)
    assert narrator.read(what, view, Held()).text == text


def test_events_are_heard_by_whom_they_concern() -> None:
    seven, face = Card.parse("7C"), Face.parse("7C")
    assert cues((Laid(1, seven), TurnBegan(0)), 0) == (Cue.CARD, Cue.TURN)
    assert cues((Laid(1, seven), TurnBegan(0)), 2) == (Cue.CARD,)
    assert cues((Misplayed(0, face, "M1"),), 0) == (Cue.PENALTY,)
    penalty = Drew(0, (None, None), 2, Cause.SOFT_CHAIN)
    assert cues((penalty,), 0) == (Cue.PENALTY,)
    assert cues((penalty,), 1) == (Cue.DRAW,)
