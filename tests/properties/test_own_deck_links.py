"""Own decks by link: devices that only pass links see the same game, and it is the true one."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st

from game import mau_mau
from game.links.own_deck import Thread, Told, read, tell, write
from game.links.own_deck.pledges import PLEDGED, SALT
from game.match import replay
from game.mau_mau.options import Options
from tests.game.links.own_deck.devices import Round, by_chance, public, seen, truth
from tests.game.links.own_deck.long_run import look
from tests.properties import houses, tables

options = houses.options.map(
    lambda options: replace(options, cutting=False, draw_until_playable=False)
)


@settings(max_examples=10, deadline=None)
@given(options, st.integers(2, 3), tables.seeds, st.integers(0, 2), st.integers(1, 2))
def test_what_each_device_sees_at_every_link_is_true(
    chosen: Options, seats: int, seed: str, first: int, rounds: int
) -> None:
    """And after the last one, every event of the whole game."""
    table = Round(chosen, seats, seed, first % seats)
    owns = [device.own for device in table.devices]
    for device in table.pass_on(rounds, by_chance(seed), most=16):
        assert device.thread
        told, seat = tell(device.thread, device.own), device.own.seat
        _tells_no_secret(device.thread, told)
        if device.thread.ready:
            mine, true = (
                replay(mau_mau, one.record).state for one in (told, truth(device.thread, owns))
            )
            waits = bool(told.guessed) and not mine.in_round
            assert seen(mine, seat, waits=waits) == seen(true, seat, waits=waits)
    for device in table.devices:
        if device.thread and device.thread.ready:
            told, true_told = tell(device.thread, device.own), truth(device.thread, owns)
            ours, theirs = (public(one, device.own.seat) for one in (told, true_told))
            sure = len(theirs) - len(told.guessed)
            assert ours[:sure] == theirs[:sure]


def _tells_no_secret(thread: Thread, told: Told) -> None:
    """Nothing is in the link but the thread, and in that no secret of a round that goes on."""
    assert read(write(thread)) == thread
    for pledge in thread.sitting:
        assert pledge.level <= (SALT + told.over if thread.full else PLEDGED)


@settings(max_examples=12, deadline=None)
@given(st.integers(0, 10**6))
def test_what_each_device_sees_of_any_house_is_true(number: int) -> None:
    look(number)
