"""The settings, and what they change."""

from __future__ import annotations

import pytest

from tests.ui.visitor import Visitor, play_on
from ui import store
from ui.cues import BUZZES, MOST, SOUNDS, Brush, Cue, Tone, heard
from ui.preferences import Felt, Helper, Preferences, Speed, Switch, Volume
from ui.store import MemoryStorage
from ui.words import Language


def at_table(**choices: str) -> Visitor:
    """A visitor on turn at a table of Mau-Mau who prefers this."""
    visitor = Visitor()
    for name, value in choices.items():
        visitor.app.act(f"prefer {name} {value}")
    visitor.press("start")
    visitor.wait_for_own_turn()
    return visitor


def test_preferences_survive_as_text() -> None:
    chosen = Preferences(
        language=Language.ENGLISH,
        speed=Speed.CALM,
        felt=Felt.BLUE,
        volume=Volume.OFF,
        shortcuts=Switch.OFF,
    )
    assert Preferences.from_text(chosen.to_text()) == chosen


@pytest.mark.parametrize(
    "text", ['{"felt": "plaid", "volume": 3}', '{"felt": {"blue": 1}, "helper": null}', "[1]"]
)
def test_what_is_no_choice_is_as_at_first(text: str) -> None:
    assert Preferences.from_text(text) == Preferences()


@pytest.mark.parametrize(("name", "value"), [("felt", "plaid"), ("to_text", "x"), ("", "")])
def test_no_such_choice_changes_nothing(name: str, value: str) -> None:
    assert Preferences().with_choice(name, value) == Preferences()


def test_every_choice_can_be_made_kept_and_taken_back() -> None:
    visitor = Visitor()
    visitor.press("language pt-BR")
    visitor.press("settings")
    for control in tuple(visitor.controls()):
        request = control.attributes["data-do"]
        if request.startswith("prefer "):
            visitor.press(request)
            (chosen,) = visitor.find(data_do=request)
            assert chosen.attributes["aria-pressed"] == "true"
    assert Visitor(visitor.storage).app._device.preferences == visitor.app._device.preferences
    visitor.press("defaults")
    kept = Preferences.from_text(visitor.storage.read(store.PREFERENCES) or "")
    assert kept == Preferences(language=Language.PORTUGUESE)


def test_the_root_tells_how_the_page_looks() -> None:
    visitor = at_table(theme="dark", felt="blue", contrast="more", side="left", shortcuts="off")
    wanted = {"theme": "dark", "felt": "blue", "contrast": "more", "side": "left"}
    assert {name: visitor.tree.attributes[f"data-{name}"] for name in wanted} == wanted
    assert visitor.tree.attributes["data-shortcuts"] == "off"


def test_settings_lead_back_to_the_table_in_the_language_chosen() -> None:
    visitor = at_table()
    visitor.press("settings")
    assert not visitor.offers("log")
    visitor.press("language pt-BR")
    visitor.press("back")
    visitor.press("log")
    assert "Rodada 1" in visitor.text("log-list")


def test_bots_wait_while_settings_are_open() -> None:
    visitor = Visitor()
    visitor.press("start")
    while not visitor.waiting:
        play_on(visitor)
    visitor.press("settings")
    visitor.press("language pt-BR")
    before = len(visitor.record.intents)
    visitor.wait()
    assert len(visitor.record.intents) == before
    visitor.press("back")
    visitor.wait()
    assert len(visitor.record.intents) > before


def test_helpers_mark_more_or_less_and_never_what_is_legal() -> None:
    marked = {}
    legal = set()
    for helper in Helper:
        visitor = at_table(helper=helper.value)
        marked[helper] = len(visitor.find(data_state="legal"))
        legal.add(str(visitor.app._rooms.table.session.view().legal))  # type: ignore[union-attr]
        assert bool(visitor.find(class_="hint")) is (helper is Helper.BEGINNER)
        if helper is Helper.EXPERT:
            assert "can be played" not in str(visitor.tree)
            assert not visitor.find(data_ready="")
    assert len(legal) == 1
    assert marked[Helper.EXPERT] == 0
    assert marked[Helper.BEGINNER] == marked[Helper.STANDARD] > 0


@pytest.mark.parametrize(("hand", "sign"), [("suit", slice(-1, None)), ("rank", slice(-1))])
def test_the_hand_lies_as_preferred(hand: str, sign: slice) -> None:
    visitor = at_table(hand=hand)
    cards = [card.attributes["data-card"] for card in visitor.find(class_="card")]
    assert sorted(cards) == sorted(card.face.text for card in visitor.state.hands[0])
    signs = [card[sign] for card in cards]
    assert all(signs.index(one) + signs.count(one) > at for at, one in enumerate(signs))


def test_a_reading_is_said_in_the_message() -> None:
    visitor = at_table()
    for what, word in (("table", "turn"), ("hand", "You have"), ("top", "On top")):
        visitor.press(f"read {what}")
        assert word in visitor.text("message")


class Ear:
    """Notes the cues that are played."""

    def __init__(self) -> None:
        self.heard: list[Cue] = []

    def __call__(self, cues: tuple[Cue, ...], _preferences: Preferences) -> None:
        """Hear these."""
        self.heard += cues


def test_what_happens_is_heard() -> None:
    ear = Ear()
    visitor = Visitor(MemoryStorage(), sound=ear)
    visitor.press("start")
    assert Cue.DEAL in ear.heard
    visitor.wait_for_own_turn()
    assert Cue.TURN in ear.heard
    ear.heard.clear()
    visitor.app.act("intent pass")
    assert ear.heard == [Cue.REFUSED]


def test_every_cue_sounds_briefly_and_softly() -> None:
    assert SOUNDS.keys() == set(Cue)
    assert BUZZES.keys() <= set(Cue)
    for parts in SOUNDS.values():
        assert 0 < max(part.at + part.lasts for part in parts) < 1
        for part in parts:
            assert 0 < part.loud <= 1
            assert part.hertz > 0
            assert isinstance(part, Tone | Brush)


def test_a_crowd_of_cues_is_thinned_out() -> None:
    assert heard((Cue.DRAW, Cue.DRAW, Cue.TURN)) == (Cue.DRAW, Cue.TURN)
    many = (Cue.CARD, Cue.DRAW) * MOST
    assert heard((*many, Cue.WON))[-1] is Cue.WON
    assert len(heard(many)) == MOST
