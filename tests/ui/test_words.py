"""Every language says everything, with the same blanks to fill in."""

from __future__ import annotations

import re
from pathlib import Path
from string import Formatter

import pytest

from game.cards import FACES, Card
from game.mau_mau.events import Cause
from game.mau_mau.refusals import Reason
from game.mau_mau.state import Ending
from ui.words import PARTS, Language, Words

LOCALE = Path(__file__).parents[2] / "ui" / "locale"

PORTUGUESE, ENGLISH = (Words.load(language, *PARTS) for language in Language)


def blanks(entry: str | dict[str, str]) -> set[str]:
    """The names that an entry wants filled in, the count aside."""
    texts = [entry] if isinstance(entry, str) else list(entry.values())
    return {name for text in texts for _, name, _, _ in Formatter().parse(text) if name} - {"n"}


def test_every_language_has_its_file_and_no_file_is_left_over() -> None:
    whole = {language.value for language in Language}
    parts = {f"{part}.{language}" for part in PARTS for language in whole}
    assert {path.stem for path in LOCALE.glob("*.json")} == whole | parts


@pytest.mark.parametrize("language", Language)
def test_no_key_is_in_two_files(language: Language) -> None:
    whole = Words.load(language).entries.keys()
    parts = [Words.load(language, part).entries.keys() - whole for part in PARTS]
    assert len(Words.load(language, *PARTS).entries) == len(whole) + sum(map(len, parts))
    assert all(parts)


def test_parts_are_read_only_when_they_are_asked_for() -> None:
    assert "chapter.turn" not in Words.load(Language.ENGLISH).entries
    assert "preset.quick" not in Words.load(Language.ENGLISH, "rules").entries


def test_languages_have_the_same_keys_and_blanks() -> None:
    assert PORTUGUESE.entries.keys() == ENGLISH.entries.keys()
    for key, entry in PORTUGUESE.entries.items():
        assert blanks(entry) == blanks(ENGLISH.entries[key]), key
        assert isinstance(entry, dict) == isinstance(ENGLISH.entries[key], dict), key


@pytest.mark.parametrize("words", [PORTUGUESE, ENGLISH])
def test_every_reason_cause_and_ending_has_words(words: Words) -> None:
    for reason in Reason:
        assert words(f"refused.{reason.value}", cards="")
    for ending in Ending:
        assert words(f"ending.{ending.value}")
    for cause in Cause:
        for who in ("you", "they"):
            key = f"{who}.drew.{cause.name.lower().replace('_', '-')}"
            assert words(key, n=1, name="") != words(key, n=2, name="")


@pytest.mark.parametrize("words", [PORTUGUESE, ENGLISH])
def test_every_card_has_a_name_of_its_own(words: Words) -> None:
    assert len({words.card(face) for face in FACES}) == len(FACES)


def test_cards_and_lists_in_words() -> None:
    cards = [Card.parse("7C"), Card.parse("KDb"), Card.parse("XR")]
    assert PORTUGUESE.cards(cards) == "7 de paus, K de ouros e JOKER vermelho"
    assert ENGLISH.cards(cards[:2]) == "7 of clubs and K of diamonds"
    assert ENGLISH.cards(cards[2:]) == "red JOKER"


def test_every_key_is_used() -> None:
    """A key that no source mentions, whole or by the beginning of a family, is left over."""
    sources = "".join(
        path.read_text(encoding="utf-8") for path in Path(LOCALE.parent).rglob("*.py")
    )
    mentioned = set(re.findall(r'["\']([a-z][a-z0-9.-]*)["\'.{]', sources))
    families = set(re.findall(r'f"([a-z][a-z0-9.-]*)\.\{', sources)) | {"you", "they"}
    for key in PORTUGUESE.entries:
        family = key.rsplit(".", 1)[0]
        assert key in mentioned or family in families or family.split(".")[0] in families, key
