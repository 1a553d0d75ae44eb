"""The app: takes what a person or a bot asks for, keeps the game, and has the result shown.

It knows no browser, and no game either: the screen, the storage, the timer and the source of seeds
are given to it, and what differs between games is asked of the game's room (see ``ui.play``).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Protocol

from game.match import start
from game.record import Record, RecordError, write
from game.ruling import Refused
from game.seats import Seat
from ui import store
from ui.desk import Desk, Place
from ui.games import game_named
from ui.lines import news
from ui.motion import Flight
from ui.own_tables import tables_to_text
from ui.places import players
from ui.preferences import Preferences, Speed
from ui.session import Session
from ui.setup import act as set_up
from ui.setup import setup_from_text, setup_to_text
from ui.show import House, tree_of
from ui.store import MemoryStorage, Storage, StorageError
from ui.tree import Node
from ui.words import Language, Lexicon, Words


class Screen(Protocol):
    """Where trees are shown."""

    def show(self, tree: Node, motion: tuple[Flight, ...]) -> None:
        """Draw the tree, and let cards fly from where they were."""


class App:
    """One device's table."""

    def __init__(
        self,
        *,
        screen: Screen,
        storage: Storage,
        later: Callable[[float, Callable[[], None]], object],
        new_seed: Callable[[], str],
        language: Language,
    ) -> None:
        """``later`` calls a function after so many seconds; ``language`` is the browser's."""
        self._screen = screen
        self._storage = storage
        self._later = later
        self._new_seed = new_seed
        self._preferences = Preferences.from_text(storage.read(store.PREFERENCES) or "")
        self._lexicon = Lexicon(self._preferences.language or language)
        self._desk = Desk()
        self._setup = setup_from_text(
            storage.read(store.SETUP) or "", storage.read(store.TABLES) or ""
        )
        self._session: Session | None = None
        self._held: Any = None
        """What the viewer has in hand at the table of ``_session``."""
        self._motion: tuple[Flight, ...] = ()
        self._moment = 0
        """Counts what has happened; a bot's turn that was planned at another moment is void."""

    def open(self) -> None:
        """Begin: at the table where the last visit left off, or at home."""
        self._load()
        self._sit_down()
        self._show()

    def act(self, request: str) -> None:  # noqa: C901, PLR0912  # one case a request
        """Do what the person asks for by a control of the screen.

        ``start``, ``start anew`` (without asking again), ``rematch``, ``continue``, ``home``,
        ``setup``, ``setup …`` (see ``ui.setup.act``), ``rules``, ``rules M8``, ``back``,
        ``cancel``, ``undo``, ``again``, ``uncover``, ``log``, ``language en``, ``speed fast``,
        ``dismiss``, ``copied``, ``not-copied``; everything else is for the game at the table.
        Requests that make no sense any more (a double tap, a card that has just gone) do nothing.
        """
        match request.split(" ", 1):
            case ["start"]:
                self._start()
            case ["start", "anew"]:
                self._start_anew()
            case ["rematch"]:
                self._rematch()
            case ["continue"]:
                self._sit_down()
            case ["home"]:
                self._go_home()
            case ["setup"]:
                self._change(place=Place.SETUP)
            case ["setup", what]:
                self._set_up(what)
            case ["rules", *cited]:
                self._open_rules(cited[0] if cited else None)
            case ["back"]:
                self._close_rules()
            case ["cancel"]:
                self._cancel()
            case ["undo"]:
                self._undo()
            case ["again"]:
                self._show_again()
            case ["uncover"]:
                self._uncover()
            case ["log"]:
                self._change(log_open=not self._desk.log_open)
            case ["language", code]:
                self._speak(Language(code))
            case ["speed", name]:
                self._prefer(speed=Speed(name))
            case ["copied" | "not-copied"]:
                self._change(notice=request)
            case ["dismiss"]:
                self._change(notice=None)
            case _:
                self._heed(request)
        self._show()

    # ---- games ---------------------------------------------------------------------------------

    def _load(self) -> None:
        """Take up the saved game; one that cannot be taken up is set aside, and it is said."""
        text = self._storage.read(store.GAME)
        if text is None:
            return
        try:
            self._session = Session.of(text)
        except RecordError as error:
            self._set_aside(error.flaw.value)

    def _set_aside(self, flaw: str) -> None:
        try:
            store.set_aside(self._storage, store.GAME)
        except StorageError:
            self._storage = MemoryStorage()
            self._change(notice="not-kept")
        else:
            self._change(notice=f"aside.{flaw}")

    def _set_up(self, what: str) -> None:
        """Change the table of the next game, and keep it."""
        self._setup = set_up(self._setup, what)
        self._keep(store.SETUP, setup_to_text(self._setup))
        self._keep(store.TABLES, tables_to_text(self._setup.tables))

    def _open_rules(self, cited: str | None) -> None:
        """Open the rules, at one of them if it is cited; the bots wait meanwhile."""
        self._moment += 1
        if self._desk.place is not Place.RULES:
            self._change(back=self._desk.place)
        self._change(place=Place.RULES, cited=cited)

    def _close_rules(self) -> None:
        self._change(place=self._desk.back, cited=None)
        if self._desk.place is Place.TABLE:
            self._await_bot()

    def _start(self) -> None:
        """Start a game, after a question if another one would be lost."""
        if self._setup.problem:
            self._setup = set_up(self._setup, "start")
            self._change(place=Place.SETUP)
        elif self._session and not self._session.between_rounds:
            self._change(asks_to_replace=True)
        else:
            self._start_anew()

    def _start_anew(self) -> None:
        person = self._words("person")
        sitting = players(self._setup.places, alone="", among_others=person)
        self._begin(Record(self._setup.game, self._setup.options, sitting, self._new_seed()))

    def _rematch(self) -> None:
        """The same people under the same rules, and nothing left of the match before."""
        if self._session and self._session.between_rounds:
            self._begin(replace(self._session.record, seed=self._new_seed(), intents=()))

    def _begin(self, record: Record[Any, Any]) -> None:
        game = game_named(record.game)
        match = start(game.rules, record)
        self._session = Session(game, match).with_first_viewer()
        self._held = game.play.nothing_held()
        self._change(place=Place.TABLE, asks_to_replace=False, log=())
        self._ask(game.rules.parse_intent("deal"))

    def _sit_down(self) -> None:
        """Go on with the game: what happened is told again, and the bots are at work."""
        if not self._session:
            return
        log = self._session.log(self._words)
        kept = self._storage.read(store.HELD) or ""
        play, view = self._session.game.play, self._session.view()
        self._held = play.settle(view, play.recall(kept, view), self._session.lately())
        self._change(place=Place.TABLE, asks_to_replace=False, log=log, message=log[-1:], tone="")
        self._await_bot()

    def _go_home(self) -> None:
        self._moment += 1
        self._change(place=Place.HOME, asks_to_replace=False)

    # ---- turns ---------------------------------------------------------------------------------

    def _heed(self, request: str) -> None:
        """Let the game at the table answer the request."""
        session = self._session
        if not session or self._desk.place is not Place.TABLE or session.wanted is not None:
            return
        self._held, intent = session.game.play.heed(request, session.view(), self._held)
        if intent is not None:
            self._ask(intent)

    def _cancel(self) -> None:
        """Take back the question that lies open."""
        self._change(asks_to_replace=False)
        if self._session:
            self._held = self._session.game.play.let_go(self._held)

    def _ask(self, intent: Any) -> None:
        """The person at the screen asks for an intent."""
        if self._session:
            self._apply(self._session, self._session.viewer, intent)

    def _apply(self, session: Session, seat: Seat, intent: Any) -> None:
        """Have an intent judged; keep and tell what came of it, and go on."""
        came, self._session = session.apply(seat, intent)
        if isinstance(came, Refused):
            line = session.narrator(self._words).refusal(came)
            self._held = session.game.play.let_go(self._held)
            self._change(message=(line,), tone="refused")
            return
        self._save()
        lines = session.narrator(self._words).tell(came)
        self._held = session.game.play.settle(self._session.view(), self._held, came)
        self._change(
            log=self._desk.log + lines, message=news(lines), tone=session.game.play.tone(came)
        )
        if self._preferences.speed is not Speed.INSTANT:
            self._motion = session.game.play.flights(came, session.viewer)
        self._await_bot()

    def _await_bot(self) -> None:
        """If a bot is on turn, let it play after a while, unless something happens before."""
        moment = self._moment = self._moment + 1
        session = self._session
        seat = session.bot_on_turn if session else None
        if session is None or seat is None:
            return

        def play() -> None:
            if moment == self._moment:
                self._apply(session, seat, session.choice_of_bot(seat))
                self._show()

        self._later(self._preferences.speed.seconds * session.game.play.pause(self._held), play)

    def _undo(self) -> None:
        """Take back the last decision; only where bots alone have seen what came of it."""
        session = self._session
        if session and session.can_undo and self._setup.undo:
            self._session = session.undone()
            self._save()
            self._sit_down()

    def _show_again(self) -> None:
        """Tell and show once more what happened since the viewer last decided."""
        if self._session:
            lately = self._session.lately()
            lines = self._session.narrator(self._words).tell(lately)
            self._change(message=news(lines), tone="")
            self._motion = self._session.game.play.flights(lately, self._session.viewer)

    def _uncover(self) -> None:
        """The person whose turn it is has the device: the screen is that person's from now on."""
        if self._session and (wanted := self._session.wanted) is not None:
            self._session = replace(self._session, viewer=wanted)
            self._sit_down()
            self._show_again()

    @property
    def _words(self) -> Words:
        """The words with those of the game at the table."""
        return self._house().words

    # ---- keeping and showing -------------------------------------------------------------------

    def _keep_held(self) -> None:
        """What lies unfinished on the table outlives a reload."""
        kept = self._session.game.play.keep(self._held) if self._session else ""
        if kept != (self._storage.read(store.HELD) or ""):
            self._keep(store.HELD, kept)

    def _save(self) -> None:
        assert self._session
        self._keep(store.GAME, write(self._session.record, self._session.game.rules))

    def _prefer(self, **preferred: Any) -> None:
        self._preferences = replace(self._preferences, **preferred)
        self._keep(store.PREFERENCES, self._preferences.to_text())

    def _keep(self, key: str, text: str) -> None:
        """Write to the storage; if that cannot be, say so and go on."""
        try:
            self._storage.write(key, text)
        except StorageError:
            self._change(notice="not-kept")

    def _speak(self, language: Language) -> None:
        self._lexicon = Lexicon(language)
        self._prefer(language=language)
        if self._desk.place is Place.TABLE:
            self._sit_down()

    def _change(self, **changes: Any) -> None:
        self._desk = replace(self._desk, **changes)

    def _house(self) -> House:
        return House(
            lexicon=self._lexicon,
            desk=self._desk,
            setup=self._setup,
            session=self._session,
            held=self._held,
            speed=self._preferences.speed,
        )

    def _show(self) -> None:
        self._keep_held()
        motion, self._motion = self._motion, ()
        self._screen.show(tree_of(self._house()), motion)
