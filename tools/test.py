"""Installs what the tests need and runs all of them.

    python3 -m tools.test                          everything
    python3 -m tools.test --only unit --only e2e   some parts
    python3 -m tools.test --only unit -- -k judge  arguments for pytest

Needs Python 3.11 or newer, and apt or an installed Chromium and Firefox. What is installed goes
into .venv and .cache, which git ignores.
"""

import argparse
import os
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from tools import machine
from tools.paths import ROOT

Arguments = Sequence[str]


def run(python: Path, *command: str, **variables: str) -> bool:
    """Run a command of the virtual environment in the tree; whether it succeeded."""
    path = os.pathsep.join((str(python.parent), os.environ.get("PATH", "")))
    environment = {**os.environ, "PATH": path, **variables}
    return subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode == 0


def style(python: Path, _arguments: Arguments) -> bool:
    """Ruff: the linter, and the formatter without writing."""
    checked = run(python, "ruff", "check", "--quiet")
    return run(python, "ruff", "format", "--check", "--quiet") and checked


def types(python: Path, _arguments: Arguments) -> bool:
    """Types: mypy, strict."""
    return run(python, "mypy")


def imports(python: Path, _arguments: Arguments) -> bool:
    """Imports: who may import whom."""
    return run(python, "lint-imports", "--no-logo")


def generated(python: Path, _arguments: Arguments) -> bool:
    """Generated files: nothing stale."""
    return run(python, "python", "-m", "tools.generate", "--check")


#: As many tests at a time as there are processors, each taking over from those that are behind.
TOGETHER = ("-n", "logical", "--dist", "worksteal")


def unit(python: Path, arguments: Arguments) -> bool:
    """Unit tests under CPython."""
    return run(python, "python", "-m", "pytest", *TOGETHER, *arguments)


def pyodide(python: Path, arguments: Arguments) -> bool:
    """Unit tests inside Pyodide."""
    where = "from tools.npm import PYODIDE, unpacked; print(unpacked(PYODIDE))"
    ask = (str(python), "-c", where)
    answer = subprocess.run(ask, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True)
    folder = answer.stdout.splitlines()[-1]
    (packages,) = python.parent.parent.glob("lib/python3.*/site-packages")
    host = ("node", "tools/pyodide_host.mjs", folder, "tools/pytest_inside.py")
    tests = arguments or ("tests/game", "tests/ui")
    return run(python, *host, *tests, PYTHON_PACKAGES=str(packages))


def e2e(python: Path, arguments: Arguments) -> bool:
    """The table in real browsers; a renderer crashes once in several hundred loads."""
    machine.browsers()
    tests = arguments or ("e2e",)
    return run(python, "python", "-m", "pytest", "--reruns", "1", *TOGETHER, *tests)


PARTS: dict[str, Callable[[Path, Arguments], bool]] = {
    part.__name__: part for part in (style, types, imports, generated, unit, pyodide, e2e)
}


def run_part(name: str, python: Path, arguments: Arguments) -> bool:
    """Run one part under its heading; whether it succeeded."""
    part = PARTS[name]
    print(f"\n=== {name}: {part.__doc__}", flush=True)
    started = time.monotonic()
    try:
        passed = part(python, arguments)
    except (machine.NotPossible, subprocess.CalledProcessError) as problem:
        print(problem)
        passed = False
    print(f"--- {name}: {'ok' if passed else 'FAILED'}, {time.monotonic() - started:.0f} s")
    return passed


def main() -> int:
    """Prepare, run, and sum up in one line."""
    parser = argparse.ArgumentParser(prog="python3 -m tools.test", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--only", action="append", choices=PARTS, help="one part; repeatable")
    parser.add_argument("pytest", nargs="*", metavar="-- PYTEST ARGUMENT")
    options = parser.parse_args()
    try:
        python = machine.virtual_environment()
    except machine.NotPossible as problem:
        print(problem, file=sys.stderr)
        return 1
    parts = options.only or list(PARTS)
    failed = [name for name in parts if not run_part(name, python, options.pytest)]
    print(f"failed: {', '.join(failed)}" if failed else f"all is well: {', '.join(parts)}")
    return 1 if failed else 0


if __name__ == "__main__":
    raise SystemExit(main())
