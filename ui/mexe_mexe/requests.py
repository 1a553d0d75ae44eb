"""Requests: what the controls of the table ask for, as changes of what is held, or intents.

==============================  ====================================================================
request                         meaning
==============================  ====================================================================
``intent draw``                 an intent that is only a word: draw, take, deal, return, decline
``card 7Cb``                    select a card, or no longer
``meld 3``                      select a whole meld (its index), or no longer
``clear``                       select nothing
``put 3``, ``new``, ``tray``    the selection to a meld, as a new one, or off the melds to the tray
``gap 3 0``                     the selection to a gap of a meld
``hand``                        the selection, laid in this turn, back to the hand
``lay``, ``lay 9S``             the selection to the end of the hand, or before a card of it
``split 3 2``                   part a meld at a gap
``shift 3``                     the curinga of a run to its next place
``exchange 8D 2S``              a card of the hand for a curinga
``step undo``                   back on the workbench; also ``step redo`` and ``step reset``
``discard``                     discard the one selected card of the hand, which ends the turn
``end``                         end the turn so, or by going out; or tell what is missing
``go meld 3``                   to what is missing; also ``go hand``, ``go cards 7C 8C``
``sort suit``, ``sort rank``    lay the hand in this order
``move left``, ``move right``   move the selected cards of the hand
``show sheet``                  open what lies over the table: ``missing``, ``exchanges``, ``look``
``steps on``, ``steps back``    through what somebody else has rebuilt; ``steps skip`` to its end
``why 3``                       why a meld is one, or is none
``hint``, ``hint deeper``       what could be done in this turn, in three depths
``hint out``                    whether one can go out
``hint apply``, ``hint guide``  lay out what was found, or be led there
``guide on``, ``guide back``    the next move there, or the last one back; ``all``, ``close``
``drop card 7C on meld 3``      what a drag asks for; see ``ui.mexe_mexe.drops``
==============================  ====================================================================
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import NamedTuple

from game.cards import Card
from game.mexe_mexe.intents import Intent, parse_intent
from game.mexe_mexe.turn import Problem, Reason
from game.mexe_mexe.view import View
from game.mexe_mexe.workbench import Layout, Workbench
from game.reading import UnreadableError
from ui.mexe_mexe.drops import as_taps
from ui.mexe_mexe.guide import Guide, guided
from ui.mexe_mexe.held import (
    Held,
    Question,
    Sorting,
    arranges,
    bench_of,
    hand_of,
    sorted_by,
)
from ui.mexe_mexe.hints import Depth
from ui.mexe_mexe.steps import Playback

Answer = tuple[Held, Intent | None]


class Asked(NamedTuple):
    """A request with the table at which it is made."""

    view: View
    held: Held
    bench: Workbench

    @property
    def selected(self) -> tuple[Card, ...]:
        """The cards selected that are there, in the order in which they lie."""
        hand = hand_of(self.view, self.held)
        lying = (*(card for meld in self.bench.melds for card in meld), *self.bench.loose, *hand)
        return tuple(card for card in lying if card in self.held.selected)

    @property
    def discard(self) -> Card | None:
        """The one card of the hand that is selected, if it is just one."""
        match self.selected:
            case [card] if card in self.bench.hand:
                return card
            case _:
                return None


def heed(request: str, view: View, held: Held) -> Answer:
    """Answer a request; one that makes no sense (any more) changes nothing."""
    words = request.split()
    if words[:1] == ["steps"]:
        return stepped(words[1:], held), None
    plain = replace(held, problem=None, leads=None, playback=None)
    try:
        return _answer(words, Asked(view, plain, bench_of(view, plain)))
    except (UnreadableError, _NonsenseError):
        return held, None


def _hinted(what: list[str], asked: Asked) -> Held:
    """Ask for a hint, for a deeper one, or for one about going out; or have it laid out."""
    view, held = asked.view, asked.held
    match what, held.found:
        case [], _:
            held = replace(held, asks=Question.HINT, depth=Depth.WHETHER, goes_out=False)
        case ["out"], found if found:
            held = replace(held, depth=Depth.WHETHER, goes_out=True)
        case ["deeper"], found if found and held.depth is not Depth.HOW:
            held = replace(held, depth=held.depth.deeper)
        case ["apply" | "guide" as way], found if found:
            wanted = Layout(found.melds, found.exchanges)
            if way == "apply":
                return _step(asked, lambda: asked.bench.laid_out(*wanted))
            guide = Guide(wanted, found.discard)
            held = replace(held, asks=None, selected=frozenset(), depth=Depth.WHETHER)
            return replace(held, guide=guide, bench=asked.bench, leads="guide on")
        case _:
            raise _NonsenseError
    counts = (*held.hints, *(0,) * (view.seat + 1 - len(held.hints)))
    own = (*counts[: view.seat], counts[view.seat] + 1, *counts[view.seat + 1 :])
    return replace(held, hints=own)


def stepped(words: list[str], held: Held) -> Held:
    """Another step of what is shown in steps, or its end."""
    match words, held.playback:
        case ["on"], Playback() as shown:
            return replace(held, playback=shown.moved(1))
        case ["back"], Playback() as shown:
            return replace(held, playback=shown.moved(-1))
        case ["skip"], _:
            return replace(held, playback=None)
        case _:
            return held


class _NonsenseError(Exception):
    """The request makes no sense."""


def _answer(words: list[str], asked: Asked) -> Answer:
    match words:
        case ["intent", word]:
            return asked.held, parse_intent(word)
        case ["drop", *rest] if taps := as_taps(rest, asked.held.selected, asked.bench):
            selected, request = taps
            dropped = replace(asked.held, selected=selected)
            return _answer(request, asked._replace(held=dropped))
        case ["sort" | "move" | "lay" | "show" | "clear" | "card", *_]:
            return _look(words, asked), None
        case ["hint", *what] if arranges(asked.view):
            return _hinted(what, asked), None
        case ["guide", *way] if arranges(asked.view) and asked.held.guide:
            guide, bench = guided(way, asked.held.guide, asked.bench)
            return replace(_step(asked, lambda: bench), guide=guide), None
        case ["discard"] if arranges(asked.view):
            return _discard(asked)
        case ["end"] if arranges(asked.view):
            return _end(asked)
        case _ if arranges(asked.view):
            return _arrange(words, asked), None
        case _:
            raise _NonsenseError


# ---- looking and choosing --------------------------------------------------------------------


def _look(words: list[str], asked: Asked) -> Held:
    """What can be done at any time, for it moves nothing on the table."""
    view, held = asked.view, asked.held
    match words:
        case ["card", text]:
            return _toggled(asked, (Card.parse(text),))
        case ["clear"]:
            return replace(held, selected=frozenset())
        case ["sort", name] if name in ("suit", "rank"):
            sorting = Sorting(name)
            return replace(held, sorting=sorting, order=sorted_by(view.hand, sorting))
        case ["move", way] if way in ("left", "right"):
            return _moved(asked, -1 if way == "left" else 1)
        case ["lay", *before]:
            return _laid(asked, Card.parse(before[0]) if before else None)
        case ["show", name] if name in {question.value for question in Question}:
            return replace(held, asks=Question(name))
        case _:
            raise _NonsenseError


def _toggled(asked: Asked, cards: tuple[Card, ...]) -> Held:
    """Select these cards, or no longer if they all are; on the table only in one's own turn."""
    view, held = asked.view, asked.held
    within = set(asked.bench.hand)
    if arranges(view):
        within.update(asked.bench.loose, *asked.bench.melds)
    if not within.issuperset(cards):
        raise _NonsenseError
    selected = held.selected & within
    all_of_them = selected.issuperset(cards)
    return replace(held, selected=selected - set(cards) if all_of_them else selected | set(cards))


def _moved(asked: Asked, step: int) -> Held:
    """The selected cards of the hand, one place on; from now on it lies as the person says."""
    hand = list(hand_of(asked.view, asked.held))
    chosen = [card for card in asked.selected if card in hand]
    if not chosen:
        raise _NonsenseError
    places = [hand.index(card) for card in chosen]
    at = min(places) - 1 if step < 0 else max(places) - len(chosen) + 2
    rest = [card for card in hand if card not in chosen]
    at = max(0, min(at, len(rest)))
    return _by_hand(asked.held, (*rest[:at], *chosen, *rest[at:]))


def _laid(asked: Asked, stop: Card | None) -> Held:
    """The selected cards in the hand, before another one or at the end; laid ones come back."""
    chosen, held = _some(asked.selected), asked.held
    if not set(chosen) <= set(asked.bench.hand):
        if not arranges(asked.view):
            raise _NonsenseError
        held = _step(asked, lambda: asked.bench.take_back(chosen))
        if held.problem:
            return held
    rest = tuple(card for card in hand_of(asked.view, held) if card not in chosen)
    at = rest.index(stop) if stop in rest else len(rest)
    return replace(_by_hand(held, (*rest[:at], *chosen, *rest[at:])), selected=frozenset())


def _by_hand(held: Held, hand: tuple[Card, ...]) -> Held:
    """The hand lies like this; cards that are on the table for now come after it."""
    elsewhere = tuple(card for card in held.order if card not in hand)
    return replace(held, sorting=Sorting.HAND, order=hand + elsewhere)


# ---- the workbench ---------------------------------------------------------------------------


def _arrange(words: list[str], asked: Asked) -> Held:  # noqa: C901, PLR0912  # one case a request
    """A step on the workbench, or the choice of what to move."""
    bench, selected = asked.bench, asked.selected
    match words:
        case ["meld", meld]:
            return _toggled(asked, bench.melds[_index(meld, bench)])
        case ["put", meld]:
            number = _index(meld, bench)
            return _step(asked, lambda: bench.put(_some(selected), number))
        case ["gap", meld, gap]:
            number, at = _index(meld, bench), _gap(meld, gap, bench)
            return _step(asked, lambda: bench.put(_some(selected), number, at))
        case ["new"]:
            return _step(asked, lambda: bench.put(_some(selected)))
        case ["tray"]:
            return _step(asked, lambda: bench.pick(_some(selected)))
        case ["hand"]:
            return _step(asked, lambda: bench.take_back(_some(selected)))
        case ["split", meld, gap]:
            number, at = _index(meld, bench), _gap(meld, gap, bench)
            return _step(asked, lambda: bench.split(number, at))
        case ["shift", meld]:
            return _step(asked, lambda: bench.shift(_index(meld, bench)))
        case ["exchange", card, wild]:
            return _step(asked, lambda: bench.exchange(Card.parse(card), Card.parse(wild)))
        case ["step", "undo"]:
            return _step(asked, bench.undo)
        case ["step", "redo"]:
            return _step(asked, bench.redo)
        case ["step", "reset"]:
            return _step(asked, bench.reset)
        case ["go", *where]:
            return _go(where, asked)
        case ["why", meld]:
            return replace(asked.held, asks=Question.WHY, about=_index(meld, bench))
        case _:
            raise _NonsenseError


def _step(asked: Asked, take: Callable[[], Workbench | Problem]) -> Held:
    """Take a step: nothing is selected after it, but if it is barred, all stays as it is."""
    came = take()
    if isinstance(came, Problem):
        return replace(asked.held, problem=came)
    return replace(asked.held, bench=came, selected=frozenset(), asks=None)


def _go(where: list[str], asked: Asked) -> Held:
    """To what is missing: it is selected, and gets the focus."""
    held, bench = replace(asked.held, asks=None, selected=frozenset()), asked.bench
    match where:
        case ["hand"] if hand := hand_of(asked.view, held):
            return replace(held, leads=f"card {hand[-1]}")
        case ["meld", meld]:
            cards = bench.melds[_index(meld, bench)]
            return replace(held, selected=frozenset(cards), leads=f"meld {meld}")
        case ["cards", *texts] if texts:
            selected = _toggled(asked._replace(held=held), tuple(map(Card.parse, texts)))
            return replace(selected, leads=f"card {texts[0]}")
        case _:
            raise _NonsenseError


def _discard(asked: Asked) -> Answer:
    """End the turn by the discard that is selected, if the table is in order."""
    if asked.bench.table_problems:
        return replace(asked.held, asks=Question.MISSING), None
    if asked.discard is None:
        return replace(asked.held, problem=Problem(Reason.NO_DISCARD, "X24")), None
    return asked.held, asked.bench.intent(asked.discard)


def _end(asked: Asked) -> Answer:
    if asked.bench.problems(asked.discard):
        return replace(asked.held, asks=Question.MISSING), None
    return asked.held, asked.bench.intent(asked.discard)


def _some(cards: Iterable[Card]) -> tuple[Card, ...]:
    """These cards, if there are any."""
    chosen = tuple(cards)
    if not chosen:
        raise _NonsenseError
    return chosen


def _index(text: str, bench: Workbench) -> int:
    """The index of a meld that is there."""
    if not text.isdecimal() or int(text) >= len(bench.melds):
        raise _NonsenseError
    return int(text)


def _gap(meld: str, text: str, bench: Workbench) -> int:
    """A gap of this meld."""
    if not text.isdecimal() or int(text) > len(bench.melds[_index(meld, bench)]):
        raise _NonsenseError
    return int(text)
