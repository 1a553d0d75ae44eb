"""The scene: all that the picture of a table depends on."""

from __future__ import annotations

from dataclasses import dataclass

from game.mau_mau.options import GoalKind
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
    shared: bool
    """Whether several people share the screen; then nobody is "you" for good."""

    @property
    def counts_points(self) -> bool:
        """Whether the match is played for points."""
        return self.view.options.goal.kind is GoalKind.POINTS

    @property
    def own_turn(self) -> bool:
        """Whether the game waits for the person at the screen."""
        if self.view.phase is Phase.CUT:
            return self.view.asked_to_cut
        playing = self.view.phase is not Phase.DEAL and self.view.phase is not Phase.OVER
        return playing and self.view.turn == self.view.seat
