"""Why a bot did what it did, told from its own view."""

from __future__ import annotations

from game import mau_mau
from game.bots.mau_mau.motives import Motive, reasons
from game.mau_mau import parse_intent
from tests.game.table import on


def told(position: str, intent: str, seat: int = 0, **options: object) -> list[str]:
    """The reasons as lines: motive, faces, suit, seat."""
    state = on(position, **options).state
    asked = parse_intent(intent)
    view = mau_mau.view(state, seat)
    assert asked in view.legal
    return [
        " ".join(
            map(
                str,
                (
                    reason.motive.value,
                    *reason.faces,
                    *([reason.suit.value] if reason.suit else []),
                    *([f"P{reason.seat + 1}"] if reason.seat is not None else []),
                ),
            )
        )
        for reason in reasons(view, asked)
    ]


def test_going_out_needs_no_other_reason() -> None:
    assert told("hands 7H / 2D; discards 5H; turn P1", "play 7H") == ["goes-out 7H"]


def test_with_nothing_else_to_do_there_is_nothing_to_explain() -> None:
    assert told("hands 7H 8C / 2D; discards 5S; turn P1", "draw") == ["nothing-else"]


def test_a_wild_card_is_kept_while_another_fits() -> None:
    assert told("hands 2H JS 9C 8C / 4C 4D 4H 4S; discards 5H; turn P1", "play 2H") == [
        "kept-wild JS"
    ]


def test_a_card_that_hurts_is_held_while_nobody_is_near_going_out() -> None:
    assert told("hands 2H 7H 9C 8C / 4C 4D 4H 4S; discards 5H; turn P1", "play 2H") == [
        "held-penalty 7H",
        "long-suit H",
    ]


def test_and_played_when_somebody_is() -> None:
    assert told("hands 2H 7H 9C 8C 6C / 4C 4D 4H; discards 5H; turn P1", "play 7H") == [
        "hit-neighbour 7H P2"
    ]


def test_a_penalty_is_stacked() -> None:
    position = "hands 7C 2H 9D / 4C 4D / 5C 5D; discards 7H; turn P1; chain 7+2"
    assert told(position, "play 7C")[0] == "stacked 7C P2"
    assert told(position, "pay") == ["took-penalty 7C"]


def test_a_penalty_is_put_off() -> None:
    position = "hands 7C 2H 9D 5C / 4C 4D 4S 4H; discards 3H; turn P1; chain 3+1"
    assert told(position, "play 2H")[0] == "put-off 2H"


def test_an_identical_card_makes_somebody_draw() -> None:
    position = "hands 5H 2C 9D / 4C 4D 4S 4H; discards 5H; turn P1; first P2"
    assert told(position, "play 5H")[0] == "identical 5H P2"


def test_a_suit_is_named_for_what_one_holds() -> None:
    position = "hands JS 9C 8C 2D / 4C 4D 4H 4S; discards 5H; turn P1"
    assert told(position, "play JS C") == ["named-most C"]
    assert told(position, "play JS D") == ["named-other D"]


def test_a_silence_is_noticed() -> None:
    table = on("hands 4H 2C / 4D 3S / 9C 9D; discards 5H; turn P1", calling=True).do("play 4H")
    view = mau_mau.view(table.state, 2)
    assert [reason.motive for reason in reasons(view, view.legal[0])] == [Motive.NOTICED]


def test_what_was_held_back() -> None:
    position = "hands KH 2H 3H / 4C 4D; discards 5H KH; turn P1; phase again; first P1"
    assert told(position, "pass") == ["held-back 2H 3H KH"]
