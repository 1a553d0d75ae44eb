"""How evenly the table moves: frames while cards fly, on a full table and a slow device.

    python -m e2e.bench_frames [--throttle 4]

Sits down at a game of Mexe-Mexe with some ninety cards on the table, has the last turns shown
again and again, and prints how long the frames took meanwhile. Chromium without a graphics card
draws everything by the processor, so a telephone is likely to do better than these numbers. Frames
are late when anything else keeps the machine busy; the time that the processor spent on the page
for each showing hardly depends on that.
"""

import argparse
import statistics
from itertools import pairwise

from playwright.sync_api import CDPSession, Page, sync_playwright

from e2e.browsers import KINDS
from e2e.mexe_mexe import many_melds
from e2e.prepared import sit_down
from tools.serve import Server, Site

MELDS = 30
EVEN_MS = 1000 / 60
DROPPED_MS = 1.5 * EVEN_MS
SECONDS = 5
RECORD = """seconds => new Promise(done => {
  const times = [];
  const again = () => document.querySelector("[data-do=again]").click();
  const every = setInterval(again, 1000);
  const end = performance.now() + 1000 * seconds;
  again();
  requestAnimationFrame(function frame(now) {
    times.push(now);
    if (now < end) requestAnimationFrame(frame);
    else { clearInterval(every); done(times); }
  });
})"""

REPEAT = """seconds => new Promise(done => {
  const again = () => document.querySelector("[data-do=again]").click();
  const every = setInterval(again, 1000);
  setTimeout(() => { clearInterval(every); done(); }, 1000 * seconds + 500);
})"""


def measure(page: Page, throttle: int) -> None:
    """Print what frames took while cards flew."""
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": throttle})
    cards = page.locator(".board .card").count()
    times: list[float] = page.evaluate(RECORD, SECONDS)
    session.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    before = _spent(session)
    page.evaluate(REPEAT, SECONDS)
    spent = {name: 1000 * (one - before[name]) / SECONDS for name, one in _spent(session).items()}
    took = [after - before for before, after in pairwise(times)]
    dropped = sum(one > DROPPED_MS for one in took)
    print(
        f"{cards} cards, {throttle}x slower: {len(took) / SECONDS:.0f} frames a second, "
        f"median {statistics.median(took):.1f} ms, "
        f"95 % {statistics.quantiles(took, n=20)[-1]:.1f} ms, longest {max(took):.0f} ms, "
        f"{100 * dropped / len(took):.1f} % late; each showing took the processor "
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
    record = many_melds(MELDS)
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
