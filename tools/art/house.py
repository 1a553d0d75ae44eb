"""All that is drawn round the cards: icons, the wordmark, the bunting, the felt, the app icon."""

from tools.art.deck import wave
from tools.art.pen import circle, fill, line, placed, sprite, symbol
from tools.art.signs import RANKS, suit

# Strokes in a box of 24, drawn 2 wide in the colour of the text beside them.
ICONS = {
    "home": "M4 12L12 4L20 12M6 10L6 20L18 20L18 10M10 20L10 14L14 14L14 20",
    "log": "M5 5L19 5M5 10L19 10M5 15L15 15M5 20L11 20",
    "close": "M6 6L18 18M18 6L6 18",
    "plus": "M12 5L12 19M5 12L19 12",
    "minus": "M5 12L19 12",
    "to-right": "M4 9C5 17 14 21 20 12M20 12L20 19M20 12L13 13",
    "to-left": "M20 9C19 17 10 21 4 12M4 12L4 19M4 12L11 13",
    "crown": "M4 18L20 18L21 7L16 12L12 5L8 12L3 7L4 18",
    "play": "M8 5L19 12L8 19L8 5",
    "chain": "M10 7L7 7C4 7 2 9 2 12C2 15 4 17 7 17L10 17M14 7L17 7C20 7 22 9 22 12"
    "C22 15 20 17 17 17L14 17M8 12L16 12",
    "lock": "M6 11L18 11L18 20L6 20L6 11M9 11L9 7C9 3 15 3 15 7L15 11",
    "offline": "M4 9C9 4 15 4 20 9M7 13C10 10 14 10 17 13M12 18L12 18.1M4 21L20 3",
    "warning": "M12 4L21 20L3 20L12 4M12 10L12 14M12 17L12 17.1",
    "rules": "M5 4L16 4C18 4 19 5 19 7L19 20L8 20C6 20 5 19 5 17L5 4M9 9L15 9M9 13L15 13",
    "undo": "M9 6L4 11L9 16M4 11L14 11C19 11 21 14 21 17C21 18 20.5 19.5 20 20",
    "again": "M20 12C20 17 16 20 12 20C7 20 4 16 4 12C4 7 8 4 12 4C15 4 18 6 19 8M20 3L20 9L14 9",
    "redo": "M15 6L20 11L15 16M20 11L10 11C5 11 3 14 3 17C3 18 3.5 19.5 4 20",
    "check": "M4 13L10 19L20 6",
    "split": "M12 3L12 21M9 8L4 12L9 16M15 8L20 12L15 16",
    "shift": "M3 12L21 12M8 7L3 12L8 17M16 7L21 12L16 17",
    "sort": "M4 6L20 6M4 12L15 12M4 18L10 18",
    "look": "M2 12C6 5 18 5 22 12C18 19 6 19 2 12M12 9C16 9 16 15 12 15C8 15 8 9 12 9",
    "sheet": "M5 3L19 3L19 21L5 21L5 3M5 8L19 8M12 8L12 21M5 13L19 13",
    "settings": "M3 6L8 6M14 6L21 6M11 3L11 9M3 12L14 12M20 12L21 12M17 9L17 15M3 18L4 18"
    "M10 18L21 18M7 15L7 21",
    "speaker": "M4 9L8 9L13 5L13 19L8 15L4 15L4 9M16 9C18 11 18 13 16 15M18.5 6C22 9 22 15 18.5 18",
    "pause": "M8 5L8 19M16 5L16 19",
    "step-on": "M9 5L16 12L9 19",
    "step-back": "M15 5L8 12L15 19",
    "to-start": "M18 5L11 12L18 19M6 5L6 19",
    "to-end": "M6 5L13 12L6 19M18 5L18 19",
    "share": "M12 15L12 3M7 8L12 3L17 8M8 11L5 11L5 20L19 20L19 11L16 11",
    "cards": "M9 4L20 6L18 20L7 18L9 4M7 9L4 10L7 18",
}

# The letters that the ranks lack, in the same wood type.
LETTERS = {
    "C": "M31 14C30 8 25 4 18 4C10 4 4 11 4 22C4 33 10 40 18 40C25 40 30 37 32 31M32 1L32 15",
    "A": RANKS["A"],
    "R": "M8 0L8 44M1 4L18 4C26 4 30 8 30 14C30 20 26 24 18 24L8 24M17 24L30 42M1 40L15 40"
    "M25 40L37 40",
    "T": "M18 0L18 44M2 4L34 4M5 1L5 14M31 1L31 14M10 40L26 40",
    "E": "M8 0L8 44M1 4L32 4M29 1L29 13M8 22L23 22M22 16L22 28M1 40L33 40M30 31L30 43",
    "D": "M8 2L8 42M1 4L15 4C26 4 32 11 32 22C32 33 26 40 15 40L1 40",
    "O": circle(18, 22, 14, 18),
}

_FLAGS = ("#a4002a", "#f2b134", "#1665c0", "#cf4a00", "#2b7a5c")


def icons() -> str:
    """`ui/art/icons.svg`."""
    drawn = [
        symbol(name, 24, 24, line(path, "currentColor", 2, "round")) for name, path in ICONS.items()
    ]
    word = "".join(placed(LETTERS[c], 6 + 42 * i, 5, 1) for i, c in enumerate("CARTEADO"))
    shade = placed(word, 3, 3, 1)
    mark = symbol(
        "wordmark",
        346,
        57,
        line(shade, "var(--accent,#f2b134)", 8.5) + line(word, "currentColor", 8),
    )
    return sprite([*drawn, mark])


def bunting() -> str:
    """`ui/art/bunting.svg`: bandeirinhas on a string, one tile."""
    flags = []
    for i, colour in enumerate(_FLAGS):
        x, top = 5 + 50 * i, (3, 7, 9, 7, 3)[i]
        shape = f"M{x} {top}L{x + 40} {top}L{x + 40} {top + 40}L{x + 20} {top + 27}L{x} {top + 40}Z"
        flags.append(fill(shape, colour))
    string = line("M0 1C60 12 190 12 250 1", "#6b4a33", 2)
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" width="250" height="52" viewBox="0 0 250 52">'
        f"{''.join(flags)}{string}</svg>\n"
    )


def felt() -> str:
    """`ui/art/felt.svg`: the pavement's wave, hardly to be seen, one tile."""
    tile = wave(-40, 18, 40, 6, 15, 13)
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="48" viewBox="0 0 80 48">'
        f'<g fill-opacity=".045">{fill(tile, "#fff")}</g></svg>\n'
    )


def _small_card(name: str, turn: int, x: int, y: int, colour: str) -> str:
    return (
        f'<g transform="rotate({turn} 256 480)">'
        f'<rect x="{x}" y="{y}" width="150" height="216" rx="20" fill="#fffaf0" stroke="#101418"'
        f' stroke-width="9"/>{fill(suit(name, x + 75, y + 96, 100), colour)}</g>'
    )


def icon() -> str:
    """`ui/art/icon.svg`: three cards on the felt, inside the circle that masks leave."""
    ribbon = wave(-80, 386, 108, 7, 40, 50)
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 512 512">'
        '<rect width="512" height="512" fill="#1f5d4c"/>'
        f"{fill(ribbon, '#f2b134')}"
        f"{_small_card('C', -27, 170, 112, '#1665c0')}"
        f"{_small_card('D', 27, 192, 112, '#cf4a00')}"
        f"{_small_card('H', 0, 181, 104, '#a4002a')}"
        "</svg>\n"
    )
