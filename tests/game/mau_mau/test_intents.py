"""Intents: their text round-trips, in either case, and nothing else is read."""

import pytest

from game.mau_mau import parse_intent
from game.reading import UnreadableError
from tests.game.table import UNIVERSE


def test_every_intent_round_trips() -> None:
    assert len(set(UNIVERSE)) == len(UNIVERSE) == 9 + 10 + 54 * 5 * 2
    for intent in UNIVERSE:
        text = str(intent)
        assert parse_intent(text) == intent
        assert parse_intent(f"  {text.lower().replace(' ', '   ')} ") == intent
        assert parse_intent(text.upper()) == intent


def test_every_intent_has_a_text_of_its_own() -> None:
    assert len({str(intent) for intent in UNIVERSE}) == len(UNIVERSE)


def test_the_notation() -> None:
    """As the architecture shows it."""
    for text in ("play 7C", "play JD H", "play XR", "play 10S", "draw", "pass", "pay", "deal"):
        assert str(parse_intent(text)) == text
    assert str(parse_intent("name D")) == "name D"


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "play",
        "play 7",
        "play 7Z",
        "play 1C",
        "play 11C",
        "play XC",
        "play JD X",
        "play JD H S",
        "play 7Cb",
        "play7C",
        "7C",
        "draw 1",
        "pass on",
        "name",
        "name X",
        "name hearts",
        "take",
        "discard 9S",
        "deal; draw",
    ],
)
def test_other_texts_are_unreadable(text: str) -> None:
    with pytest.raises(UnreadableError):
        parse_intent(text)


def test_the_error_tells_what_and_quotes_not_too_much() -> None:
    with pytest.raises(UnreadableError) as unreadable:
        parse_intent("x" * 1000)
    assert (unreadable.value.what, unreadable.value.text) == ("an intent", "x" * 1000)
    assert len(str(unreadable.value)) < 120
