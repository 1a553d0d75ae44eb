"""One's own place: whose turn it is, what has happened, the hand, what one can do."""

from __future__ import annotations

from game.cards import Card, Face, Rank, by_order
from game.mau_mau.intents import Play
from game.mau_mau.state import Phase
from ui.mau_mau.actions import actions
from ui.mau_mau.scene import Scene
from ui.motion import card_place
from ui.preferences import Hand
from ui.present.frame import message, readers
from ui.present.hand import hand_room
from ui.present.parts import face, icon, tool
from ui.tree import Node, button, node

_RANKS = tuple(Rank)


def mine(scene: Scene) -> Node:
    """Everything below the table."""
    words, view = scene.words, scene.view
    count = len(view.hand)
    playable = frozenset(intent.face for intent in view.legal if isinstance(intent, Play))
    return node(
        "section",
        {"class": "mine", "aria-label": words("mine.label"), "data-place": f"seat {view.seat}"},
        node(
            "div",
            {"class": "me"},
            _turn(scene),
            _debt(scene),
            node("span", {"class": "me-cards"}, words("mine.cards", n=count)),
            tool("undo", words("act.undo"), icon("undo")) if scene.can_undo else None,
            tool("again", words("act.again"), icon("again")),
        ),
        message(scene, called=view.on_turn and not scene.onlooker),
        _hint(scene, playable),
        hand_room(words, *(_card(scene, playable, card) for card in _in_order(scene))),
        actions(scene),
        readers(scene.words),
    )


def _in_order(scene: Scene) -> tuple[Card, ...]:
    """The hand as the person prefers it."""
    hand = scene.view.hand
    match scene.preferences.hand:
        case Hand.DEALT:
            return hand
        case Hand.SUIT:
            return tuple(sorted(hand, key=by_order))
        case Hand.RANK:
            return tuple(sorted(hand, key=_by_rank))


def _by_rank(card: Card) -> tuple[int, int]:
    return _RANKS.index(card.rank), card.order


def _hint(scene: Scene, playable: frozenset[Face]) -> Node | None:
    """For beginners: what can be played."""
    if not scene.hints or not scene.view.on_turn or scene.view.asked_to_cut:
        return None
    fitting = tuple(card for card in _in_order(scene) if card.face in playable)
    words = scene.words
    text = words("hint.fits", cards=words.cards(fitting)) if fitting else words("hint.none")
    return node("p", {"class": "hint"}, text)


def _turn(scene: Scene) -> Node:
    words, view, names = scene.words, scene.view, scene.names
    if view.phase in (Phase.DEAL, Phase.OVER):
        return node("p", {"class": "turn"}, words("turn.over"))
    own = scene.view.on_turn
    yours = own and not scene.onlooker
    text = words("turn.yours") if yours else words("turn.of", name=names[view.turn])
    return node("p", {"class": "turn", "data-mine": own}, text)


def _debt(scene: Scene) -> Node | None:
    words, view = scene.words, scene.view
    debt = view.debts[view.seat]
    if not debt:
        return None
    return node("span", {"class": "mark", "data-kind": "debt"}, words("mine.owes", n=debt))


def _card(scene: Scene, playable: frozenset[Face], card: Card) -> Node:
    words, held = scene.words, scene.held
    legal = card.face in playable
    new = card in held.new_cards
    label = words.card(card)
    marked = scene.view.on_turn and scene.marks
    if marked and legal:
        label = words("card.playable", card=label)
    if new:
        label = words("card.new", card=label)
    return button(
        f"card {card}",
        {
            "class": "card",
            "data-card": card.face.text,
            "data-place": card_place(card),
            "data-state": ("legal" if legal else "illegal") if marked else None,
            "data-new": new,
            "aria-pressed": "true" if held.selected is card else "false",
            "aria-label": label,
        },
        face(card),
        key=str(card),
    )
