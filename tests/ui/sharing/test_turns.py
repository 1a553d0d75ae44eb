"""What a turn that comes in is to the game here."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.games import GAMES
from game.links.thread import told
from game.match import replay
from game.record import Player
from tests.game.links.made import a_game
from ui.games import game_named
from ui.session import Session
from ui.sharing.mail import Invitation
from ui.sharing.threads import key_of
from ui.sharing.turns import Outcome, arrival, deciders, sender_of

NAMES = pytest.mark.parametrize("name", tuple(GAMES))
ANA, BIA, BOT = Player("Ana"), Player("Bia"), Player("Caio", "random")


def a_record(name: str):  # type: ignore[no-untyped-def]  # noqa: ANN201
    """A round of Ana, Bia and a bot, as a link tells it."""
    return told(replace(a_game(name, 3).record, players=(ANA, BIA, BOT)))


@NAMES
def test_every_beginning_of_a_game_is_old_here_and_its_end_is_new(name: str) -> None:
    rules, whole = GAMES[name], a_record(name)
    for at in range(1, len(whole.intents), 5):
        part = replace(whole, intents=whole.intents[:at])
        assert arrival(rules, whole, part, frozenset()).outcome is Outcome.STALE
        assert arrival(rules, part, whole, frozenset())[::2] == (Outcome.NEXT, at + 1)
    assert arrival(rules, whole, whole, frozenset({0})).outcome is Outcome.REPEATED


@NAMES
def test_a_move_on_ones_own_seat_is_found(name: str) -> None:
    rules, whole = GAMES[name], a_record(name)
    seats = list(deciders(rules, whole))
    for at in range(1, len(whole.intents)):
        part = replace(whole, intents=whole.intents[:at])
        came = arrival(rules, part, whole, frozenset({0}))
        if 0 in seats[at:]:
            assert (came.outcome, came.move) == (Outcome.PLAYED, seats.index(0, at) + 1)
        else:
            assert came.outcome is Outcome.NEXT


@NAMES
def test_names_of_others_come_and_ones_own_stays(name: str) -> None:
    rules, whole = GAMES[name], a_record(name)
    theirs = replace(whole, players=(Player("X"), Player("Beatriz"), Player("", "random")))
    came = arrival(rules, replace(whole, intents=whole.intents[:2]), theirs, frozenset({0}))
    assert [player.name for player in came.record.players] == ["Ana", "Beatriz", "Caio"]


@NAMES
def test_the_key_depends_on_all_that_was_agreed_and_on_no_name(name: str) -> None:
    rules, whole = GAMES[name], a_record(name)
    key = key_of(whole, rules)
    same = replace(whole, players=(Player(""), BIA, Player("Z", "random")), intents=())
    assert key_of(same, rules) == key
    others = (
        replace(whole, seed="00"),
        replace(whole, players=(ANA, BIA, Player("Caio", "easy"))),
        replace(whole, options=replace(whole.options, hand_size=5)),
    )
    assert len({key, *(key_of(other, rules) for other in others)}) == 4


@NAMES
def test_who_sent_a_turn_is_the_person_who_decided_last(name: str) -> None:
    rules, whole = GAMES[name], a_record(name)
    seats = list(deciders(rules, whole))
    for at in range(len(whole.intents)):
        part = replace(whole, intents=whole.intents[:at])
        awaited = rules.actor(replay(rules, part).state)
        before = [seat for seat in seats[:at] if seat in (0, 1) and seat != awaited]
        other = next(seat for seat in (0, 1) if seat != awaited)
        assert sender_of(rules, part, awaited) == (before[-1] if before else other)
    alone = replace(whole, players=(ANA, BOT, BOT))
    assert sender_of(rules, alone, 0) is None


def test_answers_to_an_invitation_that_make_no_sense_change_nothing() -> None:
    record = replace(a_record("mau-mau"), players=(ANA, BIA, Player("Caio", "easy")))
    game = game_named("mau-mau")
    invited = Invitation.of(Session(game, replay(game.rules, record)))
    for seat in ("2", "9", "x", ""):
        assert invited.picked(seat) == invited
    for answer in (("2", "Zé"), ("x", "Zé"), ("0", "  "), ("0",)):
        assert invited.named(*answer) == invited
