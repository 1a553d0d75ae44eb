"""Texts: what is written is read back, and any other text is refused properly."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game import mau_mau
from game.cards import FACES, Card, Face, deck
from game.mau_mau import parse_intent, parse_position, position_text
from game.mau_mau.options import Options
from game.reading import UnreadableError
from game.record import Player, Record, RecordError, game_of, read, write
from game.seats import parse_seat, seat_text
from game.shuffle import Stream, shuffled
from tests.game.table import UNIVERSE
from tests.properties import tables
from tests.properties.tables import MauMau

words = st.text(
    st.sampled_from('0123456789ACDHSXJQKPRBbcahdsxplyrwnmet /;*-+<>{}":,_ '), max_size=30
)
texts = st.one_of(st.text(max_size=30), words)
json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
    ),
    max_leaves=12,
)


@given(st.sampled_from(FACES))
def test_faces_round_trip(face: Face) -> None:
    assert Face.parse(str(face)) is face


@given(st.sampled_from(deck(packs=3, jokers=True)))
def test_cards_round_trip(card: Card) -> None:
    assert Card.parse(str(card)) is card


@given(st.sampled_from(UNIVERSE))
def test_intents_round_trip(intent: mau_mau.Intent) -> None:
    assert parse_intent(str(intent)) == intent


@given(texts)
def test_any_text_is_a_card_or_unreadable(text: str) -> None:
    try:
        card = Card.parse(text)
    except UnreadableError:
        return
    assert Card.parse(str(card)) is card


@given(texts)
def test_any_text_is_an_intent_or_unreadable(text: str) -> None:
    for candidate in (text, f"play {text}", f"name {text}", f"play JD {text}"):
        try:
            intent = parse_intent(candidate)
        except UnreadableError:
            continue
        assert parse_intent(str(intent)) == intent


@given(texts)
def test_any_text_is_a_seat_or_unreadable(text: str) -> None:
    try:
        seat = parse_seat(text)
    except UnreadableError:
        return
    assert parse_seat(seat_text(seat)) == seat >= 0


FIELDS = (
    "hands discards stock turn phase chain debts named first dealer counters won result options"
)


@given(tables.endgames, st.sampled_from(FIELDS.split()), texts)
def test_a_position_with_any_field_changed_is_read_or_unreadable(
    state: mau_mau.State, name: str, text: str
) -> None:
    fields = dict(part.split(" ", 1) for part in position_text(state).split("; "))
    changed = "; ".join(f"{key} {value}" for key, value in {**fields, name: text}.items())
    try:
        other = parse_position(changed)
    except UnreadableError:
        return
    assert parse_position(position_text(other)) == other


@given(texts)
def test_any_text_is_a_position_or_unreadable(text: str) -> None:
    try:
        parse_position(text)
    except UnreadableError:
        return


@given(st.one_of(texts, json_values.map(json.dumps)))
def test_any_text_is_a_record_or_flawed(text: str) -> None:
    for reader in (lambda: read(text, mau_mau), lambda: game_of(text)):
        with pytest.raises(RecordError):
            reader()


@given(json_values)
def test_any_data_are_options_or_unreadable(data: object) -> None:
    given_options = data if isinstance(data, dict) else {"effects": data}
    try:
        options = Options.from_data(given_options)
    except UnreadableError:
        return
    assert Options.from_data(options.to_data()) == options


@given(tables.house_options)
def test_options_round_trip(options: Options) -> None:
    assert Options.from_data(json.loads(json.dumps(options.to_data()))) == options


names = st.text(max_size=12)


@given(
    st.lists(st.builds(Player, names, st.none() | names), max_size=10).map(tuple),
    st.text(max_size=20),
    st.lists(st.sampled_from(UNIVERSE), max_size=20).map(tuple),
    tables.house_options,
)
def test_records_round_trip(
    players: tuple[Player, ...],
    seed: str,
    intents: tuple[mau_mau.Intent, ...],
    options: Options,
) -> None:
    record = Record("mau-mau", options, players, seed, intents)
    assert read(write(record, mau_mau), mau_mau) == record


@given(tables.matches, st.data())
def test_a_record_with_any_stretch_cut_out_is_flawed(match: MauMau, data: st.DataObject) -> None:
    text = write(match.record, mau_mau)
    start = data.draw(st.integers(0, len(text) - 1))
    end = data.draw(st.integers(start + 1, len(text)))
    with pytest.raises(RecordError):
        read(text[:start] + text[end:], mau_mau)


@given(st.lists(st.integers()), st.text(max_size=20), st.text(max_size=20))
def test_a_shuffle_loses_nothing(items: list[int], seed: str, label: str) -> None:
    order = shuffled(items, Stream(seed, label))
    assert sorted(order) == sorted(items)
    assert shuffled(items, Stream(seed, label)) == order
