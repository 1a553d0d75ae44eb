"""Events told in sentences, for the log, the message line and the screen reader.

The events are as the seat ``you`` observed them, so a sentence can tell no more than it may.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import assert_never

from game.cards import Card
from game.mau_mau.events import (
    Called,
    Cause,
    ChainGrew,
    Cut,
    CutDeclined,
    CutOffered,
    DealerDrawn,
    Dealt,
    Deferred,
    Drew,
    Event,
    Laid,
    MatchEnded,
    Misplayed,
    Noticed,
    Passed,
    Reshuffled,
    Reversed,
    RoundEnded,
    Skipped,
    SuitAsked,
    SuitNamed,
    TurnBegan,
    TurnEnded,
    WentOn,
)
from game.mau_mau.fit import chain_rule
from game.mau_mau.refusals import Reason
from game.mau_mau.state import Ending
from game.mau_mau.view import View
from game.ruling import Refused, RuleId
from game.seats import Seat
from ui.lines import Line
from ui.mau_mau.held import Held
from ui.mau_mau.reading import READ
from ui.words import Words


@dataclass(frozen=True, slots=True)
class Narrator:
    """Tells events to the person on the seat ``you``; ``names`` are those of all seats."""

    words: Words
    names: tuple[str, ...]
    you: Seat

    def tell(self, events: Iterable[Event]) -> tuple[Line, ...]:
        """The sentences of these events; some need none."""
        return tuple(line for event in events for line in self._lines(event))

    def refusal(self, refused: Refused) -> Line:
        """Why something cannot be done."""
        assert isinstance(refused.reason, Reason)
        cards = self.words.cards(refused.about) if refused.about else ""
        return Line(self.words(f"refused.{refused.reason.value}", cards=cards), refused.rule)

    def read(self, what: str, view: View, _held: Held) -> Line:
        """How things stand, for those who do not look: see ``ui.mau_mau.reading``."""
        return Line(READ[what](self.words, view, self.names))

    def name(self, seat: Seat) -> str:
        """What the seat is called in a sentence."""
        return self.words("you") if seat == self.you else self.names[seat]

    def _lines(self, event: Event) -> Iterator[Line]:  # noqa: C901, PLR0912, PLR0915  # all events
        match event:
            case Laid(seat, card):
                yield self._line("laid", seat, card=self.words.card(card))
            case Drew():
                yield self._drew(event)
            case SuitNamed(seat, suit):
                yield self._line("named", seat, "M13", suit=self.words.suit(suit))
            case SuitAsked(seat):
                yield self._line("asked", seat, "M13")
            case Deferred(seat, cards):
                yield self._line("deferred", seat, "M8", n=cards)
            case ChainGrew(_, chain):
                rank = self.words.rank(chain.rank)
                yield Line(self.words("chain-grew", n=chain.cards, rank=rank), chain_rule(chain))
            case Skipped(seat):
                yield self._line("skipped", seat, "M4")
            case Reversed(direction):
                yield Line(self.words(f"reversed.{direction.name.lower()}"), "M14")
            case WentOn(seat):
                yield self._line("went-on", seat, "M15")
            case Passed(seat):
                yield self._line("passed", seat)
            case Misplayed(seat, face, rule):
                yield self._line("misplayed", seat, "M20", card=self.words.card(face))
                yield Line(self.words(f"broken.{rule}"), rule)
            case Reshuffled(stock):
                yield Line(self.words("reshuffled", n=len(stock)))
            case DealerDrawn(rows, dealer):
                for number, row in enumerate(rows):
                    if number:
                        yield Line(self.words("drawing.again"))
                    yield Line(self.words("drawing", cards=self.words.all(self._drawn(row))))
                highest = rows[-1][dealer]
                assert highest
                yield self._line("dealer", dealer, card=self.words.card(highest))
            case Dealt(round=number, dealer=dealer, starter=starter):
                yield Line(self.words("round", round=number), kind="round")
                yield self._line("dealt", dealer, card=self.words.card(starter))
            case RoundEnded(result):
                yield self._won("won", result.winners)
                rule = "OUT" if result.ending is Ending.OUT else "TOO-FEW"
                yield Line(self.words(f"ending.{result.ending.value}"), rule)
            case Called(seat):
                yield self._line("called", seat, "CALL")
            case Noticed(seat):
                yield self._line("noticed", seat, "CALL")
            case Cut(seat):
                yield self._line("cut", seat, "M19")
            case CutOffered(seats) if self.you in seats:
                yield self._line("asked-to-cut", self.you, "M19")
            case CutDeclined(seat) if seat == self.you:
                yield self._line("declined-cut", seat)
            case MatchEnded(winners):
                yield self._won("won-match", winners)
            case TurnBegan() | TurnEnded() | CutOffered() | CutDeclined():
                return
            case _:
                assert_never(event)

    def _drew(self, event: Drew) -> Line:
        rule = event.cause.value
        count = len(event.cards)
        if not count:
            return self._line("drew-nothing", event.seat, rule)
        known = [card for card in event.cards if card]
        key = f"drew.{event.cause.name.lower().replace('_', '-')}"
        line = self._line(key, event.seat, rule, n=count)
        if event.cause is Cause.WANT:
            line = line._replace(rule=None)
        else:
            line = line._replace(kind="penalty")
        if not known:
            return line
        told = self.words("drew-cards", cards=self.words.cards(known))
        return line._replace(text=f"{line.text} {told}")

    def _drawn(self, row: tuple[Card | None, ...]) -> Iterator[str]:
        """Who drew what for the deal."""
        for seat, card in enumerate(row):
            if card:
                name = self.names[seat]
                yield self.words("drawing.one", name=name, card=self.words.card(card))

    def _won(self, key: str, winners: tuple[Seat, ...]) -> Line:
        if winners == (self.you,):
            return Line(self.words(f"you.{key}"))
        names = self.words.all(map(self.name, winners))
        return Line(self.words(key, n=len(winners), names=names))

    def _line(self, key: str, seat: Seat, rule: RuleId | None = None, **values: object) -> Line:
        """The sentence for the one who does it: ``you.key`` or, with the name, ``they.key``."""
        if seat == self.you:
            return Line(self.words(f"you.{key}", **values), rule)
        return Line(self.words(f"they.{key}", name=self.names[seat], **values), rule)
