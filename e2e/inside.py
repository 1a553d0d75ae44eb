"""Python in the page's own interpreter, beside the table that runs there."""

from typing import Any

from playwright.sync_api import Page

_RUN = """
async (code) => {
  const { loadPyodide } = await import(new URL("ui/runtime.mjs", document.baseURI).href);
  const python = await loadPyodide();
  return python.runPythonAsync(code);
}
"""


def run_inside(page: Page, code: str) -> Any:
    """The value of the last expression, which may be awaited in the code."""
    return page.evaluate(_RUN, code)
