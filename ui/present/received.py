"""The screen on which something has come in by a link: what it is, and what to do with it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from game.links.deals import number_of
from game.links.record import Kind, Shared
from game.record import Player
from ui.house_rules import TITLES, house_rules_named
from ui.house_rules.common import changes
from ui.places import LEVELS
from ui.present.compare import beside, outcome_text
from ui.present.fields import entry, label
from ui.present.head import head
from ui.present.house_rules import value_text
from ui.present.parts import action, icon, notice, page
from ui.present.share import close
from ui.sharing.shown import Receiving, Shown
from ui.tree import Node, node
from ui.words import Words

MOST_CHANGES = 6
"""Changed rules that are named; of more it is said how many there are."""


def present_received(words: Words, shown: Shown, title: str, *, notice_key: str | None) -> Node:
    """The whole screen. ``words`` have the parts ``setup`` and ``share``.

    ``title`` is what the game is called that is set up.
    """
    receiving = shown.receiving
    body = node(
        "article",
        {"class": "sharing", "aria-labelledby": "received-title"},
        head(
            close(words),
            "received-title",
            words("received.title" if _is_free(receiving) else "received.came"),
        ),
        node(
            "div",
            {"class": "sharing-body"},
            *_came(words, receiving),
            *(_asks(words, shown, title) if _is_free(receiving) else ()),
            node("p", {"class": "share-foot"}, action("home", words("received.home"))),
        ),
        key="received",
    )
    return page(words, body, notice=notice(words, notice_key), dialog=None)


def _is_free(receiving: Receiving) -> bool:
    """Whether another link may be asked for: nothing is being read, and nothing whole came."""
    whole = receiving.shared and not receiving.flaw
    return receiving.moves is None and not whole and not receiving.rules


def _came(words: Words, receiving: Receiving) -> Iterator[Node]:
    """What is being read or has been; a screen reader says it when it is there."""
    if receiving.flaw:
        yield _flaw(words, receiving, receiving.flaw)
        return
    came: Node | None = None
    if receiving.moves is not None:
        came = _reading(words, receiving.moves)
    elif receiving.rules:
        came = _rules(words, receiving.rules)
    elif receiving.shared:
        came = _game(words, receiving, receiving.shared)
    yield node("div", {"role": "status"}, came, key="read")


def _reading(words: Words, moves: int) -> Node:
    return node(
        "div",
        {"class": "share-card"},
        node(
            "p",
            None,
            words("received.reading"),
            " ",
            node("span", {"aria-hidden": "true"}, words("received.moves", n=moves)),
        ),
        node("progress", {"aria-label": words("received.reading-label")}),
    )


def _card(title: str, *parts: Node | None) -> Node:
    return node(
        "section",
        {"class": "share-card", "aria-labelledby": "came-title"},
        node("h2", {"class": "share-heading", "id": "came-title"}, title),
        *parts,
        key="came",
    )


def _ways(*ways: Node | None) -> Node:
    return node("div", {"class": "share-ways"}, *ways)


def _flaw(words: Words, receiving: Receiving, flaw: str) -> Node:
    """Why nothing could be read, what to do, and what there is of a damaged game."""
    before = receiving.shared
    return node(
        "section",
        {"class": "share-card", "role": "alert"},
        node("h2", {"class": "share-heading"}, icon("warning"), words("received.failed")),
        node("p", None, words(f"received-flaw.{flaw}")),
        node("p", None, words("received.until", n=len(before.record.intents))) if before else None,
        _ways(action("received watch", words("received.watch-until"))) if before else None,
        key="came",
    )


# ---- what came ----------------------------------------------------------------------------------


def _rules(words: Words, options: Any) -> Node:
    return _card(
        words("received-kind.rules"),
        _facts(words, ("received.game", TITLES[options.GAME])),
        _options(words, options),
        node("p", None, words("received.rules-text")),
        _ways(action("received use", words("received.use"), "primary")),
    )


def _game(words: Words, receiving: Receiving, shared: Shared) -> Node:
    record, kind = shared.record, shared.kind
    number = number_of(record.seed)
    facts = [("received.game", TITLES[record.game])]
    if number is not None:
        facts.append(("received.number", str(number)))
    facts.append(("received.players", _players(words, record)))
    if kind is not Kind.DEAL:
        facts.append(("received.rounds", str(receiving.rounds)))
    return _card(
        words(f"received-kind.{kind.value}"),
        node("p", None, words(f"received-text.{kind.value}")),
        _facts(words, *facts),
        _options(words, record.options),
        _results(words, receiving, record),
        None if receiving.playable else node("p", None, words("received.only-watch")),
        _ways(*_game_ways(words, receiving, kind)),
    )


def _game_ways(words: Words, receiving: Receiving, kind: Kind) -> Iterator[Node]:
    """The likeliest first. Who has not yet played a deal is not led to what gives it away."""
    moved = bool(receiving.shared and receiving.shared.record.intents)
    ways = []
    done = receiving.mine is not None
    if receiving.playable and kind is Kind.DEAL:
        ways.append(("received play", "received.play-again" if done else "received.play"))
    if receiving.playable and kind is Kind.POSITION:
        ways.append(("received resume", "received.resume"))
    if moved and (kind is not Kind.DEAL or done or not receiving.playable):
        ways.append(("received watch", "received.watch"))
    if receiving.playable and kind is Kind.REPLAY:
        ways.append(("received play", "received.play-too"))
        if not receiving.over:
            ways.append(("received resume", "received.resume"))
    for place, (request, key) in enumerate(ways):
        yield action(request, words(key), None if place else "primary")


def _players(words: Words, record: Any) -> str:
    """``Ana; Seu Zeca (Médio)``."""
    return "; ".join(_player(words, player) for player in record.players)


def _player(words: Words, player: Player) -> str:
    if player.bot in LEVELS:
        return words("received.bot", name=player.name, level=words(f"level.{player.bot}"))
    return player.name or words("received.somebody")


def _facts(words: Words, *facts: tuple[str, str]) -> Node:
    return node(
        "dl",
        {"class": "share-facts"},
        *(
            node("div", None, node("dt", None, words(key)), node("dd", None, value))
            for key, value in facts
        ),
    )


def _options(words: Words, options: Any) -> Node:
    """By which rules: the name of a preset, or what differs from the usual."""
    rules = house_rules_named(options.GAME)
    if preset := rules.preset_of(options):
        return _facts(words, ("received.rules", words(f"preset.{rules.game}.{preset}")))
    changed = [name for name in options.to_data() if name in rules.values or name in rules.rules]
    told = [_changed(words, rules, options, name) for name in changed[:MOST_CHANGES]]
    more = len(changed) - len(told)
    return node(
        "div",
        None,
        _facts(words, ("received.rules", words("received.own", n=changes(options)))),
        node(
            "ul",
            {"class": "share-changes"},
            *(node("li", None, text) for text in told),
            node("li", None, words("received.more", n=more)) if more else None,
        ),
    )


def _changed(words: Words, rules: Any, options: Any, name: str) -> str:
    value, key = getattr(options, name), f"option.{rules.game}.{name.replace('_', '-')}"
    if key not in words.entries:  # a group of its own, like the effects of the cards
        return words("panel.effects")
    return words("received.changed", option=words(key), value=value_text(words, rules, value))


def _results(words: Words, receiving: Receiving, record: Any) -> Node | None:
    """The result of who sent a deal, and one's own."""
    theirs, mine = receiving.theirs, receiving.mine
    name = next((player.name for player in record.players if player.bot is None), "")
    name = name or words("share.sender")
    if theirs and mine:
        return beside(words, mine, theirs, name)
    if theirs:
        told = words("received.theirs", name=name, result=outcome_text(words, theirs))
        return node("p", {"class": "share-result"}, told)
    return (
        node("p", None, words("received.mine", result=outcome_text(words, mine))) if mine else None
    )


# ---- what may come ------------------------------------------------------------------------------


def _asks(words: Words, shown: Shown, title: str) -> Iterator[Node]:
    """A place for a link, and one for the number of a deal."""
    yield node(
        "section",
        {"class": "share-card", "aria-labelledby": "paste-title"},
        node("h2", {"class": "share-heading", "id": "paste-title"}, words("received.paste")),
        node("p", {"class": "share-note", "id": "paste-note"}, words("received.paste-note")),
        node(
            "div",
            {"class": "field"},
            label("link", words("received.link")),
            entry("link", "link", **{"aria-describedby": "paste-note", "inputmode": "url"}),
            action("link", words("received.open")),
        ),
        key="paste",
    )
    yield node(
        "section",
        {"class": "share-card", "aria-labelledby": "numbered-title"},
        node("h2", {"class": "share-heading", "id": "numbered-title"}, words("received.numbered")),
        node(
            "p",
            {"class": "share-note", "id": "numbered-note"},
            words("received.numbered-note", game=title),
        ),
        node(
            "div",
            {"class": "field"},
            label("number", words("received.number-label")),
            entry(
                "numbered",
                "number",
                **{"aria-describedby": "numbered-note", "inputmode": "numeric", "maxlength": 10},
            ),
            action("numbered", words("received.play-number")),
        ),
        _numbered(words, shown),
        key="numbered",
    )


def _numbered(words: Words, shown: Shown) -> Node | None:
    """One's last results of numbered deals."""
    if not shown.numbered:
        return None
    return node(
        "ul",
        {"class": "share-changes", "aria-label": words("received.results")},
        *(
            node(
                "li",
                None,
                words(
                    "received.result",
                    game=TITLES[game],
                    number=number,
                    result=outcome_text(words, outcome),
                ),
            )
            for game, number, outcome in shown.numbered
        ),
    )
