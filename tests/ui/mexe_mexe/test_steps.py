"""A rearrangement in steps: never many, and they lead from the one table to the other."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.cards import Card
from game.mexe_mexe.events import Arranged
from tests.ui.mexe_mexe.sitting import Sitting
from ui.mexe_mexe import again, at_once, onward
from ui.mexe_mexe.held import Held
from ui.mexe_mexe.motion import step_flights
from ui.mexe_mexe.requests import stepped
from ui.mexe_mexe.steps import MOST_STEPS, Playback, playback


def table(text: str) -> tuple[tuple[Card, ...], ...]:
    return tuple(tuple(map(Card.parse, meld.split())) for meld in text.split(" / ") if meld)


def arranged(before: str, after: str) -> Arranged:
    old, new = table(before), table(after)
    lay = {card for meld in old for card in meld}
    laid = tuple(card for meld in new for card in meld if card not in lay)
    return Arranged(1, new, laid, before=old)


X28 = arranged("KC KD KS / 6H 7H 8H 9H 10H JH QH", "KC KD KS / 6H 7H 8H / 8Hb 9H 10H / 10Hb JH QH")


def shown(event: Arranged) -> Playback:
    steps = playback(event)
    assert steps
    return steps


def test_what_needs_the_hand_is_taken_apart_first() -> None:
    apart, joined = shown(X28).steps
    assert apart.apart
    assert apart.table == table("KC KD KS / 6H 7H 8H / 9H 10H / JH QH")
    assert not apart.laid
    assert not joined.apart
    assert joined.table == X28.table
    assert joined.laid == X28.laid


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("", "7C 8C 9C"),
        ("7C 8C 9C", "7C 8C 9C 10C"),
        ("KC KD KS", "KC KD KS KH / 3H 4H 5H"),
    ],
)
def test_what_is_only_laid_needs_no_steps(before: str, after: str) -> None:
    assert playback(arranged(before, after)) is None


RUNS = [[f"{rank}{suit}{pack}" for rank in "345678"] for suit in "CDHS" for pack in ("", "b")]
PARTED = [(run, f"{' '.join(run[:3])} / {' '.join(run[3:])}") for run in RUNS]


@pytest.mark.parametrize("number", range(1, len(PARTED) + 1))
def test_there_are_never_many_steps_and_the_last_is_the_table(number: int) -> None:
    parted = PARTED[:number]
    event = arranged(
        " / ".join(" ".join(run) for run, _ in parted), " / ".join(after for _, after in parted)
    )
    steps = shown(event).steps
    assert len(steps) == min(number, MOST_STEPS)
    assert steps[-1].table == event.table
    for step in steps:
        lying = [card for meld in step.table for card in meld]
        assert len(lying) == len(set(lying))
        assert set(lying) == {card for meld in event.before for card in meld}


def test_steps_go_on_by_themselves_and_end() -> None:
    held = again(Held(), (X28,))
    assert held.playback
    following = onward(held)
    assert following
    held, flights = following
    assert held.playback
    assert held.playback.at == 1
    moved = {f"card {card}" for card in held.playback.step.moved}
    assert {flight.origin for flight in flights} == {"seat 1", *moved}
    following = onward(held)
    assert following == (replace(held, playback=None), ())
    assert onward(following[0]) is None


def test_one_can_go_back_and_skip() -> None:
    held = again(Held(), (X28,))
    second = stepped(["on"], held)
    assert second.playback
    assert second.playback.at == 1
    assert stepped(["back"], second) == held
    assert stepped(["back"], held) == held
    assert stepped(["skip"], held).playback is None
    assert stepped(["sideways"], held) is held
    assert at_once(second).playback is None


def test_few_cards_fly() -> None:
    assert len(step_flights(shown(X28))) == len(shown(X28).step.moved)


def test_pieces_on_their_way_are_not_called_faulty() -> None:
    sitting = Sitting("hands 3C / 4C; table KC KD KS / 6H 7H 8H; phase draw; stock *")
    sitting.held = again(sitting.held, (X28,))
    assert [node.text() for node in sitting.find(class_="verdict")] == [
        "trinca",
        "sequência",
        "",
        "",
    ]
    assert not [node for node in sitting.tree().walk() if "data-flaw" in node.attributes]
    labels = [node.attributes["aria-label"] for node in sitting.find(class_="meld")]
    assert labels[2] == "Jogo 3, 9 de copas e 10 de copas"
