"""Intents round-trip as text."""

from __future__ import annotations

import pytest

from game.mexe_mexe.intents import Arrange, Discard, Draw, Exchange, parse_intent
from game.reading import UnreadableError
from tests.game.mexe_mexe.table import cards

TEXTS = [
    "deal",
    "draw",
    "take",
    "return",
    "decline",
    "discard 9C",
    "discard 9Cb",
    "arrange -",
    "arrange 1, discard 9C",
    "arrange 1-3, discard 9C",
    "arrange 1-3 / 5 / 7-8",
    "arrange 2 / 1, discard 9C",
    "arrange 6H 7H 8H / 8Hb 9H 10H, discard 9C",
    "arrange 1-3 / 6H 7H 8H / 5, swap 8D 2S, discard 9C",
    "arrange 1, swap 8D 2S, swap 2S 2H",
]


@pytest.mark.parametrize("told", TEXTS)
def test_what_is_written_is_read_and_written_again(told: str) -> None:
    intent = parse_intent(told)
    assert str(intent) == told
    assert parse_intent(str(intent)) == intent
    assert ";" not in told, "records separate intents by it"


def test_what_the_texts_mean() -> None:
    assert parse_intent("DRAW") == Draw()
    assert parse_intent("discard 9Cb") == Discard(cards("9Cb")[0])
    assert parse_intent("arrange 1-2 / 6H 7H 8H, swap 8D 2S, discard 9C") == Arrange(
        (0, 1, cards("6H 7H 8H")), (Exchange(*cards("8D 2S")),), cards("9C")[0]
    )
    assert parse_intent("arrange 10H JH QH") == Arrange((cards("10H JH QH"),))
    assert parse_intent("arrange 10-11") == Arrange((9, 10))


@pytest.mark.parametrize(
    "told",
    [
        "",
        "pass",
        "draw 7C",
        "discard",
        "discard XX",
        "discard 9C 9D",
        "arrange",
        "arrange ",
        "arrange 1, discard",
        "arrange 1 /",
        "arrange 0",
        "arrange 3-1",
        "arrange 1-",
        "arrange 1-999999999",
        "arrange 6H 7X",
        "arrange 1, swap 8D",
        "arrange 1, swap 8D 2S 3S",
        "arrange 1, discard 9C, swap 8D 2S",
        "arrange 1, discard 9C, discard 9D",
        "swap 8D 2S",
        "arrange " + "6H " * 700,
    ],
)
def test_anything_else_is_unreadable(told: str) -> None:
    with pytest.raises(UnreadableError):
        parse_intent(told)
