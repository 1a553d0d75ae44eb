"""The first card: any card, as if the dealer had laid it (option ``any_starter``)."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from game.cards import RANKS, Rank
from game.mau_mau import begin
from game.mau_mau.effects import Effect, Effects, Kind
from game.mau_mau.options import Options
from game.seats import Direction, neighbour, seat_text
from tests.game.table import Table


@cache
def dealt(rank: str, seats: int, house: str = "") -> Table:
    """A table at which this rank was turned up. ``house`` names options and ranks' effects."""
    options = Options.from_data({"any_starter": True, **HOUSES.get(house, {})})
    for number in range(1000):
        table = Table(begin(options, seats, f"starter {number}")).do("deal")
        if table.state.discards[-1].rank.value == rank:
            return table
    raise AssertionError(f"no {rank} turned up")


HOUSES: dict[str, dict[str, Any]] = {
    "goes on": {"reverse_of_two_goes_on": True},
    "cutting": {"cutting": True},
    "other": {"effects": {"2": "hard-draw 3", "4": "soft-draw 2", "5": "previous-draws 2"}},
    "wild joker": {"effects": {"X": "wild", "J": "none"}},
    "plain joker": {"effects": {"X": "none"}},
}


def seat_after(table: Table, distance: int) -> str:
    """The seat so far to the dealer's right."""
    state = table.state
    return seat_text(neighbour(state.dealer, Direction.RIGHT, state.seats, distance))


def told(table: Table) -> str:
    """The names of the events after the deal."""
    return table.kinds.removeprefix("DealerDrawn Dealt ")


@pytest.mark.parametrize("seats", [2, 3, 5])
@pytest.mark.parametrize("rank", ["2", "4", "5", "6", "8", "10", "K"])
def test_any_starter_without_a_penalty_changes_nothing(rank: str, seats: int) -> None:
    """K: nothing."""
    table = dealt(rank, seats)
    assert (table.turn, table.phase, told(table)) == (seat_after(table, 1), "play", "TurnBegan")
    assert (table.chain, table.counts) == (None, [7] * seats)
    assert table.state.direction is Direction.RIGHT


def test_any_starter_a_of_two_skips_the_first_player_so_the_dealer_begins() -> None:
    table = dealt("A", 2)
    assert (table.turn, told(table)) == (seat_text(table.state.dealer), "Skipped TurnBegan")


@pytest.mark.parametrize("seats", [3, 4, 10])
def test_any_starter_a_skips_the_first_player(seats: int) -> None:
    table = dealt("A", seats)
    skipped = next(line for line in table.told if line.startswith("Skipped"))
    assert skipped == f"Skipped seat={seat_after(table, 1)}"
    assert (table.turn, table.phase, table.chain) == (seat_after(table, 2), "play", None)


@pytest.mark.parametrize("seats", [2, 3, 6])
@pytest.mark.parametrize(
    ("rank", "chain", "cause"), [("3", "3+1", "M7"), ("7", "7+2", "M11"), ("X", "X+5", "M11")]
)
def test_any_starter_3_7_and_joker_pend_on_the_first_player(
    rank: str, chain: str, cause: str, seats: int
) -> None:
    table = dealt(rank, seats)
    first = seat_after(table, 1)
    assert (table.turn, table.chain, table.phase) == (first, chain, "play")
    assert table.counts == [7] * seats
    paid = table.do("pay")
    assert paid.drew == [f"{first} {chain[2:]} {cause}"]
    assert paid.turn == (first if rank == "3" else seat_after(table, 2))


def test_any_starter_7_is_answered_by_a_7_alone() -> None:
    for number in range(300):
        options = Options(any_starter=True)
        table = Table(begin(options, 2, f"answer {number}")).do("deal")
        if table.chain == "7+2" and " 7" in f" {table.hand(table.turn)}":
            break
    assert {face[:-1] for face in table.playable.split()} == {"7"}
    seven = table.playable.split()[0]
    answered = table.do(f"play {seven}")
    assert (answered.chain, answered.drew) == ("7+4", [])


def test_any_starter_joker_locks_when_its_chain_is_paid() -> None:
    """M18."""
    table = dealt("X", 3).do("pay")
    assert table.state.lock is table.state.discards[-1].colour
    assert (table.chain, table.state.suit) == (None, None)


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_any_starter_9_makes_the_seat_before_the_dealer_draw(seats: int) -> None:
    table = dealt("9", seats)
    assert table.drew == [f"{seat_after(table, -1)} 1 M12"]
    assert (table.turn, told(table)) == (seat_after(table, 1), "Drew TurnBegan")


@pytest.mark.parametrize("seats", [3, 4, 10])
def test_any_starter_q_turns_round_and_the_dealers_left_begins(seats: int) -> None:
    table = dealt("Q", seats)
    assert (table.turn, table.state.direction) == (seat_after(table, -1), Direction.LEFT)
    assert table.phase == "play"


def test_any_starter_q_of_two_does_nothing() -> None:
    for house in ("", "goes on"):
        table = dealt("Q", 2, house)
        assert (table.turn, table.phase, told(table)) == (seat_after(table, 1), "play", "TurnBegan")
        assert table.state.direction is Direction.RIGHT


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_any_starter_j_asks_the_first_player_for_the_suit_before_he_plays(seats: int) -> None:
    table = dealt("J", seats)
    first = seat_after(table, 1)
    assert (table.turn, table.phase, table.asked) == (first, "name", first)
    assert table.legal == ["name C", "name D", "name H", "name S"]
    assert table.refused("draw") == "name-a-suit M13"
    for suit in "CDHS":
        named = table.do(f"name {suit}")
        assert (named.turn, named.phase, named.kinds) == (first, "play", "SuitNamed")
        assert named.state.suit is not None
        assert named.state.suit.value == suit
        fitting = [face for face in named.playable.split() if face[0] not in "JX"]
        assert {face[-1] for face in fitting} <= {suit}


def test_any_starter_was_laid_by_nobody() -> None:
    """M19: who lays the identical card on it makes nobody draw."""
    table = dealt("5", 2)
    assert table.state.first_identical == -1
    for number in range(400):
        table = Table(begin(Options(any_starter=True), 2, f"twin {number}")).do("deal")
        twin = table.top
        if twin[0] not in "JXA739Q" and twin in table.hand(table.turn).split():
            break
    laid = table.do(f"play {twin}")
    assert laid.drew == []


@pytest.mark.parametrize("rank", ["A", "3", "7", "9", "J", "Q", "K", "5", "X"])
def test_any_starter_is_not_cut(rank: str) -> None:
    """M19: nobody may cut the starter."""
    table = dealt(rank, 3, "cutting")
    assert (table.phase != "cut", table.asked == table.turn) == (True, True)
    if rank == "J":
        named = table.do("name D")
        assert (named.phase, named.turn) == ("play", table.turn)


def test_any_starter_works_by_the_table_of_effects() -> None:
    assert dealt("2", 3, "other").chain == "2+3"
    soft = dealt("4", 3, "other")
    assert (soft.chain, soft.do("pay").turn) == ("4+2", soft.turn)
    five = dealt("5", 3, "other")
    assert five.drew == [f"{seat_after(five, -1)} 2 M12"]


def test_any_starter_wild_joker_asks_and_then_locks_no_longer() -> None:
    """M13, M18: a suit is named on it."""
    table = dealt("X", 3, "wild joker")
    assert (table.phase, table.turn) == ("name", seat_after(table, 1))
    named = table.do("name H")
    assert (named.phase, named.state.lock) == ("play", None)
    assert dealt("J", 3, "wild joker").phase == "play"


def test_any_starter_joker_without_an_effect_locks_its_colour() -> None:
    """M18."""
    table = dealt("X", 3, "plain joker")
    assert (table.chain, table.phase) == (None, "play")
    assert table.state.lock is table.state.discards[-1].colour


def test_any_starter_puts_nothing_back() -> None:
    for rank in RANKS:
        table = dealt(rank.value, 4)
        assert "put_back=()" in next(line for line in table.told if line.startswith("Dealt"))


def test_any_starter_off_cards_with_effects_are_put_back() -> None:
    plain = {Rank.TWO, Rank.FOUR, Rank.FIVE, Rank.SIX, Rank.EIGHT, Rank.TEN}
    seen = set()
    for number in range(150):
        table = Table(begin(Options(), 3, f"starter {number}")).do("deal")
        seen.add(table.state.discards[-1].rank)
        assert (table.turn, table.phase, table.chain) == (seat_after(table, 1), "play", None)
    assert seen == plain


def test_any_starter_the_next_rounds_starter_works_too() -> None:
    """The second deal's dealer sits to the right of the first one's."""
    options = Options(any_starter=True)
    for number in range(300):
        begun = begin(options, 3, f"second {number}")._replace(dealer=0, round=1)
        table = Table(begun).do("deal")
        if table.top[:-1] == "7":
            break
    assert (seat_text(table.state.dealer), table.turn, table.chain) == ("P2", "P3", "7+2")


def test_any_starter_off_where_every_card_has_an_effect_the_first_one_has_none() -> None:
    """And with the option it has."""
    every = Effects(tuple(Effect(Kind.SKIP) for _ in RANKS))
    off = Table(begin(Options(effects=every), 3, "skips")).do("deal")
    assert (off.turn, told(off)) == (seat_after(off, 1), "TurnBegan")
    on = Table(begin(Options(effects=every, any_starter=True), 3, "skips")).do("deal")
    assert (on.turn, told(on)) == (seat_after(on, 2), "Skipped TurnBegan")
    assert on.top == off.top
