"""Pinned npm packages, downloaded with a check of their content."""

import base64
import hashlib
import json
import tarfile
import tempfile
from dataclasses import dataclass
from pathlib import Path

from tools.node import run
from tools.paths import CACHE


@dataclass(frozen=True, slots=True)
class Package:
    """One version of an npm package and the integrity that its tarball must have."""

    name: str
    version: str
    integrity: str

    @property
    def origin(self) -> str:
        """Where it comes from, as npm writes it."""
        return f"npm:{self.name}@{self.version}"


PYODIDE = Package(
    "pyodide",
    "314.0.7",
    "sha512-0YvXxEhfEdpLfb/XkM2BFAeMROq0iMUX2bzzH9pOttyMcWkwq+HbE5uyuGD82LN7y2q+SNvi/6V5JEsOlD2R1A==",
)
PYSCRIPT = Package(
    "@pyscript/core",
    "0.7.31",
    "sha512-GqM1aonc1N4RTkNZ1zJ8jJk8+i2cqeztZslPsAiQtn+wHHkUX9Z1FgIg4HjCvhBylB68UKmbTVTzOobpgPIMVQ==",
)
LICENCES = Package(
    "spdx-license-list",
    "6.12.0",
    "sha512-+nUYqm3aZMSHbjsthK+i/HHI2okTElCvqwUd4k8QcSk+FTGgjq+fsdFj2wZOaX6XmR2JdWhf/NeflNnvKOjcnQ==",
)
#: For the tests only.
AXE = Package(
    "axe-core",
    "4.14.1",
    "sha512-FHfa+lmNjQZfJz1q8wKqIDwC6DExcHt/pkjNQb09a3NPjCKg2rhu5qb2S4r76ASyFNNtuFooJpZe37OgudVGtQ==",
)
FONT = Package(
    "@fontsource/roboto",
    "5.3.0",
    "sha512-BapRJOWYP+LZ21zp+wBQjfpPYKRoxc4LspJ/RLuI+HSMBD5u/X4O+ESDrSvEqDSy0rAl7GwBJ+09mdc16cVQ1Q==",
)


class WrongContent(Exception):
    """A download whose content is not the pinned one."""


def unpacked(package: Package) -> Path:
    """The folder of the unpacked package, downloaded unless the cache has it."""
    folder = CACHE / "npm" / f"{package.name.replace('/', '+')}@{package.version}"
    if not folder.exists():
        with tempfile.TemporaryDirectory() as scratch:
            tarball = download(package, Path(scratch))
            unpack(tarball, folder)
    return folder


def download(package: Package, folder: Path) -> Path:
    """Fetch the package's tarball into ``folder`` and check it against the pin."""
    print(f"fetching {package.origin}")
    listing = run("npm", ["pack", "--json", f"{package.name}@{package.version}"], folder)
    # npm 7 to 11 print a list of packages, npm 12 an object keyed by name.
    printed = json.loads(listing)
    (details,) = printed.values() if isinstance(printed, dict) else printed
    tarball = folder / str(details["filename"]).replace("@", "").replace("/", "-")
    digest = base64.b64encode(hashlib.sha512(tarball.read_bytes()).digest()).decode()
    if f"sha512-{digest}" != package.integrity:
        raise WrongContent(f"{package.origin} has sha512-{digest}, not {package.integrity}")
    return tarball


def unpack(tarball: Path, folder: Path) -> None:
    """Unpack what npm calls ``package/`` as ``folder``, whole or not at all."""
    folder.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=folder.parent) as scratch:
        with tarfile.open(tarball) as archive:
            for member in filter(tarfile.TarInfo.isfile, archive):
                _extract(archive, member, Path(scratch))
        (Path(scratch) / "package").rename(folder)


def _extract(archive: tarfile.TarFile, member: tarfile.TarInfo, folder: Path) -> None:
    """Write one file below the folder; ``extractall`` has no safe filter before Python 3.11.4."""
    target = (folder / member.name).resolve()
    content = archive.extractfile(member)
    if content is None or not target.is_relative_to(folder.resolve()):
        raise WrongContent(f"{member.name} is no file of a package")
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(content.read())
