"""The set-up of a table: which game, who plays, by which rules.

Pure: a set-up and a request go in, a set-up comes out.

>>> setup = act(act(Setup.of(3), "preset family"), "option hand_size 5")
>>> setup.options.free_drawing, setup.options.hand_size, setup.preset, setup.problem
(True, 5, None, None)
>>> setup = act(setup, "game mexe-mexe")
>>> setup.game, setup.options.hand_size, act(setup, "game mau-mau").options.hand_size
('mexe-mexe', 11, 5)
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field, replace
from typing import Any

from game.code import CodeError
from game.notation import load_json
from game.rules import OptionsError
from game.seats import Seat
from ui import places as at
from ui.house_rules import (
    TITLES,
    HouseRules,
    Panel,
    game_of_code,
    house_rules_named,
    house_rules_of,
)
from ui.own_tables import Table, tables_from_text, without
from ui.places import AVATARS, Places, clean

MOST_TABLES = 30
LONGEST_TABLE = 24
"""Characters of the name of an own table."""
_FIRST_GAME = "mau-mau"


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
    options: Any
    """The rules of the game that is chosen, which they tell."""
    others: tuple[str, ...] = ()
    """The codes of the rules of other games, as they were left."""
    tables: tuple[Table, ...] = ()
    """The person's own tables."""
    panels: frozenset[Panel] = frozenset({Panel.PLAYERS})
    """Those that are open."""
    message: Message | None = None
    undo: bool = True
    """Whether decisions can be taken back where only bots have seen what came of them."""

    @staticmethod
    def of(seats: int) -> Setup:
        """A person and as many bots as there are other seats, with the original rules."""
        return Setup(at.one_person(seats), house_rules_named(_FIRST_GAME).original)

    @property
    def house_rules(self) -> HouseRules:
        """What can be chosen in the game that is chosen."""
        return house_rules_of(self.options)

    @property
    def game(self) -> str:
        """The name of the game, as records have it."""
        return self.house_rules.game

    @property
    def preset(self) -> str | None:
        """The name of the preset whose rules these are; None for rules of one's own."""
        return self.house_rules.preset_of(self.options)

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
        return self.house_rules.panel_of(problem.code) if problem else None


def act(setup: Setup, request: str) -> Setup:
    """The set-up after a request; one that makes no sense changes nothing.

    ``game mexe-mexe``, ``preset family``, ``option free_drawing on``, ``option hand_size 5``,
    ``option packs auto``, ``option goal best-of 3``, ``effect 7 hard-draw 2``, ``effects reset``,
    ``seats 5``, ``seat 2 human``, ``seat 2 bot``, ``name 2 Ana``, ``avatar 2 3``, ``code M1B91``,
    ``keep NAME``, ``use NAME``, ``forget NAME``, ``undo off``, ``panel deck`` (opens or closes it),
    ``start`` (only opens the panel where something is in the way). Seats count from 0.
    """
    try:
        return _act(setup, request)
    except (ValueError, KeyError, IndexError):  # a control of yesterday's tree, or none at all
        return setup


def _act(setup: Setup, request: str) -> Setup:
    kind, _, what = request.partition(" ")
    match kind:
        case "game":
            return _play(setup, what)
        case "seats" | "seat" | "name" | "avatar":
            return _placed(setup, kind, what)
        case "panel":
            return replace(setup, panels=setup.panels ^ {Panel(what)}, message=None)
        case "undo":
            return replace(setup, undo={"on": True, "off": False}[what])
        case "code":
            return _read(setup, what, "code")
        case "keep":
            return _kept(setup, clean(what, LONGEST_TABLE))
        case "use" | "forget":
            return _own(setup, kind, what)
        case "start" if setup.problem_panel:
            return replace(setup, panels=setup.panels | {setup.problem_panel})
        case _:
            options = _ruled(setup, request)
            return setup if options is setup.options else _with(setup, options=options)


def _with(setup: Setup, message: Message | None = None, **changes: Any) -> Setup:
    return replace(setup, message=message, **changes)


# ---- games and rules ----------------------------------------------------------------------------


def _play(setup: Setup, game: str) -> Setup:
    """Another game, by the rules that it had when it was left."""
    if game == setup.game:
        return setup
    rules = house_rules_named(game)
    left = next((code for code in setup.others if game_of_code(code) == game), "")
    try:
        options = rules.codes.decode(left)
    except CodeError:  # never played, or damaged
        options = rules.original
    return _by(setup, options)


def _by(setup: Setup, options: Any, message: Message | None = None) -> Setup:
    """The set-up with these rules; the rules of other games are kept."""
    codes = (*setup.others, setup.house_rules.codes.encode(setup.options))
    others = tuple(code for code in codes if game_of_code(code) != options.GAME)
    return _with(setup, message, options=options, others=others)


def _ruled(setup: Setup, request: str) -> Any:
    rules, options = setup.house_rules, setup.options
    match request.split(" "):
        case ["preset", name]:
            return rules.presets[name]
        case ["option", name, *value]:
            return rules.changed(options, name, " ".join(value))
        case _:
            return rules.change(options, request)


def _read(setup: Setup, code: str, how: str, **values: object) -> Setup:
    """Play by the rules of a code, of whichever game it is.

    If it cannot be read, say why and change nothing; if it is of another game, say so.
    """
    if not code.strip():
        return setup
    game = game_of_code(code) or setup.game
    try:
        options = house_rules_named(game).codes.decode(code)
    except CodeError as error:
        flaw = Message(Panel.TABLES, f"flaw.{error.flaw.value}", refused=True)
        return _with(setup, flaw)
    if game != setup.game:
        how, values = f"{how}-game", {**values, "game": TITLES[game]}
    return _by(setup, options, Message(Panel.TABLES, f"told.{how}", values))


# ---- players and own tables ---------------------------------------------------------------------


def _placed(setup: Setup, kind: str, what: str) -> Setup:
    match kind, what.split(" "):
        case "seats", [number] if int(number) in setup.house_rules.seats:
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
    tables = (*others, Table(name, setup.house_rules.codes.encode(setup.options)))
    return _with(setup, Message(Panel.TABLES, "told.kept", {"name": name}), tables=tables)


def _own(setup: Setup, kind: str, name: str) -> Setup:
    """Play by the rules that are kept under a name, or forget them."""
    others = without(setup.tables, name)
    found = next((table for table in setup.tables if table not in others), None)
    if found is None:
        return setup
    if kind == "use":
        return _read(setup, found.code, "used", name=name)
    return _with(setup, Message(Panel.TABLES, "told.forgotten", {"name": name}), tables=others)


# ---- kept from one visit to the next ------------------------------------------------------------


def setup_to_text(setup: Setup) -> str:
    """Who plays by which rules, as JSON. The own tables are kept apart: see ``own_tables``.

    The code of the rules tells the game.
    """
    data = {
        "places": at.places_to_data(setup.places),
        "rules": setup.house_rules.codes.encode(setup.options),
        "others": setup.others,
        "undo": setup.undo,
    }
    return json.dumps(data, ensure_ascii=False)


def setup_from_text(text: str, tables: str = "", seats: int = 4) -> Setup:
    """The set-up as it was left; whatever cannot be read is as by default."""
    try:
        data = load_json(text)
    except ValueError:
        data = None
    data = data if isinstance(data, dict) else {}
    code, others = str(data.get("rules")), data.get("others")
    try:
        rules = house_rules_named(game_of_code(code) or _FIRST_GAME)
        options = rules.codes.decode(code)
    except CodeError:
        options = house_rules_named(_FIRST_GAME).original
    return Setup(
        places=at.places_from_data(data.get("places")) or at.one_person(seats),
        options=options,
        others=_other_codes(others if isinstance(others, list) else [], options.GAME),
        tables=tables_from_text(tables),
        undo=data.get("undo") is not False,
    )


def _other_codes(codes: list[object], game: str) -> tuple[str, ...]:
    """One code of each other game. They are read when their game is chosen."""
    of_game = {game_of_code(code): code for code in codes if isinstance(code, str)}
    return tuple(code for its, code in of_game.items() if its not in (None, game))
