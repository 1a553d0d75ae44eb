"""The code of a table: short, the same for ever, and proof against slips of the finger."""

from __future__ import annotations

from dataclasses import fields
from urllib.parse import quote

import pytest

from game.code import LONGEST, CodeError, Flaw
from game.mau_mau.code import CODES as CODEC
from game.mau_mau.code import SWITCHES, decode, encode
from game.mau_mau.options import Goal, Options
from game.mau_mau.presets import PRESETS
from game.reading import UnreadableError

CODES = {
    "original": "M1B91",
    "family": "M16SMJ0M",
    "quick": "M11XSRW28",
    "crazy-eights": "M1WJZS0J8ET830G",
    "tschau-sepp": "M1Q4QRGJ9909A1G",
}
"""What has been written down in messages and on paper must mean the same tomorrow."""


@pytest.mark.parametrize("name", PRESETS)
def test_the_codes_of_the_presets_stay(name: str) -> None:
    assert encode(PRESETS[name]) == CODES[name]
    assert decode(CODES[name]) == PRESETS[name]
    assert len(CODES[name]) <= 16


def test_every_option_is_in_the_code() -> None:
    others = {"hand_size", "packs", "goal", "effects", "own_decks"}
    assert {field.name for field in fields(Options)} == {*SWITCHES, *others}


def test_own_decks_are_told_by_the_second_version_and_by_no_other() -> None:
    assert decode("M24020G") == Options(own_decks=True)
    assert encode(Options(own_decks=True)) == "M24020G"
    for version, options in (("1", Options(own_decks=True)), ("2", Options())):
        _, payload = CODEC.unsealed(encode(options))
        with pytest.raises(CodeError) as error:
            decode(CODEC.sealed(version, payload))
        assert error.value.flaw is Flaw.DAMAGED


def test_a_code_can_stand_in_a_link() -> None:
    for code in CODES.values():
        assert quote(code, safe="") == code


@pytest.mark.parametrize("goal", ["rounds", "best-of 3", "best-of 99", "points 100", "points 300"])
@pytest.mark.parametrize("hand_size", [5, 7, 10])
@pytest.mark.parametrize("packs", [None, 1, 2, 3])
def test_numbers_and_goals_round_trip(goal: str, hand_size: int, packs: int | None) -> None:
    options = Options(goal=Goal.parse(goal), hand_size=hand_size, packs=packs)
    assert decode(encode(options)) == options
    assert len(encode(options)) <= 16


@pytest.mark.parametrize("text", ["m16smj0m", "M16S MJ0M", " M16-SMJ-0M\n", "MI6SMJOM", "ml6smjom"])
def test_a_code_is_read_as_people_write_it(text: str) -> None:
    assert decode(text) == PRESETS["family"]


@pytest.mark.parametrize("code", CODES.values())
def test_a_wrong_or_missing_character_is_found(code: str) -> None:
    for at in range(1, len(code)):
        other = "2" if code[at] != "2" else "3"
        swapped = code[: at - 1] + code[at] + code[at - 1] + code[at + 1 :]
        for text in (code[:at] + other + code[at + 1 :], code[:at] + code[at + 1 :], swapped):
            if text != code:
                with pytest.raises(UnreadableError):
                    decode(text)


@pytest.mark.parametrize("text", ["", "  ", "Mau-Mau!", "X1B91", "1B91", "a code", "MU", "ção"])
def test_what_is_no_code_is_foreign(text: str) -> None:
    with pytest.raises(CodeError) as error:
        decode(text)
    assert error.value.flaw is Flaw.FOREIGN


@pytest.mark.parametrize("text", ["M", "M1", "M1B9", "M1B92", "M1B910", "M1B91Z"])
def test_what_was_a_code_is_damaged(text: str) -> None:
    with pytest.raises(CodeError) as error:
        decode(text)
    assert error.value.flaw is Flaw.DAMAGED


def test_a_code_of_a_newer_version_is_told_from_a_damaged_one() -> None:
    with pytest.raises(CodeError) as error:
        decode(CODEC.sealed("3", "ANYTH"))
    assert error.value.flaw is Flaw.NEWER


@pytest.mark.parametrize("payload", ["0", "00", "10", "G", "Z" * 60, "7ZZZZZZZ"])
def test_a_payload_that_nobody_wrote_is_damaged_though_its_check_is_right(payload: str) -> None:
    with pytest.raises(CodeError) as error:
        decode(CODEC.sealed("1", payload))
    assert error.value.flaw is Flaw.DAMAGED


def test_a_very_long_text_is_not_even_looked_at() -> None:
    with pytest.raises(CodeError) as error:
        decode("M1" + "0" * LONGEST)
    assert error.value.flaw is Flaw.FOREIGN
