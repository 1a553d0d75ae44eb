"""Pinned wheels of the Python Package Index, downloaded with a check of their content."""

import base64
import hashlib
import subprocess
import sys
import tempfile
import zipfile
from dataclasses import dataclass
from pathlib import Path

from tools.npm import WrongContent
from tools.paths import CACHE


@dataclass(frozen=True, slots=True)
class Wheel:
    """One version of a package in pure Python, and the integrity that its wheel must have."""

    name: str
    version: str
    integrity: str

    @property
    def origin(self) -> str:
        """Where it comes from."""
        return f"pypi:{self.name}@{self.version}"


SEGNO = Wheel("segno", "1.6.6", "sha256-KMfQge0M+TXgQRKTpGXv1NUAcEByzbA5d4oquHNhkMc=")


def unpacked(wheel: Wheel) -> Path:
    """The folder of the unpacked wheel, downloaded unless the cache has it."""
    folder = CACHE / "pypi" / f"{wheel.name}@{wheel.version}"
    if not folder.exists():
        folder.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=folder.parent) as scratch:
            content = Path(scratch) / "content"
            with zipfile.ZipFile(download(wheel, Path(scratch))) as archive:
                archive.extractall(content)
            content.rename(folder)
    return folder


def download(wheel: Wheel, folder: Path) -> Path:
    """Fetch the wheel into ``folder`` and check it against the pin."""
    print(f"fetching {wheel.origin}")
    wanted = ("--no-deps", "--only-binary=:all:", "--dest", str(folder))
    pip = (sys.executable, "-m", "pip", "download", "--quiet", *wanted)
    subprocess.run((*pip, f"{wheel.name}=={wheel.version}"), check=True)
    (found,) = folder.glob("*.whl")
    digest = base64.b64encode(hashlib.sha256(found.read_bytes()).digest()).decode()
    if f"sha256-{digest}" != wheel.integrity:
        raise WrongContent(f"{wheel.origin} has sha256-{digest}, not {wheel.integrity}")
    return found
