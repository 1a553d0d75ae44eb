"""What is vendored is what its list says, byte for byte."""

import hashlib
import json
from typing import Any

import pytest

from tools.npm import PYODIDE, PYSCRIPT
from tools.paths import VENDOR
from tools.pypi import SEGNO

LISTED: list[dict[str, Any]] = json.loads((VENDOR / "VENDOR.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("part", LISTED, ids=lambda part: str(part["folder"]))
def test_every_file_has_its_hash(part: dict[str, Any]) -> None:
    folder = VENDOR / part["folder"]
    files = [path for path in folder.iterdir() if path.is_file()]  # and what Python leaves there
    found = {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in files}
    assert found == part["sha256"]


def test_nothing_else_lies_there() -> None:
    listed = {part["folder"] for part in LISTED} | {"VENDOR.json"}
    assert {path.name for path in VENDOR.iterdir()} == listed


def test_every_part_has_a_licence_and_an_origin() -> None:
    for part in LISTED:
        assert "LICENSE" in part["sha256"]
        assert part["licence"]
        assert part["origin"].startswith(("npm:", "pypi:"))


def test_the_pins_are_what_is_vendored() -> None:
    pins = {(pin.origin, pin.version, pin.integrity) for pin in (PYODIDE, PYSCRIPT, SEGNO)}
    assert {(part["origin"], part["version"], part["integrity"]) for part in LISTED} == pins
