"""The dialogs of the table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from game.mexe_mexe.intents import Decline, Return
from game.mexe_mexe.state import Phase
from game.mexe_mexe.turn import Problem, Reason
from game.mexe_mexe.workbench import Layout
from ui.lines import Line
from ui.mexe_mexe.actions import exchange_action
from ui.mexe_mexe.guiding import ways
from ui.mexe_mexe.held import Question, in_order
from ui.mexe_mexe.hints import Depth, leads_on, whether, whether_out
from ui.mexe_mexe.scene import Scene, Sight
from ui.mexe_mexe.sheet import sheet, sheet_text
from ui.mexe_mexe.told import flaw_text, problem_text
from ui.mexe_mexe.why import why_dialog
from ui.preferences import Density, Zoom
from ui.present.end import end_dialog
from ui.present.parts import action, dialog, face, icon, rule_chip
from ui.tree import Node, button, node

if TYPE_CHECKING:
    from game.mexe_mexe.arrange.goals import Arrangement


def open_dialog(sight: Sight) -> Node | None:
    """The dialog that lies on the table now, if there is one."""
    scene, view = sight.scene, sight.scene.view
    if view.phase is Phase.RETURN and view.turn == view.seat:
        return _return(scene)
    if scene.held.asks is Question.SHEET:
        return _sheet(scene)
    if scene.held.asks is Question.LOOK:
        return _look(sight)
    if view.result and view.phase in (Phase.DEAL, Phase.OVER):
        return _end(scene)
    if not sight.arranging:
        return None
    match scene.held.asks:
        case Question.MISSING:
            return _missing(sight)
        case Question.EXCHANGES:
            return _exchanges(sight)
        case Question.HINT:
            return _hint(sight)
        case Question.WHY if scene.held.about is not None:
            return why_dialog(sight, scene.held.about)
        case _:
            return None


# ---- the turn --------------------------------------------------------------------------------


def _missing(sight: Sight) -> Node:
    words = sight.words
    discard = sight.selected[0] if len(sight.selected) == 1 else None
    if discard not in sight.hand:
        discard = None
    items = (_item(sight, problem) for problem in sight.bench.problems(discard))
    return dialog(
        "missing",
        words("mexe.missing.title"),
        (node("ul", {"class": "missing"}, *items),),
        (action("cancel", words("mexe.missing.back")),),
        words("mexe.missing.text"),
    )


def _item(sight: Sight, problem: Problem) -> Node:
    """What is missing; it leads there."""
    words = sight.words
    text = problem_text(words, problem.reason, problem.cards)
    if problem.meld is not None:
        told = flaw_text(words, sight.verdicts[problem.meld])
        text = words("mexe.missing.meld", n=problem.meld + 1, text=told)
        do = f"go meld {problem.meld}"
    elif problem.cards and problem.reason is not Reason.JUST_TAKEN:
        do = f"go cards {' '.join(map(str, problem.cards))}"
    else:
        do = "go hand"
    return node(
        "li",
        {"class": "missing-item"},
        button(do, {"class": "action"}, text),
        rule_chip(Line("", problem.rule)),
        key=do,
    )


def _exchanges(sight: Sight) -> Node:
    words = sight.words
    return dialog(
        "exchanges",
        words("mexe.exchanges"),
        (),
        (
            *(exchange_action(words, one) for one in sight.bench.possible_exchanges),
            action("cancel", words("cancel")),
        ),
        words("mexe.exchanges.text"),
    )


def _hint(sight: Sight) -> Node:
    """A hint, as deep as was asked for, and the ways to more of it."""
    words, held = sight.words, sight.scene.held
    back = action("cancel", words("mexe.missing.back"))
    found = held.found
    if found is None:
        return dialog("hint", words("mexe.hint"), (), (back,), words("mexe.hint.thinking"))
    text = whether_out(words, found) if held.goes_out else whether(words, found)
    body: list[Node] = []
    if found.laid and held.depth >= Depth.WHICH:
        laid = in_order(found.laid, held.order)
        body.append(node("p", {"class": "hint-cards", "aria-hidden": "true"}, *map(face, laid)))
        body.append(node("p", None, words("mexe.hint.which", cards=words.cards(laid))))
    if leads_on(found) and held.depth is Depth.HOW:
        body.append(node("ol", {"class": "hint-how"}, *_how(sight, found)))
    further: list[Node] = []
    if leads_on(found) and held.depth is Depth.HOW:
        further.append(action("hint guide", words("mexe.hint.guide"), "primary"))
        further.append(action("hint apply", words("mexe.hint.apply")))
    elif leads_on(found):
        deeper = words(f"mexe.hint.deeper.{held.depth.value}")
        further.append(action("hint deeper", deeper, "primary"))
    if not held.goes_out:
        further.append(action("hint out", words("mexe.hint.can-i-go-out")))
    return dialog("hint", words("mexe.hint"), tuple(body), (*further, back), text)


def _how(sight: Sight, found: Arrangement) -> Iterator[Node]:
    """The way from the table as it lies to what was found, a sentence a move."""
    words = sight.words
    for line in ways(words, sight.bench, Layout(found.melds, found.exchanges)):
        yield node("li", None, *line)
    if found.discard:
        yield node("li", None, words("mexe.hint.throw", card=words.card(found.discard)))


def _look(sight: Sight) -> Node:
    words, zoom = sight.words, sight.scene.preferences.zoom
    densities = (
        button(
            f"prefer density {density.value}",
            {
                "class": "action",
                "aria-pressed": "true" if density is sight.density else "false",
            },
            words(f"mexe.density.{density.value}"),
            key=density.value,
        )
        for density in Density
        if density is not Density.AUTO
    )
    return dialog(
        "look",
        words("mexe.look"),
        (
            node("div", {"class": "look-row", "role": "group"}, *densities),
            node(
                "div",
                {"class": "look-row", "role": "group", "aria-label": words("mexe.zoom")},
                _zoom(sight, "out", "minus", -1),
                node("output", {"class": "zoom-value", "aria-live": "polite"}, f"{zoom.value} %"),
                _zoom(sight, "in", "plus", 1),
            ),
        ),
        (action("cancel", words("mexe.close"), "primary"),),
    )


def _zoom(sight: Sight, way: str, sign: str, step: int) -> Node:
    zooms = tuple(Zoom)
    at = zooms.index(sight.scene.preferences.zoom)
    to = max(0, min(at + step, len(zooms) - 1))
    return button(
        f"prefer zoom {zooms[to].value}",
        {
            "class": "action",
            "aria-label": sight.words(f"mexe.zoom.{way}"),
            "aria-disabled": "true" if to == at else None,
        },
        icon(sign),
        key=way,
    )


# ---- rounds and scores -----------------------------------------------------------------------


def _sheet(scene: Scene) -> Node:
    words = scene.words
    close = action("cancel", words("mexe.close"), "primary")
    return dialog("sheet", words("mexe.sheet"), (sheet(scene),), (close, *_copies(scene)))


def _copies(scene: Scene) -> tuple[Node, ...]:
    words = scene.words
    return (
        button(
            f"copy {sheet_text(scene)}", {"class": "action"}, words("mexe.sheet.copy"), key="copy"
        ),
        action("print", words("mexe.sheet.print")),
    )


def _return(scene: Scene) -> Node:
    """X43: an eliminated player is asked once."""
    words, view = scene.words, scene.view
    you = words("mexe.return.you") if not scene.shared else scene.names[view.seat]
    return dialog(
        "return",
        words("mexe.return.title", name=you),
        (sheet(scene),),
        (
            action(f"intent {Return()}", words("mexe.return.yes", n=view.offered), "primary"),
            action(f"intent {Decline()}", words("mexe.return.no")),
        ),
        words("mexe.return.text", n=view.totals[view.seat], total=view.offered),
    )


def _end(scene: Scene) -> Node:
    words, view = scene.words, scene.view
    assert view.result
    return end_dialog(
        scene,
        view.winners,
        sheet(scene),
        _hands(scene),
        another=words("mexe.next"),
        text=words(f"mexe.ending.{view.result.ending.value}"),
        copies=tuple(_copies(scene)),
    )


def _hands(scene: Scene) -> Node:
    """What everybody had left, for those who like to count."""
    return node(
        "details",
        {"class": "left"},
        node("summary", None, scene.words("mexe.left")),
        node("dl", None, *_left(scene)),
    )


def _left(scene: Scene) -> Iterator[Node]:
    words, view = scene.words, scene.view
    for seat, hand in enumerate(view.shown):
        if hand:
            points = view.sheet[-1].points[seat]
            yield node("dt", None, words("mexe.points-of", name=scene.names[seat], n=points))
            yield node(
                "dd",
                {"role": "img", "aria-label": words.cards(hand)},
                *map(face, hand),
            )
