"""The common table: all that lies on it, each meld with its verdict, and what lies loose."""

from __future__ import annotations

from collections.abc import Iterator

from game.cards import Face, Rank
from game.mexe_mexe.melds import explain
from game.mexe_mexe.turn import Table
from game.mexe_mexe.verdict import Flaw, Verdict
from ui.mexe_mexe.bar import bar
from ui.mexe_mexe.card import brief, card_button
from ui.mexe_mexe.guiding import panel
from ui.mexe_mexe.memory import Memory
from ui.mexe_mexe.scene import Sight
from ui.mexe_mexe.steps import Playback
from ui.mexe_mexe.told import meld_text, verdict_text
from ui.mexe_mexe.why import why_button
from ui.present.parts import icon, tool, unseen
from ui.tree import Node, button, node

MEMORY = Memory()


def board(sight: Sight) -> tuple[Node | None, ...]:
    """A line, or what leads through steps; the tray of loose cards if any, and the melds."""
    return panel(sight) or _steps(sight) or _line(sight), _tray(sight), _melds(sight)


def _steps(sight: Sight) -> Node | None:
    """What somebody else has rebuilt, step by step: what this step was, and the ways on."""
    shown, words = sight.scene.held.playback, sight.words
    if shown is None or sight.arranging:
        return None
    back = tool("steps back", words("mexe.steps.back"), icon("to-left"))
    on = tool("steps on", words("mexe.steps.on"), icon("to-right"))
    return bar(
        "steps",
        words("mexe.steps"),
        f"{shown.at + 1}/{len(shown.steps)}",
        (_step_text(sight, shown),),
        back if shown.at else None,
        on,
        button("steps skip", {"class": "action"}, words("mexe.steps.skip"), key="skip"),
    )


def _step_text(sight: Sight, shown: Playback) -> str:
    words, step, options = sight.words, shown.step, sight.bench.before.options
    name = sight.scene.names[shown.seat]

    def told(melds: Table) -> str:
        return words.all(meld_text(words, explain(meld, options)) for meld in melds)

    if step.apart:
        return words("mexe.steps.apart", name=name, melds=told(step.old))
    if step.laid:
        cards = words.cards(step.laid)
        return words("mexe.steps.laid", name=name, cards=cards, melds=told(step.new))
    return words("mexe.steps.made", name=name, melds=told(step.new))


def _line(sight: Sight) -> Node:
    words = sight.words
    return node(
        "div",
        {"class": "board-line", "data-drop": "tray" if sight.arranging else None},
        node("h2", {"class": "board-title"}, words("mexe.melds", n=len(sight.bench.melds))),
        tool("show look", words("mexe.look"), icon("look")),
        tool("show sheet", words("mexe.sheet"), icon("sheet")),
    )


def _tray(sight: Sight) -> Node | None:
    """Table cards that lie on no meld: they must go back before the turn ends."""
    loose = sight.bench.loose
    if not loose:
        return None
    text = sight.words("mexe.tray", n=len(loose))
    plain = Verdict(loose)
    return node(
        "div",
        {"class": "tray", "role": "group", "aria-label": text, "data-drop": "tray"},
        node("p", {"class": "tray-title"}, icon("warning"), text),
        node("div", {"class": "lying"}, *(card_button(sight, card, plain) for card in loose)),
        key="tray",
    )


def _melds(sight: Sight) -> Node:
    words, bench = sight.words, sight.bench
    return node(
        "div",
        {
            "class": "board",
            "role": "group",
            "aria-label": words("mexe.board"),
            "tabindex": "0",
            "data-scrolls": True,
            "data-density": sight.density.value,
            "data-zoom": sight.scene.preferences.zoom.value,
            "data-drop": "new" if sight.arranging else None,
        },
        *(MEMORY.meld(sight, number, draw_meld) for number in range(len(bench.melds))),
        None
        if bench.melds or sight.arranging
        else node("p", {"class": "board-empty"}, words("mexe.empty"), key="empty"),
        _new(sight) if sight.arranging else None,
    )


def _new(sight: Sight) -> Node:
    """Where the selection becomes a meld of its own."""
    return button(
        "new",
        {
            "class": "new-meld",
            "data-drop": "new",
            "data-ready": bool(sight.selected),
            "aria-disabled": None if sight.selected else "true",
        },
        icon("plus"),
        sight.words("mexe.new"),
        key="new",
    )


def draw_meld(sight: Sight, number: int) -> Node:
    """A meld with its verdict; all that it depends on is in ``ui.mexe_mexe.memory``."""
    words, flaw = sight.words, _flaw(sight, number)
    name = words("mexe.meld", n=number + 1, verdict=_verdict(sight, number))
    low, high = _ends(sight, number)
    shift = _shift(sight, number)
    asks = why_button(sight, number, "meld-tool", "?") if flaw and sight.arranging else None
    return node(
        "div",
        {
            "class": "meld",
            "role": "group",
            "aria-label": name,
            "data-meld": number,
            "data-flaw": flaw.value if flaw else None,
            "data-fits": number in sight.fits,
            "data-shifts": shift is not None,
            "data-ends": low is not None,
            "data-drop": f"meld {number}" if sight.arranging else None,
        },
        node("div", {"class": "meld-head"}, low, _handle(sight, number), shift, asks, high),
        node("div", {"class": "lying"}, *_lying(sight, number)),
        key=f"meld {number}",
    )


def _flaw(sight: Sight, number: int) -> Flaw | None:
    """What is wrong with a meld; nothing is with a piece on its way between two steps."""
    return None if sight.playing else sight.verdicts[number].flaw


def _verdict(sight: Sight, number: int) -> str:
    """The verdict on a meld in a word or two; of a piece between two steps, what it is made of."""
    verdict = sight.verdicts[number]
    if sight.playing and verdict.flaw:
        return meld_text(sight.words, verdict)
    return verdict_text(sight.words, verdict)


def _lying(sight: Sight, number: int) -> Iterator[Node]:
    """The cards of a meld; if it is selected whole, with the gaps at which it can be parted."""
    meld = sight.bench.melds[number]
    parts = sight.arranging and set(sight.selected) == set(meld)
    for at, card in enumerate(meld):
        if at and parts:
            yield _split(sight, number, at)
        yield card_button(sight, card, sight.verdicts[number])


def _handle(sight: Sight, number: int) -> Node:
    """Selects the whole meld; while something else is selected, it receives that.

    What is written on it can be heard in the same order, for those who call controls by it.
    """
    words, meld, verdict = sight.words, sight.bench.melds[number], sight.verdicts[number]
    whole = bool(sight.selected) and set(meld) <= set(sight.selected)
    receives = sight.arranging and not set(sight.selected) <= set(meld)
    do = f"put {number}" if receives else f"meld {number}"
    piece = sight.playing and not verdict.valid
    text = "" if piece else verdict_text(words, verdict)
    about = meld_text(words, verdict)
    if text and not about.startswith(text):
        about = f"{text}: {about}"
    told = words("mexe.meld", n=number + 1, verdict=about)
    if receives:
        fits = "mexe.put-fits" if number in sight.fits else "mexe.put"
        label = words(fits, cards=words.cards(sight.selected), meld=told)
    else:
        label = words("mexe.handle", meld=told)
    return button(
        do,
        {
            "class": "handle",
            "id": "cited" if sight.scene.held.leads == do else None,
            "data-receives": receives,
            "data-drag": f"meld {number}" if sight.arranging else None,
            "aria-pressed": "true" if whole else "false",
            "aria-disabled": None if sight.arranging else "true",
            "aria-label": label,
        },
        node("span", {"class": "meld-number"}, str(number + 1)),
        " ",
        None if piece else icon(_sign(verdict, receives=receives)),
        node("span", {"class": "verdict"}, text),
    )


def _sign(verdict: Verdict, *, receives: bool) -> str:
    if receives:
        return "plus"
    return "check" if verdict.valid else "warning"


def _shift(sight: Sight, number: int) -> Node | None:
    """X22: the curinga of a run may stand elsewhere in it."""
    verdict = sight.verdicts[number]
    if not sight.arranging or len(verdict.choices) < 2:
        return None
    label = sight.words("mexe.shift", n=number + 1)
    return button(f"shift {number}", {"class": "meld-tool", "aria-label": label}, icon("shift"))


def _split(sight: Sight, number: int, at: int) -> Node:
    words, meld = sight.words, sight.bench.melds[number]
    label = words("mexe.split-at", card=words.card(meld[at]), before=words.card(meld[at - 1]))
    return button(
        f"split {number} {at}",
        {"class": "gap", "aria-label": label},
        icon("split"),
        key=f"gap {at}",
    )


def _ends(sight: Sight, number: int) -> tuple[Node | None, Node | None]:
    """X10: a curinga that can stand at either end of a run goes where it is put."""
    twos = [card for card in sight.selected if card.rank is Rank.TWO]
    if number not in sight.fits or not twos:
        return None, None
    meld, options = sight.bench.melds[number], sight.bench.before.options
    low = explain((*sight.selected, *meld), options).stands_for
    high = explain((*meld, *sight.selected), options).stands_for
    if low is high:
        return None, None
    natural = twos[0].face
    return (
        _end(sight, number, 0, low or natural),
        _end(sight, number, len(meld), high or natural),
    )


def _end(sight: Sight, number: int, at: int, stands: Face) -> Node:
    words, do = sight.words, f"gap {number} {at}"
    cards = words.cards(sight.selected)
    return button(
        do,
        {"class": "meld-end", "data-drop": do},
        unseen(words("mexe.put-as", cards=cards, face=words.card(stands))),
        brief(stands),
        key=do,
    )
