"""Cards that fly, drawn on top of everything for a moment. It touches the document as well.

Python only says where from and where to; the style sheet moves them.
"""

from __future__ import annotations

from typing import Any

from pyscript import document

from ui.motion import Flight
from ui.present.parts import CARDS

SVG = "http://www.w3.org/2000/svg"


def _place(place: str) -> Any:
    return document.querySelector(f'[data-place="{place}"]')


def middle(place: str) -> tuple[float, float] | None:
    """Where the middle of a place is on the screen, or None if there is no such place."""
    element = _place(place)
    if not element:
        return None
    box = element.getBoundingClientRect()
    return box.left + box.width / 2, box.top + box.height / 2


def fly(flight: Flight, origin: tuple[float, float] | None, delay: int) -> None:
    """Let a card fly from where it was, after so many milliseconds, to where it is now."""
    target = middle(flight.target)
    if origin is None or target is None:
        return
    element = document.createElement("div")
    element.className = "flying"
    element.setAttribute("aria-hidden", "true")
    face = document.createElementNS(SVG, "svg")
    face.setAttribute("class", "face")
    use = document.createElementNS(SVG, "use")
    use.setAttribute("href", f"{CARDS}#{flight.face or 'back'}")
    face.append(use)
    element.append(face)
    for name, number in (
        ("x0", origin[0]),
        ("y0", origin[1]),
        ("x1", target[0]),
        ("y1", target[1]),
    ):
        element.style.setProperty(f"--{name}", f"{number:.0f}px")
    element.style.setProperty("--wait", f"{delay}ms")
    document.body.append(element)
    if flight.target.startswith("card "):
        arriving = _place(flight.target)
        arriving.style.setProperty("--wait", f"{delay}ms")
        arriving.classList.add("arriving")


def landed(event: Any) -> None:
    """A card has landed: it is no longer drawn on top, and seen where it belongs."""
    if event.target.matches(".flying"):
        event.target.remove()
    else:
        event.target.classList.remove("arriving")


def land_all() -> None:
    """Whatever flies is where it belongs: a tap need not wait for it."""
    for number in range((flying := document.querySelectorAll(".flying")).length):
        flying.item(number).remove()
    for number in range((cards := document.querySelectorAll(".arriving")).length):
        cards.item(number).classList.remove("arriving")
