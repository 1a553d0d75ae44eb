"""What Lighthouse finds on the site, as a telephone on a slow network sees it.

    python -m e2e.audit [--runs 3]

Asks npm for the pinned Lighthouse, which is no dependency of the project. The shell, which is all
that a visitor sees while Python is on its way, is measured without what it waits for; the page as a
whole is judged by everything but its speed (``e2e.bench_boot`` measures that). Other work on the
machine makes figures worse and never better, so the best of the runs counts. Exit status 1 when a
score is below what is wanted.
"""

import argparse
import gzip
import json
import os
import tempfile
from pathlib import Path
from typing import Any, NamedTuple

from e2e.browsers import KINDS
from tools.node import run
from tools.paths import CACHE
from tools.serve import Server, Site

LIGHTHOUSE = "lighthouse@13.5.0"
WANTED = {"performance": 95, "accessibility": 100, "best-practices": 100, "seo": 100}
AWAITED: dict[str, bytes | None] = {
    "ui/runtime.mjs": b"export {};",
    "ui/vendor/pyscript/core.js": b"export {};",
    "ui/vendor/pyodide/pyodide.asm.mjs": b"export {};",
    "ui/vendor/pyodide/pyodide.asm.wasm": b"\0asm\1\0\0\0",
    "ui/vendor/stdlib/python_stdlib.pack": gzip.compress(b""),
    "ui/carteado.pack": gzip.compress(b""),
}
"""For what the shell waits, and the least that it takes instead without taking it for broken."""


class Audit(NamedTuple):
    """A page, and what is wanted of it."""

    title: str
    site: Site
    wanted: dict[str, int]


def audits() -> tuple[Audit, ...]:
    """The shell, and the page as a whole."""
    whole = {name: score for name, score in WANTED.items() if name != "performance"}
    shell = Site(prefix="/repo/", replaced=AWAITED)
    return Audit("shell", shell, WANTED), Audit("page", Site(prefix="/repo/"), whole)


def report(url: str, categories: tuple[str, ...], folder: Path) -> dict[str, Any]:
    """Lighthouse's report on a page."""
    out = folder / "report.json"
    chromium = KINDS["chromium"].arguments()
    os.environ["CHROME_PATH"] = chromium["executable_path"]
    flags = " ".join(("--headless=new", *chromium["args"]))
    command = ["exec", "--yes", f"--cache={CACHE / 'npm-cache'}", "--", LIGHTHOUSE, url, "--quiet"]
    options = [f"--chrome-flags={flags}", "--output=json", f"--output-path={out}"]
    run("npm", [*command, *options, f"--only-categories={','.join(categories)}"], folder)
    found: dict[str, Any] = json.loads(out.read_text("utf-8"))
    return found


def scores(found: dict[str, Any]) -> dict[str, int]:
    """The scores of a report, of 100."""
    return {name: round(100 * one["score"]) for name, one in found["categories"].items()}


def flaws(found: dict[str, Any], category: str) -> list[str]:
    """What costs a category its points."""
    counted = (one["id"] for one in found["categories"][category]["auditRefs"] if one["weight"])
    told = (found["audits"][name] for name in counted)
    return [
        f"{one['id']} {one.get('displayValue', '')}"
        for one in told
        if one["score"] not in (None, 1)
    ]


def audited(audit: Audit, runs: int) -> bool:
    """Print the best scores of a page, and what costs points; whether they are as wanted."""
    best: dict[str, tuple[int, list[str]]] = {}
    with Server(audit.site) as server, tempfile.TemporaryDirectory() as folder:
        for _ in range(runs):
            found = report(server.url, tuple(audit.wanted), Path(folder))
            for name, score in scores(found).items():
                best[name] = max(best.get(name, (-1, [])), (score, flaws(found, name)))
            if all(best[name][0] >= wanted for name, wanted in audit.wanted.items()):
                break
    for name, (score, lost) in best.items():
        wanted = audit.wanted[name]
        print(f"{audit.title}: {name} {score}, wanted {wanted}", *lost, sep="\n    ", flush=True)
    return all(best[name][0] >= wanted for name, wanted in audit.wanted.items())


def main() -> int:
    """Read the arguments, audit, report."""
    parser = argparse.ArgumentParser(prog="python -m e2e.audit", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--runs", type=int, default=3)
    options = parser.parse_args()
    good = [audited(audit, options.runs) for audit in audits()]
    return 0 if all(good) else 1


if __name__ == "__main__":
    raise SystemExit(main())
