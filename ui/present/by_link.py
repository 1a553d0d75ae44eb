"""The link of a game that is played by link: over the table, and what can be done with it."""

from __future__ import annotations

from dataclasses import replace

from ui.present.fields import entry, label
from ui.present.parts import action, icon
from ui.present.share import qr_code, ways_out
from ui.session import Session
from ui.sharing.mail import Mail
from ui.sharing.threads import Letter
from ui.sharing.turns import Arrival
from ui.tree import Node, button, node
from ui.words import Words


def with_mail(table: Node, words: Words, mail: Mail, session: Session) -> Node:
    """The screen of a table with the link of its game over it, within reach of any dialog."""
    return replace(table, children=(_panel(words, mail, session), *table.children))


def _panel(words: Words, mail: Mail, session: Session) -> Node:
    opened = mail.open
    return node(
        "section",
        {"class": "post", "aria-label": words("by-link.label")},
        node(
            "div",
            {"class": "post-head"},
            node(
                "p",
                {"class": "post-text", "role": "status"},
                *(
                    node("span", {"data-tone": tone}, text, " ")
                    for text, tone in _state(words, mail, session)
                ),
            ),
            button(
                "post toggle",
                {
                    "class": "action",
                    "aria-expanded": "true" if opened else "false",
                    "aria-controls": "post-body" if opened else None,
                },
                icon("close" if opened else "cards"),
                words("by-link.close" if opened else "by-link.link"),
                key="toggle",
            ),
        ),
        node("div", {"class": "post-body", "id": "post-body"}, *_body(words, mail, session))
        if opened
        else None,
        key="notice by-link",
    )


def _state(words: Words, mail: Mail, session: Session) -> tuple[tuple[str, str | None], ...]:
    """What has come of a link, and what one waits for, each with its tone."""
    told = mail.told
    last = mail.thread.last if mail.thread else None
    said = words(told.key, **told.values) if told else ""
    if mail.arrival:
        text = words("by-link.asked")
    elif session.awaited is not None:
        name = session.names(words)[session.awaited]
        text = words("by-link.waiting" if last and last.sent else "by-link.send", name=name)
    elif session.actor is None and mail.seals:
        from ui.present.own_deck import between_rounds  # noqa: PLC0415  # few have own decks

        text = between_rounds(words, mail, mail.seals)
        if told and told.key == "own-deck.checked":
            said = ""  # for the text says it, too
    elif session.actor is None:
        text = words("by-link.over-sent" if last and last.sent else "by-link.over")
    else:
        text = "" if said else words("by-link.yours")
    lines = ((said, "refused" if told and told.refused else None), (text, None))
    return tuple(line for line in lines if line[0])


def _body(words: Words, mail: Mail, session: Session) -> tuple[Node | None, ...]:
    if mail.arrival:
        return _question(words, mail.arrival)
    return (
        *(
            outgoing(words, mail, words("by-link.yours-to-send"))
            if mail.link and session.turn_passed
            else ()
        ),
        paste(words),
        _letters(words, mail, session.names(words)),
        node(
            "p", {"class": "post-note"}, words("own-deck.note" if mail.seals else "by-link.trust")
        ),
        None if mail.seals else action("post seats", words("by-link.seats")),
    )


def _question(words: Words, came: Arrival) -> tuple[Node | None, ...]:
    """Which of two games to go on with."""
    return (
        node(
            "p",
            {"class": "post-asked", "role": "alert"},
            words(f"by-link.came.{came.outcome.value}", move=came.move),
        ),
        node(
            "div",
            {"class": "post-actions"},
            action("post keep", words("by-link.keep"), "primary"),
            action("post take", words("by-link.take")),
        ),
    )


def outgoing(words: Words, mail: Mail, text: str) -> tuple[Node | None, ...]:
    """The link, under this label: to be copied by a button or by hand, handed on or drawn."""
    drawn = mail.drawing
    drawing = drawn if drawn and drawn.address == mail.link else None
    return (
        label("post-link", text),
        node(
            "input",
            {
                "class": "entry post-link",
                "id": "post-link",
                "type": "text",
                "readonly": True,
                "value": mail.link,
            },
        ),
        node(
            "div",
            {"class": "post-actions"},
            *ways_out(words, mail.link, words("by-link.copy")),
            action("post sent", words("by-link.is-sent")),
            None if drawing else action("post qr", words("share.qr")),
        ),
        qr_code(words, drawing.code, too_long=drawing.too_long) if drawing else None,
    )


def paste(words: Words) -> Node:
    """Where a link that has come is put."""
    return node(
        "div",
        {"class": "post-paste"},
        label("post-open", words("by-link.paste")),
        entry(
            "post open",
            "post-open",
            placeholder=words("by-link.paste-hint"),
            inputmode="url",
            enterkeyhint="go",
        ),
    )


def _letters(words: Words, mail: Mail, names: tuple[str, ...]) -> Node | None:
    """All links of the game, the newest first; each can be copied again."""
    letters = mail.thread.letters if mail.thread else ()
    if not letters:
        return None
    return node(
        "div",
        {"class": "post-letters"},
        button(
            "post letters",
            {
                "class": "panel-head",
                "aria-expanded": "true" if mail.listed else "false",
                "aria-controls": "post-letters" if mail.listed else None,
            },
            icon("minus" if mail.listed else "plus"),
            node("span", {"class": "panel-title"}, words("by-link.letters", n=len(letters))),
        ),
        node(
            "ol",
            {"class": "letters", "id": "post-letters", "reversed": True},
            *(
                _letter(words, mail, names, number, letter)
                for number, letter in reversed(tuple(enumerate(letters)))
            ),
        )
        if mail.listed
        else None,
    )


def _letter(words: Words, mail: Mail, names: tuple[str, ...], number: int, letter: Letter) -> Node:
    moves, way = letter.moves, words(f"by-link.way.{letter.way.value}")
    what = words("by-link.letter", n=moves)
    if letter.turn is not None:
        what = words("by-link.letter-turn", n=moves, name=names[letter.turn])
    when = date(words, letter.when)
    return node(
        "li",
        {"class": "letter"},
        node(
            "span",
            {"class": "letter-what"},
            node("span", None, what),
            " ",
            node(
                "span",
                {"class": "letter-when"},
                words("by-link.letter-when", way=way, date=when) if when else way,
            ),
        ),
        button(
            f"post look {number}",
            {"class": "action", "aria-label": words("by-link.look-at", n=moves)},
            words("by-link.look"),
        ),
        button(
            f"copy {mail.linked(letter.link)}",
            {"class": "action", "aria-label": words("by-link.copy-of", n=moves)},
            words("by-link.copy-short"),
        ),
        key=str(number),
    )


def date(words: Words, when: str) -> str:
    """A date like ``2026-11-30T08:16`` as it is written in the language; nothing for nothing."""
    day, _, time = when.partition("T")
    match day.split("-"):
        case [year, month, number]:
            return words("by-link.date", year=year, month=month, day=number, time=time)
        case _:
            return ""
