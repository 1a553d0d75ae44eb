"""Matches: a record and its state go together, and a replay leads where play led."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game import mau_mau
from game.match import Match, ReplayError, apply, replay, start, undo
from game.mau_mau import Intent, OptionsError, State, parse_intent
from game.mau_mau.options import Options
from game.record import Player, Record, read, write
from game.ruling import Allowed, Punished, Refused
from game.shuffle import Stream

MauMau = Match[State, Options, Intent]


def a_match(seats: int = 3, seed: str = "a seed") -> MauMau:
    """A match before its first deal."""
    players = tuple(Player(f"P{seat + 1}") for seat in range(seats))
    return start(mau_mau, Record("mau-mau", Options(), players, seed))


def ask(match: MauMau, intent: str) -> MauMau:
    """The match after an intent of the seat that has to decide, which is not refused."""
    seat = mau_mau.actor(match.state) or 0
    ruling, after = apply(mau_mau, match, seat, parse_intent(intent))
    assert not isinstance(ruling, Refused), ruling
    return after


def played(seats: int, seed: str, decisions: int) -> list[MauMau]:
    """A match after each of so many decisions, wrong plays and new deals among them."""
    chance, matches = Stream(seed, "decisions"), [a_match(seats, seed)]
    while len(matches) <= decisions:
        match = matches[-1]
        seat = mau_mau.actor(match.state) or 0
        intent: Intent = chance.choice(mau_mau.legal(match.state, seat))
        hand = match.state.hands[seat]
        if hand and not chance.below(6):
            intent = mau_mau.parse_intent(f"play {chance.choice(hand).face}")
        _, after = apply(mau_mau, match, seat, intent)
        if after is not match:
            matches.append(after)
    return matches


def test_a_match_starts_before_its_first_intent() -> None:
    match = a_match()
    assert match.record.intents == ()
    assert match.state == mau_mau.begin(Options(), 3, "a seed")
    asked = replace(match.record, intents=(parse_intent("deal"),))
    assert start(mau_mau, asked) == match


def test_an_allowed_intent_is_recorded_and_happens() -> None:
    match = a_match()
    ruling, after = apply(mau_mau, match, 2, parse_intent("deal"))
    assert isinstance(ruling, Allowed)
    assert after.record.intents == (parse_intent("deal"),)
    state = match.state
    for event in ruling.events:
        state = mau_mau.evolve(state, event)
    assert after.state == state != match.state
    assert match == a_match()


def test_a_wrong_play_is_recorded_as_well() -> None:
    match = ask(a_match(), "deal")
    texts = [f"play {card.face}" for card in match.state.hands[match.state.turn]]
    rulings = [apply(mau_mau, match, match.state.turn, parse_intent(text)) for text in texts]
    wrong = [after for ruling, after in rulings if isinstance(ruling, Punished)]
    assert wrong
    assert all(len(after.record.intents) == 2 for after in wrong)


def test_a_refused_intent_changes_and_records_nothing() -> None:
    match = ask(a_match(), "deal")
    for seat, text in ((match.state.turn, "pay"), (match.state.turn, "deal"), (5, "draw")):
        ruling, after = apply(mau_mau, match, seat, parse_intent(text))
        assert isinstance(ruling, Refused)
        assert after is match


@pytest.mark.parametrize("seats", [2, 3, 5, 9])
def test_a_replay_leads_where_play_led_after_every_intent(seats: int) -> None:
    matches = played(seats, f"replay {seats}", 120)
    for match in matches[::7]:
        assert replay(mau_mau, match.record) == match


def test_a_replay_goes_on_over_several_rounds() -> None:
    match = played(2, "rounds", 800)[-1]
    assert match.state.round > 2
    assert sum(match.state.won) >= match.state.round - 1
    assert replay(mau_mau, match.record) == match


def test_a_record_saved_and_read_leads_to_the_same_state() -> None:
    for match in played(4, "saved", 60)[::10]:
        text = write(match.record, mau_mau)
        assert replay(mau_mau, read(text, mau_mau)) == match


def test_a_shorter_record_is_the_match_as_it_was() -> None:
    """What undo needs."""
    matches = played(3, "undo", 40)
    for number in (0, 1, 17, 39):
        record = replace(matches[-1].record, intents=matches[-1].record.intents[:number])
        assert replay(mau_mau, record) == matches[number]


def test_a_record_that_the_rules_refuse_is_not_replayed() -> None:
    record = ask(a_match(), "deal").record
    for intents, number in (("draw", 1), ("deal deal", 2), ("deal pay", 2)):
        asked = tuple(map(parse_intent, intents.split()))
        with pytest.raises(ReplayError) as refused:
            replay(mau_mau, replace(record, intents=asked))
        assert (refused.value.number, refused.value.intent) == (number, asked[-1])
        assert isinstance(refused.value.refused, Refused)
        assert str(asked[-1]) in str(refused.value)


def test_a_record_of_a_table_that_cannot_be_is_not_replayed() -> None:
    record = a_match().record
    for wrong in (
        replace(record, players=(Player("Ana"),)),
        replace(record, options=Options(hand_size=99)),
    ):
        with pytest.raises(OptionsError):
            replay(mau_mau, wrong)


def test_undo_is_the_match_as_it_was_when_the_seat_last_decided() -> None:
    matches = played(3, "undo one", 60)
    last = matches[-1]
    for seat in range(3):
        back = undo(mau_mau, last, seat)
        assert back is not last
        earlier = [match for match in matches[1:-1] if mau_mau.actor(match.state) == seat]
        assert back == earlier[-1]


def test_undo_again_goes_back_further_but_not_behind_the_deal() -> None:
    match = played(3, "undo all", 40)[-1]
    lengths = [len(match.record.intents)]
    while (back := undo(mau_mau, match, 1)) != match:
        match = back
        lengths.append(len(match.record.intents))
    assert lengths == sorted(set(lengths), reverse=True)
    assert len(lengths) > 5
    assert match.state.phase.value == "play"
    assert match.state.turns <= 3


def test_undo_right_after_the_deal_changes_nothing() -> None:
    dealt = ask(a_match(), "deal")
    for seat in range(3):
        assert undo(mau_mau, dealt, seat) == dealt
    assert undo(mau_mau, a_match(), 0) == a_match()


def test_undo_does_not_reach_the_round_before() -> None:
    """Right after the second deal nobody has decided anything in it."""
    for match in played(2, "rounds", 800):
        if match.state.round == 2:
            assert undo(mau_mau, match, 0) == undo(mau_mau, match, 1) == match
            break
    else:
        raise AssertionError("no second round")
