"""The arrangement solver: examples, brute force on small positions, budgets, steps."""

from __future__ import annotations

import gc
from collections import Counter
from functools import cache
from itertools import pairwise

import pytest

from game.bots.mexe_mexe.hand import melds_in
from game.cards import Card, deck
from game.mexe_mexe.arrange.goals import Aim, Arrangement, Goal
from game.mexe_mexe.arrange.plan import arrange, steps
from game.mexe_mexe.melds import explain
from game.mexe_mexe.options import Options
from game.mexe_mexe.turn import Turn, lying_after
from game.shuffle import Stream, shuffled
from tests.game.mexe_mexe.arrange_brute import Cards, Found, best, exchanges
from tests.game.mexe_mexe.table import cards, text

Table = tuple[Cards, ...]
WILD_IN_SETS = Options(wild_in_sets=True)


def table_of(told: str) -> Table:
    return tuple(cards(meld) for meld in told.split("/") if meld.strip())


def check(found: Arrangement, table: Table, hand: Cards, options: Options | None = None) -> None:
    """An arrangement is a table that may be laid, and tells the truth about itself."""
    house = options or Options()
    assert all(explain(meld, house).valid for meld in found.melds)
    lying = [card for meld in found.melds for card in meld]
    freed = [exchange.wild for exchange in found.exchanges]
    given = [exchange.card for exchange in found.exchanges]
    assert len(set(lying)) == len(lying)
    kept_out = [card for card in freed if card not in given and card not in lying]
    assert {card for meld in table for card in meld} <= {*lying, *kept_out}
    assert set(lying) <= {card for meld in table for card in meld} | set(hand)
    assert Counter((*lying, *found.left)) == Counter([c for m in table for c in m] + list(hand))
    assert set(found.laid) == set(hand).intersection(lying)
    assert found.value <= found.bound
    assert found.kept <= found.kept_bound
    assert found.melds[: found.kept] == tuple(m for m in found.lying if m in found.melds)
    turn = Turn(table, hand, None, house)
    assert lying_after(turn, found.exchanges) == found.lying


def lay(table: str, hand: str, options: Options | None = None, goal: Goal | None = None) -> str:
    """What is laid and what the table is then."""
    before, mine = table_of(table), cards(hand)
    found = arrange(before, mine, options, goal)
    assert found.found
    assert found.proved
    assert found.least_disturbing
    check(found, before, mine, options)
    return f"{found.value}: {' / '.join(text(meld) for meld in found.melds)}"


def test_x28_two_cards_split_a_run_in_three() -> None:
    told = lay("6H 7H 8H 9H 10H JH QH", "8Hb 10Hb")
    assert told == "2: 6H 7H 8H / 8Hb 9H 10H / 10Hb JH QH"


def test_x31_one_card_splits_a_run_in_two() -> None:
    assert lay("6H 7H 8H 9H 10H JH QH", "8Hb") == "1: 6H 7H 8H / 8Hb 9H 10H JH QH"


def test_x33_a_curinga_is_had_for_its_card() -> None:
    before, hand = table_of("6D 7D 2S 9D 10D"), cards("8D 4C")
    found = arrange(before, hand, goal=Goal(keep_wilds=1))
    check(found, before, hand)
    assert (found.value, found.proved, text(found.left)) == (0, True, "4C 2S")
    assert [str(exchange) for exchange in found.exchanges] == ["swap 8D 2S"]
    assert str(found.intent(Card.parse("4C"))) == "arrange 1, swap 8D 2S, discard 4C"


def test_x33_no_exchange_is_made_that_is_not_asked_for() -> None:
    assert lay("6D 7D 2S 9D 10D", "8D") == "1: 6D 7D 8D 9D 10D 2S"


@pytest.mark.parametrize(
    ("hand", "count"),
    [
        ("5D 2C 6D", 3),
        ("KH AH 2S", 3),
        ("AH 2S 3H", 3),
        ("5H 6H 7H 2H 2S", 4),
        ("AH 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AHb", 14),
        ("7H 7C 2S", 0),
        ("KH AH 3H", 0),
        ("2C 2D 2S", 3),
        ("2C 2D 2S 2H 2Cb", 4),
        ("2C 2D 2S 2H 2Cb 5H 6H", 7),
        ("2C 2D 2Cb", 0),
        ("3H 3Hb 3Hc 4H 4Hb 4Hc 5H 5Hb 5Hc", 9),
    ],
)
def test_from_the_hand_alone(hand: str, count: int) -> None:
    assert lay("", hand).startswith(f"{count}: ")


def test_x15_a_curinga_in_a_set_by_the_option() -> None:
    assert lay("", "7H 7C 2S", WILD_IN_SETS) == "3: 7C 7H 2S"
    assert lay("7H 7C 7D 7S", "2S 2C", WILD_IN_SETS).startswith("2: ")


def test_a_set_that_must_have_a_curinga_is_no_loss() -> None:
    table, hand = table_of("7C 7H 2S"), cards("KC KD KH")
    found = arrange(table, hand, WILD_IN_SETS, Goal(Aim.OUT))
    assert found.found
    check(found, table, hand, WILD_IN_SETS)


def test_a_full_set_lends_a_card() -> None:
    assert lay("7C 7D 7H 7S", "5H 6H") == "2: 7C 7D 7S / 5H 6H 7H"


def test_what_need_not_be_touched_is_not() -> None:
    told = lay("3C 4C 5C / 9D 9H 9S / 6H 7H 8H / JS QS KS", "5Hb 6Cb")
    assert told == "2: 9D 9H 9S / JS QS KS / 3C 4C 5C 6Cb / 5Hb 6H 7H 8H"


def test_the_most_points_are_not_the_most_cards() -> None:
    # The ace of hearts goes with the kings' runs or with the aces.
    hand = "3C 4C 5C 6C 6H 6D KC AC QC"
    assert lay("", hand).startswith("9: ")
    assert lay("", "3C 3D 3H 3S 4S 5S KS", goal=Goal(Aim.POINTS)).startswith("21: ")


@pytest.mark.parametrize(
    ("table", "hand", "goal", "out"),
    [
        ("", "6H 7H 8H", Goal(Aim.OUT), True),
        ("", "6H 7H 8H 9C", Goal(Aim.OUT), False),
        ("", "6H 7H 8H 9C", Goal(Aim.OUT, must_discard=True), True),
        ("", "6H 7H 8H", Goal(Aim.OUT, must_discard=True), False),
        ("3H 4H 5H", "6H 7H", Goal(Aim.OUT, must_discard=True), True),
        ("", "6H 7H 8H 9C", Goal(Aim.OUT, must_discard=True, taken=Card.parse("9C")), False),
        ("", "6H 7H 8H 9H", Goal(Aim.OUT, must_discard=True, taken=Card.parse("9H")), True),
        # The curinga got by exchange is the discard: no other card can be.
        ("6D 7D 2S 9D 10D", "8D", Goal(Aim.OUT, must_discard=True), True),
    ],
)
def test_going_out(table: str, hand: str, goal: Goal, *, out: bool) -> None:
    before, mine = table_of(table), cards(hand)
    found = arrange(before, mine, goal=goal)
    assert found.found is out
    assert found.impossible is not out
    if out:
        check(found, before, mine)
        assert found.left == ((found.discard,) if goal.must_discard else ())


def test_a_table_that_cannot_lie_is_told_of() -> None:
    found = arrange(table_of("6H 7H"), cards("9C"))
    assert (found.found, found.impossible) == (False, True)
    assert arrange(table_of("6H 7H"), cards("8H")).value == 1


@cache
def small(number: int) -> tuple[Table, Cards]:
    """A few melds and a few cards that have to do with each other."""
    chance = Stream(str(number), "small arrangement")
    pool = [card for card in deck(packs=2, jokers=False) if card.rank.value in "A 2 3 4 5 K Q"]
    pool = list(shuffled(pool, chance))
    options = Options(wild_in_sets=number % 2 == 1)
    lying = pool[: 6 + chance.below(7)]
    table = tuple(explain(meld, options).cards for meld in melds_in(lying, options))[:2]
    left = [card for card in pool if not any(card in meld for meld in table)]
    return table, tuple(left[: min(3 + chance.below(3), 11 - sum(map(len, table)))])


@pytest.mark.parametrize("number", range(60))
@pytest.mark.parametrize("aim", [Aim.CARDS, Aim.POINTS])
def test_small_positions_by_brute_force(number: int, aim: Aim) -> None:
    table, hand = small(number)
    options = Options(wild_in_sets=number % 2 == 1)
    found = arrange(table, hand, options, Goal(aim))
    truth = best(table, hand, wild_in_sets=options.wild_in_sets, points=aim is Aim.POINTS)
    assert (found.value, found.bound) == (truth.value, truth.value)
    assert (found.kept, found.kept_bound) == (truth.kept, truth.kept)
    check(found, table, hand, options)


@pytest.mark.parametrize("number", range(40))
def test_a_discard_must_be_left_by_brute_force(number: int) -> None:
    table, hand = small(number)
    options = Options(wild_in_sets=number % 2 == 1)
    goal = Goal(must_discard=True, taken=hand[-1])
    found = arrange(table, hand, options, goal)
    truth = best(table, hand, wild_in_sets=options.wild_in_sets, leave=(1, hand[-1]))
    assert (found.value, found.bound) == (truth.value, truth.value)
    check(found, table, hand, options)


@pytest.mark.parametrize("number", range(40))
@pytest.mark.parametrize("keep", [1, 2])
def test_curingas_are_kept_by_brute_force(number: int, keep: int) -> None:
    table, hand = small(number)
    options = Options(wild_in_sets=number % 2 == 1)
    found = arrange(table, hand, options, Goal(keep_wilds=keep, disturb_least=False))
    truth = max(
        (
            best(lying, mine, wild_in_sets=options.wild_in_sets, keep=keep)
            for lying, mine in exchanges(table, hand, wild_in_sets=options.wild_in_sets)
        ),
        default=Found(-1, -1),
    )
    assert (found.value, found.bound) == (truth.value, truth.value)
    check(found, table, hand, options)


@pytest.mark.parametrize("budget", [0, 1, 10, 100, 1000])
@pytest.mark.parametrize("number", range(8))
def test_a_small_budget_is_told_of_honestly(number: int, budget: int) -> None:
    table, hand = small(number)
    more = [card for card in deck(packs=3, jokers=False) if card.pack == 2]
    hand += tuple(shuffled(more, Stream(str(number), "more"))[:12])
    truth = arrange(table, hand)
    assert truth.proved
    found = arrange(table, hand, budget=budget)
    assert found.value <= truth.value <= found.bound
    check(found, table, hand)


@pytest.mark.parametrize("collects", [True, False])
def test_the_garbage_collector_is_left_as_it_was(*, collects: bool) -> None:
    before = gc.isenabled()
    try:
        (gc.enable if collects else gc.disable)()
        for _ in steps(*small(3)):
            assert gc.isenabled() is collects
        assert gc.isenabled() is collects
    finally:
        (gc.enable if before else gc.disable)()


def test_it_can_be_done_in_small_steps() -> None:
    table, hand = small(3)
    work = steps(table, hand)
    spent = []
    while True:
        try:
            spent.append(next(work).work)
        except StopIteration as stop:
            found = stop.value
            break
    assert found == arrange(table, hand)
    assert len(spent) > 3
    assert max(after - before for before, after in pairwise(spent)) <= 1000
