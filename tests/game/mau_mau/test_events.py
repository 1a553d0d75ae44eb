"""Events: one line each for logs and digests, and only ``evolve`` makes a new state of them."""

from __future__ import annotations

from typing import get_args

import pytest

from game.cards import Card, Colour, Suit
from game.mau_mau import Event, State, evolve, judge, legal, parse_position
from game.mau_mau import event_text as text_of
from game.mau_mau import events as ev
from game.mau_mau.effects import SEED_EFFECTS
from game.mau_mau.evolve import HAPPEN
from game.mau_mau.intents import Play
from game.mau_mau.state import Chain, Ending, Result
from game.ruling import Allowed
from game.seats import Direction

SEVEN = Card.parse("7C")
LINES: list[tuple[Event, str]] = [
    (
        ev.DealerDrawn(((SEVEN, Card.parse("2H")), (None, SEVEN)), 1),
        "DealerDrawn rows=((7C 2H) (? 7C)) dealer=P2",
    ),
    (
        ev.Dealt(1, 0, ((SEVEN,), (None,)), (None, None), Card.parse("5Hb"), (Card.parse("XR"),)),
        "Dealt round=1 dealer=P1 hands=((7C) (?)) stock=(? ?) starter=5Hb put_back=(XR)",
    ),
    (ev.TurnBegan(0), "TurnBegan seat=P1"),
    (ev.TurnEnded(9), "TurnEnded seat=P10"),
    (ev.Laid(1, SEVEN), "Laid seat=P2 card=7C"),
    (ev.SuitAsked(1), "SuitAsked seat=P2"),
    (ev.SuitNamed(1, Suit.HEARTS), "SuitNamed seat=P2 suit=H"),
    (ev.Deferred(1, 3), "Deferred seat=P2 cards=3"),
    (
        ev.ChainGrew(1, Chain(SEVEN.rank, SEED_EFFECTS[SEVEN.rank], 4)),
        "ChainGrew seat=P2 chain=7+4",
    ),
    (
        ev.Drew(1, (SEVEN, None), 5, ev.Cause.HARD_CHAIN),
        "Drew seat=P2 cards=(7C ?) due=5 cause=M11",
    ),
    (ev.Reshuffled((SEVEN,)), "Reshuffled stock=(7C)"),
    (ev.Skipped(1), "Skipped seat=P2"),
    (ev.Reversed(Direction.LEFT), "Reversed direction=left"),
    (ev.WentOn(1), "WentOn seat=P2"),
    (ev.Passed(1), "Passed seat=P2"),
    (ev.Misplayed(1, SEVEN.face, "M1"), "Misplayed seat=P2 face=7C rule=M1"),
    (ev.CutOffered((2, 0), 1), "CutOffered seats=(P3 P1) steps=1"),
    (ev.CutDeclined(1), "CutDeclined seat=P2"),
    (ev.Cut(1), "Cut seat=P2"),
    (ev.Called(1), "Called seat=P2"),
    (ev.Noticed(1), "Noticed seat=P2"),
    (ev.MatchEnded((0, 2)), "MatchEnded winners=(P1 P3)"),
    (ev.RoundEnded(Result((0, 2), Ending.STILL)), "RoundEnded result=still P1 P3"),
]


@pytest.mark.parametrize(("event", "line"), LINES, ids=[line.split()[0] for _, line in LINES])
def test_an_event_is_one_line(event: Event, line: str) -> None:
    assert text_of(event) == line


def test_every_kind_of_event_has_its_line_here() -> None:
    assert {type(event) for event, _ in LINES} == set(get_args(Event))


def test_causes_are_rules() -> None:
    causes = " ".join(cause.value for cause in ev.Cause)
    assert causes == "M2 M7 M11 M8 M12 M19 M20 CALL"


def test_evolve_leaves_the_old_state_alone() -> None:
    state = parse_position("hands 7C 4C / 2C; discards 6C; stock 8H; turn P1")
    again = parse_position("hands 7C 4C / 2C; discards 6C; stock 8H; turn P1")
    after = evolve(state, ev.Laid(0, SEVEN))
    assert state == again != after
    assert (after.hands[0], after.discards[-1]) == ((Card.parse("4C"),), SEVEN)


def test_every_kind_of_event_happens() -> None:
    assert set(HAPPEN) == set(get_args(Event))


def test_a_state_is_frozen_and_a_thawed_one_is_another() -> None:
    state = parse_position("hands 7C 4C / 2C; discards 6C; stock 8H; turn P1")
    again = parse_position("hands 7C 4C / 2C; discards 6C; stock 8H; turn P1")
    with pytest.raises(AttributeError):
        state.turn = 1
    with pytest.raises(AttributeError):
        del state.turn
    table = state.thawed()
    table.turn, table.stock = 1, ()
    assert state == again != State(table)
    assert State(table) == state._replace(turn=1, stock=())


def test_what_may_be_done_is_remembered_by_its_own_state_alone() -> None:
    state = parse_position("hands 7C 4C / 2C 8D; discards 6C; stock 8H; turn P1")
    again = parse_position("hands 7C 4C / 2C 8D; discards 6C; stock 8H; turn P1")
    assert legal(state, 0) is legal(state, 0)
    assert legal(state, 1) == ()
    assert state == again
    for others in (evolve(state, ev.TurnBegan(1)), state._replace(turn=1)):
        assert [str(intent) for intent in legal(others, 1)] == ["play 2C"]
    ruling = judge(state, 0, Play(SEVEN.face))
    assert isinstance(ruling, Allowed)
    assert [str(intent) for intent in legal(ruling.after, 1)] == ["pay"]
    assert [str(intent) for intent in legal(state, 0)] == ["play 4C", "play 7C"]


def test_evolve_needs_to_know_the_cards() -> None:
    state = parse_position("hands 7C 4C / 2C; discards 6C; stock 8H; turn P1")
    with pytest.raises(AssertionError):
        evolve(state, ev.Drew(0, (None,), 1, ev.Cause.WANT))


def test_a_colour_has_a_text_too() -> None:
    assert [colour.value for colour in Colour] == ["B", "R"]
