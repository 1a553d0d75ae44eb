"""The 54 faces, the back and the four loose suits: `ui/art/cards.svg`.

A card is 100 by 144. The index fills the left strip (rank 36 wide, suit under it), because in a
hand only that strip shows; pips and figures take the rest.
"""

from tools.art.courts import jack, joker, king, queen
from tools.art.pen import BACK, INK, PAPER, TONE, fill, line, num, placed, sprite, symbol
from tools.art.signs import SUITS, pips, rank, suit

WIDTH, HEIGHT = 100, 144
RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")

_LEFT, _MID, _RIGHT = 60, 72.5, 85
_PIPS: dict[str, tuple[tuple[float, float], ...]] = {
    "2": ((_MID, 36), (_MID, 108)),
    "3": ((_MID, 30), (_MID, 72), (_MID, 114)),
    "4": ((_LEFT, 36), (_RIGHT, 36), (_LEFT, 108), (_RIGHT, 108)),
    "5": ((_LEFT, 33), (_RIGHT, 33), (_MID, 72), (_LEFT, 111), (_RIGHT, 111)),
    "6": tuple((x, y) for y in (32, 72, 112) for x in (_LEFT, _RIGHT)),
    "7": (*((x, y) for y in (28, 72, 116) for x in (_LEFT, _RIGHT)), (_MID, 50)),
    "8": (*((x, y) for y in (28, 72, 116) for x in (_LEFT, _RIGHT)), (_MID, 50), (_MID, 94)),
    "9": (*((x, y) for y in (24, 56, 88, 120) for x in (_LEFT, _RIGHT)), (_MID, 72)),
    "10": tuple((x, y) for y in (22, 47, 72, 97, 122) for x in (_LEFT, _RIGHT)),
}
_SIZE = {"2": 36, "3": 33, "4": 23, "5": 23, "6": 23, "7": 21, "8": 21, "9": 19.5, "10": 20}


def _sheet(ground: str) -> str:
    return (
        f'<rect x=".75" y=".75" width="98.5" height="142.5" rx="8.5" fill="{ground}"'
        f' stroke="{INK}" stroke-width="1.5"/>'
    )


def _card(name: str, body: str, index: str = "") -> str:
    picture = f'<g stroke-linejoin="round">{body}</g>'
    return symbol(name, WIDTH, HEIGHT, _sheet(PAPER) + picture + index)


def _index(name: str, suit_name: str) -> str:
    tone = TONE[suit_name]
    return rank(name, 7, 9, tone) + pips(suit_name, ((25, 76),), 34, tone)


def _ace(suit_name: str) -> str:
    tone = TONE[suit_name]
    wave = "M32 {0}C42 {1} 52 {2} 64 {0}C76 {1} 86 {2} 96 {0}"
    cuts = "".join(wave.format(y, y - 7, y + 7) for y in (94, 104, 114))
    return fill(suit(suit_name, 66, 103, 58), tone) + line(cuts, PAPER, 2)


def face(name: str, suit_name: str) -> str:
    """One face: paper, index, and what the rank shows."""
    match name:
        case "A":
            body = _ace(suit_name)
        case "J":
            body = jack(suit_name)
        case "Q":
            body = queen(suit_name)
        case "K":
            body = king(suit_name)
        case _:
            body = pips(suit_name, _PIPS[name], _SIZE[name], TONE[suit_name])
    return _card(f"{name}{suit_name}", body, _index(name, suit_name))


def wave(  # noqa: PLR0913, PLR0917  # a place and a shape
    x: float, y: float, step: float, count: int, rise: float, thick: float
) -> str:
    """One ribbon of the Copacabana pavement: its lower edge lags, so it swells as it falls."""
    low, lag = y + thick, step * 0.3
    there = "".join(_swing(x + step * i, y, step, _rise(i, rise)) for i in range(count))
    back = "".join(
        _swing(x + lag + step * (i + 1), low, -step, _rise(i, rise)) for i in reversed(range(count))
    )
    return f"M{num(x)} {num(y)}{there}L{num(x + lag + step * count)} {num(low)}{back}Z"


def _rise(index: int, rise: float) -> float:
    return rise if index % 2 == 0 else -rise


def _swing(start: float, level: float, step: float, rise: float) -> str:
    """From one place on a level to the next, over a crest or through a trough."""
    near, far = num(start + step * 0.36), num(start + step * 0.64)
    bend = num(level - rise)
    return f"C{near} {bend} {far} {bend} {num(start + step)} {num(level)}"


def back() -> str:
    """The pavement of Copacabana in a paper frame."""
    ground = f'<rect x="2" y="2" width="96" height="140" rx="8" fill="{BACK}"/>'
    waves = "".join(wave(2, 14 + 18.4 * i, 15, 6, 9, 8.6) for i in range(7))
    frame = (
        f'<rect x="3.75" y="3.75" width="92.5" height="136.5" rx="6" fill="none"'
        f' stroke="{PAPER}" stroke-width="6"/>'
        f'<rect x="7" y="7" width="86" height="130" rx="3.5" fill="none" stroke="{BACK}"'
        ' stroke-width="2"/>'
    )
    return symbol("back", WIDTH, HEIGHT, ground + fill(waves, PAPER) + frame + _sheet("none"))


def deck() -> str:
    """The whole sprite."""
    faces = [face(name, suit_name) for suit_name in TONE for name in RANKS]
    jokers = [_card(f"X{colour}", joker(colour)) for colour in "RB"]
    suits = [
        symbol(f"suit-{name}", 100, 100, fill(placed(path, 50, 50, 0.96), "currentColor"))
        for name, path in SUITS.items()
    ]
    return sprite([*faces, *jokers, back(), *suits])
