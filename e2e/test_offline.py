"""After one visit the table needs no network; a new version is offered, never forced."""

import re
from pathlib import Path

from playwright.sync_api import Page, Playwright, expect

from e2e.browsers import profile
from e2e.conftest import Watch, open_table
from tools.generate import integrity
from tools.serve import Server

#: True once everything is in the browser and the worker answers for this page.
INSTALLED = "navigator.serviceWorker.ready.then(all => all.active.state === 'activated')"


def wait_until_installed(page: Page) -> None:
    """Wait for the service worker to have stored everything and be in charge."""
    page.wait_for_function(INSTALLED)
    page.wait_for_function("navigator.serviceWorker.controller !== null")


def test_after_one_visit_it_opens_without_a_server(
    playwright: Playwright, browser_name: str, site: Server, watch: Watch, tmp_path: Path
) -> None:
    with profile(playwright, browser_name, tmp_path) as context:
        page = context.new_page()
        watch.attend(page)
        open_table(page, site.url)
        wait_until_installed(page)
    site.stop()
    with profile(playwright, browser_name, tmp_path) as context:
        page = context.new_page()
        watch.attend(page)
        open_table(page, site.url)
        open_table(page, f"{site.url}no-such-page")
        assert page.url == site.url


def test_a_new_version_is_offered_and_not_forced(page: Page, site: Server) -> None:
    open_table(page, site.url)
    wait_until_installed(page)
    publish_another_version(site)
    page.evaluate("navigator.serviceWorker.ready.then(all => all.update())")
    offer = page.get_by_role("status").filter(has_text="Nova versão disponível.")
    expect(offer).to_be_visible(timeout=30_000)

    offer.get_by_role("button", name="Mais tarde").click()
    expect(offer).to_be_hidden()
    open_table(page, site.url)
    expect(page).to_have_title("Carteado")

    expect(offer).to_be_visible()
    offer.get_by_role("button", name="Recarregar").click()
    expect(page).to_have_title("Carteado 2")


def publish_another_version(site: Server) -> None:
    """Change the page's title, and the worker's list with it."""
    old_page, old_worker = (site.site.find(site.site.prefix + name) for name in ("", "sw.js"))
    assert old_page is not None
    assert old_worker is not None
    new_page = old_page.plain.replace(b"<title>Carteado<", b"<title>Carteado 2<")
    worker = old_worker.plain.decode()
    worker = re.sub('(?<="index.html": ")[^"]+', integrity(new_page), worker)
    worker = re.sub('(?<=VERSION = ")[^"]+', "another", worker)
    site.site.replaced.update({"index.html": new_page, "sw.js": worker.encode()})
