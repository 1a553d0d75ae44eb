"""What a device makes of a thread: a record of the whole game, with what it cannot see guessed.

Rounds that are over and opened are played with the true decks, which proves every move of theirs.
In the round that goes on, the hands of the others are imagined (see ``imagine``).
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from game.links.own_deck.imagine import Memory, claim_of, imagined
from game.links.own_deck.pledges import MOST_ROUNDS, SALT, common_seed, deck_seed
from game.links.own_deck.thread import Own, Thread
from game.mau_mau.intents import Deal, Intent
from game.mau_mau.judge import judge
from game.mau_mau.options import Options
from game.mau_mau.own_decks import guess, seed_text
from game.mau_mau.rounds import begin
from game.mau_mau.state import Phase
from game.record import Record
from game.ruling import Refused
from game.seats import Seat


class Foul(Enum):
    """What somebody has done against the agreement; the value is the key of the words for it."""

    SECRET = "secret"
    """The secret that the seat tells is not the one that it pledged."""
    MOVE = "move"
    """The move is against the rules, or the seat's cards do not allow it."""
    UNOPENED = "unopened"
    """The next round was dealt before the seat had shown its cards."""
    CHANGED = "changed"
    """What was played before is told otherwise."""
    FORGED = "forged"
    """The move was made for a seat that did not make it."""


class FoulError(ValueError):
    """A foul: of which seat, at which move (counted from 1), as far as that can be said.

    ``reason`` is the engine's, where it refuses the move: a card that was not in the hand, a draw
    of somebody who held a card to play.
    """

    def __init__(
        self,
        foul: Foul,
        seat: Seat | None = None,
        move: int | None = None,
        reason: Enum | None = None,
    ) -> None:
        super().__init__(f"{foul.value} by seat {seat} at move {move}: {reason}")
        self.foul, self.seat, self.move, self.reason = foul, seat, move, reason


@dataclass(frozen=True, slots=True)
class Told:
    """A thread as a device can show it."""

    record: Record[Options, Intent]
    """The game so far, to be played like any other. What others hold in it is a guess, unless the
    round is opened; all that everybody may know is as it is."""
    by: tuple[Seat | None, ...]
    """Who asked for each intent; None for a deal."""
    awaited: tuple[Seat, ...]
    """Who has to do something now: sit down, tell a salt, play, or show the cards of the round that
    is over. Everybody where anybody may deal; nobody when the match is over."""
    guessed: tuple[Seat, ...]
    """Whose hands in the record are guesses. When the round is over, views do not show them; its
    points and the end of a match of points stand only after these have shown their cards."""
    over: int
    """How many rounds are over."""

    def next_after(self, seat: Seat) -> Seat:
        """To whom the seat sends the link: the first one of those awaited, to its right."""
        seats = len(self.record.players)
        others = [(seat + distance) % seats for distance in range(1, seats)]
        return next((other for other in others if other in self.awaited), others[0])


def tell(thread: Thread, own: Own | None = None) -> Told:
    """What a thread tells a device, or somebody who looks on.

    Raises FoulError for what cannot be true, as far as that can be known by now: of rounds that are
    opened, everything; and OptionsError for options that cannot be played.
    """
    telling = _Telling(thread, own)
    if thread.ready:
        for number, intent in enumerate(thread.intents, 1):
            telling.hear(number, intent)
    elif thread.intents:
        raise FoulError(Foul.UNOPENED, telling.awaited()[0], 1)
    return telling.told()


class _Telling:
    def __init__(self, thread: Thread, own: Own | None) -> None:
        self._thread, self._own = thread, own
        self._seats = range(len(thread.players))
        self._state = begin(thread.options, len(thread.players), "")
        self._rounds: list[tuple[str, ...]] = []
        self._memories: dict[Seat, Memory] = {}
        self._by: list[Seat | None] = []

    def hear(self, number: int, intent: Intent) -> None:
        """The next intent."""
        if isinstance(intent, Deal) and self._state.phase is Phase.DEAL:
            self._begin_round(number)
        state, seat = self._state, self._state.actor
        memory = None if seat is None else self._memories.get(seat)
        if memory and seat is not None:
            claim = claim_of(state, intent)
            state = imagined(state, seat, claim)
        ruling = judge(state, seat or 0, intent)
        if isinstance(ruling, Refused):
            raise FoulError(Foul.MOVE, seat, number, ruling.reason)
        if memory:
            memory.hear(number, claim)
        for event in ruling.events:
            for each in self._memories.values():
                each.see(number, event)
        self._state = ruling.after
        self._by.append(seat)

    def _begin_round(self, number: int) -> None:
        """Everything that is known of the decks of the next round."""
        thread, count = self._thread, len(self._rounds)
        opened = thread.opened(count)
        if count == MOST_ROUNDS:
            raise FoulError(Foul.MOVE, None, number)
        for seat in self._seats:
            if seat not in opened:
                raise FoulError(Foul.UNOPENED, seat, number)
        decks = tuple(self._deck(count + 1, seat) for seat in self._seats)
        self._rounds.append(tuple(deck or guess({}) for deck in decks))
        self._memories = {
            seat: Memory(seat, thread.options) for seat in self._seats if decks[seat] is None
        }
        self._state = self._state._replace(seed=self._seed())

    def _deck(self, number: int, seat: Seat) -> str | None:
        """The seed of a seat's deck in a round, if this device can know it."""
        own, pledges, level = self._own, self._thread.sitting, SALT + number
        if seat in self._thread.opened(number):
            secret = pledges[seat].at(level)
        elif own and own.seat == seat:
            secret = own.pledge(level).value
        else:
            return None
        return deck_seed(pledges, secret, number, seat)

    def _seed(self) -> str:
        return seed_text(common_seed(self._thread.sitting), self._rounds)

    def _guess(self) -> None:
        """Decks for the seats whose own are not known, with which all that was seen is possible."""
        decks = list(self._rounds[-1])
        for seat, memory in self._memories.items():
            orders = memory.orders()
            if orders is None:
                raise FoulError(Foul.MOVE, seat, memory.impossible_since())
            decks[seat] = guess(orders)
        self._rounds[-1] = tuple(decks)

    @property
    def _over(self) -> int:
        return len(self._rounds) - self._state.in_round

    def awaited(self) -> tuple[Seat, ...]:
        """Who has to do something."""
        thread, state = self._thread, self._state
        if state.actor is not None:
            return (state.actor,)
        if not thread.full:
            return tuple(seat for seat in self._seats if thread.pledges[seat] is None)
        opened = thread.opened(self._over)
        closed = tuple(seat for seat in self._seats if seat not in opened)
        ends = state.phase is Phase.OVER or self._over == MOST_ROUNDS
        return closed or (() if ends else tuple(self._seats))

    def told(self) -> Told:
        """All that was told."""
        if self._memories:
            self._guess()
        thread = self._thread
        seed = self._seed() if thread.ready else ""
        return Told(
            record=Record(Options.GAME, thread.options, thread.players, seed, thread.intents),
            by=tuple(self._by),
            awaited=self.awaited(),
            guessed=tuple(self._memories),
            over=self._over,
        )
