"""Random positions in which things are about to happen: few cards, chains, debts, a small stock."""

from __future__ import annotations

from game.cards import Card, Rank, Suit, deck
from game.mau_mau import begin
from game.mau_mau.options import Options
from game.mau_mau.state import NOBODY, Chain, Phase, State
from game.seats import Direction
from game.shuffle import Stream, shuffled


def endgame(chance: Stream, options: Options | None = None) -> State:
    """A position of 2 to 4 seats that some game might lead to, with only some cards of the packs.

    Half of the faces are left out, so that identical cards, answers and fitting cards are common.
    """
    options = options or Options()
    ranks = {Rank.THREE, Rank.SEVEN, Rank.JACK, Rank.JOKER, Rank.KING}
    ranks |= {chance.choice(tuple(Rank)) for _ in range(4)}
    suits = shuffled(tuple(Suit), chance)[:2]
    cards = [
        card
        for card in shuffled(deck(packs=2, jokers=True), chance)
        if card.rank in ranks and (card.suit is None or card.suit in suits)
    ]
    seats = 2 + chance.below(3)
    sizes = [1 + chance.below(3) for _ in range(seats)] + [chance.below(4), chance.below(4)]
    *hands, stock, under = (tuple(cards.pop() for _ in range(size)) for size in sizes)
    state = begin(options, seats, str(chance.word()))._replace(
        hands=tuple(hands),
        stock=stock,
        discards=(*under, cards.pop()),
        first_identical=chance.below(seats),
        turn=chance.below(seats),
        direction=chance.choice(tuple(Direction)),
        phase=chance.choice((Phase.PLAY, Phase.PLAY, Phase.PLAY, Phase.DREW)),
        turns=chance.choice((2, 5, 994)),
        still=chance.below(2),
        round=1,
        dealer=chance.below(seats),
    )
    return _with_debts(_with_top(state, state.discards[-1], chance), chance)


def _with_top(state: State, top: Card, chance: Stream) -> State:
    """What the top card may have left behind: a suit, a chain, a turn that goes on, a starter."""
    effect = state.options.effects[top.rank]
    match effect.kind.value:
        case "wild":
            return state._replace(named=chance.choice(tuple(Suit)))
        case "soft-draw" | "hard-draw" if state.phase is Phase.PLAY and chance.below(3):
            cards = effect.cards * (1 + chance.below(3))
            return state._replace(chain=Chain(top.rank, effect, cards))
        case "play-again" if chance.below(2):
            return state._replace(phase=Phase.AGAIN, first_identical=state.turn)
        case "none" if not state.discards[:-1] and chance.below(2):
            return state._replace(first_identical=NOBODY)
        case _:
            return state


def _with_debts(state: State, chance: Stream) -> State:
    """Anybody may owe, but the seat on turn only while it goes on after a K."""
    debts = tuple(
        chance.below(3) if seat != state.turn or state.phase is Phase.AGAIN else 0
        for seat in range(state.seats)
    )
    return state._replace(debts=debts)
