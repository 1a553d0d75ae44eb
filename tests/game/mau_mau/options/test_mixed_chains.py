"""M16: whether chains of 7 and JOKER mix (option ``mixed_chains``)."""

from __future__ import annotations

import pytest

from tests.game.table import on

UNDER_JOKER = (
    "hands 2C / 7C 7H XB JD 5H 3H AH / 4C 4D; discards 5C XR; turn P2; chain X+5; first P1"
)
UNDER_7 = "hands 2C / 7S XB XR JD 5C 3C / 4C 4D; discards 5C 7C; turn P2; chain 7+2; first P1"


def test_mixed_chains_on_a_7_of_any_suit_answers_a_joker() -> None:
    """M16."""
    table = on(UNDER_JOKER, mixed_chains=True)
    assert table.playable == "7C 7H XB"
    for seven in ("7C", "7H"):
        answered = table.do(f"play {seven}")
        assert (answered.turn, answered.chain, answered.drew) == ("P3", "7+7", [])


def test_mixed_chains_on_a_joker_of_either_colour_answers_a_7() -> None:
    table = on(UNDER_7, mixed_chains=True)
    assert table.playable == "7S XB XR"
    for joker in ("XB", "XR"):
        answered = table.do(f"play {joker}")
        assert (answered.turn, answered.chain) == ("P3", "X+7")


def test_mixed_chains_on_everything_else_is_still_a_misplay() -> None:
    """M20: with the whole chain."""
    table = on(UNDER_JOKER, mixed_chains=True)
    for card in ("JD", "5H", "3H", "AH"):
        assert table.wrong(f"play {card}").drew == ["P2 6 M20"]
    assert on(UNDER_7, mixed_chains=True).wrong("play 5C").drew == ["P2 3 M20"]


def test_mixed_chains_on_they_add_up_there_and_back() -> None:
    """M10, M17: 5 + 2 + 5 + 2."""
    start = "hands XR 7S 2C / 7H 4C / XB 4D; discards 5H; turn P1"
    table = on(start, mixed_chains=True).do("play XR")
    sums = []
    for play in ("play 7H", "play XB", "play 7S"):
        table = table.do(play)
        sums.append(table.chain)
    assert sums == ["7+7", "X+12", "7+14"]
    paid = table.do("pay")
    assert (paid.drew, paid.turn, paid.chain) == (["P2 14 M11"], "P3", None)


def test_mixed_chains_on_the_lock_afterwards_is_the_top_jokers() -> None:
    """M18."""
    start = "hands 2C / 4C / 8C 9S 5H JD XR 7H 7C; discards 7H {}; turn P2; chain X+7; first P1"
    black = on(start.format("XB"), mixed_chains=True).do("pay")
    assert (black.playable, black.turn) == ("7C 8C JD 9S XR", "P3")
    red = on(start.format("XR").replace("XR 7H 7C", "XB 7H 7C"), mixed_chains=True).do("pay")
    assert red.playable == "JD 5H 7H XB"


def test_mixed_chains_on_under_a_7_on_a_joker_nothing_is_locked() -> None:
    """M11, M18: the JOKER is no longer on top."""
    start = "hands 2C / 4C / 8C 5H JD XR XB 7S 8H; discards XB 7H; turn P2; chain 7+7; first P1"
    table = on(start, mixed_chains=True).do("pay")
    assert (table.state.lock, table.playable) == (None, "JD 5H 8H 7S XR")


def test_mixed_chains_on_the_lock_comes_after_a_misplay_too() -> None:
    start = "hands 2C / 4C 9H / 8C 5H; discards 7H XB; turn P2; chain X+7; first P1"
    table = on(start, mixed_chains=True).wrong("play 9H")
    assert (table.drew, table.turn, table.playable) == (["P2 8 M20"], "P3", "8C")


def test_mixed_chains_on_soft_chains_never_mix() -> None:
    """M6, M8: on a 3 a 7 or a JOKER is a deferral, and no 3 answers a 7."""
    start = "hands 2C / 7H XR 4C / 4D; discards 3H; turn P2; chain 3+1; first P1"
    table = on(start, mixed_chains=True)
    for card, chain in (("7H", "7+2"), ("XR", "X+5")):
        deferred = table.do(f"play {card}")
        assert (deferred.chain, deferred.debts) == (chain, [0, 1, 0])
    held = on(start.replace("4C /", "3C /"), mixed_chains=True)
    assert held.refused("play 7H") == "holds-answer M8"
    for top, chain in (("7C", "7+2"), ("XB", "X+5")):
        hard = f"hands 2C / 3C 4C; discards {top}; turn P2; chain {chain}; first P1"
        assert on(hard, mixed_chains=True).verdict("play 3C") == "punished"


def test_mixed_chains_on_two_soft_ranks_do_not_mix_either() -> None:
    effects = {"4": "soft-draw 2"}
    start = "hands 2C / 4H 9C / 4D; discards 3H; turn P2; chain 3+1; first P1"
    table = on(start, mixed_chains=True, effects=effects).do("play 4H")
    assert (table.chain, table.debts) == ("4+2", [0, 1, 0])


def test_mixed_chains_on_every_hard_rank_mixes() -> None:
    effects = {"2": "hard-draw 3", "7": "none"}
    start = "hands 2C 2D 7S / 4C 5C; discards XB; turn P1; chain X+5; first P2"
    table = on(start, mixed_chains=True, effects=effects)
    assert table.playable == "2C 2D"
    assert table.do("play 2D").chain == "2+8"


@pytest.mark.parametrize(
    ("position", "fitting", "wrong"),
    [(UNDER_JOKER, "XB", "7H"), (UNDER_7, "7S", "XB")],
)
def test_mixed_chains_off_each_is_answered_by_its_own_rank(
    position: str, fitting: str, wrong: str
) -> None:
    """M9, M16."""
    table = on(position)
    assert (table.playable, table.verdict(f"play {wrong}")) == (fitting, "punished")


def test_mixed_chains_on_ids_of_the_rules_name_the_top_chain() -> None:
    for position, rule in ((UNDER_JOKER, "M16"), (UNDER_7, "M9")):
        table = on(position, mixed_chains=True, block_misplays=True)
        assert table.refused("play JD") == f"does-not-fit {rule}"


def test_mixed_chains_on_an_answer_may_be_the_last_card() -> None:
    """OUT: the chain is dropped."""
    start = "hands 2C / 7H / 4D; discards XR; turn P2; chain X+5; first P1"
    table = on(start, mixed_chains=True).do("play 7H")
    assert (table.result, table.chain, table.drew) == ("out P2", None, [])
