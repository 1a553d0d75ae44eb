"""The app: holds the match, takes what a person or a bot asks for, and has the result shown.

It knows no browser. The screen, the storage, the timer and the source of seeds are given to it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any, Protocol

from game import mau_mau
from game.bots import BOTS
from game.cards import Card
from game.match import Match, ReplayError, apply, replay, start, steps
from game.mau_mau.events import Drew, Event, Misplayed, Skipped
from game.mau_mau.intents import Deal, Intent, Play, parse_intent
from game.mau_mau.options import Options, OptionsError
from game.mau_mau.state import State
from game.mau_mau.view import View
from game.record import Flaw, Player, Record, RecordError, read, write
from game.ruling import Refused
from game.seats import Seat
from game.shuffle import Stream
from ui import store
from ui.desk import Desk, Dialog
from ui.motion import Flight, flights
from ui.narrate import Narrator
from ui.preferences import Preferences, Speed
from ui.present import Scene, present_home, present_table
from ui.store import MemoryStorage, Storage, StorageError
from ui.tree import Node
from ui.words import Language, Words

MauMau = Match[State, Options, Intent]

BOT = "simple"
BOT_NAMES = ("Ana", "Beto", "Caio", "Duda", "Elis", "Fábio", "Gal", "Hugo", "Iara")
YOU: Seat = 0
"""The seat of the person at the screen."""


class Screen(Protocol):
    """Where trees are shown."""

    def show(self, tree: Node, motion: tuple[Flight, ...]) -> None:
        """Draw the tree, and let cards fly from where they were."""


class App:
    """One person's table."""

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
        self._match: MauMau | None = None
        self._motion: tuple[Flight, ...] = ()
        self._moment = 0
        """Counts what has happened; a bot's turn that was planned at another moment is void."""

    def open(self) -> None:
        """Begin: at the table where the last visit left off, or at home."""
        self._load()
        if self._match:
            self._sit_down()
        self._show()

    def act(self, request: str) -> None:  # noqa: C901, PLR0912  # one case a request
        """Do what the person asks for by a control of the screen.

        ``start``, ``start anew`` (without asking again), ``continue``, ``home``, ``seats 5``,
        ``card 7Cb``, ``play``, ``suit H``, ``cancel``, ``intent draw`` (any intent's text),
        ``log``,
        ``language en``, ``speed fast``, ``dismiss``. Requests that make no sense any more (a double
        tap, a card that has just gone) do nothing.
        """
        match request.split(" ", 1):
            case ["start"]:
                self._start()
            case ["start", "anew"]:
                self._start_anew()
            case ["continue"]:
                self._sit_down()
            case ["home"]:
                self._go_home()
            case ["seats", number]:
                self._change(seats=int(number))
                self._prefer(seats=int(number))
            case ["card", card]:
                self._tap(Card.parse(card))
            case ["play"]:
                self._play_selected()
            case ["suit", suit]:
                self._play_wild(suit)
            case ["cancel"]:
                self._change(dialog=None)
            case ["intent", text]:
                self._ask(parse_intent(text))
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
        """Take up the saved game; one that cannot be taken up is set aside, and the person told."""
        text = self._storage.read(store.GAME)
        if text is None:
            return
        try:
            record: Record[Options, Intent] = read(text, mau_mau)
            _check_players(record.players)
            self._match = replay(mau_mau, record)
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
        if self._match and not self._match.state.result:
            self._change(dialog=Dialog.REPLACE)
        else:
            self._start_anew()

    def _start_anew(self) -> None:
        bots = (Player(name, BOT) for name in BOT_NAMES[: self._desk.seats - 1])
        record: Record[Options, Intent] = Record(
            mau_mau.NAME, Options(), (Player(""), *bots), self._new_seed()
        )
        self._match = start(mau_mau, record)
        self._change(at_home=False, dialog=None, log=())
        self._ask(Deal())

    def _sit_down(self) -> None:
        """Go on with the game: its log is told again, and the bots are at work."""
        if not self._match:
            return
        narrator = self._narrator()
        log = tuple(
            line
            for step in steps(mau_mau, self._match.record)
            for line in narrator.tell(_seen(step.ruling.events))
        )
        self._change(at_home=False, dialog=None, log=log, message=log[-1:], tone="")
        self._await_bot()

    def _go_home(self) -> None:
        self._moment += 1
        self._change(at_home=True, dialog=None, selected=None)

    # ---- turns ---------------------------------------------------------------------------------

    def _tap(self, card: Card) -> None:
        """Select a card of the hand, or play the one that is selected already."""
        if self._desk.selected is card:
            self._play_selected()
        elif self._match and card in self._match.state.hands[YOU]:
            self._change(selected=card)

    def _play_selected(self) -> None:
        card = self._desk.selected
        if not self._match or card is None:
            return
        legal = (intent for intent in self._view().legal if isinstance(intent, Play))
        if any(intent.face is card.face and intent.suit for intent in legal):
            self._change(dialog=Dialog.SUIT)
        else:
            self._ask(Play(card.face))

    def _play_wild(self, suit: str) -> None:
        if self._desk.selected:
            self._ask(parse_intent(f"play {self._desk.selected.face} {suit}"))

    def _ask(self, intent: Intent) -> None:
        """The person asks for an intent."""
        if self._match and not self._desk.at_home:
            self._apply(self._match, YOU, intent)

    def _apply(self, match: MauMau, seat: Seat, intent: Intent) -> None:
        """Have an intent judged; keep and tell what came of it, and go on."""
        ruling, self._match = apply(mau_mau, match, seat, intent)
        if isinstance(ruling, Refused):
            line = self._narrator().refusal(ruling)
            self._change(message=(line,), tone="refused", dialog=None)
            return
        self._keep(store.GAME, write(self._match.record, mau_mau))
        seen = _seen(ruling.events)
        self._tell(seen, since=frozenset() if seat == YOU else self._desk.new_cards)
        self._motion = flights(seen, YOU)
        self._await_bot()

    def _tell(self, seen: tuple[Event, ...], *, since: frozenset[Card]) -> None:
        """Put what was seen on the desk; ``since`` are new cards that came before it."""
        hand = self._view().hand
        lines = self._narrator().tell(seen)
        came = {card for event in seen if isinstance(event, Drew) for card in event.cards if card}
        selected = self._desk.selected
        self._change(
            log=self._desk.log + lines,
            message=lines,
            tone="punished" if any(isinstance(event, Misplayed) for event in seen) else "",
            dialog=None,
            selected=selected if selected in hand else None,
            new_cards=frozenset(hand) & (came | since),
            skipped=frozenset(event.seat for event in seen if isinstance(event, Skipped)),
        )

    def _await_bot(self) -> None:
        """If a bot is on turn, let it play after a while, unless something happens before."""
        moment = self._moment = self._moment + 1
        seat = mau_mau.actor(self._match.state) if self._match else None
        if self._match is None or seat is None or self._match.record.players[seat].bot is None:
            return

        def play() -> None:
            if self._match and moment == self._moment:
                self._apply(self._match, seat, _choice(self._match, seat))
                self._show()

        self._later(self._preferences.speed.seconds, play)

    # ---- keeping and showing -------------------------------------------------------------------

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

    def _view(self) -> View:
        assert self._match
        return mau_mau.view(self._match.state, YOU)

    def _names(self) -> tuple[str, ...]:
        assert self._match
        players = self._match.record.players
        return tuple(player.name or self._words("you.name") for player in players)

    def _narrator(self) -> Narrator:
        return Narrator(self._words, self._names(), YOU)

    def _saved(self) -> str | None:
        """What there is to go on with, in words."""
        if not self._match:
            return None
        seats, number = len(self._match.record.players), self._match.state.round
        return self._words("home.saved", n=seats, round=number)

    def _show(self) -> None:
        motion, self._motion = self._motion, ()
        if self._desk.at_home or not self._match:
            self._screen.show(present_home(self._words, self._desk, self._saved()), ())
            return
        speed = self._preferences.speed
        scene = Scene(self._words, self._view(), self._names(), self._desk, speed)
        self._screen.show(present_table(scene), motion)


def _check_players(players: tuple[Player, ...]) -> None:
    """Raise RecordError unless the bots among the players are known here."""
    unknown = [player.bot for player in players if player.bot not in (None, *BOTS)]
    if unknown:
        raise RecordError(Flaw.NEWER, f"no such bot: {unknown[0]}")


def _seen(events: Iterable[Event]) -> tuple[Event, ...]:
    """The events as the person at the screen saw them."""
    return tuple(mau_mau.observe(event, YOU) for event in events)


def _choice(match: MauMau, seat: Seat) -> Intent:
    """What the bot on the seat wants; the same record always makes it want the same."""
    chance = Stream(match.record.seed, f"bot {seat} {len(match.record.intents)}")
    bot = BOTS[match.record.players[seat].bot or BOT]
    return bot(mau_mau.view(match.state, seat), chance)
