"""Runs pytest inside Pyodide: the tests in the interpreter that people play with.

    node tools/pyodide_host.mjs PYODIDE_FOLDER tools/pytest_inside.py [PYTEST ARGUMENT…]

The host mounts pytest itself from the folder that PYTHON_PACKAGES names. Its plugins stay out, for
some need modules that are not pure Python (Hypothesis, Playwright).
"""

import os
import sys

os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
sys.dont_write_bytecode = True
sys.path.append("/packages")

import pytest  # noqa: E402

if __name__ == "__main__":
    raise SystemExit(pytest.main(["-p", "no:cacheprovider", *sys.argv[1:]]))
