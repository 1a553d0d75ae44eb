"""X33: a curinga for a card of the hand."""

from __future__ import annotations

import pytest

from tests.game.mexe_mexe.table import on


def test_t4_the_seeds_example() -> None:
    table = on("hands 8D KC / 4C; table 6D 7D 2S 9D 10D; stock 9S")
    ended = table.do("arrange 1, swap 8D 2S, discard KC")
    assert (ended.melds, ended.hand("P1")) == (["6D 7D 8D 9D 10D"], "2S")
    assert ended.kinds == "Exchanged Discarded TurnBegan"


def test_x33_the_curinga_is_kept_melded_or_discarded() -> None:
    table = on("hands 8D KC JH QH / 4C; table 6D 7D 2S 9D 10D; stock 9S")
    assert table.do("arrange 1, swap 8D 2S, discard KC").hand("P1") == "JH QH 2S"
    melded = table.do("arrange 1 / JH QH 2S, swap 8D 2S, discard KC")
    assert (melded.melds[1], melded.result) == ("JH QH 2S", "out P1")
    assert table.do("arrange 1, swap 8D 2S, discard 2S").hand("P1") == "KC JH QH"


def test_t5_a_natural_from_another_meld_does_not_free_the_curinga_for_the_hand() -> None:
    table = on("hands KC QC 3S / 4C; table 6D 7D 2S 9D 10D / 8D 8H 8C 8S; stock 9S")
    kept = "arrange 6D 7D 8D 9D 10D / 8H 8C 8S, discard KC"
    assert table.refused(kept) == "table-card-in-hand X32"
    assert table.refused("arrange 1-2, swap 8D 2S, discard KC") == "not-in-hand X33"
    used = on("hands JH QH 3S / 4C; table 6D 7D 2S 9D 10D / 8D 8H 8C 8S; stock 9S")
    assert used.allows("arrange 6D 7D 8D 9D 10D / 8H 8C 8S / JH QH 2S, discard 3S")


@pytest.mark.parametrize("card", ["9H", "5H"])
def test_t6_either_fitting_end_card_takes_an_end_curinga(card: str) -> None:
    table = on(f"hands {card} KC / 4C; table 6H 7H 8H 2C; stock 9S")
    assert table.do(f"arrange 1, swap {card} 2C, discard KC").hand("P1") == "2C"
    assert table.refused("arrange 1, swap KC 2C, discard KC") == "does-not-fit X33"


def test_t7_a_natural_2_that_is_needed_cannot_be_taken() -> None:
    natural = on("hands 2Hb 2C KC / 4C; table AH 2H 3H; stock 9S")
    assert natural.refused("arrange 1, swap 2Hb 2H, discard KC") == "same-two X33"
    assert natural.refused("arrange 1, swap 2C 2H, discard KC") == "does-not-fit X33"
    wild = on("hands 2H KC / 4C; table AH 2S 3H; stock 9S").do("arrange 1, swap 2H 2S, discard KC")
    assert (wild.melds, wild.hand("P1")) == (["AH 2H 3H"], "2S")


def test_t8_a_natural_2_that_is_not_needed_may_be_taken() -> None:
    table = on("hands 5H KC / 4C; table 2H 3H 4H; stock 9S")
    ended = table.do("arrange 1, swap 5H 2H, discard KC")
    assert (ended.melds, ended.hand("P1")) == (["3H 4H 5H"], "2H")


def test_x33_a_2_is_given_only_to_stand_in_its_own_place() -> None:
    table = on("hands 2H 2C KC / 4C; table 3H 4H 2S / 6H 7H 2D; stock 9S")
    assert table.do("arrange 1-2, swap 2H 2S, discard KC").melds[0] == "2H 3H 4H"
    assert table.refused("arrange 1-2, swap 2C 2S, discard KC") == "does-not-fit X33"
    assert table.refused("arrange 1-2, swap 2H 2D, discard KC") == "does-not-fit X33"


def test_x33_sets_of_2s_are_never_exchanged() -> None:
    table = on("hands 2H KC / 4C; table 2C 2D 2S; stock 9S")
    assert table.refused("arrange 1, swap 2H 2S, discard KC") == "set-of-twos X33"


def test_x33_at_most_one_for_each_run() -> None:
    table = on("hands 5H 9H KC / 4C; table 6H 7H 8H 2C; stock 9S")
    twice = "arrange 1, swap 9H 2C, swap 5H 2C, discard KC"
    assert table.refused(twice) == "exchanged-already X33"


def test_x33_a_freed_curinga_may_be_given_in_a_later_exchange() -> None:
    table = on("hands 8D KC / 4C; table 6D 7D 2S 9D / AS 2H 3S; stock 9S")
    chained = table.do("arrange 1-2, swap 8D 2S, swap 2S 2H, discard KC")
    assert (chained.melds, chained.hand("P1")) == (["6D 7D 8D 9D", "AS 2S 3S"], "2H")
    assert table.refused("arrange 1-2, swap 2S 2H, swap 8D 2S, discard KC") == "not-in-hand X33"


def test_x33_a_2_that_was_put_in_is_a_table_card() -> None:
    table = on("hands 8D 4S KC / 4C; table 6D 7D 2S 9D / AS 2H 3S; stock 9S")
    back = "arrange 1-2, swap 8D 2S, swap 2S 2H, swap 4S 2S, discard KC"
    assert table.refused(back) == "exchanged-already X33"
    other = on("hands 2S 4S KC / 4C; table AS 2H 3S; stock 9S")
    assert other.refused("arrange 1, swap 2S 2H, swap 4S 2S, discard KC") == "no-wild-there X33"


def test_x33_exchanges_look_at_the_runs_as_they_lay() -> None:
    """6-7-8-9-2 is split first, in the player's mind; the exchange is about the whole run."""
    table = on("hands 10H 5H KC JD QD / 4C; table 6H 7H 8H 9H 2S / 3C 4Cb 5C; stock 9S")
    assert table.allows("arrange 6H 7H 8H 9H 10H / 2 / JD QD 2S, swap 10H 2S, discard KC")
    assert table.refused("arrange 1-2, swap KC 2S, discard KC") == "does-not-fit X33"


def test_x33_the_card_given_stays_on_the_table() -> None:
    table = on("hands 8D KC / 4C; table 6D 7D 2S 9D 10D; stock 9S")
    assert table.refused("arrange 1, swap 8D 2S, discard 8D") == "on-the-table X24"
    moved = on("hands 8D 8H 8S KC / 4C; table 5D 6D 7D 2S; stock 9S")
    assert moved.allows("arrange 5D 6D 7D / 8D 8H 8S, swap 8D 2S, discard KC")
    gone = "arrange 5D 6D 7D / 8H 8S 2S, swap 8D 2S, discard KC"
    assert moved.refused(gone) == "table-card-in-hand X32"


def test_x33_only_2s_of_the_table() -> None:
    table = on("hands 5D 2C KC / 4C; table 6D 7D 8D; stock 9S")
    assert table.refused("arrange 1, swap 5D 8D, discard KC") == "no-wild-there X33"
    assert table.refused("arrange 1, swap 5D 2C, discard KC") == "no-wild-there X33"


def test_x26_the_card_taken_may_be_given() -> None:
    table = on("hands KC QC / 4C; table 6D 7D 2S 9D; stock 9S; discards 8D; phase draw").do("take")
    assert table.do("arrange 1, swap 8D 2S, discard KC").hand("P1") == "QC 2S"


def test_x15_option_a_curinga_in_a_set_is_exchanged_for_a_missing_suit() -> None:
    rest = 'table KC KD 2S; stock 9S; options {"wild_in_sets": true}'
    table = on(f"hands KH KCb 3C 4D / 4C; {rest}")
    assert table.do("arrange 1, swap KH 2S, discard 3C").melds == ["KC KD KH"]
    assert table.refused("arrange 1, swap KCb 2S, discard 3C") == "does-not-fit X33"


def test_x33_going_out_with_an_exchange() -> None:
    table = on("hands 8D / 4C; table 6D 7D 2S 9D; stock 9S")
    assert table.do("arrange 1, swap 8D 2S, discard 2S").result == "out P1"
    assert table.do("arrange 6D 7D 8D 9D 2S, swap 8D 2S").result == "out P1"
