"""Tables of Mexe-Mexe in the middle of a turn, crowded enough that much can be rearranged."""

from __future__ import annotations

from game.bots.mexe_mexe.hand import melds_in
from game.cards import deck
from game.mexe_mexe import State
from game.mexe_mexe.melds import explain
from game.mexe_mexe.options import Options
from game.mexe_mexe.state import Phase
from game.shuffle import Stream, shuffled
from tests.game.mexe_mexe.oracle import House


def crowded(seed: str, house: House) -> State:
    """A seat that has drawn, before the melds that greed finds in up to 70 cards."""
    chance = Stream(seed, "crowded")
    options = Options(
        wild_in_sets=house.wild_in_sets,
        go_out_needs_discard=house.go_out_needs_discard,
        may_discard_taken=house.may_discard_taken,
    )
    cards = shuffled(deck(packs=2, jokers=False), chance)
    lying = cards[: chance.below(70)]
    melds = tuple(explain(meld, options).cards for meld in melds_in(lying, options))
    left = [card for card in cards if not any(card in meld for meld in melds)]
    hand = tuple(left.pop() for _ in range(2 + chance.below(9)))
    other = tuple(left.pop() for _ in range(3))
    return State(
        options=options,
        seed=seed,
        hands=(hand, other),
        table=melds,
        stock=tuple(left[5:]),
        discards=tuple(left[:5]),
        phase=Phase.ARRANGE,
        taken=hand[-1] if chance.below(2) else None,
        turns=9,
        round=1,
        dealer=1,
    )
