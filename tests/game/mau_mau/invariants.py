"""What must hold at every table, whatever its house has agreed on."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from enum import Enum
from functools import cache

from game import mau_mau
from game.cards import Card, deck
from game.match import replay
from game.mau_mau import Event, Intent, State
from game.mau_mau.events import CutDeclined, CutOffered, DealerDrawn, Dealt, Misplayed
from game.mau_mau.intents import Notice, Play
from game.mau_mau.options import Options
from game.mau_mau.refusals import Reason
from game.mau_mau.state import NOBODY, Phase
from game.record import Record, read, write
from game.ruling import Allowed, Punished, Refused
from game.seats import Seat
from game.shuffle import Stream
from tests.game.mau_mau.test_view import redealt
from tests.game.table import UNIVERSE

MOST_TURNS = 1_000


@cache
def _deck(packs: int, *, jokers: bool) -> frozenset[Card]:
    return frozenset(deck(packs=packs, jokers=jokers))


def owns_every_card(state: State) -> None:
    """Every card of the packs has exactly one owner; so it is between events as well."""
    cards = [card for hand in state.hands for card in hand]
    cards += state.stock
    cards += state.discards
    whole = _deck(state.options.packs_for(state.seats), jokers=state.options.jokers)
    assert len(cards) == len(whole)
    assert set(cards) == whole


def is_sound(state: State) -> None:
    """What the table rests in between rulings."""
    assert 0 <= state.turn < state.seats
    assert min(state.debts) >= 0
    assert state.chain is None or state.chain.cards > 0
    assert 0 < state.turns <= MOST_TURNS
    assert (state.result is None) == state.in_round
    assert (state.phase is Phase.CUT) == bool(state.cutters)
    assert bool(state.match_winners) == (state.phase is Phase.OVER)
    assert all(len(state.hands[seat]) == 1 for seat in state.silent)


def is_judged(state: State, seat: Seat) -> None:
    """Legal is Allowed; all else is Punished by M20 or Refused with a reason and a rule."""
    legal = mau_mau.legal(state, seat)
    assert len(set(legal)) == len(legal)
    assert set(legal) <= set(UNIVERSE)
    for intent in UNIVERSE:
        match mau_mau.judge(state, seat, intent):
            case Allowed(events):
                assert intent in legal, f"{intent} is allowed and not legal"
                assert events
                assert not isinstance(events[0], Misplayed)
            case Punished(events, rule):
                assert intent not in legal, f"{intent} is legal and punished"
                assert (rule, type(events[0])) == ("M20", Misplayed)
                _is_punishable(state, seat, intent)
            case Refused(reason, rule):
                assert intent not in legal, f"{intent} is legal and refused: {reason}"
                assert isinstance(reason, Reason)
                assert rule


def _is_punishable(state: State, seat: Seat, intent: Intent) -> None:
    """Only a card in the hand on turn is, and only where the house does not block it."""
    assert isinstance(intent, Play)
    assert seat == state.actor == state.turn
    assert state.phase in (Phase.PLAY, Phase.DREW, Phase.AGAIN)
    assert intent.face in {card.face for card in state.hands[seat]}
    assert not state.options.block_misplays


def somebody_can_act(state: State) -> None:
    """No deadlock: whoever has to decide can do something, and no other seat can but notice."""
    actor = state.actor
    if actor is None:
        deals = [mau_mau.legal(state, seat) for seat in range(state.seats)]
        assert all(bool(legal) == (state.phase is Phase.DEAL) for legal in deals)
        return
    mine = mau_mau.legal(state, actor)
    assert any(not isinstance(intent, Notice) for intent in mine), "nobody can do anything"
    for seat in range(state.seats):
        if seat != actor:
            others = mau_mau.legal(state, seat)
            assert all(isinstance(intent, Notice) for intent in others)


def round_trips(state: State) -> None:
    """The position's text is read back as the same state, but for its past."""
    text = mau_mau.position_text(state)
    assert mau_mau.parse_position(text) == state._replace(past=())


def hides(state: State, seat: Seat, chance: Stream) -> None:
    """Another table that differs only in what the seat may not know gives it an equal view."""
    other = redealt(state, seat, chance)
    if state.phase is Phase.CUT and state.cutters[0] != seat:
        strangers = [one for one in range(state.seats) if one not in (seat, state.turn)]
        other = other._replace(cutters=(chance.choice(strangers or state.cutters),))
    assert mau_mau.view(other, seat) == mau_mau.view(state, seat)


def tells_no_secret(event: Event, after: State) -> None:
    """What a seat observes names no card but its own and those that lie or lay open."""
    for seat in range(after.seats):
        seen = mau_mau.observe(event, seat)
        if isinstance(seen, DealerDrawn):
            continue
        known = {*after.hands[seat], *after.discards}
        if isinstance(seen, Dealt):
            known |= set(seen.put_back)
        assert set(_cards_in(seen)) <= known
        if isinstance(seen, CutOffered):
            assert set(seen.seats) <= {seat}
        if isinstance(seen, CutDeclined):
            assert seen.seat in (seat, NOBODY)


def _cards_in(thing: object) -> Iterator[Card]:
    if isinstance(thing, Card):
        yield thing
    elif isinstance(thing, tuple):
        for part in thing:
            yield from _cards_in(part)
    elif hasattr(thing, "__dataclass_fields__") and not isinstance(thing, Enum):
        for field in fields(thing):  # type: ignore[arg-type]  # it is one
            yield from _cards_in(getattr(thing, field.name))


def replays(record: Record[Options, Intent], state: State) -> None:
    """The record's text leads to the same state."""
    again = replay(mau_mau, read(write(record, mau_mau), mau_mau))
    assert again.state == state
    assert again.record == record
