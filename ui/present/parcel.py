"""The archive's file: how it is made, chosen, and looked into before anything is taken."""

from __future__ import annotations

from ui.archive.shelf import Shelf, Unpacking
from ui.archive.taking import SETTINGS
from ui.present.fields import switch
from ui.present.parts import action, dialog, icon
from ui.tree import Node, node
from ui.words import Words


def parcel_section(words: Words, shelf: Shelf) -> Node:
    """Everything as one file, and back; and how to make room where there is none."""
    return node(
        "section",
        {"class": "parcel", "aria-labelledby": "parcel-title"},
        node("h2", {"class": "parcel-title", "id": "parcel-title"}, words("parcel.title")),
        node("p", {"class": "archive-note"}, words("parcel.note")),
        node(
            "div",
            {"class": "parcel-acts"},
            action("games export", words("parcel.export"), "primary" if shelf.full else None),
            node(
                "label",
                {"class": "action parcel-file"},
                words("parcel.import"),
                node(
                    "input",
                    {
                        "class": "sr",
                        "type": "file",
                        "accept": ".json,application/json",
                        "data-do": "games file",
                    },
                ),
            ),
        ),
        _room(words) if shelf.full and shelf.finished else None,
        key="parcel",
    )


def _room(words: Words) -> Node:
    return node(
        "div",
        {"class": "parcel-room"},
        icon("warning"),
        node("p", {"class": "archive-note"}, words("parcel.room")),
        action("games clear", words("parcel.clear"), "danger"),
    )


def parcel_dialog(words: Words, unpacking: Unpacking) -> Node:
    """What is in a file, before it changes anything."""
    parcel = unpacking.parcel
    lines = (
        words("parcel.games", n=len(parcel.entries), new=unpacking.new),
        words("parcel.under-way") if parcel.game else None,
        words("parcel.tables", n=len(parcel.tables)) if parcel.tables else None,
        words("parcel.asides", n=len(parcel.asides)) if parcel.asides else None,
        words("parcel.odd", n=parcel.odd) if parcel.odd else None,
    )
    has_settings = any(map(parcel.text, SETTINGS))
    return dialog(
        "parcel",
        words("parcel.found"),
        (
            node("ul", {"class": "parcel-lines"}, *(node("li", None, its) for its in lines if its)),
            _choice(words, "mine", on=unpacking.mine),
            _choice(words, "settings", on=unpacking.settings) if has_settings else None,
        ),
        (
            action("games take", words("parcel.take"), "primary"),
            action("cancel", words("cancel")),
        ),
        words("parcel.nothing-lost"),
    )


def _choice(words: Words, name: str, *, on: bool) -> Node:
    state = words("parcel.yes" if on else "parcel.no")
    return node(
        "div",
        {"class": "parcel-choice"},
        switch(f"games {name}", f"parcel-{name}", words(f"parcel.{name}"), state, on=on),
        node(
            "p",
            {"class": "archive-note", "id": f"parcel-{name}-note"},
            words(f"parcel.{name}-note"),
        ),
        key=name,
    )
