"""A scene of Mexe-Mexe, and what is worked out of it once for the whole picture."""

from __future__ import annotations

from dataclasses import dataclass

from game.cards import Card
from game.mexe_mexe.lead import Move, moves
from game.mexe_mexe.verdict import Verdict
from game.mexe_mexe.view import View
from game.mexe_mexe.workbench import Workbench, start
from ui import scene
from ui.mexe_mexe.held import Held, arranges, bench_of, hand_of
from ui.mexe_mexe.hints import Depth
from ui.preferences import Density
from ui.words import Words

Scene = scene.Scene[View, Held]

MOST_COMFORTABLE = 8
"""More melds than this lie closer, if the person has not said how they shall lie."""


@dataclass(frozen=True, slots=True)
class Sight:
    """The scene with the workbench, and what follows from it."""

    scene: Scene
    bench: Workbench
    arranging: bool
    """Whether the viewer may lay and rearrange."""
    hand: tuple[Card, ...]
    verdicts: tuple[Verdict, ...]
    mine: frozenset[Card]
    moved: frozenset[Card]
    selected: tuple[Card, ...]
    """The cards selected, in the order in which they lie."""
    fits: frozenset[int]
    """The melds that would be valid with them, if such things are marked."""
    fitting: frozenset[Card]
    """For beginners: the cards of the hand that some meld would take."""
    plan: tuple[Move, ...]
    """The moves that are left, if a hint leads through them."""

    @property
    def words(self) -> Words:
        """The words of the scene."""
        return self.scene.words

    @property
    def from_table(self) -> tuple[Card, ...]:
        """The selected cards that do not lie in the hand."""
        return tuple(card for card in self.selected if card not in self.hand)

    @property
    def playing(self) -> bool:
        """Whether what somebody else has rebuilt is shown in steps: pieces lie between two."""
        return self.scene.held.playback is not None and not self.arranging

    @property
    def guided(self) -> tuple[Card, ...]:
        """What is to be moved next, if a hint leads."""
        return self.plan[0].cards if self.plan else ()

    @property
    def hinted(self) -> tuple[Card, ...]:
        """The cards that a hint has said can be laid, unless it leads."""
        found = self.scene.held.found
        if not found or self.plan or self.scene.held.depth < Depth.WHICH:
            return ()
        return found.laid

    @property
    def density(self) -> Density:
        """How closely the melds lie."""
        preferred = self.scene.preferences.density
        if preferred is not Density.AUTO:
            return preferred
        few = len(self.bench.melds) <= MOST_COMFORTABLE
        return Density.COMFORTABLE if few else Density.COMPACT


def sight(scene: Scene) -> Sight:
    """Work it all out."""
    view, held = scene.view, scene.held
    bench, arranging = bench_of(view, held), arranges(view)
    if held.playback and not arranging:
        bench = start(view.before._replace(table=held.playback.step.table))
    hand = hand_of(view, held)
    lying = (*(card for meld in bench.melds for card in meld), *bench.loose, *hand)
    selected = tuple(card for card in lying if card in held.selected)
    marks, hints = arranging and scene.marks, arranging and scene.hints
    return Sight(
        scene=scene,
        bench=bench,
        arranging=arranging,
        hand=hand,
        verdicts=bench.verdicts,
        mine=bench.mine if arranging else frozenset(),
        moved=bench.moved if arranging else frozenset(),
        selected=selected,
        fits=frozenset(bench.fits(selected)) if marks and selected else frozenset(),
        fitting=frozenset(card for card in hand if bench.fits((card,))) if hints else frozenset(),
        plan=moves(bench, held.guide.wanted) if arranging and held.guide else (),
    )
