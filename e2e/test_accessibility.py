"""No screen has a flaw that axe-core finds: in both languages, all themes, large and small.

And each fits the narrowest phone, and a phone whose letters are twice as large.
"""

from dataclasses import replace
from typing import Literal, NamedTuple

import pytest
from playwright.sync_api import Page, Route, ViewportSize, expect

from e2e.looks import MELDS, WASM
from e2e.mexe_mexe import (
    just_eliminated,
    many_melds,
    run_rebuilt_by_another,
    run_to_rebuild,
    winning_turn,
)
from e2e.prepared import AnyRecord, first, round_of, sit_down
from game.links.record import Kind, Shared, write
from game.mau_mau import Options
from game.mau_mau.intents import Play
from game.mau_mau.view import View
from game.record import Player
from tools.npm import AXE, unpacked
from tools.serve import Server

pytestmark = pytest.mark.only_browser("chromium")

RUN = r"""async () => {
  const look = async (worn, options) => {
    await Promise.all(document.getAnimations().map(one => one.finished.catch(() => {})));
    const found = await axe.run(document, { ...options, resultTypes: ["violations"] });
    return found.violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) =>
      ({ id: worn + id, target: target.join(" "), summary: failureSummary.replace(/\s+/g, " ") })));
  };
  const all = await look("", { rules: { "target-size": { enabled: true } } });
  const { shade, contrast } = document.documentElement.dataset;
  for (const dress of ["light plain", "dark plain", "light more", "dark more"]) {
    const [first, second] = dress.split(" ");
    if (first === shade && second === contrast) continue;
    Object.assign(document.documentElement.dataset, { shade: first, contrast: second });
    all.push(...await look(`${dress}: `, { runOnly: ["color-contrast"] }));
  }
  Object.assign(document.documentElement.dataset, { shade, contrast });
  return all;
}"""
"""All of axe-core's rules, once nothing moves: half faded colours are no colours to judge.

And the colours of all other themes; nothing else depends on them.
"""


MISFITS = r"""mayScroll => {
  const found = [];
  const note = (what, one) =>
    found.push(`${what}: ${one.tagName}.${one.className}: ${one.textContent.slice(0, 40)}`);
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > innerWidth) found.push(`the page is ${scrollWidth} pixels wide`);
  for (const one of document.querySelectorAll("body *")) {
    const unseen = one.clientWidth === 1 || !one.checkVisibility({ visibilityProperty: true });
    if (unseen || one.matches(mayScroll) || one.closest("[inert], svg")) continue;
    const { display, overflowX, overflowY } = getComputedStyle(one);
    if (display === "inline") continue;
    const cut = ["hidden", "clip"].includes(overflowY);
    if (overflowX !== "visible" && one.scrollWidth > one.clientWidth + 1) note("too wide", one);
    if (cut && one.scrollHeight > one.clientHeight + 1) note("too high", one);
    const { left, right } = one.getBoundingClientRect();
    const out = left < right && (left < -1 || right > innerWidth + 1);
    if (out && one.matches("button, input, select") && !one.closest(mayScroll)) note("out", one);
  }
  return found;
}"""
"""What has to be scrolled sideways, or is cut off. What is only heard is one pixel wide."""
MAY_SCROLL = ".actions, .board, .rivals, .sheet-room, .verdict, input, select"
"""What may scroll by itself; and verdicts on melds, which their signs and names tell whole."""
NARROW = ((320, 16), (360, 32))
"""Widths of phones, with the sizes of their letters, in pixels."""
USUAL = 16


class Eye:
    """Looks at what is on the screen, and remembers what is wrong with it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._browser = page.context.new_cdp_session(page)
        self.found: list[str] = []

    def look(self, screen: str) -> None:
        """Note what axe-core finds on this screen, and what does not fit."""
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate((unpacked(AXE) / "axe.min.js").read_text("utf-8"))
        for flaw in self.page.evaluate(RUN):
            self.found.append(f"{screen}: {flaw['id']}: {flaw['target']}: {flaw['summary']}")
        usual = self.page.viewport_size
        assert usual
        for width, letters in NARROW:
            self._resize({"width": width, "height": 640}, letters)
            misfits = self.page.evaluate(MISFITS, MAY_SCROLL)
            self.found += [f"{screen}, {width} with {letters}: {one}" for one in misfits]
        self._resize(usual, USUAL)

    def _resize(self, size: ViewportSize, letters: int) -> None:
        self.page.set_viewport_size(size)
        self._browser.send("Page.setFontSizes", {"fontSizes": {"standard": letters}})

    def press(self, *requests: str) -> None:
        """Press the controls that ask for these."""
        for request in requests:
            self.page.locator(f"[data-do='{request}']:visible").last.click()


class Way(NamedTuple):
    """How a visitor looks at the table; ``Eye`` looks at the other colours too."""

    language: str
    scheme: Literal["light", "dark"]
    size: ViewportSize


WAYS = (
    Way("pt-BR", "light", {"width": 1280, "height": 720}),
    Way("en", "dark", {"width": 360, "height": 640}),
)


@pytest.fixture(params=WAYS, ids=lambda way: way.language)
def way(request: pytest.FixtureRequest) -> Way:
    """Each way."""
    chosen: Way = request.param
    return chosen


@pytest.fixture
def eye(page: Page, way: Way) -> Eye:
    """An eye on a page in these colours and of this size, with nothing that moves."""
    page.emulate_media(color_scheme=way.scheme, reduced_motion="reduce")
    page.set_viewport_size(way.size)
    return Eye(page)


def test_mau_mau(eye: Eye, page: Page, site: Server, way: Way) -> None:
    sit_down(page, site, first(Options(), 4, has_wild), way.language)
    eye.look("own turn")
    eye.press("log")
    eye.look("log")
    page.locator("#log [data-do=log]").click()
    wild = page.locator(".hand .card[data-state=legal][data-card^=J]").first
    wild.click()
    page.locator(".actions [data-do=play]").click()
    eye.look("suit dialog")
    page.keyboard.press("Escape")
    page.locator(".hand .card[data-state=illegal]").first.click()
    page.locator(".actions [data-do=play]").click()
    eye.look("a wrong card")
    sit_down(page, site, first(Options(), 4, can_win), way.language)
    page.locator(".hand .card").click()
    eye.look("card selected")
    page.locator(".actions [data-do=play]").click()
    expect(page.locator("[role=dialog][data-kind=end]")).to_be_visible()
    eye.look("round end")
    page.locator("[role=dialog] [data-do=home]").click()
    eye.look("home")
    look_at_setup_and_rules(eye, "mau-mau", ("deck", "drawing", "penalties", "effects", "tables"))
    assert not eye.found, "\n".join(eye.found)


def test_mexe_mexe(eye: Eye, page: Page, site: Server, way: Way) -> None:
    turn = winning_turn("draw", discard=True)
    sit_down(page, site, turn.record, way.language)
    eye.look("before the draw")
    page.locator(".actions [data-do='intent draw']").click()
    eye.look("own turn")
    for card in turn.meld:
        page.locator(f"[data-do='card {card}']").click()
    eye.look("cards selected")
    page.locator(".actions [data-do=new]").click()
    page.locator(".board .handle").first.click()
    eye.look("meld selected")
    eye.press("why 0")
    eye.look("why")
    eye.press("cancel")
    page.locator(".actions [data-do=tray]").click()
    eye.look("cards on the tray")
    eye.press("end")
    eye.look("what is missing")
    eye.press("cancel", "step undo", "show look")
    eye.look("look")
    eye.press("prefer density list", "cancel")
    eye.look("list")
    eye.press("show sheet")
    eye.look("sheet")
    eye.press("cancel")
    page.locator(f"[data-do='card {turn.discard}']").click()
    page.locator(".actions [data-do=discard]").click()
    expect(page.locator("[role=dialog][data-kind=end]")).to_be_visible()
    eye.look("round end")
    page.locator("[role=dialog] [data-do=home]").click()
    eye.press("setup game mexe-mexe")
    eye.look("home")
    look_at_setup_and_rules(eye, "mexe-mexe", ("deck", "melds", "ending", "match"))
    assert not eye.found, "\n".join(eye.found)


def test_sharing(eye: Eye, page: Page, site: Server, way: Way) -> None:
    played = round_of(Options(hand_size=5), 3, "round 2")[-1].record
    sit_down(page, site, played, way.language)
    eye.press("share", "qr")
    expect(page.locator(".qr")).to_be_visible()
    eye.look("sharing")
    deal = Shared(Kind.DEAL, played)
    page.evaluate("text => { location.hash = text }", f"g={write(deal)}")
    expect(page.locator("[data-do='received play']")).to_be_visible()
    eye.look("what came")
    eye.press("received play", "home")
    sit_down(page, site, played, way.language)
    expect(page.locator(".compared")).to_be_visible()
    eye.look("compared")
    page.locator("[role=dialog] [data-do=home]").click()
    eye.press("link")
    eye.look("asked for a link")
    page.locator("#link").fill("hello")
    eye.press("link")
    expect(page.get_by_role("alert")).to_be_visible()
    eye.look("a bad link")
    assert not eye.found, "\n".join(eye.found)


def test_what_is_seen_now_and_then(eye: Eye, page: Page, site: Server, way: Way) -> None:
    held: list[Route] = []
    page.route(f"**/{WASM}", lambda route: held.append(route))  # noqa: PLW0108  # wants a function
    page.goto(site.url, wait_until="commit")
    expect(page.locator("#boot-progress")).to_be_visible()
    eye.look("shell")
    while held:
        held.pop().continue_()
    page.unroute_all()
    sit_down(page, site, run_rebuilt_by_another(), way.language)
    eye.press("again")
    expect(page.locator(".steps")).to_be_visible()
    eye.look("steps")
    sit_down(page, site, run_to_rebuild(), way.language)
    page.locator(".board .card[data-card='9H']").click()
    eye.press("new")
    eye.look("broken melds")
    eye.press("step undo", "hint")
    expect(page.locator("[data-do='hint deeper']")).to_be_visible()
    eye.press("hint deeper", "hint deeper")
    eye.look("hint")
    eye.press("hint guide")
    eye.look("guide")
    sit_down(page, site, just_eliminated(), way.language)
    eye.look("return")
    page.evaluate("carteado.fail('crash', 'ZeroDivisionError: ' + 'division by zero '.repeat(9))")
    page.locator("#failure summary").click()
    eye.look("failure")
    assert not eye.found, "\n".join(eye.found)


def test_what_is_asked_in_between(eye: Eye, page: Page, site: Server, way: Way) -> None:
    sit_down(page, site, many_melds(MELDS), way.language)
    eye.press("show exchanges")
    eye.look("exchanges")
    sit_down(page, site, of_two_persons(), way.language)
    expect(page.locator(".curtain")).to_be_visible()
    page.evaluate("document.querySelector('#update').hidden = false")
    eye.look("curtain and new version")
    assert not eye.found, "\n".join(eye.found)


def of_two_persons() -> AnyRecord:
    """A game at one device, in which the second of two persons has to decide."""
    found = next(match for match in round_of(Options(), 3, "round 1") if match.state.turn == 1)
    bot = found.record.players[-1]
    return replace(found.record, players=(Player("Rita"), Player("Conceição"), bot))


def look_at_setup_and_rules(eye: Eye, game: str, panels: tuple[str, ...]) -> None:
    """From home to the set-up with these panels open, and on to the rulebook."""
    eye.press(f"setup game {game}", "setup", *(f"setup panel {panel}" for panel in panels))
    eye.look("set-up")
    eye.press("rules")
    eye.look("rulebook")


def has_wild(view: View) -> bool:
    """The person has a card to play that names a suit, and one that cannot be played."""
    plays = {intent.face: intent.suit for intent in view.legal if isinstance(intent, Play)}
    return any(plays.values()) and not plays.keys() >= {card.face for card in view.hand}


def can_win(view: View) -> bool:
    """The person can win the round with the one card left."""
    return len(view.hand) == 1 and any(isinstance(intent, Play) for intent in view.legal)
