"""A person at a table of Mexe-Mexe without a browser: sees a tree, presses its controls."""

from __future__ import annotations

from game import mexe_mexe as rules
from game.cards import Card
from game.mexe_mexe import Event, State, View
from game.mexe_mexe.workbench import Workbench
from game.ruling import Allowed, Refused
from ui import mexe_mexe as play
from ui.desk import Desk, Place
from ui.lines import Line
from ui.mexe_mexe.held import Held, bench_of, hand_of
from ui.mexe_mexe.narrate import Narrator
from ui.preferences import Preferences
from ui.scene import Scene
from ui.tree import Node
from ui.words import Language, Words

NAMES = ("Você", "Ana", "Beto", "Carla", "Davi", "Elisa", "Fábio", "Gabi")
WORDS = {language: Words.load(language, "mexe") for language in Language}


def cards(text: str) -> tuple[Card, ...]:
    """Cards by their text."""
    return tuple(map(Card.parse, text.split()))


def text(them: tuple[Card, ...]) -> str:
    """Cards as text."""
    return " ".join(map(str, them))


class Sitting:
    """The person on a seat, by default the first one, at a table in this position."""

    def __init__(self, position: str | State, seat: int = 0) -> None:
        state = rules.parse_position(position) if isinstance(position, str) else position
        self.state, self.seat = state, seat
        self.held: Held = play.recall("", self.view)
        self.message: tuple[Line, ...] = ()
        self.language = Language.PORTUGUESE
        self.preferences = Preferences()
        self.may_hint = True

    @property
    def view(self) -> View:
        """What the person may know."""
        return rules.view(self.state, self.seat)

    @property
    def bench(self) -> Workbench:
        """The workbench as it lies."""
        return bench_of(self.view, self.held)

    @property
    def hand(self) -> str:
        """The hand as it lies."""
        return text(hand_of(self.view, self.held))

    @property
    def melds(self) -> list[str]:
        """The table as it lies."""
        return [text(meld) for meld in self.bench.melds]

    @property
    def selected(self) -> str:
        """What is selected, sorted."""
        return text(tuple(sorted(self.held.selected, key=lambda card: card.order)))

    def ask(self, *requests: str) -> Sitting:
        """Ask for these, as a control or a drag would, whether a control offers them or not."""
        for request in requests:
            if request.startswith("prefer "):
                _, name, value = request.split()
                self.preferences = self.preferences.with_choice(name, value)
                continue
            self.held, intent = play.heed(request, self.view, self.held)
            if intent is not None:
                self.happen(intent)
        return self

    def happen(self, intent: rules.Intent) -> None:
        """Have an intent of whoever is on turn judged, and see what comes of it."""
        ruling = rules.judge(self.state, self.state.turn, intent)
        if isinstance(ruling, Refused):
            self.message = (self.narrator().refusal(ruling),)
            self.held = play.let_go(self.held)
            return
        assert isinstance(ruling, Allowed)
        for event in ruling.events:
            self.state = rules.evolve(self.state, event)
        seen = tuple(rules.observe(event, self.seat) for event in ruling.events)
        self.see(seen)

    def see(self, seen: tuple[Event, ...]) -> None:
        """Take what has been seen to happen."""
        self.message = self.narrator().tell(seen)
        self.held = play.settle(self.view, self.held, seen)

    def narrator(self) -> Narrator:
        """Who tells."""
        names = NAMES[: self.view.seats]
        return play.narrator(WORDS[self.language], names, self.seat)

    def tree(self) -> Node:
        """What is shown."""
        seats = self.view.seats
        return play.present(
            Scene(
                words=WORDS[self.language],
                view=self.view,
                names=NAMES[:seats],
                avatars=tuple(range(seats)),
                desk=Desk(place=Place.TABLE, message=self.message),
                held=self.held,
                preferences=self.preferences,
                can_undo=False,
                shared=False,
                may_hint=self.may_hint,
            )
        )

    def controls(self) -> list[str]:
        """What the controls within reach ask for."""
        return [
            node.attributes["data-do"]
            for part in self.tree().children
            if isinstance(part, Node) and "inert" not in part.attributes
            for node in part.walk()
            if "data-do" in node.attributes and "aria-disabled" not in node.attributes
        ]

    def press(self, *requests: str) -> Sitting:
        """Press the controls that ask for these; each must be within reach then."""
        for request in requests:
            assert request in self.controls(), f"no control for {request!r}: {self.controls()}"
            self.ask(request)
        return self

    def find(self, **attributes: str) -> list[Node]:
        """The nodes with these attributes; ``_`` stands for ``-``."""
        wanted = {name.strip("_").replace("_", "-"): value for name, value in attributes.items()}
        return [node for node in self.tree().walk() if wanted.items() <= node.attributes.items()]

    def label(self, do: str) -> str:
        """The label of the control that asks for this."""
        return self.find(data_do=do)[0].attributes["aria-label"]

    def text(self, kind: str) -> str:
        """The text of the nodes of this class."""
        return " ".join(
            node.text()
            for node in self.tree().walk()
            if kind in node.attributes.get("class", "").split()
        )
