"""Events in sentences, for the one who does and for the one who looks on."""

from __future__ import annotations

import pytest

from game import mexe_mexe
from game.cards import Face
from game.mexe_mexe import Event, Options
from game.mexe_mexe.events import Arranged, Dealt, Discarded, Drew, Exchanged, RoundEnded, Took
from game.mexe_mexe.state import Ending, Result
from game.mexe_mexe.turn import Reason
from game.mexe_mexe.verdict import Flaw
from game.record import Player
from game.ruling import Refused
from game.selfplay import play_round
from tests.ui.mexe_mexe.sitting import WORDS, cards
from ui.lines import Line
from ui.mexe_mexe.narrate import Narrator
from ui.words import Language

NAMES = ("Você", "Ana", "Beto")
PORTUGUESE = Narrator(WORDS[Language.PORTUGUESE], NAMES, you=0)
ENGLISH = Narrator(WORDS[Language.ENGLISH], ("You", "Ana", "Beto"), you=0)
BOTH = pytest.mark.parametrize("narrator", [PORTUGUESE, ENGLISH])
MOST_SENTENCES = 6
RUNS = ("6H 7H 8H", "9H 10H JH")


def texts(lines: tuple[Line, ...]) -> list[str]:
    return [line.text for line in lines]


def test_own_drawn_card_is_named_and_anothers_is_not() -> None:
    (card,) = cards("7C")
    assert texts(PORTUGUESE.tell([Drew(0, card)])) == ["Você comprou 7 de paus."]
    assert texts(ENGLISH.tell([mexe_mexe.observe(Drew(1, card), 0)])) == [
        "Ana drew from the stock."
    ]
    assert PORTUGUESE.tell([Took(1, card)]) == (Line("Ana pegou 7 de paus do descarte.", "X25"),)


def test_laid_cards_are_told_with_the_meld_that_they_make() -> None:
    table = tuple(map(cards, ("6H 7H 8H", "5D 2S 7D", "KC KD KS KH", "9C 9D 9S")))
    before = tuple(map(cards, ("5D 7D", "KC KD KS", "9C 9D 9S")))
    told = PORTUGUESE.tell([Arranged(1, table, cards("6H 7H 8H 2S KH"), before=before)])
    assert texts(told) == [
        "Ana baixou sequência de copas, de 6 a 8.",
        "Ana pôs 2 de espadas: sequência de ouros, de 5 a 7, com 2 de espadas.",
        "Ana pôs K de copas: quadra de K.",
    ]
    rearranged = Arranged(0, table, (), before=table)
    assert texts(ENGLISH.tell([rearranged])) == ["You rearranged the melds."]


def test_rebuilt_melds_are_told_by_what_they_were() -> None:
    before = tuple(map(cards, ("6H 7H 8H 9H 10H JH QH", "KC KD KS")))
    after = tuple(map(cards, ("6H 7H 8H", "8Hb 9H 10H", "10Hb JH QH", "KC KD KS")))
    event = Arranged(1, after, cards("8Hb 10Hb"), before=before)
    assert texts(PORTUGUESE.tell([event])) == [
        "Ana refez sequência de copas, de 6 a Q.",
        "Ana pôs 8 de copas: sequência de copas, de 8 a 10.",
        "Ana pôs 10 de copas: sequência de copas, de 10 a Q.",
    ]
    joined = Arranged(0, (cards("6H 7H 8H 9H 10H JH"),), (), before=(*map(cards, RUNS),))
    assert texts(ENGLISH.tell([joined])) == [
        "You rebuilt the run of hearts, 6 to 8 and run of hearts, 9 to J."
    ]


@BOTH
def test_many_rebuilt_melds_are_not_named(narrator: Narrator) -> None:
    before = tuple(cards(f"{rank}C {rank}D {rank}S") for rank in "6789")
    after = tuple(cards(" ".join(f"{rank}{suit}" for rank in "6789")) for suit in "CDS")
    laid = cards("10C 10D 10S")
    grown = tuple((*meld, card) for meld, card in zip(after, laid, strict=True))
    eight, two = cards("8H 2S")
    done = Arranged(1, (*grown, cards("JC JD JS")), (*laid, *cards("JC JD JS")), before=before)
    told = narrator.tell([Exchanged(1, eight, two), done, Discarded(1, cards("AC")[0])])
    assert told[1].text == narrator.tell([Arranged(1, before, (), before=before)])[0].text
    assert len(told) <= MOST_SENTENCES


def test_exchanges_are_one_sentence() -> None:
    (eight, two, nine, other) = cards("8D 2S 9C 2H")
    told = PORTUGUESE.tell([Exchanged(0, eight, two), Exchanged(0, nine, other)])
    assert told == (
        Line("Você trocou curinga: 2 de espadas por 8 de ouros e 2 de copas por 9 de paus.", "X33"),
    )


@BOTH
def test_however_much_is_laid_a_turn_takes_six_sentences_at_most(narrator: Narrator) -> None:
    table = tuple(tuple(cards(f"{rank}C {rank}D {rank}S")) for rank in "3456789JQK")
    laid = tuple(card for meld in table for card in meld)
    (eight, two) = cards("8H 2S")
    turn: list[Event] = [
        Exchanged(1, eight, two),
        Arranged(1, table, laid, before=()),
        Discarded(1, cards("AC")[0]),
    ]
    told = narrator.tell(turn)
    assert len(told) <= MOST_SENTENCES
    assert "21" in told[-2].text


def test_a_new_round_is_a_heading_of_the_log() -> None:
    told = PORTUGUESE.tell([Dealt(2, 1, ((), (), ()), ())])
    assert [line.kind for line in told] == ["round", None]


def test_the_end_of_a_round_tells_who_counts_what() -> None:
    told = ENGLISH.tell([RoundEnded(Result((1,), Ending.OUT), (34, 0, None))])
    assert texts(told) == ["Ana went out!", "Left in hand: You 34 and Ana 0."]
    told = ENGLISH.tell([RoundEnded(Result((), Ending.STOCK), (34, 5, 6))])
    assert told[0].rule == "X34"


@BOTH
@pytest.mark.parametrize("reason", [*Reason, *Flaw])
def test_every_refusal_is_a_sentence_with_its_rule(
    narrator: Narrator, reason: Reason | Flaw
) -> None:
    line = narrator.refusal(Refused(reason, "X32", (Face.parse("7C"),)))
    assert line.text.endswith(".")
    assert line.rule == "X32"


def test_every_event_of_whole_games_can_be_told_in_both_languages() -> None:
    players = tuple(Player(name, "simple") for name in NAMES)
    for seed in range(12):
        bot = ("simple", "random")[seed % 2]
        players = tuple(Player(name, bot) for name in NAMES)
        for events, _ in play_round(mexe_mexe, players, f"told {seed}", Options()):
            seen = [mexe_mexe.observe(event, 0) for event in events]
            told = PORTUGUESE.tell(seen)
            assert len(told) == len(ENGLISH.tell(seen))
            assert all(line.text and "{" not in line.text for line in told)
            if any(isinstance(event, Arranged) for event in events):
                assert len([line for line in told if line.rule not in ("X35", "X36")]) <= 6
