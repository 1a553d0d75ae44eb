"""The moves of a hint in sentences, and the panel that leads through them on the workbench."""

from __future__ import annotations

from collections.abc import Iterable

from game.cards import Card
from game.mexe_mexe.lead import Kind, Move, moved, moves
from game.mexe_mexe.melds import explain
from game.mexe_mexe.workbench import Layout, Workbench
from ui.mexe_mexe.bar import bar
from ui.mexe_mexe.card import brief
from ui.mexe_mexe.scene import Sight
from ui.mexe_mexe.told import meld_text
from ui.present.parts import icon, tool, unseen
from ui.tree import Node, button, node
from ui.words import Words

FOCUS = "guide on"
"""The control that gets the focus when the panel opens."""


def panel(sight: Sight) -> Node | None:
    """The next move, and the ways on and back; None if nobody is led."""
    guide, words = sight.scene.held.guide, sight.words
    if guide is None or not sight.arranging:
        return None
    left = len(sight.plan)
    count = f"{guide.done + 1}/{guide.done + left}" if left else ""
    on = tool(FOCUS, words("mexe.guide.on"), icon("to-right"), id=_cited(sight))
    return bar(
        "guide",
        words("mexe.guide"),
        count,
        sentence(words, sight.bench, sight.plan[0]) if left else (_ending(sight),),
        tool("guide back", words("mexe.guide.back"), icon("to-left")) if guide.done else None,
        on if left else None,
        button("guide all", {"class": "action"}, words("mexe.guide.all"), key="all")
        if left > 1
        else None,
        tool("guide close", words("mexe.guide.close"), icon("close")),
    )


def _cited(sight: Sight) -> str | None:
    return "cited" if sight.scene.held.leads == FOCUS else None


def _ending(sight: Sight) -> str:
    """What is left to do when all lies as it was found."""
    words, guide = sight.words, sight.scene.held.guide
    if not sight.hand:
        return words("mexe.guide.out")
    if guide and guide.discard:
        return words("mexe.guide.throw", card=words.card(guide.discard))
    return words("mexe.guide.done")


def ways(words: Words, bench: Workbench, wanted: Layout) -> Iterable[tuple[Node, Node]]:
    """All the moves from a workbench, a sentence each."""
    for move in moves(bench, wanted):
        yield sentence(words, bench, move)
        bench = moved(bench, move)


def sentence(words: Words, bench: Workbench, move: Move) -> tuple[Node, Node]:
    """A move that is due on this workbench: short to the eye, in full to the ear."""
    key, parts = _told(words, bench, move)
    short = words(key, **{name: f"\0{name}\0" for name in parts}).split("\0")
    full = words(key, **{name: _heard(words, part) for name, part in parts.items()})
    seen = (one for text in short for one in _seen(parts.get(text, text)))
    return node("span", {"aria-hidden": "true"}, *seen), unseen(full)


_Part = str | tuple[Card, ...]
_TOGETHER = "\u2060"
"""Keeps a full stop on the line of the card before it."""


def _seen(part: _Part) -> tuple[Node | str, ...]:
    if isinstance(part, str):
        return (part if part.startswith(" ") else _TOGETHER + part,)
    return tuple(one for card in part for one in (brief(card), " "))[:-1]


def _heard(words: Words, part: _Part) -> str:
    return part if isinstance(part, str) else words.cards(part)


def _told(words: Words, bench: Workbench, move: Move) -> tuple[str, dict[str, _Part]]:
    """The sentence for a move, and what it is about."""
    match move.kind:
        case Kind.RESET:
            return "mexe.guide.reset", {}
        case Kind.EXCHANGE:
            card, wild = move.cards
            return "mexe.hint.exchange", {"card": (card,), "wild": (wild,)}
        case Kind.BACK:
            return "mexe.guide.back-to-hand", {"cards": move.cards}
        case Kind.SHIFT:
            return "mexe.guide.shift", {"meld": _meld(words, bench, move)}
        case Kind.PUT:
            return _put(words, bench, move)


def _put(words: Words, bench: Workbench, move: Move) -> tuple[str, dict[str, _Part]]:
    """By what comes from where: a pile parted, a meld made anew, cards added to what lies."""
    hand = set(bench.hand)
    held = tuple(card for card in move.cards if card in hand)
    lying = tuple(card for card in move.cards if card not in hand)
    meld = _meld(words, bench, move)
    parts: dict[str, _Part] = {"held": held, "lying": lying, "stem": move.stem, "meld": meld}
    if not move.stem and not held and (pile := _only_pile(bench, lying)):
        if explain(pile, bench.before.options).valid:
            return "mexe.guide.apart", {"cards": lying, "pile": _of(words, bench, pile)}
        rest = tuple(card for card in pile if card not in lying)
        return "mexe.guide.apart-from-rest", {"cards": lying, "pile": rest}
    given = "both" if held and lying else "held" if held else "lying"
    key = f"mexe.guide.add.{given}" if move.stem else f"mexe.guide.make.{given}"
    return key, {name: part for name, part in parts.items() if part}


def _only_pile(bench: Workbench, cards: tuple[Card, ...]) -> tuple[Card, ...] | None:
    """The pile in which all these cards lie, if it is just one."""
    return next((pile for pile in bench.melds if set(cards) < set(pile)), None)


def _meld(words: Words, bench: Workbench, move: Move) -> str:
    return _of(words, bench, move.meld)


def _of(words: Words, bench: Workbench, meld: tuple[Card, ...]) -> str:
    return meld_text(words, explain(meld, bench.before.options))
