"""The engine and the second Mau-Mau of ``reference`` agree in verdicts and in all that follows."""

from __future__ import annotations

from game import mau_mau
from game.cards import Card
from game.mau_mau.events import Event, Reshuffled
from game.mau_mau.intents import Deal, Intent, Play
from game.mau_mau.state import NOBODY, Phase, State
from game.ruling import Refused
from game.shuffle import Stream
from tests.game.mau_mau.endgames import endgame
from tests.game.mau_mau.reference import Reference
from tests.game.table import UNIVERSE, after

STAGES = {
    Phase.PLAY: "turn",
    Phase.DREW: "drew",
    Phase.AGAIN: "again",
    Phase.NAME: "suit",
    Phase.DEAL: "over",
}


def reference_of(state: State) -> Reference:
    """The second table, set up like the state."""
    table = Reference(list(map(list, state.hands)), list(state.stock), list(state.discards))
    table.turn, table.step, table.stage = state.turn, int(state.direction), STAGES[state.phase]
    table.named = state.named
    table.first = None if state.first_identical == NOBODY else state.first_identical
    table.pending = (state.chain.rank, state.chain.cards) if state.chain else None
    table.owes, table.turns = list(state.debts), state.turns
    table.stirred, table.quiet = state.still < 0, max(state.still, 0)
    return table


def told_shuffles(events: tuple[Event, ...], table: Reference) -> None:
    """Tell the second table how the reshuffles of a ruling come out."""
    orders = iter([event.stock for event in events if isinstance(event, Reshuffled)])

    def reshuffle(cards: list[Card]) -> list[Card]:
        order = [card for card in next(orders) if card is not None]
        assert sorted(map(str, order)) == sorted(map(str, cards))
        return order

    table.reshuffle = reshuffle


def agree(state: State, table: Reference) -> None:
    """Everything is the same on both tables."""
    assert list(map(list, state.hands)) == table.hands
    assert (list(state.stock), list(state.discards)) == (table.stock, table.pile)
    assert STAGES[state.phase] == table.stage
    if table.stage == "over":
        assert state.result
        assert list(state.result.winners) == table.winners
        return
    assert (state.turn, int(state.direction)) == (table.turn, table.step)
    assert (state.named, list(state.debts)) == (table.named, table.owes)
    assert ((state.chain.rank, state.chain.cards) if state.chain else None) == table.pending
    assert state.turns == table.turns


def agree_on_verdicts(state: State, table: Reference) -> None:
    """Both say the same of everything that anybody may ask for."""
    for seat in range(state.seats):
        for intent in UNIVERSE if seat == state.turn else UNIVERSE[:20]:
            verdict = type(mau_mau.judge(state, seat, intent)).__name__.lower()
            assert verdict == table.verdict(seat, intent), f"P{seat + 1} {intent}: {verdict}"


def next_intent(state: State, chance: Stream) -> Intent:
    """Something legal, or one time in eight any card of the hand, right or wrong."""
    if state.phase is not Phase.NAME and not chance.below(8):
        intent = Play(chance.choice(state.hands[state.turn]).face)
        if not isinstance(mau_mau.judge(state, state.turn, intent), Refused):
            return intent
    return chance.choice(mau_mau.legal(state, state.turn))


def play_on_both(state: State, chance: Stream, most: int) -> int:
    """Play so many intents or to the end; returns how many were played."""
    table = reference_of(state)
    for played in range(most):
        if state.phase is Phase.DEAL:
            return played
        intent = next_intent(state, chance)
        ruling = mau_mau.judge(state, state.turn, intent)
        assert not isinstance(ruling, Refused)
        told_shuffles(ruling.events, table)
        before = mau_mau.position_text(state)
        state = after(state, ruling.events)
        table.happen(intent)
        try:
            agree(state, table)
        except AssertionError as error:
            raise AssertionError(f"after {str(intent)!r} on {before}") from error
    return most


def test_verdicts_on_everything_in_endgames() -> None:
    """M1-M20: Allowed, Punished or Refused, for every intent there is."""
    chance = Stream("verdicts", "endgames")
    for _ in range(300):
        state = endgame(chance)
        agree_on_verdicts(state, reference_of(state))


def test_endgames_come_out_alike() -> None:
    """M1-M20, stock, too few, out: chains, debts and last cards, with wrong plays among them."""
    chance = Stream("play", "endgames")
    assert sum(play_on_both(endgame(chance), chance, 12) for _ in range(2000)) > 8000


def test_whole_rounds_come_out_alike() -> None:
    """From the deal to the last card, 2 to 10 seats."""
    for seats in range(2, 11):
        chance = Stream("play", f"rounds {seats}")
        for game in range(4):
            state = mau_mau.begin(mau_mau.Options(), seats, f"alike {game}")
            ruling = mau_mau.judge(state, 0, Deal())
            assert not isinstance(ruling, Refused)
            assert play_on_both(after(state, ruling.events), chance, 2000) < 2000


def test_verdicts_in_whole_rounds() -> None:
    """After every intent of a round."""
    chance = Stream("verdicts", "rounds")
    state = mau_mau.begin(mau_mau.Options(), 3, "verdicts")
    intent: Intent = Deal()
    for _ in range(80):
        ruling = mau_mau.judge(state, state.turn, intent)
        assert not isinstance(ruling, Refused)
        state = after(state, ruling.events)
        if state.phase is Phase.DEAL:
            break
        agree_on_verdicts(state, reference_of(state))
        intent = next_intent(state, chance)
