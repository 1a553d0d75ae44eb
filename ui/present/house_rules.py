"""The house rules of the set-up: options, the effect of every card, codes and own tables."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields

from game.cards import RANKS, Rank
from game.mau_mau.code import encode
from game.mau_mau.effects import SEED_EFFECTS, Kind
from game.mau_mau.options import LIMITS, MAX_HAND, MIN_HAND, Goal, GoalKind, Options
from game.ruling import RuleId
from ui.present.fields import choice, entry, label, switch
from ui.present.parts import action
from ui.setup import DRAWING, LONGEST_TABLE, Setup
from ui.tree import Node, button, node
from ui.words import Words

RULE_OF = {
    "hand_size": "DEAL",
    "packs": "DEAL",
    "jokers": "DEAL",
    "any_starter": "DEAL",
    "free_drawing": "M2",
    "draw_until_playable": "M2",
    "must_play_drawn": "M2",
    "block_misplays": "M20",
    "debtors_stay": "M8",
    "mixed_chains": "M16",
    "reverse_of_two_goes_on": "M14",
    "cutting": "M19",
    "end_on_action": "OUT",
    "calling": "CALL",
    "goal": "MATCH",
}
"""The rule that each option changes."""
MOST_PACKS = 3
MOST_CARDS = 10
"""So many cards can be chosen for an effect; a code may bring more."""
GOALS = (
    Goal(),
    *(Goal(GoalKind.BEST_OF, rounds) for rounds in (3, 5, 7, 9)),
    *(Goal(GoalKind.POINTS, limit) for limit in LIMITS),
)
_DEFAULTS = Options()


def changes(options: Options, *names: str) -> int:
    """How many of these options, or of all, are not as by default; each effect counts."""
    names = names or tuple(option.name for option in fields(Options))
    changed = sum(bool(getattr(options, name) != getattr(_DEFAULTS, name)) for name in names)
    if "effects" in names and options.effects != SEED_EFFECTS:
        changed += sum(options.effects[rank] != SEED_EFFECTS[rank] for rank in RANKS) - 1
    return changed


def idle(options: Options, name: str) -> bool:
    """Whether an option changes nothing with these cards and their effects."""
    kinds = [
        options.effects[rank].kind for rank in RANKS if options.jokers or rank is not Rank.JOKER
    ]
    match name:
        case "cutting":
            return options.packs == 1
        case "mixed_chains":
            return kinds.count(Kind.HARD_DRAW) < 2
        case "reverse_of_two_goes_on":
            return Kind.REVERSE not in kinds
        case "debtors_stay":
            return Kind.SOFT_DRAW not in kinds
        case "end_on_action":
            return set(kinds) == {Kind.NONE}
        case _:
            return False


# ---- options ------------------------------------------------------------------------------------


def options(words: Words, setup: Setup, names: tuple[str, ...]) -> tuple[Node | None, ...]:
    """These options, each with a note that tells its default and its rule."""
    return tuple(_option(words, setup.options, name) for name in names)


def _option(words: Words, chosen: Options, name: str) -> Node:
    written, value = name.replace("_", "-"), getattr(chosen, name)
    default = _value(words, getattr(_DEFAULTS, name))
    changed = value != getattr(_DEFAULTS, name)
    notes = (
        words(f"option-text.{written}"),
        words("setup.idle") if idle(chosen, name) else "",
        words("setup.default", value=default),
    )
    return node(
        "div",
        {"class": "option", "data-changed": changed},
        *_CONTROLS.get(name, _switch)(words, chosen, name),
        node(
            "p",
            {"class": "option-note", "id": f"{written}-note"},
            " ".join(note for note in notes if note),
            " ",
            node("span", {"class": "option-changed"}, words("setup.is-changed"))
            if changed
            else None,
        ),
        rule_link(words, RULE_OF[name]),
        key=name,
    )


def rule_link(words: Words, rule: RuleId) -> Node:
    """A rule's id, that leads to the rule."""
    return button(
        f"rules {rule}",
        {"class": "rule rule-link", "aria-label": words("setup.rule", rule=rule)},
        rule,
    )


def _switch(words: Words, chosen: Options, name: str) -> tuple[Node, ...]:
    on, written = bool(getattr(chosen, name)), name.replace("_", "-")
    return (
        switch(
            f"setup option {name} {'off' if on else 'on'}",
            written,
            words(f"option.{written}"),
            _value(words, on),
            on=on,
        ),
    )


def _hand_size(words: Words, chosen: Options, name: str) -> tuple[Node, ...]:
    sizes = sorted({*range(MIN_HAND, MAX_HAND + 1), chosen.hand_size})
    return _chosen(words, chosen, name, [(str(size), str(size)) for size in sizes])


def _packs(words: Words, chosen: Options, name: str) -> tuple[Node, ...]:
    numbers = sorted({*range(1, MOST_PACKS + 1), *([chosen.packs] if chosen.packs else [])})
    items = [("auto", words("setup.packs-auto")), *((str(n), str(n)) for n in numbers)]
    return _chosen(words, chosen, name, items)


def _goal(words: Words, chosen: Options, name: str) -> tuple[Node, ...]:
    goals = GOALS if chosen.goal in GOALS else (*GOALS, chosen.goal)
    return _chosen(words, chosen, name, [(str(goal), _goal_text(words, goal)) for goal in goals])


def _chosen(
    words: Words, chosen: Options, name: str, items: list[tuple[str, str]]
) -> tuple[Node, ...]:
    written, value = name.replace("_", "-"), getattr(chosen, name)
    return (
        label(written, words(f"option.{written}")),
        choice(f"setup option {name}", written, "auto" if value is None else str(value), items),
    )


_CONTROLS: dict[str, Callable[[Words, Options, str], tuple[Node, ...]]] = {
    "hand_size": _hand_size,
    "packs": _packs,
    "goal": _goal,
}
"""The options that are more than yes or no."""


def _value(words: Words, value: object) -> str:
    """An option's value in words."""
    match value:
        case bool():
            return words("setup.yes" if value else "setup.no")
        case Goal():
            return _goal_text(words, value)
        case None:
            return words("setup.packs-auto")
        case _:
            return str(value)


def _goal_text(words: Words, goal: Goal) -> str:
    return words(f"goal.{goal.kind.value}", number=goal.number)


# ---- effects ------------------------------------------------------------------------------------


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


# ---- codes and own tables -----------------------------------------------------------------------


def tables(words: Words, setup: Setup) -> tuple[Node | None, ...]:
    """The code of these rules, a place to enter another one, and the person's own tables."""
    code = encode(setup.options)
    return (
        node(
            "div",
            {"class": "field"},
            node("span", {"class": "field-label", "id": "code-label"}, words("setup.code")),
            node("output", {"class": "code", "aria-labelledby": "code-label"}, code),
            action(f"copy {code}", words("setup.copy")),
        ),
        node(
            "div",
            {"class": "field"},
            label("code", words("setup.enter-code")),
            entry("setup code", "code", maxlength=100, autocapitalize="characters"),
            action("setup code", words("setup.use")),
        ),
        node(
            "div",
            {"class": "field"},
            label("keep", words("setup.keep-as")),
            entry("setup keep", "keep", maxlength=LONGEST_TABLE),
            action("setup keep", words("setup.keep")),
        ),
        node(
            "ul",
            {"class": "tables", "aria-label": words("setup.own-tables")},
            *(_table(words, table.name) for table in setup.tables),
        )
        if setup.tables
        else None,
    )


def _table(words: Words, name: str) -> Node:
    return node(
        "li",
        {"class": "own-table"},
        node("span", {"class": "own-name"}, name),
        button(
            f"setup use {name}",
            {"class": "action", "aria-label": words("setup.use-table", name=name)},
            words("setup.use"),
        ),
        button(
            f"setup forget {name}",
            {"class": "action", "aria-label": words("setup.forget-table", name=name)},
            words("setup.forget"),
        ),
        key=f"table {name}",
    )
