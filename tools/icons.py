"""The PNG icons, drawn from ui/art/icon.svg."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import resvg_py

from tools.paths import UI

SOURCE = UI / "art" / "icon.svg"

#: Behind the picture where the system crops the icon to its own shape.
BACKGROUND = "#0f5132"

#: Systems may crop a maskable icon to a circle of 80 % of its width; so does Apple, to a square.
WHOLE, INSIDE_CIRCLE, INSIDE_SQUARE = 1.0, 0.72, 0.88


@dataclass(frozen=True, slots=True)
class Icon:
    """One PNG: its file, its width in pixels and how much of it the picture fills."""

    name: str
    width: int
    share: float


ICONS = (
    Icon("icon-180.png", 180, INSIDE_SQUARE),
    Icon("icon-192.png", 192, WHOLE),
    Icon("icon-512.png", 512, WHOLE),
    Icon("icon-maskable-192.png", 192, INSIDE_CIRCLE),
    Icon("icon-maskable-512.png", 512, INSIDE_CIRCLE),
)


def icons() -> Iterator[tuple[Path, bytes]]:
    """The path and the content of every PNG icon."""
    picture = SOURCE.read_text(encoding="utf-8")
    for icon in ICONS:
        svg = picture if icon.share == WHOLE else on_background(picture, icon.share)
        png = resvg_py.svg_to_bytes(svg_string=svg, width=icon.width, skip_system_fonts=True)
        yield SOURCE.with_name(icon.name), bytes(png)


def on_background(picture: str, share: float) -> str:
    """The picture in the middle of a full square of the background colour."""
    margin = round((1 - share) / 2 * 100, 2)
    place = f'x="{margin}" y="{margin}" width="{100 - 2 * margin}" height="{100 - 2 * margin}"'
    opening = re.search(r"<svg\b[^>]*>", picture)
    if opening is None:
        raise ValueError(f"{SOURCE} has no <svg>")
    unplaced = re.sub(r'\s(x|y|width|height)="[^"]*"', "", opening[0])
    placed = unplaced.replace("<svg", f"<svg {place}", 1)
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">'
        f'<rect width="100" height="100" fill="{BACKGROUND}"/>'
        f"{placed}{picture[opening.end() :]}</svg>"
    )
