"""Prepares this machine for the tests: a virtual environment, the pinned packages, two browsers."""

import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

from tools.paths import ROOT

VENV = ROOT / ".venv"

#: Debian's package → the commands any of which will do.
BROWSERS = {
    "chromium": ("chromium", "chromium-browser", "google-chrome"),
    "firefox-esr": ("firefox-esr", "firefox"),
}


class NotPossible(Exception):
    """Something that only the person at this machine can mend; the message says how."""


def requirements(group: str) -> list[str]:
    """The pinned packages of one of pyproject.toml's dependency groups."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    pinned: list[str] = settings["dependency-groups"][group]
    return pinned


def virtual_environment(group: str = "dev") -> Path:
    """The Python of .venv, with the group's packages installed. Raises NotPossible."""
    python = VENV / "bin" / "python"
    if not python.exists():
        create_venv()
    pinned = requirements(group)
    receipt = VENV / f"installed-{group}.txt"
    if not receipt.exists() or receipt.read_text(encoding="utf-8").splitlines() != pinned:
        print(f"installing into {VENV.name}: {' '.join(pinned)}", flush=True)
        install = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        if subprocess.run([*install, *pinned], check=False).returncode:
            raise NotPossible("pip could not install the development dependencies (see above)")
        receipt.write_text("\n".join(pinned) + "\n", encoding="utf-8")
    return python


def create_venv() -> None:
    """Make an empty virtual environment. Raises NotPossible."""
    print(f"creating {VENV.name}", flush=True)
    make = [sys.executable, "-m", "venv", "--clear", str(VENV)]
    if subprocess.run(make, check=False).returncode == 0:
        return
    # Debian keeps what venv needs in a package of its own.
    package = "python3-venv"
    if not apt_install(package) or subprocess.run(make, check=False).returncode:
        shutil.rmtree(VENV, ignore_errors=True)
        raise NotPossible(f"no virtual environment: sudo apt-get install {package}")


def browsers() -> None:
    """See to it that Chromium and Firefox are there. Raises NotPossible."""
    missing = [name for name, any_of in BROWSERS.items() if not any(map(shutil.which, any_of))]
    if missing and not apt_install(*missing):
        raise NotPossible(f"browsers are missing: sudo apt-get install {' '.join(missing)}")


def apt_install(*packages: str) -> bool:
    """Install Debian packages if this machine lets us; whether it did."""
    if not shutil.which("apt-get"):
        return False
    as_root = [] if os.geteuid() == 0 else ["sudo", "--non-interactive"]
    if as_root and not shutil.which("sudo"):
        return False
    print(f"apt-get install {' '.join(packages)}", flush=True)
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    install = ["apt-get", "install", "--yes", "--quiet", "--no-install-recommends", *packages]
    return all(
        subprocess.run([*as_root, *command], env=quiet, check=False).returncode == 0
        for command in (["apt-get", "update", "--quiet"], install)
    )
