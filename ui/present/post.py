"""Games by link away from the table: how it goes, an invitation, and the games there are."""

from __future__ import annotations

from game.seats import Seat
from ui.house_rules import TITLES
from ui.places import LONGEST_NAME
from ui.present.by_link import date, paste
from ui.present.fields import entry, label
from ui.present.head import head
from ui.present.parts import action, icon, notice, page, tool, unseen
from ui.sharing.mail import Invitation, Mail
from ui.sharing.threads import Thread
from ui.tree import Node, button, node
from ui.words import Words


def present_post(words: Words, mail: Mail, *, notice_key: str | None = None) -> Node:
    """The whole screen."""
    if mail.invitation:
        title, body = words("by-link.invited"), _invitation(words, mail.invitation)
    elif mail.sealing:
        from ui.present.own_deck import waiting  # noqa: PLC0415  # few have own decks

        title, body = words("own-deck.title"), waiting(words, mail)
    else:
        title, body = words("by-link.title"), _games(words, mail)
    told = mail.told
    screen = node(
        "section",
        {"class": "letterbox", "aria-labelledby": "letterbox-title"},
        head(tool("home", words("bar.home"), icon("home")), "letterbox-title", title),
        node(
            "div",
            {"class": "letterbox-body"},
            node(
                "p",
                {
                    "class": "setup-message",
                    "role": "alert" if told.refused else "status",
                    "data-tone": "refused" if told.refused else None,
                },
                icon("warning") if told.refused else None,
                node("span", None, words(told.key, **told.values)),
                button("post restore", {"class": "action"}, icon("undo"), words("by-link.restore"))
                if mail.dropped
                else None,
                key="told",
            )
            if told
            else None,
            *body,
        ),
        key="letterbox",
    )
    return page(words, screen, notice=notice(words, notice_key), dialog=None)


def _games(words: Words, mail: Mail) -> tuple[Node | None, ...]:
    return (
        node("p", None, words("by-link.how")),
        node("p", {"class": "post-note"}, words("by-link.kinds")),
        action("post new", words("by-link.new"), "primary"),
        paste(words),
        node("h2", {"class": "setup-heading"}, words("by-link.games")) if mail.threads else None,
        node(
            "ul",
            {"class": "threads"},
            *(_thread(words, key, thread, own=key in mail.own) for key, thread in mail.threads),
        )
        if mail.threads
        else None,
    )


def _thread(words: Words, key: str, thread: Thread, *, own: bool) -> Node:
    """A game to go to, or to delete: which and of which kind it is, with whom, how it stands."""
    last = thread.last
    if last is None:
        state = ""
    elif last.turn is None:
        state = words("by-link.between")
    elif last.turn in thread.mine:
        state = words("turn.yours")
    else:
        state = words("turn.of", name=thread.names[last.turn])
    game, names = TITLES[thread.game], words.all(name for name in thread.names if name)
    return node(
        "li",
        {"class": "thread-item"},
        button(
            f"post go {key}",
            {"class": "action thread"},
            node("span", {"class": "thread-game"}, game),
            node("span", {"class": "thread-state"}, state),
            node("span", {"class": "thread-names"}, names),
            node(
                "span",
                {"class": "letter-when"},
                words("own-deck.kind-own" if own else "own-deck.kind-trust"),
                f" · {date(words, last.when)}" if last else None,
            ),
        ),
        button(
            f"post delete {key}",
            {"class": "action thread-delete"},
            words("by-link.delete"),
            unseen(words("by-link.delete-which", game=game, names=names)),
        ),
        key=key,
    )


# ---- an invitation ------------------------------------------------------------------------------


def _invitation(words: Words, invited: Invitation) -> tuple[Node | None, ...]:
    record = invited.record
    game, names = TITLES[record.game], [player.name for player in record.players]
    if invited.sender is None:
        who = words("by-link.nobody-invites", game=game)
    else:
        who = words("by-link.invites", name=names[invited.sender], game=game)
    if not invited.seats:
        return (
            node("p", {"class": "letterbox-lead"}, words("own-deck.full")),
            node("p", None, words("own-deck.full-why", names=words.all(names))),
            paste(words),
        )
    return (
        node("p", {"class": "letterbox-lead"}, who),
        node("p", None, words("by-link.with", names=words.all(names))),
        node("h2", {"class": "setup-heading", "id": "seats-title"}, words("by-link.seat")),
        node(
            "div",
            {"class": "seats-free", "role": "group", "aria-labelledby": "seats-title"},
            *(_seat(invited, seat) for seat in invited.seats),
        ),
        *(part for seat in sorted(invited.mine) for part in _name(words, invited, seat)),
        *(
            node("p", {"class": "post-note"}, words(key))
            for key in (("own-deck.how", "own-deck.limits") if invited.own else ("by-link.trust",))
        ),
        node(
            "div",
            {"class": "post-actions"},
            action("post sit", words("by-link.sit"), "primary")
            if invited.mine
            else node("p", {"class": "post-asked"}, words("by-link.no-seat")),
            action("post decline", words("by-link.decline")),
        ),
    )


def _seat(invited: Invitation, seat: Seat) -> Node:
    return button(
        f"post seat {seat}",
        {"class": "action seat-free", "aria-pressed": "true" if seat in invited.mine else "false"},
        invited.record.players[seat].name,
        key=str(seat),
    )


def _name(words: Words, invited: Invitation, seat: Seat) -> tuple[Node, Node]:
    name = invited.record.players[seat].name
    return (
        label(f"post-name-{seat}", words("by-link.name", name=name)),
        entry(f"post name {seat}", f"post-name-{seat}", value=name, maxlength=LONGEST_NAME),
    )
