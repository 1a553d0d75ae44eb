"""Position notation: what is written is read back as the same state; what cannot be is refused."""

from __future__ import annotations

import pytest

from game import mau_mau
from game.cards import Card, Suit, deck
from game.mau_mau import parse_position, position_text
from game.mau_mau.options import Options
from game.mau_mau.state import NOBODY, Chain, Ending, Phase, Result
from game.reading import UnreadableError
from game.record import Player
from game.seats import Direction
from game.selfplay import play_round
from game.shuffle import Stream
from tests.game.mau_mau.endgames import endgame
from tests.game.table import Table

PLAIN = "hands 5H 7S / JD XR; discards 5C 7C; stock 8H; turn P2"


def test_every_field_is_read() -> None:
    state = parse_position(
        "hands 7C 3H / JD XR / -; discards 9D JS; stock 8H 9Db; turn P2 <; phase play; "
        "chain 3+4; debts 0 1 2; named D; first P1; dealer P3; counters 2 12 -1 4; won 0 2 1; "
        'result still P1 P3; seed a seed; options {"hand_size": 5}'
    )
    assert [" ".join(map(str, hand)) for hand in state.hands] == ["7C 3H", "JD XR", ""]
    assert (list(map(str, state.discards)), list(map(str, state.stock))) == (
        ["9D", "JS"],
        ["8H", "9Db"],
    )
    assert (state.turn, state.direction, state.phase) == (1, Direction.LEFT, Phase.PLAY)
    assert state.chain
    assert (str(state.chain), state.chain.hard) == ("3+4", False)
    assert (state.debts, state.named, state.first_identical) == ((0, 1, 2), Suit.DIAMONDS, 0)
    assert (state.dealer, state.round, state.turns) == (2, 2, 12)
    assert (state.still, state.reshuffles, state.won) == (-1, 4, (0, 2, 1))
    assert state.result == Result((0, 2), Ending.STILL)
    assert (state.seed, state.options) == ("a seed", Options(hand_size=5))


def test_the_defaults_are_those_of_a_quiet_table() -> None:
    state = parse_position("hands 5H / 6H; discards 7C; turn P1")
    assert (state.direction, state.phase, state.chain) == (Direction.RIGHT, Phase.PLAY, None)
    assert (state.debts, state.won) == ((0, 0), (0, 0))
    assert (state.named, state.first_identical, state.dealer) == (None, NOBODY, 0)
    assert (state.round, state.turns, state.still, state.reshuffles) == (1, 1, 0, 0)
    assert (state.result, state.seed, state.options) == (None, "", Options())


def test_a_star_is_the_rest_of_the_deck() -> None:
    state = parse_position("hands 5H 5H / 6H; discards 7C; turn P1")
    everything = [*state.hands[0], *state.hands[1], *state.discards, *state.stock]
    assert sorted(everything, key=str) == sorted(deck(packs=2, jokers=True), key=str)
    under = parse_position("hands 5H / 6H; discards * 7C; stock -; turn P1")
    assert (len(under.discards), under.stock, str(under.discards[-1])) == (106, (), "7C")


def test_a_star_is_shuffled_by_the_seed() -> None:
    stocks = [
        parse_position(f"hands 5H / 6H; discards 7C; turn P1; seed {seed}").stock
        for seed in ("a", "a", "b")
    ]
    assert stocks[0] == stocks[1] != stocks[2]
    assert stocks[0] != tuple(sorted(stocks[0], key=lambda card: card.order))


def test_a_star_has_three_packs_above_8_seats() -> None:
    hands = " / ".join(["-"] * 9)
    state = parse_position(f"hands {hands}; discards 7C; turn P1; phase deal")
    assert len(state.stock) == 161


def test_equal_faces_are_taken_from_the_packs_in_turn() -> None:
    state = parse_position("hands 5H 5H / 6H; discards 5C 5Cb 5D; turn P1; stock 6Hb")
    assert [card.pack for card in state.hands[0]] == [0, 1]
    assert parse_position("hands 5Hb 5H / -; discards 6C; turn P1").hands[0] == (
        Card.parse("5Hb"),
        Card.parse("5H"),
    )


def test_fields_come_in_any_order() -> None:
    parts = PLAIN.split("; ")
    assert parse_position("; ".join(reversed(parts))) == parse_position(PLAIN)
    assert parse_position(f"  {';  '.join(parts)} ; ") == parse_position(PLAIN)


def test_a_quiet_table_is_written_without_its_defaults() -> None:
    assert position_text(parse_position(PLAIN)) == PLAIN


def test_the_table_before_the_first_deal_round_trips() -> None:
    for seats in (2, 10):
        state = mau_mau.begin(Options(), seats, "a seed")
        assert parse_position(position_text(state)) == state


def test_every_state_of_a_round_round_trips() -> None:
    players = tuple(Player(f"P{seat}", "random") for seat in range(3))
    for game in range(3):
        for _, match in play_round(mau_mau, players, f"positions {game}", Options(hand_size=6)):
            state = match.state._replace(past=())
            assert parse_position(position_text(match.state)) == state


def test_endgames_round_trip() -> None:
    chance = Stream("positions", "endgames")
    for _ in range(200):
        state = endgame(chance)
        assert parse_position(position_text(state)) == state


def test_house_effects_round_trip() -> None:
    options = Options.from_data({"effects": {"5": "hard-draw 3", "A": "none"}})
    state = parse_position(PLAIN)._replace(options=options)
    state = state._replace(chain=Chain(Card.parse("5H").rank, options.effects.of_rank[4], 3))
    assert parse_position(position_text(state)) == state


@pytest.mark.parametrize("seed", ["", "two words", "ção", "*", "-", "a; turn P1", " x ", "a\nb"])
def test_any_seed_round_trips(seed: str) -> None:
    state = parse_position(PLAIN)._replace(seed=seed)
    assert parse_position(position_text(state)) == state


@pytest.mark.parametrize(
    "text",
    [
        "",
        "hands 5H / 6H",
        "hands 5H / 6H; discards 7C",
        "discards 7C; turn P1",
        "hands 5H / 6H; discards -; turn P1",
        f"{PLAIN}; turn P1",
        f"{PLAIN}; colour red",
        PLAIN.replace("5H", "5Z"),
        PLAIN.replace("5H", "1H"),
        PLAIN.replace("5H", "5H 5H 5H 5H"),
        PLAIN.replace("5H", "5Hb 5Hb"),
        PLAIN.replace("8H", "* *"),
        PLAIN.replace("8H", "*").replace("5H", "*"),
        PLAIN.replace("turn P2", "turn P3"),
        PLAIN.replace("turn P2", "turn P0"),
        PLAIN.replace("turn P2", "turn left"),
        PLAIN.replace("turn P2", "turn P2 ^"),
        PLAIN.replace("turn P2", "turn"),
        PLAIN.replace("turn P2", "turn -"),
        f"{PLAIN}; phase never",
        f"{PLAIN}; chain 7",
        f"{PLAIN}; chain 1+2",
        f"{PLAIN}; chain 7+two",
        f"{PLAIN}; debts 1",
        f"{PLAIN}; debts 0 1 0",
        f"{PLAIN}; debts 0 x",
        f"{PLAIN}; named X",
        f"{PLAIN}; first P3",
        f"{PLAIN}; dealer 0",
        f"{PLAIN}; counters 1 2 3",
        f"{PLAIN}; won 1",
        f"{PLAIN}; result",
        f"{PLAIN}; result lost P1",
        f"{PLAIN}; result out P4",
        f"{PLAIN}; options [1]",
        f"{PLAIN}; options {{",
        f'{PLAIN}; options {{"colour": 1}}',
        f'{PLAIN}; options {{"packs": 7}}',
        f'{PLAIN}; options {{"effects": {{"7": "explode"}}}}',
    ],
)
def test_what_cannot_be_read_is_refused(text: str) -> None:
    with pytest.raises(UnreadableError):
        parse_position(text)


def test_a_card_that_the_tables_packs_do_not_have_is_refused() -> None:
    """A table of two seats has two packs, so no third 5♥, whether marked or not."""
    for hand in ("5Hc", "5H 5H 5H"):
        with pytest.raises(UnreadableError):
            parse_position(PLAIN.replace("5H", hand))
    three = parse_position(PLAIN.replace("5H", "5H 5H 5H") + '; options {"packs": 3}')
    assert Table(three).counts == [4, 2]


def test_the_error_names_the_field() -> None:
    with pytest.raises(UnreadableError, match="'debts'"):
        parse_position(f"{PLAIN}; debts 0 x")
    with pytest.raises(UnreadableError, match="'turn'"):
        parse_position("hands 5H / 6H; discards 7C")
    with pytest.raises(UnreadableError, match="colour"):
        parse_position(f"{PLAIN}; colour red")
