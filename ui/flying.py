"""Cards that fly and slide, for a moment. It touches the document as well.

Python only says where from and where to; the style sheet moves them, by transforms alone. All
places are read before anything is written, so the page is laid out once and not for every card.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pyscript import document

from ui.motion import Flight
from ui.present.parts import BACK, CARDS

SVG = "http://www.w3.org/2000/svg"
BETWEEN_MS = 90
FLIGHT_MS = 420
"""How long a card is in the air, as the style sheet has it."""
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
    together = between * (len(flights) - 1) + FLIGHT_MS
    begins = [
        origin or middle(flight.origin) for flight, origin in zip(flights, origins, strict=True)
    ]
    ends = [middle(flight.target) for flight in flights]
    sky = document.createElement("div")
    sky.className = "sky"
    for number, (flight, begin, end) in enumerate(zip(flights, begins, ends, strict=True)):
        if begin and end:
            leaves = number * between
            times = {
                "--all": f"{together:.0f}ms",
                "--leaves": f"{100 * leaves / together:.2f}%",
                "--lands": f"{100 * (leaves + FLIGHT_MS) / together:.2f}%",
            }
            sky.append(_flying(flight, begin, end, times))
            if flight.target.startswith("card "):
                arriving = _place(flight.target)
                _set(arriving, times)
                arriving.classList.add("arriving")
    if sky.firstChild:
        document.body.append(sky)


def _flying(flight: Flight, begin: Point, end: Point, times: Mapping[str, str]) -> Any:
    """A card in the air; one that is seen only from now on turns over on the way."""
    element = document.createElement("div")
    element.className = "flying turning" if flight.turns else "flying"
    element.setAttribute("aria-hidden", "true")
    element.append(_side(flight.face.text if flight.face else BACK))
    if flight.turns:
        element.append(_side(BACK))
    (x0, y0), (x1, y1) = begin, end
    places = {"--x0": x0, "--y0": y0, "--x1": x1, "--y1": y1}
    _set(element, {**times, **{name: f"{place:.0f}px" for name, place in places.items()}})
    return element


def _set(element: Any, properties: Mapping[str, str]) -> None:
    for name, value in properties.items():
        element.style.setProperty(name, value)


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
    """Cards have landed, each of which has given way to what lies in its place by the style sheet.

    They are taken away together: each time costs a small device a frame, and now nothing moves.
    """
    match event.animationName:
        case "fly":
            _arrive(document.querySelectorAll(".arriving"))
            event.target.parentNode.remove()
        case "slide":
            event.target.classList.remove("sliding")


def _arrive(cards: Any) -> None:
    for number in range(cards.length):
        card = cards.item(number)
        if all(motion.playState == "finished" for motion in card.getAnimations()):
            card.classList.remove("arriving")


def land_all() -> None:
    """Whatever flies or slides is where it belongs: a tap need not wait for it."""
    for number in range((skies := document.querySelectorAll(".sky")).length):
        skies.item(number).remove()
    for number in range((cards := document.querySelectorAll(".arriving, .sliding")).length):
        cards.item(number).classList.remove("arriving", "sliding")
