"""The effects of the cards of Mau-Mau, to be changed."""

from __future__ import annotations

from game.cards import RANKS, Rank
from game.mau_mau.effects import SEED_EFFECTS, Kind
from game.mau_mau.options import Options
from ui.house_rules.mau_mau import DRAWING
from ui.present.fields import choice, label
from ui.present.parts import action
from ui.setup import Setup
from ui.tree import Node, node
from ui.words import Words

MOST_CARDS = 10
"""So many cards can be chosen for an effect; a code may bring more."""


def effects(words: Words, setup: Setup) -> tuple[Node | None, ...]:
    """The effect of every rank, to be changed."""
    return (
        node("p", {"class": "panel-note"}, words("setup.effects")),
        node(
            "ul",
            {"class": "effects"},
            *(
                _effect(words, setup.options, rank)
                for rank in RANKS
                if setup.options.jokers or rank is not Rank.JOKER
            ),
        ),
        action("setup effects reset", words("setup.reset"))
        if setup.options.effects != SEED_EFFECTS
        else None,
    )


def _effect(words: Words, chosen: Options, rank: Rank) -> Node:
    effect, name = chosen.effects[rank], f"effect-{rank.value}"
    kinds = [(kind.value, words(f"kind.{kind.value}")) for kind in Kind]
    cards = sorted({*range(1, MOST_CARDS + 1), effect.cards})
    number = (
        label(f"{name}-cards", words("setup.cards-of", rank=words.rank(rank)), seen=False),
        choice(
            f"setup effect {rank.value} {effect.kind.value}",
            f"{name}-cards",
            str(effect.cards),
            [(str(card), f"+{card}") for card in cards],
        ),
    )
    return node(
        "li",
        {"class": "effect", "data-changed": effect != SEED_EFFECTS[rank]},
        label(
            name,
            node("span", {"class": "sr"}, words("setup.effect-of")),
            node(
                "span",
                {"class": "effect-rank", "data-long": rank is Rank.JOKER},
                words.rank(rank),
            ),
        ),
        choice(f"setup effect {rank.value}", name, effect.kind.value, kinds),
        *(number if effect.kind in DRAWING else ()),
        key=name,
    )
