"""What is held after events: marks, order, selection; and which cards fly."""

from __future__ import annotations

from game.mexe_mexe import parse_intent
from game.mexe_mexe.events import Arranged, Dealt, Discarded, Drew, Exchanged, Took, TurnBegan
from tests.ui.mexe_mexe.sitting import Sitting, cards, text
from ui import mexe_mexe as play
from ui.mexe_mexe.held import Held
from ui.mexe_mexe.motion import flights
from ui.motion import DISCARD, STOCK, Flight

OTHERS_TURN = (
    "hands 3C 4C KD / 8Hb 10Hb 9S AC; table 6H 7H 8H 9H 10H JH QH / KC KS KH; turn P2; stock 4S 5S"
)
REBUILT = "arrange 6H 7H 8H / 10H JH QH / 8Hb 9H 10Hb / 2, discard 9S"


def touched(sitting: Sitting) -> str:
    return text(tuple(sorted(sitting.held.touched, key=lambda card: card.order)))


def test_what_others_touched_is_marked_until_ones_turn_ends() -> None:
    sitting = Sitting(OTHERS_TURN)
    sitting.happen(parse_intent(REBUILT))
    assert touched(sitting) == "8Hb 9H 10H 10Hb JH QH"
    assert sitting.label("card 9H") == "9 de copas, mudou desde a sua última vez"
    sitting.press("intent draw", "card KD")
    assert touched(sitting)
    sitting.press("put 3", "card 3C", "discard")
    assert touched(sitting) == ""


def test_marks_add_up_over_several_others() -> None:
    sitting = Sitting("hands 3C / 9H 4C 5C / KS 7C 8C; table 6H 7H 8H / KC KD KH; turn P2; stock *")
    sitting.happen(parse_intent("arrange 6H 7H 8H 9H / 2, discard 4C"))
    sitting.happen(parse_intent("draw"))
    sitting.happen(parse_intent("arrange 1 / KC KD KH KS, discard 7C"))
    assert touched(sitting) == "9H KS"


def test_a_bot_waits_while_one_looks() -> None:
    sitting = Sitting(OTHERS_TURN)
    assert play.pause(sitting.held) == 1.0
    sitting.happen(parse_intent(REBUILT))
    assert play.pause(sitting.held) > 1.0


def test_a_selection_in_the_hand_outlasts_the_others_turns() -> None:
    sitting = Sitting(OTHERS_TURN).press("card KD")
    sitting.happen(parse_intent(REBUILT))
    assert sitting.selected == "KD"


def test_events_can_be_settled_without_a_table_seen_before() -> None:
    sitting = Sitting(OTHERS_TURN)
    table = (*sitting.view.table[:1], cards("8Hb 9H 10Hb"))
    event = Arranged(1, table, cards("8Hb 10Hb"), before=sitting.view.table[:1])
    held = play.settle(sitting.view, Held(), (event,))
    assert held.order


def test_refusals_and_cancelling_close_what_lies_open() -> None:
    sitting = Sitting("hands 3C 4C / 5C").press("show sheet")
    assert play.let_go(sitting.held).asks is None


# ---- motion ----------------------------------------------------------------------------------


def test_drawn_and_taken_cards_fly() -> None:
    (card,) = cards("7C")
    assert flights([Drew(0, card)], 0) == (Flight(card.face, STOCK, "card 7C"),)
    assert flights([Drew(2, None)], 0) == (Flight(None, STOCK, "seat 2"),)
    assert flights([Took(0, card)], 0) == (Flight(card.face, DISCARD, "card 7C"),)
    assert flights([Took(2, card)], 0) == (Flight(card.face, DISCARD, "seat 2"),)


def test_what_others_lay_flies_from_the_seat_to_its_meld() -> None:
    meld = cards("6H 7H 8H")
    arranged = Arranged(1, (meld,), meld, before=())
    assert [flight.target for flight in flights([arranged], 0)] == ["card 6H", "card 7H", "card 8H"]
    assert flights([arranged], 1) == ()


def test_an_exchange_is_two_flights() -> None:
    (eight, two) = cards("8D 2S")
    there, back = flights([Exchanged(1, eight, two)], 0)
    assert (there.target, back.origin, back.target) == ("card 8D", "card 2S", "seat 1")


def test_discards_fly_from_hand_or_seat() -> None:
    (card,) = cards("7C")
    assert flights([Discarded(0, card), TurnBegan(1)], 0)[0].origin == "card 7C"
    assert flights([Discarded(1, card)], 0)[0].origin == "seat 1"


def test_cards_are_dealt_one_by_one_and_not_to_the_eliminated() -> None:
    dealt = Dealt(1, 1, (cards("3C 4C"), (None, None), ()), ())
    assert [flight.target for flight in flights([dealt], 0)] == [
        "card 3C", "seat 1", "card 4C", "seat 1",
    ]  # fmt: skip


def test_before_the_next_deal_the_last_round_is_gathered() -> None:
    dealt = Dealt(2, 1, (cards("3C"), (None,), ()), ())
    told = [(flight.origin, flight.target, flight.face) for flight in flights([dealt], 0)]
    assert told[:3] == [
        ("discard", "stock", None),
        ("seat 0", "stock", None),
        ("seat 1", "stock", None),
    ]
    assert [target for _, target, _ in told[3:]] == ["card 3C", "seat 1"]
