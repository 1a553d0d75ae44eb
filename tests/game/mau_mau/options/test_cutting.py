"""M19, *cortar* (option ``cutting``): who is asked, in which order, and what a cut does."""

from __future__ import annotations

import pytest

from game.mau_mau import observe, view
from game.mau_mau.events import CutDeclined, CutOffered
from tests.game.table import Table, on

START = "hands 5H 2C / 9C 4C / 5H 4D 8D / 6C 6D; discards 6H 9H 8H; stock 9S 9D 8S 8C; turn P1"
"""P1 lays 5H; P3 holds the other one."""
THREE_PACKS = "hands 5H 2C / 5H 4C / 5H 4D 4S; discards 8H; stock 9S 9D 8S 8C 6S; turn P1"


def cutting(position: str, **options: object) -> Table:
    """A table at which one may cut."""
    return on(position, cutting=True, **options)


# Who is asked


def test_cutting_on_the_holder_of_the_identical_card_is_asked() -> None:
    """M19: before the next player acts."""
    table = cutting(START).do("play 5H")
    assert (table.phase, table.asked, table.kinds) == ("cut", "P3", "Laid CutOffered")
    assert table.legal == ["play 5H", "decline"]
    for seat in ("P1", "P2", "P4"):
        assert table.legal_for(seat) == []
        assert table.refused("draw", seat) == "not-your-turn M20"


def test_cutting_off_nobody_is_asked() -> None:
    table = on(START).do("play 5H")
    assert (table.phase, table.turn, table.kinds) == ("play", "P2", "Laid TurnEnded TurnBegan")
    assert table.refused("play 5H", "P3") == "not-your-turn M20"
    assert table.refused("decline") == "nothing-to-decline M19"


def test_cutting_on_without_a_holder_nobody_is_asked() -> None:
    table = cutting(START.replace("5H 4D 8D", "5D 4D 8D")).do("play 5H")
    assert (table.phase, table.turn) == ("play", "P2")
    assert table.refused("decline") == "nothing-to-decline M19"


def test_cutting_on_the_next_player_is_asked_like_any_other() -> None:
    start = "hands 5H 2C / 5H 4C / 4D 8D; discards 8H; turn P1"
    table = cutting(start).do("play 5H")
    assert table.asked == "P2"
    table = table.do("decline")
    assert (table.turn, table.phase, table.playable) == ("P2", "play", "5H")


def test_cutting_on_the_player_himself_is_not_asked() -> None:
    start = "hands 5H 5H 2C / 4C / 4D; discards 8H; turn P1"
    assert cutting(start).do("play 5H").phase == "play"


@pytest.mark.parametrize(("arrow", "first", "then"), [(">", "P3", "P1"), ("<", "P1", "P3")])
def test_cutting_on_all_holders_are_asked_in_order_of_play(
    arrow: str, first: str, then: str
) -> None:
    start = f"hands 5H 4C / 5H 2C / 5H 4D / 6C; discards 8H; turn P2 {arrow}"
    table = cutting(start, packs=3).do("play 5H")
    assert table.asked == first
    table = table.do("decline")
    assert (table.asked, table.phase) == (then, "cut")
    table = table.do("decline")
    assert (table.phase, table.turn) == ("play", "P3" if arrow == ">" else "P1")


def test_cutting_on_after_a_q_the_order_is_the_new_one() -> None:
    """M14: the direction is turned first."""
    start = "hands QH 2C / QH 4C / 4D / QH 6C; discards 8H; turn P1"
    table = cutting(start, packs=3).do("play QH")
    assert (table.asked, table.kinds) == ("P4", "Laid Reversed CutOffered")
    assert table.do("decline").asked == "P2"


def test_cutting_on_who_holds_two_is_asked_once() -> None:
    start = "hands 5H 2C / 5H 5H / 4D; discards 8H; turn P1"
    table = cutting(start, packs=3).do("play 5H", "decline")
    assert (table.phase, table.turn) == ("play", "P2")


def test_cutting_on_a_turn_without_a_card_is_not_cut() -> None:
    """Draws, passes, payments and misplays lay nothing: the card below was offered before."""
    held = "hands 2C 2S / 5H 4C / 5H 4D; discards 8H 5H; stock 9S 9D; turn P1; first P3"
    assert cutting(held, packs=3).do("draw", "pass").phase == "play"
    assert cutting(held, packs=3).wrong("play 2C").phase == "play"
    paid = "hands 2C 2S / 7H 4C / 4D; discards 7H; stock 9S 9D; turn P1; first P3; chain 7+2"
    assert cutting(paid).do("pay").phase == "play"


def test_cutting_on_nobody_may_cut_the_starter() -> None:
    start = "hands 2C 9C / 5H 4C / 4D; discards 5H; stock 9S 9D; turn P1"
    assert cutting(start).do("draw", "pass").phase == "play"
    assert cutting(start.replace("2C 9C", "2H 9C")).do("play 2H").phase == "play"


def test_cutting_on_the_same_rank_or_suit_or_joker_colour_is_not_enough() -> None:
    for card, other in (("5H", "5D"), ("5H", "6H"), ("XR", "XB"), ("JH", "JD")):
        start = f"hands {card} 2C / {other} 4C; discards 8H; turn P1"
        play = f"play {card} H" if card == "JH" else f"play {card}"
        assert cutting(start).do(play).phase == "play", card


def test_cutting_on_jokers_of_one_colour_are_identical() -> None:
    table = cutting("hands XR 2C / 4C 4D / XR 4S; discards 8H; turn P1").do("play XR")
    assert (table.asked, table.legal) == ("P3", ["play XR", "decline"])


def test_cutting_on_nothing_is_asked_after_the_last_card() -> None:
    """OUT."""
    start = "hands 5H / 5H 4C / 4D; discards 8H; turn P1"
    assert cutting(start).do("play 5H").result == "out P1"


# What the one who is asked may do


def test_cutting_on_declining_costs_nothing() -> None:
    before = cutting(START).do("play 5H")
    table = before.do("decline")
    assert (table.drew, table.counts, table.hand("P3")) == ([], [1, 2, 3, 2], "5H 4D 8D")
    assert (table.turn, table.phase) == ("P2", "play")
    assert table.kinds == "CutDeclined TurnEnded TurnBegan"


def test_cutting_on_declining_leaves_the_identical_card_for_ones_turn() -> None:
    """M19: the ordinary way."""
    start = "hands 5H 2C / 5H 4C / 4D; discards 8H; stock 9S 9D; turn P1"
    table = cutting(start).do("play 5H", "decline", "play 5H")
    assert (table.drew, table.turn) == (["P1 2 M19"], "P3")


def test_cutting_on_other_cards_are_refused_and_not_punished() -> None:
    table = cutting(START).do("play 5H")
    for card in ("4D", "8D", "5D", "JS", "9S"):
        assert table.refused(f"play {card}") == "only-identical M19"
    for intent in ("draw", "pass", "pay", "name H"):
        assert table.refused(intent) == "cut-or-decline M19"
    assert table.refused("play 5H H") == "no-suit-asked M13"
    assert table.refused("deal") == "round-running MATCH"


def test_cutting_on_nobody_else_can_do_anything_meanwhile() -> None:
    table = cutting(START).do("play 5H")
    for seat in ("P1", "P2", "P4"):
        for intent in ("play 5H", "decline", "draw", "pass", "play 9C"):
            assert table.refused(intent, seat) == "not-your-turn M20"


# The cut


def test_cutting_on_the_cutter_lays_it_and_play_goes_on_after_him() -> None:
    """M19: and whoever laid the first draws 2."""
    table = cutting(START).do("play 5H", "play 5H")
    assert (table.drew, table.turn, table.phase) == (["P1 2 M19"], "P4", "play")
    assert (table.top, table.counts) == ("5H", [3, 2, 2, 2])
    assert table.kinds == "Laid CutOffered TurnEnded Cut Laid Drew TurnEnded TurnBegan"


def test_cutting_on_the_seats_between_lose_their_turn() -> None:
    table = cutting(START.replace("P1", "P1 <")).do("play 5H", "play 5H")
    assert table.turn == "P2"


def test_cutting_on_the_player_just_before_may_cut_and_the_same_player_is_next() -> None:
    start = "hands 5H 2C 9H / 4C / 5H 4D; discards 8H; stock 9S 9D; turn P1"
    table = cutting(start).do("play 5H", "play 5H")
    assert (table.turn, table.drew) == ("P1", ["P1 2 M19"])


def test_cutting_on_two_players() -> None:
    start = "hands 5H 2C 9H / 5H 4C; discards 8H; stock 9S 9D; turn P1"
    table = cutting(start).do("play 5H", "play 5H")
    assert (table.turn, table.drew) == ("P1", ["P1 2 M19"])


def test_cutting_on_a_cutter_out_of_cards_wins() -> None:
    """OUT: after M19."""
    start = "hands 5H 2C / 4C 4S / 5H; discards 8H; stock 9S 9D; turn P1"
    table = cutting(start).do("play 5H", "play 5H")
    assert (table.result, table.drew) == ("out P3", ["P1 2 M19"])


def test_cutting_on_the_cutters_own_debt_stays() -> None:
    """M8: it waits for his own next turn."""
    table = cutting(START + "; debts 0 0 2 0").do("play 5H", "play 5H")
    assert (table.debts, table.drew) == ([0, 0, 2, 0], ["P1 2 M19"])


def test_cutting_on_the_next_players_debt_is_drawn_after_the_question() -> None:
    """M8."""
    table = cutting(START + "; debts 0 1 0 0").do("play 5H")
    assert (table.drew, table.debts) == ([], [0, 1, 0, 0])
    declined = table.do("decline")
    assert (declined.drew, declined.debts) == (["P2 1 M8"], [0, 0, 0, 0])
    cut = table.do("play 5H")
    assert (cut.drew, cut.debts, cut.turn) == (["P1 2 M19"], [0, 1, 0, 0], "P4")


def test_cutting_on_who_owes_does_not_go_out_by_a_cut() -> None:
    """M8, *quem deve não bate*."""
    start = "hands 5H 2C / 4C 4S / 5H; discards 8H; stock 9S 9D 8S; turn P1; debts 0 0 1"
    table = cutting(start).do("play 5H", "play 5H")
    assert (table.result, table.drew) == (None, ["P1 2 M19", "P3 1 M8"])
    assert (table.debts, table.turn) == ([0, 0, 0], "P1")
    out = cutting(start, debtors_stay=False).do("play 5H", "play 5H")
    assert (out.result, out.drew) == ("out P3", ["P1 2 M19"])


def test_cutting_on_a_cut_is_cut_in_its_turn() -> None:
    """M19: the first of the row draws again; all others that hold it are asked anew."""
    table = cutting(THREE_PACKS, packs=3).do("play 5H")
    assert table.asked == "P2"
    cut = table.do("play 5H")
    assert (cut.asked, cut.drew, cut.phase) == ("P3", ["P1 2 M19"], "cut")
    again = cut.do("play 5H")
    assert (again.drew, again.turn, again.phase) == (["P1 2 M19"], "P1", "play")
    assert again.counts == [5, 1, 2]
    declined = cut.do("decline")
    assert (declined.turn, declined.drew) == ("P3", [])


def test_cutting_on_who_declined_is_asked_again_about_the_next_card() -> None:
    table = cutting(THREE_PACKS, packs=3).do("play 5H", "decline")
    assert table.asked == "P3"
    cut = table.do("play 5H")
    assert (cut.asked, cut.phase) == ("P2", "cut")


def test_cutting_on_who_laid_the_first_may_cut_the_cut_and_draws_himself() -> None:
    """M19: if it was oneself, oneself."""
    start = "hands 5H 5H 2C / 4C / 5H 4D; discards 8H; stock 9S 9D 8S 8C; turn P1"
    table = cutting(start, packs=3).do("play 5H", "play 5H")
    assert (table.asked, table.drew) == ("P1", ["P1 2 M19"])
    table = table.do("play 5H")
    assert (table.drew, table.turn) == (["P1 2 M19"], "P2")


# What the others learn


def test_cutting_on_nobody_else_learns_who_was_asked() -> None:
    table = cutting(THREE_PACKS, packs=3).do("play 5H")
    asked = [view(table.state, seat).asked_to_cut for seat in range(3)]
    assert asked == [False, True, False]
    offered = table.events[-1]
    assert isinstance(offered, CutOffered)
    seen = [observe(offered, seat) for seat in range(3)]
    assert [event.seats for event in seen if isinstance(event, CutOffered)] == [(), (1,), (2,)]


def test_cutting_on_who_declined_is_known_to_himself_alone() -> None:
    table = cutting(THREE_PACKS, packs=3).do("play 5H", "decline")
    declined = table.events[-1]
    assert declined == CutDeclined(1)
    seen = [observe(declined, seat) for seat in range(3)]
    assert seen == [CutDeclined(-1), declined, CutDeclined(-1)]


def test_cutting_on_views_do_not_tell_which_other_is_asked() -> None:
    """Two tables that differ in who holds the card look alike to the third."""
    start = "hands 5H 2C / {} / {}; discards 8H; turn P1"
    one = cutting(start.format("5H 4C", "4D 6D")).do("play 5H").state
    two = cutting(start.format("4D 6D", "5H 4C")).do("play 5H").state
    assert one.cutters != two.cutters
    assert view(one, 0) == view(two, 0)


def test_cutting_on_the_turn_stays_with_the_player_until_all_have_answered() -> None:
    table = cutting(START).do("play 5H")
    assert (table.turn, table.asked) == ("P1", "P3")
    assert {view(table.state, seat).turn for seat in range(4)} == {0}
