"""Whatever happens to links on their way, devices that have the newest one agree."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.ui.sharing.friends import Friend, guest, host

KINDS = st.lists(st.sampled_from(["away", "human", "easy"]), min_size=1, max_size=3)
TURNS = 6


@given(
    game=st.sampled_from(["mau-mau", "mexe-mexe"]),
    kinds=KINDS.filter(lambda kinds: "away" in kinds),
    seed=st.integers(0, 99).map(str),
    data=st.data(),
)
@settings(max_examples=15, deadline=None)
def test_devices_agree_after_each_exchange(
    game: str, kinds: list[str], seed: str, data: st.DataObject
) -> None:
    seats = [f"seat {seat} {kind}" for seat, kind in enumerate(kinds, 1)]
    ana = host(f"game {game}", f"seats {len(kinds) + 1}", *seats, seed=seed)
    ana.play_turn()
    away = [seat for seat, kind in enumerate(kinds, 1) if kind == "away"]
    friends = [ana, *(guest(ana.link, seats=(seat,)) for seat in away)]
    sent = [ana.link]
    for _ in range(TURNS):
        player = next((friend for friend in friends if friend.my_turn), None)
        if player is None:
            break  # the round is over
        player.play_turn()
        sent.append(player.link)
        for number, friend in enumerate(friends):
            before = friend.session
            friend.paste(data.draw(st.sampled_from(sent[:-1])))
            assert friend.session.match == before.match
            if data.draw(st.booleans()):
                friends[number] = Friend(friend.storage)
        for friend in friends:
            friend.paste(sent[-1])
            friend.wait_for_own_turn()
        games = [friend.game.intents for friend in friends]
        states = [friend.session.match.state for friend in friends]
        assert all(game == games[0] for game in games)
        assert all(state == states[0] for state in states)
