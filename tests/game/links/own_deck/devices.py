"""Devices that play a game with own decks and know of each other only what links tell."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from hashlib import sha256
from itertools import count
from typing import Any

from game import mau_mau
from game.links.own_deck import Own, Thread, Told, begin, join, play, read, receive, tell, write
from game.links.own_deck.pledges import SALT
from game.match import replay, steps
from game.mau_mau import Intent, State, View
from game.mau_mau.intents import Deal
from game.mau_mau.options import Options
from game.mau_mau.state import Phase
from game.record import Player
from game.ruling import Refused
from game.seats import Seat
from game.shuffle import Stream
from tests.game.mau_mau.possible import possible

LONGEST_BRIEF = 70
"""Moves of a round that does not last long."""

Decide = Callable[[tuple[Intent, ...]], Intent]


@dataclass
class Device:
    """What one device keeps between links."""

    own: Own
    thread: Thread | None = None

    def take(self, link: str) -> Thread:
        """Sit down if need be, check what came in, tell what is due."""
        theirs = read(link)
        if theirs.pledges[self.own.seat] is None:
            theirs = join(theirs, self.own)
        self.thread = receive(theirs, self.own, self.thread)
        return self.thread

    def act(self, intent: Intent) -> None:
        """Ask for something."""
        assert self.thread
        self.thread = play(self.thread, self.own, intent)


@dataclass
class Round:
    """Devices around a table, and the links that went between them."""

    options: Options
    seats: int
    seed: str
    first: Seat = 0
    devices: list[Device] = field(default_factory=list)
    links: list[tuple[Seat, str]] = field(default_factory=list)
    """Who sent each."""

    def __post_init__(self) -> None:
        self.devices = [Device(secret_of(self.seed, seat)) for seat in range(self.seats)]
        players = tuple(Player(f"P{seat + 1}") for seat in range(self.seats))
        thread = begin(self.options, players, self.devices[self.first].own)
        self.devices[self.first].thread = thread
        self.links.append((self.first, write(thread)))

    def pass_on(self, rounds: int, decide: Decide, most: int = 1_000) -> Iterator[Device]:
        """Play: yields each device before its link goes out."""
        for _ in range(most):
            sender, link = self.links[-1]
            device = self.devices[_told(self.devices[sender]).next_after(sender)]
            seat = device.own.seat
            before = device.thread
            device.take(link)
            while seat in (told := _told(device)).awaited:
                state = replay(mau_mau, told.record).state
                if not state.in_round and told.over >= rounds:
                    break
                device.act(decide(tuple(possible(state))) if state.in_round else Deal())
            yield device
            if device.thread == before:
                return
            self.links.append((seat, write_of(device)))
            if told.over >= rounds and not told.guessed and len(told.awaited) != 1:
                return


def secret_of(seed: str, seat: Seat) -> Own:
    """A seat's secret for a test."""
    return Own(seat, sha256(f"{seed} {seat}".encode()).digest())


def write_of(device: Device) -> str:
    """The link that a device sends."""
    assert device.thread
    return write(device.thread)


def _told(device: Device) -> Told:
    assert device.thread
    return tell(device.thread, device.own)


def by_chance(seed: str) -> Decide:
    """Decisions that mostly lay a card, so that rounds end."""
    chance = Stream(seed, "decisions")

    def decide(intents: tuple[Intent, ...]) -> Intent:
        return intents[0] if chance.below(8) else chance.choice(intents)

    return decide


def opened(thread: Thread, owns: Sequence[Own], rounds: int) -> Thread:
    """The thread with every secret of so many rounds told."""
    for own in owns:
        thread = thread.with_pledge(own.seat, own.pledge(SALT + rounds))
    return thread


def truth(thread: Thread, owns: Sequence[Own]) -> Told:
    """What somebody sees who knows all secrets."""
    rounds = sum(isinstance(intent, Deal) for intent in thread.intents)
    return tell(opened(thread, owns, rounds), None)


def public(told: Told, seat: Seat) -> list[Any]:
    """All events of a record, as a seat saw them."""
    return [
        mau_mau.observe(event, seat)
        for step in steps(mau_mau, told.record)
        for event in step.ruling.events
    ]


def seen(state: State, seat: Seat, *, waits: bool) -> View:
    """A seat's view of the table; less, if it waits, what others' cards will tell."""
    view = mau_mau.view(state, seat)
    if not waits:
        return view
    return replace(view, shown=(), points=(), match_winners=(), phase=Phase.DEAL, legal=())


def set_up(options: Options, owns: Sequence[Own]) -> Thread:
    """A thread with everybody's salt."""
    thread = begin(options, tuple(Player(f"P{own.seat + 1}") for own in owns), owns[0])
    for own in owns:
        thread = thread.with_pledge(own.seat, own.pledge(SALT))
    return thread


@dataclass(frozen=True)
class Played:
    """A whole game, made at once by somebody who knows all secrets."""

    seed: str
    thread: Thread
    """With the secrets of all rounds that are over."""
    owns: tuple[Own, ...]

    def before(self, move: int) -> Thread:
        """The thread before this move (from 1), with the secrets that were told by then."""
        intents = self.thread.intents[: move - 1]
        over = max(sum(isinstance(intent, Deal) for intent in intents) - 1, 0)
        rounds = SALT + over
        thread = replace(self.thread, intents=intents)
        for own in self.owns:
            thread = thread.with_pledge(own.seat, own.pledge(rounds))
        return thread


@cache
def played(options: Options, seats: int, seed: str, rounds: int = 1) -> Played:
    """So many rounds by chance."""
    owns, decide = tuple(secret_of(seed, seat) for seat in range(seats)), by_chance(seed)
    thread = set_up(options, owns)
    for number in range(1, rounds + 1):
        thread = thread.with_intents(Deal())
        state = replay(mau_mau, truth(thread, owns).record).state
        intents: list[Intent] = []
        while state.in_round:
            intents.append(decide(tuple(possible(state))))
            ruling = mau_mau.judge(state, state.actor or 0, intents[-1])
            assert not isinstance(ruling, Refused)
            state = ruling.after
        thread = thread.with_intents(*intents)
        for own in owns:
            thread = thread.with_pledge(own.seat, own.pledge(SALT + number))
    return Played(seed, thread, owns)


@cache
def brief(options: Options, seats: int, rounds: int = 1, *, wins: Seat | None = None) -> Played:
    """The first such game that does not last long, and in which this seat wins the last round."""
    for seed in count():
        game = played(options, seats, f"{seed}", rounds)
        result = replay(mau_mau, tell(game.thread).record).state.result
        won = wins is None or (result and result.winners == (wins,))
        if won and len(game.thread.intents) <= LONGEST_BRIEF * rounds:
            return game
    raise AssertionError("there are short ones")
