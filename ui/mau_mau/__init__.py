"""Mau-Mau on the screen. The module fulfils ``ui.play.Play``."""

from __future__ import annotations

from dataclasses import replace

from game.bots.thinking import Thinker
from game.cards import Card
from game.mau_mau.events import DealerDrawn, Drew, Event, Misplayed, Skipped
from game.mau_mau.intents import CALL, Intent, Play, parse_intent
from game.mau_mau.view import View
from game.seats import Seat
from ui.mau_mau.cues import cues
from ui.mau_mau.held import Held
from ui.mau_mau.motion import flights
from ui.mau_mau.narrate import Narrator
from ui.mau_mau.table import present
from ui.words import Words

__all__ = [
    "BOTS",
    "SEARCHERS",
    "TITLE",
    "UNDOES",
    "WORDS",
    "again",
    "at_once",
    "cues",
    "flights",
    "heed",
    "keep",
    "let_go",
    "narrator",
    "nothing_held",
    "onward",
    "pause",
    "ponder",
    "present",
    "recall",
    "settle",
    "thinker",
    "tone",
]

TITLE = "Mau-Mau"
WORDS: tuple[str, ...] = ()
UNDOES = True
BOTS: tuple[str, ...] = ("easy", "medium", "hard", "master", "simple")
SEARCHERS: tuple[str, ...] = ("hard", "master")
DRAWING_PAUSE = 4.0
"""A bot waits so many times as long while the draw for the deal is shown."""


def thinker(bot: str) -> Thinker:
    """How the bot of this name thinks."""
    from game.bots.mau_mau.levels import THINKERS  # noqa: PLC0415  # when one is first on turn

    return THINKERS[bot]


def nothing_held() -> Held:
    """Nothing selected, nothing marked."""
    return Held()


def heed(request: str, view: View, held: Held) -> tuple[Held, Intent | None]:
    """Heed ``card 7Cb``, ``play``, ``play mau-mau``, ``suit H``, ``clear``, ``intent draw``."""
    match request.split(" ", 1):
        case ["card", text] if (card := Card.parse(text)) in view.hand:
            if held.selected is card:
                return _play(view, held, card, calls=False)
            return replace(held, selected=card), None
        case ["play", *call] if held.selected:
            return _play(view, held, held.selected, calls=call == [CALL])
        case ["suit", suit] if held.selected and held.asks_suit:
            wild = parse_intent(f"play {held.selected.face} {suit}")
            assert isinstance(wild, Play)
            return held, replace(wild, calls=held.calls)
        case ["intent", text]:
            return held, parse_intent(text)
        case ["clear"]:
            return replace(held, selected=None, asks_suit=False), None
        case _:
            return held, None


def _play(view: View, held: Held, card: Card, *, calls: bool) -> tuple[Held, Intent | None]:
    """Play the card, after the question for a suit if it needs one."""
    plays = (intent for intent in view.legal if isinstance(intent, Play))
    if any(play.face is card.face and play.suit for play in plays):
        return replace(held, asks_suit=True, calls=calls), None
    return held, Play(card.face, calls=calls)


def settle(view: View, held: Held, seen: tuple[Event, ...]) -> Held:
    """Keep the selection while its card is there; mark what came since one last acted."""
    own = bool(seen) and getattr(seen[0], "seat", None) == view.seat
    came = {
        card
        for event in seen
        if isinstance(event, Drew) and event.seat == view.seat
        for card in event.cards
        if card
    }
    before = frozenset() if own else held.new_cards
    return Held(
        selected=held.selected if held.selected in view.hand else None,
        new_cards=frozenset(view.hand) & (came | before),
        skipped=frozenset(event.seat for event in seen if isinstance(event, Skipped)),
        drawing=next((event for event in seen if isinstance(event, DealerDrawn)), None),
    )


def keep(_held: Held) -> str:
    """A selection is soon made again."""
    return ""


def recall(_text: str, _view: View) -> Held:
    """Nothing was kept."""
    return Held()


def let_go(held: Held) -> Held:
    """The question for a suit is closed."""
    return replace(held, asks_suit=False)


def narrator(words: Words, names: tuple[str, ...], you: Seat) -> Narrator:
    """Who tells the person on the seat what happens."""
    return Narrator(words, names, you)


def tone(seen: tuple[Event, ...]) -> str:
    """A wrong play is a punishment."""
    return "punished" if any(isinstance(event, Misplayed) for event in seen) else ""


def ponder(_view: View, _held: Held) -> None:
    """Nothing here takes long to find out."""
    return


def onward(_held: Held) -> None:
    """Nothing is shown in steps."""
    return


def at_once(held: Held) -> Held:
    """All is shown at once."""
    return held


def again(held: Held, _seen: tuple[Event, ...]) -> Held:
    """Sentences and flights show it again."""
    return held


def pause(held: Held) -> float:
    """The draw for the deal is shown for a while."""
    return DRAWING_PAUSE if held.drawing else 1.0
