"""Hints: three depths, whether one can go out, and what they leave on the sheet."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.mexe_mexe.arrange.goals import Arrangement
from tests.ui.mexe_mexe.sitting import WORDS, Sitting, cards, text
from ui import mexe_mexe as play
from ui.mexe_mexe.hints import Depth, whether, whether_out
from ui.words import Language

X28 = "table 6H 7H 8H 9H 10H JH QH; hands 8Hb 10Hb 3C KD / 4S 5S; turn P1; phase arrange"
OUT = "table KC KD KS; hands 6H 7H 8H 3C / 4S 5S; turn P1; phase arrange"
NOTHING = "table KC KD KS; hands 6H 9C 3D JS / 4S 5S; turn P1; phase arrange"


def found_for(sitting: Sitting) -> Sitting:
    """Let the search come to its end, as the table does it slice by slice."""
    work = play.ponder(sitting.view, sitting.held)
    assert work
    while True:
        try:
            next(work)
        except StopIteration as end:
            sitting.held = end.value
            return sitting


def hinted(position: str, *requests: str) -> Sitting:
    return found_for(Sitting(position).ask("hint")).ask(*requests)


def told(sitting: Sitting) -> str:
    """What the dialog says."""
    (dialog,) = (
        node for node in sitting.tree().walk() if node.attributes.get("data-kind") == "hint"
    )
    return dialog.text()


def marked(sitting: Sitting) -> list[str]:
    """The cards that carry a hint's mark, spoken too."""
    nodes = (node for node in sitting.tree().walk() if node.attributes.get("data-mark") == "guided")
    found = [node.attributes for node in nodes]
    assert all(str(attributes["aria-label"]).endswith(", da dica") for attributes in found)
    return [str(attributes["data-drag"]).split()[-1] for attributes in found]


def test_a_hint_is_told_in_three_depths() -> None:
    first = told(hinted(X28))
    assert "Dá para baixar 2 cartas." in first
    assert "provado" in first
    assert "8 de copas" not in first
    second = told(hinted(X28, "hint deeper"))
    assert "Da mão: 8 de copas e 10 de copas." in second
    assert "Faça" not in second
    third = told(hinted(X28, "hint deeper", "hint deeper"))
    assert "Faça um jogo novo com 8 de copas da mão e 9 de copas e 10 de copas da mesa" in third
    assert "10 de copas da mão e J de copas e Q de copas da mesa" in third


def test_what_was_found_is_laid_out_and_can_be_undone() -> None:
    sitting = hinted(X28, "hint deeper", "hint deeper")
    assert "hint apply" in sitting.controls()
    sitting.ask("hint apply")
    assert {len(meld) for meld in sitting.bench.melds} == {3}
    assert not sitting.bench.table_problems
    assert sorted(sitting.hand.split()) == ["3C", "KD"]
    assert sitting.held.asks is None
    sitting.ask("step undo")
    assert sitting.melds == ["6H 7H 8H 9H 10H JH QH"]


def test_it_counts_from_the_table_as_the_turn_began() -> None:
    sitting = Sitting(X28).ask("card KD", "new", "hint")
    assert "2 cartas" in told(found_for(sitting))
    sitting.ask("hint deeper", "hint deeper", "hint apply")
    assert not sitting.bench.table_problems


def test_whether_one_can_go_out() -> None:
    sitting = hinted(OUT, "hint out")
    assert "Sim, dá para bater." in told(sitting)
    assert "Descarte 3 de paus." in told(sitting.ask("hint deeper", "hint deeper"))
    assert "está provado" in told(hinted(X28, "hint out"))


def test_where_there_is_nothing_to_lay_there_is_nothing_deeper() -> None:
    sitting = hinted(NOTHING)
    assert "Não há o que baixar." in told(sitting)
    assert "hint deeper" not in sitting.controls()


def test_while_it_is_sought_one_can_go_away() -> None:
    sitting = Sitting(X28).ask("hint")
    assert "Pensando" in told(sitting)
    assert "cancel" in sitting.controls()
    assert play.ponder(sitting.view, play.let_go(sitting.held)) is None


def test_what_is_not_proved_says_so() -> None:
    words = WORDS[Language.ENGLISH]
    laid = cards("8H 9H")
    found = Arrangement(
        found=True,
        melds=(),
        laid=laid,
        left=(),
        exchanges=(),
        discard=None,
        value=2,
        bound=4,
        kept=0,
        kept_bound=0,
        nodes=0,
        lying=(),
    )
    assert whether(words, found) == "2 cards can be laid. At least 2, at most 4."
    assert "not proved" in whether_out(words, replace(found, found=False))


def test_hints_are_counted_and_outlive_a_reload() -> None:
    sitting = hinted(X28, "hint deeper", "hint out")
    assert sitting.held.hints == (3,)
    again = play.recall(play.keep(sitting.held), sitting.view)
    assert again.hints == (3,)
    shown = sitting.ask("show sheet").tree()
    (row,) = (n for n in shown.walk() if n.attributes.get("class") == "sheet-hints")
    assert row.text().split() == ["Dicas", "3", "0"]


@pytest.mark.parametrize("damaged", ["3", '"x"', "[-1]", '["a"]', "[1, 2, 3, 4, 5, 6, 7, 8, 9]"])
def test_damaged_counts_are_none(damaged: str) -> None:
    sitting = Sitting(X28)
    text_of = play.keep(sitting.held).replace('"hints": []', f'"hints": {damaged}')
    assert play.recall(text_of, sitting.view).hints == ()


def test_a_hint_is_of_its_turn_only() -> None:
    sitting = hinted(OUT)
    assert sitting.held.hint
    sitting.ask("cancel-nothing", "card 3C", "discard")
    assert sitting.held.hint is None


def test_hints_can_be_forbidden() -> None:
    sitting = Sitting(X28)
    assert "hint" in sitting.controls()
    sitting.may_hint = False
    assert "hint" not in sitting.controls()


def test_a_second_tap_on_the_last_depth_is_not_counted() -> None:
    sitting = hinted(X28, "hint deeper", "hint deeper", "hint deeper")
    assert sitting.held.hints == (3,)


def test_cards_that_were_named_stay_marked_in_the_hand() -> None:
    sitting = hinted(X28, "cancel")
    assert not marked(sitting)
    assert marked(sitting.ask("hint", "hint deeper", "cancel")) == ["8Hb", "10Hb"]


def test_depths_end() -> None:
    assert Depth.HOW.deeper is Depth.HOW
    held = replace(hinted(X28).held, depth=Depth.HOW)
    assert text(held.hint.most.laid if held.hint else ()) == "8Hb 10Hb"
