"""Own decks by link: devices that only pass links see the same game, and it is the true one."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st

from game.links.own_deck import Thread, Told, read, tell, write
from game.links.own_deck.pledges import PLEDGED, SALT
from game.mau_mau.options import Options
from tests.game.links.own_deck.devices import Round, by_chance, public, seen, truth, waits
from tests.properties import houses, tables

options = houses.options.map(
    lambda options: replace(options, cutting=False, draw_until_playable=False)
)


@settings(max_examples=15, deadline=None)
@given(options, st.integers(2, 3), tables.seeds, st.integers(0, 2), st.integers(1, 2))
def test_what_each_device_sees_is_true(
    chosen: Options, seats: int, seed: str, first: int, rounds: int
) -> None:
    """At every link; and after the last one, every event of the whole game."""
    table = Round(chosen, seats, seed, first % seats)
    owns = [device.own for device in table.devices]
    for device in table.pass_on(rounds, by_chance(seed), most=20):
        assert device.thread
        told, seat = tell(device.thread, device.own), device.own.seat
        _tells_no_secret(device.thread, told)
        if device.thread.ready:
            unsure = waits(told)
            true = truth(device.thread, owns)
            assert seen(told, seat, waits=unsure) == seen(true, seat, waits=unsure)
    for device in table.devices:
        if device.thread and device.thread.ready:
            told, true = tell(device.thread, device.own), truth(device.thread, owns)
            unsure = waits(told)
            ours, theirs = public(told, device.own.seat), public(true, device.own.seat)
            assert ours[: len(theirs) - unsure] == theirs[: len(theirs) - unsure]


def _tells_no_secret(thread: Thread, told: Told) -> None:
    """Nothing is in the link but the thread, and in that no secret of a round that goes on."""
    assert read(write(thread)) == thread
    for pledge in thread.sitting:
        assert pledge.level <= (SALT + told.over if thread.full else PLEDGED)
