"""What a seat can do at all, wrong plays among it."""

from __future__ import annotations

from game import mau_mau
from game.mau_mau import Intent, State
from game.mau_mau.intents import Play
from game.ruling import Refused


def possible(state: State) -> list[Intent]:
    """All that is not refused, wrong plays last."""
    seat = mau_mau.actor(state) or 0
    found = list(mau_mau.legal(state, seat))
    for card in state.hands[seat]:
        play = Play(card.face)
        if play not in found and not isinstance(mau_mau.judge(state, seat, play), Refused):
            found.append(play)
    return found
