"""From all that there is to what is shown: one tree, depending on where in the house one is.

What only another screen than the first needs is imported when it is shown: nobody waits for it at
the start.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from ui.desk import Desk, Place
from ui.house_rules import TITLES
from ui.preferences import Preferences
from ui.present.home import present_home
from ui.setup import Setup
from ui.tree import Node
from ui.words import Lexicon, Words

if TYPE_CHECKING:
    from game.links.outcome import Outcome
    from ui.archive.shelf import Shelf
    from ui.scene import Scene
    from ui.session import Session
    from ui.sharing.mail import Mail
    from ui.sharing.shown import Shown
    from ui.teaching.lesson import Progress
    from ui.theatre.stage import Stage


OF_RULES = ("rules", "setup", "mexe", "owndeck")
"""The parts of the words in which rules are told and chosen."""


class House(NamedTuple):
    """All that what is shown depends on."""

    lexicon: Lexicon
    desk: Desk
    setup: Setup
    session: Session | None
    held: Any
    """What the viewer has in hand at the table of the session."""
    preferences: Preferences
    progress: Progress | None = None
    """How far the lesson has come, if there is one."""
    unkept: tuple[str, ...] = ()
    """The keys of what the browser does not keep."""
    shelf: Shelf | None = None
    """What lies open of the archive, if one has been there."""
    stage: Stage | None = None
    """What is on in the theatre, if one is there."""
    sharing: Shown | None = None
    today: Outcome | None = None
    """How the deal of the day went, if it has been played."""
    mail: Mail | None = None
    """What there is to show of games by link, if there are any."""

    @property
    def words(self) -> Words:
        """The words with those of the game at the table."""
        return self.lexicon.words(*(self.session.game.play.WORDS if self.session else ()))


def tree_of(house: House) -> Node:
    """The tree to show; its root says how the whole page looks and listens."""
    tree, preferred = _place(house), house.preferences
    if house.unkept:
        from ui.present.unkept import with_unkept  # noqa: PLC0415  # mostly all is kept

        tree = with_unkept(tree, house.lexicon.words("games"), house.unkept)
    looks = {
        f"data-{name}": getattr(preferred, name).value
        for name in ("theme", "felt", "contrast", "side", "shortcuts")
    }
    return Node(tree.tag, tree.attributes | looks, tree.children, tree.key)


def _place(house: House) -> Node:
    """What is shown of the place where one is."""
    session, words, desk = house.session, house.words, house.desk
    match desk.place:
        case Place.SETUP:
            return _setup(house)
        case Place.RULES:
            return _rules(house)
        case Place.SETTINGS:
            from ui.present.settings import present_settings  # noqa: PLC0415

            words = house.lexicon.words("settings")
            return present_settings(words, house.preferences, notice_key=desk.notice)
        case Place.SHARE | Place.RECEIVED if house.sharing:
            return _sharing(house, house.sharing)
        case Place.TABLE if session:
            return _at_table(house, session)
        case Place.GAMES if house.shelf:
            from ui.present.games import present_games  # noqa: PLC0415

            return present_games(_archived(house), house.shelf, desk.notice, _saved(house))
        case Place.STATISTICS if house.shelf:
            from ui.present.statistics import present_statistics  # noqa: PLC0415

            return present_statistics(_archived(house), house.shelf, desk.notice)
        case Place.BY_LINK if house.mail:
            from ui.present.post import present_post  # noqa: PLC0415

            words = house.lexicon.words("bylink", "owndeck", "share")
            return present_post(words, house.mail, notice_key=desk.notice)
        case Place.LESSON if session and house.progress:
            from ui.present.lesson import with_lesson  # noqa: PLC0415

            lesson = house.lexicon.words("lessons", *session.game.play.WORDS)
            return with_lesson(_table(house, session), lesson, house.progress)
        case Place.THEATRE if session and house.stage:
            from ui.present.theatre import present_theatre  # noqa: PLC0415

            play, shown = session.game.play, _scene(house, session)
            watching = house.lexicon.words("theatre", *play.WORDS)
            return present_theatre(play.present, shown, watching, house.stage)
        case _:
            return present_home(words, desk, house.setup, _saved(house), house.today)


def _at_table(house: House, session: Session) -> Node:
    """The table, and what has to do with it on this device."""
    words, desk = house.words, house.desk
    if (wanted := session.wanted) is not None:
        from ui.present.curtain import present_curtain  # noqa: PLC0415

        return present_curtain(words, desk, session.names(words)[wanted])
    table = _table(house, session)
    if desk.went_on:
        from ui.present.went_on import with_went_on  # noqa: PLC0415  # it seldom happens

        return with_went_on(table, house.lexicon.words("games"), desk.went_on)
    if house.mail and session.elsewhere:
        from ui.present.by_link import with_mail  # noqa: PLC0415

        linked = house.lexicon.words("bylink", "owndeck", "share", *session.game.play.WORDS)
        return with_mail(table, linked, house.mail, session)
    if house.sharing and house.sharing.comparison:
        from ui.present.compare import with_comparison  # noqa: PLC0415

        return with_comparison(table, house.lexicon.words("share"), house.sharing.comparison)
    return table


def _saved(house: House) -> str | None:
    """What there is to go on with, in words."""
    session = house.session
    if session is None:
        return None
    seats, number = len(session.record.players), session.view().round
    return house.words("home.saved", game=session.game.play.TITLE, n=seats, round=number)


def _archived(house: House) -> Words:
    """The words of the archive, and of the rules that tables have names for."""
    return house.lexicon.words("games", "setup")


def _setup(house: House) -> Node:
    from ui.present.setup import present_setup  # noqa: PLC0415

    words, desk = house.lexicon.words(*OF_RULES), house.desk
    return present_setup(words, house.setup, notice_key=desk.notice)


def _sharing(house: House, shown: Shown) -> Node:
    words, desk = house.lexicon.words("setup", "share"), house.desk
    if desk.place is Place.SHARE and shown.sending:
        from ui.present.share import present_share  # noqa: PLC0415

        return present_share(words, shown.sending, notice_key=desk.notice)
    from ui.present.received import present_received  # noqa: PLC0415

    title = TITLES[house.setup.game]
    return present_received(words, shown, title, notice_key=desk.notice)


def _rules(house: House) -> Node:
    from ui.present.rulebook import present_rulebook  # noqa: PLC0415

    desk, session = house.desk, house.session
    at_table = session and desk.back in (Place.TABLE, Place.LESSON, Place.THEATRE)
    return present_rulebook(
        house.lexicon.words(*OF_RULES),
        session.record.options if session and at_table else house.setup.played,
        back="back",
        cited=desk.cited,
        notice_key=desk.notice,
    )


def _table(house: House, session: Session) -> Node:
    return session.game.play.present(_scene(house, session))


def _scene(house: House, session: Session) -> Scene[Any, Any]:
    from ui.places import avatars  # noqa: PLC0415
    from ui.scene import Scene  # noqa: PLC0415

    return Scene(
        words=house.words,
        view=session.view(),
        names=session.names(house.words),
        avatars=avatars(house.setup.places, session.record.players),
        desk=house.desk,
        held=house.held,
        preferences=house.preferences,
        may_hint=house.setup.hints and house.progress is None,
        can_undo=house.setup.undo and session.can_undo and house.progress is None,
        shared=len(session.people) > 1,
        may_share=house.progress is None and not session.own_decks,
    )
