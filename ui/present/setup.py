"""The set-up of a table: presets, players, and every house rule in a panel that opens."""

from __future__ import annotations

from collections.abc import Callable

from game.seats import Seat
from ui.house_rules import TITLES, Panel
from ui.house_rules.common import changes
from ui.places import AVATARS, LONGEST_NAME, away, people
from ui.present.fields import choice, entry, label, levels, seats_stepper, switch
from ui.present.head import head
from ui.present.house_rules import options, tables
from ui.present.parts import action, avatar, icon, notice, page, tool
from ui.setup import Setup
from ui.tree import Node, button, node
from ui.words import Words


def present_setup(words: Words, setup: Setup, *, notice_key: str | None = None) -> Node:
    """The whole screen. ``words`` have the parts ``setup`` and ``rules``."""
    rules = setup.house_rules
    body = node(
        "section",
        {"class": "setup", "aria-labelledby": "setup-title"},
        head(
            tool("home", words("bar.home"), icon("home")),
            "setup-title",
            words("setup.title", game=TITLES[rules.game]),
        ),
        node(
            "div",
            {"class": "setup-body"},
            node(
                "div",
                {"class": "setup-side"},
                _presets(words, setup),
                _panel(words, setup, Panel.PLAYERS),
            ),
            node(
                "div",
                {"class": "setup-side"},
                node("h2", {"class": "setup-heading"}, words("setup.details")),
                *(_panel(words, setup, panel) for panel in (*rules.panels, Panel.TABLES)),
            ),
        ),
        _foot(words, setup),
        key="setup",
    )
    return page(words, body, notice=notice(words, notice_key), dialog=None)


def shown_name(words: Words, setup: Setup, seat: Seat) -> str:
    """What a place is called, its name or what stands in for it."""
    if name := setup.places[seat].name:
        return name
    several = len(people(setup.places)) > 1
    return f"{words('person')} {seat + 1}" if several else words("you.name")


# ---- presets ------------------------------------------------------------------------------------


def _presets(words: Words, setup: Setup) -> Node:
    own, rules = changes(setup.options), setup.house_rules
    return node(
        "section",
        {"class": "setup-presets", "aria-labelledby": "presets-title"},
        node("h2", {"class": "setup-heading", "id": "presets-title"}, words("setup.rules")),
        node(
            "div",
            {"class": "presets", "role": "group", "aria-labelledby": "presets-title"},
            *(
                _preset(words, rules.game, name, pressed=name == setup.preset)
                for name in rules.presets
            ),
        ),
        None
        if setup.preset
        else node("p", {"class": "setup-own"}, icon("cards"), words("setup.own", n=own)),
    )


def _preset(words: Words, game: str, name: str, *, pressed: bool) -> Node:
    return button(
        f"setup preset {name}",
        {"class": "preset", "aria-pressed": "true" if pressed else "false"},
        node("span", {"class": "preset-name"}, words(f"preset.{game}.{name}")),
        node("span", {"class": "preset-note"}, words(f"preset-text.{game}.{name}")),
        key=f"{game} {name}",
    )


# ---- panels -------------------------------------------------------------------------------------


def _panel(words: Words, setup: Setup, panel: Panel) -> Node:
    """A part that opens and closes; what is closed is not in the page at all."""
    opened, name = panel in setup.panels, f"panel-{panel.value}"
    wrong = setup.problem_panel is panel
    head = button(
        f"setup panel {panel.value}",
        {
            "class": "panel-head",
            "aria-expanded": "true" if opened else "false",
            "aria-controls": name if opened else None,
        },
        icon("minus" if opened else "plus"),
        node("span", {"class": "panel-title"}, words(f"panel.{panel.value}")),
        icon("warning") if wrong else None,
        node("span", {"class": "panel-sum"}, _sum(words, setup, panel)),
    )
    return node(
        "section",
        {"class": "panel", "data-wrong": wrong},
        node("h3", {"class": "panel-heading"}, head),
        node(
            "div",
            {"class": "panel-body", "id": name},
            _message(words, setup, panel),
            *_BODIES.get(panel, _options(panel))(words, setup),
        )
        if opened
        else None,
        key=name,
    )


def _sum(words: Words, setup: Setup, panel: Panel) -> str:
    """What a closed panel holds."""
    if panel is Panel.PLAYERS:
        return words("setup.places", n=len(setup.places))
    if panel is Panel.TABLES:
        return words("setup.kept", n=len(setup.tables)) if setup.tables else ""
    changed = changes(setup.options, *setup.house_rules.panels[panel])
    return words("setup.changed", n=changed) if changed else words("setup.unchanged")


def _message(words: Words, setup: Setup, panel: Panel) -> Node | None:
    """What the last request came to, or why the table cannot be played, if it belongs here."""
    message = setup.message
    if message and message.panel is panel:
        text, refused = words(message.key, **message.values), message.refused
    elif setup.problem and setup.problem_panel is panel:
        text, refused = problem_text(words, setup), True
    else:
        return None
    return node(
        "p",
        {
            "class": "setup-message",
            "role": "alert" if refused else "status",
            "data-tone": "refused" if refused else None,
        },
        icon("warning") if refused else None,
        node("span", None, text),
        key="message",
    )


def problem_text(words: Words, setup: Setup) -> str:
    """Why the table cannot be played."""
    problem = setup.problem
    if problem is None:
        return ""
    return words(f"problem.{problem.code.replace('_', '-')}", **problem.values)


_Body = Callable[[Words, Setup], tuple[Node | None, ...]]


def _options(panel: Panel) -> _Body:
    return lambda words, setup: options(words, setup, tuple(setup.house_rules.panels[panel]))


# ---- players ------------------------------------------------------------------------------------


def _players(words: Words, setup: Setup) -> tuple[Node | None, ...]:
    return (
        seats_stepper(words, len(setup.places), setup.seats, words("setup.seats")),
        node(
            "ol",
            {"class": "places"},
            *(_place(words, setup, seat) for seat in range(len(setup.places))),
        ),
        *(_kinds(words, setup) if away(setup.places) else ()),
        *_allowed(words, "undo", on=setup.undo),
        *_allowed(words, "hints", on=setup.hints),
    )


def _kinds(words: Words, setup: Setup) -> tuple[Node, ...]:
    from ui.present.own_deck import kinds  # noqa: PLC0415  # few play by link

    return kinds(words, setup)


def _allowed(words: Words, name: str, *, on: bool) -> tuple[Node, ...]:
    """Whether something may be done at this table that is no rule of any game."""
    return (
        switch(
            f"setup {name} {'off' if on else 'on'}",
            name,
            words(f"setup.{name}"),
            words("setup.yes" if on else "setup.no"),
            on=on,
        ),
        node("p", {"class": "option-note", "id": f"{name}-note"}, words(f"setup.{name}-note")),
    )


def _place(words: Words, setup: Setup, seat: Seat) -> Node:
    place, name = setup.places[seat], shown_name(words, setup, seat)
    following = (place.avatar + 1) % AVATARS
    sign = words(f"avatar.{place.avatar}")
    return node(
        "li",
        {"class": "place"},
        button(
            f"setup avatar {seat} {following}",
            {"class": "avatar-pick", "aria-label": words("setup.avatar", name=name, sign=sign)},
            avatar(name, place.avatar),
        ),
        label(f"name-{seat}", words("setup.name", n=seat + 1), seen=False),
        entry(
            f"setup name {seat}",
            f"name-{seat}",
            value=place.name,
            placeholder=name,
            maxlength=LONGEST_NAME,
        ),
        label(f"who-{seat}", words("setup.who", name=name), seen=False),
        choice(
            f"setup seat {seat}",
            f"who-{seat}",
            "away" if place.away else place.bot or "human",
            (
                ("human", words("setup.human")),
                ("away", words("setup.away")),
                *levels(words),
            ),
        ),
        key=f"place {seat}",
    )


def _effects(words: Words, setup: Setup) -> tuple[Node | None, ...]:
    from ui.present.effects import effects  # noqa: PLC0415  # only one game has them

    return effects(words, setup)


_BODIES: dict[Panel, _Body] = {
    Panel.PLAYERS: _players,
    Panel.EFFECTS: _effects,
    Panel.TABLES: tables,
}
"""What is in the panels; all others hold options."""


# ---- foot ---------------------------------------------------------------------------------------


def _foot(words: Words, setup: Setup) -> Node:
    """What one does when all is chosen; it stays in sight."""
    panel = setup.problem_panel
    problem = words("setup.cannot", panel=words(f"panel.{panel.value}")) if panel else None
    return node(
        "footer",
        {"class": "setup-foot"},
        node("p", {"class": "setup-problem", "id": "setup-problem"}, icon("warning"), problem)
        if problem
        else None,
        action("rules", words("setup.read")),
        button(
            "start",
            {
                "class": "action",
                "data-kind": "primary",
                "aria-describedby": "setup-problem" if problem else None,
            },
            words("home.play"),
            key="start",
        ),
    )
