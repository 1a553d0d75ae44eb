"""The code of a table of Mexe-Mexe: short, the same for ever, and never taken for Mau-Mau's."""

from __future__ import annotations

from dataclasses import fields
from itertools import product
from urllib.parse import quote

import pytest

from game.code import CodeError, Flaw
from game.mau_mau import code as mau_mau_code
from game.mexe_mexe.code import CODES, SWITCHES, decode, encode
from game.mexe_mexe.options import HAND_SIZES, LIMITS, Options, Returns
from game.mexe_mexe.presets import PRESETS
from game.reading import UnreadableError

WRITTEN = {"original": "X1BB6", "family": "X1CZ1T", "quick": "X1DRZ8G81J4"}
"""What has been written down in messages and on paper must mean the same tomorrow."""


@pytest.mark.parametrize("name", PRESETS)
def test_the_codes_of_the_presets_stay(name: str) -> None:
    assert encode(PRESETS[name]) == WRITTEN[name]
    assert decode(WRITTEN[name]) == PRESETS[name]


def test_every_option_is_in_the_code() -> None:
    others = {"hand_size", "packs", "reshuffles", "limit", "returns"}
    assert {field.name for field in fields(Options)} == {*SWITCHES, *others}


def test_every_table_that_can_be_chosen_has_a_short_code_of_its_own() -> None:
    tables = [
        Options(hand, packs, *switches, reshuffles, limit, returns)
        for hand, packs, reshuffles, limit, returns in product(
            HAND_SIZES, (None, 2, 3), (0, 3, 9), LIMITS, Returns
        )
        for switches in ((False, False, False), (True, False, True))
    ]
    codes = [encode(table) for table in tables]
    assert len(set(codes)) == len(tables)
    assert [decode(code) for code in codes] == tables
    assert max(map(len, codes)) <= 16
    assert all(quote(code, safe="") == code for code in codes)


@pytest.mark.parametrize("text", ["x1drz8g81j4", "X1DRZ-8G8-1J4", " XIDRZ8G8LJ4\n"])
def test_a_code_is_read_as_people_write_it(text: str) -> None:
    assert decode(text) == PRESETS["quick"]


@pytest.mark.parametrize("code", WRITTEN.values())
def test_a_wrong_or_missing_character_is_found(code: str) -> None:
    for at in range(1, len(code)):
        other = "2" if code[at] != "2" else "3"
        swapped = code[: at - 1] + code[at] + code[at - 1] + code[at + 1 :]
        for text in (code[:at] + other + code[at + 1 :], code[:at] + code[at + 1 :], swapped):
            if text != code:
                with pytest.raises(UnreadableError):
                    decode(text)


@pytest.mark.parametrize("code", WRITTEN.values())
def test_the_games_do_not_read_each_other(code: str) -> None:
    for theirs, read in ((code, mau_mau_code.decode), ("M1B91", decode), ("M" + code[1:], decode)):
        with pytest.raises(CodeError) as error:
            read(theirs)
        assert error.value.flaw is Flaw.FOREIGN


def test_what_nobody_wrote_is_damaged_and_what_is_newer_is_told() -> None:
    for payload in ("0", "Z" * 60, "00000Z"):
        with pytest.raises(CodeError) as error:
            decode(CODES.sealed("1", payload))
        assert error.value.flaw is Flaw.DAMAGED
    with pytest.raises(CodeError) as error:
        decode(CODES.sealed("2", "ANYTH"))
    assert error.value.flaw is Flaw.NEWER
