"""What everybody has seen of hidden cards."""

from __future__ import annotations

from game import mau_mau
from game.bots.mau_mau.memory import bars
from game.cards import Card, Face
from game.mau_mau import State
from game.mau_mau.events import Dealt, Drew, Reshuffled
from game.mau_mau.options import Options
from game.record import Player
from game.selfplay import play_round
from tests.game.table import Table, on


def can_be(state: State, owner: int, face: str) -> int:
    """How many of the owner's cards can have this face, as everybody knows."""
    order = Face.parse(face).order
    hand = bars(mau_mau.view(state, 1 - owner))[owner]
    assert len(hand) == len(state.hands[owner])
    return sum(any(not barred >> (3 * order + pack) & 1 for pack in range(3)) for barred in hand)


def test_of_a_position_nothing_is_remembered() -> None:
    table = on("hands 5H 7S / 2D 3C 4C; discards 7C; turn P1")
    assert can_be(table.state, 1, "7D") == 3


def after(position: str, *intents: str, **options: object) -> Table:
    return on(position, **options).do(*intents)


def test_who_draws_for_want_held_nothing_that_fits() -> None:
    table = after("hands 5C 5S / 2D 3D 4D; discards 6C; stock 8H 8S; turn P1", "play 5C", "draw")
    assert can_be(table.state, 1, "9C") == 1, "the card just drawn"
    assert can_be(table.state, 1, "5D") == 1
    assert can_be(table.state, 1, "JH") == 1
    assert can_be(table.state, 1, "9D") == 4


def test_who_then_passes_holds_nothing_that_fits_but_perhaps_a_wild_card() -> None:
    table = after(
        "hands 5C 5S / 2D 3D 4D; discards 6C; stock 8H 8S; turn P1", "play 5C", "draw", "pass"
    )
    assert (can_be(table.state, 1, "9C"), can_be(table.state, 1, "JH")) == (0, 1)


def test_who_pays_for_a_7_held_no_7() -> None:
    table = after(
        "hands 7C 5S 5D / 2D 3D 4D; discards 6C; stock 8H 8S 9H 9S; turn P1", "play 7C", "pay"
    )
    assert (can_be(table.state, 1, "7H"), can_be(table.state, 1, "9C")) == (2, 5)


def test_of_what_is_drawn_for_a_7_nothing_is_known_even_if_a_reshuffle_comes_between() -> None:
    table = after("hands 7C 5S 5D / 2D 3D; discards 9S 6H 6C; stock 8H; turn P1", "play 7C", "pay")
    assert "Reshuffled" in table.kinds
    assert can_be(table.state, 1, "7H") == 2


def test_who_defers_held_no_3() -> None:
    table = after("hands 3C 5S 5D / 2C 3D 4D; discards 6C; turn P1", "play 3C")
    assert can_be(table.state, 1, "3H") == 3
    table = after("hands 3C 5S 5D / 2C 2D 4D; discards 6C; turn P1", "play 3C", "play 2C")
    assert (can_be(table.state, 1, "3H"), can_be(table.state, 1, "4D")) == (0, 2)


def test_who_names_a_suit_probably_holds_it() -> None:
    table = after("hands JC 5H 5S / 2D 3D; discards 6C; turn P1", "play JC H")
    hand = bars(mau_mau.view(table.state, 1))[0]
    spades = Card.parse("9S").order
    assert sum(barred >> spades & 1 for barred in hand) == 1


def test_what_is_laid_is_in_the_hand_no_more() -> None:
    """The card drawn for want is the only one that fits, so it is the one that was laid."""
    table = after(
        "hands 5C 5S / 2D 3D 4D; discards 6C; stock 8C 8S; turn P1", "play 5C", "draw", "play 8C"
    )
    assert can_be(table.state, 1, "9C") == 0


def test_a_card_shown_by_a_wrong_play_is_known() -> None:
    table = on("hands 5C 5S / 2D 3D 4D; discards 6H; stock 8C 8S; turn P2").wrong("play 3D")
    state = table.state
    assert (can_be(state, 1, "3D"), can_be(state, 1, "9H"), can_be(state, 1, "2D")) == (4, 3, 3)


def test_what_is_remembered_is_true_of_players_who_play_by_it() -> None:
    """Each real hand can be laid out on its bars, when all play what they can (medium does)."""
    players = tuple(Player(f"P{seat}", "medium") for seat in range(3))
    reshuffled = 0
    for game in range(16):
        options = Options(packs=1 + game % 4 // 3, hand_size=8)
        for _, match in play_round(mau_mau, players, f"true {game}", options):
            state = match.state
            if state.result:
                continue
            reshuffled += state.reshuffles > 0
            for owner, hand in enumerate(bars(mau_mau.view(state, 0))):
                if owner:
                    assert fits(state.hands[owner], _sure(hand)), mau_mau.position_text(state)
    assert reshuffled > 20


def _sure(hand: list[int]) -> list[int]:
    """The bars without the guess at a named suit, which leaves few cards."""
    return [barred for barred in hand if (~barred & (1 << 162) - 1).bit_count() > 42]


def fits(cards: tuple[Card, ...], hand: list[int]) -> bool:
    """Whether each bar has a card of its own that it allows (Kuhn's matching)."""
    owner_of: dict[int, int] = {}

    def place(at: int, tried: set[int]) -> bool:
        for number, card in enumerate(cards):
            if number not in tried and not hand[at] >> card.order & 1:
                tried.add(number)
                if number not in owner_of or place(owner_of[number], tried):
                    owner_of[number] = at
                    return True
        return False

    return all(place(at, set()) for at in range(len(hand)))


def test_the_past_tells_no_hidden_card() -> None:
    players = tuple(Player(f"P{seat}", "medium") for seat in range(3))
    seen = set()
    for _, match in play_round(mau_mau, players, "no hidden card", Options(packs=1)):
        for event in mau_mau.view(match.state, 0).past:
            seen.add(type(event).__name__)
            match event:
                case Drew(cards=cards) | Reshuffled(cards):
                    assert set(cards) <= {None}
                case Dealt(hands=hands, stock=stock):
                    assert {card for cards in (*hands, stock) for card in cards} == {None}
                case _:
                    pass
    assert seen >= {"Dealt", "Drew", "Laid", "Passed", "SuitNamed"}
