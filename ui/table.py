"""The table: the game under way, whose moves it takes, keeps, has told, and lets bots answer."""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

from game.match import replay, start
from game.record import Record, RecordError, write
from game.ruling import Refused
from game.seats import Seat
from ui import store
from ui.cues import Cue
from ui.desk import Place
from ui.device import Device, Heeds
from ui.games import game_named
from ui.lines import Line, news
from ui.minds import BotTurn, Choice, Slices
from ui.motion import Flight
from ui.places import away, players
from ui.preferences import Speed, Switch
from ui.session import Session
from ui.setup import Setup
from ui.under_way import UnderWay
from ui.words import Words

if TYPE_CHECKING:
    from ui.sharing.by_link import ByLink
    from ui.sharing.mail import Mail

STEP_SECONDS = 1.6
"""So long each step of what is shown in steps can be looked at."""
READABLE = ("table", "hand", "top")
"""What can be told of how things stand."""


class Table:
    """The table of one device; it knows no game: what differs is asked (see ``ui.play``)."""

    PLACE = Place.TABLE
    """Where in the house it stands."""

    def __init__(self, device: Device, show: Callable[[], None]) -> None:
        """``show`` is called when something has happened that nobody asked for just now."""
        self._device = device
        self._show = show
        self._kept = UnderWay(device)
        self.session: Session | None = None
        self.held: Any = None
        """What the viewer has in hand at the table of ``session``."""
        self._motion: tuple[Flight, ...] = ()
        self._mind = device.mind() if device.mind else Slices(device.later)
        self._turn: BotTurn | None = None
        """The turn of the bot that thinks now."""
        self._plan = object()
        """What is planned next; another plan makes it void."""
        self._by_link: ByLink | None = None

    def requests(self) -> dict[str, Heeds]:
        """What a person can ask for here, besides what is for the game itself (``heed``)."""
        return {
            "rematch": self._rematch,
            "cancel": self._cancel,
            "undo": self._undo,
            "again": self._show_again,
            "read": self._read,
            "uncover": self._uncover,
            "here": lambda _: self.stay_here(),
            **(self._by_link.requests() if self._by_link else {}),
        }

    @property
    def by_link(self) -> ByLink:
        """The games that are played by link; few are."""
        if self._by_link is None:
            from ui.sharing.by_link import ByLink  # noqa: PLC0415

            self._by_link = ByLink(self._device, self, self._show)
        return self._by_link

    @property
    def mail(self) -> Mail | None:
        """What there is to show of games by link, if there are any."""
        return self._by_link.mail if self._by_link else None

    @property
    def words(self) -> Words:
        """The words with those of the game at the table."""
        return self._device.lexicon.words(*(self.session.game.play.WORDS if self.session else ()))

    # ---- games ---------------------------------------------------------------------------------

    def load(self) -> None:
        """Take up the saved game; one that cannot be taken up is set aside, and it is said."""
        text, self.session = self._kept.read(), None
        if not text:
            return
        try:
            session = Session.of(text)
        except RecordError as error:
            self._device.set_aside(store.GAME, error.flaw.value)
        else:
            linked = self._device.read(store.LINKED) or session.own_decks
            self.session = self.by_link.seated(session) if linked else session
            if self.session is None:
                self._kept.give_up()

    def prepare(self) -> None:
        """Fetch the rules of the game that will be played, unless one is under way."""
        if not self.session:
            game_named(self._device.setup.game)

    def start(self, setup: Setup) -> None:
        """Start a game as it is set up."""
        record = self.agreed(setup, self._device.new_seed())
        self.begin(replace(record, options=setup.played), away(setup.places))

    def agreed(self, setup: Setup, seed: str) -> Record[Any, Any]:
        """The record of a game as it is set up, before its first intent."""
        sitting = players(setup.places, alone="", among_others=self.words("person"))
        return Record(setup.game, setup.options, sitting, seed)

    def _rematch(self, _rest: str) -> None:
        """The same people under the same rules, and nothing left of the match before."""
        if self.session and self.session.between_rounds:
            seed = self._device.new_seed()
            record = replace(self.session.record, seed=seed, intents=())
            self.begin(record, self.session.elsewhere)

    def begin(self, record: Record[Any, Any], elsewhere: frozenset[Seat] = frozenset()) -> None:
        """Begin the game of a record that has no intents yet; the one before is put by."""
        if elsewhere and getattr(record.options, "own_decks", False):
            self.by_link.own.begin(record, elsewhere)
            return
        game = game_named(record.game)
        match = start(game.rules, record)
        session = Session(game, match, elsewhere=elsewhere).with_first_viewer()
        self._lay(session)
        if elsewhere:
            self.by_link.begin(session)
        self.held = game.play.nothing_held()
        self._device.change(place=self.PLACE, went_on=None, log=())
        self._ask(game.rules.parse_intent("deal"))

    def take_up(self, record: Record[Any, Any]) -> None:
        """Go on with a game that has been played as far as this record tells."""
        game = game_named(record.game)
        self.resume(Session(game, replay(game.rules, record)).with_first_viewer())

    def resume(self, session: Session) -> None:
        """Go on with this game; the one before is put by."""
        self._lay(session)
        self._device.keep(store.HELD, "")
        self._save()
        self.sit_down()

    def bring(self, session: Session) -> None:
        """Go on with a game that came from elsewhere; what happened lately is shown."""
        here = self.session
        if here and here.elsewhere and here.record.seed == session.record.seed:
            self.session = session
        else:
            self._device.keep(store.HELD, "")
            self._lay(session)
        self._save()
        self.sit_down()
        if session.wanted is None:
            self._show_again("")

    def _lay(self, session: Session) -> None:
        """Let another game be the one at the table; the one before is put by."""
        if self.session and self.session.elsewhere:
            self.by_link.put_aside(self.session)
            self._kept.give_up()
        else:
            self._kept.leave(self.session)
        self.session = session
        linked = "yes" if session.elsewhere else ""
        if linked != self._device.read(store.LINKED):
            self._device.keep(store.LINKED, linked)

    def sit_down(self) -> None:
        """Go on with the game: what happened is told again, and the bots are at work."""
        if not self.session:
            return
        past = self.session.past(self.words)
        self.session = replace(self.session, lately=past.lately)
        play, view = self.session.game.play, self.session.view()
        kept = self._kept_held()
        self.held = play.at_once(play.settle(view, play.recall(kept, view), past.lately))
        self._device.change(
            place=self.PLACE,
            went_on=None,
            log=past.lines,
            message=past.lines[-1:],
            tone="",
        )
        self.go_on()

    def pause(self) -> None:
        """Let nothing happen at the table while one is elsewhere in the house."""
        if self._turn:
            self._turn.forget()
            self._turn = None
        self._plan = object()

    def go_on(self) -> None:
        """Show what is shown in steps; then, if a bot is on turn, let it think and play.

        Nothing comes of it if something happens before.
        """
        self.pause()
        session = self.session
        if self._device.read(store.WAITING):
            self._device.forget(store.WAITING)
        if session and self._in_steps:
            self._device.later(STEP_SECONDS, partial(self._show_step, session, self._plan))
            return
        seat = session.bot_on_turn if session else None
        if session and session.elsewhere:
            self.by_link.follow(session)
        if session is None or seat is None:
            return

        def play(choice: Choice) -> None:
            self._apply(session, seat, session.game.rules.parse_intent(choice.intent))
            self._explain(seat, choice)
            self._show()

        self._turn = turn = BotTurn(self._mind, session, seat, play)
        pace = self._device.preferences.speed.seconds
        self._device.later(pace * session.game.play.pause(self.held), turn.looked)

    def _ponder(self, work: Generator[None, None, Any], held: Any) -> None:
        """Work something out, a slice at a time, as long as nothing else is held."""
        if self.held is not held:
            return
        try:
            next(work)
        except StopIteration as end:
            self.held = end.value
            self._show()
        else:
            self._device.later(0, partial(self._ponder, work, held))

    @property
    def _in_steps(self) -> bool:
        """Whether something is shown in steps now."""
        return self.session is not None and self.session.game.play.onward(self.held) is not None

    def _show_step(self, session: Session, planned: object) -> None:
        if planned is self._plan and (step := session.game.play.onward(self.held)):
            self.held, self._motion = step
            self._show()
        if planned is self._plan:
            self.go_on()

    # ---- turns ---------------------------------------------------------------------------------

    def heed(self, request: str) -> None:
        """Let the game answer the request; one that makes no sense any more changes nothing."""
        session = self.session
        if not session or self._device.desk.place is not self.PLACE or session.wanted is not None:
            return
        play, in_steps = session.game.play, self._in_steps
        self.held, intent = play.heed(request, session.view(), self.held)
        if intent is not None:
            self._ask(intent)
        elif work := play.ponder(session.view(), self.held):
            self._device.later(0, partial(self._ponder, work, self.held))
        elif in_steps:  # who goes through the steps takes the time for it
            self.pause()
            if not self._in_steps:
                self.go_on()

    def _ask(self, intent: Any) -> None:
        """The person at the screen asks for an intent."""
        if self.session:
            self._apply(self.session, self.session.viewer, intent)

    def _apply(self, session: Session, seat: Seat, intent: Any) -> None:
        """Have an intent judged; keep and tell what came of it, and go on."""
        if self._went_on():
            return
        if session.own_decks and session.elsewhere and session.between_rounds:
            if (dealt := self.by_link.own.with_next_decks(session)) is None:
                return
            session = dealt
        came, self.session = session.apply(seat, intent)
        play, narrator = session.game.play, session.narrator(self.words)
        if isinstance(came, Refused):
            self.held = play.let_go(self.held)
            self._device.change(message=(narrator.refusal(came),), tone="refused")
            self._device.play(Cue.REFUSED)
            return
        self._save()
        lines = narrator.tell(came)
        self.held = play.settle(self.session.view(), self.held, came)
        log = self._device.desk.log + lines
        self._device.change(log=log, message=news(lines), tone=play.tone(came))
        self._device.play(*play.cues(came, session.viewer))
        if self._device.preferences.speed is Speed.INSTANT:
            self.held = play.at_once(self.held)
        else:
            self._motion = play.flights(came, session.viewer)
        self.go_on()

    def _explain(self, seat: Seat, choice: Choice) -> None:
        """Let the bot tell why it did so, if that is preferred."""
        session, device = self.session, self._device
        if session and choice.why and device.preferences.reasons is Switch.ON:
            line = Line(choice.why[0].told(self.words, session.names(self.words), seat))
            device.change(log=(*device.desk.log, line), message=(*device.desk.message, line))

    def _cancel(self, _rest: str) -> None:
        """Take back the question that lies open."""
        if self.session and not self._device.desk.went_on:
            self.held = self.session.game.play.let_go(self.held)

    def _undo(self, _rest: str) -> None:
        """Take back the last decision; only where bots alone have seen what came of it."""
        session = self.session
        if session and session.can_undo and self._device.setup.undo and not self._went_on():
            self.session = session.undone()
            self._save()
            self.sit_down()

    def _show_again(self, _rest: str) -> None:
        """Tell and show once more what happened since the viewer last decided."""
        if self.session:
            lately = self.session.lately
            lines = self.session.narrator(self.words).tell(lately)
            self._device.change(message=news(lines), tone="")
            self._motion = self.session.game.play.flights(lately, self.session.viewer)
            self.held = self.session.game.play.again(self.held, lately)
            self.go_on()

    def _read(self, what: str) -> None:
        """Tell how things stand: ``table``, ``hand``, or the ``top`` card and the penalty."""
        session = self.session
        if session and session.wanted is None and what in READABLE:
            line = session.narrator(self.words).read(what, session.view(), self.held)
            self._device.change(message=(line,), tone="")

    def _uncover(self, rest: str) -> None:
        """The person whose turn it is has the device: the screen is that person's from now on."""
        if self.session and (wanted := self.session.wanted) is not None:
            self.session = replace(self.session, viewer=wanted)
            self.sit_down()
            self._show_again(rest)

    # ---- other tabs ----------------------------------------------------------------------------

    def _went_on(self) -> bool:
        """Whether the game has gone on in another tab; then it stops here, and that is said."""
        if self.session and (which := self._kept.taken_over(self.session)):
            self.pause()
            self._device.change(went_on=which)
        return self._device.desk.went_on is not None

    def follow(self) -> None:
        """Another tab has written: stop here if one is at the table, and else take it as it is."""
        if not self._kept.elsewhere or not self.session:
            return
        desk = self._device.desk
        away = desk.place in (Place.RULES, Place.SETTINGS)
        if (desk.back if away else desk.place) is self.PLACE:
            self._went_on()
        else:
            self.look_again()

    def look_again(self) -> None:
        """Take the game as another tab has left it, if one has; it was put by as it was here."""
        if self._went_on():
            self._device.change(went_on=None)
            self.load()

    def stay_here(self) -> None:
        """Go on here with what another tab has made of the game."""
        self.look_again()
        self.sit_down()

    # ---- keeping and showing -------------------------------------------------------------------

    def _save(self) -> None:
        assert self.session
        self._kept.save(write(self.session.record, self.session.game.rules))

    def _kept_held(self) -> str:
        """What was held before a reload."""
        return self._device.read(store.HELD)

    def keep_held(self) -> None:
        """What lies unfinished on the table outlives a reload."""
        if self._device.desk.went_on:
            return
        kept = self.session.game.play.keep(self.held) if self.session else ""
        if kept != self._device.read(store.HELD):
            self._device.keep(store.HELD, kept)

    def take_motion(self) -> tuple[Flight, ...]:
        """The flights that are to be shown now, once."""
        motion, self._motion = self._motion, ()
        return motion
