"""What we use of PyScript on the main thread. JavaScript's objects are anything."""

from typing import Any

document: Any
ffi: Any
window: Any

async def create_named_worker(src: str, name: str, config: str | None = None) -> Any: ...
