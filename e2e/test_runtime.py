"""PyScript comes as byte code: it does not write itself anew, on the page or in a worker."""

from playwright.sync_api import Page

from e2e.conftest import open_table
from e2e.inside import run_inside
from tools.serve import Server


def test_pyscript_comes_from_the_pack(page: Page, site: Server) -> None:
    open_table(page, site.url)
    assert run_inside(page, "import os; ' '.join(sorted(os.listdir()))") == "carteado.zip"
    assert run_inside(page, "import pyscript; pyscript.__file__").startswith("/lib/python314.zip")


def test_the_bots_worker_starts_and_answers(page: Page, site: Server) -> None:
    open_table(page, site.url)
    start = """
from ui import worker
from pyscript import create_named_worker

bots = await create_named_worker(worker.SCRIPT, worker.NAME, worker.CONFIG)
await bots.forget()
"answered"
"""
    assert run_inside(page, start) == "answered"
