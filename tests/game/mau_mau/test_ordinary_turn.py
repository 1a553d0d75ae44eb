"""M1-M3: what fits, drawing for want of a fitting card, and which cards have an effect."""

import pytest

from game.cards import RANKS, Rank
from game.mau_mau.effects import SEED_EFFECTS, Effect, Kind
from tests.game.table import on

# M1: same suit, same rank, any J, or a JOKER of the colour in force


def test_m1_the_same_suit_the_same_rank_any_j_and_a_joker_of_the_colour_fit() -> None:
    table = on("hands 2H 5C JC JD JH JS XR XB 8C 9D 4S / 2C; discards 5H; turn P1")
    assert table.playable == "5C JC JD 2H JH JS XR"
    for card in ("XB", "8C", "9D", "4S"):
        assert table.verdict(f"play {card}") == "punished", card


@pytest.mark.parametrize(
    ("top", "fitting"), [("5C", "XB"), ("5D", "XR"), ("5H", "XR"), ("5S", "XB")]
)
def test_m1_a_joker_needs_the_colour_of_the_suit_in_force(top: str, fitting: str) -> None:
    assert on(f"hands XR XB / 2C; discards {top}; turn P1").playable == fitting


def test_m1_after_a_j_the_named_suit_counts_and_never_its_own() -> None:
    table = on("hands 2S 5D / 4C; discards JS; turn P1; named D; first P2")
    assert table.playable == "5D"
    assert table.verdict("play 2S") == "punished"


def test_m1_a_joker_is_measured_on_the_named_suit() -> None:
    position = "hands XR XB / 4C; discards JS; turn P1; first P2; named {}"
    assert [on(position.format(suit)).playable for suit in "CDHS"] == ["XB", "XR", "XR", "XB"]


def test_m1_naming_the_js_own_suit_leaves_it_in_force() -> None:
    assert on("hands JS 2C / 4S 4D; discards 5S; turn P1").do("play JS S").playable == "4S"


def test_m1_a_joker_of_either_colour_has_the_rank_of_a_joker() -> None:
    assert on("hands XR XB / 4C; discards XR; turn P1; first P2").playable == "XB XR"


def test_m1_the_first_top_card_is_the_starter() -> None:
    table = on("hands 2H 5C 9D / 4C; discards 5H; turn P1; first -")
    assert table.playable == "5C 2H"


def test_m1_the_card_laid_becomes_the_top_card() -> None:
    table = on("hands 5C 2D / 6C 6H; discards 5H; turn P1").do("play 5C")
    assert (table.top, table.playable, table.hand("P1")) == ("5C", "6C", "2D")


def test_m1_one_of_two_equal_cards_is_laid() -> None:
    table = on("hands 2H 2H 9C / 4C; discards 5H; turn P1")
    assert table.legal.count("play 2H") == 1
    assert table.do("play 2H").hand("P1") == "2H 9C"


def test_m1_a_card_that_is_not_in_the_hand_is_refused() -> None:
    table = on("hands 2H 9C / 4H; discards 5H; turn P1")
    for card in ("4H", "8C", "JS", "XR"):
        assert table.refused(f"play {card}") == "not-in-hand M1"
    assert table.refusal("play 4H").about[0].text == "4H"


# M2: without a legal card draw one; then play or pass


def test_m2_without_a_legal_card_exactly_one_is_drawn() -> None:
    table = on("hands 2C / 4C; discards 5H; stock 8D 9D 6D; turn P1")
    assert table.legal == ["draw"]
    table = table.do("draw")
    assert (table.drew, table.hand("P1"), table.turn) == (["P1 1 M2"], "2C 8D", "P1")
    assert table.refused("draw") == "drew-already M2"


def test_m2_the_drawn_card_may_be_played_or_the_turn_passed() -> None:
    table = on("hands 2C / 4C; discards 5H; stock 8H 9D; turn P1").do("draw")
    assert table.legal == ["play 8H", "pass"]
    assert table.do("play 8H").turn == "P2"
    passed = table.do("pass")
    assert (passed.turn, passed.hand("P1"), passed.top) == ("P2", "2C 8H", "5H")


def test_m2_a_drawn_card_that_does_not_fit_leaves_passing_alone() -> None:
    table = on("hands 2C / 4C; discards 5H; stock 8D 9D; turn P1").do("draw")
    assert table.legal == ["pass"]
    assert table.wrong("play 8D").drew == ["P1 1 M20"]


def test_m2_passing_needs_the_draw_first() -> None:
    table = on("hands 2C / 4C; discards 5H; stock 8D; turn P1")
    assert table.refused("pass") == "draw-first M2"
    assert on("hands 2H / 4C; discards 5H; turn P1").refused("pass") == "has-legal-card M2"


def test_m2_with_a_legal_card_drawing_is_refused_with_the_reason() -> None:
    table = on("hands 2H 9C JS / 4C; discards 5H; turn P1")
    refusal = table.refusal("draw")
    assert (refusal.reason.value, refusal.rule) == ("has-legal-card", "M2")
    assert [face.text for face in refusal.about] == ["2H", "JS"]


def test_m2_a_legal_j_or_joker_bars_the_draw_too() -> None:
    for card in ("JS", "XR"):
        table = on(f"hands {card} 9C / 4C; discards 5H; turn P1")
        assert table.refused("draw") == "has-legal-card M2"


def test_m2_after_a_pass_the_table_is_as_before() -> None:
    table = on("hands 2C / 4H 4C; discards JH; stock 8C; turn P1; named D; first P2")
    passed = table.do("draw", "pass")
    assert passed.state.named is table.state.named
    assert (passed.state.first_identical, passed.top) == (1, "JH")


# M3: the penalties of the cards


def test_m3_the_table_of_effects_is_the_seeds() -> None:
    effects = {rank.value: str(SEED_EFFECTS[rank]) for rank in RANKS}
    assert effects == {
        **dict.fromkeys(("2", "4", "5", "6", "8", "10"), "none"),
        "A": "skip",
        "3": "soft-draw 1",
        "7": "hard-draw 2",
        "9": "previous-draws 1",
        "J": "wild",
        "Q": "reverse",
        "K": "play-again",
        "X": "hard-draw 5",
    }


@pytest.mark.parametrize("rank", ["2", "4", "5", "6", "8", "10"])
def test_m3_other_ranks_have_no_effect(rank: str) -> None:
    table = on(f"hands {rank}H 9C / 4C / 4D; discards JS; turn P1; named H; first P2")
    table = table.do(f"play {rank}H")
    assert table.kinds == "Laid TurnEnded TurnBegan"
    assert (table.turn, table.chain, table.counts) == ("P2", None, [1, 1, 1])


def test_m3_an_effect_draws_cards_only_where_it_makes_somebody_draw() -> None:
    for kind, cards in ((Kind.SKIP, 1), (Kind.HARD_DRAW, 0), (Kind.SOFT_DRAW, -1)):
        with pytest.raises(ValueError, match="cannot draw"):
            Effect(kind, cards)
    assert SEED_EFFECTS[Rank.JOKER] == Effect.parse("hard-draw 5")
