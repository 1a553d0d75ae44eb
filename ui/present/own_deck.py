"""Games with own decks: the choice at the set-up, the wait for the seals, and what is said of them.

A *seal* is what is called the pledge of a secret in ``game.links.own_deck``, and its salt.
"""

from __future__ import annotations

from game.seats import Seat
from ui.present.by_link import outgoing, paste
from ui.present.parts import icon
from ui.setup import Setup
from ui.sharing.mail import Mail, Seals
from ui.sharing.own_setup import hindrance
from ui.sharing.threads import Way
from ui.tree import Node, button, node
from ui.words import Words

KINDS = (("off", "trust"), ("on", "own"))
"""The two kinds of games by link, by what is asked for and by their words."""
SHOWN_LINES = 12
"""So many sentences are told where the table cannot be seen."""


def kinds(words: Words, setup: Setup) -> tuple[Node, ...]:
    """What a table with somebody elsewhere can be: played in trust, or with own decks."""
    if why := hindrance(setup):
        key = f"own-deck.not.{why}"
        return (_note(words("setup.away-note")), _note(words(key)))
    own = setup.own_decks
    return (
        node(
            "div",
            {"class": "seats-free", "role": "group", "aria-label": words("own-deck.kind")},
            *(
                button(
                    f"setup own {asked}",
                    {
                        "class": "action seat-free",
                        "aria-pressed": "true" if own == (asked == "on") else "false",
                    },
                    words(f"own-deck.kind-{kind}"),
                    key=f"own {asked}",
                )
                for asked, kind in KINDS
            ),
        ),
        *(
            (_note(words("own-deck.how")), _note(words("own-deck.limits")))
            if own
            else (_note(words("setup.away-note")),)
        ),
    )


def _note(text: str) -> Node:
    return node("p", {"class": "option-note"}, text)


def waiting(words: Words, mail: Mail) -> tuple[Node | None, ...]:
    """What is seen of a game without its table: the links that go before the first card."""
    seals = mail.seals
    if seals is None or seals.lost:
        return _lost(words, seals)
    return (
        node("p", {"class": "letterbox-lead"}, _awaited(words, mail, seals)),
        node(
            "ul",
            {"class": "threads", "aria-label": words("own-deck.seals")},
            *(_seal(words, seals, seat) for seat in range(len(seals.names))),
        ),
        *(outgoing(words, mail, words("own-deck.link")) if mail.link else ()),
        paste(words),
        node("p", {"class": "post-note"}, words("own-deck.how")),
        node("p", {"class": "post-note"}, words("own-deck.limits")),
    )


def _awaited(words: Words, mail: Mail, seals: Seals) -> str:
    """To whom the link goes, or whose seals are awaited."""
    last = mail.thread.last if mail.thread else None
    if last and last.way is Way.MADE and not last.sent:
        return words("own-deck.send", name=seals.names[seals.next])
    key = "own-deck.wait" if seals.sealing else "own-deck.wait-open"
    return words(key, names=words.all(seals.names[seat] for seat in seals.awaited))


def _seal(words: Words, seals: Seals, seat: Seat) -> Node:
    due = seat in seals.awaited
    state = "done" if not due else "due" if seals.sealing else "due-open"
    return node(
        "li",
        {"class": "letter"},
        node("span", {"class": "seal"}, None if due else icon("lock"), seals.names[seat]),
        node("span", {"class": "letter-when"}, words(f"own-deck.seal-{state}")),
        key=str(seat),
    )


def _lost(words: Words, seals: Seals | None) -> tuple[Node | None, ...]:
    """The game of which the secret is lost: what has happened in it is told."""
    return (
        node("p", {"class": "letterbox-lead"}, words("own-deck.lost")),
        node("p", None, words("own-deck.lost-why")),
        paste(words),
        node(
            "ol",
            {"class": "threads"},
            *(
                node("li", {"class": "letter"}, line, key=f"{number} {line}")
                for number, line in enumerate(seals.lines[-SHOWN_LINES:])
            ),
        )
        if seals and seals.lines
        else None,
    )


def between_rounds(words: Words, mail: Mail, seals: Seals) -> str:
    """How it stands between two rounds."""
    if seals.sealed:
        return words("own-deck.open", name=seals.names[seals.next])
    proved, last = words("own-deck.proved"), mail.thread.last if mail.thread else None
    back = last is not None and last.way is Way.MADE and not last.sent
    return f"{proved} {words('own-deck.back')}" if back else proved
