"""How things stand at a table of Mexe-Mexe, in sentences, for those who do not look at it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from game.mexe_mexe.view import View
from ui.mexe_mexe.held import Held, bench_of, hand_of
from ui.mexe_mexe.told import meld_text
from ui.words import Words

Names = tuple[str, ...]


def read_table(words: Words, view: View, held: Held, names: Names) -> str:
    """Whose turn it is, the melds as they lie, and who holds how many cards."""
    bench = bench_of(view, held)
    said = [_turn(words, view, names)]
    if not bench.melds:
        said.append(words("mexe.empty"))
    for number, verdict in enumerate(bench.verdicts, 1):
        said.append(words("read.meld", n=number, meld=meld_text(words, verdict)))
    if bench.loose:
        said.append(words("read.loose", cards=words.cards(bench.loose)))
    return " ".join((*said, *_others(words, view, names)))


def read_hand(words: Words, view: View, held: Held, _names: Names) -> str:
    """The cards of the hand as they lie, and how many they are."""
    hand = hand_of(view, held)
    if not hand:
        return words("read.no-cards")
    return words("read.your-hand", n=len(hand), cards=words.cards(hand))


def read_top(words: Words, view: View, _held: Held, _names: Names) -> str:
    """The top of the discard pile and the stock; nobody is ever punished."""
    top = words("read.top-card", card=words.card(view.top)) if view.top else words("read.no-top")
    return f"{top} {words('read.stock', n=view.stock)}"


READ: dict[str, Callable[[Words, View, Held, Names], str]] = {
    "table": read_table,
    "hand": read_hand,
    "top": read_top,
}
"""What can be read out, by its name."""


def _turn(words: Words, view: View, names: Names) -> str:
    if view.result:
        return words("read.over")
    if view.turn == view.seat:
        return words("read.yours")
    return words("read.of", name=names[view.turn])


def _others(words: Words, view: View, names: Names) -> Iterator[str]:
    for seat in view.active:
        if seat != view.seat:
            yield words("read.holds", name=names[seat], n=view.counts[seat])
