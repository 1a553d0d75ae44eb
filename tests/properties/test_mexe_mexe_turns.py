"""Turns of Mexe-Mexe, told in any way: the judge allows exactly what the oracle finds legal."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from game import mexe_mexe
from game.bots import BOTS
from game.cards import Card
from game.mexe_mexe import State, parse_intent, parse_position, position_text
from game.mexe_mexe.intents import Arrange, Discard, Exchange
from game.ruling import Allowed
from game.shuffle import Stream
from tests.game.mexe_mexe.oracle import House, may_end
from tests.properties.benches import crowded, pairs, start_of

seeds = st.text("0123456789abcdef", min_size=1, max_size=8)
houses = st.builds(House, st.booleans(), st.booleans(), st.booleans())


def asked(state: State, chance: Stream) -> Arrange:
    """What a bot would ask for, with something in it changed as often as not."""
    bot = BOTS["mexe-mexe"][chance.choice(("simple", "random"))]
    intent = bot(mexe_mexe.view(state, state.turn), chance)
    if isinstance(intent, Discard):
        intent = Arrange(tuple(range(len(state.table))), (), intent.card)
    assert isinstance(intent, Arrange)
    melds = [list(meld) for meld in told(state, intent)]
    exchanges, discard = list(intent.exchanges), intent.discard
    everything = [card for pile in (*state.hands, *state.table, state.stock) for card in pile]
    wilds = [card for meld in state.table for card in meld if card.rank.value == "2"]
    for _ in range(chance.below(3)):
        match chance.below(7):
            case 0 if melds:
                meld = chance.choice(melds)
                meld.insert(0, chance.choice(everything))
            case 1 if melds:
                meld = chance.choice(melds)
                del meld[chance.below(len(meld) + 1) :]
            case 2 if melds:
                melds.pop(chance.below(len(melds)))
            case 3:
                discard = chance.choice((None, chance.choice(everything)))
            case 4 if wilds:
                card = chance.choice((*state.hands[state.turn], chance.choice(everything)))
                exchanges.append(Exchange(card, chance.choice(wilds)))
            case 5 if exchanges:
                exchanges.pop(chance.below(len(exchanges)))
            case 6 if len(melds) > 1:
                joined = melds.pop()
                chance.choice(melds).extend(joined)
            case _:
                pass
    rows = tuple(tuple(meld) for meld in melds if meld)
    return Arrange(rows, tuple(exchanges), discard)


def told(state: State, intent: Arrange) -> list[tuple[Card, ...]]:
    """The melds of an intent as cards."""
    given_for = {exchange.wild: exchange.card for exchange in intent.exchanges}
    lying = [tuple(given_for.get(card, card) for card in meld) for meld in state.table]
    return [lying[meld] if isinstance(meld, int) else meld for meld in intent.melds]


@given(seeds, houses)
def test_the_judge_allows_exactly_what_the_oracle_finds_legal(seed: str, house: House) -> None:
    state, chance = crowded(seed, house), Stream(seed, "asked")
    for _ in range(10):
        intent = asked(state, chance)
        melds = [meld for meld in intent.melds if not isinstance(meld, int)]
        legal = may_end(start_of(state), melds, pairs(intent.exchanges), intent.discard)
        ruling = mexe_mexe.judge(state, state.turn, intent)
        assert isinstance(ruling, Allowed) == legal, intent
        assert parse_intent(str(intent)) == intent


@given(seeds, houses)
def test_positions_round_trip_in_the_middle_of_a_turn(seed: str, house: House) -> None:
    state = crowded(seed, house)
    assert parse_position(position_text(state)) == state


@given(seeds, houses)
def test_what_is_listed_is_allowed(seed: str, house: House) -> None:
    state = crowded(seed, house)
    for intent in mexe_mexe.legal(state, state.turn):
        assert isinstance(mexe_mexe.judge(state, state.turn, intent), Allowed)
