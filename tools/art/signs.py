"""The small signs: four suits, the star, and the ranks drawn as strokes of a wood type.

Suits live in a box from -50 to 50 round their middle. The four silhouettes differ without colour:
round lobes above a point, a kite with hollow sides, a leaf on a foot, three balls on a foot.
Ranks live in a box of 36 by 44; their strokes are 8 wide, so a card 44 pixels wide still shows
them in lines of more than 3 pixels.
"""

from tools.art.pen import circle, dots, fill, line, placed

SUITS = {
    "C": "M0 -48C13 -48 23 -38 23 -26C23 -20 21 -16 17 -12C34 -17 48 -6 48 9C48 22 38 32 26 32"
    "C17 32 10 28 5 21C6 33 11 41 20 48L-20 48C-11 41 -6 33 -5 21C-10 28 -17 32 -26 32"
    "C-38 32 -48 22 -48 9C-48 -6 -34 -17 -17 -12C-21 -16 -23 -20 -23 -26C-23 -38 -13 -48 0 -48Z",
    "D": "M0 -50C9 -31 22 -14 40 0C22 14 9 31 0 50C-9 31 -22 14 -40 0C-22 -14 -9 -31 0 -50Z",
    "H": "M0 47C-10 31 -47 12 -47 -16C-47 -34 -34 -45 -22 -45C-11 -45 -4 -38 0 -28"
    "C4 -38 11 -45 22 -45C34 -45 47 -34 47 -16C47 12 10 31 0 47Z",
    "S": "M0 -50C9 -31 45 -14 45 11C45 26 34 33 24 33C15 33 9 29 5 23C6 33 11 41 20 48L-20 48"
    "C-11 41 -6 33 -5 23C-9 29 -15 33 -24 33C-34 33 -45 26 -45 11C-45 -14 -9 -31 0 -50Z",
}

STAR = "M0 -50L13 -17L48 -15L21 7L30 41L0 22L-30 41L-21 7L-48 -15L-13 -17Z"

RANKS = {
    "A": "M5 42L17 2L19 2L31 42M9 29L27 29M0 41L12 41M24 41L36 41",
    "2": "M5 15C5 8 10 4 18 4C26 4 31 8 31 14C31 20 27 24 20 29C13 34 7 36 6 40L33 40M32 43L32 33",
    "3": "M6 4L30 4L17 18C26 18 32 22 32 29C32 36 26 40 18 40C11 40 6 37 4 31M7 1L7 12",
    "4": "M25 44L25 4L23 4L4 30L4 31L36 31",
    "5": "M31 4L9 4L8 20C11 17 14 16 18 16C26 16 32 21 32 28C32 36 26 40 18 40C11 40 6 37 4 32",
    "6": "M28 3C15 8 4 17 4 28C4 36 10 40 18 40C26 40 32 36 32 29C32 22 26 18 19 18"
    "C12 18 5 22 4 28",
    "7": "M4 4L32 4C24 16 18 28 17 44M5 1L5 13",
    "8": circle(18, 13, 11, 9) + circle(18, 30, 14, 10),
    "9": "M8 41C21 36 32 27 32 16C32 8 26 4 18 4C10 4 4 8 4 15C4 22 10 26 17 26C24 26 31 22 32 16",
    "10": "M5 0L5 44M6 3L-2 11" + circle(27, 22, 9, 18),
    "J": "M13 4L36 4M26 4L26 28C26 36 21 40 15 40C8 40 5 36 4 29",
    "Q": circle(18, 21, 14, 17) + "M16 28L34 43",
    "K": "M8 0L8 44M30 3L10 25M17 18L31 42M1 4L15 4M1 40L15 40M22 4L35 4M22 40L36 40",
}

# The letters that stand under each other on the left of a JOKER, in a box of 20 by 20.
JOKER_LETTERS = (
    "M7 2L18 2M13 2L13 12C13 16 11 18 8 18C5 18 3 16 3 13",
    circle(10, 10, 7.5, 8),
    "M5 0L5 20M17 1L6 12M9 9L17 19",
    "M18 2L5 2L5 18L18 18M5 10L15 10",
    "M5 20L5 2L11 2C15 2 17 4 17 7C17 10 15 12 11 12L5 12M11 12L17 20",
)


def rank(name: str, x: float, y: float, colour: str, scale: float = 1) -> str:
    """A rank's sign with its upper left corner at (x, y)."""
    width = (7 if name in {"10", "A", "K"} else 8) * scale
    return line(placed(RANKS[name], x, y, scale), colour, width)


def suit(name: str, x: float, y: float, size: float) -> str:
    """The path of a suit of the given size round (x, y)."""
    return placed(SUITS[name], x, y, size / 100)


_CLUB_BALLS = ((0, -25), (-25, 9), (25, 9))
_CLUB_FOOT = "M0 -20L18 10L5 16C6 32 11 41 20 48L-20 48C-11 41 -6 32 -5 16L-18 10Z"


def pips(name: str, places: tuple[tuple[float, float], ...], size: float, tone: str) -> str:
    """The same suit at several places. Clubs are three dots and a foot: many, yet few bytes."""
    scale = size / 100
    if name != "C":
        return fill("".join(suit(name, x, y, size) for x, y in places), tone)
    balls = [(x + bx * scale, y + by * scale) for x, y in places for bx, by in _CLUB_BALLS]
    feet = "".join(placed(_CLUB_FOOT, x, y, scale) for x, y in places)
    return dots(balls, 46 * scale, tone) + fill(feet, tone)
