"""How long bots think in the browser: in the worker beside the page, and on the page in slices.

    python -m e2e.bench_bots [--decisions 30] [--throttle 4]

Two play; a decision counts if there is something to choose. What else the page could do meanwhile
is told by its *long tasks*, those of more than 50 ms, during which no tap is answered.
"""

import argparse
import itertools
import statistics
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from playwright.sync_api import Page, sync_playwright

from e2e.browsers import KINDS
from e2e.conftest import open_table
from e2e.inside import run_inside
from e2e.prepared import AnyRecord, rounds
from game import mau_mau, mexe_mexe
from game.games import GAMES
from game.record import Player, write
from tools.serve import Server, Site

BOT_SEAT = 1
LEVELS = ("hard", "master")
HOW = {"in_worker": "beside the page", "in_slices": "on the page"}
WATCH = """() => {
  window.longTasks = [];
  new PerformanceObserver(list => longTasks.push(...list.getEntries().map(task => task.duration)))
    .observe({ type: "longtask" });
}"""

#: Leaves two functions to think with, and a clock.
BEGIN = f"""
import asyncio, json, time
from pyscript import create_named_worker
from ui import worker
from ui.minds import Slices
from ui.session import Session

async def in_worker(record):
    await bots.think(record, {BOT_SEAT})

async def in_slices(record):
    loop = asyncio.get_running_loop()
    done = loop.create_future()
    Slices(loop.call_later).think(Session.of(record), {BOT_SEAT}, done.set_result)
    await done

async def timed(think, record):
    began = time.perf_counter()
    await think(record)
    return 1000 * (time.perf_counter() - began)

bots = await create_named_worker(worker.SCRIPT, worker.NAME, worker.CONFIG)
await bots.forget()
"""


def decisions(options: Any, level: str) -> Iterator[AnyRecord]:
    """Records of games in which a bot of this level has to decide, and has a choice."""
    rules = GAMES[options.GAME]
    for match in itertools.chain.from_iterable(rounds(options, seats=2)):
        actor = rules.actor(match.state)
        if actor == BOT_SEAT and len(rules.legal(match.state, actor)) > 1:
            person, bot = match.record.players
            yield replace(match.record, players=(person, Player(bot.name, level)))


def measure(page: Page, records: list[AnyRecord], how: str) -> str:
    """How long the decisions took, and the long tasks of the page meanwhile."""
    texts = [write(record, GAMES[record.game]) for record in records]
    run_inside(page, f"await {how}({texts[0]!r})")
    page.evaluate("longTasks.length = 0")
    took = [run_inside(page, f"await timed({how}, {text!r})") for text in texts]
    tasks = page.evaluate("longTasks")
    long = f"{len(tasks)} long tasks" + (f", up to {max(tasks):.0f} ms" if tasks else "")
    return f"median {statistics.median(took):.0f} ms, longest {max(took):.0f} ms; {long}"


def main() -> None:
    """Measure the levels that search, in both games."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--decisions", type=int, default=30)
    parser.add_argument("--throttle", type=int, default=1, help="how many times slower the page is")
    chosen = parser.parse_args()
    with sync_playwright() as playwright, Server(Site(prefix="/repo/")) as site:
        kind = KINDS["chromium"]
        browser = kind.engine(playwright).launch(**kind.arguments())
        page = browser.new_page()
        open_table(page, site.url)
        page.evaluate(WATCH)
        run_inside(page, BEGIN)
        session = page.context.new_cdp_session(page)
        session.send("Emulation.setCPUThrottlingRate", {"rate": chosen.throttle})
        for options in (mau_mau.Options(), mexe_mexe.Options()):
            for level in LEVELS:
                records = list(itertools.islice(decisions(options, level), chosen.decisions))
                for how, where in HOW.items():
                    told = measure(page, records, how)
                    print(f"{options.GAME}, {level}, {where}: {told}", flush=True)
        browser.close()


if __name__ == "__main__":
    main()
