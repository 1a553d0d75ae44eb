"""What a rearrangement came to: which melds were made of which, and with what from the hand."""

from __future__ import annotations

import pytest

from game.mexe_mexe.changes import changes
from game.mexe_mexe.events import Arranged
from game.notation import event_text
from tests.game.mexe_mexe.table import cards, on, text


def told(before: str, after: str) -> list[str]:
    """Each change as ``6H 7H 8H > 6H 7H 8H 9H + 9H``."""
    tables = [
        tuple(cards(meld) for meld in table.split("/") if meld.strip()) for table in (before, after)
    ]
    return [
        f"{' / '.join(map(text, change.before)) or '-'} > {' / '.join(map(text, change.after))}"
        + (f" + {text(change.laid)}" if change.laid else "")
        for change in changes(*tables)
    ]


@pytest.mark.parametrize(
    ("before", "after", "expected"),
    [
        ("6H 7H 8H", "6H 7H 8H", []),
        ("6H 7H 8H / KC KD KS", "KC KD KS / 6H 7H 8H", []),
        ("", "6H 7H 8H", ["- > 6H 7H 8H + 6H 7H 8H"]),
        ("6H 7H 8H", "6H 7H 8H 9H", ["6H 7H 8H > 6H 7H 8H 9H + 9H"]),
        ("2S 6H 7H", "6H 7H 2S", ["2S 6H 7H > 6H 7H 2S"]),
        ("6H 7H 8H / 9H 10H JH", "6H 7H 8H 9H 10H JH",
         ["6H 7H 8H / 9H 10H JH > 6H 7H 8H 9H 10H JH"]),
        ("6H 7H 8H 9H 10H JH", "6H 7H 8H / 9H 10H JH",
         ["6H 7H 8H 9H 10H JH > 6H 7H 8H / 9H 10H JH"]),
    ],
)  # fmt: skip
def test_a_change_tells_of_the_melds_that_differ(
    before: str, after: str, expected: list[str]
) -> None:
    assert told(before, after) == expected


def test_changes_that_share_no_meld_are_told_apart() -> None:
    before = "6H 7H 8H 9H / KC KD KS / AC AD AS"
    after = "AC AD AS / KC KD KS KH / 6H 7H 8H / 9H 9C 9D"
    assert told(before, after) == [
        "KC KD KS > KC KD KS KH + KH",
        "6H 7H 8H 9H > 6H 7H 8H / 9H 9C 9D + 9C 9D",
    ]


def test_melds_that_share_cards_by_way_of_a_third_are_one_change() -> None:
    before = "6H 7H 8H 9H / 9C 9D 9S JS / AC AD AS / 9Cb 10C JC QC"
    after = "6H 7H 8H / JS JH JD / AC AD AS / 9H 9D 9S / 9C 10C JC / QC QD QH"
    (change,) = told(before, after)
    assert change == (
        "6H 7H 8H 9H / 9C 9D 9S JS / 9Cb 10C JC QC"
        " > 6H 7H 8H / JS JH JD / 9H 9D 9S / 9C 10C JC / QC QD QH + JH JD QD QH"
    )


def test_the_event_of_a_turn_carries_both_tables_and_its_text_only_the_new_one() -> None:
    table = on("hands 8Hb 10Hb 9S 3C / 4C; table 6H 7H 8H 9H 10H JH QH / KC KS KH; stock 4S")
    done = table.do("arrange 6H 7H 8H / 10H JH QH / 8Hb 9H 10Hb / 2, discard 9S")
    event = done.events[0]
    assert isinstance(event, Arranged)
    assert (event.before, event.table) == (table.state.table, done.state.table)
    (change,) = event.changes
    assert (text(change.laid), len(change.before), len(change.after)) == ("8Hb 10Hb", 1, 3)
    assert event_text(event) == (
        "Arranged seat=P1 table=((6H 7H 8H) (10H JH QH) (8Hb 9H 10Hb) (KC KH KS)) laid=(8Hb 10Hb)"
    )


def test_the_table_before_has_the_exchanges_made() -> None:
    table = on("hands 8D 3C 4C 9H / 4C; table 6D 7D 2S 9D; stock 4S")
    done = table.do("arrange 1 / 2S 3C 4C, swap 8D 2S, discard 9H")
    arranged = done.events[1]
    assert isinstance(arranged, Arranged)
    assert [text(meld) for meld in arranged.before] == ["6D 7D 8D 9D"]
    assert [text(change.laid) for change in arranged.changes] == ["2S 3C 4C"]
