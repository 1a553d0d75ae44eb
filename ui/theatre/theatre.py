"""The theatre: a table at which a record is shown again, and nothing can be done to it.

Whoever reloads the page comes back to his table, or home: the theatre keeps nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from game.record import Record
from game.seats import Seat
from ui.any_table import READABLE, STEP_SECONDS, AnyTable
from ui.desk import Place
from ui.device import Device, Heeds
from ui.games import Game, game_named
from ui.lines import Line, news
from ui.session import Session
from ui.theatre.gaze import NOBODY, Gaze
from ui.theatre.reel import Reel
from ui.theatre.stage import SPEEDS, Stage, Told
from ui.words import Words

PACE_SECONDS = 1.5
"""So long a move can be looked at when the game is played as it was."""
SLICE = 250
"""So many moves are played again at once; between two slices the page can do what it must."""
LOOKS = ("show", "steps")
"""What of the requests of a game only changes how things are shown."""


class Theatre(AnyTable):
    """The table of a game that was played before."""

    PLACE = Place.THEATRE

    def __init__(self, device: Device, show: Callable[[], None]) -> None:
        super().__init__(device, show)
        self.entrance = Place.HOME
        """Where one came from, and goes when one leaves."""
        self._reel: Reel | None = None
        self._at = 0
        self._playing = False
        self._speed = "1"
        self._gaze = Gaze(None, 0)
        self._result = True
        """Whether the result of a round is shown; one may look at the table instead."""
        self._lines: dict[int, tuple[Line, ...]] = {}
        """The sentences of the moves, as far as somebody has asked for them."""

    def requests(self) -> dict[str, Heeds]:
        """What a person can ask for here: ``watch`` and how, and to close what lies open."""
        return {"watch": self._steer, "cancel": self._cancel, "read": self._read}

    @property
    def words(self) -> Words:
        """The words with those of the game and of the theatre."""
        parts = self.session.game.play.WORDS if self.session else ()
        return self._device.lexicon.words("theatre", *parts)

    # ---- records -------------------------------------------------------------------------------

    def attend(self, record: Record[Any, Any], you: Seat | None) -> None:
        """Show a record from its beginning.

        ``you`` is the seat of the one who watches, to whom the hands of a round that is still
        played are a secret; None for a game of others, which has none. Raises OptionsError for a
        record that cannot be begun.
        """
        game = game_named(record.game)
        self._reel = reel = Reel(game.rules, record)
        self._gaze, self._playing, self._lines = Gaze.at_first(record, you), False, {}
        if self._device.desk.place is not self.PLACE:
            self.entrance = self._device.desk.place
        self.session = Session(game, reel.match(0, record))
        self._device.change(place=self.PLACE, log=(), log_open=False)
        reel.wind(SLICE)
        self._show_move(1)
        self._wind_on(reel)

    def leave(self) -> Place:
        """Forget the record; tells where to go."""
        self.pause()
        self._reel = self.session = None
        return self.entrance

    @property
    def record_here(self) -> Record[Any, Any] | None:
        """The record up to the move that is shown."""
        return self._reel.cut(self._at) if self._reel else None

    @property
    def in_round(self) -> bool:
        """Whether somebody has to decide after the move that is shown."""
        return self.session is not None and not self.session.between_rounds

    @property
    def stage(self) -> Stage | None:
        """What the controls show; None while nothing is on."""
        reel, session = self._reel, self.session
        if not reel or not session:
            return None
        state, deal = session.match.state, reel.deal_of(self._at)
        return Stage(
            at=self._at,
            moves=reel.moves,
            wound=reel.wound,
            deals=tuple(reel.deals),
            round=state.round,
            playing=self._playing,
            speed=self._speed,
            seat=session.viewer,
            you=self._gaze.you,
            may_choose=self._gaze.may_choose(reel, self._at),
            hands=state.hands if self._gaze.opens(reel, self._at) else (),
            result=self._result,
            told=tuple(
                Told(move, self._told(reel, session, move))
                for move in range(max(deal, 1), self._at + 1)
            ),
        )

    def _wind_on(self, reel: Reel) -> None:
        """Play the rest of the record again, a slice at a time, while the first moves are seen."""

        def wind() -> None:
            if reel is self._reel:
                reel.wind(reel.wound + SLICE)
                self._wind_on(reel)
                self._show()

        if reel.wound < reel.moves:
            self._device.later(0, wind)

    # ---- moves ---------------------------------------------------------------------------------

    def _told(self, reel: Reel, session: Session, move: int) -> tuple[Line, ...]:
        """The sentences of a move, as the one who watches saw it; nobody's secrets are in them."""
        if move not in self._lines:
            ear, game = self._gaze.ear, session.game
            seen = (game.rules.observe(event, ear) for event in reel.frames[move].events)
            narrator = game.play.narrator(self.words, session.names(self.words), ear)
            self._lines[move] = narrator.tell(seen)
        return self._lines[move]

    def _steer(self, how: str) -> None:
        """Heed ``play``, ``on``, ``back``, ``start``, ``end``, ``to 12``, ``speed 2``, ``hands 1``.

        ``table`` looks past the result of a round. What makes no sense changes nothing.
        """
        reel = self._reel
        if not reel:
            return
        match how.split():
            case ["play"] if self._playing or self._at < reel.moves:
                self._playing = not self._playing
            case ["play"]:
                self._playing = True
                self._show_move(1)
            case ["on"]:
                self._playing = False
                self._step_on()
            case ["back"]:
                self._halt_at(self._at - 1)
            case ["start"]:
                self._halt_at(1)
            case ["end"]:
                self._halt_at(reel.moves)
            case ["to", move] if move.isdecimal():
                self._halt_at(int(move))
            case ["speed", speed] if speed in SPEEDS:
                self._speed = speed
            case ["hands", whose] if self._gaze.may_choose(reel, self._at):
                self._gaze = self._gaze.at(whose, len(reel.record.players))
                self._show_move(self._at)
            case ["table"]:
                self._result = False
        self.go_on()

    def _halt_at(self, move: int) -> None:
        self._playing = False
        self._show_move(move)

    def _show_move(self, move: int) -> None:
        """Show the table after a move, at once."""
        reel = self._reel
        if not reel or not self.session:
            return
        reel.wind(move)
        self._at = min(max(move, 1), reel.moves)
        self.session = session = self._session(reel, self.session.game)
        play, seen = session.game.play, session.seen(reel.frames[self._at].events)
        self.held = play.at_once(play.settle(session.view(), play.nothing_held(), seen))
        self._tell(reel, session)

    def _step_on(self) -> None:
        """Show the next move as it was made: cards fly, and what was rebuilt is shown in steps."""
        reel = self._reel
        if not reel or not self.session or self._at >= reel.moves:
            self._playing = False
            return
        reel.wind(self._at + 1)
        if reel.wound == self._at:  # the next move is one that the rules refuse
            self._show_move(self._at)
            return
        self._at += 1
        self.session = session = self._session(reel, self.session.game)
        play, events = session.game.play, reel.frames[self._at].events
        seen = session.seen(events)
        self.held = play.again(play.settle(session.view(), self.held, seen), seen)
        for event in events if self._gaze.opens(reel, self._at) else seen:
            own = play.flights((event,), session.viewer)
            self._motion += own or play.flights((event,), NOBODY)
        self._device.play(*play.cues(seen, self._gaze.ear))
        self._playing = self._playing and self._at < reel.moves
        self._tell(reel, session)

    def _session(self, reel: Reel, game: Game) -> Session:
        return self._gaze.session(game, reel, self._at, self.words("person"))

    def _tell(self, reel: Reel, session: Session) -> None:
        self._result = True
        lines = news(self._told(reel, session, self._at))
        if reel.flaw and self._at == reel.moves:
            lines = (*lines, Line(self.words("theatre.flaw", n=reel.flaw.number)))
        self._device.change(message=lines, tone="")

    # ---- what differs from a table -------------------------------------------------------------

    def heed(self, request: str) -> None:
        """Let the game change how things are shown, and wait meanwhile; no intent is heard."""
        session = self.session
        if session and request.split(" ", 1)[0] in LOOKS:
            self.held, _ = session.game.play.heed(request, session.view(), self.held)
            self._playing = False
            self.pause()

    def _read(self, what: str) -> None:
        """Tell how things stand, as the one at the bottom sees it."""
        session = self.session
        if session and what in READABLE:
            line = session.narrator(self.words).read(what, session.view(), self.held)
            self._device.change(message=(line,), tone="")

    def sit_down(self) -> None:
        """Show it all anew, in the language that is spoken now; one stays at the move."""
        self._lines = {}
        self._show_move(self._at)
        self.go_on()

    def go_on(self) -> None:
        """Show what is shown in steps; then, if the game is being played, the next move."""
        self.pause()
        session, speed = self.session, float(self._speed)
        if session and self._in_steps:
            later = partial(self._show_step, session, self._plan)
            self._device.later(STEP_SECONDS / speed, later)
        elif session and self._playing:
            pace = PACE_SECONDS * session.game.play.pause(self.held)
            self._device.later(pace / speed, partial(self._play_on, self._plan))

    def _play_on(self, planned: object) -> None:
        if planned is self._plan:
            self._step_on()
            self.go_on()
            self._show()
