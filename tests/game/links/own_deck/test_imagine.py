"""Hands that nobody sees: what is claimed of them, and orders with which all of it was possible."""

from __future__ import annotations

from game.cards import Card, Face, Rank, deck
from game.links.own_deck.imagine import Claim, Memory, claim_of, imagined
from game.mau_mau.events import Cause, Dealt, Drew, Laid, Misplayed, Reshuffled
from game.mau_mau.intents import Draw, Pass, Pay, Play
from game.mau_mau.options import Options
from game.mau_mau.own_decks import own
from game.mau_mau.state import State
from tests.game.table import Table, on

PACK = own(deck(packs=2, jokers=True), 1)
HIDDEN = (None,) * 7


def faces(text: str) -> frozenset[Face]:
    return frozenset(map(Face.parse, text.split()))


def table(discards: str, rest: str = "", **options: bool) -> Table:
    position = f"hands 9D 9S / 2Cb 3Cb; discards {discards}; stock 7Hb 6D 10C; turn P1{rest}"
    return on(position, own_decks=True, **options)


def claim(at: Table, intent: object) -> Claim:
    return claim_of(at.state, intent)  # type: ignore[arg-type]


def memory(*told: tuple[int, object]) -> Memory:
    """What P2's deck has told: events and claims, at their moments."""
    remembered = Memory(1, Options())
    remembered.see(1, Dealt(1, 0, (HIDDEN, HIDDEN), (), Card.parse("5H"), ()))
    for moment, what in told:
        if isinstance(what, Claim):
            remembered.hear(moment, what)
        else:
            remembered.see(moment, what)  # type: ignore[arg-type]
    return remembered


def drew(count: int) -> Drew:
    return Drew(1, (None,) * count, count, Cause.WANT)


def laid(text: str) -> Laid:
    return Laid(1, Card.parse(text))


def order(remembered: Memory, shuffle: int = 0) -> list[str]:
    orders = remembered.orders()
    assert orders is not None
    return [face.text for face in orders[shuffle]]


def test_a_card_that_is_laid_was_in_the_hand_and_a_wrong_one_too() -> None:
    found = order(memory((4, laid("XRb")), (6, Misplayed(1, Face.parse("KS"), "M1"))))
    assert set(found[:7]) >= {"XR", "KS"}
    assert sorted(found) == sorted(card.face.text for card in PACK)


def test_a_card_was_drawn_after_it_was_last_denied() -> None:
    none = Claim(has_none=faces("2H 3H 4H"))
    found = order(memory((3, none), (3, drew(1)), (6, laid("3Hb"))))
    assert found[7] == "3H"
    assert not {"2H", "4H"} & set(found[:7])


def test_the_card_drawn_last_alone_may_be_denied() -> None:
    none = Claim(drew_none=frozenset(card.face for card in PACK if card.face.text != "9C"))
    assert order(memory((3, drew(1)), (4, none)))[7] == "9C"
    assert memory((3, drew(1)), (4, none), (9, laid("9Cb"))).orders() is not None


def test_what_contradicts_itself_has_no_order_and_tells_since_when() -> None:
    none = Claim(has_none=faces("2H 3H 4H"))
    two = memory((3, none), (3, drew(1)), (6, laid("3Hb")), (9, laid("4Hb")), (12, laid("KCb")))
    assert two.orders() is None
    assert two.impossible_since() == 9


def test_a_card_that_was_laid_before_is_not_denied() -> None:
    none = Claim(has_none=faces("3H"))
    assert memory((2, laid("3Hb")), (4, none)).orders() is not None
    assert memory((2, none), (4, laid("3Hb"))).orders() is None


def test_a_shuffle_has_its_own_order_of_its_own_cards() -> None:
    again = tuple(map(Card.parse, ("3Hb", "4Hb", "5Cb")))
    told = memory(
        (2, laid("3Hb")), (4, laid("4Hb")), (6, laid("5Cb")), (7, drew(47)),
        (7, Reshuffled(again)), (7, drew(1)), (9, laid("4Hb")),
    )  # fmt: skip
    assert order(told, 1)[0] == "4H"
    assert sorted(order(told, 1)) == ["3H", "4H", "5C"]
    assert set(order(told)[:7]) >= {"3H", "4H", "5C"}


def test_claims_of_an_ordinary_turn() -> None:
    at = table("6S 5H")
    assert claim(at, Play(Face.parse("2H"))) == Claim(Face.parse("2H"))
    assert claim(at, Play(Face.parse("2C"))) == Claim(Face.parse("2C"))
    none = claim(at, Draw()).has_none
    assert none >= faces("2H KH 5C JS XR")
    assert not none & faces("2C XB 6S")
    assert claim(table("6S 5H", free_drawing=True), Draw()) == Claim()
    assert claim(at, Pass()).has_none == none
    assert claim(at, Pay()) == Claim()


def test_claims_under_a_three() -> None:
    at = table("6S 3H", "; chain 3+1")
    fits = claim(at, Play(Face.parse("2H")))
    assert fits.holds is Face.parse("2H")
    assert fits.has_none >= faces("3C 3D 3H 3S")
    assert {one.rank for one in fits.has_none} == {Rank.THREE}
    assert claim(at, Play(Face.parse("JH"))).has_none == frozenset()
    assert claim(at, Play(Face.parse("3S"))).has_none == frozenset()
    assert claim(at, Play(Face.parse("2C"))) == Claim(Face.parse("2C"))


def test_claims_after_drawing() -> None:
    must = table("6S 5H", "; phase drew", must_play_drawn=True)
    due = claim(must, Play(Face.parse("2H"))).drew_none
    assert due >= faces("3H KH 5C JS XR")
    assert Face.parse("2H") not in due
    assert claim(must, Pass()).drew_none == due | faces("2H")
    assert claim(table("6S 5H", "; phase drew"), Pass()) == Claim()


def test_a_hand_is_imagined_that_fits_and_nothing_else_changes() -> None:
    state = table("6S 5H").state
    for wanted in (
        Claim(Face.parse("10C")),
        Claim(has_none=faces("9D 10C")),
        Claim(has_none=faces("9D"), drew_none=faces("6D 9S")),
        Claim(Face.parse("6D"), faces("9S"), faces("9D")),
    ):
        other = imagined(state, 0, wanted)
        hand = [card.face for card in other.hands[0]]
        assert wanted.holds is None or hand[-1] is wanted.holds
        assert not wanted.has_none & set(hand)
        assert hand[-1] not in wanted.drew_none
        assert len(hand) == 2
        owns_every_card(other, state)
        assert other._replace(hands=(), stock=()) == state._replace(hands=(), stock=())
        assert (other.hands[1], other.stock_of(1)) == (state.hands[1], state.stock_of(1))


def test_where_no_hand_fits_it_is_as_it_was() -> None:
    state = table("6S 5H").state
    for wanted in (Claim(Face.parse("KC")), Claim(has_none=faces("9D 9S 6D"))):
        assert imagined(state, 0, wanted) is state


def owns_every_card(one: State, other: State) -> None:
    piles = [{*state.hands[0], *state.stock_of(0)} for state in (one, other)]
    assert piles[0] == piles[1]
