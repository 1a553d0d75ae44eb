"""Records: written and read back, and what is no record, damaged or newer told apart."""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Any

import pytest

from game import mau_mau
from game.mau_mau import Intent, parse_intent
from game.mau_mau.options import Options
from game.record import LONGEST, VERSION, Flaw, Player, Record, RecordError, game_of, read, write

PLAYERS = (Player("Ana"), Player("Beto", "simple"), Player('"Çá" ♥; \\', "random"))
INTENTS = ("deal", "play 7C", "pay", "play JD H", "draw", "pass", "name S")


def a_record(*intents: str, seed: str = "a seed") -> Record[Options, Intent]:
    """A record of three players."""
    asked = tuple(map(parse_intent, intents))
    return Record("mau-mau", Options(hand_size=6), PLAYERS, seed, asked)


def data_of(text: str) -> dict[str, Any]:
    """A record's data without its check."""
    data: dict[str, Any] = json.loads(text)
    del data["check"]
    return data


def sealed(data: object) -> str:
    """The data with the check that the module documents."""
    plain = json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    check = sha256(plain.encode("utf-8")).hexdigest()[:16]
    return json.dumps({**data, "check": check}) if isinstance(data, dict) else plain


def flaw_of(text: str) -> Flaw:
    """What is wrong with a text."""
    with pytest.raises(RecordError) as unreadable:
        read(text, mau_mau)
    assert unreadable.value.detail
    return unreadable.value.flaw


def test_a_record_round_trips() -> None:
    for record in (a_record(), a_record("deal"), a_record(*INTENTS), a_record(seed="♣ \ud800 \0")):
        assert read(write(record, mau_mau), mau_mau) == record


def test_its_text_is_as_documented() -> None:
    text = write(a_record(*INTENTS), mau_mau)
    data = {
        "carteado": 1,
        "game": "mau-mau",
        "options": {"hand_size": 6},
        "seats": [["Ana", None], ["Beto", "simple"], ['"Çá" ♥; \\', "random"]],
        "seed": "a seed",
        "intents": "deal; play 7C; pay; play JD H; draw; pass; name S",
    }
    assert data_of(text) == data
    assert json.loads(text) == json.loads(sealed(data))
    assert "\n" not in text


def test_a_record_with_other_white_space_and_order_is_the_same() -> None:
    text = write(a_record(*INTENTS), mau_mau)
    turned = dict(reversed(json.loads(text).items()))
    assert read(json.dumps(turned, indent=2), mau_mau) == a_record(*INTENTS)


def test_the_game_is_told_without_its_rules() -> None:
    assert game_of(write(a_record(), mau_mau)) == "mau-mau"
    other = {**data_of(write(a_record(), mau_mau)), "game": "mexe-mexe"}
    assert game_of(sealed(other)) == "mexe-mexe"
    assert flaw_of(sealed(other)) is Flaw.FOREIGN


@pytest.mark.parametrize(
    "text",
    [
        "",
        "hello",
        "null",
        "1",
        "[]",
        "{}",
        '{"a": 1}',
        '{"carteado": "1"}',
        '{"carteado": null}',
        '{"carteado": true}',
        '{"carteado": 1.0}',
        "[" * 100_000,
        "1" * 10_000,
        "\x00\x01\xff",
    ],
    ids=range(14),
)
def test_a_text_of_something_else_is_foreign(text: str) -> None:
    assert flaw_of(text) is Flaw.FOREIGN


def test_a_text_that_is_far_too_long_is_foreign_unread() -> None:
    assert flaw_of(" " * (LONGEST + 1) + write(a_record(), mau_mau)) is Flaw.FOREIGN


def test_a_newer_record_is_told_from_a_damaged_one() -> None:
    """Whatever else is in it: a newer version may have other keys and another check."""
    data = data_of(write(a_record(), mau_mau))
    newer = {**data, "carteado": VERSION + 1}
    assert flaw_of(sealed(newer)) is Flaw.NEWER
    assert flaw_of(json.dumps({"carteado": VERSION + 1, "moves": []})) is Flaw.NEWER
    with pytest.raises(RecordError):
        game_of(sealed(newer))


@pytest.mark.parametrize("version", [0, -1])
def test_there_was_no_version_before_the_first(version: int) -> None:
    data = data_of(write(a_record(), mau_mau))
    assert flaw_of(sealed({**data, "carteado": version})) in (Flaw.FOREIGN, Flaw.DAMAGED)


def test_every_changed_character_is_noticed() -> None:
    text = write(a_record(*INTENTS), mau_mau)
    for at in range(len(text)):
        for other in "x0 ":
            changed = text[:at] + other + text[at + 1 :]
            if changed != text and json_or_none(changed) != json.loads(text):
                assert flaw_of(changed) in (Flaw.DAMAGED, Flaw.FOREIGN, Flaw.NEWER), changed


def json_or_none(text: str) -> object:
    """What a text says as JSON, or None."""
    try:
        return json.loads(text)
    except ValueError:
        return None


def test_every_shortened_text_is_noticed() -> None:
    text = write(a_record(*INTENTS), mau_mau)
    flaws = [flaw_of(text[:length]) for length in range(len(text))]
    assert flaws[0] is Flaw.FOREIGN
    assert set(flaws[20:]) == {Flaw.DAMAGED}
    assert {flaw_of(text + more) for more in ("x", "}", text)} == {Flaw.DAMAGED}


@pytest.mark.parametrize(
    "change",
    [
        {"options": []},
        {"options": {"hand_size": "6"}},
        {"options": {"colour": 1}},
        {"seats": "three"},
        {"seats": [["Ana"]]},
        {"seats": [["Ana", None, 1]]},
        {"seats": [1, 2]},
        {"seats": ["ab", "cd"]},
        {"seats": [[1, None], ["Beto", None]]},
        {"seats": [["Ana", 5], ["Beto", None]]},
        {"seats": {"Ana": None}},
        {"seed": 5},
        {"seed": None},
        {"intents": ["deal"]},
        {"intents": "deal; fly"},
        {"intents": "deal, draw"},
        {"game": 5},
        {"carteado": 1, "more": 2},
    ],
    ids=str,
)
def test_a_true_check_on_wrong_data_is_damage_too(change: dict[str, Any]) -> None:
    data = data_of(write(a_record(), mau_mau))
    assert flaw_of(sealed({**data, **change})) is Flaw.DAMAGED


@pytest.mark.parametrize("key", ["game", "options", "seats", "seed", "intents"])
def test_a_missing_key_is_damage(key: str) -> None:
    data = data_of(write(a_record(), mau_mau))
    del data[key]
    assert flaw_of(sealed(data)) is Flaw.DAMAGED


def test_a_missing_or_wrong_check_is_damage() -> None:
    data = data_of(write(a_record(), mau_mau))
    for check in ({}, {"check": None}, {"check": "0" * 16}, {"check": 5}):
        assert flaw_of(json.dumps({**data, **check})) is Flaw.DAMAGED


def test_data_nested_however_deep_is_refused_properly() -> None:
    for depth in (100, 400, *range(700, 1001), 5000):
        text = f'{{"carteado": 1, "options": {"[" * depth}{"]" * depth}}}'
        assert flaw_of(text) is Flaw.DAMAGED
