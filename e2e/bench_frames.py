"""How evenly the table moves: frames while cards fly, on a full table and a slow device.

    python -m e2e.bench_frames [--throttle 4]

Sits down at a game of Mexe-Mexe with the fullest table that its rules allow, has the last turns
shown again and again, and prints how long the frames took while cards flew. Chromium without a
graphics card draws everything by the processor, so a telephone is likely to do better than these
numbers. Frames are late when anything else keeps the machine busy; the time that the processor
spent on the page for each showing hardly depends on that.
"""

import argparse
import math
import statistics
from itertools import pairwise
from typing import TypedDict

from playwright.sync_api import CDPSession, Page, sync_playwright

from e2e.browsers import KINDS
from e2e.mexe_mexe import fullest_table
from e2e.prepared import sit_down
from tools.serve import Server, Site

EVEN_MS = 1000 / 60
DROPPED_MS = 1.5 * EVEN_MS
SHOWINGS = 3
EACH_MS = 2500
"""Every two and a half seconds a showing; the cards fly for less."""
RECORD = """([showings, each]) => new Promise(done => {
  const times = [], begun = [], flown = [], shown = [];
  const note = into => event => { if (event.animationName === "fly") into.push(event.timeStamp); };
  document.addEventListener("animationstart", note(begun), true);
  document.addEventListener("animationend", note(flown), true);
  const again = () => {
    shown.push(performance.now());
    document.querySelector("[data-do=again]").click();
  };
  const every = setInterval(() => { if (shown.length < showings) again(); }, each);
  const end = performance.now() + showings * each;
  again();
  requestAnimationFrame(function frame(now) {
    times.push(now);
    if (now < end) requestAnimationFrame(frame);
    else { clearInterval(every); done({ times, begun, flown, shown }); }
  });
})"""

REPEAT = """([showings, each]) => new Promise(done => {
  const again = () => document.querySelector("[data-do=again]").click();
  const every = setInterval(again, each);
  again();
  setTimeout(() => { clearInterval(every); done(); }, (showings - 0.1) * each);
})"""


class Recorded(TypedDict):
    """Moments of a recording, in milliseconds since the page was opened."""

    times: list[float]
    """Of the frames."""
    begun: list[float]
    """When cards left."""
    flown: list[float]
    """When cards had landed; all that left together tell so together."""
    shown: list[float]
    """When a showing was asked for."""


def in_the_air(recorded: Recorded) -> tuple[list[float], list[float]]:
    """How long frames took while cards flew, and how long each showing took to begin."""
    took, waited = [], []
    for asked, after in pairwise((*recorded["shown"], math.inf)):
        begin = next(time for time in recorded["begun"] if time > asked)
        end = max(time for time in recorded["flown"] if time < after)
        waited.append(begin - asked)
        frames = pairwise(recorded["times"])
        took += [now - before for before, now in frames if begin <= before and now <= end]
    return took, waited


def measure(page: Page, throttle: int) -> None:
    """Print what frames took while cards flew."""
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": throttle})
    cards = page.locator(".board .card").count()
    recorded: Recorded = page.evaluate(RECORD, [SHOWINGS, EACH_MS])
    session.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    before = _spent(session)
    page.evaluate(REPEAT, [SHOWINGS, EACH_MS])
    spent = {name: 1000 * (one - before[name]) / SHOWINGS for name, one in _spent(session).items()}
    took, waited = in_the_air(recorded)
    dropped = sum(one > DROPPED_MS for one in took)
    print(
        f"{cards} cards, {throttle}x slower: {1000 * len(took) / sum(took):.1f} frames a second "
        f"while {len(recorded['begun']) // SHOWINGS} cards fly, "
        f"95 % {statistics.quantiles(took, n=20)[-1]:.1f} ms, longest {max(took):.0f} ms, "
        f"{100 * dropped / len(took):.1f} % late; they leave {statistics.median(waited):.0f} ms "
        f"after a tap; each showing took the processor "
        f"{spent['TaskDuration']:.0f} ms, {spent['ScriptDuration']:.0f} of them for scripts and "
        f"{spent['RecalcStyleDuration'] + spent['LayoutDuration']:.0f} for styles and layout"
    )


def _spent(session: CDPSession) -> dict[str, float]:
    """Seconds that the page's thread has worked, by what for."""
    metrics = session.send("Performance.getMetrics")["metrics"]
    return {one["name"]: one["value"] for one in metrics}


def main() -> None:
    """Measure on a desktop and on a telephone's screen."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--throttle", type=int, default=4)
    chosen = parser.parse_args()
    record = fullest_table()
    with sync_playwright() as playwright, Server(Site(prefix="/repo/")) as site:
        kind = KINDS["chromium"]
        browser = kind.engine(playwright).launch(**kind.arguments())
        for width, height in ((1440, 900), (360, 640)):
            page = browser.new_page(viewport={"width": width, "height": height})
            sit_down(page, site, record)
            print(f"{width}x{height}", end=": ")
            measure(page, chosen.throttle)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
