"""The screen: draws plain trees into the page. The only file that touches the document.

A tree is compared with the one drawn before, and only what differs is written. Every element stays
the same element as long as its node stays (by key, or else by place and tag), so focus, scroll and
transitions survive. Cards that fly are drawn on top, for a moment, and belong to no tree.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

from pyodide.ffi import create_proxy, to_js
from pyscript import document, window

from ui.drag import Drag
from ui.flying import fly, hand, land_all, landed, middle, slide
from ui.focus import Focus, Where
from ui.motion import Flight
from ui.tree import Node

SVG = "http://www.w3.org/2000/svg"
DRAWN = ("svg", "use", "path", "rect")
"""The tags that belong to it."""
DOUBLE_TAP_MS = 350
"""Two taps on a card within so short a time are one: it is selected, and not played at once."""
LARGEST_FILE = 40_000_000
"""Bytes of a file that are read at most."""
ARROWS = {"ArrowLeft": -1, "ArrowUp": -1, "ArrowRight": 1, "ArrowDown": 1}


class Mounted:
    """A node with the element that shows it, and its children likewise."""

    __slots__ = ("children", "element", "node")

    def __init__(self, node: Node, element: Any, children: list[Mounted | None]) -> None:
        self.node = node
        self.element = element
        self.children = children


class Screen:
    """Shows trees in an element of the page, and tells what the person asks for."""

    def __init__(self, root: Any) -> None:
        """``root`` is the element to draw in."""
        root.replaceChildren()
        self._top = Mounted(Node("main", {"id": "app"}, ()), root, [])
        self._draws = False
        self._focus = Focus()

    def heed(self, ask: Callable[[str], None]) -> None:
        """Call ``ask`` with the request of every control that the person uses, from now on."""
        self._ask = ask
        self._tapped = ("", 0.0)
        self._drag = Drag(ask)
        for kind, listener in (
            ("click", self._clicked),
            ("change", self._changed),
            ("keydown", self._pressed),
            ("animationend", landed),
        ):
            document.addEventListener(kind, create_proxy(listener))
        window.addEventListener("hashchange", create_proxy(self.take_link))
        if hasattr(window.navigator, "share"):
            document.documentElement.setAttribute("data-shares", "")

    def show(self, tree: Node, motion: tuple[Flight, ...]) -> None:
        """Draw the tree, and let cards fly from where they were."""
        moves = not window.matchMedia("(prefers-reduced-motion: reduce)").matches
        origins = [middle(flight.origin) for flight in motion if moves]
        lay = hand() if moves else {}
        before, now = _where(self._top.node), _where(tree)
        cited = _cited_in(self._top.node)
        self._focus.note()
        self._draws = True
        self._patch(self._top, tree)
        self._draws = False
        if before[0] != now[0]:
            window.scrollTo(0, 0)
        _speak(tree.attributes["lang"])
        looks = (tree.attributes[f"data-{name}"] for name in ("theme", "contrast", "felt", "side"))
        window.carteado.wear(*looks)
        led = None
        if before != now:
            led = document.getElementById("dialog-title")
        if _cited_in(tree) not in (None, cited):
            led = led or document.getElementById("cited")
        self._focus.settle(before, now, led)
        if moves:
            slide(lay)
            fly(motion, origins)

    # ---- what the person does ------------------------------------------------------------------

    def _clicked(self, event: Any) -> None:
        land_all()
        control = event.target.closest("button[data-do]")
        if not control:
            return
        before, self._tapped = self._tapped, (control.dataset.do, event.timeStamp)
        request, moment = self._tapped
        double = request == before[0] and moment - before[1] < DOUBLE_TAP_MS
        if not (double and request.startswith("card ")):
            self._use(request)

    def _use(self, request: str) -> None:
        """A control has been used."""
        if request.startswith("copy "):
            self._copying = asyncio.ensure_future(self._copy(request.removeprefix("copy ")))
        elif request.startswith("send "):
            self._send(request.removeprefix("send "))
        elif request == "print":
            window.print()
        elif request == "install":
            window.carteado.install()
        else:
            self._ask(request)

    async def _copy(self, text: str) -> None:
        """Copy a text, and ask for it to be said whether that was possible."""
        try:
            await window.navigator.clipboard.writeText(text)
        except Exception:  # noqa: BLE001  # there is no clipboard, or it may not be used
            self._ask("not-copied")
        else:
            self._ask("copied")

    def _send(self, address: str) -> None:
        """Hand an address to the system's share sheet; if it was sent, ask for that to be noted."""
        shared = to_js({"url": address}, dict_converter=window.Object.fromEntries)
        taken, refused = (lambda _: self._ask("sent")), (lambda _: None)
        window.navigator.share(shared).then(create_proxy(taken), create_proxy(refused))

    def take_link(self, _event: Any = None) -> None:
        """Ask for what the page's address carries behind its ``#``, and take it out of there."""
        carried, place = window.location.hash, window.location
        if len(carried) > 1:
            window.history.replaceState(None, "", place.pathname + place.search)
            self._ask(f"link {carried}")

    def _changed(self, event: Any) -> None:
        if self._draws:  # Chromium tells so of a field with half a text that is being taken away
            return
        if event.target.matches("input[type=file]"):
            self._reading = asyncio.ensure_future(self._read_file(event.target))
        elif event.target.matches("select[data-do], input[data-do]"):
            self._ask(f"{event.target.dataset.do} {event.target.value}")

    async def _read_file(self, field: Any) -> None:
        """Ask for the text of the file that was chosen; the same one can be chosen again."""
        file, request = field.files.item(0), field.dataset.do
        if not file:
            return
        try:
            # One that is empty, or that the browser takes for it, has been read all the same.
            text = (await file.text() or " ") if file.size <= LARGEST_FILE else ""
        except Exception:  # noqa: BLE001  # it is gone, or may not be read
            self._ask(f"{request} ")
        else:
            self._ask(f"{request} {text}")
        field.value = ""

    def _pressed(self, event: Any) -> None:
        """Escape cancels a dialog or lets go of what is selected; arrows walk from card to card.

        Enter is heeded here and not left to the browser: Firefox does not click a button by Enter
        while the button that was used before is being taken away.
        """
        if event.key == "Enter" and event.target.matches("button[data-do]"):
            event.preventDefault()
            if not event.repeat:
                land_all()
                self._use(event.target.dataset.do)
        elif event.key == "Escape":
            cancel = document.querySelector("[role=dialog] [data-do=cancel]")
            self._ask("cancel" if cancel else "clear")
        elif shortcut := self._shortcut(event):
            event.preventDefault()
            self._use(shortcut.dataset.do)
        elif event.key in ARROWS and (room := event.target.closest(".hand, .board")):
            if not event.target.matches(".card"):
                return
            cards = room.querySelectorAll(".card")
            at = next(i for i in range(cards.length) if cards.item(i).isSameNode(event.target))
            cards.item((at + ARROWS[event.key]) % cards.length).focus()
            event.preventDefault()

    def _shortcut(self, event: Any) -> Any:
        """The control within reach that a single key stands for, unless these are switched off.

        A control that has the focus keeps the keys that it has a use for itself.
        """
        key = "Space" if event.key == " " else event.key
        own = "input, select, textarea" + (", button, summary" if key == "Space" else "")
        modified = event.ctrlKey or event.altKey or event.metaKey
        if event.target.matches(own) or modified or not key.isalpha():
            return None
        within = "#app[data-shortcuts=on] > :not([inert])"
        return document.querySelector(f'{within} [aria-keyshortcuts="{key}" i]')

    # ---- drawing -------------------------------------------------------------------------------

    def _patch(self, mounted: Mounted, node: Node) -> None:
        old = mounted.node
        if old == node:
            return
        _write_attributes(mounted.element, old.attributes, node.attributes)
        if old.children != node.children:
            self._patch_children(mounted, node)
        mounted.node = node

    def _patch_children(self, mounted: Mounted, node: Node) -> None:
        old, new = mounted.node.children, node.children
        if all(isinstance(child, str) for child in (*old, *new)):
            mounted.element.textContent = "".join(map(str, new))
            mounted.children = [None] * len(new)
            return
        by_name = {
            name: child
            for name, child in zip(_names(old), mounted.children, strict=True)
            if child is not None
        }
        kept: list[Mounted | None] = []
        for name, child in zip(_names(new), new, strict=True):
            if isinstance(child, str):
                kept.append(None)
            elif found := by_name.pop(name, None):
                self._patch(found, child)
                kept.append(found)
            else:
                kept.append(_mount(child))
        mounted.children = kept
        _arrange(mounted.element, new, kept)


def _names(children: Sequence[Node | str]) -> list[object]:
    """What tells each child from its siblings: its key, or its tag and place among the like."""
    seen: dict[str, int] = {}
    names: list[object] = []
    for child in children:
        if isinstance(child, Node) and child.key is not None:
            names.append((child.tag, child.key))
        else:
            tag = child.tag if isinstance(child, Node) else ""
            seen[tag] = seen.get(tag, 0) + 1
            names.append((tag, seen[tag]))
    return names


def _mount(node: Node) -> Mounted:
    svg = node.tag in DRAWN
    element = document.createElementNS(SVG, node.tag) if svg else document.createElement(node.tag)
    _write_attributes(element, {}, node.attributes)
    children = [_mount(child) if isinstance(child, Node) else None for child in node.children]
    for child, drawn in zip(node.children, children, strict=True):
        element.append(drawn.element if drawn else str(child))
    return Mounted(node, element, children)


def _arrange(parent: Any, nodes: Sequence[Node | str], mounted: Sequence[Mounted | None]) -> None:
    """Make these the parent's children in this order, moving no element that is in place."""
    here = parent.firstChild
    for node, drawn in zip(nodes, mounted, strict=True):
        if drawn is None:
            if here and here.nodeType == TEXT:
                if here.data != node:
                    here.data = node
                here = here.nextSibling
            else:
                parent.insertBefore(document.createTextNode(str(node)), here)
        elif here and here.isSameNode(drawn.element):
            here = here.nextSibling
        else:
            parent.insertBefore(drawn.element, here)
    while here:
        following = here.nextSibling
        here.remove()
        here = following


TEXT = 3
"""A text node's type."""


def _write_attributes(element: Any, old: dict[str, str], new: dict[str, str]) -> None:
    for name in old.keys() - new.keys():
        element.removeAttribute(name)
    for name, value in new.items():
        if old.get(name) == value:
            continue
        element.setAttribute(name, value)
        if name == "value":
            element.value = value


def _speak(language: str) -> None:
    """Say which language the page is in; saying it again would style every element anew."""
    if document.documentElement.lang != language:
        document.documentElement.lang = language


def _cited_in(tree: Node) -> Node | None:
    """What a tree draws attention to, if anything."""
    return next((node for node in tree.walk() if node.attributes.get("id") == "cited"), None)


def _where(tree: Node) -> Where:
    """The keys of what lies below dialogs and notices, and of the dialog that lies open."""
    keys = _keys(tree)
    room = next((key for key in keys if not key.startswith(("dialog", "notice"))), None)
    return room, next((key for key in keys if key.startswith("dialog")), None)


def _keys(tree: Node) -> list[str]:
    return [node.key for node in tree.children if isinstance(node, Node) and node.key]
