"""What the viewer can do now, as buttons below the hand; the likeliest first."""

from __future__ import annotations

from collections.abc import Iterator

from game.cards import Card
from game.mexe_mexe.intents import Draw, Exchange, Take
from game.mexe_mexe.melds import explain
from ui.mexe_mexe.card import brief
from ui.mexe_mexe.scene import Sight
from ui.mexe_mexe.why import why_button
from ui.present.parts import action, icon, tool, unseen
from ui.tree import Node, button, node
from ui.words import Words

MOST_FITS = 2
"""So many melds that the selection fits are named; all of them are marked on the table."""
MOST_EXCHANGES = 2


def actions(sight: Sight) -> Node:
    """The bar of buttons."""
    return node(
        "div",
        {"class": "actions", "role": "group", "aria-label": sight.words("mine.actions")},
        *_actions(sight),
    )


def _actions(sight: Sight) -> Iterator[Node]:
    if sight.arranging:
        yield from _of_selection(sight) if sight.selected else _of_turn(sight)
    else:
        yield from (one for intent in sight.scene.view.legal for one in _draws(sight, intent))
    if sight.selected:
        yield from _of_hand(sight)


def _draws(sight: Sight, intent: object) -> Iterator[Node]:
    words, top = sight.words, sight.scene.view.top
    match intent:
        case Draw():
            yield action("intent draw", words("mexe.draw"), "primary")
        case Take() if top:
            yield _about("intent take", words, "mexe.take", card=top)
        case _:
            return


# ---- with nothing selected -------------------------------------------------------------------


def _of_turn(sight: Sight) -> Iterator[Node]:
    words, bench = sight.words, sight.bench
    missing = len(bench.table_problems)
    out = not sight.hand
    text = words("mexe.go-out") if out else words("mexe.end")
    yield button(
        "end",
        {"class": "action", "data-kind": "primary" if out and not missing else None},
        text,
        node("span", {"class": "missing-count"}, words("mexe.missing-count", n=missing))
        if missing
        else None,
        key="end",
    )
    yield from _exchanges(words, bench.possible_exchanges)
    if sight.scene.may_hint:
        yield action("hint", words("mexe.hint"))
    if bench.melds != bench.before.table or bench.exchanges:
        yield action("step reset", words("mexe.reset"))


def _exchanges(words: Words, possible: tuple[Exchange, ...]) -> Iterator[Node]:
    """X33, by name; behind one button if there are many."""
    if len(possible) > MOST_EXCHANGES:
        yield action("show exchanges", words("mexe.exchanges"))
    else:
        yield from (exchange_action(words, exchange) for exchange in possible)


def exchange_action(words: Words, exchange: Exchange) -> Node:
    """The button that has a curinga for a card."""
    do = f"exchange {exchange.card} {exchange.wild}"
    return _about(do, words, "mexe.exchange-act", card=exchange.card, wild=exchange.wild)


def _about(do: str, words: Words, key: str, kind: str | None = None, **cards: Card) -> Node:
    """A button whose words are about cards: short to the eye, in full to the ear."""
    short = words(key, **{name: f"\0{name}\0" for name in cards}).split("\0")
    signs = (brief(cards[part]) if part in cards else part for part in short)
    return button(
        do,
        {"class": "action", "data-kind": kind},
        node("span", {"aria-hidden": "true"}, *signs),
        unseen(words(key, **{name: words.card(card) for name, card in cards.items()})),
        key=do,
    )


# ---- with a selection ------------------------------------------------------------------------


def _of_selection(sight: Sight) -> Iterator[Node]:
    words, bench, selected = sight.words, sight.bench, sight.selected
    meld = explain(selected, bench.before.options).valid
    if len(selected) == 1 and selected[0] in sight.hand:
        yield _discard(sight, selected[0])
    fits = sorted(sight.fits)[:MOST_FITS]
    for number in fits:
        yield action(f"put {number}", words("mexe.put-act", n=number + 1))
    yield action("new", words("mexe.new"), "primary" if meld else None)
    about = (one for one in bench.possible_exchanges if {one.card, one.wild} & set(selected))
    yield from _exchanges(words, tuple(about))
    if sight.mine.issuperset(sight.from_table) and sight.from_table:
        yield action("hand", words("mexe.take-back"))
    elif any(card not in bench.loose for card in sight.from_table):
        yield action("tray", words("mexe.lift"))
    yield from _split(sight)
    for number, cards in enumerate(bench.melds):
        if selected == cards and sight.verdicts[number].valid:
            yield why_button(sight, number, "action", words("mexe.why"))


def _discard(sight: Sight, card: Card) -> Node:
    words = sight.words
    ends = card in sight.bench.endings
    kind = "primary" if ends and not sight.fits else None
    return _about("discard", words, "mexe.discard-act", kind, card=card)


def _split(sight: Sight) -> Iterator[Node]:
    """Parts a meld before the one card of it that is selected."""
    words = sight.words
    match sight.from_table:
        case [card] if len(sight.selected) == 1:
            for number, meld in enumerate(sight.bench.melds):
                if card in meld[1:]:
                    at = meld.index(card)
                    yield _about(f"split {number} {at}", words, "mexe.split", card=card)
        case _:
            return


def _of_hand(sight: Sight) -> Iterator[Node]:
    """Small ones: move the cards within the hand, select nothing."""
    words = sight.words
    if not sight.from_table:
        yield tool("move left", words("mexe.move.left"), icon("to-left"))
        yield tool("move right", words("mexe.move.right"), icon("to-right"))
    yield tool("clear", words("mexe.clear"), icon("close"))
