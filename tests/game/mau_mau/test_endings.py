"""Where the seed is silent: the stock runs out, too few cards, going out, the match."""

from __future__ import annotations

import pytest

from game.mau_mau.events import Reshuffled
from tests.game.table import Table, on

# The stock runs out


def test_stock_runs_out_all_discards_but_the_top_one_are_shuffled_into_a_new_one() -> None:
    start = "hands 2C / 4C; discards 6D 8D 9D 10D QD 5H; stock -; turn P1"
    table = on(start).do("draw")
    reshuffled = table.events[0]
    assert isinstance(reshuffled, Reshuffled)
    assert sorted(map(str, reshuffled.stock)) == ["10D", "6D", "8D", "9D", "QD"]
    assert (table.state.discards[0].text, len(table.state.discards)) == ("5H", 1)
    assert table.hand("P1") == f"2C {reshuffled.stock[0]}"
    assert table.state.stock == reshuffled.stock[1:]


def test_stock_runs_out_a_reshuffle_shuffles_and_depends_on_the_seed_and_its_number() -> None:
    pile = " ".join(f"{rank}{suit}" for rank in ("2", "4", "6", "8") for suit in "CDS")
    start = f"hands 9C / 10C; discards {pile} 5H; stock -; turn P1"
    orders = [
        on(start + more).do("draw").events[0]
        for more in ("", "; seed a", "; seed b", "; counters 1 1 0 1", "; counters 2 1 0 0")
    ]
    assert len({str(order) for order in orders}) == 5
    assert on(start).do("draw").events[0] == orders[0]
    assert on(start).do("draw").state.reshuffles == 1


def test_stock_runs_out_only_when_a_card_is_needed() -> None:
    table = on("hands 2C / 4C; discards 6D 8D 5H; stock 9C; turn P1").do("draw")
    assert (table.kinds, len(table.state.stock), len(table.state.discards)) == ("Drew", 0, 3)
    table = table.do("pass")
    assert "Reshuffled" not in table.kinds
    assert "Reshuffled" in table.do("draw").kinds


def test_stock_runs_out_suit_lock_and_chain_live_on() -> None:
    named = on("hands 2C / 4C; discards 6D JS; stock -; turn P1; named D; first P2").do("draw")
    assert (named.state.named and named.state.named.value, named.top) == ("D", "JS")
    lock = on("hands 2C / 4C; discards 6D XR; stock -; turn P1; first P2").do("draw")
    assert lock.state.lock is lock.state.discards[-1].colour
    position = "hands 5H 7H 2C / 5H 4C / 4D 4H; discards 8S 3D 8H; stock -; turn P1; debts 0 1 0"
    chain = on(position).do("play 7H")
    assert "Reshuffled" in chain.kinds
    assert (chain.turn, chain.chain) == ("P2", "7+2")


def test_stock_runs_out_in_the_middle_of_a_debt_and_of_m19() -> None:
    start = "hands 5H 2C / 4C; discards 8S 3D 8H; stock 9S; turn P1; debts 0 3"
    debt = on(start).do("play 5H")
    assert (debt.drew, debt.debts) == (["P2 3 M8"], [0, 0])
    start = "hands 5H 2C / 4C; discards 8S 3D 5H; stock 9S; turn P1; first P2"
    identical = on(start).do("play 5H")
    assert identical.drew == ["P2 2 M19"]
    assert identical.kinds == "Laid Drew Reshuffled Drew TurnEnded TurnBegan"


# Too few cards


def test_too_few_one_draws_what_there_is_and_has_paid() -> None:
    table = on("hands 2C / 4C; discards 6D XR; stock 9S; turn P1; chain X+10").do("pay")
    assert (table.drew, table.turn, table.chain) == (["P1 2 M11"], "P2", None)
    assert table.told[0] == "Drew seat=P1 cards=(9S) due=10 cause=M11"


def test_too_few_a_3_that_cannot_be_drawn_is_paid_and_the_turn_goes_on() -> None:
    table = on("hands 2H 2C / 4C; discards 3H; stock -; turn P1; chain 3+1").do("pay")
    assert (table.drew, table.turn, table.playable) == (["P1 0 M7"], "P1", "2H")


def test_too_few_passing_without_a_draw_needs_no_legal_card_and_nothing_to_draw() -> None:
    table = on("hands 2C / 4C; discards 5H; stock -; turn P1")
    assert table.legal == ["pass"]
    assert table.refused("draw") == "nothing-to-draw TOO-FEW"
    assert table.do("pass").turn == "P2"
    fitting = on("hands 2H / 4C; discards 5H; stock -; turn P1")
    assert (fitting.legal, fitting.refused("pass")) == (["play 2H"], "has-legal-card M2")
    for pile in ("discards 5H; stock 9C", "discards 9C 5H; stock -"):
        assert on(f"hands 2C / 4C; {pile}; turn P1").refused("pass") == "draw-first M2"


def test_too_few_a_full_round_without_a_card_moved_ends_the_round() -> None:
    table = on("hands 2C 2S / 4C / 6C 6S; discards JH; stock -; turn P1; named D; first P3")
    table = table.do("pass", "pass")
    assert table.result is None
    table = table.do("pass")
    assert (table.result, table.phase) == ("still P2", "deal")
    assert table.kinds == "Passed TurnEnded RoundEnded"


def test_too_few_ties_share() -> None:
    table = on("hands 2C / 4C 4S / 6C; discards JH; stock -; turn P1; named D; first P3")
    table = table.do("pass", "pass", "pass")
    assert (table.result, table.state.won) == ("still P1 P3", (1, 0, 1))


def test_too_few_a_card_laid_begins_the_count_anew() -> None:
    table = on("hands 2C / 2D 4C / 6C; discards JH; stock -; turn P1; named D; first P3")
    table = table.do("pass")
    assert table.turn == "P2"
    table = table.do("play 2D")
    assert table.legal == ["draw"]


def test_too_few_a_full_round_counts_from_the_turn_after_the_last_card_moved() -> None:
    """P1 draws the last card and passes; then each of the three passes once more."""
    table = on("hands 2C / 4C / 6C; discards JH; stock 8C; turn P1; named D; first P3")
    table = table.do("draw", "pass", "pass", "pass")
    assert (table.turn, table.result) == ("P1", None)
    assert table.do("pass").result == "still P2 P3"


def test_too_few_misplays_and_payments_without_a_card_move_nothing() -> None:
    table = on("hands 2C 2S / 4C / 6C 6S; discards XR; stock -; turn P1; chain X+5; first P3")
    table = table.do("pay").wrong("play 4C").do("pass")
    assert table.result == "still P2"


def test_too_few_a_card_drawn_is_a_card_moved() -> None:
    table = on("hands 2C / 4C / 6C; discards JH; stock 8C; turn P1; named D; first P3")
    table = table.wrong("play 2C").do("pass", "pass")
    assert table.result is None
    assert table.do("pass").result == "still P2 P3"


def test_too_few_the_1000th_turn_is_the_last_of_a_round() -> None:
    position = "hands 2C 2H 9C / 4C / 6C 6S; discards 5H; turn P1; counters 1 {} 0 0"
    assert on(position.format(999)).do("play 2H").result is None
    table = on(position.format(1000)).do("play 2H")
    assert (table.result, table.phase) == ("long P2", "deal")


def test_too_few_the_1000th_turn_is_played_to_its_end() -> None:
    start = "hands KH 2H 9C / 4C / 6C 6S; discards 5H; turn P1; counters 1 1000 0 0"
    table = on(start).do("play KH")
    assert table.result is None
    assert table.do("play 2H").result == "long P1 P2"


def test_too_few_whoever_goes_out_in_the_1000th_turn_wins() -> None:
    table = on("hands 2H / 4C; discards 5H; turn P1; counters 1 1000 0 0").do("play 2H")
    assert table.result == "out P1"


def test_too_few_two_players_cannot_answer_chains_for_ever() -> None:
    """An empty stock, and 7 on 7 of which each is drawn again by whoever laid the one before."""
    table = on("hands 7H 2C / 7H 4C; discards 7D; stock -; turn P1; counters 1 2 0 0")
    turns = 0
    while table.result is None:
        table = table.do(table.legal[0])
        turns += 1
        assert turns < 3000
    assert table.result


# Going out


@pytest.mark.parametrize("card", ["5D", "AH", "3H", "7H", "JS", "QH", "KH", "XR"])
def test_out_the_first_empty_hand_wins_at_once_also_on_an_action_card(card: str) -> None:
    table = on(f"hands {card} / 4C / 4D; discards 5H; turn P1; debts 0 2 1").do(f"play {card}")
    assert table.kinds == "Laid RoundEnded"
    assert (table.result, table.counts) == ("out P1", [0, 1, 1])
    assert (table.chain, table.debts, table.phase) == (None, [0, 0, 0], "deal")


def test_out_the_draws_of_a_9_and_of_an_identical_card_still_happen() -> None:
    nine = on("hands 9H / 4C / 4D; discards 5H; turn P1").do("play 9H")
    assert (nine.drew, nine.result) == (["P3 1 M12"], "out P1")
    same = on("hands 5H / 4C / 4D; discards 5H; turn P1; first P2").do("play 5H")
    assert (same.drew, same.result) == (["P2 2 M19"], "out P1")
    both = on("hands 9H / 4C / 4D; discards 9H; turn P1; first P2").do("play 9H")
    assert (both.drew, both.result) == (["P2 2 M19", "P3 1 M12"], "out P1")


def test_out_by_answering_a_chain() -> None:
    table = on("hands 7H / 4C / 4D; discards 7D; turn P1; chain 7+4").do("play 7H")
    assert (table.result, table.drew, table.chain) == ("out P1", [], None)
    three = on("hands 3H / 4C / 4D; discards 3D; turn P1; chain 3+2").do("play 3H")
    assert (three.result, three.drew) == ("out P1", [])


def test_out_with_the_card_drawn() -> None:
    """Nobody has an empty hand before his turn, so this needs a K or a paid debt: M8, M15."""
    table = on("hands 2C / KH / 4D; discards 3H; stock 8H 8S; turn P2; chain 3+1")
    assert table.do("play KH", "play 8H").result == "out P2"


# The match


def test_match_after_a_round_only_the_next_deal_can_be_asked() -> None:
    table = on("hands 5D / 4C / 4D; discards 5H; turn P1").do("play 5D")
    assert table.legal == ["deal"]
    for intent in ("draw", "pass", "pay", "play 4C", "name H"):
        assert table.refused(intent) == "round-over MATCH"


def test_match_a_running_tally_of_rounds_won() -> None:
    table = on("hands 5D / 4C / 4D; discards 5H; turn P1; won 2 0 1").do("play 5D")
    assert table.state.won == (3, 0, 1)
    again = table.do("deal")
    assert (again.state.won, again.state.round) == (table.state.won, 2)


def test_match_the_next_round_begins_with_a_clean_table() -> None:
    position = "hands 5D / 4C / 4D; discards 5H; turn P1 <; debts 0 1 0; dealer P3; {}"
    over = on(position.format("counters 4 30 0 2")).do("play 5D")
    state = over.do("deal").state
    assert (state.round, state.dealer, state.turn, state.turns) == (5, 0, 1, 1)
    assert (state.result, state.chain, state.named, state.debts) == (None, None, None, (0, 0, 0))
    assert (state.still, state.reshuffles, len(state.discards)) == (0, 0, 1)
    assert Table(state).counts == [7, 7, 7]
