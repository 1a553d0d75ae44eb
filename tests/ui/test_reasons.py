"""Every refusal and every penalty says by which rule, and leads to it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from enum import Enum
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from game import mau_mau, mexe_mexe
from game.cards import Card
from game.mau_mau.events import Cause, Deferred, Drew, Misplayed, Skipped
from game.mau_mau.refusals import Reason as MauMauReason
from game.mexe_mexe.turn import Reason as MexeMexeReason
from game.mexe_mexe.verdict import Flaw
from game.ruling import Refused
from ui.desk import Desk, Place
from ui.games import game_named
from ui.preferences import Preferences
from ui.present.frame import message
from ui.present.rulebook import present_rulebook
from ui.scene import Scene
from ui.words import Language, Words

RULINGS = ("Refused", "Problem")
FACE = Card.parse("7C").face
OPTIONS = {"mau-mau": mau_mau.Options(), "mexe-mexe": mexe_mexe.Options()}
BROKEN = ("M1", "M7", "M9", "M16", "M18")
"""The rules that a wrong card may break: see ``game.mau_mau.fit``."""


class Said(NamedTuple):
    """A reason as some line of the rules gives it, and the rule that it cites there."""

    reason: Enum
    rule: str


def said(package: Any, reasons: type[Enum]) -> Iterator[Said]:
    """All reasons that the rules of a game give, read from their source.

    Where the rule is worked out, the reason is one of a card that does not fit or of a chain.
    """
    for path in sorted(Path(package.__path__[0]).glob("*.py")):
        for function in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(function, ast.FunctionDef):
                yield from _said_in(function, reasons)


def _said_in(function: ast.FunctionDef, reasons: type[Enum]) -> Iterator[Said]:
    for call in ast.walk(function):
        match call:
            case ast.Call(ast.Name(name), [why, rule, *_]) if name in RULINGS:
                within = function if isinstance(why, ast.Name) else why
                rules = [
                    part.value
                    for part in ast.walk(rule)
                    if isinstance(part, ast.Constant) and isinstance(part.value, str)
                ]
                for part in ast.walk(within):
                    match part:
                        case ast.Attribute(ast.Name("Reason"), member):
                            yield from (Said(reasons[member], one) for one in rules or BROKEN)


ALL = {
    "mau-mau": (*said(mau_mau, MauMauReason),),
    "mexe-mexe": (
        *said(mexe_mexe, MexeMexeReason),
        *(Said(flaw, flaw.rule) for flaw in Flaw),
    ),
}


def test_the_source_gives_every_reason_there_is() -> None:
    assert {one.reason for one in ALL["mau-mau"]} == set(MauMauReason)
    assert {one.reason for one in ALL["mexe-mexe"]} == {*MexeMexeReason, *Flaw}


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("name", ALL)
def test_every_refusal_leads_to_its_rule(name: str, language: Language) -> None:
    game = game_named(name)
    narrator = game.play.narrator(Words.load(language, *game.play.WORDS), ("", "Ana"), 0)
    for reason, rule in ALL[name]:
        line = narrator.refusal(Refused(reason, rule, (FACE,)))
        assert line.text
        assert leads_to(name, line, language) == [rule]
        assert is_told(name, rule)


@pytest.mark.parametrize("you", [0, 1])
def test_every_penalty_of_mau_mau_leads_to_its_rule(you: int) -> None:
    narrator = game_named("mau-mau").play.narrator(
        Words.load(Language.PORTUGUESE), ("Rui", "Ana"), you
    )
    penalties = (
        *(Drew(0, (None,), 1, cause) for cause in Cause if cause is not Cause.WANT),
        *(Drew(0, (), 1, cause) for cause in Cause if cause is not Cause.WANT),
        *(Misplayed(0, FACE, rule) for rule in BROKEN if rule != "M7"),
        Skipped(0),
        Deferred(0, 3),
    )
    for event in penalties:
        for line in narrator.tell((event,)):
            (rule,) = leads_to("mau-mau", line, Language.PORTUGUESE)
            assert is_told("mau-mau", rule), event


def leads_to(name: str, line: Any, language: Language) -> list[str]:
    """The rules to which the message with this line leads."""
    game = game_named(name)
    shown = message(
        Scene(
            words=Words.load(language, *game.play.WORDS),
            view=None,
            names=("", "Ana"),
            avatars=(0, 1),
            desk=Desk(place=Place.TABLE, message=(line,)),
            held=None,
            preferences=Preferences(),
            can_undo=False,
            shared=False,
            may_hint=False,
        )
    )
    asked = (node.attributes.get("data-do", "") for node in shown.walk())
    return [do.removeprefix("rules ") for do in asked if do.startswith("rules ")]


def is_told(name: str, rule: str) -> bool:
    """Whether the rulebook opens at this rule."""
    words = Words.load(Language.PORTUGUESE, "rules", "setup")
    options = OPTIONS[name]
    book = present_rulebook(words, options, back="table", cited=rule)
    return any("data-cited" in node.attributes for node in book.walk())
