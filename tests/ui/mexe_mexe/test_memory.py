"""Melds that are not drawn anew look as if they were."""

from __future__ import annotations

import pytest

from game import mexe_mexe as rules
from game.bots.mexe_mexe import easy
from game.bots.thinking import conclude
from game.shuffle import Stream
from tests.ui.mexe_mexe.sitting import Sitting
from ui.mexe_mexe import board
from ui.mexe_mexe.memory import Memory
from ui.tree import Node
from ui.words import Language

POSITION = "hands 8Hb 10Hb 2C 3C / 4Cb 5Sb; table 6H 7H 8H / KC KD KS / 2S 9D 10D JD; discards 5C"
LOOKS = ("prefer density list", "prefer density auto", "prefer helper beginner")


def looks_new(sitting: Sitting, patch: pytest.MonkeyPatch) -> bool:
    """Whether the table looks as it does to one that remembers nothing."""
    shown = sitting.tree()
    with patch.context() as forgetful:
        forgetful.setattr(board, "MEMORY", Memory())
        return sitting.tree() == shown


@pytest.mark.parametrize(
    "requests",
    [
        ("card 8Hb", "new", "card 10Hb", "put 3"),
        ("meld 0", "split 0 1", "meld 1", "put 0"),
        ("card 2C", "put 0", "shift 0"),
        ("card 2C", "gap 0 0"),
        ("card 7H", "loose", "card 7H", "put 0"),
        ("meld 2", "shift 2", "undo", "redo"),
        ("card 6H", "new", "why 0", "cancel", "end"),
    ],
)
def test_whatever_is_done(requests: tuple[str, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = Sitting(f"{POSITION}; stock *")
    for request in requests:
        for then in (request, *LOOKS):
            sitting.ask(then)
            assert looks_new(sitting, monkeypatch), then
        for language in reversed(Language):
            sitting.language = language
            assert looks_new(sitting, monkeypatch), language


def test_while_bots_play(monkeypatch: pytest.MonkeyPatch) -> None:
    chance = Stream("memory", "bots")
    sitting = Sitting(rules.begin(rules.Options(), 4, "memory")).ask("intent deal")
    for _ in range(120):
        if sitting.state.result:
            break
        view = rules.view(sitting.state, sitting.state.turn)
        sitting.happen(conclude(easy.think(view, chance)).intent)
        assert looks_new(sitting, monkeypatch)
        sitting.ask("steps on")
        assert looks_new(sitting, monkeypatch)


def test_what_looks_the_same_is_the_same_node() -> None:
    sitting = Sitting(f"{POSITION}; stock *")
    before, after = melds(sitting.tree()), melds(sitting.tree())
    assert len(before) == 3
    assert all(one is other for one, other in zip(before, after, strict=True))


def melds(tree: Node) -> list[Node]:
    """The melds on the table."""
    return [node for node in tree.walk() if "data-meld" in node.attributes]
