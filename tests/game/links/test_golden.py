"""Old links lead where they led, for ever."""

from __future__ import annotations

import json

import pytest

from game.links.record import VERSION
from tests.game.links.golden import PATH, digest

KEPT = json.loads(PATH.read_text(encoding="utf-8"))


def test_there_are_links_of_every_version() -> None:
    assert list(KEPT) == [str(version) for version in range(1, VERSION + 1)]


@pytest.mark.parametrize(
    ("link", "wanted"), [pair for links in KEPT.values() for pair in links.items()]
)
def test_a_link_leads_where_it_led(link: str, wanted: str) -> None:
    assert digest(link) == wanted
