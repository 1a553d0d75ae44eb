"""Ways to end a turn, sound and unsound, and what the oracle is told of them."""

from __future__ import annotations

from game import mexe_mexe
from game.cards import Card, Rank
from game.games import BOTS
from game.mexe_mexe import State
from game.mexe_mexe.intents import Arrange, Discard, Exchange
from game.ruling import Allowed
from game.shuffle import Stream
from tests.game.mexe_mexe.oracle import House, Start, may_end


def agree(state: State, intent: Arrange) -> bool:
    """Whether the intent is allowed, on which judge and oracle must agree."""
    told = [cards for cards in intent.melds if not isinstance(cards, int)]
    assert len(told) == len(intent.melds), "the oracle knows no numbers"
    legal = may_end(start_of(state), told, pairs(intent.exchanges), intent.discard)
    ruling = mexe_mexe.judge(state, state.turn, intent)
    assert isinstance(ruling, Allowed) == legal, (intent, ruling)
    return legal


def start_of(state: State) -> Start:
    """What the oracle is told of a turn."""
    options = state.options
    house = House(options.wild_in_sets, options.go_out_needs_discard, options.may_discard_taken)
    return Start(state.table, state.hands[state.turn], state.taken, house)


def pairs(exchanges: tuple[Exchange, ...]) -> list[tuple[Card, Card]]:
    """Exchanges as the oracle knows them."""
    return [(exchange.card, exchange.wild) for exchange in exchanges]


def asked(state: State, chance: Stream) -> Arrange:
    """What a bot would ask for, with something in it changed as often as not."""
    bot = BOTS[mexe_mexe.NAME][chance.choice(("simple", "random"))]
    intent = bot(mexe_mexe.view(state, state.turn), chance)
    if isinstance(intent, Discard):
        intent = Arrange(tuple(range(len(state.table))), (), intent.card)
    assert isinstance(intent, Arrange)
    melds = [list(meld) for meld in _spelled_out(state, intent)]
    exchanges, discard = list(intent.exchanges), intent.discard
    everything = [card for pile in (*state.hands, *state.table, state.stock) for card in pile]
    wilds = [card for meld in state.table for card in meld if card.rank is Rank.TWO]
    for _ in range(chance.below(3)):
        match chance.below(7):
            case 0 if melds:
                chance.choice(melds).insert(0, chance.choice(everything))
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


def _spelled_out(state: State, intent: Arrange) -> list[tuple[Card, ...]]:
    """The melds of an intent as cards."""
    given_for = {exchange.wild: exchange.card for exchange in intent.exchanges}
    lying = [tuple(given_for.get(card, card) for card in meld) for meld in state.table]
    return [lying[meld] if isinstance(meld, int) else meld for meld in intent.melds]
