"""Links: whole games come back from them, and what is no link is told apart."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from game import mau_mau, mexe_mexe
from game.games import GAMES
from game.links import record as links
from game.links.deals import seed_of
from game.links.envelope import LONGEST, sealed
from game.links.ranges import DIGITS, Writer, short
from game.links.record import (
    Kind,
    LinkError,
    Reason,
    Shared,
    game_of,
    read,
    reading_of,
    write,
    writing_of,
)
from game.match import replay, start
from game.match import steps as steps_of
from game.record import Player, Record
from tests.fuzz_links import fuzz
from tests.game.links.made import a_game, a_link

NAMES = tuple(GAMES)


def error_of(link: str) -> LinkError:
    """What is wrong with a link."""
    with pytest.raises(LinkError) as unreadable:
        read(link)
    return unreadable.value


@pytest.mark.parametrize("number", range(6))
@pytest.mark.parametrize("name", NAMES)
def test_a_game_comes_back_with_all_that_happened(name: str, number: int) -> None:
    rules, match = GAMES[name], a_game(name, number, seats=2 + number)
    back = read(write(Shared(Kind.REPLAY, match.record)))
    assert back.kind is Kind.REPLAY
    assert replace(back.record, intents=()) == replace(match.record, intents=())
    pairs = zip(steps_of(rules, back.record), steps_of(rules, match.record), strict=True)
    for ours, theirs in pairs:
        assert ours.ruling == theirs.ruling
        assert ours.match.state == theirs.match.state


@pytest.mark.parametrize("name", NAMES)
def test_a_table_comes_back_as_it_was_laid_and_is_written_alike(name: str) -> None:
    match = a_game(name, 1)
    link = write(Shared(Kind.TURN, match.record))
    assert replay(GAMES[name], read(link).record).state == match.state
    assert write(read(link)) == link


def test_every_part_of_a_game_is_a_link_too() -> None:
    for name in NAMES:
        record = a_game(name, 2).record
        for count in range(0, len(record.intents), 7):
            part = replace(record, intents=record.intents[:count])
            assert len(read(write(Shared(Kind.POSITION, part))).record.intents) == count


def test_players_options_and_seeds_of_every_kind_come_back() -> None:
    players = (Player("Ana"), Player('"Çá" ♥ \ud800', "hard"), Player("", "of tomorrow"))
    options = mau_mau.Options(hand_size=5, calling=True, block_misplays=True)
    for seed in ("", "00", "0af", "a seed ♣", seed_of(0), seed_of(2**32 - 1), "ab" * 32, "AB"):
        record: Record[Any, Any] = Record("mau-mau", options, players, seed)
        assert read(write(Shared(Kind.DEAL, record))) == Shared(Kind.DEAL, record)


def test_a_wrong_card_that_was_punished_comes_back() -> None:
    record: Record[Any, Any] = Record("mau-mau", mau_mau.Options(), (Player(""), Player("")), "00")
    match = start(mau_mau, record)
    for event in mau_mau.judge(match.state, 0, mau_mau.parse_intent("deal")).events:  # type: ignore[union-attr]
        match = replace(match, state=mau_mau.evolve(match.state, event))
    turn = match.state.turn
    listed = {str(intent).split()[1] for intent in mau_mau.legal(match.state, turn)}
    wrong = next(card for card in match.state.hands[turn] if str(card.face) not in listed)
    asked = tuple(map(mau_mau.parse_intent, ("deal", f"play {wrong.face} h")))
    played = replace(record, intents=asked)
    assert read(write(Shared(Kind.REPLAY, played))).record == played


def test_a_deal_is_short_and_a_move_that_could_not_be_is_not_written() -> None:
    record: Record[Any, Any] = Record(
        "mau-mau", mau_mau.Options(), (Player(""), Player("", "easy")), seed_of(7)
    )
    assert len(write(Shared(Kind.DEAL, record))) <= 16
    with pytest.raises(ValueError, match=r"not in"):
        write(Shared(Kind.REPLAY, replace(record, intents=(mau_mau.parse_intent("pay"),))))


def test_lengths_are_as_promised() -> None:
    maus = sorted(len(a_link("mau-mau", number)) for number in range(40))
    mexes = sorted(len(a_link("mexe-mexe", number)) for number in range(20))
    assert maus[20] <= 100
    assert mexes[-1] <= 400


@pytest.mark.parametrize("name", NAMES)
def test_every_cut_link_is_truncated_and_tells_the_move(name: str) -> None:
    link = a_link(name, 3)
    errors = [error_of(link[:length]) for length in range(2, len(link))]
    assert {error.reason for error in errors} == {Reason.TRUNCATED}
    moves = [error.move or 0 for error in errors]
    assert moves[0] == 0
    assert moves[-1] > len(a_game(name, 3).record.intents) // 2


@pytest.mark.parametrize("name", NAMES)
def test_every_changed_character_is_noticed(name: str) -> None:
    link, chance = a_link(name, 3), Random(1)
    for at in range(2, len(link)):
        digit = chance.choice(DIGITS.replace(link[at], ""))
        reason = error_of(link[:at] + digit + link[at + 1 :]).reason
        assert reason in (Reason.DAMAGED, Reason.TRUNCATED)


def test_the_later_the_damage_the_later_the_move_and_never_too_late() -> None:
    link = a_link("mexe-mexe", 3)
    total = len(a_game("mexe-mexe", 3).record.intents)
    early, late = (
        link[:at] + ("A" if link[at] != "A" else "B") + link[at + 1 :] for at in (50, -9)
    )
    first, last = error_of(early).move, error_of(late).move
    assert first
    assert last
    assert first < total // 2 < last <= total + 1


@pytest.mark.parametrize("name", NAMES)
def test_what_is_whole_of_a_damaged_game_is_the_game_until_there(name: str) -> None:
    link, record = a_link(name, 3), read(a_link(name, 3)).record
    parts = [error_of(link[:length]).before for length in range(10, len(link), 5)]
    lengths = [len(part.record.intents) if part else -1 for part in parts]
    assert lengths == sorted(lengths)
    assert lengths[-1] > len(record.intents) // 2
    for part in filter(None, parts):
        assert part.record == replace(record, intents=record.intents[: len(part.record.intents)])


def test_writing_can_be_done_in_slices() -> None:
    record = a_game("mexe-mexe", 1).record
    assert list(writing_of(Shared(Kind.REPLAY, record))) == list(range(len(record.intents) + 1))


def test_what_messengers_do_to_a_link_does_no_harm() -> None:
    link = a_link("mau-mau", 4)
    for text in (f" {link}\n", f"{link}.", f"{link[:20]}\n{link[20:]}", f"{link})", f"{link}abc"):
        assert read(text) == read(link)


def test_other_texts_are_foreign_and_those_of_tomorrow_newer() -> None:
    for text in ("", "A", "AM", "BQ12345", "♥", "=", "hello world", "{}", "\0", "M1B91"[::-1]):
        assert error_of(text).reason in (Reason.FOREIGN, Reason.NEWER), text
    assert error_of("").reason is Reason.FOREIGN
    assert error_of("AM" + "A" * 20).reason is Reason.FOREIGN
    assert error_of(DIGITS[links.VERSION + 1] + a_link("mau-mau", 1)[1:]).reason is Reason.NEWER


def test_a_link_that_is_too_long_is_not_looked_at() -> None:
    assert error_of(a_link("mau-mau", 1) + "A" * LONGEST).reason is Reason.TOO_BIG


def test_a_short_link_cannot_ask_for_much_work(monkeypatch: pytest.MonkeyPatch) -> None:
    """A writer that tells of more moves than it has; sealed as if all were well."""
    count = short

    def more(coder: object, most: int, wanted: int = 0) -> int:
        return count(coder, most, 10_000 if most == links.MOST_MOVES else wanted)  # type: ignore[arg-type]

    record: Record[Any, Any] = Record(
        "mexe-mexe", mexe_mexe.Options(), (Player(""), Player("")), "00"
    )
    writer = Writer()
    monkeypatch.setattr(links, "short", more)
    coding = links._code(writer, links._game("mexe-mexe"), Shared(Kind.REPLAY, record))
    assert next(coding)[0] == 0
    monkeypatch.undo()
    payload = writer.text()
    assert error_of(sealed(links.VERSION, "X", payload)).reason is Reason.DAMAGED


def test_reading_can_be_done_in_slices() -> None:
    link = a_link("mexe-mexe", 1)
    assert list(reading_of(link)) == list(range(len(a_game("mexe-mexe", 1).record.intents) + 1))
    assert game_of(link) == "mexe-mexe"


def test_damaged_links_of_all_sorts_are_refused() -> None:
    assert fuzz(1_500, seed=1) == ()
