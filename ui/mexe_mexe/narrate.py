"""Events told in sentences, for the log, the message line and the screen reader.

The events are as the seat ``you`` observed them, so a sentence can tell no more than it may.
A turn takes six sentences at most, however much of the table it makes anew.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import groupby
from typing import assert_never

from game.cards import Card
from game.mexe_mexe.events import (
    Arranged,
    DealerDrawn,
    Dealt,
    Declined,
    Discarded,
    Drew,
    Eliminated,
    Event,
    Exchanged,
    MatchEnded,
    Reshuffled,
    Returned,
    ReturnOffered,
    RoundEnded,
    Took,
    TurnBegan,
)
from game.mexe_mexe.melds import explain
from game.mexe_mexe.options import Options
from game.mexe_mexe.state import Ending
from game.mexe_mexe.turn import Problem, Reason
from game.mexe_mexe.verdict import Flaw, Meld
from game.mexe_mexe.view import View
from game.ruling import Refused, RuleId
from game.seats import Seat
from ui.lines import Line
from ui.mexe_mexe.held import Held
from ui.mexe_mexe.reading import READ
from ui.mexe_mexe.steps import rebuilds
from ui.mexe_mexe.told import meld_text, problem_text
from ui.words import Words

MOST_MELDS = 3
"""So many melds that were rebuilt, or to which cards came, are told of; of more, only how many."""
GENEROUS = Options(wild_in_sets=True)
"""What lies on a table after a turn is a meld; under these options, every such meld is one."""


@dataclass(frozen=True, slots=True)
class Narrator:
    """Tells events to the person on the seat ``you``; ``names`` are those of all seats."""

    words: Words
    names: tuple[str, ...]
    you: Seat

    def tell(self, events: Iterable[Event]) -> tuple[Line, ...]:
        """The sentences of these events; some need none."""
        lines: list[Line] = []
        for kind, some in groupby(events, type):
            if kind is Exchanged:
                lines.append(self._exchanged([one for one in some if isinstance(one, Exchanged)]))
            else:
                lines.extend(line for event in some for line in self._lines(event))
        return tuple(lines)

    def refusal(self, refused: Refused) -> Line:
        """Why something cannot be done."""
        assert isinstance(refused.reason, Reason | Flaw)
        return Line(problem_text(self.words, refused.reason, refused.about), refused.rule)

    def read(self, what: str, view: View, held: Held) -> Line:
        """How things stand, for those who do not look: see ``ui.mexe_mexe.reading``."""
        return Line(READ[what](self.words, view, held, self.names))

    def problem(self, problem: Problem) -> Line:
        """What barred a step on the workbench."""
        return Line(problem_text(self.words, problem.reason, problem.cards), problem.rule)

    def _lines(self, event: Event) -> Iterator[Line]:  # noqa: C901, PLR0912  # all events
        words = self.words
        match event:
            case DealerDrawn():
                yield from self._drawn(event)
            case Dealt(round=number, dealer=dealer):
                yield Line(words("round", round=number), kind="round")
                yield self._line("dealt", dealer)
            case Drew(seat, card) if card:
                yield self._line("drew-card", seat, card=words.card(card))
            case Drew(seat):
                yield self._line("drew", seat)
            case Took(seat, card):
                yield self._line("took", seat, "X25", card=words.card(card))
            case Exchanged():
                yield self._exchanged([event])
            case Arranged():
                yield from self._arranged(event)
            case Discarded(seat, card):
                yield self._line("discarded", seat, card=words.card(card))
            case Reshuffled(stock):
                yield Line(words("reshuffled", n=len(stock)), "X34")
            case RoundEnded(result, points):
                yield from (self._line("out", seat, "X35") for seat in result.winners)
                if result.ending is not Ending.OUT:
                    rule = "LONG" if result.ending is Ending.LONG else "X34"
                    yield Line(words(f"mexe.ending.{result.ending.value}"), rule)
                yield Line(words("mexe.counted", points=words.all(self._counted(points))), "X36")
            case Eliminated(seat, total):
                yield self._line("eliminated", seat, "X42", n=total)
            case ReturnOffered(seats, total):
                yield from (self._line("offered", seat, "X43", n=total) for seat in seats)
            case Returned(seat, total):
                yield self._line("returned", seat, "X43", n=total)
            case Declined(seat):
                yield self._line("declined", seat, "X43")
            case MatchEnded(winners):
                yield self._won(winners)
            case TurnBegan():
                return
            case _:
                assert_never(event)

    def _drawn(self, event: DealerDrawn) -> Iterator[Line]:
        words = self.words
        for number, row in enumerate(event.rows):
            if number:
                yield Line(words("drawing.again"))
            cards = (
                words("drawing.one", name=self.names[seat], card=words.card(card))
                for seat, card in enumerate(row)
                if card
            )
            yield Line(words("drawing", cards=words.all(cards)))
        highest = event.rows[-1][event.dealer]
        assert highest
        who, name = ("you", "") if event.dealer == self.you else ("they", self.names[event.dealer])
        yield Line(words(f"{who}.dealer", name=name, card=words.card(highest)), "X1")

    def _exchanged(self, made: list[Exchanged]) -> Line:
        words = self.words
        pairs = (
            words("mexe.exchange", card=words.card(one.card), wild=words.card(one.wild))
            for one in made
        )
        return self._line("exchanged", made[0].seat, "X33", pairs=words.all(pairs))

    def _arranged(self, event: Arranged) -> Iterator[Line]:
        """Which melds were rebuilt, and which cards came to which melds."""
        laid = set(event.laid)
        grown = [meld for meld in event.table if laid.intersection(meld)]
        rebuilt = [meld for one in event.changes if rebuilds(one) for meld in one.before]
        if rebuilt or not grown:
            yield self._rebuilt(event.seat, rebuilt)
        most = MOST_MELDS if rebuilt else MOST_MELDS + 1
        few = grown if len(grown) <= most else grown[: most - 1]
        for meld in few:
            yield self._laid(event.seat, meld, [card for card in meld if card in laid])
        if rest := [card for meld in grown[len(few) :] for card in meld if card in laid]:
            melds = len(grown) - len(few)
            cards = self.words("mexe.cards", n=len(rest))
            yield self._line("laid-more", event.seat, n=melds, cards=cards)

    def _rebuilt(self, seat: Seat, melds: list[Meld]) -> Line:
        """By the melds as they lay before; a few of them are named, many or none are not."""
        if not 0 < len(melds) <= MOST_MELDS:
            return self._line("rearranged", seat, "X27")
        told = self.words.all(meld_text(self.words, explain(meld, GENEROUS)) for meld in melds)
        return self._line("rebuilt", seat, "X27", melds=told)

    def _laid(self, seat: Seat, meld: Meld, laid: list[Card]) -> Line:
        told = meld_text(self.words, explain(meld, GENEROUS))
        if len(laid) == len(meld):
            return self._line("laid-meld", seat, meld=told)
        return self._line("laid-cards", seat, cards=self.words.cards(laid), meld=told)

    def _counted(self, points: tuple[int | None, ...]) -> Iterator[str]:
        for seat, counted in enumerate(points):
            if counted is not None:
                yield self.words("mexe.points-of", name=self.names[seat], n=counted)

    def _won(self, winners: tuple[Seat, ...]) -> Line:
        if winners == (self.you,):
            return Line(self.words("you.won-match"), "X46")
        names = self.words.all(
            self.words("you") if seat == self.you else self.names[seat] for seat in winners
        )
        return Line(self.words("won-match", n=len(winners), names=names), "X46")

    def _line(self, key: str, seat: Seat, rule: RuleId | None = None, **values: object) -> Line:
        """The sentence for the one who does it, or with the name for the one who looks on."""
        if seat == self.you:
            return Line(self.words(f"mexe.you.{key}", **values), rule)
        return Line(self.words(f"mexe.they.{key}", name=self.names[seat], **values), rule)
