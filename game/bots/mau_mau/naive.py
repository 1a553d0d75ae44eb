"""A bot for Mau-Mau that plays as a beginner does: what fits is laid, whatever it does.

It knows the rules and no tactics. It often forgets to say "mau-mau", and seldom notices that
another did.
"""

from __future__ import annotations

from game.mau_mau.intents import Decline, Intent, Notice, Play
from game.mau_mau.state import LAST_BUT_ONE
from game.mau_mau.view import View
from game.shuffle import Stream

NOTICES_ONE_IN = 5
FORGETS_ONE_IN = 3
DECLINES_ONE_IN = 2
SLIPS_ONE_IN = 12
"""So often it does anything that is legal: pays though it holds a 7, passes though a card fits."""


def choose(view: View, chance: Stream) -> Intent:
    """Any card that may be laid; without one, whatever else there is to do."""
    notices = [intent for intent in view.legal if isinstance(intent, Notice)]
    if notices and chance.below(NOTICES_ONE_IN) == 0:
        return notices[0]
    own = [intent for intent in view.legal if not isinstance(intent, Notice)]
    if not own or chance.below(SLIPS_ONE_IN) == 0:
        return chance.choice(own or view.legal)
    if Decline() in own and chance.below(DECLINES_ONE_IN) == 0:
        return Decline()
    plays = [intent for intent in own if isinstance(intent, Play)]
    if view.options.calling and len(view.hand) == LAST_BUT_ONE:
        forgets = chance.below(FORGETS_ONE_IN) == 0
        plays = [play for play in plays if play.calls is not forgets]
    faces = list(dict.fromkeys(play.face for play in plays))
    if not faces:
        return chance.choice(own)
    face = chance.choice(faces)
    return chance.choice([play for play in plays if play.face is face])
