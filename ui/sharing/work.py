"""Work of which a slice is done at a time, so that the page does not stand still."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any

from ui.device import Device

SLICE = 8
"""Moves that are worked out before the page may breathe."""


class Worker:
    """Does one piece of work after another: who asks for the next one drops the last."""

    def __init__(self, device: Device, show: Callable[[], None]) -> None:
        """``show`` is called after every slice."""
        self._device = device
        self._show = show
        self._job = object()

    def drop(self) -> None:
        """Nobody waits any more for what is being done."""
        self._job = object()

    def do(
        self,
        work: Generator[int, None, Any],
        done: Callable[[Any], None],
        failed: Callable[[ValueError], None] | None = None,
        progress: Callable[[int], None] | None = None,
    ) -> None:
        """Begin; ``work`` yields how many moves it has done, and returns what ``done`` gets."""
        self._job = job = object()

        def go_on() -> None:
            if self._job is not job:
                return
            moves = 0
            try:
                for _ in range(SLICE):
                    moves = next(work)
            except StopIteration as end:
                done(end.value)
            except ValueError as error:
                if failed is None:
                    raise
                failed(error)
            else:
                if progress:
                    progress(moves)
                self._device.later(0, go_on)
            self._show()

        self._device.later(0, go_on)
