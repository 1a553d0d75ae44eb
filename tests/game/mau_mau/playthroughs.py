"""Whole rounds as texts to read: who could do what, who did what, and what came of it.

The texts lie in ``playthroughs/``; ``python -m tests.golden --write`` makes them anew. Who plays is
a stream of chance, no bot, so that a better bot changes nothing here: it mostly lays a card if it
can, and now and then a wrong one.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from game import mau_mau
from game.mau_mau import Intent, State, event_text
from game.mau_mau.events import Dealt
from game.mau_mau.intents import Deal, Notice, Play
from game.mau_mau.options import Options
from game.mau_mau.presets import PRESETS
from game.piles import pile_text
from game.ruling import Punished, Refused
from game.seats import Seat, seat_text
from game.shuffle import Stream

FOLDER = Path(__file__).with_name("playthroughs")
WRONG_ONE_IN = 14
NOTICED_ONE_IN = 2
ARROWS = {1: ">", -1: "<"}


@dataclass(frozen=True)
class Playthrough:
    """A round by its seed."""

    name: str
    seats: int
    seed: str
    options: Options = PRESETS["original"]

    @property
    def path(self) -> Path:
        """Where its text lies."""
        return FOLDER / f"{self.name}.txt"

    def text(self) -> str:
        """The whole round."""
        return "\n".join(self.lines()) + "\n"

    def lines(self) -> Iterator[str]:
        """The agreement, the deal, every decision."""
        yield f"Mau-Mau, {self.seats} seats, seed {self.seed!r}"
        yield f"options {json.dumps(self.options.to_data())}"
        chance = Stream(self.seed, "playthrough")
        state = mau_mau.begin(self.options, self.seats, self.seed)
        number, seat, intent = 0, 0, mau_mau.parse_intent("deal")
        while True:
            ruling = mau_mau.judge(state, seat, intent)
            assert not isinstance(ruling, Refused)
            wrong = "  (wrong)" if isinstance(ruling, Punished) else ""
            yield f"    {seat_text(seat)}: {intent}{wrong}"
            for event in ruling.events:
                state = mau_mau.evolve(state, event)
                yield from dealt(event) if isinstance(event, Dealt) else [told(event_text(event))]
            if not state.in_round:
                return
            number += 1
            yield from ("", f"{number}. {table(state)}", *could(state))
            seat, intent = decision(state, chance)


def told(line: str) -> str:
    """An event's line."""
    return f"        {line}"


def dealt(event: Dealt) -> Iterator[str]:
    """The deal, a line for each hand and none for the stock, which the seed tells."""
    yield told(f"Dealt round={event.round} dealer={seat_text(event.dealer)}")
    for seat, hand in enumerate(event.hands):
        yield told(f"    {seat_text(seat)}: {' '.join(map(str, hand))}")
    put_back = f" after {pile_text(event.put_back)}" if event.put_back else ""
    yield told(f"    starter {event.starter}{put_back}")


def table(state: State) -> str:
    """What lies there: ``on 7C +2 under <; counts 7 6 5; owes P2 1``."""
    parts = [f"{state.discards[-1]}"]
    if state.named:
        parts.append(f"named {state.named.value}")
    if state.lock:
        parts.append(f"locks {state.lock.value}")
    if state.chain:
        parts.append(f"pending {state.chain}")
    parts.append(
        f"{ARROWS[int(state.direction)]} cards {' '.join(map(str, map(len, state.hands)))}"
    )
    parts += [f"{seat_text(seat)} owes {debt}" for seat, debt in enumerate(state.debts) if debt]
    parts += [f"{seat_text(seat)} was silent" for seat in state.silent]
    return ", ".join([*parts, state.phase.value])


def could(state: State) -> Iterator[str]:
    """What each seat that can do anything may do, with the hand of whoever has to decide."""
    for seat in range(state.seats):
        legal = mau_mau.legal(state, seat)
        if not legal:
            continue
        hand = f" holds {pile_text(state.hands[seat])}" if seat == state.actor else ""
        yield f"    {seat_text(seat)}{hand} may {', '.join(shortened(legal))}"


def shortened(legal: tuple[Intent, ...]) -> list[str]:
    """The intents, those that differ in the suit or the call alone in one: ``play JD C/D/H/S``."""
    shorts: dict[str, list[str]] = {}
    for intent in legal:
        if isinstance(intent, Play) and intent.suit:
            shorts.setdefault(f"play {intent.face}", []).append(intent.suit.value)
        elif not isinstance(intent, Play) or not intent.calls:
            shorts[str(intent)] = []
    return [
        " ".join([text, "/".join(dict.fromkeys(suits))]).strip() for text, suits in shorts.items()
    ]


def decision(state: State, chance: Stream) -> tuple[Seat, Intent]:
    """Who asks for what."""
    actor = state.actor
    assert actor is not None
    for seat in range(state.seats):
        for intent in mau_mau.legal(state, seat):
            if isinstance(intent, Notice) and chance.below(NOTICED_ONE_IN) == 0:
                return seat, intent
    if chance.below(WRONG_ONE_IN) == 0:
        wrong = Play(chance.choice(state.hands[actor]).face)
        if isinstance(mau_mau.judge(state, actor, wrong), Punished):
            return actor, wrong
    legal = [one for one in mau_mau.legal(state, actor) if not isinstance(one, (Notice, Deal))]
    plays = [intent for intent in legal if isinstance(intent, Play)]
    return actor, chance.choice(plays if plays and chance.below(6) else legal)


CUTTING = Options(
    hand_size=5,
    packs=3,
    any_starter=True,
    mixed_chains=True,
    cutting=True,
    calling=True,
    end_on_action=False,
    reverse_of_two_goes_on=True,
)
ROUNDS = (
    Playthrough("original-2", 2, "64"),
    Playthrough("original-4", 4, "0"),
    Playthrough("original-10", 10, "75"),
    Playthrough("cutting-and-calling-3", 3, "87", CUTTING),
    Playthrough("family-5", 5, "52", PRESETS["family"]),
    Playthrough("quick-2", 2, "133", PRESETS["quick"]),
    Playthrough("crazy-eights-4", 4, "85", PRESETS["crazy-eights"]),
    Playthrough("tschau-sepp-3", 3, "21", PRESETS["tschau-sepp"]),
    Playthrough("own-decks-2", 2, "OWN2", Options(own_decks=True, any_starter=True)),
    Playthrough("own-decks-3", 3, "OWN3", Options(own_decks=True, jokers=False)),
)
