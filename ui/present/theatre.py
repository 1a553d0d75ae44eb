"""The theatre: a table that is only looked at, with controls where one would act, and its log."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from functools import lru_cache

from ui.lines import Line
from ui.present.frame import AnyScene
from ui.present.parts import icon, rule_chip, tool
from ui.present.stage import controls, speeds
from ui.present.still import still
from ui.theatre.stage import Stage
from ui.tree import Node, button, node
from ui.words import Words

MAY = ("rules", "settings", "log", "show", "steps", "cancel", "copy", "print", "prefer", "dismiss")
"""The requests that can be made of the table itself; none of them is a move."""
LOOKS = ("dialog sheet", "dialog look")
"""The dialogs that only show something; of all others nothing is asked here."""
END = "dialog end"
"""The one that tells how a round ended: here it hides neither the table nor the controls."""
MOST_TOLD = 200
"""So many moves of a round are in the log at most, the last ones."""


def present_theatre(
    present: Callable[[AnyScene], Node], scene: AnyScene, words: Words, stage: Stage
) -> Node:
    """The whole screen. ``present`` is the game's own; ``words`` have the part ``theatre``."""
    onlooker = stage.seat != stage.you
    watched = replace(
        scene,
        words=words,
        view=replace(scene.view, legal=()),
        onlooker=onlooker,
        open_hands=stage.hands,
        can_undo=False,
        may_hint=False,
        shared=scene.shared or onlooker,
    )
    page = present(watched)
    parts = [child for child in page.children if isinstance(child, Node)]
    dialog = next((part for part in parts if (part.key or "").startswith("dialog")), None)
    if dialog and dialog.key in LOOKS:
        return replace(page, children=tuple(_Standing(watched, stage).all(parts)))
    ended = dialog if dialog and dialog.key == END and stage.result and not stage.hands else None
    below = (_within_reach(part) for part in parts if part is not dialog)
    return replace(page, children=tuple(_Standing(watched, stage, ended).all(below)))


def _within_reach(part: Node) -> Node:
    """The part without the dialog that lay on it."""
    left = {name: text for name, text in part.attributes.items() if name != "inert"}
    return replace(part, attributes=left)


@dataclass(frozen=True, slots=True)
class _Standing:
    """What of a table's screen stands in the theatre, and what stands there instead."""

    scene: AnyScene
    stage: Stage
    end: Node | None = None
    """How the round ended, if that is to be shown now."""

    def all(self, children: Iterable[Node | str]) -> Iterator[Node | str]:
        """What stands of these."""
        for child in children:
            if isinstance(child, str) or child.tag == "svg":
                yield child
            elif (kept := self._one(child)) is not None:
                yield kept

    def _one(self, part: Node) -> Node | None:
        if part.attributes.get("class") in ("speed", "actions", "readers", "drawing"):
            return self._instead(part)
        if part.attributes.get("data-do") == "home":
            return tool("leave", self.scene.words("theatre.leave"), icon("close"))
        stands = still(part, MAY)
        return self._furnished(stands) if stands else None

    def _instead(self, part: Node) -> Node | None:
        """What stands in the place of what is for players."""
        words, stage = self.scene.words, self.stage
        match part.attributes["class"]:
            case "speed":
                return speeds(words, stage)
            case "actions":
                return controls(words, stage, self.scene.names)
            case "drawing":  # the draw for the deal would lie on the hands
                return None if stage.hands else part
            case _:
                return None if self.scene.onlooker else part

    def _furnished(self, part: Node) -> Node:
        """The part with what belongs to it in the theatre."""
        words, scene = self.scene.words, self.scene
        attributes, children = part.attributes, tuple(self.all(part.children))
        match attributes.get("class"):
            case "table":
                attributes = attributes | {"data-watched": ""}
            case "bar-round":
                children = (words("theatre.label"),)
            case "log":
                attributes = _unfolded(attributes)
            case "log-list":
                children = tuple(_log(words, self.stage))
            case "mine" if scene.onlooker:
                told = words("theatre.place", name=scene.names[scene.view.seat])
                attributes = attributes | {"aria-label": told}
            case "hand" if scene.onlooker:
                name, count = scene.names[scene.view.seat], len(scene.view.hand)
                attributes = attributes | {"aria-label": words("theatre.hand", n=count, name=name)}
            case "ring" | "mexe" if self.end:
                children = (*children, _ended(words, self.end))
        if attributes is part.attributes and children == part.children:
            return part
        return Node(part.tag, attributes, children, part.key)


def _ended(words: Words, dialog: Node) -> Node:
    """How the round ended, on the felt: what the dialog says, without what it asks."""
    box = next(part for part in dialog.walk() if part.attributes.get("role") == "dialog")
    told = (
        child
        for child in box.children
        if isinstance(child, Node) and child.attributes.get("class") != "dialog-actions"
    )
    return node(
        "section",
        {"class": "stage-end", "tabindex": "0", "aria-labelledby": "dialog-title"},
        tool("watch table", words("theatre.see-table"), icon("close")),
        *told,
        key="stage-end",
    )


# ---- the log -----------------------------------------------------------------------------------


def _unfolded(attributes: dict[str, str]) -> dict[str, str]:
    """Folded away, the log still stands beside the table where there is room."""
    left = {name: text for name, text in attributes.items() if name != "hidden"}
    return left | ({"data-folded": ""} if "hidden" in attributes else {})


def _log(words: Words, stage: Stage) -> Iterator[Node]:
    """The moves of the round until now, the last one first; each leads to itself."""
    for move, lines in reversed(stage.told[-MOST_TOLD:]):
        jump = words("theatre.jump-to", at=move)
        yield _entry(move, lines, jump, "step" if move == stage.at else None)


@lru_cache(maxsize=2 * MOST_TOLD)
def _entry(move: int, lines: tuple[Line, ...], jump: str, current: str | None) -> Node:
    """What is told of a move; it is made once, for most of a log stays as it is."""
    told = (
        part
        for line in lines
        for part in (node("span", None, line.text, " ", rule_chip(line)), " ")
    )
    return node(
        "li",
        {
            "class": "log-item",
            "data-kind": next((line.kind for line in lines if line.kind), None),
            "aria-current": current,
        },
        button(f"watch to {move}", {"class": "log-move", "aria-label": jump}, str(move)),
        *told,
        key=str(move),
    )
