"""What the main screens look like, and a comparison that tells when one looks otherwise.

    python -m e2e.looks --write [NAME …]    renew the pictures of these screens, or of all

A picture is the screen at half its size, in ``e2e/pictures``. Two of them are compared by the mean
colours of squares: a line of text that moves by two pixels or a button of another colour is seen,
and how this or that machine smooths its letters is not. The letters are those of a pinned font, for
machines differ in theirs.
"""

import argparse
import base64
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Literal, NamedTuple

from playwright.sync_api import Browser, Page, Route, ViewportSize, expect, sync_playwright

from e2e.browsers import KINDS
from e2e.mexe_mexe import many_melds
from e2e.prepared import AnyRecord, first, sit_down
from game.mau_mau import Options
from game.mau_mau.intents import Play
from game.mau_mau.view import View
from tools.npm import FONT, unpacked
from tools.paths import ROOT
from tools.serve import Server, Site

PICTURES = ROOT / "e2e" / "pictures"
RESULTS = ROOT / "test-results" / "looks"
NOON = "2026-03-01T12:00:00-03:00"
SIZES: tuple[ViewportSize, ...] = ({"width": 360, "height": 640}, {"width": 1440, "height": 900})
SHADES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
MELDS = 6
WASM = "ui/vendor/pyodide/pyodide.asm.wasm"

SQUARE = 4
"""Pixels of a picture, each two of the screen, along a square whose mean colour is compared."""
NEAR = 14
"""Means that differ by no more than this, of 255, are alike."""
MOST_SQUARES = 10
"""So many squares may differ."""
QUALITY = 0.8

FROZEN = """
@font-face { font-family: "Looks"; src: url("data:font/woff2;base64,{font}"); }
:root { --text: "Looks" !important; --display: "Looks" !important; }
*, *::before, *::after { animation: none !important; transition: none !important; }
* { caret-color: transparent !important; }
"""
"""One font for every machine, and nothing that moves."""

STILL = """() => {
  const bar = document.querySelector("#boot-progress");
  bar.value = 0;
  Object.defineProperty(bar, "value", { get: () => 0, set: () => {} });
}"""
"""The download comes no further."""

SEE = """async ([now, before, square, near, quality]) => {
  const image = async source => {
    const made = new Image();
    made.src = source;
    await made.decode();
    return made;
  };
  const drawn = (source, width, height) => {
    const canvas = Object.assign(document.createElement("canvas"), { width, height });
    const pen = canvas.getContext("2d", { willReadFrequently: true });
    pen.imageSmoothingQuality = "high";
    pen.drawImage(source, 0, 0, width, height);
    return canvas;
  };
  const means = canvas => {
    const { width, height } = canvas;
    const { data } = canvas.getContext("2d").getImageData(0, 0, width, height);
    const across = Math.ceil(width / square), down = Math.ceil(height / square);
    const sums = new Float64Array(across * down * 3), counts = new Float64Array(across * down);
    for (let y = 0; y < height; y += 1) for (let x = 0; x < width; x += 1) {
      const at = Math.floor(y / square) * across + Math.floor(x / square);
      counts[at] += 1;
      for (let tone = 0; tone < 3; tone += 1) {
        sums[3 * at + tone] += data[4 * (y * width + x) + tone];
      }
    }
    return { across, values: sums.map((sum, at) => sum / counts[Math.floor(at / 3)]) };
  };
  const screen = await image(now);
  const half = drawn(screen, screen.width / 2, screen.height / 2);
  const picture = half.toDataURL("image/webp", quality);
  if (!before) return { picture, squares: [], marked: "" };
  const old = await image(before);
  if (old.width !== half.width || old.height !== half.height) {
    return { picture, squares: [[0, 0]], marked: now };
  }
  const again = await image(picture);  // what packing does to it, it did to the old one too
  const { across, values } = means(drawn(again, again.width, again.height));
  const { values: were } = means(drawn(old, old.width, old.height));
  const squares = [];
  for (let at = 0; at < values.length / 3; at += 1) {
    const apart = [0, 1, 2].map(tone => Math.abs(values[3 * at + tone] - were[3 * at + tone]));
    if (Math.max(...apart) > near) squares.push([at % across, Math.floor(at / across)]);
  }
  const marked = drawn(screen, screen.width, screen.height);
  const pen = marked.getContext("2d");
  pen.strokeStyle = "#f0f";
  const side = 2 * square;
  for (const [x, y] of squares) pen.strokeRect(side * x, side * y, side, side);
  return { picture, squares, marked: marked.toDataURL("image/png") };
}"""
"""The picture of a screen, and what of it differs from the picture before."""


class Look(NamedTuple):
    """A screen as it looks now, beside its picture."""

    name: str
    picture: bytes
    """As it would be kept now, a WebP."""
    squares: int
    """How many squares look otherwise."""
    marked: bytes
    """The whole screen, a PNG with those squares marked; nothing if there is no picture yet."""

    @property
    def kept(self) -> Path:
        """Where its picture lies."""
        return PICTURES / f"{self.name}.webp"

    def keep(self) -> None:
        """Let this be the picture from now on."""
        PICTURES.mkdir(exist_ok=True)
        self.kept.write_bytes(self.picture)

    def flaw(self) -> str | None:
        """What is wrong, if anything; then the pictures lie in the results."""
        if self.marked and self.squares <= MOST_SQUARES:
            return None
        RESULTS.mkdir(parents=True, exist_ok=True)
        (RESULTS / f"{self.name}.webp").write_bytes(self.picture)
        (RESULTS / f"{self.name}.marked.png").write_bytes(self.marked)
        what = f"{self.squares} squares look otherwise" if self.marked else "has no picture"
        return f"{self.name}: {what}; see {RESULTS.relative_to(ROOT)}/{self.name}.*"


# ---- the screens -------------------------------------------------------------------------------


class Screen(NamedTuple):
    """How one comes to a screen: from home, or from the table with this game."""

    game: Callable[[], AnyRecord] | None = None
    requests: tuple[str, ...] = ()


def _mau_mau() -> AnyRecord:
    return first(Options(), 4, _has_wild)


def _has_wild(view: View) -> bool:
    return any(isinstance(intent, Play) and intent.suit for intent in view.legal)


SCREENS: dict[str, Screen] = {
    "home": Screen(),
    "setup": Screen(requests=("setup",)),
    "rulebook": Screen(requests=("setup", "rules")),
    "settings": Screen(requests=("settings",)),
    "lesson": Screen(requests=("lesson mau-mau",)),
    "mau-mau": Screen(_mau_mau),
    "mexe-mexe": Screen(lambda: many_melds(MELDS)),
    "why": Screen(lambda: many_melds(MELDS), ("meld 0", "why 0")),
}
SHELL = "shell"
"""What is seen before Python is there; it is waited for in vain."""
NAMES = (SHELL, *SCREENS)


def looks(browser: Browser, site: Server, names: tuple[str, ...] = NAMES) -> Iterator[Look]:
    """These screens in every size and shade, each beside its picture."""
    context = browser.new_context(
        locale="pt-BR", timezone_id="America/Sao_Paulo", reduced_motion="reduce", bypass_csp=True
    )
    page, glass = context.new_page(), context.new_page()
    page.clock.set_fixed_time(NOON)
    waiting: list[Route] = []
    for name in names:
        if name == SHELL:
            page.route(f"**/{WASM}", lambda route: waiting.append(route))  # noqa: PLW0108  # wants a function
            page.goto(site.url, wait_until="commit")
            expect(page.locator("#boot-progress")).to_be_visible()
            page.evaluate(STILL)
        else:
            go(page, site, SCREENS[name])
        yield from _seen(page, glass, name)
        page.evaluate("localStorage.clear()")
        while waiting:
            waiting.pop().continue_()
        page.unroute_all()
    context.close()


def go(page: Page, site: Server, screen: Screen) -> None:
    """Come to a screen."""
    sit_down(page, site, screen.game() if screen.game else None)
    for request in screen.requests:
        page.locator(f"[data-do='{request}']:visible").last.click()


def _seen(page: Page, glass: Page, name: str) -> Iterator[Look]:
    font = (unpacked(FONT) / "files" / "roboto-latin-400-normal.woff2").read_bytes()
    packed = base64.b64encode(font).decode()
    page.add_style_tag(content=FROZEN.replace("{font}", packed))
    page.evaluate("document.fonts.load('1rem Looks')")
    for size in SIZES:
        page.set_viewport_size(size)
        for shade in SHADES:
            page.emulate_media(color_scheme=shade, reduced_motion="reduce")
            expect(page.locator("html")).to_have_attribute("data-shade", shade)
            page.evaluate("document.activeElement.blur(); scrollTo(0, 0)")
            yield _look(page, glass, f"{name}-{size['width']}-{shade}")


def _look(page: Page, glass: Page, name: str) -> Look:
    kept = PICTURES / f"{name}.webp"
    now = _as_url("png", page.screenshot())
    before = _as_url("webp", kept.read_bytes()) if kept.is_file() else ""
    seen: dict[str, Any] = glass.evaluate(SEE, [now, before, SQUARE, NEAR, QUALITY])
    return Look(name, _content(seen["picture"]), len(seen["squares"]), _content(seen["marked"]))


def _as_url(kind: str, content: bytes) -> str:
    return f"data:image/{kind};base64,{base64.b64encode(content).decode()}"


def _content(url: str) -> bytes:
    return base64.b64decode(url.partition(",")[2])


# ---- the command -------------------------------------------------------------------------------


def main() -> int:
    """Renew the pictures, or say what looks otherwise."""
    parser = argparse.ArgumentParser(prog="python -m e2e.looks", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--write", action="store_true", help="let it look so from now on")
    parser.add_argument("names", nargs="*", help=f"of screens, else all: {', '.join(NAMES)}")
    options = parser.parse_args()
    if unknown := set(options.names).difference(NAMES):
        parser.error(f"no such screen: {', '.join(sorted(unknown))}")
    names = tuple(options.names) or NAMES
    flaws = []
    kind = KINDS["chromium"]
    with sync_playwright() as playwright, Server(Site(prefix="/repo/")) as site:
        browser = kind.engine(playwright).launch(**kind.arguments())
        for look in looks(browser, site, names):
            flaw = look.flaw()
            if flaw and options.write:
                look.keep()
            print(json.dumps([look.name, look.squares, len(look.picture)]), flush=True)
            flaws += [flaw] if flaw else []
        browser.close()
    return 1 if flaws and not options.write else 0


if __name__ == "__main__":
    raise SystemExit(main())
