"""Any game that was played, shared by link and opened elsewhere, is the same game."""

from __future__ import annotations

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from game.games import GAMES
from game.links.record import Kind, Shared
from game.links.thread import told
from game.match import replay
from tests.game.links.made import a_game
from tests.ui.sharing.guest import seated
from ui.sharing.address import game_address, pasted
from ui.sharing.offers import What, writing
from ui.sharing.opening import opening


def done(work: Any) -> Any:
    """What comes of work in slices."""
    while True:
        try:
            next(work)
        except StopIteration as end:
            return end.value


@settings(max_examples=25)
@given(
    st.sampled_from(sorted(GAMES)),
    st.integers(0, 10**6),
    st.integers(2, 6),
    st.sampled_from((What.DEAL, What.REPLAY)),
    st.sampled_from(("", "Olha só: ", "\n")),
)
def test_a_shared_game_is_the_same_game(
    name: str, number: int, seats: int, what: What, before: str
) -> None:
    record = seated(a_game(name, number, seats).record)
    written = done(writing(what, record))
    message = f"{before}{game_address('https://example.org/', written.link)}"
    came = done(opening(pasted(message).text))
    assert came.shared == Shared(Kind(what.value), told(record))
    assert replay(GAMES[name], came.shared.record) == replay(GAMES[name], told(record))
    assert came.theirs == written.outcome
    assert came.playable
    assert came.over
