"""How things stand at a table of Mau-Mau, in sentences, for those who do not look at it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from game.mau_mau.view import View
from ui.words import Words

Names = tuple[str, ...]


def read_table(words: Words, view: View, names: Names) -> str:
    """Whose turn it is, who holds how many cards, what is in force."""
    return " ".join((_turn(words, view, names), *_others(words, view, names), _force(words, view)))


def read_hand(words: Words, view: View, _names: Names) -> str:
    """The cards of the hand, and how many they are."""
    if not view.hand:
        return words("read.no-cards")
    return words("read.your-hand", n=len(view.hand), cards=words.cards(view.hand))


def read_top(words: Words, view: View, _names: Names) -> str:
    """The top card and the penalty that is pending."""
    return _force(words, view)


READ: dict[str, Callable[[Words, View, Names], str]] = {
    "table": read_table,
    "hand": read_hand,
    "top": read_top,
}
"""What can be read out, by its name."""


def _turn(words: Words, view: View, names: Names) -> str:
    if view.result:
        return words("read.over")
    return words("read.yours") if view.on_turn else words("read.of", name=names[view.turn])


def _others(words: Words, view: View, names: Names) -> Iterator[str]:
    for seat, name in enumerate(names):
        if seat != view.seat:
            yield words("read.holds", name=name, n=view.counts[seat])


def _force(words: Words, view: View) -> str:
    """The top card, the suit in force, the colour that is locked, the chain, the stock."""
    said = [words("read.top-card", card=words.card(view.top)) if view.top else words("read.no-top")]
    if view.named:
        said.append(words("read.named", suit=words.suit(view.named)))
    if view.lock:
        said.append(words("read.lock", colour=words.colour(view.lock)))
    if view.chain:
        said.append(words("read.chain", n=view.chain.cards))
    else:
        said.append(words("read.no-chain"))
    if debt := view.debts[view.seat]:
        said.append(words("read.debt", n=debt))
    said.append(words("read.stock", n=view.stock))
    return " ".join(said)
