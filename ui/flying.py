"""Cards that fly and slide, for a moment. It touches the document as well.

Python only says where from and where to; the style sheet moves them, by transforms alone. All
places are read before anything is written, so the page is laid out once and not for every card.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pyscript import document

from ui.motion import Flight
from ui.present.parts import BACK, CARDS

SVG = "http://www.w3.org/2000/svg"
BETWEEN_MS = 90
LONGEST_MS = 2500
"""All cards have left after so long, even when a whole table is dealt."""
NEAREST_PX = 2
"""Cards that move less than this are where they were."""

Point = tuple[float, float]


def _place(place: str) -> Any:
    return document.querySelector(f'[data-place="{place}"]')


def middle(place: str) -> Point | None:
    """Where the middle of a place is on the screen, or None if there is no such place."""
    element = _place(place)
    if not element:
        return None
    box = element.getBoundingClientRect()
    return box.left + box.width / 2, box.top + box.height / 2


# ---- cards that fly over everything ------------------------------------------------------------


def fly(flights: Sequence[Flight], origins: Sequence[Point | None]) -> None:
    """Let cards fly from where they were, one after another, to where they are now."""
    between = min(BETWEEN_MS, LONGEST_MS / max(len(flights), 1))
    begins = [
        origin or middle(flight.origin) for flight, origin in zip(flights, origins, strict=True)
    ]
    ends = [middle(flight.target) for flight in flights]
    sky = document.createDocumentFragment()
    for number, (flight, begin, end) in enumerate(zip(flights, begins, ends, strict=True)):
        if begin and end:
            wait = f"{round(number * between)}ms"
            sky.append(_flying(flight, begin, end, wait))
            if flight.target.startswith("card "):
                arriving = _place(flight.target)
                arriving.style.setProperty("--wait", wait)
                arriving.classList.add("arriving")
    document.body.append(sky)


def _flying(flight: Flight, begin: Point, end: Point, wait: str) -> Any:
    """A card in the air; one that is seen only from now on turns over on the way."""
    element = document.createElement("div")
    element.className = "flying turning" if flight.turns else "flying"
    element.setAttribute("aria-hidden", "true")
    element.append(_side(flight.face.text if flight.face else BACK))
    if flight.turns:
        element.append(_side(BACK))
    for name, value in (
        ("--x0", f"{begin[0]:.0f}px"),
        ("--y0", f"{begin[1]:.0f}px"),
        ("--x1", f"{end[0]:.0f}px"),
        ("--y1", f"{end[1]:.0f}px"),
        ("--wait", wait),
    ):
        element.style.setProperty(name, value)
    return element


def _side(name: str) -> Any:
    side = document.createElementNS(SVG, "svg")
    side.setAttribute("class", "face")
    use = document.createElementNS(SVG, "use")
    use.setAttribute("href", f"{CARDS}#{name}")
    side.append(use)
    return side


# ---- cards of the hand that make room ----------------------------------------------------------


def hand() -> dict[str, Point]:
    """Where the cards of the hand lie."""
    cards = document.querySelectorAll(".hand .card")
    boxes = (cards.item(number) for number in range(cards.length))
    return {card.dataset.place: (card.offsetLeft, card.offsetTop) for card in boxes}


def slide(before: dict[str, Point]) -> None:
    """Let cards of the hand slide from where they lay to where they lie now."""
    now = hand()
    for place in before.keys() & now.keys():
        (x0, y0), (x1, y1) = before[place], now[place]
        if max(abs(x0 - x1), abs(y0 - y1)) >= NEAREST_PX:
            card = _place(place)
            card.style.setProperty("--dx", f"{x0 - x1}px")
            card.style.setProperty("--dy", f"{y0 - y1}px")
            card.classList.add("sliding")


# ---- the end of it -----------------------------------------------------------------------------


def landed(event: Any) -> None:
    """A card has landed: it is no longer drawn on top, and seen where it belongs."""
    match event.animationName:
        case "fly":
            event.target.remove()
        case "arrive":
            event.target.classList.remove("arriving")
        case "slide":
            event.target.classList.remove("sliding")
        case _:
            return


def land_all() -> None:
    """Whatever flies or slides is where it belongs: a tap need not wait for it."""
    for number in range((flying := document.querySelectorAll(".flying")).length):
        flying.item(number).remove()
    for number in range((cards := document.querySelectorAll(".arriving, .sliding")).length):
        cards.item(number).classList.remove("arriving", "sliding")
