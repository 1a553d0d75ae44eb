"""Where the focus of the keyboard goes when what had it is gone, or one comes back to a place."""

from __future__ import annotations

from typing import Any

from pyscript import document, window

Where = tuple[str | None, str | None]
"""A room of the house, and the dialog that lies open in it, by their keys."""

USUAL = (
    ".actions button",
    ".stage [data-kind]",
    ".hand button",
    "[role=status] [data-do]",
    "[data-do]",
)
"""What can be done now, or else the hand, the way back from what was done, whatever there is."""
LEAVING = ("home", "back", "leave")
"""Who comes again does not come for these."""


class Focus:
    """What has the focus, and what had it in each place that was left.

    Whoever closes a dialog, or comes back from another room, is where the way there began.
    """

    def __init__(self) -> None:
        self._left: dict[Where, str] = {}
        """The control that had the focus, as a selector."""

    def note(self) -> None:
        """Note what has the focus, before something else is drawn."""
        self._at = document.activeElement
        self._had = _selector(self._at)

    def settle(self, before: Where, now: Where, led: Any) -> None:
        """Something else has been drawn: the focus goes where one is led, or is not lost."""
        sought = self._had
        if before != now:
            self._left[before] = self._had
            sought = self._left.pop(now, "")
        if led:
            led.focus()
        elif _lost(self._at):
            _to(sought)


def _selector(element: Any) -> str:
    """How this control is found again, if it is one to come back to.

    An action is sought among the actions only: when it is gone, another one is likelier to be
    wanted than what does the same elsewhere.
    """
    request = element.getAttribute("data-do")
    if not request or request in LEAVING:
        return ""
    within = ".actions " if element.closest(".actions") else ""
    return f'{within}[data-do="{window.CSS.escape(request)}"]'


def _to(sought: str) -> None:
    """Give the focus to this control, or to what is usual."""
    for place in (sought, *USUAL) if sought else USUAL:
        for element in document.querySelectorAll(f"#app {place}"):
            if not _lost(element) and element.getClientRects().length:
                element.focus()
                return


def _lost(element: Any) -> bool:
    """Whether no key reaches this element: it is gone, folded away, or below a dialog."""
    return not element.isConnected or bool(element.closest("[hidden], [inert], :disabled"))
