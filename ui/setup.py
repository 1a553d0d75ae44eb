"""The set-up of a table: which game, who plays, by which rules. How it changes: ``ui.setting_up``.

Of the rules it holds the codes only, and they are read when somebody asks for the options: nobody
waits at the start for a game that he does not play.

>>> setup = setup_from_text("")
>>> setup.game, len(setup.places), setup.options.hand_size, setup.preset
('mau-mau', 4, 7, 'original')
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

from game.reading import load_json
from ui import places as at
from ui.house_rules import GAMES, SEATS, Panel, game_of_code, house_rules_named
from ui.own_tables import Table, tables_from_text
from ui.places import Places

if TYPE_CHECKING:
    from game.rules import OptionsError
    from ui.house_rules.common import HouseRules

LONGEST_TABLE = 24
"""Characters of the name of an own table."""
_NO_VALUES: Mapping[str, object] = {}


class Message(NamedTuple):
    """What has come of a request: a key of the words, its values, and where it belongs."""

    panel: Panel
    key: str
    values: Mapping[str, object] = _NO_VALUES
    refused: bool = False


class Setup(NamedTuple):
    """All that can be chosen before a game, and what of it is in sight."""

    places: Places
    game: str = GAMES[0]
    """The name of the game, as records have it."""
    codes: tuple[str, ...] = ()
    """The codes of the rules that were chosen, at most one a game."""
    tables: tuple[Table, ...] = ()
    """The person's own tables."""
    panels: frozenset[Panel] = frozenset({Panel.PLAYERS})
    """Those that are open."""
    message: Message | None = None
    hints: bool = True
    """Whether one may ask for hints."""
    own_decks: bool = False
    """Whether a game by link is to be with own decks, where it can be (``sharing.own_setup``)."""
    undo: bool = True
    """Whether decisions can be taken back where only bots have seen what came of them."""

    @staticmethod
    def of(seats: int) -> Setup:
        """A person and as many bots as there are other seats, with the original rules."""
        return Setup(at.one_person(seats))

    @property
    def seats(self) -> range:
        """How many may play the game that is chosen."""
        return SEATS[self.game]

    @property
    def house_rules(self) -> HouseRules:
        """What can be chosen in the game that is chosen."""
        return house_rules_named(self.game)

    @property
    def options(self) -> Any:
        """The rules of the game that is chosen."""
        code = next((code for code in self.codes if game_of_code(code) == self.game), "")
        return options_of(self.game, code)

    @property
    def played(self) -> Any:
        """The rules by which this table will play."""
        if not self.own_decks:
            return self.options
        from ui.sharing.own_setup import options_with  # noqa: PLC0415  # few want it

        return options_with(self)

    @property
    def preset(self) -> str | None:
        """The name of the preset whose rules these are; None for rules of one's own."""
        return self.house_rules.preset_of(self.options)

    @property
    def problem(self) -> OptionsError | None:
        """Why this table cannot be played, or None."""
        from game.rules import OptionsError  # noqa: PLC0415  # the first screen has no rules

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

    def ruled(self, game: str, options: Any) -> Setup:
        """The set-up of a game by these rules; those of other games are as they were left."""
        others = (code for code in self.codes if game_of_code(code) != game)
        code = house_rules_named(game).codes.encode(options)
        return self._replace(game=game, codes=(*others, code), message=None)


@lru_cache(maxsize=8)
def options_of(game: str, code: str) -> Any:
    """The rules of a code; those handed down if it cannot be read, as when there is none."""
    from game.code import CodeError  # noqa: PLC0415  # the first screen reads none

    rules = house_rules_named(game)
    try:
        return rules.codes.decode(code)
    except CodeError:
        return rules.original


def setup_to_text(setup: Setup) -> str:
    """Who plays by which rules, as JSON. The own tables are kept apart: see ``own_tables``."""
    data = {
        "places": at.places_to_data(setup.places),
        "game": setup.game,
        "rules": setup.codes,
        "undo": setup.undo,
        "hints": setup.hints,
        "own": setup.own_decks,
    }
    return json.dumps(data, ensure_ascii=False)


def setup_from_text(text: str, tables: str = "", seats: int = 4) -> Setup:
    """The set-up as it was left; whatever cannot be read is as by default."""
    try:
        data = load_json(text)
    except ValueError:
        data = None
    data = data if isinstance(data, dict) else {}
    game, codes = data.get("game"), data.get("rules")
    if isinstance(codes, str):  # as it was kept at first: the chosen game's code, and the others'
        others = data.get("others")
        game, codes = game_of_code(codes), [*(others if isinstance(others, list) else ()), codes]
    return Setup(
        places=at.places_from_data(data.get("places")) or at.one_person(seats),
        game=game if game in SEATS else GAMES[0],
        codes=_one_of_each(codes if isinstance(codes, list) else []),
        tables=tables_from_text(tables),
        undo=data.get("undo") is not False,
        hints=data.get("hints") is not False,
        own_decks=data.get("own") is True,
    )


def _one_of_each(codes: list[object]) -> tuple[str, ...]:
    """The last code of each game. They are read when their game is chosen."""
    of_game = {game_of_code(code): code for code in codes if isinstance(code, str)}
    return tuple(code for game, code in of_game.items() if game)
