"""The settings: what a person prefers, each as a row of choices."""

from __future__ import annotations

from enum import Enum

from ui.preferences import Preferences, Speed, Switch
from ui.present.head import head
from ui.present.parts import action, icon, notice, page, tool
from ui.tree import Node, button, node
from ui.words import Language, Words

GROUPS = (
    ("look", ("theme", "felt", "contrast", "side")),
    ("play", ("speed", "helper", "hand", "reasons")),
    ("sound", ("volume", "vibration")),
    ("keys", ("shortcuts",)),
)
"""The preferences under each heading, by the names of their fields."""
TONGUES = {Language.PORTUGUESE: "Português", Language.ENGLISH: "English"}
"""Languages are called as they call themselves."""
KEYS = (
    ("Tab", "tab"),
    ("← ↑ → ↓", "arrows"),
    ("Enter", "enter"),
    ("Esc", "escape"),
    ("M", "table"),
    ("C", "hand"),
    ("T", "top"),
    ("space", "play"),
    ("← →", "steps"),
    ("Home End", "ends"),
)
"""What the keys do; the last ones are the single keys that can be switched off."""
NOTED = ("helper", "hand", "reasons", "volume", "shortcuts")
"""The preferences that need a word more."""


def present_settings(words: Words, preferences: Preferences, *, notice_key: str | None) -> Node:
    """The whole screen. ``words`` have the part ``settings``."""
    body = node(
        "article",
        {"class": "settings", "aria-labelledby": "settings-title"},
        head(
            tool("back", words("settings.back"), icon("close")),
            "settings-title",
            words("settings.title"),
        ),
        node(
            "div",
            {"class": "settings-body"},
            _group(words, "language", _languages(words)),
            *(
                _group(
                    words,
                    group,
                    *(_preference(words, name, getattr(preferences, name)) for name in names),
                    _keys(words, preferences.shortcuts) if group == "keys" else None,
                )
                for group, names in GROUPS
            ),
            node("p", {"class": "settings-foot"}, action("defaults", words("settings.defaults"))),
        ),
        key="settings",
    )
    return page(words, body, notice=notice(words, notice_key), dialog=None)


def _group(words: Words, name: str, *parts: Node | None) -> Node:
    title = f"group-{name}"
    return node(
        "section",
        {"class": "settings-group", "aria-labelledby": title},
        node("h2", {"class": "settings-heading", "id": title}, words(f"group.{name}")),
        *parts,
        key=name,
    )


def _languages(words: Words) -> Node:
    return _choices(
        "group-language",
        *(
            _choice(
                f"language {language.value}", name, lang=language, on=language is words.language
            )
            for language, name in TONGUES.items()
        ),
    )


def _preference(words: Words, name: str, chosen: Enum) -> Node:
    """A preference by its name, with a button for all that it can be."""
    label = f"prefer-{name}"
    return node(
        "div",
        {"class": "preference"},
        node("p", {"class": "preference-name", "id": label}, words(f"prefer.{name}")),
        _choices(
            label,
            *(
                _choice(
                    f"prefer {name} {member.value}", _word(words, name, member), on=member is chosen
                )
                for member in type(chosen)
            ),
        ),
        node("p", {"class": "preference-note"}, words(f"prefer-note.{name}"))
        if name in NOTED
        else None,
        key=name,
    )


def _word(words: Words, name: str, member: Enum) -> str:
    """What a choice is called."""
    match member:
        case Switch():
            return words(f"switch.{member.value}")
        case Speed():
            return words(f"speed.{member.value}")
        case _:
            return words(f"choice.{name}.{member.value}")


def _choices(label: str, *buttons: Node) -> Node:
    return node("div", {"class": "choices", "role": "group", "aria-labelledby": label}, *buttons)


def _choice(do: str, text: str, *, on: bool, lang: Language | None = None) -> Node:
    return button(
        do,
        {
            "class": "choice-button",
            "aria-pressed": "true" if on else "false",
            "lang": lang.value if lang else None,
        },
        icon("check") if on else None,
        node("span", None, text),
        key=do,
    )


def _keys(words: Words, shortcuts: Switch) -> Node:
    """What the keys do; those that are switched off are left out."""
    shown = KEYS if shortcuts is Switch.ON else KEYS[:4]
    return node(
        "dl",
        {"class": "keys"},
        *(
            node(
                "div",
                None,
                node("dt", None, node("kbd", None, _key(words, key))),
                node("dd", None, words(f"key.{what}")),
            )
            for key, what in shown
        ),
    )


def _key(words: Words, key: str) -> str:
    """What is printed on the key; on the longest one, nothing is."""
    return words("key-name.space") if key == "space" else key
