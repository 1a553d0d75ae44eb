"""Why a bot of Mau-Mau did what it did, told from what it could see."""

from __future__ import annotations

from collections import Counter
from enum import Enum

from game.bots.thinking import Reason
from game.cards import Face
from game.mau_mau.effects import Kind
from game.mau_mau.intents import Decline, Draw, Intent, Name, Notice, Pass, Pay, Play
from game.mau_mau.state import NOBODY
from game.mau_mau.view import View
from game.seats import Seat, neighbour

NEARLY_OUT = 3
"""With so few cards a player is near going out."""
_HURTS = (Kind.SKIP, Kind.SOFT_DRAW, Kind.HARD_DRAW)


class Motive(Enum):
    """What may be said for a decision; the value is the end of the key of its words."""

    GOES_OUT = "goes-out"
    """It was the last card."""
    NOTHING_ELSE = "nothing-else"
    """Nothing else was to be done."""
    NOTICED = "noticed"
    """A seat had not said "mau-mau"."""
    STACKED = "stacked"
    """The faces answer the chain, which goes to the seat."""
    PUT_OFF = "put-off"
    """Rather owe the chain than draw it now."""
    TOOK_PENALTY = "took-penalty"
    """It would rather draw than part with the faces."""
    HIT_NEIGHBOUR = "hit-neighbour"
    """The seat that comes next is near going out."""
    IDENTICAL = "identical"
    """The face is identical to the top one: the seat draws."""
    HELD_PENALTY = "held-penalty"
    """The faces hurt, and would have fitted; nobody is near going out."""
    KEPT_WILD = "kept-wild"
    """The faces go on anything, and were kept."""
    GOES_ON = "goes-on"
    """The card lets it play again."""
    NAMED_MOST = "named-most"
    """It holds most of the suit."""
    NAMED_OTHER = "named-other"
    """It named the suit although it holds more of another."""
    LONG_SUIT = "long-suit"
    """It plays from the suit of which it holds most."""
    HELD_BACK = "held-back"
    """It could have laid the faces, and did not."""


def reasons(view: View, intent: Intent) -> tuple[Reason, ...]:
    """What speaks for the intent, what weighs most first; often nothing."""
    match intent:
        case Notice(seat):
            return (Reason(Motive.NOTICED, seat=seat),)
        case Play():
            return tuple(_for_play(view, intent))
        case _ if len(view.legal) == 1:
            return (Reason(Motive.NOTHING_ELSE),)
        case Name(suit):
            named = Motive.NAMED_MOST if suit in _longest(view) else Motive.NAMED_OTHER
            return (Reason(named, suit=suit),)
        case Pay():
            answers = _laid(view, *_HURTS)
            return (Reason(Motive.TOOK_PENALTY, answers),) if answers else ()
        case Pass() | Draw() | Decline():
            faces = _playable(view)
            return (Reason(Motive.HELD_BACK, faces),) if faces else ()
        case _:
            return ()


def _for_play(view: View, play: Play) -> list[Reason]:
    if len(view.hand) == 1:
        return [Reason(Motive.GOES_OUT, (play.face,))]
    kind = view.options.effects[play.face.rank].kind
    following = neighbour(view.seat, view.direction, view.seats, 1)
    found = []
    if view.chain and kind in (Kind.SOFT_DRAW, Kind.HARD_DRAW) and _same(view, play.face):
        found.append(Reason(Motive.STACKED, (play.face,), seat=following))
    elif view.chain:
        found.append(Reason(Motive.PUT_OFF, (play.face,)))
    if victim := _victim(view, play.face):
        found.append(Reason(Motive.IDENTICAL, (play.face,), seat=victim[0]))
    if kind in _HURTS and not view.chain and view.counts[following] <= NEARLY_OUT:
        found.append(Reason(Motive.HIT_NEIGHBOUR, (play.face,), seat=following))
    others = [seat for seat in range(view.seats) if seat != view.seat]
    calm = all(view.counts[seat] > NEARLY_OUT for seat in others)
    held = () if kind in _HURTS or view.chain or not calm else _laid(view, Kind.HARD_DRAW)
    if held:
        found.append(Reason(Motive.HELD_PENALTY, held))
    kept = () if kind is Kind.WILD else _laid(view, Kind.WILD)
    if kept:
        found.append(Reason(Motive.KEPT_WILD, kept))
    if kind is Kind.PLAY_AGAIN:
        found.append(Reason(Motive.GOES_ON, (play.face,)))
    if play.suit:
        named = Motive.NAMED_MOST if play.suit in _longest(view) else Motive.NAMED_OTHER
        found.append(Reason(named, suit=play.suit))
    elif play.face.suit in _longest(view):
        found.append(Reason(Motive.LONG_SUIT, suit=play.face.suit))
    return found


def _same(view: View, face: Face) -> bool:
    """Whether the face lets the chain grow (M6, M9)."""
    chain = view.chain
    assert chain
    return face.rank is chain.rank or chain.hard


def _victim(view: View, face: Face) -> tuple[Seat, ...]:
    """Who draws because the face is identical to the top one, if it is another (M19)."""
    first = view.first_identical
    identical = view.top is not None and view.top.face is face
    return (first,) if identical and first not in (NOBODY, view.seat) else ()


def _playable(view: View) -> tuple[Face, ...]:
    faces = (intent.face for intent in view.legal if isinstance(intent, Play))
    return tuple(dict.fromkeys(faces))


def _laid(view: View, *kinds: Kind) -> tuple[Face, ...]:
    """The faces with such an effect that may be laid now."""
    return tuple(face for face in _playable(view) if view.options.effects[face.rank].kind in kinds)


def _longest(view: View) -> tuple[object, ...]:
    """The suits of which the hand holds most, the wild cards aside."""
    effects = view.options.effects
    counts = Counter(
        card.suit for card in view.hand if card.suit and effects[card.rank].kind is not Kind.WILD
    )
    most = max(counts.values(), default=0)
    return tuple(suit for suit, count in counts.items() if count == most)
