"""Dragging: an addition to taps, never needed. It touches the document, as the screen does.

What is marked ``data-drag="<what>"`` can be dragged onto what is marked ``data-drop="<where>"``,
and that asks ``drop <what> on <where>``. With a mouse a drag begins when the pointer moves, with a
finger after a moment's rest, so that a finger can still scroll.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pyodide.ffi import create_proxy, to_js
from pyscript import document, window

SLACK = 8
"""Pixels that a pointer may move and still be a tap."""
HOLD_MS = 300
"""How long a finger rests on a card before it lifts it."""
EDGE = 48
"""Within so many pixels of an edge, what lies there scrolls."""
SCROLL = 12


class Drag:
    """At most one drag at a time."""

    def __init__(self, ask: Callable[[str], None]) -> None:
        self._ask = ask
        self._source: Any = None
        """What the pointer went down on; None while there is no gesture."""
        self._ghost: Any = None
        """What follows the pointer; None until the gesture is a drag."""
        self._target: Any = None
        self._start = (0.0, 0.0)
        self._hold: Any = None
        self._lift_later = create_proxy(self._lift)
        listen = {
            "pointerdown": self._down,
            "pointermove": self._move,
            "pointerup": self._up,
            "pointercancel": self._cancel,
            "keydown": self._key,
        }
        for kind, listener in listen.items():
            document.addEventListener(kind, create_proxy(listener))
        # A drag with a finger must not scroll the page as well.
        stay = to_js({"passive": False}, dict_converter=window.Object.fromEntries)
        document.addEventListener("touchmove", create_proxy(self._touch_moved), stay)
        # The click that ends a drag is not a tap; it is caught before anybody hears of it.
        first = to_js({"capture": True}, dict_converter=window.Object.fromEntries)
        self._dropped_at = 0.0
        document.addEventListener("click", create_proxy(self._clicked), first)

    def _down(self, event: Any) -> None:
        source = event.target.closest("[data-drag]")
        if not source or event.button != 0 or not event.isPrimary:
            return
        self._source, self._start = source, (event.clientX, event.clientY)
        if event.pointerType == "touch":
            self._hold = window.setTimeout(self._lift_later, HOLD_MS)

    def _move(self, event: Any) -> None:
        if not self._source:
            return
        if not self._ghost:
            x, y = self._start
            if max(abs(event.clientX - x), abs(event.clientY - y)) < SLACK:
                return
            if event.pointerType == "touch":  # it moves before it has rested: it scrolls
                self._end()
                return
            self._lift()
        self._follow(event.clientX, event.clientY)

    def _lift(self) -> None:
        """The gesture is a drag from now on."""
        if not self._source or not self._source.isConnected:
            self._end()
            return
        deep = True
        self._ghost = self._source.cloneNode(deep)
        self._ghost.removeAttribute("data-place")
        self._ghost.setAttribute("aria-hidden", "true")
        self._ghost.classList.add("ghost")
        box = self._source.getBoundingClientRect()
        self._ghost.style.setProperty("--width", f"{box.width:.0f}px")
        document.body.append(self._ghost)
        document.documentElement.classList.add("dragging")
        self._follow(*self._start)

    def _follow(self, x: float, y: float) -> None:
        self._ghost.style.setProperty("--x", f"{x:.0f}px")
        self._ghost.style.setProperty("--y", f"{y:.0f}px")
        under = document.elementFromPoint(x, y)
        target = under.closest("[data-drop]") if under else None
        if self._target:
            self._target.classList.remove("drop-here")
        self._target = target
        if target:
            target.classList.add("drop-here")
        _scroll_at(under, x, y)

    def _up(self, event: Any) -> None:
        if self._ghost:
            self._dropped_at = event.timeStamp
            what, target = self._source.dataset.drag, self._target
            where = target.dataset.drop if target else None
            self._end()
            if where:
                self._ask(f"drop {what} on {where}")
        else:
            self._end()

    def _cancel(self, _event: Any) -> None:
        self._end()

    def _key(self, event: Any) -> None:
        if event.key == "Escape" and self._ghost:
            self._end()

    def _touch_moved(self, event: Any) -> None:
        if self._ghost:
            event.preventDefault()

    def _clicked(self, event: Any) -> None:
        if self._dropped_at and event.timeStamp - self._dropped_at < HOLD_MS:
            event.stopPropagation()
        self._dropped_at = 0.0

    def _end(self) -> None:
        window.clearTimeout(self._hold)
        if self._ghost:
            self._ghost.remove()
            document.documentElement.classList.remove("dragging")
        if self._target:
            self._target.classList.remove("drop-here")
        self._source = self._ghost = self._target = None


def _scroll_at(under: Any, x: float, y: float) -> None:
    """Scroll what lies under the pointer if that is near one of its edges."""
    room = under.closest("[data-scrolls]") if under else None
    if not room:
        return
    box = room.getBoundingClientRect()
    room.scrollBy(
        SCROLL * ((x > box.right - EDGE) - (x < box.left + EDGE)),
        SCROLL * ((y > box.bottom - EDGE) - (y < box.top + EDGE)),
    )
