"""How the set-up of a table changes. Pure: a set-up and a request go in, a set-up comes out.

>>> setup = act(act(Setup.of(3), "preset family"), "option hand_size 5")
>>> setup.options.free_drawing, setup.options.hand_size, setup.preset, setup.problem
(True, 5, None, None)
>>> setup = act(setup, "game mexe-mexe")
>>> setup.game, setup.options.hand_size, act(setup, "game mau-mau").options.hand_size
('mexe-mexe', 11, 5)
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from game.code import CodeError
from game.seats import Seat
from ui import places as at
from ui.house_rules import TITLES, Panel, game_of_code, house_rules_named
from ui.own_tables import Table, without
from ui.places import AVATARS, LEVELS, clean
from ui.setup import LONGEST_TABLE, Message, Setup

MOST_TABLES = 30


def act(setup: Setup, request: str) -> Setup:
    """The set-up after a request; one that makes no sense changes nothing.

    ``game mexe-mexe``, ``preset family``, ``option free_drawing on``, ``option hand_size 5``,
    ``option packs auto``, ``option goal best-of 3``, ``effect 7 hard-draw 2``, ``effects reset``,
    ``seats 5``, ``seat 2 human``, ``seat 2 away``, ``seat 2 hard``, ``level master`` (all bots),
    ``name 2 Ana``, ``avatar 2 3``, ``code M1B91``, ``keep NAME``, ``use NAME``, ``forget NAME``,
    ``undo off``, ``hints off``, ``own on`` (decks, in games by link),
    ``panel deck`` (opens or closes it), ``start`` (only opens the panel where something is in the
    way). Seats count from 0.
    """
    try:
        return _act(setup, request)
    except (ValueError, KeyError, IndexError):  # a control of yesterday's tree, or none at all
        return setup


def _act(setup: Setup, request: str) -> Setup:
    kind, _, what = request.partition(" ")
    match kind:
        case "game" if what in TITLES:
            return setup if what == setup.game else _with(setup, game=what)
        case "seats" | "seat" | "level" | "name" | "avatar":
            return _placed(setup, kind, what)
        case "panel":
            return setup._replace(panels=setup.panels ^ {Panel(what)}, message=None)
        case "undo":
            return setup._replace(undo={"on": True, "off": False}[what])
        case "hints":
            return setup._replace(hints={"on": True, "off": False}[what])
        case "own":
            return setup._replace(own_decks={"on": True, "off": False}[what])
        case "code":
            return _read(setup, what, "code")
        case "keep":
            return _kept(setup, clean(what, LONGEST_TABLE))
        case "use" | "forget":
            return _own(setup, kind, what)
        case "start" if setup.problem_panel:
            return setup._replace(panels=setup.panels | {setup.problem_panel})
        case _:
            options = _ruled(setup, request)
            return setup if options is setup.options else setup.ruled(setup.game, options)


def _with(setup: Setup, message: Message | None = None, **changes: Any) -> Setup:
    return setup._replace(message=message, **changes)


# ---- games and rules ----------------------------------------------------------------------------


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
    if getattr(options, "own_decks", False):  # it is no rule of the house (see ``Setup``)
        setup, options = setup._replace(own_decks=True), replace(options, own_decks=False)
    if game != setup.game:
        how, values = f"{how}-game", {**values, "game": TITLES[game]}
    return _with(setup.ruled(game, options), Message(Panel.TABLES, f"told.{how}", values))


# ---- players and own tables ---------------------------------------------------------------------


def _placed(setup: Setup, kind: str, what: str) -> Setup:
    match kind, what.split(" "):
        case "seats", [number] if int(number) in setup.seats:
            return _with(setup, places=at.seated(setup.places, int(number)))
        case "seat", [seat, "human"]:
            return _with(setup, places=at.given_to_person(setup.places, int(seat)))
        case "seat", [seat, who] if who in LEVELS or who == "away":
            return _given(setup, int(seat), who)
        case "level", [level] if level in LEVELS:
            return _with(setup, places=at.levelled(setup.places, level))
        case "name", [seat, *name]:
            return _with(setup, places=at.named(setup.places, int(seat), " ".join(name)))
        case "avatar", [seat, number]:
            place = setup.places[int(seat)]._replace(avatar=int(number) % AVATARS)
            return _with(setup, places=at.placed(setup.places, int(seat), place))
        case _:
            return setup


def _given(setup: Setup, seat: Seat, who: str) -> Setup:
    """Give a seat to a bot or to another device; the last person here cannot leave."""
    if at.here(setup.places) == (seat,):
        return _with(setup, Message(Panel.PLAYERS, "told.somebody", refused=True))
    if who == "away":
        return _with(setup, places=at.given_away(setup.places, seat))
    return _with(setup, places=at.given_to_bot(setup.places, seat, who))


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
