"""M20's option ``block_misplays``, and OUT's option ``end_on_action``."""

from __future__ import annotations

import pytest

from tests.game.table import on

# block_misplays: (position, wrong card, the rule that it breaks)
WRONG = [
    ("hands 9C 2H / 4C; discards 5H; turn P1", "play 9C", "M1"),
    ("hands XB 2H / 4C; discards 5H; turn P1", "play XB", "M1"),
    ("hands 5S 2D / 4C; discards JS; turn P1; named D; first P2", "play 5S", "M1"),
    ("hands 5H 2S / 4C; discards XB; turn P1; first P2", "play 5H", "M18"),
    ("hands JH 7S / 4C; discards 7H; turn P1; chain 7+4; first P2", "play JH S", "M9"),
    ("hands 7H XR / 4C; discards XB; turn P1; chain X+5; first P2", "play 7H", "M16"),
    ("hands 5S 3D / 4C; discards 3H; turn P1; chain 3+2; first P2", "play 5S", "M1"),
]


@pytest.mark.parametrize(("position", "wrong", "rule"), WRONG)
def test_block_misplays_on_a_wrong_card_is_refused_and_costs_nothing(
    position: str, wrong: str, rule: str
) -> None:
    """M20, *bloquear jogada inválida*."""
    table = on(position, block_misplays=True)
    refusal = table.refusal(wrong)
    assert (refusal.reason.value, refusal.rule) == ("does-not-fit", rule)
    assert [face.text for face in refusal.about] == [wrong.split()[1]]


@pytest.mark.parametrize(("position", "wrong", "rule"), WRONG)
def test_block_misplays_off_a_wrong_card_is_punished(position: str, wrong: str, rule: str) -> None:
    table = on(position + "; stock 8C 8D 8S 9S 9D 6C 6D").wrong(wrong)
    assert table.told[0].endswith(f"rule={rule}")
    assert table.turn == "P2"


def test_block_misplays_on_and_off_the_same_is_legal() -> None:
    for position, _, _ in WRONG:
        assert on(position, block_misplays=True).legal == on(position).legal


def test_block_misplays_on_while_going_on_from_a_k() -> None:
    """M15."""
    start = "hands KH 2S 2C / 4C; discards 5H; turn P1"
    table = on(start, block_misplays=True).do("play KH")
    assert (table.refused("play 2S"), table.legal) == ("does-not-fit M1", ["pass"])


def test_block_misplays_on_after_a_draw() -> None:
    start = "hands 9C / 4C; discards 5H; stock 8D; turn P1"
    table = on(start, block_misplays=True).do("draw")
    assert (table.refused("play 8D"), table.legal) == ("does-not-fit M1", ["pass"])


def test_block_misplays_on_other_refusals_stay() -> None:
    table = on("hands 2H / 3C 5H 9S; discards 3H; turn P2; chain 3+1", block_misplays=True)
    assert table.refused("play 5H") == "holds-answer M8"
    assert table.refused("play 9S") == "does-not-fit M1"
    assert table.refused("play 8C") == "not-in-hand M1"


# end_on_action

ACTIONS = ["AH", "3H", "7H", "9H", "JS", "QH", "KH", "XR"]
PLAIN = ["2H", "4H", "5C", "6H", "8H", "10H"]


@pytest.mark.parametrize("card", ACTIONS)
def test_end_on_action_off_a_last_card_with_an_effect_is_refused(card: str) -> None:
    """OUT: refused, not punished; it counts as no legal card, so one draws."""
    table = on(f"hands {card} / 4C / 4D; discards 5H; stock 8D 8C; turn P1", end_on_action=False)
    refusal = table.refusal(f"play {card}")
    assert (refusal.reason.value, refusal.rule) == ("not-as-last-card", "OUT")
    assert [face.text for face in refusal.about] == [card]
    assert table.legal == ["draw"]
    drew = table.do("draw")
    assert drew.drew == ["P1 1 M2"]
    assert drew.playable == card
    assert drew.do("pass").turn == "P2"


@pytest.mark.parametrize("card", PLAIN)
def test_end_on_action_off_a_plain_last_card_goes_out(card: str) -> None:
    table = on(f"hands {card} / 4C; discards 5H; turn P1", end_on_action=False)
    assert table.do(f"play {card}").result == "out P1"


@pytest.mark.parametrize("card", ACTIONS + PLAIN)
def test_end_on_action_on_every_last_card_goes_out(card: str) -> None:
    """OUT."""
    table = on(f"hands {card} / 4C / 4D; discards 5H; turn P1")
    assert table.do(f"play {card}").result == "out P1"


def test_end_on_action_off_with_nothing_to_draw_one_passes() -> None:
    """TOO-FEW."""
    table = on("hands AH / 4C; discards 5H; stock -; turn P1", end_on_action=False)
    assert table.legal == ["pass"]
    assert table.do("pass").turn == "P2"


def test_end_on_action_off_a_wrong_last_card_is_still_a_misplay() -> None:
    """M20."""
    table = on("hands AS / 4C; discards 5H; stock 8D; turn P1", end_on_action=False)
    assert table.wrong("play AS").drew == ["P1 1 M20"]


@pytest.mark.parametrize(
    ("card", "chain"), [("7S", "7C; chain 7+2"), ("XB", "XR; chain X+5"), ("3S", "3H; chain 3+1")]
)
def test_end_on_action_off_a_last_answer_is_refused_and_the_chain_paid(
    card: str, chain: str
) -> None:
    """M6, M9, M16."""
    start = f"hands {card} / 4C / 4D; discards {chain}; stock *; turn P1; first P2"
    table = on(start, end_on_action=False)
    assert (table.legal, table.refused(f"play {card}")) == (["pay"], "not-as-last-card OUT")


def test_end_on_action_off_a_last_deferring_action_card_is_refused() -> None:
    """M8: a plain one may defer, and its player draws the debt."""
    start = "hands 2C / {} / 4D; discards 3H; stock 8D 8C; turn P2; chain 3+1; first P1"
    assert on(start.format("JS"), end_on_action=False).legal == ["pay"]
    table = on(start.format("5H"), end_on_action=False).do("play 5H")
    assert (table.drew, table.result) == (["P2 1 M8"], None)


def test_end_on_action_off_while_going_on_the_last_action_card_is_refused() -> None:
    """M15: the turn ends without drawing."""
    start = "hands KH AH / 4C; discards 5H; turn P1"
    table = on(start, end_on_action=False).do("play KH")
    assert (table.legal, table.refused("play AH")) == (["pass"], "not-as-last-card OUT")
    assert on(start.replace("AH", "2H"), end_on_action=False).do("play KH", "play 2H").result


def test_end_on_action_off_two_cards_are_not_the_last() -> None:
    start = "hands AH 7H / 4C / 4D; discards 5H; turn P1"
    assert on(start, end_on_action=False).playable == "AH 7H"


def test_end_on_action_off_goes_by_the_table_of_effects() -> None:
    effects = {"A": "none", "5": "skip", "X": "none"}
    start = "hands {} / 4C; discards 5H; stock 8D; turn P1"
    for card, legal in (("AH", "play AH"), ("5C", "draw"), ("XR", "play XR")):
        assert on(start.format(card), end_on_action=False, effects=effects).legal == [legal]


def test_end_on_action_off_free_drawing_and_the_drawn_card() -> None:
    """M2: the card that may not be the last may be laid once another is in the hand."""
    start = "hands QH / 4C / 4D; discards 5H; stock 8D; turn P1"
    table = on(start, end_on_action=False, free_drawing=True)
    assert table.legal == ["draw"]
    assert table.do("draw").legal == ["play QH", "pass"]
