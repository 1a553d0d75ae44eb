"""The table of effects: every kind on the JOKER, and the colour that it locks (M18)."""

from __future__ import annotations

import pytest

from game.mau_mau import begin
from game.mau_mau.effects import Effects
from game.mau_mau.options import Options
from tests.game.table import Table, on

START = "hands XR 2H 2S / 8C 9H JD XB XR 8D / 4D 4C; discards 5H; stock 9S 9D 10S 10C 10D; turn P1"
FITTING = "8D JD 9H XB XR"
"""What P2 may lay on a red JOKER: M18."""


def laid(effect: str, **options: object) -> Table:
    """The table after P1 has laid a red JOKER."""
    return on(START, effects={"X": effect}, **options).do("play XR")


def test_house_jokers_none_locks_its_colour() -> None:
    """M18: there is no suit in force upon it."""
    table = laid("none")
    assert (table.kinds, table.chain, table.turn) == ("Laid TurnEnded TurnBegan", None, "P2")
    assert (table.state.suit, table.playable) == (None, FITTING)
    assert table.state.lock is table.state.discards[-1].colour
    assert table.wrong("play 8C").told[0] == "Misplayed seat=P2 face=8C rule=M18"


def test_house_jokers_none_the_lock_is_lifted_by_a_card() -> None:
    table = laid("none").do("play 9H")
    assert (table.state.lock, table.playable) == (None, "")
    assert on(START, effects={"X": "none"}).do("play XR", "play 8D").playable == "4D"


def test_house_jokers_none_may_only_be_laid_on_its_colour() -> None:
    """M1."""
    table = on("hands XR XB 2H / 4C; discards 5S; turn P1", effects={"X": "none"})
    assert table.playable == "XB"


def test_house_jokers_none_is_no_first_card_all_the_same() -> None:
    """A JOKER is put back, whatever it does, unless any card may be the first."""
    options = Options(effects=Effects.of(), packs=1)
    for number in range(150):
        assert "X" not in Table(begin(options, 2, f"first {number}")).do("deal").top


def test_house_jokers_skip() -> None:
    """M4, M18."""
    table = laid("skip")
    assert (table.turn, table.playable) == ("P3", "4D")


def test_house_jokers_reverse() -> None:
    """M14, M18."""
    table = laid("reverse")
    assert (table.turn, table.state.direction.name, table.playable) == ("P3", "LEFT", "4D")


def test_house_jokers_play_again_on_its_own_colour() -> None:
    """M15, M18."""
    table = laid("play-again")
    assert (table.turn, table.phase, table.legal) == ("P1", "again", ["play 2H", "pass"])
    assert table.verdict("play 2S") == "punished"
    assert table.do("pass").playable == FITTING


def test_house_jokers_previous_draws() -> None:
    """M12, M18."""
    table = laid("previous-draws 3")
    assert (table.drew, table.turn) == (["P3 3 M12"], "P2")
    assert table.playable == FITTING


@pytest.mark.parametrize("cards", [1, 4])
def test_house_jokers_hard_draw(cards: int) -> None:
    """M16-M18."""
    table = laid(f"hard-draw {cards}")
    assert (table.chain, table.playable) == (f"X+{cards}", "XB XR")
    answered = table.do("play XB")
    assert (answered.chain, answered.turn) == (f"X+{2 * cards}", "P3")
    paid = table.do("pay")
    assert (paid.drew, paid.playable, paid.turn) == ([f"P2 {cards} M11"], "4D", "P3")


def test_house_jokers_soft_draw_is_deferred_within_the_lock() -> None:
    """M8, M18: who holds a JOKER answers, draws, or lays a J."""
    table = laid("soft-draw 2")
    assert (table.chain, table.playable) == ("X+2", "JD XB XR")
    assert table.refused("play 9H") == "holds-answer M8"
    assert table.wrong("play 8C").drew == ["P2 3 M20"]
    start = START.replace("XB XR 8D", "8D")
    without = on(start, effects={"X": "soft-draw 2"}).do("play XR")
    assert without.playable == "8D JD 9H"
    assert without.do("play 9H").debts == [0, 2, 0]
    paid = without.do("pay")
    assert (paid.drew, paid.turn) == (["P2 2 M7"], "P2")
    assert "8C" not in paid.playable.split()


def test_house_jokers_wild_goes_on_either_colour_and_names_a_suit() -> None:
    """M13: the named suit is in force, and no colour is locked."""
    effects = {"X": "wild"}
    table = on("hands XR XB 2H / 4C; discards 5S; turn P1", effects=effects)
    assert table.playable == "XB XR"
    assert table.refused("play XR") == "name-a-suit M13"
    table = on(START, effects=effects).do("play XR C")
    assert (table.turn, table.state.lock, table.chain) == ("P2", None, None)
    assert table.playable == "8C JD XB XR"
    assert table.wrong("play 9H").told[0].endswith("rule=M1")


def test_house_jokers_wild_as_the_last_card_names_nothing() -> None:
    table = on("hands XR / 4C; discards 5S; turn P1", effects={"X": "wild"}).do("play XR")
    assert (table.result, table.kinds) == ("out P1", "Laid RoundEnded")


def test_house_jokers_wild_is_no_answer_to_a_hard_chain() -> None:
    """M9, M13."""
    start = "hands XR 2H / 4C; discards 7H; turn P1; chain 7+2; first P2"
    assert on(start, effects={"X": "wild"}).verdict("play XR C") == "punished"
    mixed = on(start, effects={"X": "wild"}, mixed_chains=True)
    assert mixed.verdict("play XR C") == "punished"


def test_house_jokers_wild_of_a_debtor_is_named_after_the_draw() -> None:
    """M8: while the suit has yet to be named there is neither suit nor lock to go by."""
    start = "hands XR / 4C 8D; discards 3S; stock 9S 9D; turn P1; chain 3+1; first P2"
    table = on(start, effects={"X": "wild"}).do("play XR")
    assert (table.phase, table.drew) == ("name", ["P1 1 M8"])
    named = table.do("name C")
    assert (named.state.lock, named.playable) == (None, "4C")


def test_house_jokers_wild_covered_by_the_identical_one() -> None:
    """M19."""
    start = "hands XR 2H / XR 4C 4S / 8D; discards 5S; stock 9S 9D; turn P1"
    table = on(start, effects={"X": "wild"}).do("play XR C", "play XR D")
    assert (table.drew, table.turn, table.playable) == (["P1 2 M19"], "P3", "8D")
