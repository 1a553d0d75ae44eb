"""The table: the game under way, whose moves it takes, keeps, has told, and lets bots answer."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from game.match import replay, start
from game.record import Record, RecordError, write
from game.seats import Seat
from ui import store
from ui.any_table import AnyTable
from ui.desk import Place
from ui.device import Device, Heeds
from ui.games import game_named
from ui.lines import Line
from ui.minds import BotTurn, Choice, Slices
from ui.places import away, players
from ui.preferences import Switch
from ui.session import Session
from ui.setup import Setup
from ui.under_way import UnderWay

if TYPE_CHECKING:
    from ui.sharing.by_link import ByLink
    from ui.sharing.mail import Mail


class Table(AnyTable):
    """The table of one device, whose game is kept; other tabs and devices may go on with it."""

    def __init__(self, device: Device, show: Callable[[], None]) -> None:
        """``show`` is called when something has happened that nobody asked for just now."""
        super().__init__(device, show)
        self._kept = UnderWay(device)
        self._mind = device.mind() if device.mind else Slices(device.later)
        self._turn: BotTurn | None = None
        """The turn of the bot that thinks now."""
        self._by_link: ByLink | None = None

    def requests(self) -> dict[str, Heeds]:
        """What a person can ask for here, besides what is for the game itself (``heed``)."""
        return super().requests() | {
            "rematch": self._rematch,
            "undo": self._undo,
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

    def clear(self) -> None:
        """Leave nothing at the table, for what lies there is kept elsewhere."""
        self.pause()
        self.session = None
        for key in (store.GAME, *store.WITH_GAME):
            self._device.forget(key)

    def pause(self) -> None:
        """Let nothing happen at the table while one is elsewhere in the house."""
        if self._turn:
            self._turn.forget()
            self._turn = None
        super().pause()

    def go_on(self) -> None:
        """Show what is shown in steps; then, if a bot is on turn, let it think and play.

        Nothing comes of it if something happens before.
        """
        super().go_on()
        session = self.session
        if self._device.read(store.WAITING):
            self._device.forget(store.WAITING)
        if self._in_steps:
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

    # ---- turns ---------------------------------------------------------------------------------

    def _apply(self, session: Session, seat: Seat, intent: Any) -> None:
        """Have an intent judged, unless another tab has gone on, or decks are still awaited."""
        if self._went_on():
            return
        if session.own_decks and session.elsewhere and session.between_rounds:
            if (dealt := self.by_link.own.with_next_decks(session)) is None:
                return
            session = dealt
        super()._apply(session, seat, intent)

    def _explain(self, seat: Seat, choice: Choice) -> None:
        """Let the bot tell why it did so, if that is preferred."""
        session, device = self.session, self._device
        if session and choice.why and device.preferences.reasons is Switch.ON:
            line = Line(choice.why[0].told(self.words, session.names(self.words), seat))
            device.change(log=(*device.desk.log, line), message=(*device.desk.message, line))

    def _undo(self, _rest: str) -> None:
        """Take back the last decision; only where bots alone have seen what came of it."""
        session = self.session
        if session and session.can_undo and self._device.setup.undo and not self._went_on():
            self.session = session.undone()
            self._save()
            self.sit_down()

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
        """The game outlives the page, and so does what was done just now."""
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
