"""Events in sentences, for the one who does and for the one who looks on."""

from __future__ import annotations

import pytest

from game import mau_mau
from game.cards import Card, Face, Suit
from game.mau_mau.events import Cause, Dealt, Drew, Laid, Misplayed, SuitNamed
from game.mau_mau.refusals import Reason
from game.ruling import Refused
from ui.lines import Line
from ui.mau_mau.narrate import Narrator
from ui.words import Language, Words

NAMES = ("Você", "Ana", "Beto")
PORTUGUESE = Narrator(Words.load(Language.PORTUGUESE), NAMES, you=0)
ENGLISH = Narrator(Words.load(Language.ENGLISH), ("You", "Ana", "Beto"), you=0)


def test_oneself_and_others_are_told_apart() -> None:
    card = Card.parse("7C")
    assert PORTUGUESE.tell([Laid(0, card), Laid(1, card)]) == (
        Line("Você jogou 7 de paus."),
        Line("Ana jogou 7 de paus."),
    )


def test_own_drawn_cards_are_named_and_others_are_only_counted() -> None:
    cards = (Card.parse("7C"), Card.parse("XR"))
    (own,) = ENGLISH.tell([Drew(0, cards, 2, Cause.HARD_CHAIN)])
    (other,) = ENGLISH.tell([mau_mau.observe(Drew(1, cards, 2, Cause.HARD_CHAIN), 0)])
    assert own.text.endswith("You got 7 of clubs and red JOKER.")
    assert other == Line(
        "Ana paid the penalty: drew 2 cards and lost the turn.", "M11", kind="penalty"
    )


def test_nothing_to_draw_is_said() -> None:
    (line,) = ENGLISH.tell([Drew(1, (), 5, Cause.HARD_CHAIN)])
    assert line.text == "There was no card for Ana to draw."


def test_a_misplay_tells_the_rule_that_it_broke() -> None:
    lines = PORTUGUESE.tell([Misplayed(0, Face.parse("5H"), "M18")])
    assert [line.rule for line in lines] == ["M20", "M18"]
    assert lines[1].text == "Depois de um JOKER só serve JOKER, J ou carta da cor dele."


def test_a_new_round_is_a_heading_of_the_log() -> None:
    dealt = Dealt(2, 1, ((), (), ()), (), Card.parse("5H"), ())
    assert [line.kind for line in PORTUGUESE.tell([dealt])] == ["round", None]


@pytest.mark.parametrize("narrator", [PORTUGUESE, ENGLISH])
@pytest.mark.parametrize("reason", list(Reason))
def test_every_refusal_is_a_sentence_with_its_rule(narrator: Narrator, reason: Reason) -> None:
    line = narrator.refusal(Refused(reason, "M2", (Face.parse("7C"),)))
    assert line.text.endswith(".")
    assert line.rule == "M2"


def test_every_event_of_whole_games_can_be_told_in_both_languages() -> None:
    from game.mau_mau.options import Options  # noqa: PLC0415
    from game.record import Player  # noqa: PLC0415
    from game.selfplay import play_round  # noqa: PLC0415

    players = tuple(Player(name, "random") for name in NAMES)
    for seed in range(20):
        for events, _ in play_round(mau_mau, players, f"told {seed}", Options()):
            seen = [mau_mau.observe(event, 0) for event in events]
            told = PORTUGUESE.tell(seen)
            assert len(told) == len(ENGLISH.tell(seen))
            assert all(line.text and "{" not in line.text for line in told)


def test_a_suit_is_named_in_words() -> None:
    (line,) = PORTUGUESE.tell([SuitNamed(2, Suit.DIAMONDS)])
    assert line == Line("Beto pediu ouros.", "M13")
