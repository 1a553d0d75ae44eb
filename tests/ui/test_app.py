"""The app as a visitor meets it, without a browser."""

from __future__ import annotations

import pytest

from game import mau_mau
from game.cards import Card
from game.mau_mau.intents import Intent
from game.mau_mau.options import Options
from game.mau_mau.state import Phase
from game.record import VERSION, Player, Record, write
from tests.ui.visitor import FullStorage, Visitor, play_on, play_round
from ui import store
from ui.store import MemoryStorage
from ui.words import Language


def visitor_at_table(seats: int = 4, **kwargs: str) -> Visitor:
    """A visitor who has just started a game and is on turn."""
    visitor = Visitor(**kwargs)  # type: ignore[arg-type]
    visitor.app.act(f"setup seats {seats}")
    visitor.press("start")
    visitor.wait_for_own_turn()
    return visitor


def legal_cards(visitor: Visitor) -> list[str]:
    """The requests of the cards that are marked as legal."""
    return [card.attributes["data-do"] for card in visitor.find(data_state="legal")]


def test_first_visit_opens_at_home_with_nothing_to_continue() -> None:
    visitor = Visitor()
    assert visitor.offers("start")
    assert not visitor.offers("continue")


@pytest.mark.parametrize("seats", range(2, 11))
def test_whole_rounds_by_pressing_what_is_marked(seats: int) -> None:
    visitor = visitor_at_table(seats)
    play_round(visitor)
    assert visitor.state.result
    assert sum(visitor.state.won) >= 1
    visitor.press("intent deal")
    assert visitor.state.round == 2
    play_round(visitor)


def test_every_intent_is_saved_and_the_visit_resumes_right_there() -> None:
    visitor = visitor_at_table()
    for _ in range(10):
        again = Visitor(visitor.storage)
        again.wait_for_own_turn()
        assert legal_cards(again) == legal_cards(visitor)
        assert again.state == visitor.state
        play_on(visitor)
        visitor.wait_for_own_turn()


def test_resumes_between_draw_and_pass() -> None:
    visitor = visitor_at_table()
    for _ in range(200):
        if visitor.state.phase is Phase.DREW and visitor.state.turn == 0:
            break
        play_on(visitor)
        visitor.wait_for_own_turn()
    again = Visitor(visitor.storage)
    assert again.offers("intent pass")
    assert again.state == visitor.state


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("not a record", "is no game of Carteado"),
        (f'{{"carteado": {VERSION + 1}, "game": "mau-mau"}}', "newer version"),
        ('{"carteado": 1, "game": "mau-mau", "seed": "cut off', "was damaged"),
        ('{"carteado": 1, "game": "mau-mau", "check": "0"}', "was damaged"),
    ],
)
def test_saves_that_cannot_be_read_are_set_aside_with_a_message(text: str, said: str) -> None:
    storage = MemoryStorage()
    storage.write(store.GAME, text)
    visitor = Visitor(storage)
    assert said in visitor.text("notice-text")
    assert storage.read(f"{store.ASIDE}1") == text
    assert storage.read(store.GAME) is None
    visitor.press("dismiss")
    visitor.press("start")
    assert storage.read(f"{store.ASIDE}1") == text


def test_a_save_that_breaks_the_rules_is_set_aside() -> None:
    players = (Player(""), Player("Ana", "simple"))
    intents = (mau_mau.parse_intent("deal"), mau_mau.parse_intent("pay"))
    record = Record(mau_mau.NAME, Options(), players, "a seed", intents)
    storage = MemoryStorage()
    storage.write(store.GAME, write(record, mau_mau))
    visitor = Visitor(storage)
    assert "was damaged" in visitor.text("notice-text")
    assert storage.read(f"{store.ASIDE}1")


def test_a_save_with_a_bot_that_is_not_known_is_set_aside() -> None:
    players = (Player(""), Player("Ana", "oracle"))
    record: Record[Options, Intent] = Record(mau_mau.NAME, Options(), players, "a seed")
    storage = MemoryStorage()
    storage.write(store.GAME, write(record, mau_mau))
    assert "newer version" in Visitor(storage).text("notice-text")


def test_several_saves_are_set_aside_side_by_side() -> None:
    storage = MemoryStorage()
    for number in range(1, 4):
        storage.write(store.GAME, f"foreign {number}")
        Visitor(storage)
        assert storage.read(f"{store.ASIDE}{number}") == f"foreign {number}"


def test_where_nothing_can_be_kept_the_game_goes_on_and_says_so() -> None:
    visitor = Visitor(FullStorage())
    visitor.press("start")
    assert "not keeping" in visitor.text("unkept-text")
    play_round(visitor)
    assert visitor.offers("intent deal")


def test_a_damaged_save_that_cannot_be_moved_stays_where_it_is() -> None:
    storage = FullStorage()
    storage.texts[store.GAME] = "foreign"
    visitor = Visitor(storage)
    visitor.press("start")
    assert storage.texts == {store.GAME: "foreign"}
    assert "not keeping" in visitor.text("unkept-text")


def test_a_tap_selects_and_a_second_tap_plays() -> None:
    visitor = visitor_at_table()
    playable = next(
        card for card in visitor.find(data_state="legal") if card.attributes["data-card"][0] != "J"
    )
    request = playable.attributes["data-do"]
    visitor.press(request)
    assert visitor.find(data_do=request, aria_pressed="true")
    before = visitor.record.intents
    visitor.press(request)
    assert not visitor.find(data_do=request)
    played = visitor.record.intents
    assert str(played[-1]) == f"play {Card.parse(request.split()[1]).face}"
    assert len(played) == len(before) + 1
    visitor.app.act(request)
    visitor.app.act("play")
    assert visitor.record.intents == played


def test_a_wrong_play_is_possible_and_punished() -> None:
    visitor = visitor_at_table()
    wrong = visitor.find(data_state="illegal")[0].attributes["data-do"]
    count = len(visitor.state.hands[0])
    visitor.press(wrong)
    visitor.press("play")
    assert visitor.find(data_tone="punished")
    assert "M20" in visitor.text("message")
    assert len(visitor.state.hands[0]) == count + 1
    assert visitor.state.turn != 0


def test_a_refusal_says_why_and_changes_nothing() -> None:
    visitor = visitor_at_table()
    assert visitor.find(data_state="legal")
    before = visitor.record
    visitor.press("intent draw")
    assert "You have a card that fits" in visitor.text("message")
    assert visitor.text("message").endswith("M2")
    assert visitor.find(data_tone="refused")
    assert visitor.record == before


@pytest.mark.parametrize("game", ["mau-mau", "mexe-mexe"])
def test_whose_turn_comes_is_heard_with_what_happened(game: str) -> None:
    visitor = Visitor()
    visitor.app.act(f"setup game {game}")
    visitor.app.act("start")
    for _ in range(100):
        own = any("data-mine" in node.attributes for node in visitor.find(class_="turn"))
        assert visitor.text("message").endswith("Your turn") == own
        if own:
            return
        visitor.wait()
    raise AssertionError("the turn never comes")


def test_a_wild_card_asks_for_the_suit_and_can_be_taken_back() -> None:
    for number in range(100):
        visitor = visitor_at_table(seed=f"jack {number}")
        legal = visitor.find(data_state="legal")
        jacks = [card for card in legal if card.attributes["data-card"][0] == "J"]
        if jacks:
            break
    request = jacks[0].attributes["data-do"]
    visitor.press(request)
    visitor.press("play")
    assert visitor.find(role="dialog")
    assert not visitor.offers("intent draw")
    visitor.press("cancel")
    assert not visitor.find(role="dialog")
    assert visitor.find(data_do=request)
    visitor.press("play")
    visitor.press("suit D")
    assert visitor.state.named is not None
    assert visitor.find(data_kind="suit")[0].text() == "diamonds"


def test_bots_stop_at_home_and_go_on_at_the_table() -> None:
    visitor = visitor_at_table()
    play_on(visitor)
    if visitor.offers("suit H"):
        visitor.press("suit H")
    visitor.press("home")
    before = visitor.record
    visitor.wait()
    assert visitor.record == before
    visitor.press("continue")
    play_round(visitor)


def test_a_new_game_puts_the_one_under_way_by() -> None:
    visitor = visitor_at_table()
    play_on(visitor)
    if visitor.offers("suit H"):
        visitor.press("suit H")
    before = visitor.record
    visitor.press("home")
    assert visitor.text("continue-what") == "Mau-Mau, 4 players, round 1"
    visitor.press("start")
    assert len(visitor.record.intents) <= 2
    visitor.press("home")
    visitor.press("games")
    (key,) = (key for key in visitor.storage.texts if key.startswith(store.GAMES))
    visitor.press(f"games continue {key}")
    visitor.wait_for_own_turn()
    assert visitor.record.intents[: len(before.intents)] == before.intents
    assert key not in visitor.storage.texts


def test_language_is_the_browsers_until_chosen_and_then_kept() -> None:
    storage = MemoryStorage()
    visitor = Visitor(storage, language=Language.PORTUGUESE)
    assert "Jogadores" in visitor.tree.text()
    visitor.press("language en")
    assert "Players" in visitor.tree.text()
    assert "Players" in Visitor(storage, language=Language.PORTUGUESE).tree.text()


def test_language_can_change_at_the_table_and_the_log_with_it() -> None:
    visitor = visitor_at_table()
    visitor.press("log")
    assert "Round 1" in visitor.text("log-list")
    visitor.app.act("language pt-BR")
    assert "Rodada 1" in visitor.text("log-list")


def test_speed_paces_the_bots() -> None:
    visitor = Visitor()
    visitor.app.act("prefer speed instant")
    visitor.press("start")
    while not visitor.waiting:
        play_on(visitor)
    assert visitor.waiting[0][0] == 0.0
    assert '"instant"' in (visitor.storage.read(store.PREFERENCES) or "")


def test_nothing_hidden_is_in_the_tree() -> None:
    visitor = visitor_at_table(4)
    play_on(visitor)  # the draw for the deal, whose cards are everybody's, is shown no longer
    visitor.press("log")
    shown = " ".join(str(node.attributes) for node in visitor.tree.walk())
    state = visitor.state
    seen = {card.face for card in (*state.hands[0], *state.discards)}
    for hand in state.hands[1:]:
        for card in hand:
            if card.face not in seen:
                assert f"#{card.face.text}'" not in shown


@pytest.mark.parametrize(
    "request_", ["card 7C", "play", "suit H", "continue", "cancel", "nonsense", "intent draw", ""]
)
def test_requests_that_make_no_sense_any_more_do_nothing(request_: str) -> None:
    visitor = Visitor()
    before = visitor.tree
    visitor.app.act(request_)
    assert visitor.tree == before


def test_bots_wait_while_the_rules_are_read() -> None:
    visitor = visitor_at_table()
    play_on(visitor)
    if visitor.offers("suit H"):
        visitor.press("suit H")
    visitor.press("rules")
    before = visitor.record
    visitor.wait()
    assert visitor.record == before
    visitor.press("back")
    play_round(visitor)


def test_undo_goes_back_to_ones_last_decision_and_can_be_forbidden() -> None:
    visitor = visitor_at_table()
    before = visitor.state
    play_on(visitor)
    if visitor.offers("suit H"):
        visitor.press("suit H")
    visitor.wait_for_own_turn()
    visitor.press("undo")
    assert visitor.state == before
    visitor.press("home")
    visitor.press("setup")
    visitor.press("setup undo off")
    visitor.app.act("continue")
    assert not visitor.offers("undo")
    intents = visitor.record.intents
    visitor.app.act("undo")
    assert visitor.record.intents == intents
    again = Visitor(visitor.storage)
    assert not again.offers("undo")
