"""Whole games by link: what every device sees is true, and all is proved at the end."""

from __future__ import annotations

import pytest

from game import mau_mau
from game.links.own_deck import Foul, FoulError, Own, begin, join, play, read, receive, tell, write
from game.links.own_deck.pledges import MOST_ROUNDS, PLEDGED, SALT
from game.match import replay
from game.mau_mau.intents import Deal
from game.mau_mau.options import Goal, Options
from game.mau_mau.own_decks import is_guess
from game.mau_mau.presets import PRESETS
from game.record import Player
from game.rules import OptionsError
from tests.game.links.own_deck.devices import Round, brief, by_chance, public, secret_of, truth

SHORT = Options(hand_size=5, jokers=False)
ANA, BETO, CAIO = (secret_of("games", seat) for seat in range(3))
TWO, THREE = ((Player("Ana"), Player("Beto"), Player("Caio"))[:seats] for seats in (2, 3))


def test_two_links_go_before_the_first_card_of_two() -> None:
    first = begin(SHORT, TWO, ANA)
    assert [pledge and pledge.level for pledge in first.pledges] == [PLEDGED, None]
    assert tell(first, ANA).awaited == (1,)
    second = receive(join(first, BETO), BETO)
    assert [pledge and pledge.level for pledge in second.pledges] == [PLEDGED, SALT]
    assert tell(second, BETO).awaited == (0,)
    third = receive(second, ANA, first)
    assert third.ready
    assert tell(third, ANA).record.intents == ()
    dealt = play(third, ANA, Deal())
    assert tell(dealt, ANA).guessed == (1,)
    assert tell(dealt, BETO).guessed == (0,)
    assert tell(dealt).guessed == (0, 1)


def test_four_links_go_before_the_first_card_of_three() -> None:
    thread = begin(SHORT, THREE, BETO)
    for own in (CAIO, ANA):
        assert tell(thread).awaited[0] in (ANA.seat, CAIO.seat)
        thread = receive(join(thread, own), own)
    assert [pledge and pledge.level for pledge in thread.pledges] == [SALT, PLEDGED, PLEDGED]
    assert tell(thread).next_after(ANA.seat) == BETO.seat
    thread = receive(thread, BETO)
    assert not thread.ready
    assert tell(thread).next_after(BETO.seat) == CAIO.seat
    assert receive(thread, CAIO).ready


def test_nobody_sits_on_two_seats_of_one_link_or_takes_anothers() -> None:
    first = begin(SHORT, TWO, ANA)
    with pytest.raises(ValueError, match="taken"):
        join(first, Own(0, BETO.secret))
    with pytest.raises(FoulError) as error:
        receive(first, BETO)
    assert error.value.foul is Foul.FORGED


def test_names_are_given_by_who_sits_down_and_by_nobody_else() -> None:
    first = begin(SHORT, (Player("Ana"), Player("")), ANA)
    second = receive(join(first, BETO, "Beto"), BETO)
    renamed = second.with_name(0, "another")
    assert [player.name for player in receive(renamed, ANA, first).players] == ["Ana", "Beto"]


def test_hands_that_are_guessed_are_not_shown_when_the_round_is_over() -> None:
    game = brief(SHORT, 2, wins=0)
    closed = game.thread.with_pledge(1, game.owns[1].pledge(SALT))
    shown = [
        mau_mau.view(replay(mau_mau, tell(thread, game.owns[0]).record).state, 0).shown
        for thread in (closed, game.thread)
    ]
    assert shown[0] == ((), ())
    assert shown[1][0] == ()
    assert shown[1][1]


def test_options_are_played_with_own_decks_or_not_at_all() -> None:
    assert begin(PRESETS["tschau-sepp"], THREE, ANA).options.own_decks
    with pytest.raises(OptionsError):
        begin(PRESETS["crazy-eights"], TWO, ANA)
    with pytest.raises(OptionsError):
        begin(SHORT, (Player(""),) * 4, ANA)


@pytest.mark.parametrize(
    ("options", "seats", "rounds"),
    [
        (SHORT, 2, 2),
        (SHORT, 3, 2),
        (PRESETS["quick"], 2, 1),
        (PRESETS["family"], 3, 1),
        (Options(hand_size=5, goal=Goal.parse("points 100")), 3, 1),
    ],
)
def test_a_whole_match_by_links_alone(options: Options, seats: int, rounds: int) -> None:
    seed = brief(options, seats, rounds).seed
    table = Round(options, seats, seed)
    owns = [device.own for device in table.devices]
    for _ in table.pass_on(rounds, by_chance(seed), most=400):
        pass
    last = read(table.links[-1][1])
    told = tell(last)
    assert told.guessed == ()
    assert told.over == rounds or told.awaited == ()
    assert told == truth(last, owns)
    for device in table.devices:
        assert device.thread
        mine, seat = tell(device.thread, device.own), device.own.seat
        true = truth(device.thread, owns)
        assert mine.by == true.by
        assert public(mine, seat)[:-1] == public(true, seat)[: len(public(mine, seat)) - 1]


def test_in_the_round_that_goes_on_others_decks_are_guessed_and_before_they_are_true() -> None:
    game = brief(SHORT, 2, 2)
    deal = game.thread.intents.index(Deal(), 1) + 1
    thread = game.before(deal + 3)
    seed = tell(thread, game.owns[0]).record.seed
    decks = [is_guess(seed, number, seat) for number in (1, 2) for seat in (0, 1)]
    assert decks == [False, False, False, True]


def test_there_are_only_so_many_rounds() -> None:
    thread = begin(SHORT, TWO, ANA).with_pledge(1, BETO.pledge(SALT + MOST_ROUNDS))
    assert write(thread)
    with pytest.raises(ValueError, match="no level"):
        ANA.pledge(SALT + MOST_ROUNDS + 1)
