"""Melds: the golden rows, and every small combination of cards against the oracle."""

from __future__ import annotations

from itertools import combinations

import pytest

from game.cards import Card, Rank, Suit, deck
from game.mexe_mexe.melds import explain
from game.mexe_mexe.options import Options
from game.mexe_mexe.verdict import Flaw, Kind, Verdict
from game.shuffle import Stream, shuffled
from tests.game.mexe_mexe.oracle import is_meld, is_set, readings
from tests.game.mexe_mexe.table import cards, text
from tests.game.mexe_mexe.table import on as play

WHOLE = "AH 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AHb"
RUNS = """
    6H 7H 8H · 10C JC QC
    5D 2S 6D · 5D 2D 6D · 5D 2S 7D
    6H 7H 8H 2C
    AH 2H 3H · AH 2S 3H · AS 3S 2H 4S
    3H 4H 2H · 3H 2H 5H
    QH KH AH · KH AH 2H · KH AH 2S · QH KH 2D
    AH 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AHb
    AH 2S 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AHb
"""
SETS = "AC AD AS · AC AD AS AH · KC KD KS KH · 2C 2D 2S · 2C 2D 2S 2H"
NONE = {
    "5D 2S 8D": Flaw.GAP,
    "AC AD ACb": Flaw.SUIT_TWICE,
    "AC AD 2S": Flaw.WILD_IN_SET,
    "KC KD KS KH KCb": Flaw.SET_FULL,
    "AH 2H 2S": Flaw.TWO_WILDS,
    "2H 2S 3H 4H": Flaw.TWO_WILDS,
    "2H 3H 4H 2S 6H": Flaw.TWO_WILDS,
    "AH 2H 4H": Flaw.GAP,
    "KH AH 2H 3H": Flaw.WRAP,
    "AH 2S AHb": Flaw.WILD_IN_SET,
    "QH KH AH AHb": Flaw.CARD_TWICE,
    WHOLE.replace("8H", "2S"): Flaw.TWO_WILDS,
    "2C 2D 2Cb": Flaw.SUIT_TWICE,
    "2C 2S 5H": Flaw.TWO_WILDS,
    "6H 7D 8H": Flaw.MIXED,
    "6H 6Hb 7H": Flaw.CARD_TWICE,
    "5H 6H": Flaw.TOO_SHORT,
    "2H 3H": Flaw.TOO_SHORT,
    "6H 7D 2C": Flaw.MIXED,
}


def rows(block: str) -> list[str]:
    return [row.strip() for line in block.strip().splitlines() for row in line.split("·")]


def on(row: str, **options: bool) -> Verdict:
    return explain(cards(row), Options(**options))  # type: ignore[arg-type]


@pytest.mark.parametrize("row", rows(RUNS))
def test_x8_to_x22_golden_runs(row: str) -> None:
    verdict = on(row)
    assert (verdict.valid, verdict.kind, verdict.flaw) == (True, Kind.RUN, None)
    assert sorted(verdict.cards, key=str) == sorted(cards(row), key=str)


@pytest.mark.parametrize("row", rows(SETS))
def test_x12_to_x19_golden_sets(row: str) -> None:
    verdict = on(row)
    assert (verdict.valid, verdict.kind, verdict.wild) == (True, Kind.SET, None)


@pytest.mark.parametrize(("row", "flaw"), NONE.items())
def test_x8_to_x22_golden_rows_that_are_no_melds(row: str, flaw: Flaw) -> None:
    verdict = on(row)
    assert (verdict.valid, verdict.kind, verdict.flaw) == (False, None, flaw)
    assert verdict.cards == cards(row), "they lie as they lay"
    assert set(verdict.fault) <= set(cards(row))
    assert verdict.fault


@pytest.mark.parametrize(
    ("row", "fault"),
    [
        ("5D 2S 8D", "5D 8D"),
        ("AC AD ACb", "AC ACb"),
        ("AC AD 2S", "2S"),
        ("KC KD KS KH KCb", "KCb"),
        ("6H 7D 8H", "7D"),
        ("7H 7D 8H 7S", "8H"),
        ("2H 3H 4H 2S 6H", "2H 2S"),
        ("6H 6Hb 7H", "6H 6Hb"),
        ("KH AH 2H 3H", "AH"),
        ("4H 5H 8H 9H", "5H 8H"),
    ],
)
def test_the_cards_at_fault_are_named(row: str, fault: str) -> None:
    assert text(on(row).fault) == fault


@pytest.mark.parametrize(
    ("row", "missing", "lacking"),
    [
        ("4H 5H 8H 9H", "6H 7H", 2),
        ("5D 2S 8D", "6D 7D", 1),
        ("JH QH AH", "KH", 1),
        ("AH 3H 4H", "2H", 1),
        ("5H 6H", "", 1),
        ("5H", "", 2),
        (WHOLE.replace(" KH", ""), "KH", 1),
        (WHOLE.replace(" KH", "").replace("2H", "2S"), "KH", 1),
    ],
)
def test_what_a_run_lacks_is_named(row: str, missing: str, lacking: int) -> None:
    verdict = on(row)
    faces = [face.text for face in verdict.missing]
    assert (set(missing.split()) <= set(faces), verdict.lacking) == (True, lacking)


@pytest.mark.parametrize(
    ("row", "shown", "stands_for", "choices"),
    [
        ("5D 2S 6D", "5D 6D 2S", "7D", "4D 7D"),
        ("2S 5D 6D", "2S 5D 6D", "4D", "4D 7D"),
        ("2S 6D 5D", "5D 6D 2S", "7D", "4D 7D"),
        ("5D 2S 7D", "5D 2S 7D", "6D", "6D"),
        ("7D 5D 2D", "5D 2D 7D", "6D", "6D"),
        ("KH AH 2S", "2S KH AH", "QH", "QH"),
        ("QH KH 2D", "QH KH 2D", "AH", "JH AH"),
        ("AH 2S 3H", "AH 2S 3H", "2H", "2H"),
        ("AH 3H 2H", "AH 2H 3H", None, "2H"),
        ("4H 2H 3H", "2H 3H 4H", None, "2H 5H"),
        ("3H 4H 2H", "3H 4H 2H", "5H", "2H 5H"),
        ("3H 4H 2S", "3H 4H 2S", "5H", "2H 5H"),
        ("6H 7H 8H", "6H 7H 8H", None, ""),
    ],
)
def test_x10_x22_what_a_2_stands_for(
    row: str, shown: str, stands_for: str | None, choices: str
) -> None:
    verdict = on(row)
    assert text(verdict.cards) == shown
    assert (verdict.stands_for and verdict.stands_for.text) == stands_for
    assert (verdict.wild is None) == (stands_for is None)
    assert [face.text for face in verdict.choices] == choices.split()
    assert len(verdict.orders) == len(verdict.choices)


def test_x21_an_ace_may_be_high_or_low_when_everything_else_is_there() -> None:
    verdict = on("AH 2S 3H 4H 5H 6H 7H 8H 9H 10H JH QH")
    assert [face.text for face in verdict.choices] == ["2H", "KH"]
    assert text(verdict.orders[1]) == "3H 4H 5H 6H 7H 8H 9H 10H JH QH 2S AH"


def test_x15_option_one_2_in_a_set() -> None:
    verdict = on("KC KD 2S", wild_in_sets=True)
    assert (verdict.kind, str(verdict.wild), str(verdict.stands_for)) == (Kind.SET, "2S", "KH")
    assert [face.text for face in verdict.choices] == ["KH", "KS"]
    assert on("KC 2S KD KH", wild_in_sets=True).valid
    assert on("KC KD KH KS 2S", wild_in_sets=True).flaw is Flaw.SET_FULL
    assert on("KC KD 2S 2H", wild_in_sets=True).flaw is Flaw.TWO_WILDS
    assert on("KC 2D 2S", wild_in_sets=True).flaw is Flaw.TWO_WILDS
    assert on("KC KD 2S").flaw is Flaw.WILD_IN_SET


def test_x4_there_are_no_jokers() -> None:
    for row in ("XB XR 2H", "XB XR XRb", "6H 7H XR", "XR"):
        assert on(row).flaw is Flaw.MIXED
    table = play("hands 3C 4C / 5C; table 6H 7H 8H; stock 9S")
    assert table.refused("arrange 1 / XB XR 2H, discard 3C") == "not-in-hand X32"


def test_a_flaw_knows_its_rule() -> None:
    assert {flaw.rule for flaw in Flaw} == {"X8", "X12", "X15", "X19", "X20", "X22"}


def test_x10_the_order_of_laying_never_decides() -> None:
    chance = Stream("melds", "order")
    for row in (*rows(RUNS), *rows(SETS), *NONE):
        for _ in range(10):
            again = explain(shuffled(cards(row), chance), Options())
            assert (again.valid, again.flaw) == (on(row).valid, on(row).flaw)


@pytest.mark.parametrize("wild_in_sets", [False, True])
def test_every_three_cards_of_some_against_the_oracle(*, wild_in_sets: bool) -> None:
    """All hearts, those at both ends and in the middle once more, and a few of other suits."""
    options = Options(wild_in_sets=wild_in_sets)
    pack = [card for card in deck(packs=1, jokers=False) if card.suit is Suit.HEARTS]
    pack += cards("AHb 2Hb 3Hb 8Hb KHb AS 2S 3S 8S AD 2D 8D")
    for trio in combinations(pack, 3):
        assert explain(trio, options).valid == is_meld(trio, wild_in_sets=wild_in_sets), trio


def test_random_hands_against_the_oracle() -> None:
    """Four to fourteen cards, half of them in or near a run or set, so that many are valid."""
    chance, valid = Stream("melds", "oracle"), 0
    pack = deck(packs=3, jokers=False)
    for _ in range(4000):
        tried = some_cards(chance, pack)
        wild_in_sets = chance.below(4) == 0
        verdict = explain(tried, Options(wild_in_sets=wild_in_sets))
        assert verdict.valid == is_meld(tried, wild_in_sets=wild_in_sets), tried
        valid += verdict.valid
        if verdict.kind is Kind.RUN:
            check_readings(verdict)
        elif verdict.kind is Kind.SET:
            assert is_set(tried, wild_in_sets=wild_in_sets)
    assert valid > 600


def check_readings(verdict: Verdict) -> None:
    """The choices and orders are all the ways in which the cards are a run."""
    found = set(readings(verdict.cards))
    shown = {
        tuple(
            "*" if card.rank is Rank.TWO and card.face is not choice else card.face.text
            for card in order
        )
        for order, choice in zip(verdict.orders, verdict.choices, strict=True)
    }
    assert (shown or {tuple(card.face.text for card in verdict.cards)}) == found
    assert verdict.cards in (verdict.orders or (verdict.cards,))


def some_cards(chance: Stream, pack: tuple[Card, ...]) -> tuple[Card, ...]:
    """A stretch of a suit or some cards of a rank, with something changed now and then."""
    suit, low, length = chance.below(4), chance.below(13), 2 + chance.below(12)
    if chance.below(2):
        places = [place for place in range(low, low + length) if place <= 13]
        faces = {52 * chance.below(3) + 13 * suit + place % 13 for place in places}
    else:
        faces = {52 * chance.below(3) + 13 * suit + low for suit in range(1 + chance.below(5) % 4)}
    drawn = [pack[face] for face in sorted(faces)]
    for _ in range(chance.below(3)):
        drawn.insert(chance.below(len(drawn) + 1), pack[chance.below(len(pack))])
    if chance.below(2):
        twos = [card for card in pack if card.rank is Rank.TWO]
        drawn[chance.below(len(drawn))] = chance.choice(twos)
    return shuffled(tuple(dict.fromkeys(drawn)), chance)
