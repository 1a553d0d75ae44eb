"""A table to try rules on: a position, intents by their text, short words for what came of them.

>>> table = on("hands 9H 3C / 4C; table 6H 7H 8H; stock 8S").do("arrange 6H 7H 8H 9H, discard 3C")
>>> table.result, table.hand("P2"), table.melds
('out P1', '4C', ['6H 7H 8H 9H'])
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.cards import Card
from game.mexe_mexe import Event, State, evolve, judge, legal, parse_intent, parse_position
from game.mexe_mexe.options import Options
from game.mexe_mexe.turn import Turn
from game.ruling import Allowed, Refused
from game.seats import parse_seat, seat_text


def cards(text: str) -> tuple[Card, ...]:
    """Cards by their text: ``6H 7H 8Hb``."""
    return tuple(map(Card.parse, text.split()))


def text(them: Iterable[Card]) -> str:
    """Cards as text."""
    return " ".join(map(str, them))


def turn(table: str, hand: str, taken: str = "", options: Options | None = None) -> Turn:
    """A turn from a table of melds with ``/`` between them, and a hand."""
    melds = tuple(cards(meld) for meld in table.split("/") if meld.strip())
    return Turn(melds, cards(hand), Card.parse(taken) if taken else None, options or Options())


def after(state: State, events: Iterable[Event]) -> State:
    """The state that the events lead to."""
    for event in events:
        state = evolve(state, event)
    return state


@dataclass(frozen=True)
class Table:
    """A state, and what the last call of ``do`` brought about."""

    state: State
    events: tuple[Event, ...] = ()

    def do(self, *intents: str) -> Table:
        """Each intent is asked for by the seat that is then on turn, and is allowed."""
        state, events = self.state, self.events[:0]
        for asked in intents:
            ruling = judge(state, state.turn, parse_intent(asked))
            assert isinstance(ruling, Allowed), f"{asked}: {ruling}"
            state, events = after(state, ruling.events), events + ruling.events
            assert state == ruling.after, f"{asked} leads elsewhere than its events"
        return Table(state, events)

    def refusal(self, intent: str, seat: str = "") -> Refused:
        """The refusal of an intent (of the seat on turn, if no other is given)."""
        asker = parse_seat(seat) if seat else self.state.turn
        ruling = judge(self.state, asker, parse_intent(intent))
        assert isinstance(ruling, Refused), f"{intent}: {ruling}"
        return ruling

    def refused(self, intent: str, seat: str = "") -> str:
        """Why an intent is refused, with the rule: ``draw-first X6``."""
        refusal = self.refusal(intent, seat)
        return f"{refusal.reason.value} {refusal.rule}"

    def allows(self, intent: str) -> bool:
        """Whether the intent of the seat on turn is allowed."""
        return isinstance(judge(self.state, self.state.turn, parse_intent(intent)), Allowed)

    @property
    def legal(self) -> list[str]:
        """What is listed for the seat on turn."""
        return [str(intent) for intent in legal(self.state, self.state.turn)]

    @property
    def turn(self) -> str:
        """The seat on turn: ``P1``."""
        return seat_text(self.state.turn)

    @property
    def phase(self) -> str:
        """What the table waits for."""
        return self.state.phase.value

    @property
    def melds(self) -> list[str]:
        """The melds of the table."""
        return [text(meld) for meld in self.state.table]

    def hand(self, seat: str) -> str:
        """The cards of a hand."""
        return text(self.state.hands[parse_seat(seat)])

    @property
    def result(self) -> str | None:
        """How the round ended: ``out P2``."""
        return str(self.state.result) if self.state.result else None

    @property
    def totals(self) -> list[int]:
        """Every seat's total."""
        return list(self.state.totals)

    @property
    def kinds(self) -> str:
        """The names of the events in order."""
        return " ".join(type(event).__name__ for event in self.events)


def on(position: str) -> Table:
    """A table in a position."""
    return Table(parse_position(position))
