"""The table of effects: every kind of effect on another rank, with other numbers."""

from __future__ import annotations

import pytest

from tests.game.table import on

OTHERS = ["2", "3", "7", "8", "10", "A", "J", "K"]
"""Ranks with and without an effect of the seed's."""


@pytest.mark.parametrize("rank", OTHERS)
def test_house_cards_none_does_nothing(rank: str) -> None:
    """M3: not even what the seed says."""
    start = f"hands {rank}H 9C / 4C 4S / 4D; discards 5H; turn P1; first P3"
    table = on(start, effects={rank: "none", "J": "none"}).do(f"play {rank}H")
    assert (table.kinds, table.turn, table.chain) == ("Laid TurnEnded TurnBegan", "P2", None)


@pytest.mark.parametrize("rank", OTHERS)
def test_house_cards_skip(rank: str) -> None:
    """M4: of three, of two, and as the last card."""
    effects = {rank: "skip"}
    three = on(f"hands {rank}H 9C / 4C / 4D; discards 5H; turn P1", effects=effects)
    assert three.do(f"play {rank}H").turn == "P3"
    two = on(f"hands {rank}H 9C / 4C; discards 5H; turn P1", effects=effects)
    assert two.do(f"play {rank}H").turn == "P1"
    last = on(f"hands {rank}H / 4C / 4D; discards 5H; turn P1", effects=effects)
    assert last.do(f"play {rank}H").result == "out P1"


@pytest.mark.parametrize("rank", OTHERS)
@pytest.mark.parametrize("cards", [1, 3, 12])
def test_house_cards_hard_draw(rank: str, cards: int) -> None:
    """M9-M11: answered with the rank, or drawn and the turn lost."""
    effects = {rank: f"hard-draw {cards}"}
    start = f"hands {rank}H 9C / {rank}S 4C / 4D 9H; discards 5H; turn P1"
    table = on(start, effects=effects).do(f"play {rank}H")
    assert (table.chain, table.turn) == (f"{rank}+{cards}", "P2")
    assert table.legal == [f"play {rank}S", "pay"]
    assert table.wrong("play 4C").drew == [f"P2 {cards + 1} M20"]
    answered = table.do(f"play {rank}S")
    assert answered.chain == f"{rank}+{2 * cards}"
    paid = table.do("pay")
    assert (paid.drew, paid.turn) == ([f"P2 {cards} M11"], "P3")


@pytest.mark.parametrize("rank", OTHERS)
@pytest.mark.parametrize("cards", [1, 2, 5])
def test_house_cards_soft_draw(rank: str, cards: int) -> None:
    """M5-M8: answered, drawn with the turn kept, or deferred and owed."""
    effects = {"3": "none", "J": "none", rank: f"soft-draw {cards}"}
    start = f"hands {rank}H 9C / 5D 6H 4C / {rank}S 6S; discards 5H; turn P1"
    table = on(start, effects=effects).do(f"play {rank}H")
    assert (table.chain, table.turn) == (f"{rank}+{cards}", "P2")
    paid = table.do("pay")
    assert (paid.drew, paid.turn, paid.phase) == ([f"P2 {cards} M7"], "P2", "play")
    deferred = table.do("play 6H")
    assert (deferred.debts, deferred.chain, deferred.turn) == ([0, cards, 0], None, "P3")


def test_house_cards_soft_draw_grows_by_its_own_number() -> None:
    """M6: +2, +4, +6; who holds the rank answers, draws or lays a wild card."""
    start = "hands 7H 9C / 7D 6D JS 4C / 7S 6S / 7C 6C; discards 5H; turn P1"
    table = on(start, effects={"7": "soft-draw 2"}).do("play 7H")
    assert table.playable == "7D JS"
    table = table.do("play 7D", "play 7S")
    assert (table.chain, table.turn) == ("7+6", "P4")
    assert table.do("pay").drew == ["P4 6 M7"]


def test_house_cards_soft_draw_holds_answer() -> None:
    """M8: refused, not punished; one that does not fit is a misplay."""
    start = "hands 2C / 8C 6H 4S; discards 8H; turn P2; chain 8+4; first P1"
    table = on(start, effects={"8": "soft-draw 4"})
    assert table.refused("play 6H") == "holds-answer M8"
    assert table.wrong("play 4S").drew == ["P2 5 M20"]


def test_house_cards_soft_draw_a_debt_is_drawn_in_full_at_ones_next_turn() -> None:
    """M8."""
    start = "hands 6H 6D / 2H 4C 4D; discards 8H; stock 9S 9D 10S 10C; turn P1; chain 8+4; first P2"
    table = on(start, effects={"8": "soft-draw 4"}).do("play 6H", "play 2H")
    assert (table.drew, table.turn, table.debts) == (["P1 4 M8"], "P1", [0, 0])


def test_house_cards_soft_draw_who_owes_more_than_one_draws_it_all_for_his_last_card() -> None:
    """M8, *quem deve não bate*."""
    start = "hands 6H / 2H 4C; discards 8H; stock 9S 9D 10S 10C; turn P1; chain 8+4; first P2"
    table = on(start, effects={"8": "soft-draw 4"}).do("play 6H")
    assert (table.drew, table.counts, table.result) == (["P1 4 M8"], [4, 2], None)


def test_house_cards_soft_chains_of_two_ranks_do_not_answer_each_other() -> None:
    """M6, M8: the other rank defers and starts a chain of its own."""
    start = "hands 2C / 8H 4C / 4D; discards 3H; turn P2; chain 3+1; first P1"
    table = on(start, effects={"8": "soft-draw 4"}).do("play 8H")
    assert (table.chain, table.debts, table.turn) == ("8+4", [0, 1, 0], "P3")


def test_house_cards_two_hard_ranks_do_not_mix() -> None:
    """M16."""
    start = "hands 2C / 8H 7C 4C; discards 7H; turn P2; chain 7+2; first P1"
    table = on(start, effects={"8": "hard-draw 4"})
    assert (table.playable, table.verdict("play 8H")) == ("7C", "punished")


@pytest.mark.parametrize("rank", OTHERS)
@pytest.mark.parametrize("cards", [1, 2, 4])
def test_house_cards_previous_draws(rank: str, cards: int) -> None:
    """M12: at once, in the direction in force, also with the last card."""
    effects = {rank: f"previous-draws {cards}"}
    start = f"hands {rank}H 9C / 4C / 4D; discards 5H; turn P1"
    assert on(start, effects=effects).do(f"play {rank}H").drew == [f"P3 {cards} M12"]
    left = on(start.replace("P1", "P1 <"), effects=effects).do(f"play {rank}H")
    assert (left.drew, left.turn) == ([f"P2 {cards} M12"], "P3")
    last = on(start.replace(f"{rank}H 9C", f"{rank}H"), effects=effects).do(f"play {rank}H")
    assert (last.drew, last.result) == ([f"P3 {cards} M12"], "out P1")


@pytest.mark.parametrize("rank", ["2", "3", "7", "8", "10", "A", "K"])
def test_house_cards_wild(rank: str) -> None:
    """M13: on anything but a hard chain; the suit is named; the last one names none."""
    effects = {"7": "hard-draw 2", rank: "wild"}
    start = f"hands {rank}S 9C / 4C 6D; discards 5H; turn P1"
    table = on(start, effects=effects)
    assert table.legal == [f"play {rank}S {suit}" for suit in "CDHS"]
    assert table.refused(f"play {rank}S") == "name-a-suit M13"
    assert table.do(f"play {rank}S D").playable == "6D"
    last = on(start.replace(f"{rank}S 9C", f"{rank}S"), effects=effects).do(f"play {rank}S")
    assert (last.result, last.kinds) == ("out P1", "Laid RoundEnded")
    under_joker = f"hands {rank}S 9C / 4C; discards XR; turn P1; chain X+5; first P2"
    assert on(under_joker, effects=effects).verdict(f"play {rank}S D") == "punished"


def test_house_cards_wild_is_laid_as_a_deferral() -> None:
    """M8, M13: even by who holds the answer."""
    start = "hands 2C / 3C 8S 4C / 4D; discards 3H; turn P2; chain 3+1; first P1"
    table = on(start, effects={"8": "wild"})
    assert table.playable == "3C 8S"
    assert table.do("play 8S D").debts == [0, 1, 0]


def test_house_cards_a_j_that_is_not_wild_needs_to_fit() -> None:
    """M1, M20: and its suit is in force."""
    effects = {"J": "none", "8": "wild"}
    table = on("hands JS JH 9C / 4C 6S; discards 5H; stock 9S 9D; turn P1", effects=effects)
    assert (table.playable, table.verdict("play JS")) == ("JH", "punished")
    assert table.refused("play JH D") == "no-suit-asked M13"
    laid = table.do("play JH").state.suit
    assert laid is not None
    assert laid.value == "H"


def test_house_cards_two_wild_ranks() -> None:
    """M1, M13: each goes on the other."""
    start = "hands 8S 9C / JC 4D / 4C; discards 5H; turn P1"
    table = on(start, effects={"8": "wild"}).do("play 8S C", "play JC H")
    assert table.state.named is not None
    assert table.state.named.value == "H"


@pytest.mark.parametrize("rank", OTHERS)
def test_house_cards_reverse(rank: str) -> None:
    """M14."""
    effects = {rank: "reverse"}
    three = on(f"hands {rank}H 9C / 4C / 4D; discards 5H; turn P1", effects=effects)
    table = three.do(f"play {rank}H")
    assert (table.turn, table.state.direction.name) == ("P3", "LEFT")
    two = on(f"hands {rank}H 9C / 4C; discards 5H; turn P1", effects=effects).do(f"play {rank}H")
    assert (two.turn, two.state.direction.name) == ("P2", "RIGHT")


@pytest.mark.parametrize("rank", OTHERS)
def test_house_cards_play_again(rank: str) -> None:
    """M15."""
    effects = {rank: "play-again"}
    start = f"hands {rank}H 2H 9C / 4C / 4D; discards 5H; stock 9S; turn P1"
    table = on(start, effects=effects).do(f"play {rank}H")
    assert (table.turn, table.phase) == ("P1", "again")
    assert "pass" in table.legal
    assert "play 2H" in table.legal
    assert table.refused("draw") == "no-draw-going-on M15"
    assert table.do("pass").turn == "P2"


def test_house_cards_identical_cards_do_both() -> None:
    """M19: besides the card's own effect, whatever it is."""
    start = "hands {0}H 9C / 4C / 4D; discards {0}H; stock 9S 9D 8S 8C; turn P1; first P2"
    for effect, turn in (("skip", "P3"), ("reverse", "P3"), ("play-again", "P1"), ("none", "P2")):
        table = on(start.format("6"), effects={"6": effect}).do("play 6H")
        assert (table.drew, table.turn) == (["P2 2 M19"], turn), effect
