"""The scene: all that the picture of a table depends on."""

from __future__ import annotations

from dataclasses import dataclass

from game.mau_mau.state import Phase
from game.mau_mau.view import View
from ui.desk import Desk
from ui.preferences import Speed
from ui.words import Words


@dataclass(frozen=True, slots=True)
class Scene:
    """A table of Mau-Mau as one person sees it, in one language."""

    words: Words
    view: View
    names: tuple[str, ...]
    """What the seats are called."""
    desk: Desk
    speed: Speed

    @property
    def own_turn(self) -> bool:
        """Whether the game waits for the person at the screen."""
        playing = self.view.phase is not Phase.DEAL
        return playing and self.view.turn == self.view.seat
