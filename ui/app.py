"""The app: takes what a person or a bot asks for, keeps the game, and has the result shown.

It knows no browser. The screen, the storage, the timer and the source of seeds are given to it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Protocol

from game import mau_mau
from game.bots import BOTS
from game.cards import Card
from game.match import ReplayError, replay, start
from game.mau_mau.events import DealerDrawn, Drew, Event, Misplayed, Skipped
from game.mau_mau.intents import CALL, Deal, Intent, Play, parse_intent
from game.mau_mau.options import Options
from game.record import Flaw, Player, Record, RecordError, read, write
from game.rules import OptionsError
from game.ruling import Refused
from game.seats import Seat
from game.shuffle import Stream
from ui import store
from ui.desk import Desk, Dialog
from ui.motion import Flight, flights
from ui.narrate import news
from ui.preferences import Preferences, Speed
from ui.present import Scene, present_curtain, present_home, present_table
from ui.session import Session
from ui.store import MemoryStorage, Storage, StorageError
from ui.tree import Node
from ui.words import Language, Words

DRAWING_PAUSE = 4
"""A bot waits so many times as long while the draw for the deal is shown."""
BOT = "simple"
BOT_NAMES = ("Ana", "Beto", "Caio", "Duda", "Elis", "Fábio", "Gal", "Hugo", "Iara")


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
        self._words = Words.load(self._preferences.language or language)
        self._desk = Desk(seats=self._preferences.seats)
        self._session: Session | None = None
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
        ``seats 5``, ``card 7Cb``, ``play``, ``play mau-mau``, ``suit H``, ``cancel``,
        ``intent draw`` (any intent's text), ``undo``, ``again``, ``uncover``, ``log``,
        ``language en``, ``speed fast``, ``dismiss``. Requests that make no sense any more (a double
        tap, a card that has just gone) do nothing.
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
            case ["seats", number]:
                self._change(seats=int(number))
                self._prefer(seats=int(number))
            case ["card", card]:
                self._tap(Card.parse(card))
            case ["play", *call]:
                self._play_selected(calls=call == [CALL])
            case ["suit", suit]:
                self._play_wild(suit)
            case ["cancel"]:
                self._change(dialog=None)
            case ["intent", text]:
                self._ask(parse_intent(text))
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
            case ["dismiss"]:
                self._change(notice=None)
            case _:
                return
        self._show()

    # ---- games ---------------------------------------------------------------------------------

    def _load(self) -> None:
        """Take up the saved game; one that cannot be taken up is set aside, and it is said."""
        text = self._storage.read(store.GAME)
        if text is None:
            return
        try:
            record: Record[Options, Intent] = read(text, mau_mau)
            _check_players(record.players)
            self._session = Session.of(replay(mau_mau, record))
        except RecordError as error:
            self._set_aside(error.flaw.value)
        except (ReplayError, OptionsError):
            self._set_aside("damaged")

    def _set_aside(self, flaw: str) -> None:
        try:
            store.set_aside(self._storage, store.GAME)
        except StorageError:
            self._storage = MemoryStorage()
            self._change(notice="not-kept")
        else:
            self._change(notice=f"aside.{flaw}")

    def _start(self) -> None:
        """Start a game, after a question if another one would be lost."""
        if self._session and not self._session.over:
            self._change(dialog=Dialog.REPLACE)
        else:
            self._start_anew()

    def _start_anew(self) -> None:
        bots = (Player(name, BOT) for name in BOT_NAMES[: self._desk.seats - 1])
        self._begin(Options(), (Player(""), *bots))

    def _rematch(self) -> None:
        """The same people under the same rules, and nothing left of the match before."""
        if self._session and self._session.over:
            self._begin(self._session.record.options, self._session.record.players)

    def _begin(self, options: Options, players: tuple[Player, ...]) -> None:
        record: Record[Options, Intent] = Record(mau_mau.NAME, options, players, self._new_seed())
        self._session = Session.of(start(mau_mau, record))
        self._change(at_home=False, dialog=None, log=())
        self._ask(Deal())

    def _sit_down(self) -> None:
        """Go on with the game: what happened is told again, and the bots are at work."""
        if not self._session:
            return
        log = self._session.log(self._words)
        self._change(at_home=False, dialog=None, log=log, message=log[-1:], tone="", drawing=None)
        self._await_bot()

    def _go_home(self) -> None:
        self._moment += 1
        self._change(at_home=True, dialog=None, selected=None)

    # ---- turns ---------------------------------------------------------------------------------

    def _tap(self, card: Card) -> None:
        """Select a card of the hand, or play the one that is selected already."""
        if self._desk.selected is card:
            self._play_selected(calls=False)
        elif self._session and card in self._session.view().hand:
            self._change(selected=card)

    def _play_selected(self, *, calls: bool) -> None:
        """Play the selected card, after the question for a suit if it is wild."""
        card = self._desk.selected
        if not self._session or card is None:
            return
        legal = (intent for intent in self._session.view().legal if isinstance(intent, Play))
        if any(intent.face is card.face and intent.suit for intent in legal):
            self._change(dialog=Dialog.SUIT, calls=calls)
        else:
            self._ask(Play(card.face, calls=calls))

    def _play_wild(self, suit: str) -> None:
        if self._desk.selected:
            wild = parse_intent(f"play {self._desk.selected.face} {suit}")
            assert isinstance(wild, Play)
            self._ask(replace(wild, calls=self._desk.calls))

    def _ask(self, intent: Intent) -> None:
        """The person at the screen asks for an intent."""
        if self._session and not self._desk.at_home and self._session.wanted is None:
            self._apply(self._session, self._session.viewer, intent)

    def _apply(self, session: Session, seat: Seat, intent: Intent) -> None:
        """Have an intent judged; keep and tell what came of it, and go on."""
        came, self._session = session.apply(seat, intent)
        if isinstance(came, Refused):
            line = session.narrator(self._words).refusal(came)
            self._change(message=(line,), tone="refused", dialog=None)
            return
        self._save()
        self._tell(came, since=self._desk.new_cards if seat != session.viewer else frozenset())
        if self._preferences.speed is not Speed.INSTANT:
            self._motion = flights(came, session.viewer)
        self._await_bot()

    def _tell(self, seen: tuple[Event, ...], *, since: frozenset[Card]) -> None:
        """Put what was seen on the desk; ``since`` are new cards that came before it."""
        assert self._session
        hand = self._session.view().hand
        lines = self._session.narrator(self._words).tell(seen)
        came = {card for event in seen if isinstance(event, Drew) for card in event.cards if card}
        selected = self._desk.selected
        self._change(
            log=self._desk.log + lines,
            message=news(lines),
            tone="punished" if any(isinstance(event, Misplayed) for event in seen) else "",
            dialog=None,
            selected=selected if selected in hand else None,
            new_cards=frozenset(hand) & (came | since),
            skipped=frozenset(event.seat for event in seen if isinstance(event, Skipped)),
            drawing=next((event for event in seen if isinstance(event, DealerDrawn)), None),
        )

    def _await_bot(self) -> None:
        """If a bot is on turn, let it play after a while, unless something happens before."""
        moment = self._moment = self._moment + 1
        seat = self._session.bot_on_turn if self._session else None
        if seat is None:
            return

        def play() -> None:
            if self._session and moment == self._moment:
                self._apply(self._session, seat, _choice(self._session, seat))
                self._show()

        pause = DRAWING_PAUSE if self._desk.drawing else 1
        self._later(self._preferences.speed.seconds * pause, play)

    def _undo(self) -> None:
        """Take back the last decision; only where bots alone have seen what came of it."""
        if self._session and len(self._session.people) == 1 and not self._desk.at_home:
            self._session = self._session.undone()
            self._save()
            self._change(selected=None, new_cards=frozenset(), skipped=frozenset())
            self._sit_down()

    def _show_again(self) -> None:
        """Tell and show once more what happened since the viewer last decided."""
        if self._session:
            lately = self._session.lately()
            self._change(message=news(self._session.narrator(self._words).tell(lately)), tone="")
            self._motion = flights(lately, self._session.viewer)

    def _uncover(self) -> None:
        """The person whose turn it is has the device: the screen is that person's from now on."""
        if self._session and (wanted := self._session.wanted) is not None:
            self._session = replace(self._session, viewer=wanted)
            self._change(selected=None, new_cards=frozenset())
            self._sit_down()
            self._show_again()

    # ---- keeping and showing -------------------------------------------------------------------

    def _save(self) -> None:
        assert self._session
        self._keep(store.GAME, write(self._session.record, mau_mau))

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
        self._words = Words.load(language)
        self._prefer(language=language)
        if not self._desk.at_home:
            self._sit_down()

    def _change(self, **changes: Any) -> None:
        self._desk = replace(self._desk, **changes)

    def _saved(self) -> str | None:
        """What there is to go on with, in words."""
        if not self._session:
            return None
        seats, number = len(self._session.record.players), self._session.state.round
        return self._words("home.saved", n=seats, round=number)

    def _show(self) -> None:
        motion, self._motion = self._motion, ()
        session, words, desk = self._session, self._words, self._desk
        if not session or desk.at_home:
            self._screen.show(present_home(words, desk, self._saved()), ())
        elif (wanted := session.wanted) is not None:
            self._screen.show(present_curtain(words, desk, session.names(words)[wanted]), ())
        else:
            names, speed = session.names(words), self._preferences.speed
            shared = len(session.people) > 1
            scene = Scene(words, session.view(), names, desk, speed, shared=shared)
            self._screen.show(present_table(scene), motion)


def _check_players(players: tuple[Player, ...]) -> None:
    """Raise RecordError unless the bots among the players are known here."""
    unknown = [player.bot for player in players if player.bot not in (None, *BOTS[mau_mau.NAME])]
    if unknown:
        raise RecordError(Flaw.NEWER, f"no such bot: {unknown[0]}")


def _choice(session: Session, seat: Seat) -> Intent:
    """What the bot on the seat wants; the same record always makes it want the same."""
    record = session.record
    chance = Stream(record.seed, f"bot {seat} {len(record.intents)}")
    bot = BOTS[mau_mau.NAME][record.players[seat].bot or BOT]
    intent: Intent = bot(mau_mau.view(session.state, seat), chance)
    return intent
