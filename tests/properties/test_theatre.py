"""What the theatre shows is what was played: every state, every card, and nobody's secrets."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.games import GAMES
from game.match import replay
from game.record import Player, Record
from game.selfplay import play_round
from tests.ui.visitor import Visitor
from ui.device import Device
from ui.store import MemoryStorage
from ui.theatre.reel import Reel
from ui.theatre.theatre import Theatre
from ui.tree import Node
from ui.words import Language

AnyRecord = Record[Any, Any]

seeds = st.text("0123456789abcdef", min_size=1, max_size=6)
shares = st.floats(0, 1)
seats = st.integers(2, 5)
names = st.sampled_from(tuple(GAMES))


def played(game: str, seats: int, seed: str) -> AnyRecord:
    """The record of a round among bots, in which the first seat is a person's."""
    players = tuple(Player(f"P{seat + 1}", "random") for seat in range(seats))
    rules = GAMES[game]
    *_, (_, match) = play_round(rules, players, seed, rules.options_from_data({}))
    return replace(match.record, players=(Player(""), *players[1:]))


def theatre_of(record: AnyRecord, you: int | None) -> Theatre:
    """A theatre in which this record is on."""
    device = Device(
        screen=Visitor(),
        storage=MemoryStorage(),
        later=lambda _seconds, _call: None,
        new_seed=lambda: "",
        language=Language.ENGLISH,
    )
    theatre = Theatre(device, lambda: None)
    theatre.attend(record, you)
    return theatre


@settings(max_examples=25)
@given(names, seats, seeds, shares)
def test_a_move_shows_what_the_record_up_to_it_leads_to(
    game: str, seats: int, seed: str, share: float
) -> None:
    record = played(game, seats, seed)
    move = max(1, round(share * len(record.intents)))
    theatre = theatre_of(record, None)
    theatre.requests()["watch"](f"to {move}")
    here = theatre.record_here
    assert here == replace(record, intents=record.intents[:move])
    assert theatre.session
    assert theatre.session.match.state == replay(GAMES[game], here).state


@settings(max_examples=25)
@given(names, seats, seeds, shares)
def test_steps_on_and_back_lead_to_where_a_jump_leads(
    game: str, seats: int, seed: str, share: float
) -> None:
    record = played(game, seats, seed)
    move = max(2, round(share * len(record.intents)))
    jumped, stepped = theatre_of(record, None), theatre_of(record, None)
    jumped.requests()["watch"](f"to {move}")
    stepped.requests()["watch"](f"to {move - 1}")
    for how in ("on", "on", "back") if move < len(record.intents) else ("back", "on", "on"):
        stepped.requests()["watch"](how)
    assert stepped.stage
    assert jumped.stage
    assert replace(stepped.stage, wound=0) == replace(jumped.stage, wound=0)
    assert stepped.session == jumped.session


@settings(max_examples=25)
@given(names, seats, seeds, shares)
def test_with_all_hands_open_every_card_is_seen_once_or_lies_in_the_stock(
    game: str, seats: int, seed: str, share: float
) -> None:
    record = played(game, seats, seed)
    theatre = theatre_of(record, None)
    theatre.requests()["watch"](f"to {round(share * len(record.intents))}")
    theatre.requests()["watch"]("hands all")
    stage, session = theatre.stage, theatre.session
    assert stage
    assert session
    state = session.match.state
    table = [card for meld in getattr(state, "table", ()) for card in meld]
    hands = [card for hand in stage.hands for card in hand]
    first = Reel(GAMES[game], record)
    first.wind(1)
    dealt = first.frames[1].state
    pack = [*dealt.stock, *dealt.discards, *(card for hand in dealt.hands for card in hand)]
    assert Counter([*hands, *table, *state.discards, *state.stock]) == Counter(pack)
    assert len(set(pack)) == len(pack)


@settings(max_examples=25)
@given(names, seats, seeds, shares, st.integers(0, 4))
def test_while_a_round_is_played_no_request_opens_another_hand(
    game: str, seats: int, seed: str, share: float, seat: int
) -> None:
    record = played(game, seats, seed)
    cut = replace(record, intents=record.intents[: max(1, round(share * len(record.intents)) - 1)])
    theatre = theatre_of(cut, 0)
    theatre.requests()["watch"]("end")
    theatre.requests()["watch"](f"hands {seat % seats}")
    theatre.requests()["watch"]("hands all")
    stage, session = theatre.stage, theatre.session
    assert stage
    assert session
    assert (stage.hands, session.viewer, stage.may_choose) == ((), 0, False)


@pytest.mark.parametrize("game", GAMES)
def test_of_a_round_that_is_played_only_the_own_cards_are_in_the_page(game: str) -> None:
    record = played(game, 3, "a round")
    cut = replace(record, intents=record.intents[:12])
    visitor = Visitor()
    visitor.app._rooms.watch(cut, 0)
    visitor.app._show()
    for _ in range(len(cut.intents)):
        state = replay(GAMES[game], visitor.app._rooms._theatre.record_here).state  # type: ignore[union-attr, arg-type]
        assert places(visitor.tree) & texts(*state.hands) <= texts(state.hands[0])
        visitor.press("watch on")
    foreign = Visitor()
    foreign.app._rooms.watch(cut)
    foreign.app._show()
    foreign.press("watch end")
    foreign.app.act("watch hands 1")
    assert places(foreign.tree) & texts(*state.hands) == texts(state.hands[1])
    foreign.app.act("watch hands all")
    assert places(foreign.tree) & texts(*state.hands) == texts(*state.hands)


def places(tree: Node) -> set[str]:
    """The cards that have a place of their own on the screen."""
    return {
        place.removeprefix("card ")
        for node in tree.walk()
        if (place := node.attributes.get("data-place", "")).startswith("card ")
    }


def texts(*hands: Any) -> set[str]:
    """The cards of these hands as text."""
    return {str(card) for hand in hands for card in hand}
