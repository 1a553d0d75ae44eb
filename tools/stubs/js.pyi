"""The browser's global scope, whose objects are anything."""

from typing import Any

def __getattr__(name: str) -> Any: ...
