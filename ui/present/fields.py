"""Fields of a form, each with its label: choices, switches, text."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ui.places import LEVELS
from ui.present.parts import icon
from ui.tree import Node, button, node
from ui.words import Words


def choice(
    do: str, name: str, value: str, options: Iterable[tuple[str, str]], **attributes: object
) -> Node:
    """A list to choose from; the screen asks for ``do`` with the value. ``name`` is its id."""
    return node(
        "select",
        {"class": "choice", "id": name, "data-do": do, "value": value, **attributes},
        *(
            node("option", {"value": its, "selected": its == value}, text, key=its)
            for its, text in options
        ),
    )


def label(name: str, *children: Node | str | None, seen: bool = True) -> Node:
    """The label of the field with this id."""
    return node("label", {"for": name, "class": None if seen else "sr"}, *children)


def switch(do: str, name: str, text: str, state: str, *, on: bool) -> Node:
    """A switch that asks for ``do``; its state is told in a word too, and its note is described."""
    return button(
        do,
        {
            "class": "switch",
            "role": "switch",
            "aria-checked": "true" if on else "false",
            "aria-describedby": f"{name}-note",
        },
        node("span", {"class": "switch-name"}, text),
        node("span", {"class": "switch-state", "aria-hidden": "true"}, state),
    )


def entry(do: str, name: str, **attributes: object) -> Node:
    """A line of text; the screen asks for ``do`` with the text when it has been entered."""
    return node(
        "input",
        {
            "class": "entry",
            "id": name,
            "type": "text",
            "data-do": do,
            "autocomplete": "off",
            "spellcheck": "false",
            **attributes,
        },
    )


def levels(words: Words) -> Iterator[tuple[str, str]]:
    """The levels of bots to choose from."""
    for level in LEVELS:
        yield level, words(f"level.{level}")


def seats_stepper(words: Words, seats: int, possible: range, *label: Node | str) -> Node:
    """How many play, with buttons for fewer and more; from too many, fewer leads to the most."""

    def step(to: int, key: str, sign: str) -> Node:
        can = to in possible
        return button(
            f"setup seats {to}" if can else "none",
            {
                "class": "action",
                "aria-label": words(key),
                "aria-disabled": None if can else "true",
            },
            icon(sign),
            key=sign,
        )

    return node(
        "div",
        {"class": "stepper", "role": "group", "aria-labelledby": "seats-label"},
        node("span", {"class": "stepper-label", "id": "seats-label"}, *label),
        step(min(seats - 1, possible[-1]), "home.fewer", "minus"),
        node("output", {"class": "stepper-value", "aria-live": "polite"}, str(seats)),
        step(seats + 1, "home.more", "plus"),
    )
