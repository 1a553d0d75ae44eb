"""Friends who play with own decks, each at a device of their own, and only pass links."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from game import mau_mau
from game.cards import FACES
from game.links.own_deck import Own, Thread, owns, read, write
from game.links.own_deck.pledges import SALT, Pledge
from game.match import replay
from game.mau_mau.code import CODES
from game.mau_mau.intents import Deal, Play
from game.mau_mau.options import Options
from game.record import write as text_of_record
from tests.ui.sharing.friends import Friend, host
from tests.ui.visitor import ADDRESS
from ui import store

NAMES = ("Ana", "Beto", "Caio")


def first(seats: int = 2, *, seed: str = "Ana's own") -> Friend:
    """Ana, who has set up a table with own decks."""
    away = (f"seat {seat} away" for seat in range(1, seats))
    names = (f"name {seat} {NAMES[seat]}" for seat in range(seats))
    return host(f"seats {seats}", *away, *names, "own on", seed=seed)


def joined(link: str, seed: str, seat: int | None = None) -> Friend:
    """Somebody who has opened a link for the first time and sat down."""
    friend = Friend(seed=seed)
    friend.app.act("prefer speed instant")
    friend.paste(link)
    if seat is not None:
        friend.press(f"post seat {seat}")
    friend.press("post sit")
    return friend


def two() -> tuple[Friend, Friend]:
    """Ana and Beto, after the cards have been dealt."""
    ana = first()
    beto = joined(ana.link, "Beto's own")
    ana.paste(beto.link)
    return ana, beto


def thread_of(link: str) -> Thread:
    """What a link tells."""
    return read(link.rpartition("#g=")[2])


def link_of(thread: Thread) -> str:
    """The link of a thread, as another device would write it."""
    return f"{ADDRESS}#g={write(thread)}"


def secret_of(friend: Friend, seat: int) -> Own:
    """What the friend's device keeps to itself."""
    (text,) = (text for key, text in friend.storage.texts.items() if key.startswith(store.SECRET))
    return Own(seat, bytes.fromhex(text))


def pass_link(sender: Friend, receiver: Friend) -> None:
    receiver.paste(sender.link)
    receiver.wait_for_own_turn()


def play_round(ana: Friend, beto: Friend, after: Callable[[str], None] = lambda _: None) -> None:
    """Pass links until the round is over at one of them."""
    for _ in range(300):
        for sender, receiver in ((ana, beto), (beto, ana)):
            if sender.my_turn:
                sender.play_turn()
            if sender.session.awaited is not None or sender.session.between_rounds:
                after(sender.link)
                pass_link(sender, receiver)
            if receiver.session.between_rounds:
                return
    raise AssertionError("the round never ends")


def test_two_play_a_whole_round_from_the_set_up_to_the_check() -> None:
    ana = first()
    assert "Send this link to Beto: it is your seal." in ana.tree.text()
    beto = Friend(seed="Beto's own")
    beto.app.act("prefer speed instant")
    beto.paste(ana.link)
    assert "Ana invites you" in beto.tree.text()
    beto.press("post sit")
    assert "Send this link to Ana: it is your seal." in beto.tree.text()
    ana.paste(beto.link)
    assert ana.session.view().hand
    secrets = {secret_of(ana, 0).secret.hex(), secret_of(beto, 1).secret.hex()}

    def looked_at(link: str) -> None:
        thread = thread_of(link)
        if replay(mau_mau, ana.session.record).state.in_round:
            assert {pledge.level for pledge in thread.sitting} == {SALT}
        assert not any(secret in link for secret in secrets)

    ana.wait_for_own_turn()
    if not ana.my_turn:
        pass_link(ana, beto)
    play_round(ana, beto, looked_at)
    sender, receiver = (ana, beto) if "Send the link" in ana.said() else (beto, ana)
    assert "Checked: everybody" in receiver.said()
    assert "Send the link back" in receiver.said()
    sender.paste(receiver.link)
    assert "Checked: everybody" in sender.said()
    assert "Send the link back" not in sender.said()
    assert sender.session.match.state == receiver.session.match.state
    receiver.press("intent deal")
    receiver.play_turn()
    pass_link(receiver, sender)
    assert sender.session.view().round == 2
    assert sender.session.view().hand


def test_a_round_whose_other_secret_is_not_open_is_not_dealt_again() -> None:
    ana, beto = two()
    if not ana.my_turn:
        pass_link(ana, beto)
    last: list[str] = []
    play_round(ana, beto, last.append)
    sender = ana if "Send the link" in ana.said() else beto
    moves = len(sender.session.record.intents)
    sender.app.act("intent deal")
    assert len(sender.session.record.intents) == moves
    assert "has to open the secret" in sender.said()
    thread = sender.app._rooms.table.by_link.mail.thread
    assert thread
    for request in ("watch", f"post look {len(thread.letters) - 1}"):
        sender.app.act(request)
        assert not sender.offers("leave")
        assert "opens once the round is checked" in sender.said()
    (receiver,) = {ana, beto} - {sender}
    receiver.app.act("watch")
    assert receiver.offers("leave")


def test_three_go_around_until_the_cards_are_dealt() -> None:
    ana = first(3)
    beto = joined(ana.link, "Beto's own")
    assert "Send this link to Caio" in beto.tree.text()
    ana.app.act("copied")
    assert "The seal of Beto and Caio is missing." in ana.tree.text()
    caio = joined(beto.link, "Caio's own")
    assert "Send this link to Ana" in caio.tree.text()
    ana.paste(caio.link)
    assert "Send this link to Beto" in ana.tree.text()
    assert not ana.storage.read(store.GAME)
    beto.paste(ana.link)
    for sender, receiver in ((beto, caio), (caio, ana)):
        assert sender.session.view().hand
        if sender.my_turn:
            sender.play_turn()
        pass_link(sender, receiver)
    assert {friend.session.people for friend in (ana, beto, caio)} == {(0,), (1,), (2,)}


def test_links_that_crossed_are_put_together() -> None:
    """Beto and Caio have both answered Ana's first link, as happens in a group."""
    ana = first(3)
    beto, caio = joined(ana.link, "Beto's own"), joined(ana.link, "Caio's own", seat=2)
    ana.paste(beto.link)
    ana.paste(caio.link)
    caio.paste(beto.link)
    beto.paste(caio.link)
    beto.paste(ana.link)
    assert beto.session.view().hand
    for friend in (ana, caio):
        friend.paste(link_of(told_by(beto)))
        assert friend.session.view().hand
        assert friend.session.view().discards == beto.session.view().discards


def test_three_in_a_group_play_a_round_and_check_it() -> None:
    """Everybody opens every link; when the round is over, two answer the same one."""
    ana = first(3)
    beto, caio = joined(ana.link, "Beto's own"), joined(ana.link, "Caio's own", seat=2)
    friends = (ana, beto, caio)
    caio.paste(beto.link)
    beto.paste(caio.link)
    for friend in (ana, caio):
        friend.paste(link_of(told_by(beto)))
    for _ in range(300):
        player = next((friend for friend in friends if friend.my_turn), None)
        if player is None:
            break
        player.play_turn()
        for other in friends:
            if other is not player:
                pass_link(player, other)
    assert all(friend.session.between_rounds for friend in friends)
    for _ in range(2):
        for friend in friends:
            for other in friends:
                if other is not friend:
                    friend.paste(link_of(told_by(other)))
    assert all("Checked: everybody" in friend.said() for friend in friends)
    assert len({friend.session.match.state.hands for friend in friends}) == 1


def test_a_link_of_the_address_is_opened_too_and_a_damaged_one_is_told() -> None:
    ana = first()
    beto = Friend(seed="Beto's own")
    beto.app.act(f"link {ana.link[:-4]}")
    beto.wait_for_own_turn()
    assert "The end of this link is missing" in beto.tree.text()
    beto.app.act(f"link {ana.link}")
    beto.press("post sit")
    ana.app.act(f"link {beto.link}")
    assert ana.session.view().hand
    ana.paste(beto.link[:-4])
    assert "The end of this link is missing" in ana.said()


def test_a_rematch_begins_with_new_seals() -> None:
    ana = first()
    ana.app.act("setup option goal best-of 1")
    ana.app.act("start")
    beto = joined(ana.link, "Beto's own")
    ana.paste(beto.link)
    if not ana.my_turn:
        pass_link(ana, beto)
    play_round(ana, beto)
    sender, receiver = (ana, beto) if "Send the link" in ana.said() else (beto, ana)
    sender.paste(receiver.link)
    for friend in (sender, receiver):
        friend.app._device.new_seed = lambda: "another seed of each device"
    old, before = secrets_of(sender), receiver.session.match.state
    sender.press("rematch")
    assert "it is your seal" in sender.tree.text()
    assert len(secrets_of(sender) - old) == 1
    receiver.paste(sender.link)
    receiver.app._device.new_seed = lambda: "a third one"
    receiver.press("post sit")
    sender.paste(receiver.link)
    assert sender.session.view().round == 1
    assert sender.session.match.state.hands != before.hands


def secrets_of(friend: Friend) -> set[str]:
    """The secrets that the friend's device keeps."""
    texts = friend.storage.texts
    return {text for key, text in texts.items() if key.startswith(store.SECRET)}


def test_two_on_one_seat_can_be_put_right() -> None:
    ana = first(3)
    beto, caio = joined(ana.link, "Beto's own"), joined(ana.link, "Caio's own")
    ana.paste(beto.link)
    ana.paste(caio.link)
    assert "Two devices have sat down on the seat of Beto." in ana.tree.text()
    caio.paste(beto.link)
    assert not caio.offers("post seat 1")
    caio.press("post sit")
    ana.paste(caio.link)
    beto.paste(ana.link)
    caio.paste(beto.link if not beto.my_turn else link_of(told_by(beto)))
    assert caio.session.people == (2,)
    assert caio.session.view().hand


def reload(friend: Friend) -> Friend:
    """The friend after the page was loaded anew."""
    return Friend(friend.storage, seed=f"{len(friend.storage.texts)}")


def test_a_reload_leads_back_to_where_one_waits_until_one_is_at_a_table() -> None:
    ana = first()
    link = ana.link
    ana.app.act("home")
    ana.app.act("setup seat 1 easy")
    ana.app.act("start")
    ana.wait_for_own_turn()
    assert not reload(ana).session.elsewhere
    ana.app.act("home")
    ana.app.act("post")
    (key,) = (
        control.attributes["data-do"]
        for control in ana.controls()
        if control.attributes["data-do"].startswith("post go")
    )
    ana.press(key)
    assert reload(ana).link == link
    ana.app.act("home")
    ana.app.act("post")
    assert not reload(ana).find(id="post-link")


def test_a_reload_at_every_stage_changes_nothing() -> None:
    ana = first()
    link = ana.link
    ana = reload(ana)
    assert ana.link == link
    beto = reload(joined(link, "Beto's own"))
    ana.paste(beto.link)
    if not ana.my_turn:
        pass_link(ana, beto)
    for _ in range(8):
        for sender, receiver in ((ana, beto), (beto, ana)):
            if sender.my_turn:
                sender.decide()
                again = reload(sender)
                assert again.session == sender.session
                sender.play_turn()
                again = reload(sender)
                assert again.link == sender.link
                pass_link(again, receiver)
                after = reload(receiver)
                assert after.session == receiver.session
    assert len(ana.session.record.intents) > 8


def test_an_old_link_takes_nothing_back_in_the_middle_of_a_turn() -> None:
    waiting, playing = waiting_and_playing()
    friends, old = (waiting, playing), link_of(told_by(waiting))
    for _ in range(100):
        player, other = friends if friends[0].my_turn else friends[::-1]
        player.decide()
        if player.my_turn and not player.session.between_rounds:
            before = player.session
            player.paste(old)
            assert "old" in player.said() or "before" in player.said()
            assert player.session.record == before.record
            assert reload(player).session.record == before.record
            return
        pass_link(player, other)
    raise AssertionError("nobody ever draws and goes on")


def test_a_reload_after_the_round_does_not_lose_the_check() -> None:
    ana, beto = two()
    if not ana.my_turn:
        pass_link(ana, beto)
    play_round(ana, beto)
    sender, receiver = (ana, beto) if "Send the link" in ana.said() else (beto, ana)
    assert "Checked" in reload(receiver).said()
    again = reload(sender)
    again.paste(reload(receiver).link)
    assert "Checked" in reload(again).said()


# ---- fouls --------------------------------------------------------------------------------------


def waiting_and_playing() -> tuple[Friend, Friend]:
    """The friend who waits, and the one on turn, in the middle of a round."""
    ana, beto = two()
    if ana.my_turn:
        ana.play_turn()
    pass_link(ana, beto)
    if beto.my_turn:
        return ana, beto
    ana.paste(beto.link)
    return beto, ana


def refused(friend: Friend, thread: Thread) -> str:
    """What is said of a foul link, which changes nothing."""
    before = friend.session
    friend.paste(link_of(thread))
    assert friend.session == before
    return friend.said()


def told_by(friend: Friend) -> Thread:
    """What the newest letter of a friend's game tells."""
    (game,) = friend.app._rooms.table.by_link._letterbox.own._all()
    return game.thread


def test_a_move_against_the_rules_is_named() -> None:
    waiting, playing = waiting_and_playing()
    seat, thread = playing.session.viewer, told_by(waiting)
    name, move = NAMES[seat], len(thread.intents) + 1
    said = refused(waiting, thread.with_intents(Deal()))
    assert f"Move {move}, by {name}, could not be made" in said


def test_a_card_that_was_not_in_the_hand_is_named_when_the_secret_is_open() -> None:
    ana, beto = two()
    if not ana.my_turn:
        pass_link(ana, beto)
    stages: list[tuple[Thread, dict[str, str], dict[str, str]]] = []

    def note(link: str) -> None:
        stages.append((thread_of(link), dict(ana.storage.texts), dict(beto.storage.texts)))

    play_round(ana, beto, note)
    end, *kept = stages[-1]
    sender = ana if "Send the link" in ana.said() else beto
    cheat, storage = sender.session.viewer, store.MemoryStorage()
    storage.texts = kept[1 - cheat]
    receiver = Friend(storage)
    last = end.intents[-1]
    assert isinstance(last, Play)
    others = (face for face in FACES if face.suit is last.face.suit and face != last.face)
    said = {
        refused(receiver, replace(end, intents=(*end.intents[:-1], Play(other))))
        for other in others
    }
    move, name = len(end.intents), NAMES[cheat]
    assert any(f"The card of move {move} was not in the hand of {name}." in one for one in said)
    assert all(f"ove {move}" in one and name in one for one in said)


def test_a_secret_that_is_not_the_sealed_one_is_named() -> None:
    waiting, playing = waiting_and_playing()
    seat, thread = playing.session.viewer, told_by(waiting)
    forged = Pledge.of(b"quite another secret", SALT + 1)
    said = refused(waiting, thread.with_pledge(seat, forged))
    assert f"The secret that {NAMES[seat]} opened is not the sealed one." in said


def test_a_seal_of_mine_that_is_not_mine_is_named() -> None:
    waiting, _ = waiting_and_playing()
    forged = Pledge.of(b"quite another secret", SALT + 1)
    seat = waiting.session.viewer
    said = refused(waiting, told_by(waiting).with_pledge(seat, forged))
    assert f"the seal of {NAMES[seat]} is not that of this device" in said


def test_a_move_that_is_told_otherwise_is_named() -> None:
    waiting, playing = waiting_and_playing()
    playing.play_turn()
    thread = told_by(waiting)
    last = thread.intents[-1]
    other = next(Play(face) for face in FACES if Play(face) != last)
    said = refused(waiting, replace(thread, intents=(*thread.intents[:-1], other)))
    assert f"move {len(thread.intents)} is not the one that you have seen" in said


def test_a_move_that_was_made_for_somebody_else_is_named() -> None:
    waiting, playing = waiting_and_playing()
    legal = playing.session.view().legal[0]
    thread = told_by(playing).with_intents(legal)
    said = refused(playing, thread)
    assert f"made move {len(thread.intents)} for you" in said
    assert waiting.session.awaited is not None


def test_a_seal_that_was_swapped_is_named() -> None:
    ana = first(3)
    beto = joined(ana.link, "Beto's own")
    thread = thread_of(beto.link)
    other = Pledge.of(b"quite another secret", SALT - 1)
    caio = joined(beto.link, "Caio's own")
    ana.paste(link_of(thread.with_pledge(1, other)))
    assert "Send this link" not in ana.tree.text()
    ana.paste(caio.link)
    assert "Two devices have sat down on the seat of Beto." in ana.tree.text()


def test_a_round_that_was_dealt_before_all_secrets_were_open_is_named() -> None:
    ana, beto = two()
    if not ana.my_turn:
        pass_link(ana, beto)
    links: list[str] = []
    play_round(ana, beto, links.append)
    sender = ana if "Send the link" in ana.said() else beto
    other = beto if sender is ana else ana
    thread = thread_of(links[-1])
    said = refused(sender, thread.with_intents(Deal()))
    name = NAMES[other.session.viewer]
    assert f"before {name} had opened the secret" in said


# ---- kinds of games, and what is lost -----------------------------------------------------------


def test_links_in_trust_and_links_of_own_decks_are_not_mixed_up() -> None:
    ana, beto = two()
    clara = host("seats 2", "seat 1 away", "name 0 Clara", "own off", seed="in trust")
    clara.play_turn()
    trust, own = clara.link, beto.link if beto.find(id="post-link") else link_of(told_by(ana))
    assert not owns(trust.rpartition("#g=")[2])
    assert owns(own.rpartition("#g=")[2])
    before = ana.session
    ana.paste(trust)
    ana.press("post sit")
    assert not ana.session.own_decks
    ana.paste(own)
    assert ana.session.match == before.match
    assert ana.session.own_decks


def test_the_archive_does_not_put_it_by_and_nothing_of_it_is_shared() -> None:
    ana, _ = two()
    if ana.my_turn:
        ana.decide()
    ana.app.act("share")
    assert not any(ana.offers(f"share {what}") for what in ("deal", "replay", "position"))
    ana.app.act("back")
    ana.app.act("home")
    for seat in ("setup seat 1 easy", "start"):
        ana.app.act(seat)
    ana.wait_for_own_turn()
    assert not ana.session.elsewhere
    assert not any(key.startswith(store.GAMES) for key in ana.storage.texts)


def test_a_game_that_is_deleted_takes_its_secret_along_and_brings_it_back() -> None:
    ana, _ = two()
    kept, played = secrets_of(ana), ana.session.record.intents
    ana.press("home")
    ana.press("post")
    assert "Own decks · " in ana.tree.text()
    go, delete = (
        next(
            str(one.attributes["data-do"]) for one in ana.controls() if what in str(one.attributes)
        )
        for what in ("post go", "post delete")
    )
    ana.press(delete)
    assert not secrets_of(ana)
    ana.press("post restore")
    assert secrets_of(ana) == kept
    ana.press(go)
    assert ana.session.record.intents == played


@pytest.mark.parametrize("dealt", [False, True])
def test_without_the_secret_the_game_can_only_be_watched(*, dealt: bool) -> None:
    if dealt:
        playing, waiting = waiting_and_playing()
        waiting.play_turn()  # so that there would be something to put by
        pass_link(waiting, playing)
    else:
        waiting, playing = first(), None
    for key in list(waiting.storage.texts):
        if key.startswith(store.SECRET):
            del waiting.storage.texts[key]
    again = reload(waiting)
    assert "The secret of this game is lost." in again.tree.text()
    assert not again.offers("play")
    if playing:
        lines = again.tree.text()
        playing.play_turn()
        again.paste(playing.link)
        assert "The secret of this game is lost." in again.tree.text()
        assert again.tree.text() != lines
        again.app.act("home")
        again.app.act("setup seat 1 easy")
        again.app.act("start")
        assert again.session.bot_on_turn is not None or again.my_turn
        assert not any(key.startswith(store.GAMES) for key in again.storage.texts)


def test_the_secret_is_in_the_file_of_everything() -> None:
    ana, _ = two()
    ana.app.act("games export")
    ((_, text),) = ana.files
    assert secret_of(ana, 0).secret.hex() in text


def test_the_game_that_is_saved_is_read_as_it_was() -> None:
    ana, _ = two()
    assert ana.storage.read(store.GAME) == text_of_record(ana.session.record, mau_mau)


# ---- the set-up ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("requests", "said"),
    [
        (("game mexe-mexe", "seats 2", "seat 1 away"), "for Mau-Mau only"),
        (("seats 3", "seat 1 away"), "no computer players"),
        (("seats 4", *(f"seat {seat} away" for seat in (1, 2, 3))), "two or three persons"),
        (("seats 3", "seat 1 away", "seat 2 human"), "a device of their own"),
        (("seats 2", "seat 1 away", "option cutting on"), "nobody may cut"),
        (("seats 2", "seat 1 away", "option goal points 100"), "matches for points"),
    ],
)
def test_where_there_are_no_own_decks_it_is_said_why(requests: tuple[str, ...], said: str) -> None:
    friend = Friend()
    friend.app.act("setup")
    for request in (*requests, "own on"):
        friend.app.act(f"setup {request}")
    assert said in friend.tree.text()
    assert not friend.offers("setup own on")
    assert not getattr(friend.app._device.setup.played, "own_decks", False)


def test_a_code_with_own_decks_chooses_them_for_games_by_link() -> None:
    friend = Friend()
    friend.app.act(f"setup code {CODES.encode(Options(hand_size=5, own_decks=True))}")
    setup = friend.app._device.setup
    assert (setup.options, setup.own_decks) == (Options(hand_size=5), True)
    assert setup.played == setup.options
    friend.app.act("setup seats 2")
    friend.app.act("setup seat 1 away")
    assert friend.app._device.setup.played == Options(hand_size=5, own_decks=True)
    friend.app.act("numbered 7")
    assert not friend.session.own_decks


def test_the_choice_is_explained_and_outlives_a_reload() -> None:
    friend = Friend()
    friend.app.act("setup")
    friend.app.act("setup seats 2")
    assert not friend.offers("setup own on")
    friend.app.act("setup seat 1 away")
    friend.press("setup own on")
    assert "What this cannot prevent" in friend.tree.text()
    again = Friend(friend.storage)
    assert again.app._device.setup.played.own_decks
    again.app.act("setup")
    again.press("rules")
    assert "a pack of their own, deals and draws from it alone" in again.tree.text()
    again.press("back")
    again.press("setup own off")
    assert not again.app._device.setup.played.own_decks
