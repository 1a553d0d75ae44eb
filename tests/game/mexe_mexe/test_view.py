"""Views: the table is public, hands and stock are hidden."""

from __future__ import annotations

import pytest

from game import mexe_mexe
from game.mexe_mexe import Event, State, observe, view
from game.mexe_mexe.events import Arranged, Dealt, Discarded, Drew, Exchanged, Reshuffled, Took
from game.mexe_mexe.options import Options
from game.record import Player
from game.selfplay import play_round
from game.shuffle import Stream, shuffled
from tests.game.mexe_mexe.table import cards, on


def redealt(state: State, seat: int, chance: Stream) -> State:
    """The state with all that the seat cannot see dealt anew."""
    if state.result:
        return state._replace(stock=shuffled(state.stock, chance))
    others = [number for number in range(state.seats) if number != seat]
    hidden = [card for number in others for card in state.hands[number]]
    taken = state.taken if state.turn != seat else None
    free = [card for card in (*hidden, *state.stock) if card is not taken]
    mixed = list(shuffled(free, chance))
    hands = list(state.hands)
    for number in others:
        count = len(state.hands[number])
        kept = [taken] if taken and number == state.turn else []
        hands[number] = (*(mixed.pop() for _ in range(count - len(kept))), *kept)
    return state._replace(hands=tuple(hands), stock=tuple(mixed))


def rounds(bot: str, seats: int) -> list[tuple[tuple[Event, ...], State]]:
    players = tuple(Player(f"P{seat}", bot) for seat in range(seats))
    return [
        (events, match.state)
        for seed in range(3)
        for events, match in play_round(mexe_mexe, players, f"views {seed}", Options())
    ]


@pytest.mark.parametrize("bot", ["random", "simple"])
@pytest.mark.parametrize("seats", [2, 4])
def test_states_that_differ_in_what_is_hidden_give_equal_views(bot: str, seats: int) -> None:
    chance = Stream("views", bot)
    for _, state in rounds(bot, seats):
        for seat in range(seats):
            assert view(redealt(state, seat, chance), seat) == view(state, seat)


def test_what_a_view_tells() -> None:
    state = on(
        "hands 3C 4C / 5C; table 6H 7H 8H; stock 9S 10S; discards 9D; phase draw; sheet 10 20"
    ).state
    seen, other = view(state, 0), view(state, 1)
    assert (seen.hand, seen.counts, seen.stock) == (cards("3C 4C"), (2, 1), 2)
    assert (seen.table, seen.top) == ((cards("6H 7H 8H"),), cards("9D")[0])
    assert ([str(intent) for intent in seen.legal], other.legal) == (["draw", "take"], ())
    assert (seen.totals, seen.active, seen.winners) == ((10, 20), (0, 1), ())
    assert (other.hand, seen.seats, seen.shown) == (cards("5C"), 2, ())


def test_a_view_of_the_seat_on_turn_begins_a_workbench() -> None:
    table = on("hands 3C 4C / 5C; stock 9S; discards 9D 8D; phase draw").do("take")
    assert view(table.state, 0).before == table.state.before
    assert view(table.state, 1).before.taken is None
    assert view(table.state, 1).taken is not None


def test_observe_hides_what_others_drew_and_the_stock() -> None:
    (card,) = cards("5C")
    assert observe(Drew(0, card), 0) == Drew(0, card)
    assert observe(Drew(0, card), 1) == Drew(0, None)
    assert observe(Reshuffled((card,)), 0) == Reshuffled((None,))
    dealt = Dealt(1, 0, ((card,), (card,)), (card, card))
    assert observe(dealt, 1) == Dealt(1, 0, ((None,), (card,)), (None, None))


@pytest.mark.parametrize(
    "event",
    [
        Took(0, cards("5C")[0]),
        Discarded(0, cards("5C")[0]),
        Exchanged(0, *cards("8D 2S")),
        Arranged(0, (cards("6H 7H 8H 9H"),), cards("9H"), before=(cards("6H 7H 8H"),)),
    ],
)
def test_what_lies_on_the_table_everybody_sees(event: Event) -> None:
    assert observe(event, 1) is event


def test_no_event_tells_a_seat_of_a_card_that_is_hidden_from_it() -> None:
    for events, state in rounds("random", 3):
        for event in events:
            seen = str(observe(event, 2))
            if isinstance(event, Drew) and event.seat != 2:
                assert "Card(" not in seen
        assert state.seats == 3
