"""The engine and the simulator side by side, decision by decision; by the command line for hours.

python -m tests.game.bots.mau_mau.twins --rounds 100000 --seed S
"""

from __future__ import annotations

import sys

from game import mau_mau
from game.bots.mau_mau import simulator
from game.bots.mau_mau.house import CHAIN, NAMED, House, house_of
from game.bots.mau_mau.moves import move_of
from game.cards import SUITS, Card
from game.mau_mau import Intent, State
from game.mau_mau.events import Reshuffled
from game.mau_mau.fit import may_call
from game.mau_mau.intents import Notice, Play
from game.mau_mau.state import Phase
from game.ruling import Allowed
from game.shuffle import Stream
from tests.game.bots.mau_mau.hours import rounds
from tests.game.mau_mau.houses import any_house

_PHASES = (Phase.PLAY, Phase.DREW, Phase.AGAIN, Phase.NAME, Phase.CUT, Phase.DEAL)


def faces(cards: tuple[Card, ...]) -> list[int]:
    """The cards as the simulator knows them."""
    return [card.face.order for card in cards]


def stock_of(cards: tuple[Card, ...]) -> list[int]:
    """The stock as the simulator knows it: the card that is drawn next comes last."""
    return faces(cards[::-1])


def twin(state: State) -> simulator.Table:
    """The state as the simulator's table."""
    table = simulator.Table(
        [faces(hand) for hand in state.hands], stock_of(state.stock), faces(state.discards)
    )
    if state.named:
        table.context = NAMED + SUITS.index(state.named)
    table.turn, table.direction = state.turn, int(state.direction)
    phase = Phase.DEAL if state.phase is Phase.OVER else state.phase
    table.phase = _PHASES.index(phase)
    if state.chain:
        assert state.chain.rank is state.discards[-1].rank, "the top card tells the chain"
        table.context, table.pending = CHAIN + table.discards[-1], state.chain.cards
    table.debts = list(state.debts)
    table.first_identical, table.layer = state.first_identical, state.layer
    table.turns, table.still, table.steps = state.turns, state.still, state.steps
    table.cutters = list(state.cutters)
    table.winners = list(state.result.winners) if state.result else []
    return table


def told(table: simulator.Table) -> dict[str, object]:
    """All that matters for what comes; the hands without their order."""
    over = table.phase == simulator.OVER
    return {
        "hands": [sorted(hand) for hand in table.hands],
        "stock": table.stock,
        "discards": table.discards,
        "phase": table.phase,
        "winners": table.winners,
        "table": None
        if over
        else (
            table.turn,
            table.direction,
            table.pending,
            table.debts,
            table.turns,
            table.still,
        ),
        "top": None if over else (table.first_identical, table.layer, table.cutters),
        "context": None if over or table.phase == simulator.NAMING else table.context,
        "steps": table.steps if table.phase == simulator.CUT else None,
        "drawn": table.hands[table.turn][-1] if table.phase == simulator.DREW else None,
    }


def intents(state: State) -> tuple[Intent, ...]:
    """What can be decided, but for what the simulator leaves out: silence, and noticing it."""
    seat = state.actor
    assert seat is not None
    calls = may_call(state, seat)
    return tuple(
        intent
        for intent in mau_mau.legal(state, seat)
        if not isinstance(intent, Notice)
        and (not isinstance(intent, Play) or intent.calls is calls)
    )


def step(state: State, table: simulator.Table, house: House, intent: Intent) -> State:
    """Both play the intent; the simulator shuffles as the engine did. Raises AssertionError."""
    ruling = mau_mau.judge(state, state.actor or 0, intent)
    assert isinstance(ruling, Allowed)
    places: list[float] = []
    for event in ruling.events:
        if isinstance(event, Reshuffled):
            places += [-event.stock.index(card) for card in state.discards[:-1]]
        state = mau_mau.evolve(state, event)
    simulator.play(table, house, lambda: places.pop(0), move_of(intent), 1)
    assert not places, f"{intent}: the simulator did not reshuffle"
    assert told(table) == told(twin(state)), f"{intent}"
    return state


def round_of_twins(number: int, seed: str) -> int:
    """Play a random round in a random house; returns the number of decisions."""
    chance = Stream(seed, f"twins {number}")
    options, seats = any_house(chance)
    house = house_of(options, seats)
    state = mau_mau.begin(options, seats, f"{seed} {number}")
    deal = mau_mau.judge(state, 0, mau_mau.parse_intent("deal"))
    assert isinstance(deal, Allowed)
    for event in deal.events:
        state = mau_mau.evolve(state, event)
    table, decisions = twin(state), 0
    while state.actor is not None:
        if decisions % 8 == 0:
            check_own_choice(state, table, house, chance.below(100) / 100)
        state = step(state, table, house, chance.choice(intents(state)))
        decisions += 1
    return decisions


def check_own_choice(state: State, table: simulator.Table, house: House, luck: float) -> None:
    """What the simulator does by itself is one of the things that may be done."""
    own = table.copy()
    simulator.play(own, house, lambda: luck, None, 1)
    if own.phase == simulator.NAMING and table.phase != simulator.NAMING:
        simulator.play(own, house, lambda: luck, None, 1)
    reached = []
    for intent in intents(state):
        other = table.copy()
        simulator.play(other, house, lambda: luck, move_of(intent), 1)
        if other.phase == simulator.NAMING and table.phase != simulator.NAMING:
            simulator.play(other, house, lambda: luck, None, 1)
        reached.append(told(other))
    assert told(own) in reached, "the simulator does what may not be done"


if __name__ == "__main__":
    sys.exit(rounds(__doc__, "twins", round_of_twins, "equal"))
