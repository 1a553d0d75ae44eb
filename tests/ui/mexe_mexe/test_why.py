"""Why a meld is one or none: asked on the workbench, told in words with its rules."""

from __future__ import annotations

import pytest

from game.cards import deck
from game.mexe_mexe.melds import explain
from game.mexe_mexe.options import Options
from tests.ui.mexe_mexe.sitting import WORDS, Sitting, cards
from ui import mexe_mexe as play
from ui.mexe_mexe.why import reasons
from ui.words import Language

CARDS = deck(packs=2, jokers=False)


def told(text: str, *, language: Language = Language.PORTUGUESE, wild: bool = False) -> str:
    """The reasons, each with its rule."""
    verdict = explain(cards(text), Options(wild_in_sets=wild))
    lines = reasons(WORDS[language], verdict)
    return " ".join(f"{line.text} {line.rule or '-'}" for line in lines)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("6H 7H 8H", "Três ou mais cartas seguidas de copas. X8"),
        ("6H 2S 8H", "2 de espadas é curinga e está no lugar de 7 de copas. X11"),
        ("6H 7H 8H 2S", "O 2 também pode ficar no lugar de 5 de copas. X22"),
        ("AH 2H 3H", "2 de copas está no seu próprio lugar e não conta como curinga. X22"),
        ("KC KD KS", "O mesmo valor (K), cada carta de um naipe. X12"),
        ("KC KD KS KH", "Com os quatro naipes está completa: não recebe mais nenhuma. X19"),
        ("2C 2D 2S", "Aqui os 2 são cartas comuns, não curingas. X12"),
        ("5H 8H 9H", "Faltam 6 de copas e 7 de copas. -"),
        ("5H 8H 9H", "Um curinga (um 2) ocupa um desses lugares. X9"),
        ("5H 7H 8H", "Um curinga (um 2) também fecha a sequência. X9"),
        ("5H 2C 9H", "O 2 ocupa um lugar só. X22"),
        ("6H 7D 8H", "Um jogo é uma sequência de um naipe só"),
        ("KC KD 2S", "2 de espadas: no grupo não entra curinga. X15"),
        ("5H 6H", "5 de copas e 6 de copas: um jogo tem três cartas ou mais. X8"),
    ],
)
def test_a_verdict_is_explained_with_its_rule(text: str, expected: str) -> None:
    assert expected in told(text)


def test_a_house_with_curingas_in_sets_is_explained_too() -> None:
    assert "2 of spades is wild and stands for K of hearts. X15" in told(
        "KC KD 2S", language=Language.ENGLISH, wild=True
    )


def test_a_broken_meld_asks_itself_and_a_sound_one_when_it_is_selected() -> None:
    sitting = Sitting("hands 5H 6H 9H 3C / 4C; table KC KD KS; stock *")
    assert not [do for do in sitting.controls() if do.startswith("why")]
    sitting.press("meld 0", "why 0")
    assert sitting.text("dialog-title") == "Jogo 1, trinca: por quê?"
    assert "rules X12" in sitting.controls()
    sitting.held = play.let_go(sitting.held)
    sitting.press("clear", "card 5H", "card 6H", "card 9H", "new", "why 1")
    assert "Faltam 7 de copas e 8 de copas." in sitting.text("reasons")
    assert "rules X8" in sitting.controls()


def test_back_from_the_reasons_one_is_where_one_asked() -> None:
    sitting = Sitting("hands 5H 6H 3C / 4C; stock *").press("card 5H", "card 6H", "new", "why 0")
    sitting.held = play.let_go(sitting.held)
    assert not sitting.find(role="dialog")
    (asked,) = sitting.find(id="cited")
    assert asked.attributes["data-do"] == "why 0"
