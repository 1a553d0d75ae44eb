"""Two and three friends, each at a device of their own, who only pass links to each other."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from game.record import Player
from tests.ui.sharing.friends import Friend, guest, host, record_of, text_of
from tests.ui.visitor import FullStorage
from ui import store
from ui.words import Language

GAMES = pytest.mark.parametrize("game", ["mau-mau", "mexe-mexe"])


def two(game: str, *requests: str, seed: str = "by link") -> tuple[Friend, Friend]:
    """Ana who has set up, and Beto who has sat down; the host has played if it was her turn."""
    names = ("name 0 Ana", "name 1 Beto")
    ana = host(f"game {game}", "seats 2", "seat 1 away", *names, *requests, seed=seed)
    ana.play_turn()
    return ana, guest(ana.link)


def pass_on(sender: Friend, receiver: Friend) -> None:
    """The receiver opens the sender's link."""
    receiver.paste(sender.link)
    receiver.wait_for_own_turn()
    assert receiver.game.intents == sender.game.intents


def play_round(*friends: Friend) -> None:
    """Pass links until the round is over and everybody knows."""
    for _ in range(500):
        for friend in friends:
            if friend.my_turn:
                friend.play_turn()
                for other in friends:
                    if other is not friend:
                        pass_on(friend, other)
        if all(friend.session.between_rounds for friend in friends):
            return
    raise AssertionError("the round never ends")


@GAMES
def test_two_play_a_whole_round_by_passing_links_only(game: str) -> None:
    ana, beto = two(game)
    assert ana.session.people == (0,)
    assert beto.session.people == (1,)
    play_round(ana, beto)
    assert ana.session.match.state == beto.session.match.state
    ana.app.act("intent deal")
    ana.play_turn()
    pass_on(ana, beto)
    assert beto.session.view().round == 2


@GAMES
def test_three_devices_two_at_one_of_them_and_bots_in_between(game: str) -> None:
    setup = (f"game {game}", "seats 5", "seat 1 away", "seat 2 easy", "seat 3 away", "seat 4 human")
    ana = host(*setup)
    ana.play_turn()
    assert ana.session.people == (0, 4)
    beto, caio = guest(ana.link, seats=(1,)), guest(ana.link, seats=(3,))
    play_round(ana, beto, caio)
    assert len({len(friend.game.intents) for friend in (ana, beto, caio)}) == 1


@GAMES
def test_a_reload_at_every_stage_changes_nothing(game: str) -> None:
    ana, beto = two(game)
    for _ in range(6):
        for friend, other in ((ana, beto), (beto, ana)):
            again = Friend(friend.storage)
            assert again.session == friend.session
            assert again.said() == friend.said() or friend.my_turn
            if friend.my_turn:
                friend.play_turn()
                link = friend.link
                assert Friend(friend.storage).link == link
                pass_on(friend, other)


def test_a_reload_in_the_middle_of_a_turn() -> None:
    ana, beto = two("mexe-mexe")
    player = ana if ana.my_turn else beto
    player.press("intent draw")
    again = Friend(player.storage)
    assert again.session == player.session
    assert again.my_turn
    assert not again.find(id="post-link")


def test_the_one_who_waits_sees_the_link_until_one_comes_back() -> None:
    ana, beto = two("mau-mau")
    waiting, playing = (beto, ana) if ana.my_turn else (ana, beto)
    if waiting is beto:
        playing.play_turn()
        pass_on(playing, waiting)
        waiting, playing = playing, waiting
    name = playing.session.record.players[playing.session.viewer].name
    assert (
        waiting.said()
        == f"{name}\N{RIGHT SINGLE QUOTATION MARK}s turn. Send the link of your move."
    )
    waiting.app.act("copied")
    assert "Link sent?" in waiting.said()
    waiting.press("post toggle")
    assert not waiting.find(id="post-link")
    again = Friend(waiting.storage)
    assert "Link sent?" in again.said()
    again.press("post toggle")
    assert again.link
    playing.play_turn()
    waiting.paste(playing.link)
    assert "come" in waiting.said()


def test_the_link_can_be_drawn_and_handed_to_the_system() -> None:
    ana = host("seats 2", "seat 1 away")
    ana.play_turn()
    assert ana.offers(f"send {ana.link}")
    ana.press("post qr")
    assert not ana.find(class_="qr")
    ana.wait()
    assert ana.find(class_="qr")
    ana.app.act("sent")
    assert "Link sent?" in ana.said()


def test_an_invitation_names_who_sent_it_and_suggests_the_seat_on_turn() -> None:
    ana = host("seats 3", "seat 1 away", "seat 2 away", "name 0 Ana")
    ana.play_turn()
    beto = Friend()
    beto.paste(ana.link)
    assert "Ana invites you to a game of Mau-Mau." in beto.tree.text()
    (picked,) = beto.find(aria_pressed="true")
    seat = int(picked.attributes["data-do"].split()[-1])
    assert seat == ana.session.actor
    beto.app.act(f"post name {seat} Roberto")
    beto.press(f"post seat {seat}")
    assert not beto.offers("post sit")
    beto.press(f"post seat {seat}")
    beto.press("post sit")
    assert beto.session.record.players[seat].name == "Roberto"
    assert beto.my_turn
    beto.play_turn()
    ana.paste(beto.link)
    assert ana.session.record.players[seat].name == "Roberto"
    assert ana.session.record.players[0].name == "Ana"


def test_who_sat_down_on_the_wrong_seat_can_change_and_loses_nothing() -> None:
    ana = host("seats 3", "seat 1 away", "seat 2 away")
    ana.play_turn()
    wrong, right = (1, 2) if ana.session.actor == 1 else (2, 1)
    beto = guest(ana.link)
    assert beto.session.people == (wrong,)
    letters = kept_links(beto)
    beto.press("post toggle")
    beto.press("post seats")
    beto.press(f"post seat {wrong}")
    beto.press(f"post seat {right}")
    beto.press("post sit")
    assert beto.session.people == (right,)
    assert not beto.my_turn
    assert ana.link.rpartition("=")[2] in letters
    assert ana.link.rpartition("=")[2] in kept_links(beto)
    assert Friend(beto.storage).session.people == (right,)


def test_an_invitation_can_be_left_for_later() -> None:
    ana, _ = two("mau-mau")
    beto = Friend()
    beto.paste(text_of(ana.session.record))
    beto.press("post decline")
    assert beto.offers("post open")
    assert not beto.storage.read(store.GAME)


def test_a_link_that_was_opened_is_told_and_changes_nothing() -> None:
    ana, beto = two("mau-mau")
    receiver, sender = (beto, ana) if beto.my_turn else (ana, beto)
    before = receiver.session
    receiver.paste(text_of(sender.session.record))
    assert "opened this link before" in receiver.said()
    assert receiver.session == before


def test_an_old_link_is_told_and_the_latest_is_there_to_send_again() -> None:
    ana, beto = two("mau-mau")
    old = text_of(ana.session.record)
    player, other = (beto, ana) if beto.my_turn else (ana, beto)
    player.play_turn()
    player.paste(old)
    assert "This link is old" in player.said()
    assert record_of(player.link).intents == player.game.intents
    assert other.session.record != player.session.record


def test_a_lost_link_is_no_loss() -> None:
    """What Beto sent never came; he copies it again from the list of the game's links."""
    ana, beto = two("mau-mau")
    player, other = (beto, ana) if beto.my_turn else (ana, beto)
    player.play_turn()
    player.app.act("copied")
    again = Friend(player.storage)
    again.press("post toggle")
    again.press("post letters")
    copies = [
        control.attributes["data-do"].removeprefix("copy ")
        for control in again.controls()
        if control.attributes["data-do"].startswith("copy ")
    ]
    other.paste(copies[-1] if record_of(copies[-1]) == again.game else copies[0])
    assert other.game.intents == player.game.intents
    assert other.my_turn


def test_an_old_link_can_be_looked_at_and_nothing_comes_of_it() -> None:
    ana, beto = two("mau-mau")
    player = beto if beto.my_turn else ana
    player.play_turn()
    before = player.session
    player.press("post letters")
    player.press("post look 0")
    assert player.offers("leave")
    player.press("leave")
    assert player.session.match == before.match
    assert player.link
    player.app.act("post look 9")
    assert not player.offers("leave")


@pytest.mark.parametrize("theirs", [True, False])
def test_a_game_that_went_two_ways_has_to_be_chosen(*, theirs: bool) -> None:
    ana, beto = two("mau-mau")
    player, other = (beto, ana) if beto.my_turn else (ana, beto)
    twin = Friend(copy_of(player))
    player.play_turn()
    player_link = player.link
    for _ in range(50):  # the twin does something else
        if twin.my_turn:
            twin.decide_otherwise(player.session.record)
        if not twin.my_turn:
            break
    other.paste(player_link)
    mine = other.session
    other.paste(twin.link)
    asked = " ".join(node.text() for node in other.find(role="alert"))
    common = len(mine.record.intents) - 1
    assert "is another one" in asked
    assert f"move {common + 1} " in asked or "move" in asked
    assert Friend(other.storage).session == mine
    other.press("post take" if theirs else "post keep")
    assert other.game.intents == (twin if theirs else player).game.intents
    links = kept_links(other)
    assert player_link.rpartition("#g=")[2] in links
    assert twin.link.rpartition("#g=")[2] in links


def test_a_move_on_my_seat_that_i_did_not_make_is_asked_about() -> None:
    ana, beto = two("mau-mau")
    player = beto if beto.my_turn else ana
    forger = Friend(copy_of(player))
    forger.play_turn()
    before = player.session
    player.paste(forger.link)
    assert "on your seat" in player.tree.text()
    assert player.session == before
    player.press("post take")
    assert player.game.intents == forger.game.intents


def test_another_game_opens_and_the_one_at_the_table_is_kept() -> None:
    ana, beto = two("mau-mau")
    first = beto.session
    clara = host("game mexe-mexe", "seats 2", "seat 1 away", "name 0 Clara", seed="another")
    clara.play_turn()
    beto.paste(clara.link)
    beto.press("post sit")
    assert beto.session.game.rules.NAME == "mexe-mexe"
    beto.press("home")
    beto.press("post")
    keys = [c.attributes["data-do"] for c in beto.controls() if "post go" in str(c.attributes)]
    assert len(keys) == 2
    beto.press(keys[1])
    assert beto.game.intents == first.record.intents or beto.session == first
    if ana.my_turn:
        ana.play_turn()
    else:
        beto.play_turn()
        pass_on(beto, ana)


def threads_of(friend: Friend, what: str = "go") -> list[str]:
    """The requests of what can be done with the games by link on the screen."""
    found = (str(control.attributes["data-do"]) for control in friend.controls())
    return [request for request in found if request.startswith(f"post {what} ")]


def test_a_game_can_be_deleted_and_put_back() -> None:
    ana, beto = two("mau-mau")
    clara = host("game mexe-mexe", "seats 2", "seat 1 away", "name 0 Clara", seed="another")
    clara.play_turn()
    beto.paste(clara.link)
    beto.press("post sit")
    beto.press("home")
    beto.press("post")
    before, kept = threads_of(beto), dict(beto.storage.texts)
    assert "Trust · " in beto.tree.text()
    beto.press(threads_of(beto, "delete")[1])
    assert threads_of(beto) == before[:1]
    assert "deleted" in beto.text("setup-message")
    beto.press("post restore")
    assert threads_of(beto) == before
    assert beto.storage.texts == kept
    beto.press(before[1])
    assert beto.game.intents == ana.game.intents


def test_with_the_game_at_the_table_the_table_is_empty_until_it_is_put_back() -> None:
    _, beto = two("mau-mau")
    beto.decide()
    played = beto.game.intents
    beto.press("home")
    beto.press("post")
    (delete,) = threads_of(beto, "delete")
    beto.press(delete)
    assert not threads_of(beto)
    assert store.GAME not in beto.storage.texts
    again = Friend(beto.storage)
    assert not again.offers("continue")
    beto.press("post restore")
    (go,) = threads_of(beto)
    beto.press(go)
    assert beto.game.intents == played
    assert beto.session.people == (1,)


def test_the_same_deal_played_alone_is_another_game() -> None:
    ana, beto = two("mau-mau")
    player, other = (beto, ana) if beto.my_turn else (ana, beto)
    player.play_turn()
    other.app._rooms.table.take_up(
        replace(other.session.record, intents=other.session.record.intents[:1])
    )
    assert not other.session.elsewhere
    assert not Friend(other.storage).session.elsewhere
    other.app.act("home")
    other.paste(player.link)
    assert other.session.elsewhere
    assert other.game.intents == player.game.intents
    assert Friend(other.storage).session == other.session


def test_moves_in_the_middle_of_a_turn_are_kept_when_another_game_opens() -> None:
    ana, beto = two("mexe-mexe")
    player = ana if ana.my_turn else beto
    player.press("intent draw")
    before = player.game
    clara = host("seats 2", "seat 1 away", seed="another")
    clara.play_turn()
    player.paste(clara.link)
    player.press("post sit")
    player.press("home")
    player.press("post")
    keys = [c.attributes["data-do"] for c in player.controls() if "post go" in str(c.attributes)]
    player.press(keys[1])
    assert player.game.intents == before.intents
    assert player.my_turn


def test_a_game_that_is_not_by_link_is_put_by() -> None:
    ana, _ = two("mau-mau")
    beto = Friend(seed="alone")
    beto.app.act("prefer speed instant")
    beto.paste(ana.link if ana.find(id="post-link") else text_of(ana.session.record))
    beto.press("post sit")
    beto.app.act("home")
    beto.app.act("setup seat 1 easy")
    beto.app.act("start")
    beto.wait_for_own_turn()
    beto.decide()
    alone = beto.session
    assert not alone.elsewhere
    beto.app.act("home")
    beto.press("post")
    (key,) = [c.attributes["data-do"] for c in beto.controls() if "post go" in str(c.attributes)]
    beto.press(key)
    assert beto.session.elsewhere
    beto.press("home")
    beto.press("games")
    dos = [str(c.attributes["data-do"]) for c in beto.controls()]
    (kept,) = [do for do in dos if do.startswith("games continue")]
    beto.press(kept)
    assert beto.session.record == alone.record


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (lambda link: link[:-3], "The end of this link is missing"),
        (lambda link: link[:-2] + ("A" if link[-2] != "A" else "B") + link[-1], "is damaged from"),
        (lambda _: "https://example.org/", "no link of a game"),
        (lambda _: "Are you coming on Sunday?", "no link of a game"),
        (lambda link: link.replace("=B", "=_"), "newer version"),
    ],
)
def test_links_that_cannot_be_read_say_why(spoil: Callable[[str], str], said: str) -> None:
    ana, beto = two("mau-mau")
    player, other = (beto, ana) if beto.my_turn else (ana, beto)
    player.play_turn()
    before = other.session
    other.paste(spoil(player.link))
    assert said in other.said()
    assert other.session == before
    other.paste(f"Your turn! {player.link}.")
    assert other.game.intents == player.game.intents


def test_only_ones_own_seats_can_be_played_and_nothing_be_taken_back() -> None:
    ana, beto = two("mau-mau")
    waiting = ana if beto.my_turn else beto
    before = waiting.session
    for request in ("intent draw", "intent pass", "undo", "uncover", "post take", "post keep"):
        waiting.app.act(request)
    for card in waiting.session.view().hand:
        waiting.app.act(f"card {card}")
        waiting.app.act("play")
    assert waiting.session == before
    assert not ana.offers("undo")
    assert not beto.offers("undo")


def test_the_hands_of_others_are_not_on_the_screen() -> None:
    ana, beto = two("mau-mau")
    for friend in (ana, beto):
        state, viewer = friend.session.match.state, friend.session.viewer
        seen = {card.face for card in (*state.hands[viewer], *state.discards)}
        shown = " ".join(str(node.attributes) for node in friend.tree.walk())
        for card in state.hands[1 - viewer]:
            assert card.face in seen or f"#{card.face.text}'" not in shown


def test_a_rematch_is_by_link_too() -> None:
    ana, beto = two("mau-mau")
    play_round(ana, beto)
    ana.app.act("rematch")
    assert ana.session.elsewhere == frozenset({1})
    assert ana.said()
    assert beto.session.elsewhere == frozenset({0})


def test_where_nothing_can_be_kept_the_game_still_goes_on() -> None:
    ana = host("seats 2", "seat 1 away", storage=FullStorage())
    ana.play_turn()
    assert "game" in ana.text("unkept-text")
    assert ana.session.elsewhere == frozenset({1})


def test_a_thread_that_cannot_be_read_is_set_aside() -> None:
    ana, _ = two("mau-mau")
    (key,) = (key for key in ana.storage.texts if key.startswith(store.THREAD))
    ana.storage.texts[key] = "torn"
    again = Friend(ana.storage)
    assert ana.storage.texts[f"{store.ASIDE}1"] == "torn"
    assert "set aside" in again.text("notice-text") or again.text("notice-text")


def test_the_panel_speaks_both_languages() -> None:
    ana, _ = two("mau-mau")
    ana.app.act("language pt-BR")
    assert "Vez" in ana.said() or "Jogo por link" in ana.said()
    assert ana.app._device.lexicon.language is Language.PORTUGUESE


def copy_of(friend: Friend) -> store.MemoryStorage:
    """All that a friend's device keeps."""
    copy = store.MemoryStorage()
    copy.texts = dict(friend.storage.texts)
    return copy


def kept_links(friend: Friend) -> str:
    """All that the friend's threads hold."""
    texts = friend.storage.texts
    return " ".join(text for key, text in texts.items() if key.startswith(store.THREAD))


def test_a_record_of_a_bot_that_is_not_known_is_told() -> None:
    ana, _ = two("mau-mau")
    players = (*ana.session.record.players[:1], Player("X", "oracle"))
    link = text_of(replace(ana.session.record, players=players, intents=()))
    beto = Friend()
    beto.paste(link)
    assert "newer version" in beto.tree.text()
