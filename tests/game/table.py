"""A table to try rules on: a position, intents by their text, and words for what came of them.

>>> table = on("hands 5H 7S / 2D; discards 7C; turn P1; stock 8H 9H JD").do("play 7S", "pay")
>>> table.turn, table.chain, table.drew, table.hand("P2")
('P1', None, ['P2 2 M11'], '2D 8H 9H')
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from game.cards import FACES, SUITS, Card
from game.mau_mau import Event, Intent, State, evolve, judge, legal, parse_intent, parse_position
from game.mau_mau import event_text as text_of
from game.mau_mau.events import Drew
from game.mau_mau.intents import Deal, Decline, Draw, Name, Notice, Pass, Pay, Play
from game.ruling import Allowed, Punished, Refused
from game.seats import Seat, parse_seat, seat_text

NAMED = (None, *SUITS)
UNIVERSE: tuple[Intent, ...] = (
    Deal(),
    Draw(),
    Pay(),
    Pass(),
    Decline(),
    *(Name(suit) for suit in SUITS),
    *(Notice(seat) for seat in range(10)),
    *(Play(face, suit, calls) for face in FACES for suit in NAMED for calls in (False, True)),
)
"""Everything that anybody can ask for."""


def after(state: State, events: tuple[Event, ...]) -> State:
    """The state that the events lead to."""
    for event in events:
        state = evolve(state, event)
    return state


def asked(state: State) -> Seat:
    """The seat that has to decide: the one on turn, unless another is asked to cut."""
    return state.turn if state.actor is None else state.actor


def faces(cards: tuple[Card, ...]) -> str:
    """Cards without their packs: ``7C XR``."""
    return " ".join(card.face.text for card in cards)


@dataclass(frozen=True)
class Table:
    """A state, and what the last call of ``do`` or ``wrong`` brought about."""

    state: State
    events: tuple[Event, ...] = ()

    def do(self, *intents: str) -> Table:
        """Each intent is asked for by the seat that then has to decide, and is allowed."""
        state, events = self.state, self.events[:0]
        for text in intents:
            ruling = judge(state, asked(state), parse_intent(text))
            assert isinstance(ruling, Allowed), f"{text}: {ruling}"
            state, events = after(state, ruling.events), events + ruling.events
            assert state == ruling.after, f"{text} leads elsewhere than its events"
        return Table(state, events)

    def by(self, seat: str, intent: str) -> Table:
        """The intent of this seat, be it on turn or not, is allowed."""
        ruling = judge(self.state, parse_seat(seat), parse_intent(intent))
        assert isinstance(ruling, Allowed), f"{seat} {intent}: {ruling}"
        return Table(after(self.state, ruling.events), ruling.events)

    def wrong(self, intent: str) -> Table:
        """The intent of the seat on turn is a wrong play, and punished by M20."""
        ruling = judge(self.state, self.state.turn, parse_intent(intent))
        assert isinstance(ruling, Punished), f"{intent}: {ruling}"
        assert ruling.rule == "M20"
        return Table(after(self.state, ruling.events), ruling.events)

    def refusal(self, intent: str, seat: str = "") -> Refused:
        """The refusal of an intent (of the seat that has to decide, if no other is given)."""
        asker = parse_seat(seat) if seat else asked(self.state)
        ruling = judge(self.state, asker, parse_intent(intent))
        assert isinstance(ruling, Refused), f"{intent}: {ruling}"
        return ruling

    def refused(self, intent: str, seat: str = "") -> str:
        """Why an intent is refused, with the rule: ``has-legal-card M2``."""
        refusal = self.refusal(intent, seat)
        return f"{refusal.reason.value} {refusal.rule}"

    def verdict(self, intent: str) -> str:
        """``allowed``, ``punished`` or ``refused`` for the seat that has to decide."""
        ruling = judge(self.state, asked(self.state), parse_intent(intent))
        return type(ruling).__name__.lower()

    @property
    def legal(self) -> list[str]:
        """All that the seat that has to decide may do."""
        return self.legal_for(seat_text(asked(self.state)))

    def legal_for(self, seat: str) -> list[str]:
        """All that this seat may do."""
        return [str(intent) for intent in legal(self.state, parse_seat(seat))]

    @property
    def playable(self) -> str:
        """The faces that the seat that has to decide may lay, in order: ``7C XR``."""
        plays = (text.split() for text in self.legal if text.startswith("play"))
        return " ".join(dict.fromkeys(words[1] for words in plays))

    @property
    def asked(self) -> str:
        """The seat that has to decide: ``P2``, the one on turn unless another may cut."""
        return seat_text(asked(self.state))

    @property
    def turn(self) -> str:
        """The seat on turn: ``P1``."""
        return seat_text(self.state.turn)

    @property
    def chain(self) -> str | None:
        """The chain pending on the seat on turn: ``7+4``."""
        return str(self.state.chain) if self.state.chain else None

    @property
    def debts(self) -> list[int]:
        """Cards owed, by seat."""
        return list(self.state.debts)

    @property
    def top(self) -> str:
        """The face on top of the discard pile."""
        return self.state.discards[-1].face.text

    @property
    def phase(self) -> str:
        """What the table waits for: ``play``, ``drew``, ``again``, ``name``, ``cut``, ``deal``."""
        return self.state.phase.value

    @property
    def result(self) -> str | None:
        """How the round ended: ``out P2``."""
        return str(self.state.result) if self.state.result else None

    @property
    def counts(self) -> list[int]:
        """Cards in each hand."""
        return [len(hand) for hand in self.state.hands]

    def hand(self, seat: str) -> str:
        """The faces in a hand, the cards drawn last at its end."""
        return faces(self.state.hands[parse_seat(seat)])

    @property
    def drew(self) -> list[str]:
        """Who drew how many cards by which rule: ``P2 4 M11``, whatever reshuffles were between."""
        drawn: list[tuple[str, int, str]] = []
        before: Event | None = None
        for event in self.events:
            if isinstance(event, Drew):
                seat, count, rule = seat_text(event.seat), len(event.cards), event.cause.value
                if isinstance(before, Drew) and drawn[-1][::2] == (seat, rule):
                    count += drawn.pop()[1]
                drawn.append((seat, count, rule))
            if type(event).__name__ != "Reshuffled":
                before = event
        return [f"{seat} {count} {rule}" for seat, count, rule in drawn]

    @property
    def told(self) -> list[str]:
        """The events as lines."""
        return [text_of(event) for event in self.events]

    @property
    def kinds(self) -> str:
        """The names of the events in order: ``Laid ChainGrew TurnEnded TurnBegan``."""
        return " ".join(type(event).__name__ for event in self.events)


def on(position: str, **options: Any) -> Table:
    """A table in a position, by the options given as data: ``on("…", packs=3)``."""
    house = f"; options {json.dumps(options)}" if options else ""
    return Table(parse_position(position + house))
