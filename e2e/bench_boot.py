"""Measures how fast the table opens, beside a bare page with a stock Pyodide.

    python -m e2e.bench_boot --runs 5

Both pages come from the same server, in the same run, each in a fresh browser profile: first cold,
then warm (the browser started again). The figures are medians in milliseconds. Exit status 1 when
the budget is exceeded.
"""

import argparse
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from statistics import median

from playwright.sync_api import BrowserContext, Playwright, sync_playwright

from e2e.browsers import KINDS, profile
from tools.npm import PYODIDE, unpacked
from tools.paths import ROOT
from tools.serve import Server, Site

TABLE, STOCK = "index.html", "stock.html"
COLD, WARM = "cold", "warm"

#: Set the moment that a page says it is ready, and readable after.
CLOCK = """
new MutationObserver(() => {
  if (document.documentElement.dataset.app === "ready") window.readyAt ??= performance.now();
}).observe(document, { attributes: true, subtree: true, attributeFilter: ["data-app"] });
"""
FIRST_PAINT = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0"

STOCK_PAGE = """<!doctype html><title>stock</title>
<script type="module">
  import { loadPyodide } from "./{folder}/pyodide.mjs";
  const python = await loadPyodide();
  python.runPython("1 + 1");
  document.documentElement.dataset.app = "ready";
</script>
"""

#: Browsers write compiled code to disk some time after a page is done, and do not say when.
SETTLE = 3.0


@dataclass(frozen=True, slots=True)
class Visit:
    """What one visit took."""

    paint: float
    ready: float


def visit(context: BrowserContext, url: str) -> Visit:
    """Open a page and wait until it is ready."""
    page = context.new_page()
    page.add_init_script(CLOCK)
    page.goto(url, wait_until="commit")
    page.locator("html[data-app=ready]").wait_for(state="attached", timeout=120_000)
    result = Visit(float(page.evaluate(FIRST_PAINT)), float(page.evaluate("window.readyAt")))
    time.sleep(SETTLE)
    return result


def two_visits(playwright: Playwright, kind: str, url: str) -> dict[str, Visit]:
    """A cold and a warm visit in a new profile."""
    visits = {}
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        for temperature in (COLD, WARM):
            with profile(playwright, kind, Path(folder)) as context:
                visits[temperature] = visit(context, url)
    return visits


def measure(kind: str, runs: int) -> dict[tuple[str, str], list[Visit]]:
    """All visits, by page and temperature; the pages take turns."""
    folder = unpacked(PYODIDE).relative_to(ROOT).as_posix()
    stock = STOCK_PAGE.replace("{folder}", folder).encode()
    site = Site(prefix="/repo/", replaced={STOCK: stock})
    compress_everything(site)
    visits: dict[tuple[str, str], list[Visit]] = {}
    with Server(site) as server, sync_playwright() as playwright:
        for run in range(runs):
            for name in (TABLE, STOCK):
                for temperature, seen in two_visits(playwright, kind, server.url + name).items():
                    visits.setdefault((name, temperature), []).append(seen)
                    print(f"run {run + 1}: {name} {temperature} {seen.ready:.0f} ms", flush=True)
    return visits


def compress_everything(site: Site) -> None:
    """Let the server do its compressing before the clock runs, as a real host has."""
    for folder in ("ui", "game", unpacked(PYODIDE).relative_to(ROOT).as_posix()):
        for path in (ROOT / folder).rglob("*.*"):
            site.find(site.prefix + path.relative_to(ROOT).as_posix())


@dataclass(frozen=True, slots=True)
class Transfer:
    """Bytes over the wire in a first visit, compressed as Pages does."""

    shell: int
    total: int


def transfer(kind: str) -> Transfer:
    """Count the bytes of one first visit; the shell is what stands before Python's files."""
    site = Site(prefix="/repo/")
    with Server(site) as server, sync_playwright() as playwright:
        with (
            tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder,
            profile(playwright, kind, Path(folder)) as context,
        ):
            visit(context, server.url)
        total = site.sent
        site.sent = 0
        shell = [TABLE, "ui/boot.js", "ui/offline.js", *style_names()]
        for name in shell:
            content = site.find(site.prefix + name)
            site.sent += len(content.zipped or content.plain) if content else 0
        return Transfer(shell=site.sent, total=total)


def style_names() -> list[str]:
    """The style sheets, all of which the first paint waits for."""
    return [path.relative_to(ROOT).as_posix() for path in (ROOT / "ui" / "css").glob("*.css")]


def report(visits: dict[tuple[str, str], list[Visit]], sent: Transfer) -> bool:
    """Print the figures against the budget; whether all are within it."""
    rows = []
    for temperature in (COLD, WARM):
        table, stock = (
            median(seen.ready for seen in visits[name, temperature]) for name in (TABLE, STOCK)
        )
        paint = median(seen.paint for seen in visits[TABLE, temperature])
        print(f"{temperature}: table ready {table:.0f} ms, stock Pyodide {stock:.0f} ms")
        rows.append((f"{temperature}: first paint, ms", paint, 300.0))
        rows.append((f"{temperature}: ready, share of stock", table / stock, 0.5))
    rows.append(("transfer, MB", sent.total / 1e6, 6.0))
    rows.append(("shell, KB", sent.shell / 1e3, 60.0))
    for title, value, budget in rows:
        verdict = "ok" if value <= budget else "OVER"
        print(f"{title:<32} {value:8.2f}   budget {budget:6.1f}   {verdict}")
    return all(value <= budget for _title, value, budget in rows)


def main() -> int:
    """Read the arguments, measure, report."""
    parser = argparse.ArgumentParser(prog="python -m e2e.bench_boot", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--browser", choices=KINDS, default="chromium")
    options = parser.parse_args()
    sent = transfer(options.browser)
    return 0 if report(measure(options.browser, options.runs), sent) else 1


if __name__ == "__main__":
    raise SystemExit(main())
