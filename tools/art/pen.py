"""A very small drawing pen: paths that can be placed and scaled, and the colours of the deck.

Paths are written with the absolute commands M, L, C and Z only, so that placing one is plain
arithmetic on its numbers and many pips fit in a single `d`. Colours are CSS variables with a
fallback: a page may re-tint the deck, and the sprite also opens correctly by itself.
"""

import re

INK = "var(--card-ink,#101418)"
PAPER = "var(--card-paper,#fffaf0)"
GOLD = "var(--card-gold,#f2b134)"
BACK = "var(--card-back,#a63a22)"
TONE = {
    "C": "var(--paus,#1665c0)",
    "D": "var(--ouros,#cf4a00)",
    "H": "var(--copas,#a4002a)",
    "S": "var(--espadas,#101418)",
}

_KAPPA = 0.5523
_NUMBER = re.compile(r"-?(?:\d+(?:\.\d+)?|\.\d+)")


def num(value: float) -> str:
    """The shortest text of a coordinate, to a tenth."""
    text = f"{round(value, 1) + 0:g}"
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def placed(path: str, x: float, y: float, scale: float) -> str:
    """The same path with its origin at (x, y) and its units multiplied by scale."""
    axis = iter(range(1_000_000))

    def move(match: re.Match[str]) -> str:
        offset = y if next(axis) % 2 else x
        return num(float(match.group()) * scale + offset)

    return _NUMBER.sub(move, path)


def circle(x: float, y: float, rx: float, ry: float | None = None) -> str:
    """A closed ellipse as four cubic curves."""
    ry = rx if ry is None else ry
    kx, ky = rx * _KAPPA, ry * _KAPPA
    return (
        f"M{num(x - rx)} {num(y)}"
        f"C{num(x - rx)} {num(y - ky)} {num(x - kx)} {num(y - ry)} {num(x)} {num(y - ry)}"
        f"C{num(x + kx)} {num(y - ry)} {num(x + rx)} {num(y - ky)} {num(x + rx)} {num(y)}"
        f"C{num(x + rx)} {num(y + ky)} {num(x + kx)} {num(y + ry)} {num(x)} {num(y + ry)}"
        f"C{num(x - kx)} {num(y + ry)} {num(x - rx)} {num(y + ky)} {num(x - rx)} {num(y)}Z"
    )


def tight(path: str) -> str:
    """The same path in relative commands and without needless blanks: half the bytes."""
    out, x, y, start = "", 0.0, 0.0, (0.0, 0.0)
    for command, rest in re.findall(r"([MLCZ])([^MLCZ]*)", path):
        if command == "Z":
            out, (x, y) = out + "z", start
            continue
        values = [round(float(v), 1) for v in _NUMBER.findall(rest)]
        steps = [num(v - (y if i % 2 else x)) for i, v in enumerate(values)]
        x, y = values[-2], values[-1]
        if command == "M":
            start = (x, y)
        body = "".join(s if i == 0 or s[0] == "-" else f" {s}" for i, s in enumerate(steps))
        out += command.lower() + body
    return out


def fill(path: str, colour: str) -> str:
    """A filled shape."""
    return f'<path d="{tight(path)}" fill="{colour}"/>'


def cut(path: str, colour: str, ground: str, width: float = 2) -> str:
    """A filled shape with an outline, as a block print shows it."""
    return (
        f'<path d="{tight(path)}" fill="{ground}" stroke="{colour}" stroke-width="{num(width)}"/>'
    )


def line(path: str, colour: str, width: float, cap: str = "butt") -> str:
    """An open stroke."""
    ends = "" if cap == "butt" else f' stroke-linecap="{cap}"'
    return (
        f'<path d="{tight(path)}" fill="none" stroke="{colour}" stroke-width="{num(width)}"{ends}/>'
    )


def dots(places: list[tuple[float, float]], size: float, colour: str) -> str:
    """Round dots: strokes of no length with round ends, a tenth of the bytes of drawn circles."""
    path = "".join(f"M{num(x)} {num(y)}h.01" for x, y in places)
    return (
        f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{num(size)}"'
        ' stroke-linecap="round"/>'
    )


def symbol(name: str, width: float, height: float, body: str) -> str:
    """One entry of a sprite."""
    return f'<symbol id="{name}" viewBox="0 0 {num(width)} {num(height)}">{body}</symbol>'


def sprite(symbols: list[str]) -> str:
    """A file of symbols."""
    inside = "\n".join(symbols)
    return f'<svg xmlns="http://www.w3.org/2000/svg">\n{inside}\n</svg>\n'
