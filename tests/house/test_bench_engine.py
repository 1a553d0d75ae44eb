"""``python -m game bench engine`` runs, whatever else is installed."""

from __future__ import annotations

import pytest

from game.__main__ import main


def test_every_engine_has_its_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "engine", "--rounds", "1", "--games", "1"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line[:28].strip() for line in lines[1:6]] == [
        "Mau-Mau, legal + judge",
        "Mau-Mau, legal + apply",
        "Mau-Mau, playouts",
        "Mexe-Mexe, legal + judge",
        "Mexe-Mexe, legal + apply",
    ]
    assert all(float(line[28:38].replace(",", "")) > 0 for line in lines[1:6])
