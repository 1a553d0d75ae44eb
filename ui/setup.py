"""The set-up of a table of Mau-Mau: who plays, by which rules.

Pure: a set-up and a request go in, a set-up comes out.

>>> setup = act(act(Setup.of(3), "preset family"), "option hand_size 5")
>>> setup.options.free_drawing, setup.options.hand_size, setup.preset, setup.problem
(True, 5, None, None)
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import Any

from game.cards import Rank
from game.mau_mau.code import CodeError, decode, encode
from game.mau_mau.effects import SEED_EFFECTS, Effect, Effects, Kind
from game.mau_mau.options import MAX_SEATS, MIN_SEATS, Options
from game.mau_mau.presets import ORIGINAL, PRESETS, preset_of
from game.rules import OptionsError
from game.seats import Seat
from ui import places as at
from ui.own_tables import Table, tables_from_text, without
from ui.places import AVATARS, Places, clean

MOST_TABLES = 30
LONGEST_TABLE = 24
"""Characters of the name of an own table."""
DRAWING = (Kind.SOFT_DRAW, Kind.HARD_DRAW, Kind.PREVIOUS_DRAWS)
"""The kinds of effects that have a number."""
CARDS_AT_FIRST = {Kind.SOFT_DRAW: 1, Kind.HARD_DRAW: 2, Kind.PREVIOUS_DRAWS: 1}


class Panel(Enum):
    """The parts of the set-up that open and close."""

    PLAYERS = "players"
    DECK = "deck"
    DRAWING = "drawing"
    PENALTIES = "penalties"
    ENDING = "ending"
    MATCH = "match"
    EFFECTS = "effects"
    TABLES = "tables"


OPTIONS_OF = {
    Panel.DECK: ("hand_size", "packs", "jokers", "any_starter"),
    Panel.DRAWING: ("free_drawing", "draw_until_playable", "must_play_drawn"),
    Panel.PENALTIES: (
        "block_misplays",
        "debtors_stay",
        "mixed_chains",
        "reverse_of_two_goes_on",
        "cutting",
    ),
    Panel.ENDING: ("end_on_action", "calling"),
    Panel.MATCH: ("goal",),
}
"""Where each option stands; the effects have a panel of their own."""
_PANEL_OF_PROBLEM = {"seats": Panel.PLAYERS, "goal": Panel.MATCH}
_WRITTEN = {"on": True, "off": False, "auto": None}


@dataclass(frozen=True, slots=True)
class Message:
    """What has come of a request: a key of the words, its values, and where it belongs."""

    panel: Panel
    key: str
    values: dict[str, object] = field(default_factory=dict)
    refused: bool = False


@dataclass(frozen=True, slots=True)
class Setup:
    """All that can be chosen before a game, and what of it is in sight."""

    places: Places
    options: Options = ORIGINAL
    tables: tuple[Table, ...] = ()
    """The person's own tables."""
    panels: frozenset[Panel] = frozenset({Panel.PLAYERS})
    """Those that are open."""
    message: Message | None = None

    @staticmethod
    def of(seats: int) -> Setup:
        """A person and as many bots as there are other seats, with the original rules."""
        return Setup(at.one_person(seats))

    @property
    def preset(self) -> str | None:
        """The name of the preset whose rules these are; None for rules of one's own."""
        return preset_of(self.options)

    @property
    def problem(self) -> OptionsError | None:
        """Why this table cannot be played, or None."""
        try:
            self.options.check(len(self.places))
        except OptionsError as error:
            return error
        return None

    @property
    def problem_panel(self) -> Panel | None:
        """Where the problem can be put right."""
        problem = self.problem
        return _PANEL_OF_PROBLEM.get(problem.code, Panel.DECK) if problem else None


def act(setup: Setup, request: str) -> Setup:
    """The set-up after a request; one that makes no sense changes nothing.

    ``preset family``, ``option free_drawing on``, ``option hand_size 5``, ``option packs auto``,
    ``option goal best-of 3``, ``effect 7 hard-draw 2``, ``effect X wild``, ``effects reset``,
    ``seats 5``, ``seat 2 human``, ``seat 2 bot``, ``name 2 Ana``, ``avatar 2 3``, ``code M1B91``,
    ``keep NAME``, ``use NAME``, ``forget NAME``, ``panel deck`` (opens or closes it), ``start``
    (only opens the panel where something is in the way). Seats count from 0, as everywhere.
    """
    try:
        return _act(setup, request)
    except (ValueError, KeyError, IndexError):  # a control of yesterday's tree, or none at all
        return setup


def _act(setup: Setup, request: str) -> Setup:
    kind, _, what = request.partition(" ")
    match kind:
        case "preset" | "option" | "effect" | "effects":
            return _with(setup, options=_ruled(setup.options, kind, what))
        case "seats" | "seat" | "name" | "avatar":
            return _placed(setup, kind, what)
        case "panel":
            return replace(setup, panels=setup.panels ^ {Panel(what)}, message=None)
        case "code":
            return _read(setup, what, Message(Panel.TABLES, "told.code"))
        case "keep":
            return _kept(setup, clean(what, LONGEST_TABLE))
        case "use" | "forget":
            return _own(setup, kind, what)
        case "start" if setup.problem_panel:
            return replace(setup, panels=setup.panels | {setup.problem_panel})
        case _:
            return setup


def _with(setup: Setup, message: Message | None = None, **changes: Any) -> Setup:
    return replace(setup, message=message, **changes)


# ---- rules --------------------------------------------------------------------------------------


def _ruled(options: Options, kind: str, what: str) -> Options:
    match kind, what.split(" "):
        case "preset", [name]:
            return PRESETS[name]
        case "option", [name, *value]:
            return _changed(options, name, " ".join(value))
        case "effect", [rank, effect, *cards]:
            return _affected(options, Rank(rank), Kind(effect), *cards)
        case "effects", ["reset"]:
            return replace(options, effects=SEED_EFFECTS)
        case _:
            return options


def _changed(options: Options, name: str, value: str) -> Options:
    """The options with one of them as it is written, read as saved options are."""
    data: object = value
    if value in _WRITTEN:
        data = _WRITTEN[value]
    elif value.isdigit():
        data = int(value)
    if name == "packs" and data is None:
        return replace(options, packs=None)
    return Options.from_data({**options.to_data(), name: data})


def _affected(options: Options, rank: Rank, kind: Kind, cards: str = "") -> Options:
    """The options with another effect of a rank; a number that is not told stays, or is usual."""
    if kind in DRAWING and not cards:
        cards = str(options.effects[rank].cards or CARDS_AT_FIRST[kind])
    effects = {other: str(options.effects[other]) for other in Rank}
    effects[rank] = f"{kind.value} {cards}".strip()
    return replace(options, effects=Effects(tuple(map(Effect.parse, effects.values()))))


def _read(setup: Setup, code: str, message: Message) -> Setup:
    """Play by the rules of a code; if it cannot be read, say why and change nothing."""
    if not code.strip():
        return setup
    try:
        options = decode(code)
    except CodeError as error:
        return _with(setup, Message(message.panel, f"flaw.{error.flaw.value}", refused=True))
    return _with(setup, message, options=options)


# ---- players and own tables ---------------------------------------------------------------------


def _placed(setup: Setup, kind: str, what: str) -> Setup:
    match kind, what.split(" "):
        case "seats", [number] if MIN_SEATS <= int(number) <= MAX_SEATS:
            return _with(setup, places=at.seated(setup.places, int(number)))
        case "seat", [seat, "human"]:
            return _with(setup, places=at.given_to_person(setup.places, int(seat)))
        case "seat", [seat, "bot"]:
            return _given_to_bot(setup, int(seat))
        case "name", [seat, *name]:
            return _with(setup, places=at.named(setup.places, int(seat), " ".join(name)))
        case "avatar", [seat, number]:
            place = replace(setup.places[int(seat)], avatar=int(number) % AVATARS)
            return _with(setup, places=at.placed(setup.places, int(seat), place))
        case _:
            return setup


def _given_to_bot(setup: Setup, seat: Seat) -> Setup:
    """Give a seat to a bot; the last person cannot leave."""
    if at.people(setup.places) == (seat,):
        return _with(setup, Message(Panel.PLAYERS, "told.somebody", refused=True))
    return _with(setup, places=at.given_to_bot(setup.places, seat))


def _kept(setup: Setup, name: str) -> Setup:
    """Keep these rules under a name, in the place of what was kept under it before."""
    others = without(setup.tables, name)
    if not name:
        return setup
    if len(others) >= MOST_TABLES:
        return _with(setup, Message(Panel.TABLES, "told.full", refused=True))
    tables = (*others, Table(name, encode(setup.options)))
    return _with(setup, Message(Panel.TABLES, "told.kept", {"name": name}), tables=tables)


def _own(setup: Setup, kind: str, name: str) -> Setup:
    """Play by the rules that are kept under a name, or forget them."""
    others = without(setup.tables, name)
    found = next((table for table in setup.tables if table not in others), None)
    if found is None:
        return setup
    if kind == "use":
        return _read(setup, found.code, Message(Panel.TABLES, "told.used", {"name": name}))
    return _with(setup, Message(Panel.TABLES, "told.forgotten", {"name": name}), tables=others)


# ---- kept from one visit to the next ------------------------------------------------------------


def setup_to_text(setup: Setup) -> str:
    """Who plays by which rules, as JSON. The own tables are kept apart: see ``own_tables``."""
    data = {"places": at.places_to_data(setup.places), "rules": encode(setup.options)}
    return json.dumps(data, ensure_ascii=False)


def setup_from_text(text: str, tables: str = "", seats: int = 4) -> Setup:
    """The set-up as it was left; whatever cannot be read is as by default."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        data = None
    data = data if isinstance(data, dict) else {}
    try:
        options = decode(str(data.get("rules")))
    except CodeError:
        options = ORIGINAL
    places = at.places_from_data(data.get("places")) or at.one_person(seats)
    return Setup(places, options, tables_from_text(tables))
