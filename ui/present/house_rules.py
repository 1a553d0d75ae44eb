"""The house rules of the set-up: options, codes and own tables."""

from __future__ import annotations

from typing import Any

from game.ruling import RuleId
from ui.house_rules import TITLES, game_of_code
from ui.house_rules.common import HouseRules, written
from ui.own_tables import Table
from ui.present.fields import choice, entry, label, switch
from ui.present.parts import action
from ui.setup import LONGEST_TABLE, Setup
from ui.tree import Node, button, node
from ui.words import Words

# ---- options ------------------------------------------------------------------------------------


def options(words: Words, setup: Setup, names: tuple[str, ...]) -> tuple[Node | None, ...]:
    """These options, each with a note that tells its default and its rule."""
    return tuple(_option(words, setup, name) for name in names)


def _option(words: Words, setup: Setup, name: str) -> Node:
    rules, value, key = setup.house_rules, getattr(setup.options, name), name.replace("_", "-")
    default = getattr(rules.original, name)
    idle = rules.idle(setup.options, len(setup.places), name)
    control = _choice if name in rules.values else _switch
    notes = (
        words(f"option-text.{rules.game}.{key}"),
        words("setup.idle") if idle else "",
        words("setup.default", value=value_text(words, rules, default)),
    )
    return node(
        "div",
        {"class": "option", "data-changed": value != default},
        *control(words, rules, name, value),
        node(
            "p",
            {"class": "option-note", "id": f"{key}-note"},
            " ".join(note for note in notes if note),
            " ",
            node("span", {"class": "option-changed"}, words("setup.is-changed"))
            if value != default
            else None,
        ),
        rule_link(words, rules.rules[name]),
        key=f"{rules.game} {name}",
    )


def rule_link(words: Words, rule: RuleId) -> Node:
    """A rule's id, that leads to the rule."""
    return button(
        f"rules {rule}",
        {"class": "rule rule-link", "aria-label": words("setup.rule", rule=rule)},
        rule,
    )


def _switch(words: Words, rules: HouseRules, name: str, value: Any) -> tuple[Node, ...]:
    key = name.replace("_", "-")
    return (
        switch(
            f"setup option {name} {'off' if value else 'on'}",
            key,
            words(f"option.{rules.game}.{key}"),
            value_text(words, rules, value),
            on=value,
        ),
    )


def _choice(words: Words, rules: HouseRules, name: str, value: Any) -> tuple[Node, ...]:
    """A list of what is offered, and of what a code has brought."""
    key, values = name.replace("_", "-"), rules.values[name]
    shown = values if value in values else (*values, value)
    items = [(written(its), value_text(words, rules, its)) for its in shown]
    return (
        label(key, words(f"option.{rules.game}.{key}")),
        choice(f"setup option {name}", key, written(value), items),
    )


def value_text(words: Words, rules: HouseRules, value: object) -> str:
    """An option's value in words."""
    if isinstance(value, bool):
        return words("setup.yes" if value else "setup.no")
    if value is None:
        return words("setup.packs-auto")
    if worded := rules.worded(value):
        key, values = worded
        return words(key, **values)
    return str(value)


# ---- codes and own tables -----------------------------------------------------------------------


def tables(words: Words, setup: Setup) -> tuple[Node | None, ...]:
    """The code of these rules, a place to enter another one, and the person's own tables."""
    code = setup.house_rules.codes.encode(setup.options)
    return (
        node(
            "div",
            {"class": "field"},
            node("span", {"class": "field-label", "id": "code-label"}, words("setup.code")),
            node("output", {"class": "code", "aria-labelledby": "code-label"}, code),
            action(f"copy {code}", words("setup.copy")),
            action("share rules", words("bar.share")),
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
            *(_table(words, table) for table in setup.tables),
        )
        if setup.tables
        else None,
    )


def _table(words: Words, table: Table) -> Node:
    name, game = table.name, game_of_code(table.code)
    return node(
        "li",
        {"class": "own-table"},
        node(
            "span",
            {"class": "own-name"},
            name,
            node("span", {"class": "own-game"}, TITLES[game]) if game else None,
        ),
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
