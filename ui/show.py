"""From all that there is to what is shown: one tree, depending on where in the house one is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ui.desk import Desk, Place
from ui.games import NAMES
from ui.places import avatars
from ui.preferences import Speed
from ui.present.curtain import present_curtain
from ui.present.home import present_home, replace_dialog
from ui.scene import Scene
from ui.session import Session
from ui.setup import Setup
from ui.tree import Node
from ui.words import PARTS, Lexicon, Words


@dataclass(frozen=True, slots=True)
class House:
    """All that what is shown depends on."""

    lexicon: Lexicon
    desk: Desk
    setup: Setup
    session: Session | None
    held: Any
    """What the viewer has in hand at the table of the session."""
    speed: Speed

    @property
    def words(self) -> Words:
        """The words with those of the game at the table."""
        return self.lexicon.words(*(self.session.game.play.WORDS if self.session else ()))


def tree_of(house: House) -> Node:
    """The tree to show."""
    session, words, desk = house.session, house.words, house.desk
    match desk.place:
        case Place.SETUP:
            return _setup(house)
        case Place.RULES:
            return _rules(house)
        case Place.TABLE if session and (wanted := session.wanted) is not None:
            return present_curtain(words, desk, session.names(words)[wanted])
        case Place.TABLE if session:
            return session.game.play.present(_scene(house, session))
        case _:
            return present_home(words, desk, house.setup, _saved(house), NAMES)


def _saved(house: House) -> str | None:
    """What there is to go on with, in words."""
    session = house.session
    if session is None:
        return None
    seats, number = len(session.record.players), session.view().round
    return house.words("home.saved", game=session.game.play.TITLE, n=seats, round=number)


def _setup(house: House) -> Node:
    from ui.present.setup import present_setup  # noqa: PLC0415  # nobody waits for it at the start

    words, desk = house.lexicon.words(*PARTS), house.desk
    asked = replace_dialog(words, _saved(house) or "") if desk.asks_to_replace else None
    return present_setup(words, house.setup, notice_key=desk.notice, dialog=asked)


def _rules(house: House) -> Node:
    from ui.present.rulebook import present_rulebook  # noqa: PLC0415  # nor for this

    desk, session = house.desk, house.session
    at_table = session and desk.back is Place.TABLE
    return present_rulebook(
        house.lexicon.words(*PARTS),
        session.record.options if session and at_table else house.setup.options,
        back="back",
        cited=desk.cited,
        notice_key=desk.notice,
    )


def _scene(house: House, session: Session) -> Scene[Any, Any]:
    return Scene(
        words=house.words,
        view=session.view(),
        names=session.names(house.words),
        avatars=avatars(house.setup.places, session.record.players),
        desk=house.desk,
        held=house.held,
        speed=house.speed,
        can_undo=house.setup.undo and session.can_undo,
        shared=len(session.people) > 1,
    )
