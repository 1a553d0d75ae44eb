"""Jack, queen, king and the two JOKERs, cut like the cover of a cordel booklet.

Flat inks on paper: black, the suit's tone, gold and the brown of the skin. The figures stand on the
right and spread at the foot of the card, so that the index keeps the left strip for itself.
J is a sanfoneiro under a half-moon hat, Q a baiana, K a king of the congada. The JOKERs are the two
oxen of the boi-bumbá: the white one with a heart, the black one with a star.
"""

from tools.art.pen import GOLD, INK, PAPER, TONE, circle, cut, dots, fill, line, num, placed
from tools.art.signs import JOKER_LETTERS, STAR, suit

SKIN = {"J": "#a66a3f", "Q": "#7a4528", "K": "#8c5632"}


def _eyes(x: float, y: float, gap: float) -> str:
    left, right = x - gap, x + gap
    whites = circle(left, y, 3.6, 2.6) + circle(right, y, 3.6, 2.6)
    brows = "".join(
        f"M{num(e - 4.5)} {num(y - 4)}L{num(e + 4.5)} {num(y - 5)}" for e in (left, right)
    )
    return fill(whites, PAPER) + dots([(left, y), (right, y)], 3.4, INK) + line(brows, INK, 1.6)


def _medal(name: str, x: float, y: float, radius: float) -> str:
    return cut(circle(x, y, radius), INK, PAPER) + fill(suit(name, x, y, radius * 1.35), TONE[name])


def jack(name: str) -> str:
    """The sanfoneiro."""
    tone, skin = TONE[name], SKIN["J"]
    pleats = []
    for i in range(9):
        x, y, low = 27 + i * 6, 99 - i * 1.4, 133 - i * 0.8
        shape = (
            f"M{num(x)} {num(y)}L{num(x + 3)} {num(y - 3)}L{num(x + 6)} {num(y - 1.4)}"
            f"L{num(x + 6)} {num(low)}L{num(x + 3)} {num(low + 3)}L{num(x)} {num(low + 0.8)}Z"
        )
        pleats.append(cut(shape, INK, PAPER if i % 2 else tone, 1.2))
    keys = "".join(f"M83 {y}L92 {y}" for y in range(94, 126, 5))
    return "".join(
        (
            fill("M49 66L89 66L95 82L95 138L40 138L40 96Z", INK),
            line("M52 72L46 90M58 70L53 92M86 72L90 84", PAPER, 1.3),
            cut("M57 28L82 28L82 46C82 57 76 63 69 63C62 63 57 57 57 46Z", INK, skin),
            _eyes(69, 41, 6.5),
            line("M69 42L67 49L71 49", INK, 1.5),
            fill(
                "M69 51C65 49 61 51 59 55C63 55 66 55 69 53C72 55 76 55 80 55C78 51 74 49 69 51Z",
                INK,
            ),
            cut("M54 62L69 68L84 62L86 71L69 84L52 71Z", INK, tone),
            dots([(69, 69)], 8, GOLD),
            fill(
                "M42 37C43 18 53 6 69 6C85 6 95 18 96 37C88 30 80 28 69 28C58 28 50 30 42 37Z", INK
            ),
            line("M47 30C52 17 59 12 69 12C79 12 86 17 91 30", GOLD, 1.6),
            fill(placed(STAR, 56, 22.5, 0.07) + placed(STAR, 82, 22.5, 0.07), GOLD),
            dots([(69, 20)], 13.2, PAPER),
            fill(suit(name, 69, 20, 9.5), tone),
            *pleats,
            cut("M9 104L27 98L27 134L9 138Z", INK, GOLD),
            dots([(x, y) for y in (112, 120, 128) for x in (14, 21)], 4, INK),
            cut("M81 86L95 88L95 130L81 128Z", INK, PAPER),
            line(keys, INK, 2),
            cut(circle(22, 99, 5.5, 4.5), INK, skin, 1.5)
            + cut(circle(86, 87, 6, 4.5), INK, skin, 1.5),
        )
    )


def queen(name: str) -> str:
    """The baiana."""
    tone, skin = TONE[name], SKIN["Q"]
    waves = "M17 120C24 112 32 126 40 118C48 110 56 126 64 118C72 110 80 126 92 116"
    return "".join(
        (
            cut("M58 90C38 97 15 112 8 138L95 138L95 108C91 99 85 93 78 90Z", INK, tone),
            line(waves, PAPER, 4),
            line("M30 106C38 101 46 110 54 104C62 99 72 110 90 102", GOLD, 1.8),
            dots([(14 + 8.4 * i, 134) for i in range(10)], 7.6, PAPER),
            line("M8 138L95 138", INK, 2),
            line("M51 76L43 92L56 97M86 76L93 91L80 97", INK, 8.5, "round"),
            line("M51 76L43 92L56 97M86 76L93 91L80 97", skin, 5.5, "round"),
            cut("M61 56L76 56L76 70L61 70Z", INK, skin, 1.5),
            cut("M57 70L80 70L78 94L59 94Z", INK, PAPER),
            cut(
                "M45 80C45 69 54 64 61 64C64 72 73 72 76 64"
                "C83 64 92 69 92 80C85 84 79 80 68 84C57 80 52 84 45 80Z",
                INK,
                PAPER,
            ),
            line("M50 77C57 76 62 80 68 80C75 80 80 76 87 77", tone, 1.8),
            cut(circle(68.5, 46, 14, 16), INK, skin),
            _eyes(68.5, 45, 6.2),
            line("M68.5 47L67 53L70 53", INK, 1.4),
            fill("M63 57C66 55 71 55 74 57C71 60.5 66 60.5 63 57Z", "#d9402b"),
            dots([(59, 68), (63, 73), (68.5, 75), (74, 73), (78, 68)], 4.4, GOLD),
            cut(
                "M52 41C47 22 56 11 69 11C82 11 90 22 85 41C79 33 74 31 68.5 31C63 31 58 33 52 41Z",
                INK,
                tone,
            ),
            cut(
                "M68 14C60 10 60 4 66 4C68 4 69 6 70 8C72 5 76 4 78 7C80 11 75 14 68 14Z",
                INK,
                GOLD,
                1.6,
            ),
            line("M55 31C62 22 74 21 83 30M59 20C66 15 74 16 80 21", PAPER, 2),
            cut(circle(53, 55, 3.4) + circle(84, 55, 3.4), INK, GOLD, 1.3),
            _medal(name, 62, 119, 11.5),
        )
    )


def king(name: str) -> str:
    """The king of the congada."""
    tone, skin = TONE[name], SKIN["K"]
    teeth = "".join(f"L{24 + 6 * i} {138 if i % 2 else 130}" for i in range(1, 11))
    rays = "M44 84L26 116M47 92L34 124M88 80L92 112"
    return "".join(
        (
            fill("M47 64C36 80 18 106 8 138L95 138L95 84C93 74 89 68 85 64Z", INK),
            line(rays, GOLD, 1.8),
            cut("M56 64L79 64L88 138L44 138Z", INK, tone),
            fill(f"M24 138{teeth}L84 138Z", GOLD),
            line("M8 138L95 138", INK, 2),
            cut("M43 76C45 66 52 62 58 61L78 61C84 62 90 66 92 76L80 80L67 74L55 80Z", INK, PAPER),
            fill(
                "M50 69L53 74L47 74ZM60 66L62 70L58 70ZM75 66L77 70L73 70ZM85 69L88 74L82 74Z", INK
            ),
            cut("M54 33L81 33L81 50C81 60 74 66 67.5 66C61 66 54 60 54 50Z", INK, skin),
            _eyes(67.5, 42, 6.5),
            fill(
                "M54 46C58 51 62 49 67.5 49C73 49 77 51 81 46"
                "L81 58L77 66L73 63L67.5 73L62 63L58 66L54 58Z",
                INK,
            ),
            line("M67.5 42L65.5 48L69.5 48", INK, 1.5),
            fill("M63 54C66 52.5 69 52.5 72 54C69 57 66 57 63 54Z", "#d9402b"),
            cut("M52 34L48 12L58 21L67.5 7L77 21L87 12L83 34Z", INK, GOLD),
            fill("M52 34L51 28L84 28L83 34Z", tone),
            line("M51 28L84 28", INK, 1.5),
            dots([(59, 31), (67.5, 31), (76, 31)], 3.4, PAPER),
            cut(circle(48, 11, 2.8) + circle(67.5, 7, 2.8) + circle(87, 11, 2.8), INK, tone, 1.3),
            _medal(name, 66.5, 102, 15),
        )
    )


def joker(colour: str) -> str:
    """The ox of the red side (a heart) or the black one (a star), under the suits it goes with."""
    red = colour == "R"
    tone = TONE["H"] if red else INK
    hide, mark = (PAPER, INK) if red else (INK, PAPER)
    letters = "".join(placed(d, 7, 9 + 26 * i, 1.18) for i, d in enumerate(JOKER_LETTERS))
    ribbons = (
        ("M44 66C36 84 46 96 40 112C37 121 39 129 42 138", tone),
        ("M52 78C42 94 54 104 49 120C47 127 48 132 51 138", GOLD),
        ("M58 100C54 112 60 122 59 138", tone),
        ("M90 66C98 84 88 96 94 112C96 121 94 129 91 138", tone),
        ("M82 78C92 94 80 104 85 120C87 127 86 132 83 138", GOLD),
        ("M76 100C80 112 74 122 75 138", tone),
        ("M67 108L67 138", GOLD),
    )
    signs = ("H", "D") if red else ("S", "C")
    return "".join(
        (
            line(letters, tone, 5),
            *(line(d, INK, 6.4) + line(d, c, 4) for d, c in ribbons),
            fill(suit(signs[0], 57, 17, 17), TONE[signs[0]]),
            fill(suit(signs[1], 77, 17, 17), TONE[signs[1]]),
            cut(
                "M41 26C37 44 46 55 57 56L77 56C88 55 97 44 93 26"
                "C90 37 85 42 77 43L57 43C49 42 44 37 41 26Z",
                INK,
                GOLD,
            ),
            cut(
                "M52 56C44 52 40 56 37 62C43 66 49 66 54 62Z"
                "M82 56C90 52 94 56 96 62C91 66 85 66 80 62Z",
                INK,
                hide if red else tone,
            ),
            cut(
                "M51 47C60 42 74 42 83 47C88 62 84 84 80 100"
                "C78 109 72 113 67 113C62 113 56 109 54 100C50 84 46 62 51 47Z",
                INK,
                hide,
                2.4,
            ),
            line("M51 47C60 42 74 42 83 47", GOLD if not red else tone, 3.5),
            fill(circle(58, 77, 5, 3.8) + circle(76, 77, 5, 3.8), PAPER if not red else INK),
            dots([(58, 77), (76, 77)], 4.4, PAPER if red else INK),
            line("M52 72L64 71M70 71L82 72", mark, 1.8),
            cut(circle(67, 102, 14, 10.5), INK, GOLD),
            fill(circle(62, 100, 2.2, 3) + circle(72, 100, 2.2, 3), INK),
            line("M60 107C64 110 70 110 74 107", INK, 1.8),
            fill(
                suit("H", 67, 60, 19) if red else placed(STAR, 67, 60, 0.21),
                TONE["H"] if red else GOLD,
            ),
        )
    )
