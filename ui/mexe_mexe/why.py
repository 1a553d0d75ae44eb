"""Why cards are a meld or none: in sentences, each with its rule, and as one asks for them."""

from __future__ import annotations

from collections.abc import Iterator

from game.cards import Card, Rank
from game.mexe_mexe.verdict import Flaw, Kind, Verdict
from ui.lines import Line
from ui.mexe_mexe.scene import Sight
from ui.mexe_mexe.told import FULL_SET, problem_text, verdict_text
from ui.present.parts import action, dialog, face, rule_chip
from ui.tree import Node, button, node
from ui.words import Words


def why_button(sight: Sight, number: int, kind: str, text: str) -> Node:
    """The button that asks why a meld is one, or is none."""
    do = f"why {number}"
    return button(
        do,
        {
            "class": kind,
            "id": "cited" if sight.scene.held.leads == do else None,
            "aria-label": sight.words("mexe.why.label", meld=_meld(sight, number)),
        },
        text,
        key=do,
    )


def why_dialog(sight: Sight, number: int) -> Node:
    """The meld with the reasons for its verdict, and the ways to their rules."""
    words, verdict = sight.words, sight.verdicts[number]
    told = words.cards(verdict.cards)
    cards: dict[str, object] = {"class": "hint-cards", "role": "img", "aria-label": told}
    said = (
        node("li", None, line.text, " ", rule_chip(line), key=line.text)
        for line in reasons(words, verdict)
    )
    return dialog(
        "why",
        words("mexe.why.title", meld=_meld(sight, number)),
        (
            node("p", cards, *map(face, verdict.cards)),
            node("ul", {"class": "reasons"}, *said),
        ),
        (action("cancel", words("mexe.missing.back"), "primary"),),
    )


def _meld(sight: Sight, number: int) -> str:
    words = sight.words
    return words("mexe.meld", n=number + 1, verdict=verdict_text(words, sight.verdicts[number]))


def reasons(words: Words, verdict: Verdict) -> Iterator[Line]:
    """The sentences that explain a verdict, what decides it first."""
    if verdict.flaw:
        yield Line(problem_text(words, verdict.flaw, verdict.fault), verdict.flaw.rule)
        yield from _remedies(words, verdict)
    elif verdict.kind is Kind.RUN:
        yield from _run(words, verdict)
    else:
        yield from _set(words, verdict)


def _remedies(words: Words, verdict: Verdict) -> Iterator[Line]:
    """What would make it a meld, where that can be said in a word."""
    match verdict.flaw:
        case Flaw.MIXED:
            yield Line(words("mexe.why.kinds"), "X12")
        case Flaw.GAP:
            told = words.cards(verdict.missing)
            yield Line(words("mexe.why.missing", n=len(verdict.missing), cards=told))
            if any(card.rank is Rank.TWO for card in verdict.cards):
                yield Line(words("mexe.why.one-wild"), "X22")
            else:
                yield Line(words("mexe.why.wild-helps", n=verdict.lacking), "X9")
        case _:
            return


def _run(words: Words, verdict: Verdict) -> Iterator[Line]:
    two = _two(verdict)
    suit = next(card.suit for card in verdict.cards if card is not verdict.wild)
    assert suit
    yield Line(words("mexe.why.run", suit=words.suit(suit)), "X8")
    if verdict.wild:
        yield _stands(words, verdict, "X11")
    elif two:
        yield Line(words("mexe.why.own-place", card=words.card(two)), "X22")
    stands = verdict.stands_for or (two.face if two else None)
    if others := [face for face in verdict.choices if face is not stands]:
        yield Line(words("mexe.why.shifts", faces=words.cards(others)), "X22")


def _set(words: Words, verdict: Verdict) -> Iterator[Line]:
    rank = next((card.rank for card in verdict.cards if card is not verdict.wild), Rank.TWO)
    yield Line(words("mexe.why.set", rank=words.rank(rank)), "X12")
    if verdict.wild:
        yield _stands(words, verdict, "X15")
    elif rank is Rank.TWO:
        yield Line(words("mexe.why.plain-twos"), "X12")
    if len(verdict.cards) == FULL_SET:
        yield Line(words("mexe.why.full"), "X19")


def _stands(words: Words, verdict: Verdict, rule: str) -> Line:
    assert verdict.wild
    assert verdict.stands_for
    card, face = words.card(verdict.wild), words.card(verdict.stands_for)
    return Line(words("mexe.why.stands", card=card, face=face), rule)


def _two(verdict: Verdict) -> Card | None:
    return next((card for card in verdict.cards if card.rank is Rank.TWO), None)
