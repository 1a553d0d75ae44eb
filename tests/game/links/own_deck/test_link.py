"""The text of a thread: it comes back, damage is found, and old links lead where they led."""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random

import pytest

from game import mau_mau
from game.links.envelope import LONGEST, sealed
from game.links.own_deck import Thread, begin, owns, read, tell, write
from game.links.own_deck.link import VERSION
from game.links.ranges import DIGITS
from game.links.record import Kind, LinkError, Reason, Shared
from game.links.record import read as read_record
from game.links.record import write as write_record
from game.mau_mau.intents import Deal, Draw, Intent, Name, Notice, Pass, Pay, Play
from game.mau_mau.options import Options
from game.record import Player, Record
from tests.game.links.made import a_link, spoiled, strangely_read
from tests.game.links.own_deck.devices import brief, secret_of
from tests.game.links.own_deck.golden import PATH, digest

KEPT = json.loads(PATH.read_text(encoding="utf-8"))
PLAYED = brief(Options(hand_size=5, jokers=False, own_decks=True), 2)
GAME = PLAYED.thread
LINK = write(GAME)
NEW = begin(Options(), (Player("Ana"), Player("")), secret_of("link", 0))


def error_of(link: str) -> LinkError:
    with pytest.raises(LinkError) as unreadable:
        read(link)
    return unreadable.value


def test_there_are_links_of_the_version() -> None:
    assert list(KEPT) == [str(VERSION)]


@pytest.mark.parametrize(
    ("link", "wanted"), [pair for links in KEPT.values() for pair in links.items()]
)
def test_a_link_leads_where_it_led(link: str, wanted: str) -> None:
    assert digest(link) == wanted
    assert write(read(link)) == link


def test_every_intent_comes_back_as_it_was_asked_for() -> None:
    asked: list[Intent] = [Deal(), Draw(), Pay(), Pass(), Notice(1), mau_mau.parse_intent("name S")]
    asked += map(mau_mau.parse_intent, ("play JD H", "play 7C h mau-mau", "play XR", "play JD"))
    for calling in (False, True):
        thread = replace(NEW, options=replace(NEW.options, calling=calling), intents=tuple(asked))
        assert read(write(thread)) == thread
    assert any(isinstance(intent, Name) for intent in asked)
    assert any(isinstance(intent, Play) for intent in asked)


def test_lengths_are_as_promised() -> None:
    """A first link; and the pledges of two, with 1.1 characters a move."""
    assert len(write(replace(NEW, players=(Player(""), Player(""))))) <= 56
    moves = len(GAME.intents)
    assert len(LINK) <= 95 + 1.1 * moves


def test_a_thread_that_is_too_long_is_not_written() -> None:
    with pytest.raises(ValueError, match="too many"):
        write(NEW.with_intents(*[Draw()] * 12_001))


def test_every_cut_link_is_truncated_and_tells_the_move() -> None:
    errors = [error_of(LINK[:length]) for length in range(2, len(LINK))]
    assert {error.reason for error in errors} == {Reason.TRUNCATED}
    moves = [error.move or 0 for error in errors]
    assert moves[0] == 0
    assert moves[-1] > len(GAME.intents) // 2
    before = errors[-1].before
    assert isinstance(before, Thread)
    assert before.intents == GAME.intents[: len(before.intents)]


def test_every_changed_character_is_noticed() -> None:
    chance = Random(1)
    for at in range(2, len(LINK)):
        digit = chance.choice(DIGITS.replace(LINK[at], ""))
        assert error_of(LINK[:at] + digit + LINK[at + 1 :]).reason in (
            Reason.DAMAGED,
            Reason.TRUNCATED,
        )


def test_what_messengers_do_to_a_link_does_no_harm() -> None:
    for text in (f" {LINK}\n", f"{LINK}.", f"{LINK[:20]}\n{LINK[20:]}", f"{LINK})"):
        assert owns(text)
        assert read(text) == GAME


def test_links_of_records_and_these_are_told_apart() -> None:
    for name in ("mau-mau", "mexe-mexe"):
        link = a_link(name, 1)
        assert not owns(link)
        assert error_of(link).reason is Reason.FOREIGN
    with pytest.raises(LinkError):
        read_record(LINK)
    record: Record[Options, Intent] = Record(
        "mau-mau", Options(own_decks=True), (Player(""), Player("")), "00"
    )
    assert read_record(write_record(Shared(Kind.DEAL, record))).record == record


def test_what_is_no_link_of_this_kind_says_why() -> None:
    assert error_of(DIGITS[VERSION + 1] + LINK[1:]).reason is Reason.NEWER
    assert error_of(LINK + "A" * LONGEST).reason is Reason.TOO_BIG
    assert error_of(sealed(VERSION, "X", "ABC")).reason is Reason.FOREIGN
    for text in ("", "A", "CM", "C", "hello", "♥"):
        assert error_of(text).reason in (Reason.FOREIGN, Reason.TRUNCATED, Reason.NEWER)


@pytest.mark.parametrize("options", [Options(), Options(own_decks=True, cutting=True)])
def test_options_that_cannot_be_played_so_are_not_written(options: Options) -> None:
    with pytest.raises(ValueError, match="own"):
        write(replace(NEW, options=options))


def test_damaged_links_of_all_sorts_are_refused() -> None:
    chance = Random(2)
    links = [write(NEW), LINK]
    assert strangely_read(spoiled(chance.choice(links), chance) for _ in range(1_500)) == ()


def test_a_record_of_a_game_with_own_decks_goes_into_no_link() -> None:
    """It tells its device's own deck."""
    for own in (None, PLAYED.owns[0]):
        record = tell(GAME, own).record
        with pytest.raises(ValueError, match="cannot be written"):
            write_record(Shared(Kind.TURN, record))
