"""Views and observed events: what a seat sees, and that the rest is hidden."""

from __future__ import annotations

from dataclasses import fields

from game import mau_mau
from game.cards import Card
from game.mau_mau.events import DealerDrawn, Dealt, Drew, Event, Reshuffled
from game.mau_mau.options import Options
from game.mau_mau.state import Phase, State
from game.record import Player
from game.selfplay import play_round
from game.shuffle import Stream, shuffled
from tests.game.mau_mau.endgames import endgame
from tests.game.table import on

POSITION = (
    "hands 7C 3H / JD XR 4C / 5D; discards 9D JS; stock 8H 9S; turn P2 <; named D; first P1; "
    "debts 1 0 0; dealer P3; won 0 2 1; counters 3 20 0 1; seed hidden"
)


def redealt(state: State, seat: int, chance: Stream) -> State:
    """The state with all cards that the seat cannot see dealt anew, and another seed."""
    shown = state.result is not None
    hidden = list(state.stock)
    for owner, hand in enumerate(state.hands):
        if owner != seat and not shown:
            hidden += hand
    cards = iter(shuffled(hidden, chance))
    hands = tuple(
        hand if owner == seat or shown else tuple(next(cards) for _ in hand)
        for owner, hand in enumerate(state.hands)
    )
    stock = tuple(next(cards) for _ in state.stock)
    return state._replace(hands=hands, stock=stock, seed=f"another {chance.word()}")


def play(seats: int, seed: str) -> list[tuple[tuple[Event, ...], State]]:
    """A round of random play: each ruling's events, and the state after them."""
    players = tuple(Player(f"P{seat}", "random") for seat in range(seats))
    return [
        (events, match.state) for events, match in play_round(mau_mau, players, seed, Options())
    ]


def test_the_view_shows_what_lies_open() -> None:
    state = on(POSITION).state
    for seat in range(3):
        view = mau_mau.view(state, seat)
        assert (view.seat, view.seats, view.counts) == (seat, 3, (2, 3, 1))
        assert (view.stock, view.drawable, view.discards) == (2, 3, state.discards)
        assert (view.top, view.first_identical) == (Card.parse("JS"), 0)
        assert (view.suit, view.named, view.lock) == (state.named, state.named, None)
        assert (view.turn, view.direction, view.phase) == (1, state.direction, Phase.PLAY)
        assert (view.chain, view.debts) == (None, (1, 0, 0))
        assert (view.round, view.dealer, view.won) == (3, 2, (0, 2, 1))
        assert (view.options, view.result) == (state.options, None)


def test_the_view_shows_chain_and_lock() -> None:
    pending = on("hands 7C / XR; discards XB; turn P2; chain X+5").state
    assert mau_mau.view(pending, 0).chain == pending.chain
    assert (mau_mau.view(pending, 0).lock, mau_mau.view(pending, 0).suit) == (None, None)
    locked = on("hands 7C / XR; discards XB; turn P2").state
    assert mau_mau.view(locked, 0).lock is Card.parse("XB").colour


def test_the_view_has_ones_own_hand_and_nobody_elses() -> None:
    state = on(POSITION).state
    for seat in range(3):
        view = mau_mau.view(state, seat)
        assert view.hand == state.hands[seat]
        others = [card for owner in range(3) if owner != seat for card in state.hands[owner]]
        told = {name: repr(getattr(view, name)) for name in field_names(view)}
        for card in (*others, *state.stock):
            assert [name for name, text in told.items() if repr(card) in text] == []


def field_names(view: mau_mau.View) -> list[str]:
    """All fields of a view."""
    return [field.name for field in fields(view)]


def test_the_view_does_not_tell_the_seed() -> None:
    """Whoever knows the seed knows every card."""
    view = mau_mau.view(on(POSITION.replace("seed hidden", "seed xyzzy")).state, 0)
    assert "xyzzy" not in repr(view)


def test_the_view_has_the_legal_intents_of_the_seat_on_turn_only() -> None:
    state = on(POSITION).state
    assert mau_mau.view(state, 1).legal == mau_mau.legal(state, 1) != ()
    assert (mau_mau.view(state, 0).legal, mau_mau.view(state, 2).legal) == ((), ())


def test_the_view_before_the_first_deal() -> None:
    view = mau_mau.view(mau_mau.begin(Options(), 2, "a seed"), 1)
    assert (view.top, view.suit, view.lock, view.hand, view.stock) == (None, None, None, (), 0)
    assert [str(intent) for intent in view.legal] == ["deal"]


def test_hands_are_shown_when_the_round_is_over() -> None:
    table = on("hands 5D / 4C / 4D; discards 5H; turn P1")
    assert mau_mau.view(table.state, 2).shown == ()
    over = table.do("play 5D").state
    assert mau_mau.view(over, 2).shown == over.hands
    assert mau_mau.view(table.do("play 5D", "deal").state, 2).shown == ()


def test_redealing_all_hidden_cards_leaves_the_view_equal_in_a_round() -> None:
    chance = Stream("views", "rounds")
    for seats in (2, 3, 6):
        changed = 0
        for _, state in play(seats, f"views {seats}"):
            for seat in range(seats):
                other = redealt(state, seat, chance)
                assert mau_mau.view(other, seat) == mau_mau.view(state, seat)
                changed += other.hands != state.hands
        assert changed > 20


def test_redealing_all_hidden_cards_leaves_the_view_equal_in_endgames() -> None:
    chance = Stream("views", "endgames")
    for _ in range(300):
        state = endgame(chance)
        for seat in range(state.seats):
            other = redealt(state, seat, chance)
            assert mau_mau.view(other, seat) == mau_mau.view(state, seat)


def test_observe_hides_what_others_draw() -> None:
    drew = Drew(1, (Card.parse("7C"), Card.parse("XR")), 2, mau_mau.events.Cause.HARD_CHAIN)
    assert mau_mau.observe(drew, 1) is drew
    assert mau_mau.observe(drew, 0) == Drew(1, (None, None), 2, drew.cause)


def test_observe_hides_the_order_of_a_new_stock_from_everybody() -> None:
    reshuffled = Reshuffled((Card.parse("7C"), Card.parse("XR")))
    for seat in range(2):
        assert mau_mau.observe(reshuffled, seat) == Reshuffled((None, None))


def test_observe_hides_the_stock_and_the_others_hands_of_a_deal() -> None:
    dealt = next(event for event in play(3, "deal")[0][0] if isinstance(event, Dealt))
    for seat in range(3):
        seen = mau_mau.observe(dealt, seat)
        assert isinstance(seen, Dealt)
        assert seen.stock == (None,) * len(dealt.stock)
        assert seen.hands[seat] == dealt.hands[seat]
        assert all(seen.hands[other] == (None,) * 7 for other in range(3) if other != seat)
        assert (seen.starter, seen.put_back) == (dealt.starter, dealt.put_back)
        assert (seen.round, seen.dealer) == (dealt.round, dealt.dealer)


def test_observe_leaves_all_else_as_it_is() -> None:
    kinds = set()
    for events, _ in play(4, "all else"):
        for event in events:
            if not isinstance(event, (Drew, Dealt, Reshuffled)):
                kinds.add(type(event))
                assert all(mau_mau.observe(event, seat) is event for seat in range(4))
    assert DealerDrawn in kinds
    assert len(kinds) > 8


def test_observed_events_are_the_same_whatever_is_hidden() -> None:
    """Two tables that look alike to a seat, and an intent of another: it sees the same happen."""
    start = "hands 7H 2C / {} / 4D; discards 6H; stock {}; turn P2; chain 7+2"
    one = on(start.format("5H 9C", "8H 9H 10H JS")).do("pay")
    two = on(start.format("AS KS", "JS QS 2S XB")).do("pay")
    for seat, same in ((0, True), (1, False), (2, True)):
        seen = [[mau_mau.observe(event, seat) for event in t.events] for t in (one, two)]
        assert (seen[0] == seen[1]) is same
